/// The running station: several consecutive days joined as docs/SCHEDULE.md section 11 says.
///
/// The guide and the picture both ask this, so they cannot disagree.
public struct Listings: Sendable {
  public let station: Station
  /// Consecutive, ascending.
  public let days: [DaySchedule]
  /// What each channel shows over all days, without gaps.
  private let timelines: [ByteString: [Slot]]
  private let breaks: Breaks

  /// Joins days, each by its own lineup.
  ///
  /// What the day before the first one left running is not known: of the first day, only what starts
  /// in it is shown. `Scheduler.listings(from:through:)` takes care of that.
  public init(station: Station, days: [DaySchedule]) {
    self.station = station
    self.days = days
    breaks = Breaks(fillers: station.fillers)
    var timelines: [ByteString: [Slot]] = [:]
    for channel in days.lazy.flatMap(\.lineup) {
      let id = ByteString(channel.id)
      if timelines[id] == nil { timelines[id] = Self.joined(channel.id, days) }
    }
    self.timelines = timelines
  }

  /// The instants these listings answer for.
  public var range: Range<Seconds> {
    guard let first = days.first, let last = days.last, first.start < last.end else { return 0..<0 }
    return first.start..<last.end
  }

  /// The lineup of the day that `instant` is in; empty outside `range`.
  public func lineup(at instant: Seconds) -> [Channel] {
    days.first { $0.start <= instant && instant < $0.end }?.lineup ?? []
  }

  /// What a channel shows over `range`: slots without gaps.
  ///
  /// The first and last are cut by nothing: they may reach outside. Empty for a channel that is in no lineup of these days, or outside `range`.
  public func slots(of channelID: String, over range: Range<Seconds>) -> [Slot] {
    let asked = range.clamped(to: self.range)
    guard !asked.isEmpty, let timeline = timelines[ByteString(channelID)] else { return [] }
    let first = Self.place(of: asked.lowerBound, in: timeline)
    let last = Self.place(of: asked.upperBound - 1, in: timeline)
    return Array(timeline[first...last])
  }

  /// What a channel shows at `instant`.
  public func slot(of channelID: String, at instant: Seconds) -> Slot? {
    guard range.contains(instant), let timeline = timelines[ByteString(channelID)] else {
      return nil
    }
    return timeline[Self.place(of: instant, in: timeline)]
  }

  /// What fills the break of `slot` (docs/SCHEDULE.md section 9), back to back from the break's start.
  public func fillers(of channelID: String, in slot: Slot) -> [FillerAiring] {
    breaks.fillers(of: channelID, in: slot)
  }

  /// The place of the last slot that doesn't start after `instant`, which is in the timeline.
  private static func place(of instant: Seconds, in timeline: [Slot]) -> Int {
    var low = 0
    var high = timeline.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if timeline[middle].start <= instant { low = middle } else { high = middle }
    }
    return low
  }

  private static func joined(_ channelID: String, _ days: [DaySchedule]) -> [Slot] {
    var timeline: [Slot] = []
    for day in days {
      // What began before midnight runs to its end.
      var shownTo = max(timeline.last?.end ?? day.start, day.start)
      for slot in day.slots[channelID] ?? [] where slot.start >= shownTo {
        if slot.start > shownTo {
          timeline.append(Slot(start: shownTo, end: slot.start, programs: []))
        }
        timeline.append(slot)
        shownTo = slot.end
      }
      if shownTo < day.end { timeline.append(Slot(start: shownTo, end: day.end, programs: [])) }
    }
    return timeline
  }
}
