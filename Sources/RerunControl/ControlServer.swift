import Glibc
import RerunJSON

/// The kiosk's end of the socket: takes requests of scripts and answers them.
///
/// It has no thread: the loop waits for `fileDescriptors`, calls `drain()` and then `reply`; none
/// of them blocks. Whatever callers send, or don't read, costs a bounded amount of memory and work.
public final class ControlServer {
  /// Names one request until it is answered.
  public struct RequestID: Sendable, Hashable {
    var caller: Int
    var number: Int
  }

  public var socketPath: String { file.path }

  static let callerLimit = 16
  /// A longer request is refused, in bytes.
  static let lineLimit = 64 * 1024
  /// Bytes read of each caller in one `drain`.
  static let readLimit = 4096
  /// A caller with more unanswered requests is not read until it has fewer.
  static let unansweredLimit = 256

  private struct Caller {
    var id: Int
    var descriptor: Int32
    var line: [UInt8] = []
    var unanswered: Set<Int> = []
    var nextRequest = 0
    /// It sends no more, but may still wait for answers.
    var hasFinished = false
    /// Counts up; the smallest one has been silent for the longest.
    var lastHeard: Int
  }

  private let file: SocketFile
  private var callers: [Caller] = []
  private var nextCaller = 1
  private var hearings = 0
  /// No descriptor was free for a caller: it would wake the loop again and again, so it has to wait
  /// until the loop wakes for something else.
  private var isShort = false

  /// Begins to listen; the socket file goes when the server does.
  ///
  /// - Throws: `ControlError`, above all `anotherKiosk`.
  public init(socketPath: String) throws(ControlError) {
    file = try SocketFile(path: socketPath)
  }

  deinit {
    for caller in callers { close(caller.descriptor) }
  }

  /// For the loop's poll(2); changes with every `drain` and `reply`.
  public var fileDescriptors: [Int32] {
    (isShort ? [] : [file.descriptor]) + callers.filter { isReadable($0) }.map(\.descriptor)
  }

  /// The requests that have come; each should be answered with `reply`.
  ///
  /// What is no request is answered here.
  public func drain() -> [(id: RequestID, request: ControlRequest)] {
    acceptCallers()
    var requests: [(id: RequestID, request: ControlRequest)] = []
    for id in callers.map(\.id) {
      guard let index = index(of: id), isReadable(callers[index]) else { continue }
      for line in read(index) {
        guard let request = request(in: line, of: id) else { continue }
        requests.append(request)
      }
      hangUpIfDone(id)
    }
    return requests
  }

  /// Answers a request; nothing happens if its caller is gone or it was answered before.
  public func reply(to request: RequestID, _ answer: ControlAnswer) {
    guard let index = index(of: request.caller),
      callers[index].unanswered.remove(request.number) != nil
    else { return }
    send(answer, to: request.caller)
    hangUpIfDone(request.caller)
  }

  private func isReadable(_ caller: Caller) -> Bool {
    !caller.hasFinished && caller.unanswered.count < Self.unansweredLimit
  }

  private func index(of id: Int) -> Int? {
    callers.firstIndex { $0.id == id }
  }

  // MARK: Callers

  private func acceptCallers() {
    for _ in 0..<Self.callerLimit {
      let descriptor = UnixSocket.accept(file.descriptor)
      if descriptor < 0 {
        isShort = errno == EMFILE || errno == ENFILE
        if isShort { hangUpOnMostSilent() }
        return
      }
      isShort = false
      if callers.count >= Self.callerLimit { hangUpOnMostSilent() }
      hearings += 1
      callers.append(Caller(id: nextCaller, descriptor: descriptor, lastHeard: hearings))
      nextCaller += 1
    }
  }

  /// So that scripts which forget to hang up can't lock out everybody else.
  private func hangUpOnMostSilent() {
    guard let caller = callers.min(by: { $0.lastHeard < $1.lastHeard }) else { return }
    send(.failed("the kiosk hung up: too many callers at once"), to: caller.id)
    hangUp(caller.id)
  }

  private func hangUp(_ id: Int) {
    guard let index = index(of: id) else { return }
    close(callers.remove(at: index).descriptor)
  }

  private func hangUpIfDone(_ id: Int) {
    guard let index = index(of: id) else { return }
    if callers[index].hasFinished, callers[index].unanswered.isEmpty { hangUp(id) }
  }

  // MARK: Lines

  /// The lines a caller has completed.
  private func read(_ index: Int) -> [[UInt8]] {
    var bytes = [UInt8](repeating: 0, count: Self.readLimit)
    let count = recv(callers[index].descriptor, &bytes, bytes.count, 0)
    if count < 0 {
      if errno != EAGAIN, errno != EINTR { callers[index].hasFinished = true }
      return []
    }
    hearings += 1
    callers[index].lastHeard = hearings
    if count == 0 {
      callers[index].hasFinished = true
      // `printf '{…}' | nc -U` ends without a line break.
      let last = callers[index].line
      callers[index].line = []
      return last.isEmpty ? [] : [last]
    }
    var parts = bytes[..<count].split(separator: 0x0A, omittingEmptySubsequences: false)
    let rest = parts.removeLast()
    var lines: [[UInt8]] = []
    for part in parts {
      lines.append(callers[index].line + part)
      callers[index].line = []
    }
    callers[index].line += rest
    if let tooLong = ([callers[index].line] + lines).first(where: { $0.count > Self.lineLimit }) {
      let id = callers[index].id
      send(.failed("a request of \(tooLong.count) bytes or more is too long"), to: id)
      hangUp(id)
      return []
    }
    return lines
  }

  private func request(
    in line: [UInt8],
    of caller: Int
  ) -> (id: RequestID, request: ControlRequest)? {
    guard let index = index(of: caller), line.contains(where: { $0 > 0x20 }) else { return nil }
    do {
      let request = try ControlRequest(try JSON(parsing: line))
      let number = callers[index].nextRequest
      callers[index].nextRequest += 1
      callers[index].unanswered.insert(number)
      return (RequestID(caller: caller, number: number), request)
    } catch {
      send(.failed("not a request: \(error)"), to: caller)
      return nil
    }
  }

  /// Answers, or hangs up on a caller that doesn't read what it was sent: nothing is kept for it.
  private func send(_ answer: ControlAnswer, to id: Int) {
    guard let index = index(of: id) else { return }
    let bytes = Array((answer.json.text() + "\n").utf8)
    if UnixSocket.send(bytes, to: callers[index].descriptor) < bytes.count { hangUp(id) }
  }
}
