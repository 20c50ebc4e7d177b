import Foundation
import RerunInput
import Synchronization

/// Wakes the loop when one of its files can be read, where the loop itself waits for the display
/// server and can't wait for files too.
final class Doorbell: Sendable {
  private struct State {
    var descriptors: [Int32] = []
    var isOpen = true
  }

  private let state = Mutex(State())
  private let changed: EventFD
  private let ring: @Sendable () -> Void

  init(ring: @escaping @Sendable () -> Void) throws(InputError) {
    changed = try EventFD()
    self.ring = ring
    let thread = Thread { [self] in run() }
    thread.name = "doorbell"
    thread.start()
  }

  /// Watches these until one rings; then it is silent until it is told again.
  func watch(_ descriptors: [Int32]) {
    state.withLock { $0.descriptors = descriptors }
    changed.signal()
  }

  func stop() {
    state.withLock { $0.isOpen = false }
    changed.signal()
  }

  private func run() {
    while true {
      let (descriptors, isOpen) = state.withLock { ($0.descriptors, $0.isOpen) }
      guard isOpen else { return }
      let ready = FilePoller.wait(
        descriptors + [changed.descriptor],
        timeoutMilliseconds: nil
      )
      if ready.contains(changed.descriptor) { _ = changed.drain() }
      if ready.contains(where: { $0 != changed.descriptor }) {
        // The loop reads them; until it has, asking again would only spin.
        state.withLock { $0.descriptors = [] }
        ring()
      }
    }
  }
}
