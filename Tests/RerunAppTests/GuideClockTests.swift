import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// What the guide does by itself while time passes, and when its channels change.
@Suite struct GuideClockTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys: String
    /// Minutes after eight.
    var minute: Int
    var state: String

    init(_ testDescription: String, _ keys: String, _ minute: Int, _ state: String) {
      self.testDescription = testDescription
      self.keys = keys
      self.minute = minute
      self.state = state
    }
  }

  static let passing = [
    Row("nothing at 20:29", "", 29, "1 H20:00 | 20:00"),
    Row("at half past, window and focus move on", "", 30, "1 H20:30 | 20:30"),
    Row("and at the hour", "", 60, "1 H21:00 | 21:00"),
    Row("over midnight", "", 245, "1 H0:00 | 0:00"),
    Row("what is looked at stays", "right*2", 40, "1 H21:00 | 20:30"),
    Row("until it is over itself", "right*2", 89, "1 H21:00 | 21:00"),
    Row("then it is followed", "right*2", 90, "1 H21:30 | 21:30"),
    Row("the film goes on", "down", 100, "2 Film | 21:30"),
    Row("the film ends", "down", 181, "2 2 at 23:00 | 23:00"),
    Row("within a shared slot", "down*3", 20, "4 C | 20:00"),
    Row("in its break, what follows", "down*3", 29, "4 4 at 20:30 | 20:00"),
    Row("the next slot", "down*3", 30, "4 4 at 20:30 | 20:30"),
    Row("a break on now", "down*2", 27, "3 3 at 21:00 | 20:00"),
    Row("a break whose programme has left the window", "down*2", 45, "3 3 at 21:00 | 20:30"),
    Row("the end of off the air", "down*4", 121, "5 5 at 22:00 | 22:00"),
    Row("tomorrow stays while hours pass", "down*5 right*20", 170, "6 6 at 16:00 | 15:30"),
    Row("a window that the clock overtakes", "right*4", 125, "1 H22:00 | 22:00"),
    Row("the plate keeps its focus", "left", 95, "1 plate | 21:30"),
    Row("a row further down", "down*5", 61, "6 6 at 21:00 | 21:00"),
  ]
  @Test(arguments: passing) func followsTheClock(_ row: Row) throws {
    var rig = try GuideRig()
    try rig.press(row.keys)
    rig.pass(toMinute: row.minute)
    #expect(rig.state == row.state)
    // Minutes asleep make no difference.
    var asleep = try GuideRig()
    try asleep.press(row.keys)
    asleep.time(GuideRig.origin + Seconds(row.minute) * 60)
    #expect(asleep.guide.windowStart == rig.guide.windowStart)
  }

  /// Up and Down go to what is on now when the focus was on now, however long nobody pressed a key.
  @Test func rowsFollowTheClockToo() throws {
    var rig = try GuideRig()
    rig.pass(toMinute: 25)
    try rig.press("down*3")
    #expect(rig.state == "4 C | 20:00")
    rig.pass(toMinute: 61)
    try rig.press("up*3")
    #expect(rig.state == "1 H21:00 | 21:00")
  }

  @Test func aClockThatIsSetBack() throws {
    var rig = try GuideRig()
    rig.time(GuideRig.opening - 3600)
    #expect(rig.state == "1 H19:00 | 19:00")
    rig.time(GuideRig.opening + 86_400)
    #expect(rig.guide.windowStart == GuideRig.origin + 86_400)
  }

  @Test func theLastSecondOfAHalfHour() throws {
    var rig = try GuideRig()
    rig.time(GuideRig.origin + 1799)
    #expect(rig.state == "1 H20:00 | 20:00")
    rig.time(GuideRig.origin + 1800)
    #expect(rig.state == "1 H20:30 | 20:30")
  }

  /// Where the programme's break is on now, Select shows the channel.
  @Test func selectInABreak() throws {
    var rig = try GuideRig()
    try rig.press("down*2")
    rig.pass(toMinute: 27)
    try rig.press("select")
    #expect(rig.outcome == .tune(channelID: "c3"))
    try rig.press("right select")
    #expect(rig.outcome != .tune(channelID: "c3"))
    try rig.press("left")
    #expect(rig.state == "3 3 at 21:00 | 21:00")
    // What is over stands for the channel too, as long as its break is on.
    try rig.press("left")
    #expect(rig.state == "3 Short | 20:00")
    try rig.press("select")
    #expect(rig.outcome == .tune(channelID: "c3"))
    try rig.press("left")
    #expect(rig.state == "3 plate | 20:00")
  }

  // MARK: - Another lineup

  static let lineups: [(String, [Int64], String)] = [
    ("the same channel at another place", [3, 4, 6], "6 6 at 21:00 | 20:00"),
    ("more before it", [1, 2, 3, 4, 5, 6, 7, 8], "6 6 at 21:00 | 20:00"),
    ("it is gone: what took its place", [1, 2, 3, 4, 5, 7, 8], "7 7 at 21:00 | 20:00"),
    ("it was the last", [1, 2], "2 Film | 20:00"),
    ("only one is left", [4], "4 4 at 21:00 | 20:00"),
  ]
  @Test(arguments: lineups)
  func channelsChange(_ what: String, _ numbers: [Int64], _ state: String) throws {
    let station = GuideRig.station()
    var rig = try GuideRig(station.listings())
    try rig.press("right*2 down*5")
    rig.adopt(station.listings { number, _ in numbers.contains(number) })
    #expect(rig.state == state, "\(what)")
    #expect(Set(rig.rows).contains(rig.guide.focusedChannel(rig.context)?.number ?? 0))
    if rig.guide.loops(rig.context) { #expect((1...4).contains(rig.guide.row - rig.guide.topRow)) }
    try rig.press("down up")
    #expect(rig.state.replacing("!", with: "") == state)
  }

  /// At midnight the next day's lineup counts; the focus stays on its channel.
  @Test func midnightBringsAnotherLineup() throws {
    let station = GuideRig.station()
    let listings = station.listings { number, day in day < 1 || number != 2 }
    let theme = try BundledTheme.load("late-show")
    var kiosk = KioskRig(theme: theme, at: GuideRig.opening)
    kiosk.start(listings)
    kiosk.press(.down, .down, .down)
    #expect(kiosk.model.guideFocus(at: kiosk.now)?.channel.number == 4)
    kiosk.advance(minutes: 4 * 60)
    #expect(kiosk.model.channels.map(\.number) == [1, 3, 4, 5, 6, 7, 8])
    #expect(kiosk.model.guideFocus(at: kiosk.now)?.channel.number == 4)
  }

  @Test func listingsThatDoNotReachNow() throws {
    var rig = try GuideRig()
    rig.time(GuideRig.opening + 30 * 86_400, lineup: rig.channels)
    try rig.press("right left down up select info back")
    #expect(rig.guide.windowStart == GuideRig.origin + 30 * 86_400)
  }
}

