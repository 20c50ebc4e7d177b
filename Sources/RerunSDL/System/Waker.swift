import CSDL2
import Glibc

/// Ends the main loop's wait, from any thread.
///
/// Where SDL waits in the system, an event does it; where our own `poll` does, a pipe.
public final class Waker: Sendable {
  /// Readable while there is a wake nobody has taken; -1 if the system has no pipe left.
  let descriptor: Int32
  private let writing: Int32
  let eventType: UInt32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    descriptor = ends[0]
    writing = ends[1]
    let type = SDL_RegisterEvents(1)
    eventType = type == UInt32.max ? SDL_USEREVENT.rawValue : type
  }

  deinit {
    for end in [descriptor, writing] where end >= 0 { close(end) }
  }

  public func wake() {
    // A full pipe refuses the byte, and is as readable as can be.
    if writing >= 0 { _ = write(writing, [1], 1) }
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }

  /// Takes the wakes there were; true if any.
  func take() -> Bool {
    guard descriptor >= 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 256)
    var isWoken = false
    while read(descriptor, &bytes, bytes.count) > 0 { isWoken = true }
    return isWoken
  }
}
