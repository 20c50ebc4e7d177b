import RerunCore
import Testing

@Suite struct ScheduleCommandTests {
  static let file = #"""
    {"timeZone": "America/New_York", "channels": [
      {"id": "b", "number": 7, "name": "B\"", "order": "shuffle", "itemIDs": ["x"]},
      {"id": "a", "number": 7, "order": "inOrder", "itemIDs": []},
      {"id": "z", "number": 3, "order": "turns"}],
     "items": [{"id": "x", "kind": "movie", "runtime": 80000}]}
    """#

  struct Unreadable: Error, CustomStringConvertible {
    var description: String { "no such file\nor folder" }
  }

  static func run(_ arguments: [String], file: String? = file, now: Seconds = 0)
    -> ScheduleCommand.Result
  {
    ScheduleCommand.run(
      arguments: arguments,
      readFile: { _ in
        guard let file else { throw Unreadable() }
        return Array(file.utf8)
      },
      zones: SystemFiles.zones,
      now: now
    )
  }

  @Test func printsOneLine() {
    let result = Self.run(["--day", "2026-06-01", "--library", "x.json"])
    #expect(result.exitStatus == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"{"channels":[{"class":"regular","days":[{"day":"2026-06-01","slots":"#
        + #"[{"end":1780372800,"programs":[],"start":1780286400}]}],"id":"z","name":"","number":3,"#
        + #""order":"turns"},{"class":"regular","days":[{"day":"2026-06-01","slots":"#
        + #"[{"end":1780372800,"programs":[],"start":1780286400}]}],"id":"a","name":"","number":7,"#
        + #""order":"inOrder"},{"class":"regular","days":[{"day":"2026-06-01","slots":"#
        + #"[{"end":1780367400,"programs":[{"end":1780366400,"id":"x","start":1780286400}],"#
        + #""start":1780286400},{"end":1780372800,"programs":[],"start":1780367400}]}],"#
        + #""id":"b","name":"B\"","number":7,"order":"shuffle"}],"#
        + #""timeZone":"America/New_York","version":1}"# + "\n"
    )
  }

  @Test func onlyChannelsWithTheNumber() {
    let library = ["--library", "x", "--day", "2026-06-01"]
    let all = Self.run(library + ["--channel", "7"]).output
    #expect(all.contains(#""id":"a""#) && all.contains(#""id":"b""#))
    #expect(!all.contains(#""id":"z""#))
    #expect(
      Self.run(library + ["--channel", "-99"]).output
        == #"{"channels":[],"timeZone":"America/New_York","version":1}"# + "\n"
    )
  }

  @Test func todayIsTheStationsOwn() {
    // 03:00 UTC on June 2: still June 1 in New York, but not in Tokyo.
    let now: Seconds = 1_780_369_200
    #expect(Self.run(["--library", "x"], now: now).output.contains(#""day":"2026-06-01""#))
    let tokyo = Self.run(["--library", "x", "--time-zone", "Asia/Tokyo"], now: now).output
    #expect(tokyo.contains(#""day":"2026-06-02""#) && tokyo.contains(#""timeZone":"Asia/Tokyo""#))
  }

  @Test(arguments: [
    [], ["--day", "2026-06-01"], ["x.json"], ["--library"], ["--library", "x", "--day"],
    ["--library", "x", "--day", "tomorrow"], ["--library", "x", "--day", "2026-02-29"],
    ["--library", "x", "--day", "2026-6-1"], ["--library", "x", "--days", "0"],
    ["--library", "x", "--days", "-1"], ["--library", "x", "--days", "1.0"],
    ["--library", "x", "--days", "+1"], ["--library", "x", "--days", ""],
    ["--library", "x", "--days", "99999999999999999999"],
    ["--library", "x", "--day", "2026-06-01", "--days", "9223372036854775807"],
    ["--library", "x", "--days", "9223372036854775807"],
    ["--library", "x", "--day", "9999-12-31", "--days", "2"],
    ["--library", "x", "--time-zone", "Mars/Base"], ["--library", "x", "--time-zone", ""],
    ["--library", "x", "--time-zone", "right/UTC"], ["--library", "x", "--channel", "four"],
    ["--library", "x", "--channel", "4.0"], ["--library", "x", "--channel", "-"],
    ["--library", "x", "--library", "x"], ["--library", "x", "--verbose"],
    ["--library", "x", "--days", "1", "--days", "1"], ["--library", "x", "--day=2026-06-01"],
    ["--library", "x", "extra"], ["--Library", "x"],
  ])
  func badOptionsComeFirst(arguments: [String]) {
    let isLate = arguments == ["--library", "x", "--days", "9223372036854775807"]
    // The file is unreadable too; only where the first day hangs on its zone is it looked at.
    let result = Self.run(arguments, file: isLate ? Self.file : nil)
    #expect(result.exitStatus == 64, "\(result.errors)")
    #expect(result.output == "")
    Self.expectOneLine(result.errors)
  }

  @Test(
    arguments: [
      (nil, "cannot be read: no such file or folder"), ("{", "line 1, column 2"),
      (#"{"timeZone": "UTC", "items": [{"id": "a\u0007\n", "kind": "x\ny"}]}"#, "items[0].kind"),
    ] as [(String?, String)]
  )
  func badFilesAreNamed(file: String?, problem: String) {
    let result = Self.run(["--library", "my\nlibrary.json", "--day", "2026-06-01"], file: file)
    #expect(result.exitStatus == 65)
    #expect(result.output == "")
    #expect(result.errors.contains("my library.json"))
    #expect(result.errors.contains(problem), "\(result.errors)")
    Self.expectOneLine(result.errors)
  }

  static func expectOneLine(_ text: String) {
    #expect(text.hasSuffix("\n"))
    #expect(text.unicodeScalars.count { $0.properties.generalCategory == .control } == 1)
    #expect(text.hasPrefix("rerun-kiosk schedule: "))
  }

  @Test func lastDayOfAll() {
    let result = Self.run(["--library", "x", "--day", "9999-12-31"])
    #expect(result.exitStatus == 0)
    #expect(result.output.contains(#""day":"9999-12-31""#))
    #expect(Self.run(["--library", "x", "--day", "0001-01-01"]).exitStatus == 0)
  }
}
