import CSDL2
import CSDL2Image
public import RerunStage

/// Draws draw lists: onto a picture in memory, or onto a window.
///
/// Keeps the last frame and the last list, and draws only where they differ. Main thread only.
public final class Renderer {
  private enum Output {
    case memory(SurfaceCanvas)
    /// Drawn by the CPU, then copied to the window.
    case window(SurfaceCanvas, Window)
    case openGL(RendererCanvas, GLState, Window)

    var canvas: any Canvas {
      switch self {
      case .memory(let canvas), .window(let canvas, _): canvas
      case .openGL(let canvas, _, _): canvas
      }
    }
  }

  /// What the last call of `draw` cost.
  public struct Statistics: Sendable, Equatable {
    /// Entries that were prepared anew.
    public var preparedEntries = 0
    /// Entries that were drawn; one counts for each rectangle it is in.
    public var drawnEntries = 0
    /// Rectangles that were drawn, and their pixels.
    public var rectangles = 0
    public var pixels = 0
  }

  public let text: TextEngine
  public private(set) var statistics = Statistics()
  private let art: ArtCache
  private var output: Output
  private var painter: EntryPainter
  private var theme: Theme?
  private var entries: [DrawList.Entry] = []
  private var prepared: [PreparedEntry] = []
  /// Drawn again at the next frame, whatever the list says.
  private var pending: [PixelRect]
  private var videoHasChanged = false
  /// With a full-screen picture, frames go straight to the window and the kept one is stale.
  private var isFrameStale = false

  /// Draws into memory; no display is needed.
  ///
  /// - Throws: `SDLError.outOfMemory`.
  public convenience init(
    width: Int,
    height: Int,
    text: TextEngine,
    art: any ArtPainter
  ) throws(SDLError) {
    self.init(.memory(try SurfaceCanvas(width: width, height: height)), text, art)
  }

  /// Draws onto `window`: with OpenGL ES 2 if the window has it, else by the CPU.
  public convenience init(
    window: Window,
    text: TextEngine,
    art: any ArtPainter
  ) throws(SDLError) {
    self.init(try Self.output(on: window), text, art)
  }

  private init(_ output: Output, _ text: TextEngine, _ art: any ArtPainter) {
    self.output = output
    self.text = text
    self.art = ArtCache(painter: art)
    let canvas = output.canvas
    painter = EntryPainter(
      mapping: StageMapping(width: canvas.width, height: canvas.height),
      text: text,
      art: self.art
    )
    pending = [PixelRect(0, 0, canvas.width, canvas.height)]
  }

  private static func output(on window: Window) throws(SDLError) -> Output {
    if let handle = window.makeOpenGLRenderer(), let state = GLState() {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetRendererOutputSize(handle.renderer, &width, &height)
      return .openGL(
        try RendererCanvas(handle, width: Int(width), height: Int(height)),
        state,
        window
      )
    }
    let size = try window.prepareForSurface()
    return .window(try SurfaceCanvas(width: size.width, height: size.height), window)
  }

  /// Output pixels across and down, black bars included.
  public var size: (width: Int, height: Int) { (output.canvas.width, output.canvas.height) }
  /// Output pixels per stage pixel.
  public var scale: Double { painter.mapping.scale }

  public var hasOpenGL: Bool {
    if case .openGL = output { true } else { false }
  }

  // MARK: - Drawing

  /// Draws `list` and shows it.
  ///
  /// - Returns: False if nothing is different from the last frame; then nothing was drawn.
  @discardableResult
  public func draw(_ list: DrawList, theme: Theme) -> Bool {
    statistics = Statistics()
    if self.theme != theme {
      if self.theme != nil { forgetPictures() }
      self.theme = theme
    }
    var damage = update(list.entries, theme: theme)
    damage += pending
    pending = []
    if videoHasChanged {
      videoHasChanged = false
      damage += prepared.filter(\.hasVideo).map(\.bounds)
    }
    let whole = PixelRect(0, 0, size.width, size.height)
    var rects = Damage.coalesced(damage.map { $0.intersection(whole).rect })
      .map(PixelRect.init(pixels:))
    guard !rects.isEmpty else { return false }

    let isDirect = goesStraightToWindow(rects)
    if isDirect || isFrameStale { rects = [whole] }
    if case .openGL(let canvas, _, _) = output { canvas.begin(onWindow: isDirect) }
    for rect in rects { draw(rect) }
    show(rects, isDirect: isDirect)
    isFrameStale = isDirect
    return true
  }

