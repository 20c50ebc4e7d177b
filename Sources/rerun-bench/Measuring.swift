import Glibc

/// The machine's clocks, in seconds.
enum Clock {
  /// CPU time of this process, all threads.
  static var cpu: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }
  static var wall: Double { seconds(CLOCK_MONOTONIC) }

  /// CPU time of another process, all threads, ended ones included; nil if there is none.
  static func cpu(ofProcess id: Int32) -> Double? {
    var clock = clockid_t()
    guard clock_getcpuclockid(id, &clock) == 0 else { return nil }
    return seconds(clock)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The CPU seconds that `body` takes.
func cpuSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = Clock.cpu
  try body()
  return Clock.cpu - start
}

/// The wall seconds that `body` takes.
func wallSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = Clock.wall
  try body()
  return Clock.wall - start
}

/// Keeps the optimiser from leaving out what leads to `value`.
@inline(never) func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// The least of `values` that so many percent of them don't exceed.
func percentile(_ percent: Int, of values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return sorted[min(sorted.count - 1, (sorted.count * percent + 99) / 100 - 1)]
}
