import Glibc
import Synchronization

@testable import RerunInput

/// Answers for the kernel about pipes, as if they were the device it describes.
final class FakeKernel: Sendable {
  struct State: Sendable {
    var name: String? = "Test remote"
    var isCEC = false
    /// Nil is a pipe like any other.
    var keys: Set<Int>?
    var keysDown: Set<Int> = []
    var grabError: Int32 = 0
    var grabbed: Set<Int32> = []
    var hasMonotonicClock = false
    var console: String? = "tty1"
  }

  let state = Mutex(State())

  var calls: EvdevCalls {
    EvdevCalls(
      name: { _ in self.state.withLock { $0.name } },
      isCEC: { _ in self.state.withLock { $0.isCEC } },
      keys: { _ in self.state.withLock { $0.keys } },
      keysDown: { _ in self.state.withLock { $0.keysDown } },
      setGrab: { descriptor, isGrabbed in
        self.state.withLock { state in
          guard state.grabError == 0 else { return state.grabError }
          if isGrabbed {
            state.grabbed.insert(descriptor)
          } else {
            state.grabbed.remove(descriptor)
          }
          return 0
        }
      },
      useMonotonicClock: { _ in self.state.withLock { $0.hasMonotonicClock } },
      activeConsole: { self.state.withLock { $0.console } }
    )
  }
}
