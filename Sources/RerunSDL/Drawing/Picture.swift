import CSDL2
import RerunStage

/// Pixels ready to be copied onto a frame, straight alpha.
final class Picture {
  let width: Int
  let height: Int
  /// Whether every pixel covers what is under it.
  let isOpaque: Bool
  private let surface: UnsafeMutablePointer<SDL_Surface>
  /// The same pixels taken as having no alpha: copied, not blended.
  private let solidSurface: UnsafeMutablePointer<SDL_Surface>
  private var texture: Texture?

  /// - Parameter pixels: `0xAARRGGBB`, rows from the top.
  convenience init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height,
      let surface = Self.surface(width, height)
    else { return nil }
    let pitch = Int(surface.pointee.pitch)
    pixels.withUnsafeBytes { source in
      guard let from = source.baseAddress, let to = surface.pointee.pixels else { return }
      for row in 0..<height {
        (to + row * pitch).copyMemory(from: from + row * width * 4, byteCount: width * 4)
      }
    }
    self.init(owning: surface, isOpaque: pixels.allSatisfy { $0 >> 24 == 255 })
  }

  convenience init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0,
      bitmap.pixels.count == bitmap.width * bitmap.height * 4,
      let surface = Self.surface(bitmap.width, bitmap.height)
    else { return nil }
    bitmap.pixels.withUnsafeBytes {
      _ = SDL_ConvertPixels(
        Int32(bitmap.width),
        Int32(bitmap.height),
        UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
        $0.baseAddress,
        Int32(bitmap.width * 4),
        UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
        surface.pointee.pixels,
        surface.pointee.pitch
      )
    }
    var isOpaque = true
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var index = 3
      while index < pixels.count, isOpaque {
        isOpaque = pixels[index] == 255
        index += 4
      }
    }
    self.init(owning: surface, isOpaque: isOpaque)
  }

  private init?(owning surface: UnsafeMutablePointer<SDL_Surface>, isOpaque: Bool) {
    let about = surface.pointee
    guard
      let solid = SDL_CreateRGBSurfaceWithFormatFrom(
        about.pixels,
        about.w,
        about.h,
        32,
        about.pitch,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
    else {
      SDL_FreeSurface(surface)
      return nil
    }
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_BLEND)
    SDL_SetSurfaceBlendMode(solid, SDL_BLENDMODE_NONE)
    width = Int(about.w)
    height = Int(about.h)
    self.surface = surface
    solidSurface = solid
    self.isOpaque = isOpaque
  }

  deinit {
    SDL_FreeSurface(solidSurface)
    SDL_FreeSurface(surface)
  }

  var byteCount: Int { width * height * 4 }

  /// The surface to copy from; `isSolid` leaves alpha out.
  func unsafeSurface(isSolid: Bool) -> UnsafeMutablePointer<SDL_Surface> {
    isSolid ? solidSurface : surface
  }

  /// The picture in the renderer's own memory, sent there at first use.
  func texture(on renderer: RendererHandle) -> Texture? {
    if let texture { return texture }
    texture = Texture(renderer, surface: surface)
    return texture
  }

  /// A part of the picture as `0xAARRGGBB`; transparent outside of it.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: max(0, rect.width) * max(0, rect.height))
    let inside = rect.intersection(PixelRect(0, 0, width, height))
    guard !inside.isEmpty, let start = surface.pointee.pixels else { return result }
    let pitch = Int(surface.pointee.pitch)
    for row in inside.y..<inside.maxY {
      let source = (start + row * pitch).assumingMemoryBound(to: UInt32.self)
      let target = (row - rect.y) * rect.width - rect.x
      for column in inside.x..<inside.maxX { result[target + column] = source[column] }
    }
    return result
  }

  private static func surface(_ width: Int, _ height: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    // 16k is beyond every texture limit, and its square beyond any memory.
    guard width <= 16384, height <= 16384 else { return nil }
    return SDL_CreateRGBSurfaceWithFormat(
      0,
      Int32(width),
      Int32(height),
      32,
      UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    )
  }
}

/// An SDL renderer, destroyed when the last of its textures is gone.
final class RendererHandle {
  let renderer: OpaquePointer
  init(_ renderer: OpaquePointer) { self.renderer = renderer }
  deinit { SDL_DestroyRenderer(renderer) }
}

/// A texture, and the renderer it must not outlive.
final class Texture {
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  private let owner: RendererHandle

  init?(_ owner: RendererHandle, surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let pointer = SDL_CreateTextureFromSurface(owner.renderer, surface) else { return nil }
    self.pointer = pointer
    self.owner = owner
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeNearest)
  }

  init?(
    _ owner: RendererHandle,
    access: SDL_TextureAccess,
    format: SDL_PixelFormatEnum = SDL_PIXELFORMAT_ARGB8888,
    width: Int,
    height: Int
  ) {
    guard
      let pointer = SDL_CreateTexture(
        owner.renderer,
        UInt32(format.rawValue),
        Int32(access.rawValue),
        Int32(width),
        Int32(height)
      )
    else { return nil }
    self.pointer = pointer
    self.owner = owner
    self.width = width
    self.height = height
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeNearest)
  }

  deinit { SDL_DestroyTexture(pointer) }
}
