import Synchronization

/// Wakes the main loop once, however often it is raised before someone looks.
final class WakeSignal: Sendable {
  private let isRaised = Atomic(false)
  private let wake: @Sendable () -> Void

  init(_ wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Called on any thread, mpv's own among them, where nothing of mpv may be called.
  func raise() {
    if !isRaised.exchange(true, ordering: .acquiringAndReleasing) { wake() }
  }

  /// To be called before looking: what comes after it wakes again.
  func rearm() {
    _ = isRaised.exchange(false, ordering: .acquiringAndReleasing)
  }
}
