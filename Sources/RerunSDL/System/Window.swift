import CSDL2
import Glibc
import RerunStage

/// The kiosk's window: the whole screen, or a part of a desktop.
///
/// Main thread only, but for `waker`.
public final class Window {
  public enum Style: Sendable, Equatable {
    case fullScreen
    /// Size in the desktop's points.
    case windowed(width: Int, height: Int)
  }

  /// What draws on it.
  public enum Graphics: Sendable, Equatable {
    /// OpenGL ES 2 if there is, else the CPU.
    case automatic
    case software
  }

  public let waker: Waker
  /// SDL's name of the system that shows the window ("x11", "wayland", "KMSDRM", "offscreen").
  public let driver: String
  private let style: Style
  private let graphics: Graphics
  private var handle: WindowHandle
  private var window: OpaquePointer { handle.window }
  private var usesOpenGL: Bool

  /// - Throws: `SDLError.noDisplay` if there is nothing to show a window on; then render to memory.
  public init(style: Style, graphics: Graphics = .automatic) throws(SDLError) {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest")
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw .noDisplay(SDLError.reason)
    }
    guard SDL_GetNumVideoDisplays() > 0 else {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw .noDisplay("no screen is connected")
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // SDL's last resorts show nothing to anybody; they count only if somebody asked for them.
    if SDL_getenv("SDL_VIDEODRIVER") == nil, ["offscreen", "dummy", "evdev"].contains(driver) {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw .noDisplay("no screen was found")
    }
    self.style = style
    self.graphics = graphics
    waker = Waker()
    // The profile must be asked for before the window is made; MINOR too, or some drivers refuse.
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue))
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0)
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1)
    let wantsOpenGL = graphics == .automatic
    if wantsOpenGL, let window = Self.open(style, openGL: true) {
      handle = WindowHandle(window)
      usesOpenGL = true
    } else if let window = Self.open(style, openGL: false) {
      handle = WindowHandle(window)
      usesOpenGL = false
    } else {
      let reason = SDLError.reason
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw .window(reason)
    }
    SDL_ShowCursor(style == .fullScreen ? 0 : 1)
    SDL_StopTextInput()
  }

  deinit {
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  private static func open(_ style: Style, openGL: Bool) -> OpaquePointer? {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_SHOWN.rawValue
    if openGL { flags |= SDL_WINDOW_OPENGL.rawValue }
    var width: Int32 = 1920
    var height: Int32 = 1080
    switch style {
    case .fullScreen:
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      var mode = SDL_DisplayMode()
      if SDL_GetDesktopDisplayMode(0, &mode) == 0, mode.w > 0, mode.h > 0 {
        width = mode.w
        height = mode.h
      }
    case .windowed(let wanted, let high):
      flags |= SDL_WINDOW_RESIZABLE.rawValue
      width = Int32(max(160, min(16384, wanted)))
      height = Int32(max(90, min(16384, high)))
    }
    let anywhere = Int32(bitPattern: 0x1FFF_0000)  // SDL_WINDOWPOS_UNDEFINED
    return SDL_CreateWindow("Rerun Kiosk", anywhere, anywhere, width, height, flags)
  }

  // MARK: - What draws on it

  /// OpenGL ES 2 on the window; nil if it isn't to be had, or only something else in its name.
  func makeOpenGLRenderer() -> RendererHandle? {
    guard usesOpenGL else { return nil }
    // By index and not by hint: with a hint, SDL falls back to desktop OpenGL without a word.
    for index in 0..<SDL_GetNumRenderDrivers() {
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0, String(cString: info.name) == "opengles2"
      else { continue }
      let flags =
        SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
        | SDL_RENDERER_PRESENTVSYNC.rawValue
      guard let renderer = SDL_CreateRenderer(window, index, flags) else { return nil }
      let made = RendererHandle(renderer, on: handle)
      guard SDL_GetRendererInfo(renderer, &info) == 0,
        String(cString: info.name) == "opengles2"
      else { return nil }
      return made
    }
    return nil
  }

  /// Makes the window one that the CPU draws on; its size in pixels.
  func prepareForSurface() throws(SDLError) -> (width: Int, height: Int) {
    if usesOpenGL {
      // A window made for OpenGL may have no surface, and one that had a renderer has none.
      guard let plain = Self.open(style, openGL: false) else {
        throw .window(SDLError.reason)
      }
      handle = WindowHandle(plain)
      usesOpenGL = false
    }
    guard let surface = SDL_GetWindowSurface(window) else { throw .renderer(SDLError.reason) }
    return (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  /// Copies parts of a frame to the window.
  func show(_ canvas: SurfaceCanvas, _ rects: [PixelRect]) {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    SDL_SetClipRect(canvas.unsafeSurface, nil)
    var updated: [SDL_Rect] = []
    for rect in rects {
      var from = SDL_Rect(rect)
      var to = from
      SDL_UpperBlit(canvas.unsafeSurface, &from, surface, &to)
      updated.append(SDL_Rect(rect))
    }
    SDL_UpdateWindowSurfaceRects(window, updated, Int32(updated.count))
  }

  /// Lets the desktop blank the screen or switch it off, or keeps it from that, as it does at first.
  ///
  /// On a console nobody but the kiosk could do that, and SDL has no call for it.
  public var mayDisplaySleep: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set { if newValue { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() } }
  }

  /// Whether keys are text, too: `WindowEvent.text`.
  public var takesText: Bool {
    get { SDL_IsTextInputActive() == SDL_TRUE }
    set {
      guard newValue != takesText else { return }
      if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }

  // MARK: - Events

  /// Whether SDL sleeps in the system while it waits for an event; elsewhere it asks a thousand
  /// times a second.
  private var sdlCanWait: Bool { driver == "x11" || driver == "wayland" }

  /// Whether keys come from SDL; on a console the kiosk reads the devices itself.
  public var deliversKeys: Bool { sdlCanWait }

  /// Waits until something happens, at most `timeoutMilliseconds` (negative: for ever).
  ///
  /// Consoles and other drivers without a wait of their own sleep in `poll`, so there a change of
  /// the display is noticed at the next timeout.
  ///
  /// - Parameter descriptors: Files to watch too (input devices, the command socket).
  public func wait(timeoutMilliseconds: Int, descriptors: [Int32] = []) {
    let timeout = Int32(clamping: timeoutMilliseconds)
    SDL_PumpEvents()
    if SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE { return }
    guard sdlCanWait else {
      Self.poll(descriptors + [waker.descriptor], timeout)
      return
    }
    if descriptors.isEmpty {
      if timeout < 0 { SDL_WaitEvent(nil) } else { SDL_WaitEventTimeout(nil, timeout) }
      return
    }
    // SDL's wait knows of no other files, so on a desktop these are looked at in between.
    var left = timeout
    while timeout < 0 || left > 0 {
      let slice = timeout < 0 ? Self.slice : min(Self.slice, left)
      if SDL_WaitEventTimeout(nil, slice) == 1 || Self.poll(descriptors, 0) { return }
      left -= slice
    }
  }

  private static let slice: Int32 = 20

  @discardableResult
  private static func poll(_ descriptors: [Int32], _ timeout: Int32) -> Bool {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return Glibc.poll(&polled, nfds_t(polled.count), timeout) > 0
  }

  /// Everything since the last call, in order.
  public func pollEvents() -> [WindowEvent] {
    var events: [WindowEvent] = []
    var isWoken = waker.take()
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      if event.type == waker.eventType {
        isWoken = true
      } else if let new = Self.translate(event), events.last != new || new.isText {
        events.append(new)
      }
    }
    if isWoken { events.append(.wake) }
    return events
  }

  private static func translate(_ event: SDL_Event) -> WindowEvent? {
    switch event.type {
    case SDL_QUIT.rawValue: .quit
    case SDL_KEYDOWN.rawValue:
      .keyDown(
        scancode: Int(event.key.keysym.scancode.rawValue),
        isRepeat: event.key.repeat != 0
      )
    case SDL_TEXTINPUT.rawValue:
      withUnsafeBytes(of: event.text.text) { bytes in
        .text(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    case SDL_KEYUP.rawValue: .keyUp(scancode: Int(event.key.keysym.scancode.rawValue))
    case SDL_DISPLAYEVENT.rawValue: .displayChanged
    case SDL_RENDER_TARGETS_RESET.rawValue, SDL_RENDER_DEVICE_RESET.rawValue: .pictureLost
    case SDL_WINDOWEVENT.rawValue: translate(event.window)
    default: nil
    }
  }

  private static func translate(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch UInt32(event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED.rawValue: .resized
    case SDL_WINDOWEVENT_EXPOSED.rawValue, SDL_WINDOWEVENT_RESTORED.rawValue: .exposed
    case SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue: .displayChanged
    case SDL_WINDOWEVENT_CLOSE.rawValue: .quit
    default: nil
    }
  }
}
