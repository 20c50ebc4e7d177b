import CMPV
import Synchronization

/// What FFmpeg logs: one log for the whole process, whichever player it is about.
///
/// libmpv gives FFmpeg's messages to the core that was made first, and to nobody once that core
/// has ended (they go to stderr then). With two players, the reason why one can't open its file
/// would be told to the other. So a core is made before all others that is never started and
/// never ended: one sleeping thread and about 2 MB.
final class FFmpegLog: Sendable {
  static let shared = FFmpegLog()

  private struct State {
    let handle: OpaquePointer?
    var lines: [LogLine] = []
    /// How many lines there have been in all.
    var count = 0
  }

  private let state: Mutex<State>

  private init() {
    let handle = mpv_create()
    if let handle { mpv_request_log_messages(handle, "warn") }
    state = Mutex(State(handle: handle))
  }

  /// Takes in what has been logged since the last time, by whomever.
  ///
  /// - Returns: The new lines, oldest first; empty for all but the first who asks.
  @discardableResult
  func drain() -> [LogLine] {
    state.withLock { state in
      guard let handle = state.handle else { return [] }
      var new: [LogLine] = []
      while new.count < LogMemory.remembered * 10, let event = mpv_wait_event(handle, 0)?.pointee,
        event.event_id != MPV_EVENT_NONE
      {
        guard event.event_id == MPV_EVENT_LOG_MESSAGE, let data = event.data else { continue }
        new.append(LogLine(data.assumingMemoryBound(to: mpv_event_log_message.self).pointee))
      }
      state.count += new.count
      state.lines = (state.lines + new).suffix(LogMemory.remembered)
      return new
    }
  }

  /// A point in the log, for `lines(since:)`.
  var mark: Int { state.withLock { $0.count } }

  /// The lines after `mark`, oldest first, as far as they are remembered.
  func lines(since mark: Int) -> [LogLine] {
    state.withLock { state in Array(state.lines.suffix(max(state.count - mark, 0))) }
  }
}
