import Synchronization

/// Where workers leave what they found for the loop; waking it is the caller's closure.
final class Inbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// From any thread.
  func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    wake()
  }

  /// What has come since the last call, in order.
  func drain() -> [Message] {
    messages.withLock { messages in
      defer { messages.removeAll() }
      return messages
    }
  }
}
