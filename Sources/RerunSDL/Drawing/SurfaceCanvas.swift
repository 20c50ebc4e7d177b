import CSDL2
import RerunStage

/// A frame in memory, drawn by the CPU; needs no display.
final class SurfaceCanvas: Canvas {
  let width: Int
  let height: Int
  let unsafeSurface: UnsafeMutablePointer<SDL_Surface>
  private(set) var clip: PixelRect
  private(set) var video: UnsafeMutablePointer<SDL_Surface>?
  /// The player's picture at the stage's size, where it comes in another.
  var scaledVideo: UnsafeMutablePointer<SDL_Surface>?
  private let start: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int

  init(width: Int, height: Int) throws(SDLError) {
    guard width > 0, height > 0, width <= 16384, height <= 16384,
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(width),
        Int32(height),
        32,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
    else { throw .outOfMemory }
    guard let pixels = surface.pointee.pixels else {
      SDL_FreeSurface(surface)
      throw .outOfMemory
    }
    start = pixels.assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = Int(surface.pointee.pitch) / 4
    self.width = width
    self.height = height
    unsafeSurface = surface
    clip = PixelRect(0, 0, width, height)
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    SDL_FillRect(surface, nil, 0)
  }

  deinit {
    SDL_FreeSurface(unsafeSurface)
    if let video { SDL_FreeSurface(video) }
    if let scaledVideo { SDL_FreeSurface(scaledVideo) }
  }

  func setClip(_ rect: PixelRect) {
    clip = rect.intersection(PixelRect(0, 0, width, height))
    var clip = SDL_Rect(clip)
    SDL_SetClipRect(unsafeSurface, &clip)
  }

  func fill(_ rect: PixelRect, _ color: RGBA) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    if color.alpha == 255 {
      var rect = SDL_Rect(area)
      SDL_FillRect(unsafeSurface, &rect, color.packed)
      return
    }
    for y in area.y..<area.maxY {
      Blending.fill(color.packed, onto: pixel(area.x, y), count: area.width)
    }
  }

  func draw(
    _ picture: Picture,
    _ source: PixelRect,
    x: Int,
    y: Int,
    alpha: UInt8,
    isOpaque: Bool
  ) {
    let source = source.intersection(PixelRect(0, 0, picture.width, picture.height))
    let area = PixelRect(x, y, source.width, source.height).intersection(clip)
    guard !area.isEmpty, alpha > 0 else { return }
    var from = UnsafePointer(picture.unsafePixels)
    from += (source.y + area.y - y) * picture.width + source.x + area.x - x
    for row in area.y..<area.maxY {
      if isOpaque, alpha == 255 {
        pixel(area.x, row).update(from: from, count: area.width)
      } else {
        Blending.blend(from, onto: pixel(area.x, row), count: area.width, alpha: alpha)
      }
      from += picture.width
    }
  }

  func fill(_ polygon: [Point], _ color: RGBA) {
    ConvexPolygon(polygon).spans(in: clip) { span, coverage in
      var color = color
      color.alpha = UInt8((Int(color.alpha) * coverage + 127) / 255)
      fill(span, color)
    }
  }

  /// Where the pixel at (`x`, `y`), which is inside the frame, is kept.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    start + y * pixelsPerRow + x
  }

  // MARK: - Video

  /// Takes over a picture of four bytes a pixel in the order blue, green, red, unused.
  func uploadVideo(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return }
    if video.map({ Int($0.pointee.w) != width || Int($0.pointee.h) != height }) ?? true {
      if let video { SDL_FreeSurface(video) }
      video = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(width),
        Int32(height),
        32,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
      SDL_SetSurfaceBlendMode(video, SDL_BLENDMODE_NONE)
    }
    guard let video, let target = video.pointee.pixels else { return }
    let pitch = Int(video.pointee.pitch)
    for row in 0..<height {
      (target + row * pitch).copyMemory(from: pixels + row * stride, byteCount: width * 4)
    }
  }

  func drawVideo(in rect: PixelRect) {
    guard let video else {
      fill(rect, .black)
      return
    }
    let size = (width: Int(video.pointee.w), height: Int(video.pointee.h))
    let area = letterbox(size, in: rect)
    if area != rect { fill(rect, .black) }
    var to = SDL_Rect(area)
    if area.width == size.width, area.height == size.height {
      SDL_UpperBlit(video, nil, unsafeSurface, &to)
    } else {
      SDL_UpperBlitScaled(video, nil, unsafeSurface, &to)
    }
  }
}

/// The largest rectangle of `size`'s shape in the middle of `rect`.
func letterbox(_ size: (width: Int, height: Int), in rect: PixelRect) -> PixelRect {
  guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return rect }
  let scale = min(
    Double(rect.width) / Double(size.width),
    Double(rect.height) / Double(size.height)
  )
  let width = min(rect.width, Int((Double(size.width) * scale).rounded()))
  let height = min(rect.height, Int((Double(size.height) * scale).rounded()))
  return PixelRect(
    rect.x + (rect.width - width) / 2,
    rect.y + (rect.height - height) / 2,
    width,
    height
  )
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x),
      y: Int32(rect.y),
      w: Int32(rect.width),
      h: Int32(rect.height)
    )
  }
}

extension RGBA {
  /// `0xAARRGGBB`.
  var packed: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
