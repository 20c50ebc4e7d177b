import Glibc
import Testing

@testable import RerunControl

/// A caller that may send anything, and need not read.
final class RawCaller {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = try UnixSocket.open(for: path)
    try #require(try UnixSocket.connect(descriptor, to: path) == 0)
  }

  deinit { close(descriptor) }

  /// The number of bytes the socket took.
  @discardableResult
  func send(_ text: String) -> Int { UnixSocket.send(Array(text.utf8), to: descriptor) }

  @discardableResult
  func send(bytes: [UInt8]) -> Int { UnixSocket.send(bytes, to: descriptor) }

  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What has come; nil when the kiosk hung up and all was read.
  func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count == 0 || (count < 0 && errno != EAGAIN) { return nil }
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
  }
}