  /// Prepares what is new in `entries`; gives the areas of what is new and what is gone.
  private func update(_ entries: [DrawList.Entry], theme: Theme) -> [PixelRect] {
    let hasNewFiles = art.takeFiles()
    let matches = Damage.matches(from: self.entries, to: entries)
    var damage: [PixelRect] = []
    var isKept = [Bool](repeating: false, count: prepared.count)
    let next = matches.indices.map { index in
      if let match = matches[index], !(hasNewFiles && prepared[match].isWaiting) {
        isKept[match] = true
        return prepared[match]
      }
      statistics.preparedEntries += 1
      let new = painter.prepare(entries[index], theme: theme)
      damage.append(new.bounds)
      return new
    }
    for index in prepared.indices where !isKept[index] { damage.append(prepared[index].bounds) }
    self.entries = entries
    prepared = next
    return damage
  }

  private func draw(_ rect: PixelRect) {
    let canvas = output.canvas
    // What is under something opaque needn't be drawn.
    let bottom = prepared.lastIndex { $0.opaque.contains(rect) }
    if bottom == nil {
      canvas.setClip(rect)
      canvas.fill(rect, .black)
    }
    for entry in prepared[(bottom ?? 0)...] where entry.bounds.intersects(rect) {
      entry.draw(on: canvas, in: rect)
      statistics.drawnEntries += 1
    }
    statistics.rectangles += 1
    statistics.pixels += rect.width * rect.height
  }

  private func show(_ rects: [PixelRect], isDirect: Bool) {
    switch output {
    case .memory: break
    case .window(let canvas, let window): window.show(canvas, rects)
    case .openGL(let canvas, _, _): canvas.present(copies: !isDirect)
    }
  }

  /// Moving pictures that fill the stage leave nothing of the last frame to keep.
  private func goesStraightToWindow(_ rects: [PixelRect]) -> Bool {
    guard case .openGL = output else { return false }
    return rects.contains { $0.contains(painter.mapping.stage) }
      && prepared.contains { $0.hasVideo && $0.bounds == painter.mapping.stage }
  }

  /// Draws everything at the next frame.
  public func invalidateAll() { pending = [PixelRect(0, 0, size.width, size.height)] }

  /// Forgets baked pictures: the theme has changed, or the graphics card has lost them.
  private func forgetPictures() {
    art.removeAll()
    painter.removeAll()
    entries = []
    prepared = []
    invalidateAll()
  }

  // MARK: - Picture files

  /// Called, on another thread, when a picture file was read: `draw` then shows it, with the same
  /// list too.
  public var pictureFileIsRead: (@Sendable () -> Void)? {
    didSet { art.files.setWhenRead(pictureFileIsRead) }
  }

  /// Whether a picture file that was drawn is still being read.
  public var isWaitingForFiles: Bool { art.files.isBusy }

  /// Picture files that could not be read, each told once; their placeholder stays.
  public func takeFailedFiles() -> [String] { art.takeFailedFiles() }

  /// Makes files that could not be read be tried again when they are next drawn anew.
  public func forgetFailedFiles() { art.forgetFailedFiles() }

  // MARK: - Changes of the output

  /// Takes over a new size of the window, or what the graphics card lost.
  ///
  /// - Throws: If there is no frame of that size; the renderer must not be used then.
  public func outputChanged(isDeviceLost: Bool = false) throws(SDLError) {
    switch output {
    case .memory: return
    case .window(_, let window):
      let size = try window.prepareForSurface()
      output = .window(try SurfaceCanvas(width: size.width, height: size.height), window)
    case .openGL(let canvas, let state, let window):
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetRendererOutputSize(canvas.handle.renderer, &width, &height)
      output = .openGL(
        try RendererCanvas(canvas.handle, width: Int(width), height: Int(height)),
        state,
        window
      )
    }
    let canvas = output.canvas
    let mapping = StageMapping(width: canvas.width, height: canvas.height)
    if mapping != painter.mapping || isDeviceLost {
      painter = EntryPainter(mapping: mapping, text: text, art: art)
      art.removeAll()
      entries = []
      prepared = []
    }
    isFrameStale = false
    invalidateAll()
  }

  // MARK: - Video

  /// Says that the player has a new picture: the next frame shows it.
  public func videoChanged() { videoHasChanged = true }

  /// Output pixels that a picture in `rect` should have, to be shown without scaling.
  public func videoSize(in rect: Rect) -> (width: Int, height: Int) {
    let pixels = painter.mapping.pixels(rect)
    return (pixels.width, pixels.height)
  }

