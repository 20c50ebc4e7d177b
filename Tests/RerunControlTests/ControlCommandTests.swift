import Glibc
import RerunCore
import RerunJSON
import Synchronization
import Testing

@testable import RerunControl

@Suite struct ControlCommandTests {
  private let folder: TestFolder
  private let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path("rerun-kiosk.sock")
  }

  private struct Outcome: Equatable {
    var exitStatus: Int32
    var output: [String] = []
    var complaints: [String] = []
  }

  private func run(_ arguments: [String]) -> Outcome {
    var output: [String] = []
    var complaints: [String] = []
    let exitStatus = ControlCommand(
      socketPath: SocketPath(
        runtimeFolder: folder.path,
        temporaryFolder: "/tmp",
        userID: geteuid()
      ),
      workingFolder: "/home/pi",
      describeTime: { "@\($0)" },
      print: { output.append($0) },
      complain: { complaints.append($0) }
    ).run(arguments)
    return Outcome(exitStatus: exitStatus, output: output, complaints: complaints)
  }

  @Test func ordersReachTheKiosk() {
    let kiosk = FakeKiosk(path) { _ in .ok() }
    defer { kiosk.stop() }
    #expect(run(["press", "up", "hold:select", "7"]) == Outcome(exitStatus: 0))
    #expect(run(["tune", "12", "--socket", path]) == Outcome(exitStatus: 0))
    #expect(run(["screenshot", "x.png"]) == Outcome(exitStatus: 0))
    #expect(run(["--socket", path, "screenshot", "/tmp/y.png"]) == Outcome(exitStatus: 0))
    #expect(run(["quit"]) == Outcome(exitStatus: 0))
    #expect(
      kiosk.heard.withLock { $0 } == [
        .press([.tap(.up), .hold(.select), .tap(.digit7)]), .tune(channel: 12),
        .screenshot(path: "/home/pi/x.png"), .screenshot(path: "/tmp/y.png"), .quit,
      ]
    )
  }

  @Test func statusForPeopleAndScripts() {
    let kiosk = FakeKiosk(path) { _ in
      .ok([.init("screen", .string("guide")), .init("frames", .int(12))])
    }
    defer { kiosk.stop() }
    #expect(
      run(["status"]) == Outcome(exitStatus: 0, output: ["Screen    guide", "Frames    12"])
    )
    #expect(
      run(["status", "--json"])
        == Outcome(exitStatus: 0, output: [#"{"ok":true,"screen":"guide","frames":12}"#])
    )
  }

  @Test func refusalIsShown() {
    let kiosk = FakeKiosk(path) { _ in .failed("there is no channel 77") }
    defer { kiosk.stop() }
    #expect(
      run(["tune", "77"])
        == Outcome(exitStatus: 69, complaints: ["rerun-kiosk: there is no channel 77"])
    )
  }

  @Test func noKiosk() {
    #expect(
      run(["status"])
        == Outcome(
          exitStatus: 69,
          complaints: [
            "rerun-kiosk: no kiosk is running at \(path); start one, or name its socket with "
              + "--socket PATH"
          ]
        )
    )
  }

  @Test func kioskThatHangs() {
    let kiosk = FakeKiosk(path) { _ in nil }
    defer { kiosk.stop() }
    #expect(throws: ControlError.noAnswer(path: path)) {
      try ControlClient.send(.status, socketPath: path, timeoutMilliseconds: 50)
    }
  }

  @Test func somethingElseListens() throws {
    let descriptor = try UnixSocket.open(for: path)
    defer { close(descriptor) }
    #expect(try UnixSocket.bind(descriptor, to: path) == 0)
    #expect(listen(descriptor, 0) == 0)
    // Nobody accepts. The first caller waits for an answer, the others for a place in the queue.
    var waiting: [Int32] = []
    defer { for caller in waiting { close(caller) } }
    for _ in 0..<3 {
      #expect(throws: ControlError.noAnswer(path: path)) {
        try ControlClient.send(.quit, socketPath: path, timeoutMilliseconds: 50)
      }
      let caller = try UnixSocket.open(for: path)
      waiting.append(caller)
      _ = try UnixSocket.connect(caller, to: path)
    }
  }

  @Test(arguments: [
    (["press"], "press needs 1 to 100 keys"),
    (["press", "jump"], "'jump' is no key; keys are up, down"),
    (["press", "hold:up"], "'hold:up' has no long press"),
    (["press"] + Array(repeating: "up", count: 101), "press needs 1 to 100 keys"),
    (["tune"], "tune needs a channel's number, such as: tune 12"),
    (["tune", "twelve"], "tune needs a channel's number"),
    (["tune", "-1"], "tune needs a channel's number"),
    (["tune", "1", "2"], "tune needs a channel's number"),
    (["screenshot"], "screenshot needs a file"),
    (["status", "now"], "status takes nothing after it"),
    (["quit", "--json"], "--json goes with status only"),
    (["quit", "--force"], "there is no option --force"),
    (["quit", "--socket"], "--socket needs a path"),
    (["dance"], "there is no command dance"),
    ([], "a command is missing"),
  ])
  func usage(_ arguments: [String], _ problem: String) {
    let outcome = run(arguments)
    #expect(outcome.exitStatus == 64)
    #expect(outcome.output == [])
    #expect(outcome.complaints.first?.hasPrefix("rerun-kiosk: \(problem)") == true)
    #expect(outcome.complaints.last?.hasPrefix("usage: rerun-kiosk press KEY…") == true)
  }

  @Test func help() {
    let outcome = run(["press", "--help"])
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.first?.hasPrefix("usage:") == true)
  }
}
