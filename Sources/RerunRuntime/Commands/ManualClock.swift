import RerunApp
import Synchronization

/// A clock that stands still until it is moved: both clocks move together.
final class ManualClock: Sendable {
  private let moment: Mutex<Moment>

  init(wallMilliseconds: Int64) {
    moment = Mutex(Moment(wallMilliseconds: wallMilliseconds, uptimeMilliseconds: 1_000_000))
  }

  var now: Moment { moment.withLock { $0 } }

  func advance(milliseconds: Int64) {
    moment.withLock {
      $0.wallMilliseconds += milliseconds
      $0.uptimeMilliseconds += milliseconds
    }
  }

  var clock: KioskClock { KioskClock { [self] in now } }
}
