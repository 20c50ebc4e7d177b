import Synchronization

/// What has been rendered: kept by the video output, read by the player.
///
/// libmpv does not say which file a frame belongs to. Known is the order: a file's first frame
/// has been handed to the output when `PLAYBACK_RESTART` is reported, and no frame of the file
/// before it is handed over after `START_FILE`. So what is rendered from the moment the player
/// has seen `PLAYBACK_RESTART` belongs to the new file; and if everything handed over has been
/// rendered by then, and something since `START_FILE`, the new file's picture is up already.
final class PictureLedger: Sendable {
  private let started = Atomic<UInt64>(0)
  private let finished = Atomic<UInt64>(0)
  private let isPending = Atomic(false)
  private let requested = Atomic<UInt64>(0)
  private let answered = Atomic<UInt64>(0)
  private let opening = Atomic(false)
  private let outputWaker = Mutex<(@Sendable () -> Void)?>(nil)

  // MARK: For the player

  /// New frames rendered since the core was made; redrawn ones are not counted.
  var frameCount: UInt64 { finished.load(ordering: .acquiring) }
  /// New frames whose rendering has begun.
  var startedCount: UInt64 { started.load(ordering: .acquiring) }
  /// Whether everything mpv handed over has been rendered.
  var isIdle: Bool { !isPending.load(ordering: .acquiring) && startedCount == frameCount }

  /// Asks for a rendering that begins from now on; `answeredRequest` reaches the number given.
  func requestPicture() -> UInt64 {
    let number = requested.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
    outputWaker.withLock { $0 }?()
    return number
  }
  var answeredRequest: UInt64 { answered.load(ordering: .acquiring) }

  /// Whether a file was asked for that hasn't begun: what is drawn again until then is of the one
  /// before.
  var isOpening: Bool { opening.load(ordering: .acquiring) }
  func setOpening(_ isOpening: Bool) { opening.store(isOpening, ordering: .releasing) }

  // MARK: For the video output

  /// What makes the output look at `openRequest`.
  func setOutputWaker(_ wake: (@Sendable () -> Void)?) { outputWaker.withLock { $0 = wake } }

  /// mpv has handed something over: its update callback.
  func handedOver() { isPending.store(true, ordering: .releasing) }
  /// The output is about to take what was handed over.
  func taking() { isPending.store(false, ordering: .releasing) }

  /// The newest request not yet answered; to be read before the rendering that answers it.
  var openRequest: UInt64? {
    let number = requested.load(ordering: .acquiring)
    return number > answeredRequest ? number : nil
  }
  func answer(_ request: UInt64) { answered.store(request, ordering: .releasing) }

  func beginFrame() { started.wrappingAdd(1, ordering: .acquiringAndReleasing) }
  func endFrame() { finished.wrappingAdd(1, ordering: .acquiringAndReleasing) }
}
