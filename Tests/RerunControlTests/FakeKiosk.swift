import Glibc
import Synchronization

@testable import RerunControl

/// A kiosk on a thread of its own (a client's wait would block a task's), until `stop()`.
final class FakeKiosk: Sendable {
  let heard = Mutex<[ControlRequest]>([])
  private let answer: @Sendable (ControlRequest) -> ControlAnswer?
  private let path: String
  private let isListening = Atomic(false)
  private let isStopped = Atomic(false)
  private let hasEnded = Atomic(false)

  /// - Parameter answer: Nil leaves a request unanswered.
  init(_ path: String, answer: @escaping @Sendable (ControlRequest) -> ControlAnswer?) {
    self.path = path
    self.answer = answer
    var thread = pthread_t()
    pthread_create(
      &thread,
      nil,
      { context in
        context.map { Unmanaged<FakeKiosk>.fromOpaque($0).takeRetainedValue().serve() }
        return nil
      },
      Unmanaged.passRetained(self).toOpaque()
    )
    pthread_detach(thread)
    while !isListening.load(ordering: .acquiring), !hasEnded.load(ordering: .acquiring) {
      usleep(500)
    }
  }

  func stop() {
    isStopped.store(true, ordering: .releasing)
    while !hasEnded.load(ordering: .acquiring) { usleep(500) }
  }

  private func serve() {
    do {
      let server = try ControlServer(socketPath: path)
      isListening.store(true, ordering: .releasing)
      while !isStopped.load(ordering: .acquiring) {
        for (id, request) in server.drain() {
          heard.withLock { $0.append(request) }
          if let answer = answer(request) { server.reply(to: id, answer) }
        }
        usleep(500)
      }
    } catch {}
    hasEnded.store(true, ordering: .releasing)
  }
}
