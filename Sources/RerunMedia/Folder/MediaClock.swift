import CAVFormat  // For the members of `timespec`; see FileStatus.swift.
import Glibc
import RerunCore

/// The wall clock that file times are held against.
public struct MediaClock: Sendable {
  /// Nanoseconds since 1970 UTC.
  public var nowInNanoseconds: @Sendable () -> Int64
  /// Waits on the calling thread, for so many nanoseconds.
  public var sleep: @Sendable (Int64) -> Void

  public init(
    nowInNanoseconds: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (Int64) -> Void
  ) {
    self.nowInNanoseconds = nowInNanoseconds
    self.sleep = sleep
  }

  public static let live = MediaClock(
    nowInNanoseconds: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    },
    sleep: { nanoseconds in
      var wanted = timespec(
        tv_sec: Int(nanoseconds / 1_000_000_000),
        tv_nsec: Int(nanoseconds % 1_000_000_000)
      )
      var left = timespec()
      while nanosleep(&wanted, &left) != 0, errno == EINTR { wanted = left }
    }
  )

  var now: Seconds { nowInNanoseconds() / 1_000_000_000 }
}
