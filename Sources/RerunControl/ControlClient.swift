import Glibc
public import RerunJSON

/// A script's end of the socket.
public enum ControlClient {
  /// Asks a running kiosk, and waits for its answer.
  ///
  /// - Parameters:
  ///   - socketPath: Where it listens.
  ///   - timeoutMilliseconds: For all of it.
  /// - Returns: The answer, an object whose `ok` is true.
  /// - Throws: `ControlError`; `refused` holds the kiosk's own words.
  public static func send(
    _ request: ControlRequest,
    socketPath: String,
    timeoutMilliseconds: Int64 = 5000
  ) throws(ControlError) -> JSON {
    var call = try Call(socketPath: socketPath, timeoutMilliseconds: timeoutMilliseconds)
    try call.send(request.json.text() + "\n")
    let line = try call.readLine()
    let answer: JSON
    do throws(JSONSyntaxError) {
      answer = try JSON(parsing: line)
    } catch {
      throw .badAnswer(error.description)
    }
    switch answer["ok"] {
    case .bool(true): return answer
    case .bool(false): throw .refused(answer["error"]?.stringValue ?? "the kiosk said no")
    default: throw .badAnswer("it says neither that it worked nor that it didn't")
    }
  }

  /// One connection, until the deadline.
  private struct Call: ~Copyable {
    private let path: String
    private let descriptor: Int32
    private let deadline: Int64
    private static let longestAnswer = 1 << 20

    init(socketPath: String, timeoutMilliseconds: Int64) throws(ControlError) {
      let deadline = now() + timeoutMilliseconds
      // Before the rest is set: Swift 6.0 can't compile a throw out of a value that is half there.
      descriptor = try Self.connect(to: socketPath, deadline: deadline)
      self.deadline = deadline
      path = socketPath
    }

    deinit { close(descriptor) }

    private static func connect(
      to path: String,
      deadline: Int64
    ) throws(ControlError) -> Int32 {
      let descriptor = try UnixSocket.open(for: path)
      do throws(ControlError) {
        while true {
          switch try UnixSocket.connect(descriptor, to: path) {
          case 0: return descriptor
          case ENOENT, ECONNREFUSED, ENOTDIR: throw .noKiosk(path: path)
          case EACCES, EPERM: throw .notAllowed(path: path)
          case EINTR: continue
          case EAGAIN:  // it has too many callers waiting
            poll(nil, 0, 20)
            if now() >= deadline { throw .noAnswer(path: path) }
          case let code: throw .system(action: "reach", path: path, errno: code)
          }
        }
      } catch {
        close(descriptor)
        throw error
      }
    }

    mutating func send(_ text: String) throws(ControlError) {
      var left = Array(text.utf8)[...]
      while !left.isEmpty {
        let count = UnixSocket.send(left, to: descriptor)
        if count >= 0 {
          left = left.dropFirst(count)
        } else if errno == EAGAIN {
          try wait(for: POLLOUT)
        } else if errno == EPIPE || errno == ECONNRESET {
          return  // it hung up, and may have said why
        } else {
          throw .system(action: "write to", path: path, errno: errno)
        }
      }
    }

    mutating func readLine() throws(ControlError) -> [UInt8] {
      var line: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count > 0 {
          let part = bytes[..<count]
          if let end = part.firstIndex(of: 0x0A) { return line + part[..<end] }
          line += part
          if line.count > Self.longestAnswer { throw .badAnswer("it is too long") }
        } else if count == 0 || errno == ECONNRESET {
          throw .badAnswer("it hung up")
        } else if errno == EAGAIN {
          try wait(for: POLLIN)
        } else if errno != EINTR {
          throw .system(action: "read from", path: path, errno: errno)
        }
      }
    }

    private func wait(for events: Int32) throws(ControlError) {
      var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let left = deadline - now()
      if left <= 0 { throw .noAnswer(path: path) }
      _ = poll(&polled, 1, Int32(clamping: left))
    }
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
