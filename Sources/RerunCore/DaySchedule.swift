/// One day of a station, by that day's own lineup.
public struct DaySchedule: Sendable {
  public var day: Day
  public var start: Seconds
  public var end: Seconds
  /// By number, then id.
  public var lineup: [Channel]
  /// The slots that start in the day, by channel id.
  public var slots: [String: [Slot]]

  public init(day: Day, start: Seconds, end: Seconds, lineup: [Channel], slots: [String: [Slot]]) {
    self.day = day
    self.start = start
    self.end = end
    self.lineup = lineup
    self.slots = slots
  }
}

/// Computes days. Keeps what one day's work leaves for the next, so it isn't `Sendable`: one owner.
public struct Scheduler {
  public let station: Station

  public init(station: Station) { self.station = station }

  /// The schedule of `day`; any day can be asked, in any order.
  public mutating func schedule(for day: Day) -> DaySchedule {
    DaySchedule(day: day, start: 0, end: 0, lineup: [], slots: [:])
  }
}

/// The running station: several consecutive days joined as docs/SCHEDULE.md section 11 says.
///
/// The guide and the picture both ask this, so they cannot disagree.
public struct Listings: Sendable {
  public let station: Station
  /// Consecutive, ascending.
  public let days: [DaySchedule]

  public init(station: Station, days: [DaySchedule]) {
    self.station = station
    self.days = days
  }

  /// The instants these listings answer for.
  public var range: Range<Seconds> { (days.first?.start ?? 0)..<(days.last?.end ?? 0) }

  /// The lineup of the day that `instant` is in; empty outside `range`.
  public func lineup(at instant: Seconds) -> [Channel] { [] }

  /// What a channel shows over `range`: slots without gaps, the first and last cut by nothing (they
  /// may reach outside). Empty for a channel that is in no lineup of these days, or outside `range`.
  public func slots(of channelID: String, over range: Range<Seconds>) -> [Slot] { [] }

  /// What a channel shows at `instant`.
  public func slot(of channelID: String, at instant: Seconds) -> Slot? { nil }

  /// What fills the break of `slot` (docs/SCHEDULE.md section 9), back to back from the break's start.
  public func fillers(of channelID: String, in slot: Slot) -> [FillerAiring] { [] }
}

/// One airing of a filler.
public struct FillerAiring: Sendable, Hashable {
  /// Index into `Station.fillers`.
  public var filler: Int
  public var start: Seconds
  public var end: Seconds

  public init(filler: Int, start: Seconds, end: Seconds) {
    self.filler = filler
    self.start = start
    self.end = end
  }
}
