import CMPV
import Dispatch
import Foundation
import Synchronization

/// mpv's software renderer on a thread of its own: the main thread never waits for a picture.
///
/// Unchecked, because `context` is used by the thread alone once that runs; the rest is atomic or
/// under a lock. The thread holds the renderer, and the renderer the core, until `close`.
final class SoftwareRenderer: @unchecked Sendable {
  private struct Shelf {
    var width: Int
    var height: Int
    var front: PixelBuffer?
    var isFrontNew = false
  }

  let core: MPVCore
  private let context: OpaquePointer
  private let shelf: Mutex<Shelf>
  private let work = DispatchSemaphore(value: 0)
  private let hasWork = Atomic(false)
  private let isClosing = Atomic(false)
  private let pictureSignal: WakeSignal

  init(
    core: MPVCore,
    width: Int,
    height: Int,
    wake: @escaping @Sendable () -> Void
  ) throws(PlayerError) {
    self.core = core
    shelf = Mutex(Shelf(width: width, height: height))
    pictureSignal = WakeSignal(wake)
    var context: OpaquePointer?
    let code = MPV_RENDER_API_TYPE_SW.withCString { type in
      var parameters = [
        mpv_render_param(
          type: MPV_RENDER_PARAM_API_TYPE,
          data: UnsafeMutableRawPointer(mutating: type)
        ),
        mpv_render_param(),
      ]
      return mpv_render_context_create(&context, core.handle, &parameters)
    }
    try MPVCore.check(code, "render in software")
    guard let context else { throw .outOfMemory }
    self.context = context
  }

  func start() {
    core.ledger.setOutputWaker { [weak self] in self?.wakeThread() }
    // Called on mpv's threads, where nothing of mpv may be called. The thread holds `self` and
    // takes the callback away before it lets go.
    mpv_render_context_set_update_callback(
      context,
      { @Sendable context in
        guard let context else { return }
        let renderer = Unmanaged<SoftwareRenderer>.fromOpaque(context).takeUnretainedValue()
        renderer.core.ledger.handedOver()
        renderer.wakeThread()
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
    let thread = Thread { self.run() }
    thread.name = "rerun-video"
    thread.start()
  }

  func close() {
    isClosing.store(true, ordering: .releasing)
    wakeThread()
  }

  // MARK: The main thread's side

  func setSize(width: Int, height: Int) {
    let isOther = shelf.withLock { shelf in
      let isOther = shelf.width != width || shelf.height != height
      shelf.width = width
      shelf.height = height
      return isOther
    }
    if isOther { wakeThread() }
  }

  var hasNewPicture: Bool { shelf.withLock { $0.isFrontNew } }

  func takeFrame(again: Bool, _ body: (PixelBuffer) -> Void) -> Bool {
    pictureSignal.rearm()
    return shelf.withLock { shelf in
      guard shelf.isFrontNew || again, let front = shelf.front else { return false }
      shelf.isFrontNew = false
      body(front)
      return true
    }
  }

  func forgetFrame() {
    shelf.withLock { shelf in
      shelf.front = nil
      shelf.isFrontNew = false
    }
  }

  // MARK: The thread

  private func wakeThread() {
    if !hasWork.exchange(true, ordering: .acquiringAndReleasing) { work.signal() }
  }

  private func run() {
    var back: PixelBuffer?
    var drawnWidth = 0
    var drawnHeight = 0
    while true {
      work.wait()
      _ = hasWork.exchange(false, ordering: .acquiringAndReleasing)
      if isClosing.load(ordering: .acquiring) { break }

      let request = core.ledger.openRequest
      core.ledger.taking()
      let hasFrame =
        mpv_render_context_update(context) & UInt64(MPV_RENDER_UPDATE_FRAME.rawValue) != 0
      let (width, height) = shelf.withLock { ($0.width, $0.height) }
      let isResized = drawnWidth > 0 && (drawnWidth != width || drawnHeight != height)
      guard hasFrame || request != nil || isResized else { continue }
      let isNewFrame = mpv_render_frame_info(nextOf: context).isNewFrame
      if !isNewFrame, request == nil, !isResized, core.ledger.isOpening {
        skipRendering()
        continue
      }

      let buffer: PixelBuffer
      if let back, back.width == width, back.height == height {
        buffer = back
      } else {
        buffer = PixelBuffer(width: width, height: height)
      }
      if render(into: buffer, isNewFrame: isNewFrame) {
        back = shelf.withLock { shelf in
          let old = shelf.front
          shelf.front = buffer
          shelf.isFrontNew = true
          return old
        }
        drawnWidth = width
        drawnHeight = height
        pictureSignal.raise()
      }
      if let request {
        core.ledger.answer(request)
        core.eventSignal.raise()
      }
    }
    core.ledger.setOutputWaker(nil)
    mpv_render_context_set_update_callback(context, nil, nil)
    mpv_render_context_free(context)
  }

  /// Tells mpv that what it handed over is done with: until then it waits.
  private func skipRendering() {
    var skips: Int32 = 1
    withUnsafeMutablePointer(to: &skips) { skips in
      var parameters = [
        mpv_render_param(type: MPV_RENDER_PARAM_SKIP_RENDERING, data: skips), mpv_render_param(),
      ]
      _ = mpv_render_context_render(context, &parameters)
    }
  }

  private func render(into buffer: PixelBuffer, isNewFrame: Bool) -> Bool {
    if isNewFrame { core.ledger.beginFrame() }
    defer { if isNewFrame { core.ledger.endFrame() } }
    var size = [Int32(buffer.width), Int32(buffer.height)]
    var stride = buffer.stride
    var waitsForItsTime: Int32 = 0
    // In memory blue, green, red, and a byte that means nothing.
    let code = "bgr0".withCString { format in
      size.withUnsafeMutableBytes { size in
        withUnsafeMutablePointer(to: &stride) { stride in
          withUnsafeMutablePointer(to: &waitsForItsTime) { waits in
            var parameters = [
              mpv_render_param(type: MPV_RENDER_PARAM_SW_SIZE, data: size.baseAddress),
              mpv_render_param(
                type: MPV_RENDER_PARAM_SW_FORMAT,
                data: UnsafeMutableRawPointer(mutating: format)
              ),
              mpv_render_param(type: MPV_RENDER_PARAM_SW_STRIDE, data: stride),
              mpv_render_param(type: MPV_RENDER_PARAM_SW_POINTER, data: buffer.base),
              mpv_render_param(type: MPV_RENDER_PARAM_BLOCK_FOR_TARGET_TIME, data: waits),
              mpv_render_param(),
            ]
            return mpv_render_context_render(context, &parameters)
          }
        }
      }
    }
    return code >= 0
  }
}