/// What the cells of a row are.
@Suite struct GuideCellTests {
  private func cells(_ number: Int64, _ from: Int, _ to: Int, gap: Seconds = 70) -> [String] {
    let listings = GuideRig.station().listings()
    return GuideCell.cells(
      of: "c\(number)",
      over: (GuideRig.origin + Seconds(from) * 60)..<(GuideRig.origin + Seconds(to) * 60),
      in: listings,
      shortestGap: gap
    ).map { cell in
      let name =
        switch cell.kind {
        case .programme(let airing): listings.station.items[airing.item].displayTitle
        case .offAir: "off"
        case .interval: "break"
        }
      return "\(name) \((cell.start - GuideRig.origin) / 60)–\((cell.end - GuideRig.origin) / 60)"
    }
  }

  @Test func rows() {
    #expect(cells(3, 0, 70) == ["Short 0–25", "break 25–60", "3 at 21:00 60–120"])
    #expect(cells(4, 5, 30) == ["A 0–10", "B 10–20", "C 20–28", "break 28–30"])
    #expect(cells(4, 5, 30, gap: 121) == ["A 0–10", "B 10–20", "C 20–30"])
    #expect(cells(4, 29, 30) == ["break 28–30"])
    #expect(cells(2, 0, 1) == ["Film -120–180"])
    #expect(cells(5, 30, 31) == ["off 0–120"])
    #expect(cells(9, 0, 60).isEmpty)
  }

  /// Gaps that meet are one cell, whatever part of them is asked for.
  @Test(arguments: [(0, 1), (300, 301), (-60, 60), (239, 241), (500, 501)])
  func gapsThatMeetAreOne(_ from: Int, _ to: Int) throws {
    var station = GuideRig.station(channels: 0)
    station.add(
      1,
      "Closed",
      [
        .slot(at: -60, [WrittenStation.Programme("Last", 30)]), .offAir(at: -30, minutes: 270),
        .offAir(at: 240, minutes: 60), .offAir(at: 300, minutes: 300),
        .slot(at: 600, [WrittenStation.Programme("First", 30)]),
      ]
    )
    let listings = station.listings()
    let range = (GuideRig.origin + Seconds(from) * 60)..<(GuideRig.origin + Seconds(to) * 60)
    let off = GuideCell.cells(of: "c1", over: range, in: listings).filter { $0.kind == .offAir }
    #expect(off.map { ($0.start - GuideRig.origin) / 60 } == [-30])
    #expect(off.map { ($0.end - GuideRig.origin) / 60 } == [600])
  }

  @Test func aChannelThatIsNeverOnTheAir() throws {
    var station = GuideRig.station(channels: 0)
    station.add(1, "Nothing", filled: false)
    var rig = try GuideRig(station.listings())
    #expect(rig.state == "1 (off the air) | 20:00")
    try rig.press("right")
    #expect(rig.state == "1 (off the air) | 20:00!")
    try rig.press("left")
    #expect(rig.state == "1 plate | 20:00")
    try rig.press("right select")
    #expect(rig.outcome == .tune(channelID: "c1"))
  }
}
