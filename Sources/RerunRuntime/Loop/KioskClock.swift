import Glibc
public import RerunApp

/// Gives the moment.
///
/// Handed in, so that a picture can be made of any instant.
public struct KioskClock: Sendable {
  public var now: @Sendable () -> Moment

  public init(now: @escaping @Sendable () -> Moment) { self.now = now }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The machine's own clocks.
  public static let live = KioskClock {
    Moment(
      wallMilliseconds: milliseconds(CLOCK_REALTIME),
      uptimeMilliseconds: milliseconds(CLOCK_MONOTONIC)
    )
  }

  /// A wall clock that shows `wallMilliseconds` now and runs on from there.
  public static func starting(at wallMilliseconds: Int64) -> KioskClock {
    let start = milliseconds(CLOCK_MONOTONIC)
    return KioskClock {
      let uptime = milliseconds(CLOCK_MONOTONIC)
      return Moment(
        wallMilliseconds: wallMilliseconds + uptime - start,
        uptimeMilliseconds: uptime
      )
    }
  }

  /// CPU time of this process, all threads, in microseconds.
  public static func processMicroseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
