import CMPV

/// Pictures drawn by mpv into the caller's OpenGL context, next to the caller's own drawing.
///
/// Made, used and let go of on the thread whose context is current, always the same one. mpv's
/// traces in the GL state are removed after each call, so that another renderer may share the
/// context. mpv's core waits for no frame: a player whose picture is not drawn loses it.
public final class OpenGLVideo: VideoOutput {
  private let core: MPVCore
  private let signal: WakeSignal
  private let hook: UpdateHook
  private let lookUp: FunctionLookUp
  private var gl: rerun_gl
  private var context: OpaquePointer?

  /// - Parameters:
  ///   - getProcAddress: `SDL_GL_GetProcAddress` or the like.
  ///   - wake: Called on a thread of mpv's when `needsRedraw` should be asked, once until it is.
  ///     It must only signal.
  /// - Throws: `.openGLIncomplete` if functions are missing, `.refused` if mpv can't use them.
  public init(
    player: Player,
    getProcAddress: @escaping (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?,
    wake: @escaping @Sendable () -> Void
  ) throws(PlayerError) {
    core = player.core
    signal = WakeSignal(wake)
    hook = UpdateHook(ledger: player.core.ledger, signal: signal)
    lookUp = FunctionLookUp(getProcAddress)
    gl = rerun_gl()
    let lookUpContext = Unmanaged.passUnretained(lookUp).toOpaque()
    guard rerun_gl_load(&gl, FunctionLookUp.callback, lookUpContext) else {
      throw .openGLIncomplete
    }
    try createContext(lookUpContext)
    core.ledger.setOutputWaker { [signal] in signal.raise() }
  }

  deinit { close() }

  public var frameCount: UInt64 { core.ledger.frameCount }

  public func needsRedraw() -> Bool {
    signal.rearm()
    guard let context else { return false }
    core.ledger.taking()
    let flags = mpv_render_context_update(context)
    return flags & UInt64(MPV_RENDER_UPDATE_FRAME.rawValue) != 0
      || core.ledger.openRequest != nil
  }

  /// Draws the newest picture, or the last one again, over the whole of a framebuffer.
  ///
  /// Anything the caller's renderer has queued must have been flushed before
  /// (`SDL_RenderFlush`).
  /// - Parameters:
  ///   - framebuffer: GL's name of it; 0 is the window.
  ///   - width: Of the framebuffer, in pixels.
  ///   - height: Of the framebuffer, in pixels.
  ///   - flipped: True for the window, whose first row is the lowest.
  public func render(framebuffer: Int32, width: Int, height: Int, flipped: Bool) {
    guard let context, width > 0, height > 0 else { return }
    let request = core.ledger.openRequest
    let isNewFrame = mpv_render_frame_info(nextOf: context).isNewFrame
    if isNewFrame { core.ledger.beginFrame() }
    var target = mpv_opengl_fbo(
      fbo: framebuffer,
      w: Int32(clamping: width),
      h: Int32(clamping: height),
      internal_format: 0
    )
    var isFlipped: Int32 = flipped ? 1 : 0
    var waitsForItsTime: Int32 = 0
    keepingState {
      withUnsafeMutablePointer(to: &target) { target in
        withUnsafeMutablePointer(to: &isFlipped) { isFlipped in
          withUnsafeMutablePointer(to: &waitsForItsTime) { waits in
            var parameters = [
              mpv_render_param(type: MPV_RENDER_PARAM_OPENGL_FBO, data: target),
              mpv_render_param(type: MPV_RENDER_PARAM_FLIP_Y, data: isFlipped),
              mpv_render_param(type: MPV_RENDER_PARAM_BLOCK_FOR_TARGET_TIME, data: waits),
              mpv_render_param(),
            ]
            _ = mpv_render_context_render(context, &parameters)
          }
        }
      }
    }
    if isNewFrame { core.ledger.endFrame() }
    if let request {
      core.ledger.answer(request)
      core.eventSignal.raise()
    }
  }

  /// The frame is on the display: to be called after each present that followed a `render`.
  public func reportSwap() {
    if let context { mpv_render_context_report_swap(context) }
  }

  /// Frees mpv's textures and shaders; the context they are in must be current.
  public func close() {
    guard let context else { return }
    self.context = nil
    core.ledger.setOutputWaker(nil)
    mpv_render_context_set_update_callback(context, nil, nil)
    keepingState { mpv_render_context_free(context) }
  }

  // MARK: mpv

  private func createContext(_ lookUpContext: UnsafeMutableRawPointer) throws(PlayerError) {
    var functions = mpv_opengl_init_params(
      get_proc_address: FunctionLookUp.callback,
      get_proc_address_ctx: lookUpContext
    )
    var hasAdvancedControl: Int32 = 1
    var context: OpaquePointer?
    var code: Int32 = 0
    let handle = core.handle
    keepingState {
      code = MPV_RENDER_API_TYPE_OPENGL.withCString { type in
        withUnsafeMutablePointer(to: &functions) { functions in
          withUnsafeMutablePointer(to: &hasAdvancedControl) { advanced in
            var parameters = [
              mpv_render_param(
                type: MPV_RENDER_PARAM_API_TYPE,
                data: UnsafeMutableRawPointer(mutating: type)
              ),
              mpv_render_param(type: MPV_RENDER_PARAM_OPENGL_INIT_PARAMS, data: functions),
              mpv_render_param(type: MPV_RENDER_PARAM_ADVANCED_CONTROL, data: advanced),
              mpv_render_param(),
            ]
            return mpv_render_context_create(&context, handle, &parameters)
          }
        }
      }
    }
    try MPVCore.check(code, "render with OpenGL")
    guard let context else { throw .outOfMemory }
    self.context = context
    // Called on mpv's threads, where nothing of mpv may be called. `close` takes it away before
    // `self` goes.
    mpv_render_context_set_update_callback(
      context,
      { @Sendable context in
        guard let context else { return }
        let hook = Unmanaged<UpdateHook>.fromOpaque(context).takeUnretainedValue()
        hook.raise()
      },
      Unmanaged.passUnretained(hook).toOpaque()
    )
  }

  private func keepingState(_ body: () -> Void) {
    var state = rerun_gl_state()
    rerun_gl_save(&gl, &state)
    body()
    rerun_gl_restore(&gl, &state)
  }
}

/// What mpv's update callback may touch.
private final class UpdateHook: Sendable {
  private let ledger: PictureLedger
  private let signal: WakeSignal

  init(ledger: PictureLedger, signal: WakeSignal) {
    self.ledger = ledger
    self.signal = signal
  }

  func raise() {
    ledger.handedOver()
    signal.raise()
  }
}

/// Finds GL functions for mpv, which asks with a C callback.
private final class FunctionLookUp {
  private let getProcAddress: (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

  init(_ getProcAddress: @escaping (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?) {
    self.getProcAddress = getProcAddress
  }

  static let callback:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? = {
      @Sendable context, name in
      guard let context, let name else { return nil }
      let lookUp = Unmanaged<FunctionLookUp>.fromOpaque(context).takeUnretainedValue()
      return lookUp.getProcAddress(name)
    }
}