  /// Takes over a picture; four bytes a pixel in the order blue, green, red, unused.
  ///
  /// - Parameter stride: Bytes from one row to the next.
  public func uploadVideo(
    pixels: UnsafeRawPointer,
    width: Int,
    height: Int,
    stride: Int
  ) {
    guard stride >= width * 4 else { return }
    switch output {
    case .memory(let canvas), .window(let canvas, _):
      canvas.uploadVideo(pixels, width: width, height: height, stride: stride)
    case .openGL(let canvas, _, _):
      canvas.uploadVideo(pixels, width: width, height: height, stride: stride)
    }
    videoHasChanged = true
  }

  /// Lets `body` draw the player's picture with OpenGL into a framebuffer object of that size,
  /// rows from the top (libmpv: `flip_y` 0); SDL's own GL state is kept.
  ///
  /// - Returns: False without OpenGL or memory; `body` was not called then.
  public func withVideoFramebuffer(
    width: Int,
    height: Int,
    _ body: (_ framebuffer: UInt32) -> Void
  ) -> Bool {
    guard case .openGL(let canvas, let state, _) = output else { return false }
    videoHasChanged = true
    return canvas.withVideoFramebuffer(width: width, height: height, state, body)
  }

  /// Lets `body` draw a picture that isn't shown, so that all that it needs is there when it is.
  ///
  /// - Returns: False without OpenGL or memory; `body` was not called then.
  public func withHiddenFramebuffer(
    _ body: (_ framebuffer: UInt32, _ width: Int, _ height: Int) -> Void
  ) -> Bool {
    guard case .openGL(let canvas, let state, _) = output else { return false }
    return canvas.withHiddenFramebuffer(state, body)
  }

  /// Runs `body`, which may use OpenGL (libmpv: creating a render context), and sets SDL's GL
  /// state back.
  public func withOpenGL(_ body: () -> Void) {
    guard case .openGL(let canvas, let state, _) = output else { return }
    SDL_RenderFlush(canvas.handle.renderer)
    state.saved(body)
  }

  /// Finds a GL function by name in the renderer's context (libmpv: `get_proc_address`).
  public static func glGetProcAddress(_ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? {
    SDL_GL_GetProcAddress(name)
  }

  // MARK: - Pictures of the frame

  /// The frame as it was last drawn.
  public func capture() -> Bitmap {
    switch output {
    case .memory(let canvas), .window(let canvas, _):
      let surface = canvas.unsafeSurface.pointee
      return bitmap(surface.pixels, pitch: Int(surface.pitch))
    case .openGL(let canvas, _, _):
      if isFrameStale {
        canvas.begin(onWindow: false)
        draw(PixelRect(0, 0, size.width, size.height))
        isFrameStale = false
      }
      return canvas.read().withUnsafeBytes { bitmap($0.baseAddress, pitch: size.width * 4) }
    }
  }

  /// One pixel of the frame as it was last drawn, `0x00RRGGBB`, without a copy of the frame; nil
  /// where frames are in a graphics card.
  public func pixel(x: Int, y: Int) -> UInt32? {
    switch output {
    case .openGL: return nil
    case .memory(let canvas), .window(let canvas, _):
      let surface = canvas.unsafeSurface.pointee
      guard (0..<size.width).contains(x), (0..<size.height).contains(y),
        let pixels = surface.pixels
      else { return nil }
      let offset = y * Int(surface.pitch) + x * 4
      return UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        & 0xFF_FFFF
    }
  }

  /// Pixels of `0xXXRRGGBB` as a picture without transparency.
  private func bitmap(_ pixels: UnsafeRawPointer?, pitch: Int) -> Bitmap {
    let size = size
    var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    SDL_ConvertPixels(
      Int32(size.width),
      Int32(size.height),
      UInt32(SDL_PIXELFORMAT_RGB888.rawValue),
      pixels,
      Int32(pitch),
      UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
      &bytes,
      Int32(size.width * 4)
    )
    return Bitmap(width: size.width, height: size.height, pixels: bytes)
  }

  /// Writes the frame as it was last drawn to a PNG file.
  public func writePNG(to path: String) throws(SDLError) {
    try capture().writePNG(to: path)
  }
}

extension Bitmap {
  /// Writes the picture to a PNG file.
  public func writePNG(to path: String) throws(SDLError) {
    guard width > 0, height > 0, pixels.count == width * height * 4,
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(width),
        Int32(height),
        32,
        UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue)
      )
    else { throw .outOfMemory }
    defer { SDL_FreeSurface(surface) }
    pixels.withUnsafeBytes { source in
      guard let from = source.baseAddress, let to = surface.pointee.pixels else { return }
      for row in 0..<height {
        (to + row * Int(surface.pointee.pitch))
          .copyMemory(from: from + row * width * 4, byteCount: width * 4)
      }
    }
    guard IMG_SavePNG(surface, path) == 0 else {
      throw .picture(path: path, SDLError.reason)
    }
  }
}
