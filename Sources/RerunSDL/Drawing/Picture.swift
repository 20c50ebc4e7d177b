import CSDL2
import RerunStage

/// Pixels ready to be copied onto a frame: `0xAARRGGBB`, straight alpha, rows from the top.
final class Picture {
  let width: Int
  let height: Int
  /// Whether every pixel covers what is under it.
  let isOpaque: Bool
  /// Read only once the picture is made.
  let unsafePixels: UnsafeMutablePointer<UInt32>
  private var texture: Texture?

  convenience init?(width: Int, height: Int, pixels: [UInt32]) {
    guard pixels.count == width * height else { return nil }
    self.init(width: width, height: height) { target in
      for index in pixels.indices { target[index] = pixels[index] }
    }
  }

  convenience init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.pixels.count == bitmap.width * bitmap.height * 4 else {
      return nil
    }
    self.init(width: bitmap.width, height: bitmap.height) { target in
      bitmap.pixels.withUnsafeBytes {
        _ = SDL_ConvertPixels(
          Int32(bitmap.width),
          Int32(bitmap.height),
          UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
          $0.baseAddress,
          Int32(bitmap.width * 4),
          UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
          target,
          Int32(bitmap.width * 4)
        )
      }
    }
  }

  /// - Parameter draw: Sets every pixel.
  private init?(width: Int, height: Int, draw: (UnsafeMutablePointer<UInt32>) -> Void) {
    // 16k is beyond every texture limit.
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    draw(pixels)
    self.width = width
    self.height = height
    unsafePixels = pixels
    var index = 0
    while index < width * height, pixels[index] >= 0xFF00_0000 { index += 1 }
    isOpaque = index == width * height
  }

  deinit { unsafePixels.deallocate() }

  var byteCount: Int { width * height * 4 }

  /// The picture in the renderer's own memory, sent there at first use.
  func texture(on renderer: RendererHandle) -> Texture? {
    if let texture { return texture }
    texture = Texture(
      renderer,
      access: SDL_TEXTUREACCESS_STATIC,
      width: width,
      height: height
    )
    if let texture { SDL_UpdateTexture(texture.pointer, nil, unsafePixels, Int32(width * 4)) }
    return texture
  }

  /// A part of the picture; transparent outside of it.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: max(0, rect.width) * max(0, rect.height))
    let inside = rect.intersection(PixelRect(0, 0, width, height))
    for row in inside.y..<max(inside.y, inside.maxY) {
      let target = (row - rect.y) * rect.width - rect.x
      for column in inside.x..<inside.maxX {
        result[target + column] = unsafePixels[row * width + column]
      }
    }
    return result
  }
}

/// An SDL renderer, destroyed when the last of its textures is gone.
final class RendererHandle {
  let renderer: OpaquePointer
  /// Goes after the renderer that draws on it.
  private let window: WindowHandle

  init(_ renderer: OpaquePointer, on window: WindowHandle) {
    self.renderer = renderer
    self.window = window
  }

  deinit { SDL_DestroyRenderer(renderer) }
}

/// An SDL window, and SDL's video for as long as there is one.
final class WindowHandle {
  let window: OpaquePointer

  /// Takes over `window`.
  init(_ window: OpaquePointer) {
    self.window = window
    SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO))  // Counted by SDL.
  }

  deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }
}

/// A texture, and the renderer it must not outlive.
final class Texture {
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  private let owner: RendererHandle

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
