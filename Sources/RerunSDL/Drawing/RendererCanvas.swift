import CSDL2
import RerunStage

/// A frame in the graphics card's memory, drawn by SDL's OpenGL ES renderer.
final class RendererCanvas: Canvas {
  let width: Int
  let height: Int
  let handle: RendererHandle
  /// What has been drawn so far; the window's own buffers don't keep it.
  let frame: Texture
  var renderer: OpaquePointer { handle.renderer }
  private(set) var video: Texture?
  /// Where players draw pictures that nobody sees yet.
  private lazy var hidden = makeVideoTarget(width: 64, height: 36)

  init(_ handle: RendererHandle, width: Int, height: Int) throws(SDLError) {
    guard
      let frame = Texture(
        handle,
        access: SDL_TEXTUREACCESS_TARGET,
        width: max(1, width),
        height: max(1, height)
      )
    else { throw .renderer(SDLError.reason) }
    self.handle = handle
    self.frame = frame
    self.width = width
    self.height = height
  }

  /// Draws into the frame, or straight onto the window.
  func begin(onWindow: Bool) {
    SDL_SetRenderTarget(renderer, onWindow ? nil : frame.pointer)
  }

  /// Shows the frame; if `copies` is false, what was drawn onto the window itself.
  func present(copies: Bool) {
    if copies {
      SDL_SetRenderTarget(renderer, nil)
      SDL_RenderSetClipRect(renderer, nil)
      SDL_RenderCopy(renderer, frame.pointer, nil, nil)
    }
    SDL_RenderPresent(renderer)
  }

  func setClip(_ rect: PixelRect) {
    // SDL takes an empty rectangle for none.
    var clip = SDL_Rect(rect.isEmpty ? PixelRect(-2, -2, 1, 1) : rect)
    SDL_RenderSetClipRect(renderer, &clip)
  }

  func fill(_ rect: PixelRect, _ color: RGBA) {
    guard !rect.isEmpty else { return }
    var area = SDL_Rect(rect)
    SDL_SetRenderDrawBlendMode(
      renderer,
      color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    )
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    SDL_RenderFillRect(renderer, &area)
  }

  func draw(
    _ picture: Picture,
    _ source: PixelRect,
    x: Int,
    y: Int,
    alpha: UInt8,
    isOpaque: Bool
  ) {
    guard let texture = picture.texture(on: handle) else { return }
    let isSolid = isOpaque && alpha == 255
    SDL_SetTextureBlendMode(texture.pointer, isSolid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetTextureAlphaMod(texture.pointer, alpha)
    var from = SDL_Rect(source)
    var to = SDL_Rect(PixelRect(x, y, source.width, source.height))
    SDL_RenderCopy(renderer, texture.pointer, &from, &to)
  }

  func fill(_ polygon: [Point], _ color: RGBA) {
    guard polygon.count >= 3 else { return }
    let ink = SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
    let vertices = polygon.map {
      SDL_Vertex(
        position: SDL_FPoint(x: Float($0.x), y: Float($0.y)),
        color: ink,
        tex_coord: SDL_FPoint(x: 0, y: 0)
      )
    }
    let indices: [Int32] = (1..<(polygon.count - 1)).flatMap { [0, Int32($0), Int32($0 + 1)] }
    // Geometry takes the draw blend mode, which is none unless set.
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_RenderGeometry(
      renderer,
      nil,
      vertices,
      Int32(vertices.count),
      indices,
      Int32(indices.count)
    )
  }

  // MARK: - Video

  /// Lets `body` draw the player's picture into the framebuffer object it is given, the first row
  /// at the top (`flip_y` 0); SDL's GL state is as before afterwards.
  ///
  /// - Returns: Whether there was a framebuffer to draw into.
  func withVideoFramebuffer(
    width: Int,
    height: Int,
    _ gl: GLState,
    _ body: (UInt32) -> Void
  ) -> Bool {
    if video?.width != width || video?.height != height {
      video = makeVideoTarget(width: width, height: height)
    }
    guard let video else { return false }
    lend(video, gl, body)
    return true
  }

  /// The same with a small picture that isn't shown.
  func withHiddenFramebuffer(_ gl: GLState, _ body: (UInt32, Int, Int) -> Void) -> Bool {
    guard let hidden else { return false }
    lend(hidden, gl) { body($0, hidden.width, hidden.height) }
    return true
  }

  private func lend(_ texture: Texture, _ gl: GLState, _ body: (UInt32) -> Void) {
    // SDL has no call that says which framebuffer a texture has, but while it is the target, GL
    // knows. Asked every time: SDL keeps one framebuffer object for all textures of a size and
    // attaches whichever is the target, so the kept frame may have been attached since.
    let target = SDL_GetRenderTarget(renderer)
    SDL_SetRenderTarget(renderer, texture.pointer)
    SDL_RenderFlush(renderer)
    let framebuffer = gl.boundFramebuffer
    SDL_SetRenderTarget(renderer, target)
    SDL_RenderFlush(renderer)
    gl.saved { body(framebuffer) }
  }

  private func makeVideoTarget(width: Int, height: Int) -> Texture? {
    guard width > 0, height > 0,
      let texture = Texture(
        handle,
        access: SDL_TEXTUREACCESS_TARGET,
        // As OpenGL itself orders them; SDL swaps red and blue of what it draws into others. Not
        // ABGR8888: where SDL 2.32 is asked for that, it takes ARGB8888.
        format: SDL_PIXELFORMAT_BGR888,
        width: width,
        height: height
      )
    else { return nil }
    SDL_SetTextureScaleMode(texture.pointer, SDL_ScaleModeLinear)
    SDL_SetRenderTarget(renderer, texture.pointer)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    SDL_RenderFlush(renderer)
    SDL_SetRenderTarget(renderer, nil)
    return texture
  }

  /// Takes over a picture of four bytes a pixel in the order blue, green, red, unused.
  func uploadVideo(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    if video?.width != width || video?.height != height {
      video = Texture(
        handle,
        access: SDL_TEXTUREACCESS_STREAMING,
        width: width,
        height: height
      )
      if let video { SDL_SetTextureScaleMode(video.pointer, SDL_ScaleModeLinear) }
    }
    if let video { SDL_UpdateTexture(video.pointer, nil, pixels, Int32(stride)) }
  }

  func drawVideo(in rect: PixelRect) {
    guard let texture = video else {
      fill(rect, .black)
      return
    }
    let area = letterbox((texture.width, texture.height), in: rect)
    if area != rect { fill(rect, .black) }
    var to = SDL_Rect(area)
    SDL_SetTextureBlendMode(texture.pointer, SDL_BLENDMODE_NONE)
    SDL_RenderCopy(renderer, texture.pointer, nil, &to)
  }

  /// Copies the frame back as `0xXXRRGGBB`; slow.
  func read() -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    SDL_SetRenderTarget(renderer, frame.pointer)
    SDL_RenderReadPixels(
      renderer,
      nil,
      UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
      &pixels,
      Int32(width * 4)
    )
    SDL_SetRenderTarget(renderer, nil)
    return pixels
  }
}
