import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// The guide's keys: Late Show's window is two hours, from eight to ten.
@Suite struct GuideMoveTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys: String
    var state: String

    init(_ testDescription: String, _ keys: String, _ state: String) {
      self.testDescription = testDescription
      self.keys = keys
      self.state = state
    }
  }

  private func expect(_ row: Row, channel: String? = nil, theme: String = "late-show") throws {
    var rig = try GuideRig(theme: theme, channel: channel)
    try rig.press(row.keys)
    #expect(rig.state == row.state, "after \(row.keys)")
  }

  // MARK: - Time

  static let time = [
    Row("opens at now", "", "1 H20:00 | 20:00"),
    Row("the next programme", "right", "1 H20:30 | 20:00"),
    Row("more than 30 minutes from the right end: stays", "right*2", "1 H21:00 | 20:00"),
    Row("30 minutes from it: its half hour is the second column", "right*3", "1 H21:30 | 21:00"),
    Row("and again", "right*4", "1 H22:00 | 21:00"),
    Row("and again, two on", "right*5", "1 H22:30 | 22:00"),
    Row("back within the window", "right*3 left", "1 H21:00 | 21:00"),
    Row("back over its left edge", "right*3 left*2", "1 H20:30 | 20:30"),
    Row("back to now", "right*3 left*3", "1 H20:00 | 20:00"),
    Row("from now to the plate", "right*3 left*4", "1 plate | 20:00"),
    Row("and into the row again", "left right", "1 H20:00 | 20:00"),
    Row("a film that began before the window", "down right", "2 2 at 23:00 | 22:30"),
    Row("and back to it", "down right left", "2 Film | 20:00"),
    Row("a break is passed by", "down*2 right", "3 3 at 21:00 | 20:00"),
    Row("in both directions", "down*2 right left", "3 Short | 20:00"),
    Row("programmes that share a slot", "down*3", "4 B | 20:00"),
    Row("one after another", "down*3 right", "4 C | 20:00"),
    Row("past the short break", "down*3 right*2", "4 4 at 20:30 | 20:00"),
    Row("back to the one on now", "down*3 right*2 left*2", "4 B | 20:00"),
    Row("what is over isn't gone back to", "down*3 left", "4 plate | 20:00"),
    Row("off the air is a cell", "down*4", "5 (off the air) | 20:00"),
    Row("off the air to the first programme", "down*4 right", "5 5 at 22:00 | 21:30"),
    Row("off the air and back", "down*4 right left", "5 (off the air) | 20:00"),
    Row("no further than 24 hours", "right*60", "1 H20:00 | 19:00!"),
    Row("and it stays there", "right*70", "1 H20:00 | 19:00!"),
    Row("all the way back", "right*60 left*48", "1 H20:00 | 20:00"),
  ]
  @Test(arguments: time) func moves(_ row: Row) throws { try expect(row) }

  // MARK: - Rows

  static let rows = [
    Row("lands on what is on", "down*5", "6 6 at 20:00 | 20:00"),
    Row("keeps the time it was moved to", "right*2 down*5", "6 6 at 21:00 | 20:00"),
    Row("a long film in between doesn't drag it along", "right*2 down up", "1 H21:00 | 20:00"),
    Row("in a break, the programme before it", "right down*2", "3 Short | 20:00"),
    Row("and on at the time kept", "right down*3", "4 4 at 20:30 | 20:00"),
    Row("off the air lands too", "right*2 down*4", "5 (off the air) | 20:00"),
    Row("right from the film moves the time", "down right up", "1 H23:00 | 22:30"),
    Row(
      "left to what began earlier sets the time to now",
      "down right left up",
      "1 H20:00 | 20:00"
    ),
    Row("in a scrolled window the time isn't before it", "right*8 down up", "1 H0:00 | 23:00"),
    Row("up from the first is the last", "up", "8 8 at 20:00 | 20:00"),
    Row("and down again the first", "up down", "1 H20:00 | 20:00"),
    Row("all the way around", "down*8", "1 H20:00 | 20:00"),
    Row("a page is as many rows as are seen", "channel-down", "7 7 at 20:00 | 20:00"),
    Row("and back", "channel-down channel-up", "1 H20:00 | 20:00"),
    Row("a page around the end", "channel-down*2", "5 (off the air) | 20:00"),
    Row("a page keeps the time", "right*2 channel-down", "7 7 at 21:00 | 20:00"),
    Row("plate to plate", "left down", "2 plate | 20:00"),
    Row("plate to plate and into the row", "left down right", "2 Film | 20:00"),
  ]
  @Test(arguments: rows) func movesOverRows(_ row: Row) throws { try expect(row) }

  /// In steps of one, the focus never stands in the first or the last row that is seen.
  @Test(arguments: [
    ("", [7, 8, 1, 2, 3, 4]), ("down*2", [7, 8, 1, 2, 3, 4]), ("down*3", [8, 1, 2, 3, 4, 5]),
    ("down*8", [5, 6, 7, 8, 1, 2]), ("up", [7, 8, 1, 2, 3, 4]), ("up*2", [6, 7, 8, 1, 2, 3]),
    ("channel-down", [5, 6, 7, 8, 1, 2]), ("channel-down*4", [7, 8, 1, 2, 3, 4]),
  ])
  func rowsScroll(_ keys: String, _ rows: [Int64]) throws {
    var rig = try GuideRig()
    try rig.press(keys)
    #expect(rig.rows == rows)
    #expect((1...4).contains(rig.guide.row - rig.guide.topRow))
  }

  // MARK: - Few channels

  static let few = [
    (1, "down", "1 H20:00 | 20:00!"), (1, "up", "1 H20:00 | 20:00!"),
    (1, "channel-down", "1 H20:00 | 20:00!"), (1, "right", "1 H20:30 | 20:00"),
    (2, "down", "2 Film | 20:00"), (2, "down*2", "1 H20:00 | 20:00"),
    (2, "up", "2 Film | 20:00"), (2, "channel-down", "2 Film | 20:00"),
    (2, "channel-down*2", "2 Film | 20:00!"), (2, "channel-up", "1 H20:00 | 20:00!"),
    (5, "channel-down", "5 (off the air) | 20:00"),
    (5, "channel-down channel-up", "1 H20:00 | 20:00"),
    (6, "down*6", "1 H20:00 | 20:00"), (6, "up", "6 6 at 20:00 | 20:00"),
    (7, "down*7", "1 H20:00 | 20:00"), (7, "up", "7 7 at 20:00 | 20:00"),
    (7, "channel-down", "7 7 at 20:00 | 20:00"),
  ]
  @Test(arguments: few) func fewChannels(_ count: Int, _ keys: String, _ state: String) throws {
    var rig = try GuideRig(GuideRig.station(channels: count).listings())
    try rig.press(keys)
    #expect(rig.state == state, "\(count) channels after \(keys)")
    #expect(rig.guide.loops(rig.context) == (count > 6))
    if count <= 6 {
      #expect(rig.guide.topRow == 0)
      #expect((0..<count).contains(rig.guide.row))
    }
  }

  @Test func noChannelsAtAll() throws {
    var rig = try GuideRig(GuideRig.station(channels: 0).listings())
    for command in RemoteCommand.allCases {
      _ = rig.guide.reduce(.tap(command), rig.context)
    }
    rig.pass(toMinute: 40)
    #expect(rig.state == "nothing")
  }

  // MARK: - Keys that lead elsewhere

  static let outcomes: [(String, String, GuideScreen.Outcome)] = [
    ("Select tunes what is on", "select", .tune(channelID: "c1")),
    ("also a film that began before", "down select", .tune(channelID: "c2")),
    ("Select opens what is not", "right select", .info(channelID: "c1", airing("1", 30))),
    ("Info opens what is on", "info", .info(channelID: "c1", airing("1", 0))),
    ("a held Select too", "hold-select", .info(channelID: "c1", airing("1", 0))),
    ("and what is later", "right hold-select", .info(channelID: "c1", airing("1", 30))),
    ("Select on what shares a slot", "down*3 select", .tune(channelID: "c4")),
    ("Select off the air shows the channel", "down*4 select", .tune(channelID: "c5")),
    ("Info off the air has nothing to tell", "down*4 info", .none),
    ("a held Select neither", "down*4 hold-select", .none),
    ("Select on a plate", "left select", .plate(channelID: "c1")),
    ("Left on a plate", "left*2", .options),
    ("Menu", "menu", .options), ("a held Back", "hold-back", .options),
    ("Back from now leaves", "back", .leave),
    ("Exit leaves at once", "right*8 exit", .leave),
    ("Back from the future stays", "right*8 back", .none),
    ("Back twice leaves", "right*8 back*2", .leave),
    ("Back from a plate stays", "left back", .none),
    ("Back from a later cell in the window leaves", "right back", .leave),
    ("other keys do nothing", "rewind", .none),
  ]
  @Test(arguments: outcomes)
  func leadsElsewhere(_ what: String, _ keys: String, _ outcome: GuideScreen.Outcome) throws {
    var rig = try GuideRig()
    try rig.press(keys)
    #expect(rig.outcome.told(rig) == outcome.told(rig), "\(what)")
  }

  static let returns = [
    Row("Back returns to now", "right*8 back", "1 H20:00 | 20:00"),
    Row("Back from a plate", "left back", "1 H20:00 | 20:00"),
    Row("Back keeps the row", "down*2 right*8 back", "3 Short | 20:00"),
    Row("Guide returns to now", "right*8 guide", "1 H20:00 | 20:00"),
  ]
  @Test(arguments: returns) func goesBack(_ row: Row) throws { try expect(row) }

  /// `minute` after eight, by the station's own naming of airings; the item is looked up by start.
  private static func airing(_ number: String, _ minute: Int) -> Airing {
    Airing(
      item: 0,
      start: GuideRig.origin + Seconds(minute) * 60,
      end: GuideRig.origin + Seconds(minute + 30) * 60
    )
  }

  // MARK: - Digits

  @Test func jumpsKeepTheTime() throws {
    var rig = try GuideRig()
    try rig.press("right*2")
    rig.guide.jump(to: "c6", rig.context)
    #expect(rig.state == "6 6 at 21:00 | 20:00")
    #expect(rig.rows == [4, 5, 6, 7, 8, 1])
    rig.guide.jump(to: "c0", rig.context)
    #expect(rig.state == "6 6 at 21:00 | 20:00")
    try rig.press("left*2")
    #expect(rig.guide.isPlateFocused)
    rig.guide.jump(to: "c2", rig.context)
    #expect(rig.state == "2 Film | 20:00")
  }

  // MARK: - Midnight Movie

  /// Ten pixels a minute: the window is 151 minutes, so that the fifth half hour ends outside.
  static let marquee = [
    Row("four half hours are far enough from the end", "right*4", "1 H22:00 | 20:00"),
    Row("the fifth scrolls", "right*5", "1 H22:30 | 22:00"),
    Row("eight rows for eight channels don't loop", "up", "8 8 at 20:00 | 20:00"),
  ]
  @Test(arguments: marquee) func midnightMovie(_ row: Row) throws {
    try expect(row, theme: "midnight-movie")
  }
}

extension GuideScreen.Outcome {
  /// Without the item's place in the station.
  fileprivate func told(_ rig: GuideRig) -> String {
    if case .info(let id, let airing) = self {
      return "info \(id) \(rig.clock(airing.start))–\(rig.clock(airing.end))"
    }
    return "\(self)"
  }
}
