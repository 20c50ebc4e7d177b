import Testing

@testable import RerunCore

@Suite struct ZoneRulesTests {
  struct DayRow: Sendable, CustomTestStringConvertible {
    var zone: String
    var day: String
    /// When the day starts, as an instant, and how many seconds it has.
    var start: Seconds
    var length: Seconds
    var note: String
    var testDescription: String { "\(zone) \(day): \(note)" }
  }

  /// Starts and lengths by Python's zoneinfo.
  static let rows = [
    DayRow(
      zone: "UTC",
      day: "2026-03-07",
      start: 1_772_841_600,
      length: 86_400,
      note: "plain"
    ),
    DayRow(
      zone: "America/New_York",
      day: "2026-03-08",
      start: 1_772_946_000,
      length: 82_800,
      note: "an hour is missing"
    ),
    DayRow(
      zone: "Europe/Berlin",
      day: "2026-10-25",
      start: 1_792_879_200,
      length: 90_000,
      note: "an hour comes twice"
    ),
    DayRow(
      zone: "Australia/Lord_Howe",
      day: "2026-04-05",
      start: 1_775_307_600,
      length: 88_200,
      note: "half an hour comes twice"
    ),
    DayRow(
      zone: "Africa/Cairo",
      day: "2026-04-24",
      start: 1_776_981_600,
      length: 82_800,
      note: "starts at 01:00"
    ),
    DayRow(
      zone: "America/Havana",
      day: "2026-11-01",
      start: 1_793_505_600,
      length: 90_000,
      note: "midnight comes twice"
    ),
    DayRow(
      zone: "Pacific/Fakaofo",
      day: "2011-12-30",
      start: 1_325_242_800,
      length: 0,
      note: "a date that was skipped"
    ),
    DayRow(
      zone: "Pacific/Fakaofo",
      day: "2011-12-29",
      start: 1_325_156_400,
      length: 86_400,
      note: "the day before it"
    ),
    DayRow(
      zone: "Antarctica/Troll",
      day: "2024-03-31",
      start: 1_711_843_200,
      length: 79_200,
      note: "two hours are missing"
    ),
    DayRow(
      zone: "Asia/Kathmandu",
      day: "1986-01-01",
      start: 504_901_800,
      length: 85_500,
      note: "a quarter is missing"
    ),
    DayRow(
      zone: "Europe/Berlin",
      day: "2400-03-26",
      start: 13_576_806_000,
      length: 82_800,
      note: "far beyond the file's own transitions"
    ),
    DayRow(
      zone: "Europe/London",
      day: "1800-06-01",
      start: -5_351_615_925,
      length: 86_400,
      note: "local mean time"
    ),
    DayRow(
      zone: "America/Nuuk",
      day: "2030-03-30",
      start: 1_901_066_400,
      length: 82_800,
      note: "a rule with a negative time"
    ),
  ]

  @Test(arguments: rows) func daysStart(_ row: DayRow) throws {
    let zone = try SystemFiles.zones.rules(named: row.zone)
    let day = try #require(Day(row.day))
    #expect(zone.dayStart(day) == row.start)
    #expect(zone.dayStart(day.adding(days: 1)) - row.start == row.length)
    if row.length > 0 {
      #expect(zone.day(of: row.start) == day)
      #expect(zone.day(of: row.start + row.length - 1) == day)
    }
  }

  @Test func aTwiceComingMidnightDoesNotGoBack() throws {
    // In Havana, 00:00 to 00:59 comes twice: the date stays that of the first.
    let zone = try SystemFiles.zones.rules(named: "America/Havana")
    let start = zone.dayStart(Day(year: 2026, month: 11, day: 1))
    #expect(zone.clock(at: start) == WallClock(hour: 0, minute: 0, second: 0, weekday: 0))
    #expect(zone.clock(at: start + 3600) == WallClock(hour: 0, minute: 0, second: 0, weekday: 0))
    #expect(zone.day(of: start + 3600) == Day(year: 2026, month: 11, day: 1))
  }

  @Test func theClockOnTheWall() throws {
    let zone = try SystemFiles.zones.rules(named: "Asia/Kathmandu")
    #expect(
      zone.clock(at: 1_772_841_600) == WallClock(hour: 5, minute: 45, second: 0, weekday: 6)
    )
    #expect(zone.offset(at: 1_772_841_600) == 20_700)
    #expect(
      ZoneRules.utc.clock(at: -1) == WallClock(hour: 23, minute: 59, second: 59, weekday: 3)
    )
  }

  @Test func noInstantIsTooFar() throws {
    for name in ["Europe/Berlin", "Asia/Tokyo", "UTC"] {
      let zone = try SystemFiles.zones.rules(named: name)
      for instant in [Seconds.min, -1 << 59, 0, 1 << 59, Seconds.max] {
        #expect(abs(zone.offset(at: instant)) < 86_400)
        _ = zone.clock(at: instant)
        _ = zone.dayStart(zone.day(of: instant))
      }
    }
  }

  @Test(arguments: [
    "posix/Europe/Berlin", "right/Europe/Berlin", "posixrules", "localtime", "europe/berlin",
    "Europe/berlin", "EUROPE/BERLIN", "utc", "Europe", "Europe/", "/Europe/Berlin", "./UTC",
    "Europe/../UTC", "Europe//Berlin", "../zoneinfo/UTC", "", " UTC", "UTC ", "UTC\n", "UTC\0",
    "tzdata.zi", "zone.tab", "zone1970.tab", "leapseconds", "Mars/Base", "Europe/Berlin\u{301}",
  ])
  func isNoZone(_ name: String) {
    #expect(throws: ZoneFileError.self) { try SystemFiles.zones.rules(named: name) }
  }

  @Test(arguments: ["UTC", "Etc/GMT+5", "America/Port-au-Prince", "GB-Eire", "EST5EDT", "Cuba"])
  func isAZone(_ name: String) throws {
    #expect(try SystemFiles.zones.rules(named: name).name == name)
  }

  @Test func withoutADatabaseThereIsUTC() throws {
    let empty = ZoneDatabase { _ in nil }
    #expect(try empty.rules(named: "UTC") == .utc)
    #expect(throws: ZoneFileError.self) { try empty.rules(named: "Europe/Berlin") }
  }
}
