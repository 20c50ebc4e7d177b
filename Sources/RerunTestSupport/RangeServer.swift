public import Foundation
import Glibc
import Synchronization

/// An HTTP server on a port of its own of this machine, behind a line as slow as asked for, that can
/// do most of what servers do wrong.
public final class RangeServer: Sendable {
  /// What lies between the server and whoever asks.
  public struct Line: Sendable {
    /// Of all connections together; nil is as fast as it goes.
    public var bytesPerSecond: Int?
    /// Paid once for a connection, and once for its answer.
    public var roundTripMilliseconds = 0

    public init(bytesPerSecond: Int? = nil, roundTripMilliseconds: Int = 0) {
      self.bytesPerSecond = bytesPerSecond
      self.roundTripMilliseconds = roundTripMilliseconds
    }
  }

  public struct Request: Sendable {
    public var path: String
    /// `bytes=FIRST-LAST`, where it was asked for.
    public var first: Int?
    public var last: Int?
    /// Their names in lower case.
    public var headers: [String: String]
  }

  /// The file, or what goes wrong with it.
  public struct Answer: Sendable {
    public var body: Data
    public var status: (code: Int, reason: String)?
    /// The whole file whatever is asked for, and no word of ranges.
    public var ignoresRanges = false
    /// No length is told.
    public var isChunked = false
    /// What is told of the length, in place of the truth.
    public var promisedBytes: Int?
    /// After so many bytes of the body nothing more comes.
    public var silentAfter: Int?
    /// After so many bytes of the body the connection is reset.
    public var resetAfter: Int?
    public var location: String?

    public init(_ body: Data = Data()) {
      self.body = body
    }

    public static func status(_ code: Int, _ reason: String) -> Answer {
      var answer = Answer()
      answer.status = (code, reason)
      return answer
    }

    /// Takes the request, and says nothing.
    public static let silence: Answer = {
      var answer = Answer()
      answer.silentAfter = -1
      return answer
    }()
  }

  public let port: Int
  private let listener: Int32
  private let line: Line
  private let connections = Mutex<Set<Int32>>([])
  private let served = Mutex<[Request]>([])
  /// When the line is free again, in nanoseconds.
  private let lineIsFree = Mutex<UInt64>(0)

  /// Nil if no socket could be opened.
  public init?(
    _ line: Line = Line(),
    _ answer: @escaping @Sendable (Request) -> Answer
  ) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { return nil }
    self.listener = listener
    self.line = line
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 32) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isListening else { return nil }
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        connections.withLock { _ = $0.insert(connection) }
        Thread.detachNewThread {
          self.serve(connection, answer)
          self.connections.withLock { _ = $0.remove(connection) }
          close(connection)
        }
      }
    }
  }

  /// Everything that was asked for until now, oldest first.
  public var requests: [Request] { served.withLock { $0 } }

  public func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
  }

  // MARK: - One request

  private func serve(_ connection: Int32, _ answer: (Request) -> Answer) {
    wait(milliseconds: line.roundTripMilliseconds)
    guard let request = Self.request(on: connection) else { return }
    served.withLock { $0.append(request) }
    let answer = answer(request)
    if answer.silentAfter == -1 { return waitForClose(connection) }
    wait(milliseconds: line.roundTripMilliseconds)
    let first = answer.ignoresRanges ? 0 : min(request.first ?? 0, answer.body.count)
    let last = min(answer.ignoresRanges ? .max : request.last ?? .max, answer.body.count - 1)
    let part = answer.body[first..<max(last + 1, first)]
    let head = Self.head(request, answer, first: first, last: max(last, first))
    guard send(connection, Data(head.utf8)) else { return }
    if answer.status != nil || answer.location != nil { return }
    let limit = answer.silentAfter ?? answer.resetAfter ?? part.count
    var rest = part.prefix(limit)
    while !rest.isEmpty {
      let block = rest.prefix(8192)
      rest = rest.dropFirst(block.count)
      waitForLine(bytes: block.count)
      guard send(connection, answer.isChunked ? Self.chunk(block) : block) else { return }
    }
    if answer.isChunked { _ = send(connection, Data("0\r\n\r\n".utf8)) }
    if answer.silentAfter != nil { waitForClose(connection) }
    if answer.resetAfter != nil {
      var linger = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout.size(ofValue: linger))
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, size)
    }
  }

  private static func request(on connection: Int32) -> Request? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard head.count < 16384, read(connection, &byte, 1) == 1 else { return nil }
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      headers[name.lowercased()] = line.dropFirst(name.count + 1)
        .trimmingCharacters(in: .whitespaces)
    }
    var request = Request(
      path: lines.first?.split(separator: " ").dropFirst().first.map(String.init) ?? "/",
      headers: headers
    )
    if let range = headers["range"], range.hasPrefix("bytes=") {
      let parts = range.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      request.first = parts.first.flatMap { Int($0) }
      request.last = parts.dropFirst().first.flatMap { Int($0) }
    }
    return request
  }

  private static func head(_ request: Request, _ answer: Answer, first: Int, last: Int) -> String {
    let common = "Connection: close\r\n"
    if let location = answer.location {
      return "HTTP/1.1 302 Found\r\nLocation: \(location)\r\n\(common)Content-Length: 0\r\n\r\n"
    }
    if let status = answer.status {
      // FFmpeg signs in only when asked to.
      let ask = status.code == 401 ? "WWW-Authenticate: Basic realm=\"x\"\r\n" : ""
      return "HTTP/1.1 \(status.code) \(status.reason)\r\n\(common)\(ask)"
        + "Content-Length: 0\r\n\r\n"
    }
    if answer.isChunked {
      return "HTTP/1.1 200 OK\r\n\(common)Transfer-Encoding: chunked\r\n\r\n"
    }
    let size = answer.promisedBytes ?? answer.body.count
    guard request.first != nil, !answer.ignoresRanges else {
      let ranges = answer.ignoresRanges ? "" : "Accept-Ranges: bytes\r\n"
      return "HTTP/1.1 200 OK\r\n\(common)\(ranges)Content-Length: \(size)\r\n\r\n"
    }
    let end = request.last == nil ? size - 1 : last
    return "HTTP/1.1 206 Partial Content\r\n\(common)Content-Length: \(end - first + 1)\r\n"
      + "Content-Range: bytes \(first)-\(end)/\(size)\r\n\r\n"
  }

  private static func chunk(_ block: Data) -> Data {
    Data("\(String(block.count, radix: 16))\r\n".utf8) + block + Data("\r\n".utf8)
  }

  private func send(_ connection: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let start = bytes.baseAddress?.advanced(by: sent)
        let count = Glibc.send(connection, start, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  // MARK: - The line

  private func waitForClose(_ connection: Int32) {
    var byte: UInt8 = 0
    while read(connection, &byte, 1) == 1 {}
  }

  private func wait(milliseconds: Int) {
    if milliseconds > 0 { usleep(UInt32(milliseconds) * 1000) }
  }

  /// Waits until the line has carried what went before, and these bytes.
  private func waitForLine(bytes: Int) {
    guard let rate = line.bytesPerSecond else { return }
    let now = Self.now()
    let due = lineIsFree.withLock { free in
      free = max(free, now) + UInt64(bytes) * 1_000_000_000 / UInt64(rate)
      return free
    }
    if due > now { usleep(UInt32((due - now) / 1000)) }
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
