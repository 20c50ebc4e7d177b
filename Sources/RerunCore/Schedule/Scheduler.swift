/// Computes the days of a station (docs/SCHEDULE.md).
///
/// Keeps what one day's work leaves for the next: a day after the one asked last costs that day
/// alone, an earlier one, or one of another year, all days of its year up to it. So it isn't
/// `Sendable`: one owner.
public struct Scheduler {
  public let station: Station
  private let library: Library
  /// Nil if the station lists its channels.
  private let automaticLineup: AutomaticLineup?
  /// The lineup that was asked last, or, if the station lists its channels, the only one.
  private var lastLineup: (day: Day?, lineup: Lineup)
  private var maker: PoolMaker
  /// Of the days needed last.
  private var lastClassPools: [ClassPools] = []
  private var lastYear: BroadcastYear?
  private var tapes: YearTapes?
  /// The days asked last, each by its own lineup: a running station asks for yesterday, today and the
  /// days after again and again.
  private var recent: [DaySchedule] = []
  private static let recentDays = 5

  public init(station: Station) {
    self.station = station
    library = Library(station)
    maker = PoolMaker(library: library)
    if let channels = station.channels {
      automaticLineup = nil
      lastLineup = (nil, Lineup(channels, of: station, library: library))
    } else {
      automaticLineup = AutomaticLineup(station: station, library: library)
      lastLineup = (nil, Lineup([]))
    }
  }

  /// The channels of a day, by number, then id: those the station lists, or else its automatic lineup.
  public mutating func lineup(on day: Day) -> [Channel] { plan(for: day).channels }

  /// The schedule of `day`, by its own lineup; any day can be asked, in any order.
  public mutating func schedule(for day: Day) -> DaySchedule {
    if let known = recent.first(where: { $0.day == day }) { return known }
    let schedule = schedule(for: day, lineup: plan(for: day))
    recent = recent.suffix(Self.recentDays - 1) + [schedule]
    return schedule
  }

  /// The schedules of consecutive days, all by the lineup of the first.
  public mutating func schedules(from first: Day, count: Int) -> [DaySchedule] {
    let lineup = plan(for: first)
    return (0..<max(count, 0)).map { schedule(for: first.adding(days: $0), lineup: lineup) }
  }

  /// The running station over consecutive days, each by its own lineup.
  ///
  /// Starts with the day before `first`, whose slots may reach into it.
  public mutating func listings(from first: Day, through last: Day) -> Listings {
    let count = max(last.daysSince1970 - first.daysSince1970, 0) + 2
    let days = (0..<count).map { schedule(for: first.adding(days: $0 - 1)) }
    return Listings(station: station, days: days)
  }

  private mutating func plan(for day: Day) -> Lineup {
    guard let automaticLineup, lastLineup.day != day else { return lastLineup.lineup }
    let pools = classPools(onDayFrom: station.zone.dayStart(day))
    let last = lastLineup.lineup
    lastLineup = (day, automaticLineup.lineup(pools: pools, maker: &maker, last: last))
    return lastLineup.lineup
  }

  private mutating func schedule(for day: Day, lineup: Lineup) -> DaySchedule {
    // Whatever the date was written as, it is one of the calendar.
    let day = Day(daysSince1970: day.daysSince1970)
    let year = broadcastYear(day.year)
    let index = year.index(of: day)
    layTapes(toDay: index, of: year, lineup: lineup)
    guard let tapes else {
      return DaySchedule(day: day, start: 0, end: 0, lineup: [], slots: [:])
    }

    var slots = SlotTable()
    for (place, layout) in zip(lineup.running, tapes.layouts) {
      slots[lineup.entries[place].channel.id] = self.slots(layout, of: year)
    }
    var occupancy = tapes.occupancy
    let dayStart = year.start(ofDay: index)
    let dayBeforeStart = station.zone.dayStart(day.adding(days: -1))
    for place in lineup.daily {
      let entry = lineup.entries[place]
      var shuffle = DailyShuffle(
        channelID: entry.channel.id,
        day: day,
        pool: pool(of: entry, onDayFrom: dayStart),
        poolBefore: pool(of: entry, onDayFrom: dayBeforeStart),
        library: library
      )
      let layout = shuffle.lay(over: year.blocks(ofDay: index), yieldingTo: occupancy)
      occupancy.add(layout, in: library)
      slots[entry.channel.id] = self.slots(layout, of: year)
    }
    return DaySchedule(
      day: day,
      start: dayStart,
      end: year.start(ofDay: index + 1),
      lineup: lineup.channels,
      slots: slots
    )
  }

  private mutating func layTapes(toDay index: Int, of year: BroadcastYear, lineup: Lineup) {
    // Taken out while it changes: a second reference would copy every pool.
    var tapes = self.tapes.take()
    let goesOn = tapes.map { $0.year.year == year.year && $0.laidDays <= index + 1 } ?? false
    if !goesOn || !(tapes?.exchange(for: lineup) ?? false) {
      tapes = YearTapes(lineup: lineup, year: year, library: library)
    }
    tapes?.lay(toDay: index)
    self.tapes = tapes
  }

  private mutating func broadcastYear(_ year: Int) -> BroadcastYear {
    if let lastYear, lastYear.year == year { return lastYear }
    let broadcastYear = BroadcastYear(year, zone: station.zone)
    lastYear = broadcastYear
    return broadcastYear
  }

  private mutating func pool(of entry: Lineup.Entry, onDayFrom dayStart: Seconds) -> Pool {
    switch entry.method {
    case .new: classPools(onDayFrom: dayStart).new
    case .unwatched: classPools(onDayFrom: dayStart).unwatched
    case .tape, .turns, .shuffle: maker.pool(of: entry.members, onDayFrom: dayStart)
    }
  }

  private mutating func classPools(onDayFrom dayStart: Seconds) -> ClassPools {
    if let known = lastClassPools.first(where: { $0.dayStart == dayStart }) { return known }
    let pools = ClassPools(dayStart: dayStart, library: library, maker: &maker)
    // A day needs those of the day before too.
    lastClassPools = Array(([pools] + lastClassPools).prefix(2))
    return pools
  }

  private func slots(_ layout: DayLayout, of year: BroadcastYear) -> [Slot] {
    layout.slots.map { stretch in
      var instant = year.start(ofBlock: stretch.blocks.lowerBound)
      var slot = Slot(
        start: instant,
        end: year.end(ofBlock: stretch.blocks.upperBound - 1),
        programs: []
      )
      slot.programs = layout.airings[stretch.airings].map { rank in
        let airable = library[rank]
        let end = instant + Seconds(airable.runtime)
        defer { instant = end }
        return Airing(item: Int(airable.item), start: instant, end: end)
      }
      return slot
    }
  }
}
