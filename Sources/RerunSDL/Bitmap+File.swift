import CSDL2
import CSDL2Image
public import RerunStage

extension Bitmap {
  /// Reads a picture file (PNG, JPEG, WebP); nil if it can't be read, isn't one, or is larger than
  /// 8192 pixels a side.
  public init?(file path: String) {
    guard let loaded = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    guard (1...8192).contains(loaded.pointee.w), (1...8192).contains(loaded.pointee.h),
      let surface = SDL_ConvertSurfaceFormat(loaded, UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue), 0)
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    guard let base = surface.pointee.pixels else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = UnsafeRawBufferPointer(
        start: base + row * Int(surface.pointee.pitch),
        count: width * 4
      )
      pixels.append(contentsOf: start)
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
