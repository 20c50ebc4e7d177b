import CMPV
import Dispatch
import Glibc

/// The yardstick of changing channels: an mpv handle that is already warm, with as little around it
/// as its software renderer needs.
///
/// Holds pointers, as a measure of the bare library has to. mpv's own options, but for what no
/// machine without devices has (sound, hardware decoding) and `hr-seek=no`; frames are taken as soon
/// as they are there.
final class BareMPV {
  private let handle: OpaquePointer
  private var render: OpaquePointer?
  private let bell = DispatchSemaphore(value: 0)
  private let width: Int32
  private let height: Int32
  private let frame: UnsafeMutableRawPointer

  init(width: Int, height: Int) throws {
    guard let handle = mpv_create() else { throw BenchmarkError("mpv can't be started") }
    self.handle = handle
    self.width = Int32(width)
    self.height = Int32(height)
    frame = .allocate(byteCount: width * height * 4, alignment: 64)
    let options = [
      ("vo", "libmpv"), ("ao", "null"), ("hwdec", "no"), ("hr-seek", "no"), ("config", "no"),
      ("terminal", "no"), ("idle", "yes"), ("keep-open", "yes"), ("video-timing-offset", "0"),
    ]
    for (name, value) in options { mpv_set_option_string(handle, name, value) }
    guard mpv_initialize(handle) >= 0 else { throw BenchmarkError("mpv can't be started") }
    let code = MPV_RENDER_API_TYPE_SW.withCString { type in
      var parameters = [
        mpv_render_param(
          type: MPV_RENDER_PARAM_API_TYPE,
          data: UnsafeMutableRawPointer(mutating: type)
        ),
        mpv_render_param(),
      ]
      return mpv_render_context_create(&render, handle, &parameters)
    }
    guard code >= 0 else { throw BenchmarkError("mpv has no software renderer") }
    // Both only ring; the bell outlives them, as deinit takes them away first.
    let ring = Unmanaged.passUnretained(bell).toOpaque()
    mpv_set_wakeup_callback(handle, Self.ring, ring)
    mpv_render_context_set_update_callback(render, Self.ring, ring)
  }

  private static let ring: @convention(c) (UnsafeMutableRawPointer?) -> Void = { bell in
    guard let bell else { return }
    Unmanaged<DispatchSemaphore>.fromOpaque(bell).takeUnretainedValue().signal()
  }

  deinit {
    mpv_set_wakeup_callback(handle, nil, nil)
    if let render {
      mpv_render_context_set_update_callback(render, nil, nil)
      mpv_render_context_free(render)
    }
    mpv_terminate_destroy(handle)
    frame.deallocate()
  }

  /// Opens a film at a position and waits until its first frame is in memory.
  ///
  /// - Returns: Seconds from the call.
  func open(_ film: Film, atMilliseconds position: Int64) throws -> Double {
    let start = Clock.wall
    send(["loadfile", film.path, "replace", "start=+\(Double(position) / 1000)"])
    while true {
      drain()
      if takeFrame() {
        let pixel = frame.loadUnaligned(fromByteOffset: Int(width) * 4 * 60 + 240, as: UInt32.self)
        if film.shows(pixel & 0xFF_FFFF) { return Clock.wall - start }
      }
      guard bell.wait(timeout: .now() + 10) == .success else {
        throw BenchmarkError("bare mpv shows nothing of \(film.path)")
      }
    }
  }

  /// Lets it play on, its frames rendered.
  func play(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while bell.wait(timeout: end) == .success {
      drain()
      _ = takeFrame()
    }
  }

  func stop() {
    send(["stop"])
    play(milliseconds: 100)
  }

  private func drain() {
    while let event = mpv_wait_event(handle, 0), event.pointee.event_id != MPV_EVENT_NONE {}
  }

  private func send(_ arguments: [String]) {
    let texts = arguments.map { strdup($0) }
    var pointers = texts.map { UnsafePointer<CChar>($0) } + [nil]
    mpv_command_async(handle, 0, &pointers)
    for text in texts { free(text) }
  }

  /// Renders what is due, if anything.
  private func takeFrame() -> Bool {
    guard let render,
      mpv_render_context_update(render) & UInt64(MPV_RENDER_UPDATE_FRAME.rawValue) != 0
    else { return false }
    var size = [width, height]
    var stride = Int(width) * 4
    var waits: Int32 = 0
    "bgr0".withCString { format in
      size.withUnsafeMutableBytes { size in
        withUnsafeMutablePointer(to: &stride) { stride in
          withUnsafeMutablePointer(to: &waits) { waits in
            var parameters = [
              mpv_render_param(type: MPV_RENDER_PARAM_SW_SIZE, data: size.baseAddress),
              mpv_render_param(
                type: MPV_RENDER_PARAM_SW_FORMAT,
                data: UnsafeMutableRawPointer(mutating: format)
              ),
              mpv_render_param(type: MPV_RENDER_PARAM_SW_STRIDE, data: stride),
              mpv_render_param(type: MPV_RENDER_PARAM_SW_POINTER, data: frame),
              mpv_render_param(type: MPV_RENDER_PARAM_BLOCK_FOR_TARGET_TIME, data: waits),
              mpv_render_param(),
            ]
            mpv_render_context_render(render, &parameters)
          }
        }
      }
    }
    return true
  }
}
