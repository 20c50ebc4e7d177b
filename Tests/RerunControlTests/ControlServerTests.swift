import Glibc
import RerunJSON
import RerunTestSupport
import Testing

@testable import RerunControl

@Suite struct ControlServerTests {
  private let folder: TestFolder
  private let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path("kiosk.sock")
  }

  @Test func requestsAreAnsweredInAnyOrder() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    #expect(server.drain().isEmpty)
    caller.send("{\"command\":\"status\"}\n\n{\"command\":\"tu")
    var requests = server.drain()
    caller.send("ne\",\"channel\":3}\r\n")
    requests += server.drain()
    try #require(requests.map(\.request) == [.status, .tune(channel: 3)])
    server.reply(to: requests[1].id, .failed("there is no channel 3"))
    server.reply(to: requests[0].id, .ok([.init("screen", .string("guide"))]))
    server.reply(to: requests[0].id, .ok())
    #expect(
      caller.read() == """
        {"ok":false,"error":"there is no channel 3"}
        {"ok":true,"screen":"guide"}

        """
    )
  }

  @Test func onlyTheOwnerCanOpenItAndItGoesWithTheServer() throws {
    var server: ControlServer? = try ControlServer(socketPath: path)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(status.st_mode & S_IFMT == S_IFSOCK)
    #expect(server?.socketPath == path)
    server = nil
    #expect(folder.names == [])
  }

  @Test func secondKioskIsTold() throws {
    let first = try ControlServer(socketPath: path)
    #expect(throws: ControlError.anotherKiosk(path: path)) {
      _ = try ControlServer(socketPath: path)
    }
    let caller = try RawCaller(path)
    caller.send("{\"command\":\"quit\"}\n")
    #expect(first.drain().map(\.request) == [.quit])
    #expect(folder.names == ["kiosk.sock", "kiosk.sock.lock"])
  }

  @Test func deadKiosksSocketIsReplaced() throws {
    let descriptor = try UnixSocket.open(for: path)
    #expect(try UnixSocket.bind(descriptor, to: path) == 0)
    close(descriptor)
    #expect(folder.names == ["kiosk.sock"])
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    caller.send("{\"command\":\"quit\"}\n")
    #expect(server.drain().count == 1)
  }

  @Test func liveSocketWithoutLockIsNotStolen() throws {
    let descriptor = try UnixSocket.open(for: path)
    defer { close(descriptor) }
    #expect(try UnixSocket.bind(descriptor, to: path) == 0)
    #expect(listen(descriptor, 1) == 0)
    #expect(throws: ControlError.anotherKiosk(path: path)) {
      _ = try ControlServer(socketPath: path)
    }
    #expect(folder.names == ["kiosk.sock"])
  }

  @Test func otherFilesAreLeftAlone() throws {
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    close(file)
    #expect(throws: ControlError.notASocket(path: path)) {
      _ = try ControlServer(socketPath: path)
    }
    #expect(folder.names == ["kiosk.sock"])
  }

  @Test func impossiblePaths() throws {
    let long = folder.path(String(repeating: "x", count: 120))
    let error = errorThrown(ControlError.self) { _ = try ControlServer(socketPath: long) }
    #expect(
      error?.description == "\(long) can't be the kiosk's socket: it should be 1 to 107 bytes long"
    )
    let missing = folder.path("no/such/kiosk.sock")
    let refusal = errorThrown(ControlError.self) { _ = try ControlServer(socketPath: missing) }
    #expect(refusal?.description == "can't open \(missing).lock: No such file or directory")
    #expect(folder.names == [])
  }

  @Test func garbageGetsAnAnswer() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    caller.send(bytes: [0xFF, 0x00, 0x80, 0x0A])
    caller.send("{\"command\":\"dance\"}\n[]\n\"\n")
    caller.send("{\"command\":\"quit\"}\n")
    #expect(server.drain().map(\.request) == [.quit])
    let lines = try #require(caller.read()).split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines {
      let answer = try JSON(parsing: String(line))
      #expect(answer["ok"] == .bool(false))
      #expect(answer["error"]?.stringValue?.hasPrefix("not a request: ") == true)
    }
  }

  @Test func lineWithoutEndIsBounded() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    let junk = String(repeating: "x", count: 4096)
    var drains = 0
    while caller.send(junk) > 0, drains < 100 {
      #expect(server.drain().isEmpty)
      drains += 1
    }
    #expect(drains <= 18)
    #expect(
      caller.read() == "{\"ok\":false,\"error\":\"a request of 69632 bytes or more is too long\"}\n"
    )
    #expect(server.fileDescriptors.count == 1)
  }

  @Test func requestAtTheLimitIsRead() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    let request = "{\"command\":\"status\"}"
    caller.send(String(repeating: " ", count: 64 * 1024 - request.utf8.count) + request + "\n")
    var requests: [ControlRequest] = []
    for _ in 0..<20 { requests += server.drain().map(\.request) }
    #expect(requests == [.status])
  }

  @Test func floodOfRequestsIsReadInPortions() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    let line = "{\"command\":\"quit\"}\n"
    caller.send(String(repeating: line, count: 5000))
    var count = 0
    for _ in 0..<100 {
      let requests = server.drain()
      #expect(requests.count <= ControlServer.readLimit / line.utf8.count + 1)
      count += requests.count
      for (id, _) in requests { server.reply(to: id, .ok()) }
      while let text = caller.read(), !text.isEmpty {}
    }
    #expect(count == 5000)
  }

  @Test func unansweredRequestsAreBounded() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    caller.send(String(repeating: "{\"command\":\"quit\"}\n", count: 1000))
    var count = 0
    for _ in 0..<100 { count += server.drain().count }
    #expect(count < ControlServer.unansweredLimit + 250)
    #expect(server.fileDescriptors.count == 1, "it must not keep the loop awake")
  }

  @Test func slowReaderIsDropped() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    let big = JSON.string(String(repeating: "x", count: 100_000))
    var sent = 0
    while server.fileDescriptors.count > 1 || sent == 0 {
      caller.send("{\"command\":\"status\"}\n")
      for (id, _) in server.drain() { server.reply(to: id, .ok([.init("big", big)])) }
      sent += 1
      try #require(sent < 100)
    }
    #expect(server.drain().isEmpty)
  }

  @Test func callerThatSendsNoMoreStillGetsItsAnswer() throws {
    let server = try ControlServer(socketPath: path)
    let caller = try RawCaller(path)
    caller.send("{\"command\":\"quit\"}")  // without a line break
    caller.finish()
    var requests = server.drain()
    requests += server.drain()
    #expect(requests.map(\.request) == [.quit])
    #expect(server.fileDescriptors.count == 1)
    server.reply(to: requests[0].id, .ok())
    #expect(caller.read() == "{\"ok\":true}\n")
    #expect(caller.read() == nil)
  }

  @Test func callerThatIsGone() throws {
    let server = try ControlServer(socketPath: path)
    var caller: RawCaller? = try RawCaller(path)
    caller?.send("{\"command\":\"status\"}\n")
    let requests = server.drain()
    #expect(requests.count == 1)
    caller = nil
    #expect(server.drain().isEmpty)
    server.reply(to: requests[0].id, .ok())
    server.reply(to: requests[0].id, .ok())
    #expect(server.fileDescriptors.count == 1)
  }

  @Test func sixteenCallersAndTheMostSilentGoes() throws {
    let server = try ControlServer(socketPath: path)
    var callers: [RawCaller] = []
    for _ in 0..<ControlServer.callerLimit {
      callers.append(try RawCaller(path))
      _ = server.drain()
    }
    callers[0].send("\n")
    _ = server.drain()
    callers.append(try RawCaller(path))
    _ = server.drain()
    #expect(server.fileDescriptors.count == 1 + ControlServer.callerLimit)
    #expect(callers[0].read() == "")
    #expect(
      callers[1].read()
        == "{\"ok\":false,\"error\":\"the kiosk hung up: too many callers at once\"}\n"
    )
    #expect(callers[1].read() == nil)
    callers[16].send("{\"command\":\"quit\"}\n")
    #expect(server.drain().map(\.request) == [.quit])
  }
}
