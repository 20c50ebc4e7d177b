import CEvdev
import Glibc

/// Wakes the loop from any thread: `signal()` makes `descriptor` readable until `drain()`.
public final class EventFD: Sendable {
  public let descriptor: Int32

  /// - Throws: `InputError.descriptor` when the process has no descriptor left.
  public init() throws(InputError) {
    descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    if descriptor < 0 { throw .descriptor(what: "eventfd", errno: errno) }
  }

  deinit { close(descriptor) }

  /// Wakes whoever waits; any number of signals before a `drain()` are one.
  ///
  /// Never blocks and takes no lock: it may be called from a C library's callback.
  public func signal() {
    var one: UInt64 = 1
    // Fails only when the counter is full, and then the loop is awake anyway.
    _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Takes the signals; whether there were any.
  @discardableResult
  public func drain() -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout<UInt64>.size) == MemoryLayout<UInt64>.size
  }
}
