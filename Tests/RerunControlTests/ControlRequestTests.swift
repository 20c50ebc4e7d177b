import RerunControl
import RerunCore
import RerunJSON
import RerunTestSupport
import Testing

@Suite struct ControlRequestTests {
  @Test(arguments: [
    (
      #"{"command":"press","keys":["up","hold:select","7"]}"#,
      ControlRequest.press([.tap(.up), .hold(.select), .tap(.digit7)])
    ),
    (#"{"command":"tune","channel":12}"#, .tune(channel: 12)),
    (#"{"command":"status"}"#, .status),
    (#"{"command":"quit"}"#, .quit),
    (#"{"command":"screenshot","path":"/abs/x.png"}"#, .screenshot(path: "/abs/x.png")),
  ])
  func goesBothWays(_ line: String, _ request: ControlRequest) throws {
    #expect(try ControlRequest(try JSON(parsing: line)) == request)
    #expect(request.json.text() == line)
  }

  @Test(arguments: [
    ("7", "should be an object, but is a number"),
    ("{}", "command: is missing"),
    (#"{"command":5}"#, "command: should be a text, but is a number"),
    (
      #"{"command":"dance"}"#,
      "command: 'dance' is none of press, tune, status, quit, screenshot"
    ),
    (#"{"command":"press"}"#, "keys: is missing"),
    (#"{"command":"press","keys":[]}"#, "keys: should hold 1 to 100 keys, but holds 0"),
    (#"{"command":"press","keys":["up",5]}"#, "keys[1]: should be a text, but is a number"),
    (
      #"{"command":"press","keys":["up","hold:up"]}"#,
      "keys[1]: 'hold:up' has no long press; only hold:select, hold:back, hold:play-pause, hold:left, hold:right have"
    ),
    (#"{"command":"tune","channel":0}"#, "channel: 0 is no channel number"),
    (#"{"command":"tune","channel":100000}"#, "channel: 100000 is no channel number"),
    (#"{"command":"tune","channel":"12"}"#, "channel: should be a whole number, but is a text"),
    (#"{"command":"screenshot","path":"x.png"}"#, "path: should be a path that begins with /"),
    (
      #"{"command":"screenshot","path":"/x\u0000.png"}"#,
      "path: should be a path that begins with /"
    ),
  ])
  func refusals(_ line: String, _ problem: String) throws {
    let json = try JSON(parsing: line)
    let error = errorThrown(JSONContentError.self) { try ControlRequest(json) }
    #expect(error?.description == problem)
  }

  @Test func atMostAHundredKeys() throws {
    let keys = JSON.array(Array(repeating: .string("up"), count: 101))
    let json = JSON.object([.init("command", .string("press")), .init("keys", keys)])
    #expect(throws: JSONContentError.self) { try ControlRequest(json) }
  }

  @Test(arguments: RemoteCommand.allCases)
  func everyCommandIsAPressWord(_ command: RemoteCommand) throws {
    #expect(try RemoteEvent(pressWord: command.rawValue) == .tap(command))
    #expect(RemoteEvent.again(command).pressWord == command.rawValue)
  }

  @Test(arguments: ["", "Up", "hold:", "hold:hold:select", " up", "again:up", "10"])
  func noPressWords(_ word: String) {
    #expect(throws: PressWordError.self) { try RemoteEvent(pressWord: word) }
  }
}
