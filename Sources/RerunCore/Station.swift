/// Everything the schedule is computed from.
public struct Station: Sendable {
  public var zone: ZoneRules
  public var items: [Item]
  /// Nil builds the automatic lineup; an empty list is a lineup of none.
  public var channels: [Channel]?
  public var fillers: [Filler]

  public init(
    zone: ZoneRules, items: [Item], channels: [Channel]? = nil, fillers: [Filler] = []
  ) {
    self.zone = zone
    self.items = items
    self.channels = channels
    self.fillers = fillers
  }
}

/// The rules of one time zone of the tz database: its offset from UTC at every instant.
public struct ZoneRules: Sendable, Hashable {
  /// As the tz database has it, such as "Europe/Berlin".
  public let name: String

  public static let utc = ZoneRules(name: "UTC")

  init(name: String) { self.name = name }

  /// Seconds east of UTC at `instant`.
  public func offset(at instant: Seconds) -> Seconds { 0 }
  /// The local date at `instant`.
  public func day(of instant: Seconds) -> Day { Day(year: 1970, month: 1, day: 1) }
  /// The local wall clock at `instant`.
  public func clock(at instant: Seconds) -> WallClock { WallClock(hour: 0, minute: 0, second: 0, weekday: 4) }
  /// The first instant whose local date is `day` (docs/SCHEDULE.md section 3).
  public func dayStart(_ day: Day) -> Seconds { 0 }
}

/// What a clock on the wall shows.
public struct WallClock: Sendable, Hashable {
  public var hour: Int
  public var minute: Int
  public var second: Int
  /// 0 is Sunday.
  public var weekday: Int

  public init(hour: Int, minute: Int, second: Int, weekday: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.weekday = weekday
  }
}
