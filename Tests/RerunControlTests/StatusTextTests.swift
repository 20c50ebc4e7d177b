import RerunControl
import RerunJSON
import Testing

@Suite struct StatusTextTests {
  private func lines(_ text: String) throws -> [String] {
    StatusText(try JSON(parsing: text), describeTime: { "@\($0)" }).lines
  }

  @Test func everything() throws {
    let status = """
      {"ok":true,"screen":"guide","theme":"late-show","now":1764544325.7,
       "focus":{"channel":12,"programID":"movie:7","start":1764543600},
       "tuned":{"channel":3,"programID":"ep:9","position":754.9,"behind":3723},
       "player":{"state":"playing","decoder":"h264 (software)","source":"/films/x.mkv",
         "error":null},
       "frames":{"drawn":120,"late":2},"uptime":11530,
       "library":{"items":120,"leftOut":3,"source":"sample"},"notice":"Hello"}
      """
    #expect(
      try lines(status) == [
        "Screen    guide, theme late-show",
        "Clock     @1764544325",
        "Watching  channel 3, programme ep:9, at 12:34, 1:02:03 behind",
        "Player    playing, h264 (software), from /films/x.mkv",
        "Focus     channel 12, programme movie:7, starts @1764543600",
        "Library   120 items, 3 left out, from sample",
        "Frames    drawn 120, late 2",
        "Running   3:12:10",
        "Notice    Hello",
      ]
    )
  }

  @Test(arguments: [
    ("{}", []),
    ("7", []),
    (#"{"screen":null,"focus":null,"tuned":null,"player":null,"library":{},"notice":""}"#, []),
    (#"{"tuned":{"behind":0.4,"position":7}}"#, ["Watching  at 0:07, live"]),
    (#"{"tuned":{"channel":"4K"}}"#, ["Watching  channel 4K"]),
    (#"{"now":"12:30","uptime":"long"}"#, ["Clock     12:30", "Running   long"]),
    (#"{"player":"idle","library":[1,2]}"#, ["Player    idle", "Library   1, 2"]),
    (
      #"{"player":{"state":"failed","error":"No\nsuch \u001b[31mfile"}}"#,
      ["Player    failed, problem: No such  [31mfile"]
    ),
    (#"{"library":{"items":5,"leftOut":0}}"#, ["Library   5 items"]),
    (#"{"uptime":-61,"now":1e300}"#, ["Clock     1e300", "Running   -1:01"]),
    (#"{"notice":{"text":"Hi","deep":{"a":[true,null]}}}"#, ["Notice    text Hi, deep a yes"]),
  ])
  func whatIsMissingIsLeftOut(_ status: String, _ expected: [String]) throws {
    #expect(try lines(status) == expected)
  }
}
