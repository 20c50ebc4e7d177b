import CEvdev  // timespec: modules that include time.h share it
import Glibc

/// Waits for the loop's descriptors with poll(2).
public enum FilePoller {
  /// Sleeps until one of the descriptors can be read, has ended or failed, or the time is over.
  ///
  /// Signals don't end the wait. A descriptor that is not open is left out (it would end every
  /// wait at once); negative ones too.
  ///
  /// - Parameters:
  ///   - descriptors: In any order; a repeated one counts once.
  ///   - timeoutMilliseconds: nil waits without end; 0 or less only looks.
  /// - Returns: Those to read; empty after the time.
  public static func wait(
    _ descriptors: [Int32],
    timeoutMilliseconds: Milliseconds?
  ) -> Set<Int32> {
    let end = timeoutMilliseconds.map { MonotonicClock.now().addingReportingOverflow(max($0, 0)) }
      .map { $0.overflow ? Milliseconds.max : $0.partialValue }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&polled, nfds_t(polled.count), remaining(until: end))
      if count > 0 {
        var ready: Set<Int32> = []
        for index in polled.indices where polled[index].revents != 0 {
          if polled[index].revents & Int16(POLLNVAL) != 0 {
            polled[index].fd = -1
          } else {
            ready.insert(polled[index].fd)
          }
        }
        if !ready.isEmpty { return ready }
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        // ENOMEM, or more descriptors than the process may have. A loop must not spin on that.
        poll(nil, 0, 10)
        return []
      }
      if let end, MonotonicClock.now() >= end { return [] }
    }
  }

  private static func remaining(until end: Milliseconds?) -> Int32 {
    guard let end else { return -1 }
    return Int32(clamping: max(end - MonotonicClock.now(), 0))
  }
}

/// CLOCK_MONOTONIC, the clock that evdev's events are stamped with.
public enum MonotonicClock {
  public static func now() -> Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Milliseconds(time.tv_sec) * 1000 + Milliseconds(time.tv_nsec) / 1_000_000
  }
}
