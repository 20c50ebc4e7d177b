import CEvdev
import Glibc

/// Requests to end (Ctrl-C, `systemctl stop`) as a file the loop can wait for.
public final class Signals {
  public let descriptor: Int32

  /// Call before any thread is started: they inherit that these signals don't interrupt them.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether an end was asked for since the last call.
  public func drain() -> Bool {
    guard descriptor >= 0 else { return false }
    var info = signalfd_siginfo()
    return read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0
  }
}
