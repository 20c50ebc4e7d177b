import Dispatch
import RerunStage
import Synchronization

/// Reads and paints picture files on a thread of its own: the disk may be slow, asleep or away, and
/// the loop must not wait for it.
///
/// What was asked for last comes first, for it is what is on the stage.
final class FileArtLoader: Sendable {
  struct Request: Sendable, Hashable {
    var path: String
    /// In stage pixels.
    var width: Double
    var height: Double
    var scale: Double
  }

  struct Outcome: Sendable {
    var request: Request
    /// Nil for a file that can't be read or isn't a picture.
    var bitmap: Bitmap?
  }

  private struct State {
    /// The last is the next.
    var waiting: [Request] = []
    var working: Request?
    var outcomes: [Outcome] = []
    var outcomeBytes = 0
    var whenRead: (@Sendable () -> Void)?
  }

  /// More requests than a stage shows pictures; older ones are dropped, and asked for again when
  /// they are still wanted.
  private static let longestQueue = 48
  /// With so many bytes unclaimed it waits until they are taken.
  private static let mostUnclaimed = 32 << 20

  private let painter: any ArtPainter
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "pictures", qos: .utility)

  init(painter: any ArtPainter) { self.painter = painter }

  /// Called, on the loader's thread, when there is something to take.
  func setWhenRead(_ body: (@Sendable () -> Void)?) { state.withLock { $0.whenRead = body } }

  var isBusy: Bool {
    state.withLock { $0.working != nil || !$0.waiting.isEmpty || !$0.outcomes.isEmpty }
  }

  func request(_ request: Request) {
    state.withLock { state in
      guard state.working != request else { return }
      state.waiting.removeAll { $0 == request }
      state.waiting.append(request)
      if state.waiting.count > Self.longestQueue { state.waiting.removeFirst() }
      startWork(&state)
    }
  }

  /// What has been read since the last call.
  func take() -> [Outcome] {
    state.withLock { state in
      guard !state.outcomes.isEmpty else { return [] }
      defer {
        state.outcomes = []
        state.outcomeBytes = 0
        startWork(&state)
      }
      return state.outcomes
    }
  }

  /// Forgets what is not yet begun.
  func cancelAll() {
    state.withLock { state in
      state.waiting = []
      state.outcomes = []
      state.outcomeBytes = 0
    }
  }

  private func startWork(_ state: inout State) {
    guard state.working == nil, state.outcomeBytes < Self.mostUnclaimed,
      let next = state.waiting.popLast()
    else { return }
    state.working = next
    queue.async { [self] in work(on: next) }
  }

  private func work(on request: Request) {
    let bitmap = painter.paint(
      fileAt: request.path,
      width: request.width,
      height: request.height,
      scale: request.scale
    )
    let whenRead = state.withLock { state in
      state.working = nil
      state.outcomes.append(Outcome(request: request, bitmap: bitmap))
      state.outcomeBytes += bitmap?.pixels.count ?? 0
      startWork(&state)
      return state.whenRead
    }
    whenRead?()
  }
}
