import RerunCore
import RerunJSON
import RerunTestSupport
import Testing

/// What must hold for every station, tried on many made from seeds.
@Suite struct SchedulerPropertyTests {
  static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Antarctica/Troll",
    "Africa/Cairo", "Asia/Kathmandu",
  ]
  /// Early in the year, so that the plain scheduler has little to redo, or where a day is odd.
  static let days = [
    Day(year: 2026, month: 1, day: 1), Day(year: 2026, month: 1, day: 2),
    Day(year: 2026, month: 1, day: 12), Day(year: 2025, month: 12, day: 31),
    Day(year: 2026, month: 3, day: 28), Day(year: 2026, month: 1, day: 30),
  ]

  static func random(_ seed: UInt64) throws -> RandomStation {
    let day = days[Int(seed % 24 < 5 ? seed % 24 : 5 * (seed % 2))]
    let zone = try SystemFiles.zones.rules(named: zones[Int(seed % UInt64(zones.count))])
    return RandomStation(seed: seed, day: day, zone: zone, isAutomatic: seed % 5 == 4)
  }

  @Test(arguments: UInt64(0)..<30) func agreesWithThePageReadPlainly(_ seed: UInt64) throws {
    let random = try Self.random(seed)
    var scheduler = Scheduler(station: random.station)
    // Forward day by day, then back to the first.
    for offset in [0, 1, 2, 0] {
      let day = random.day.adding(days: offset)
      let schedule = scheduler.schedule(for: day)
      let plain = PlainScheduler(station: random.station, channels: schedule.lineup)
        .schedule(for: day)
      for channel in schedule.lineup {
        #expect(
          schedule.slots[channel.id] == plain[channel.id],
          "\(channel.id) on \(day)"
        )
      }
    }
  }

  @Test(arguments: UInt64(0)..<30) func slotsFollowOneAnother(_ seed: UInt64) throws {
    let random = try Self.random(seed)
    var scheduler = Scheduler(station: random.station)
    let days = scheduler.schedules(from: random.day, count: 4)
    for channel in days[0].lineup {
      let isDaily = channel.order == .shuffle || channel.class != .regular
      var shownTo: Seconds?
      for day in days {
        let slots = try #require(day.slots[channel.id])
        if isDaily {
          #expect(slots.first?.start ?? day.start == day.start)
          #expect(slots.last?.end ?? day.end == day.end)
        }
        for slot in slots {
          #expect(slot.start == shownTo ?? slot.start)
          #expect((day.start..<day.end).contains(slot.start))
          shownTo = slot.end
          try check(slot, in: random.station)
        }
      }
    }
  }

  /// What every slot keeps to, whatever the channel.
  private func check(_ slot: Slot, in station: Station) throws {
    #expect(slot.start < slot.end)
    var instant = slot.start
    for program in slot.programs {
      #expect(program.start == instant)
      #expect(program.end - program.start == station.items[program.item].runtime)
      instant = program.end
    }
    guard let first = slot.programs.first else { return }
    if first.end - first.start > 900 {
      #expect(slot.programs.count == 1)
      #expect(slot.end - first.end >= 180)
    } else {
      #expect(instant - slot.start <= 1800)
    }
  }

  @Test(arguments: UInt64(0)..<30) func nothingAirsTwiceInARow(_ seed: UInt64) throws {
    let random = try Self.random(seed)
    let items = random.station.items
    var scheduler = Scheduler(station: random.station)
    let days = scheduler.schedules(from: random.day, count: 4)
    for channel in days[0].lineup {
      let isDaily = channel.order == .shuffle || channel.class != .regular
      var lastOpener: String?
      for day in days {
        // A tape starts afresh with the year.
        if day.day.month == 1, day.day.day == 1 { lastOpener = nil }
        let slots = day.slots[channel.id] ?? []
        let works = slots.map { $0.programs.map { Self.work(items[$0.item]) } }
        for slot in works { #expect(Set(slot).count == slot.count) }
        let several = Set(works.joined()).count > 1
        if isDaily, several {
          for (earlier, later) in zip(works, works.dropFirst()) where !later.isEmpty {
            #expect(earlier.last != later.first)
          }
        }
        if !isDaily, channel.order == .inOrder, let opener = works.first?.first {
          if several { #expect(opener != lastOpener) }
          lastOpener = opener
        }
      }
    }
  }

  private static func work(_ item: Item) -> String {
    switch item.kind {
    case .movie:
      item.year.map { "m|\(fold(item.title))|\(fold(item.edition))|\($0)" } ?? item.id
    case .episode:
      if let season = item.season, let episode = item.episode, !item.showTitle.isEmpty {
        "e|\(fold(item.showTitle))|\(season)|\(episode)|\(fold(item.title))"
      } else {
        item.id
      }
    }
  }

  /// As numbers: comparing texts would fold canonical forms.
  private static func fold(_ text: String) -> String {
    text.utf8.map { String($0 >= 65 && $0 <= 90 ? $0 + 32 : $0) }.joined(separator: " ")
  }

  @Test(arguments: UInt64(0)..<20) func aDayAloneIsTheSameInAWeek(_ seed: UInt64) throws {
    let random = try Self.random(seed)
    var running = Scheduler(station: random.station)
    let week = (0..<7).map { running.schedule(for: random.day.adding(days: $0)) }
    for day in week.reversed() {
      var fresh = Scheduler(station: random.station)
      let alone = fresh.schedule(for: day.day)
      let again = running.schedule(for: day.day)
      #expect(alone.lineup == day.lineup)
      #expect(alone.slots == day.slots)
      #expect(again.slots == day.slots)
    }
  }

  @Test(arguments: UInt64(0)..<20) func theOrderOfTheInputDoesNotMatter(_ seed: UInt64) throws {
    let random = try Self.random(seed)
    #expect(report(random.station, random.day) == report(random.reordered(), random.day))
  }

  /// Two days as text, which names items and fillers by id.
  private func report(_ station: Station, _ day: Day) -> String {
    let result = ScheduleCommand.run(
      arguments: ["--library", "x", "--day", day.description, "--days", "2"],
      readFile: { _ in Array(station.json.text().utf8) },
      zones: SystemFiles.zones,
      now: 0
    )
    #expect(result.errors == "")
    return result.output
  }

  /// A larger library, whose lineup changes from day to day.
  @Test func agreesOverALineupThatChanges() throws {
    let zone = try SystemFiles.zones.rules(named: "Europe/Berlin")
    var library = SyntheticLibrary(count: 700, seed: 3)
    library.firstAdded = 1_767_000_000  // the end of 2025
    library.lastAdded = 1_769_000_000
    let station = library.station(zone: zone)
    var running = Scheduler(station: station)
    var lineups: Set<[String]> = []
    for offset in 0..<21 {
      let day = Day(year: 2026, month: 1, day: 1).adding(days: offset)
      let schedule = running.schedule(for: day)
      var fresh = Scheduler(station: station)
      let alone = fresh.schedule(for: day)
      #expect(alone.slots == schedule.slots, "\(day)")
      lineups.insert(schedule.lineup.map(\.id))
    }
    #expect(lineups.count > 5)
  }

  /// A shop's spots: many share every slot.
  @Test func manyClipsShareASlot() {
    let items = (0..<400).map { index in
      var clip = Item(id: "clip \(index)", kind: .movie)
      clip.runtime = 12
      return clip
    }
    let channels = [Channel.Order.inOrder, .turns, .shuffle].enumerated().map { index, order in
      var channel = Channel(id: "c\(index)", number: Int64(index), order: order)
      channel.itemIDs = items.map(\.id)
      return channel
    }
    var scheduler = Scheduler(station: Station(zone: .utc, items: items, channels: channels))
    let schedule = scheduler.schedule(for: Day(year: 2026, month: 1, day: 1))
    for channel in channels {
      let slots = schedule.slots[channel.id] ?? []
      #expect(slots.count == 48)
      #expect(slots.allSatisfy { $0.programs.count == 150 })
    }
  }
}
