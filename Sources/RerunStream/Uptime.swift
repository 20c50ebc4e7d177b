import Glibc

/// The clock that never steps.
enum Uptime {
  /// Milliseconds since some instant.
  @Sendable static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
