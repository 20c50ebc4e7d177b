import Foundation
import Glibc
import Synchronization

/// Runs `body` on a thread of its own.
func startThread(_ body: @escaping @Sendable () -> Void) {
  let thread = Thread { body() }
  thread.stackSize = 256 << 10
  thread.start()
}

/// A request, as far as it matters here.
private struct Request {
  var method: Substring
  var mount: String
  var file: String
  /// First and last byte asked for; the last is nil for all the rest.
  var range: (first: Int, last: Int?)?
  var staysOpen: Bool

  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 3 else { return nil }
    method = words[0]
    let path = words[1].prefix { $0 != "?" }.split(separator: "/", maxSplits: 1)
    mount = path.first.map(String.init) ?? ""
    file = path.count > 1 ? path[1].removingPercentEncoding ?? "" : ""
    staysOpen = true
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: .whitespaces).lowercased()
      switch parts[0].lowercased() {
      case "connection": staysOpen = value != "close"
      case "range":
        guard value.hasPrefix("bytes=") else { continue }
        let ends = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        if ends.count == 2, let first = Int(ends[0]) { range = (first, Int(ends[1])) }
      default: break
      }
    }
  }
}

extension FaultyServer.Connection {
  /// Answers one request after the other until somebody ends it.
  func serve(_ server: FaultyServer) {
    while let head = readHead(), let request = Request(head: head) {
      let behaviour = server.begin(request.mount, self)
      let goesOn = answer(request, behaviour, server)
      server.end(request.mount, self)
      if !goesOn { return }
    }
  }

  private func readHead() -> String? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let count = recv(descriptor, &byte, 1, 0)
      if count == 1, head.count < 16_384 {
        head.append(byte)
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        if isCut.load(ordering: .relaxed) { return nil }
      } else {
        return nil
      }
    }
    return String(decoding: head, as: UTF8.self)
  }

  /// - Returns: Whether the connection is good for another request.
  private func answer(
    _ request: Request,
    _ behaviour: FaultyServer.Behaviour,
    _ server: FaultyServer
  ) -> Bool {
    switch behaviour {
    case .silent:
      wait()
      return false
    case .status(let code):
      return sendHead(
        code,
        code == 401 ? ["WWW-Authenticate: Basic realm=\"films\""] : [],
        length: 0,
        request
      )
    case .redirectsForever:
      let place = "Location: /\(request.mount)/\(request.file)"
      return sendHead(302, [place], length: 0, request)
    case .page:
      let page = Array("<!DOCTYPE html><title>Sign in</title><p>Please sign in.</p>".utf8)
      let staysOpen = sendHead(200, ["Content-Type: text/html"], length: page.count, request)
      return (request.method == "HEAD" || send(page[...])) && staysOpen
    case .slow(_, let latency):
      usleep(UInt32(max(latency, 0)) * 1000)
      return sendFile(request, behaviour, server)
    case .ok, .reset, .truncated, .drops, .stalls, .shortened:
      return sendFile(request, behaviour, server)
    }
  }

  /// Until the other end is gone, or this one is cut.
  private func wait() {
    var byte: UInt8 = 0
    while !isCut.load(ordering: .relaxed) {
      let count = recv(descriptor, &byte, 1, 0)
      if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { return }
    }
    reset()
  }

  /// Closing will send a reset instead of an orderly end.
  private func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  private static let reasons = [
    200: "OK", 206: "Partial Content", 302: "Found", 401: "Unauthorized", 403: "Forbidden",
    404: "Not Found", 416: "Range Not Satisfiable", 500: "Internal Server Error",
    503: "Service Unavailable",
  ]

  /// - Returns: Whether the connection is good for another request after this one.
  private func sendHead(
    _ code: Int,
    _ fields: [String],
    length: Int,
    _ request: Request
  ) -> Bool {
    var lines = ["HTTP/1.1 \(code) \(Self.reasons[code] ?? "Status")", "Accept-Ranges: bytes"]
    lines += fields + ["Content-Length: \(length)"]
    lines.append(request.staysOpen ? "Connection: keep-alive" : "Connection: close")
    return send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)[...])
      && request.staysOpen
  }

  private static let types = [
    "mkv": "video/x-matroska", "mp4": "video/mp4", "ts": "video/mp2t",
    "m3u8": "application/vnd.apple.mpegurl",
  ]

  /// The file, or the range of it, up to where the behaviour has it end.
  private func sendFile(
    _ request: Request,
    _ behaviour: FaultyServer.Behaviour,
    _ server: FaultyServer
  ) -> Bool {
    let isOutside = request.file.split(separator: "/").contains("..")
    let file = isOutside ? -1 : open(server.folder + "/" + request.file, O_RDONLY)
    guard file >= 0 else { return sendHead(404, [], length: 0, request) }
    defer { close(file) }
    var size = Int(lseek(file, 0, SEEK_END))
    if case .shortened(let part) = behaviour { size = Int(Double(size) * part) }

    let first = request.range?.first ?? 0
    guard first < size || (first == 0 && size == 0) else {
      return sendHead(416, ["Content-Range: bytes */\(size)"], length: 0, request)
    }
    let end = min(size, request.range?.last.map { $0 + 1 } ?? size)
    let type = request.file.split(separator: ".").last.flatMap { Self.types[String($0)] }
    var fields = ["Content-Type: \(type ?? "application/octet-stream")"]
    if request.range != nil { fields.append("Content-Range: bytes \(first)-\(end - 1)/\(size)") }
    let staysOpen = sendHead(
      request.range == nil ? 200 : 206,
      fields,
      length: end - first,
      request
    )
    if request.method == "HEAD" { return staysOpen }

    let limit =
      switch behaviour {
      case .reset(let count), .truncated(let count), .stalls(let count): first + count
      case .drops(let part): first < Int(Double(size) * part) ? Int(Double(size) * part) : end
      default: end
      }
    guard sendBytes(of: file, first..<max(first, min(end, limit)), request, behaviour, server)
    else { return false }
    guard limit < end else { return request.staysOpen }
    switch behaviour {
    case .stalls: wait()
    case .reset, .drops: reset()
    default: break
    }
    return false
  }

  private func sendBytes(
    of file: Int32,
    _ range: Range<Int>,
    _ request: Request,
    _ behaviour: FaultyServer.Behaviour,
    _ server: FaultyServer
  ) -> Bool {
    var pace: Int?
    if case .slow(let bitsPerSecond, _) = behaviour { pace = bitsPerSecond }
    var buffer = [UInt8](repeating: 0, count: pace == nil ? 128 << 10 : 8 << 10)
    var place = range.lowerBound
    while place < range.upperBound {
      let count = pread(file, &buffer, min(buffer.count, range.upperBound - place), place)
      guard count > 0 else { return false }
      if let pace { server.passLine(count, of: request.mount, bitsPerSecond: pace) }
      guard send(buffer[..<count]) else { return false }
      server.count(count, of: request.mount)
      place += count
    }
    return true
  }

  private func send(_ bytes: ArraySlice<UInt8>) -> Bool {
    var left = bytes
    while !left.isEmpty {
      if isCut.load(ordering: .relaxed) {
        reset()
        return false
      }
      let count = left.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        left = left.dropFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        return false
      }
    }
    return true
  }
}
