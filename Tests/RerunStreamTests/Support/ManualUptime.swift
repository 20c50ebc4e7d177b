import Synchronization

/// A clock that the test moves.
final class ManualUptime: Sendable {
  private let milliseconds = Mutex<Int64>(1_000_000)
  var now: @Sendable () -> Int64 { { self.milliseconds.withLock { $0 } } }
  func advance(by count: Int64) { milliseconds.withLock { $0 += count } }
}
