import Foundation
import Synchronization

/// An HTTP server for one test, on a port of its own of the local machine.
final class StubServer: Sendable {
  enum Answer: Sendable {
    case status(Int, String)
    /// 401, asking for a name and a password.
    case password
    /// The file, whole or the range asked for.
    case file(String)
    /// Promises the whole file and closes the connection after so many bytes of it.
    case brokenOff(String, afterBytes: Int)
    /// Takes the request and says nothing.
    case silence
  }

  let port: Int
  private let listener: Int32
  private let connections = Mutex<[Int32]>([])

  /// Nil if no socket could be opened.
  init?(_ answer: @escaping @Sendable (_ path: String) -> Answer) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { return nil }
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isListening else { return nil }
    Thread.detachNewThread { [listener] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        self.connections.withLock { $0.append(connection) }
        Thread.detachNewThread {
          Self.serve(connection, answer)
          let isOurs = self.connections.withLock { all in
            let isOurs = all.contains(connection)
            all.removeAll { $0 == connection }
            return isOurs
          }
          if isOurs { close(connection) }
        }
      }
    }
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
  }

  private static func serve(_ connection: Int32, _ answer: (String) -> Answer) {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard head.count < 16384, read(connection, &byte, 1) == 1 else { return }
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let path = lines.first?.split(separator: " ").dropFirst().first ?? "/"
    switch answer(String(path)) {
    case .status(let code, let reason):
      send(
        connection,
        Data("HTTP/1.1 \(code) \(reason)\r\n\(common)Content-Length: 0\r\n\r\n".utf8)
      )
    case .password:
      let head = "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\n"
      send(connection, Data("\(head)\(common)Content-Length: 0\r\n\r\n".utf8))
    case .silence:
      while read(connection, &byte, 1) == 1 {}
    case .file(let file): sendFile(connection, file, first(of: lines), limit: nil)
    case .brokenOff(let file, let limit): sendFile(connection, file, first(of: lines), limit: limit)
    }
  }

  private static let common = "Connection: close\r\nAccept-Ranges: bytes\r\n"

  /// The first byte of `Range: bytes=FIRST-`, if one is asked for.
  private static func first(of lines: [Substring]) -> Int? {
    let range = lines.first { $0.lowercased().hasPrefix("range: bytes=") }
    return range?.dropFirst(13).split(separator: "-").first.flatMap { Int($0) }
  }

  private static func sendFile(_ connection: Int32, _ file: String, _ first: Int?, limit: Int?) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let start = min(first ?? 0, data.count)
    var head = first == nil ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 206 Partial Content\r\n"
    head += common + "Content-Length: \(data.count - start)\r\n"
    if first != nil {
      head += "Content-Range: bytes \(start)-\(data.count - 1)/\(data.count)\r\n"
    }
    send(connection, Data((head + "\r\n").utf8))
    send(connection, data[start..<min(limit ?? data.count, data.count).clamped(atLeast: start)])
  }

  private static func send(_ connection: Int32, _ data: Data) {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          connection,
          bytes.baseAddress?.advanced(by: sent),
          bytes.count - sent,
          Int32(MSG_NOSIGNAL)
        )
        if count <= 0 { return }
        sent += count
      }
    }
  }
}

extension Int {
  fileprivate func clamped(atLeast limit: Int) -> Int { Swift.max(self, limit) }
}
