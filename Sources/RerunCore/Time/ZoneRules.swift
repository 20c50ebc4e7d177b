/// The rules of one time zone of the tz database: its offset from UTC at every instant.
public struct ZoneRules: Sendable, Hashable {
  /// As the tz database has it, such as "Europe/Berlin".
  public let name: String
  /// Instants at which the offset changes, ascending.
  private let transitions: [Seconds]
  /// In seconds east of UTC: before the first transition, then from each transition on.
  private let offsets: [Seconds]
  /// What holds after the last transition; nil keeps the last offset for ever.
  private let rule: PosixZone?

  public static let utc = ZoneRules(name: "UTC", transitions: [], offsets: [0], rule: nil)

  /// Takes one more offset than transitions.
  init(name: String, transitions: [Seconds], offsets: [Seconds], rule: PosixZone?) {
    self.name = name
    self.transitions = transitions
    self.offsets = offsets
    self.rule = rule
  }

  /// Seconds east of UTC at `instant`.
  public func offset(at instant: Seconds) -> Seconds { stretch(at: instant).offset }

  /// The local date at `instant`.
  public func day(of instant: Seconds) -> Day {
    Day(daysSince1970: Int(floorDivision(local(instant), secondsInDay)))
  }

  /// The local wall clock at `instant`.
  public func clock(at instant: Seconds) -> WallClock {
    let local = local(instant)
    let second = Int(floorRemainder(local, secondsInDay))
    return WallClock(
      hour: second / 3600,
      minute: second / 60 % 60,
      second: second % 60,
      weekday: Int(floorRemainder(floorDivision(local, secondsInDay) + 4, 7))
    )
  }

  /// The first instant whose local date is `day` (docs/SCHEDULE.md section 3): where midnight comes
  /// twice, the first; where clocks jump over it, the instant of the jump.
  ///
  /// Where the zone skips the whole date, the start of the date after.
  public func dayStart(_ day: Day) -> Seconds {
    let limit = Int(ZoneStretch.horizon / secondsInDay) - 10
    var date = min(max(day.daysSince1970, -limit), limit)
    // No offset change is longer than two days, so only a few dates in a row can be missing.
    while true {
      if let start = start(ofDate: Seconds(date)) { return start }
      date += 1
    }
  }

  /// The first instant of a date counted from 1970-01-01; nil if the zone skips it.
  private func start(ofDate date: Seconds) -> Seconds? {
    let midnight = date * secondsInDay
    let nextMidnight = midnight + secondsInDay
    var instant = midnight - PosixZone.offsets.upperBound
    while instant < nextMidnight - PosixZone.offsets.lowerBound {
      let stretch = stretch(at: instant)
      let candidate = max(stretch.start, midnight - stretch.offset)
      if candidate < stretch.end, candidate + stretch.offset < nextMidnight { return candidate }
      instant = stretch.end
    }
    return nil
  }

  private func local(_ instant: Seconds) -> Seconds {
    let instant = min(max(instant, -ZoneStretch.horizon), ZoneStretch.horizon)
    return instant + offset(at: instant)
  }

  /// The stretch of one offset that `instant` is in.
  private func stretch(at instant: Seconds) -> ZoneStretch {
    let instant = min(max(instant, -ZoneStretch.horizon), ZoneStretch.horizon)
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? transitions[low - 1] : -ZoneStretch.horizon
    if low < transitions.count {
      return ZoneStretch(start: start, end: transitions[low], offset: offsets[low])
    }
    guard let rule else {
      return ZoneStretch(start: start, end: ZoneStretch.horizon + 1, offset: offsets[low])
    }
    var stretch = rule.stretch(at: instant)
    stretch.start = max(stretch.start, start)
    return stretch
  }
}

/// A time in which the offset of a zone doesn't change, up to, not including, `end`.
struct ZoneStretch {
  var start: Seconds
  var end: Seconds
  /// Seconds east of UTC.
  var offset: Seconds

  /// Instants further from 1970 than this (some 36 billion years) are taken for it, so that no sum
  /// of times overflows.
  static let horizon: Seconds = 1 << 60
}

let secondsInDay: Seconds = 86_400
