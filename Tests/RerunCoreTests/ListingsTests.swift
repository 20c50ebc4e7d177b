import RerunCore
import Testing

@Suite struct ListingsTests {
  static let day = Day(year: 2026, month: 1, day: 10)

  /// What section 11 says, worked out for one instant from the days alone.
  private func plainSlot(of id: String, at instant: Seconds, _ days: [DaySchedule]) throws -> Slot {
    let index = try #require(days.firstIndex { $0.start <= instant && instant < $0.end })
    let day = days[index]
    var shownTo = day.start
    if let before = days[..<index].last?.slots[id]?.last, before.end > day.start {
      if instant < before.end { return before }
      shownTo = before.end
    }
    for slot in day.slots[id] ?? [] where slot.start >= shownTo {
      if instant < slot.start { return Slot(start: shownTo, end: slot.start, programs: []) }
      if instant < slot.end { return slot }
      shownTo = slot.end
    }
    return Slot(start: shownTo, end: day.end, programs: [])
  }

  @Test(arguments: UInt64(0)..<12) func agreesWithTheDaysMinuteByMinute(_ seed: UInt64) throws {
    let random = try SchedulerPropertyTests.random(seed)
    var scheduler = Scheduler(station: random.station)
    let listings = scheduler.listings(from: random.day, through: random.day.adding(days: 1))
    #expect(listings.days.map(\.day) == (-1...1).map { random.day.adding(days: $0) })
    let channels = Set(listings.days.flatMap(\.lineup).map(\.id))
    for instant in stride(from: listings.days[1].start, to: listings.range.upperBound, by: 60) {
      for id in channels {
        let plain = try plainSlot(of: id, at: instant, listings.days)
        guard listings.slot(of: id, at: instant) != plain else { continue }
        Issue.record("\(id) at \(instant)")
        return
      }
    }
  }

  @Test(arguments: UInt64(0)..<12) func windowsHaveNoGaps(_ seed: UInt64) throws {
    let random = try SchedulerPropertyTests.random(seed)
    var scheduler = Scheduler(station: random.station)
    let listings = scheduler.listings(from: random.day, through: random.day.adding(days: 1))
    for channel in listings.lineup(at: listings.days[1].start) {
      for start in stride(from: listings.range.lowerBound, to: listings.range.upperBound, by: 7000)
      {
        let window = start..<min(start + 10_800, listings.range.upperBound)
        let slots = listings.slots(of: channel.id, over: window)
        let first = try #require(slots.first)
        #expect(first.start <= window.lowerBound && first.end > window.lowerBound)
        #expect(slots.last.map { $0.end >= window.upperBound } ?? false)
        for (one, next) in zip(slots, slots.dropFirst()) { #expect(one.end == next.start) }
      }
    }
  }

  /// Two days by different lineups: the tape that ran over midnight is another one the next day.
  private func joined() -> Listings {
    var channel = Channel(id: "c", number: 4, order: .inOrder)
    channel.name = "One"
    let film = { (start: Seconds, end: Seconds) in
      Slot(start: start, end: end, programs: [Airing(item: 0, start: start, end: end - 300)])
    }
    let days = [
      DaySchedule(
        day: Self.day,
        start: 0,
        end: 86_400,
        lineup: [channel],
        slots: ["c": [film(0, 82_800), film(82_800, 90_000)]]
      ),
      DaySchedule(
        day: Self.day.adding(days: 1),
        start: 86_400,
        end: 172_800,
        lineup: [channel, Channel(id: "d", number: 5, order: .shuffle)],
        slots: [
          "c": [film(86_400, 91_800), film(91_800, 99_000)], "d": [film(86_400, 172_800)],
        ]
      ),
    ]
    let station = Station(zone: .utc, items: [Item(id: "x", kind: .movie)])
    return Listings(station: station, days: days)
  }

  @Test func aSlotRunsOverMidnightToItsEnd() {
    let listings = joined()
    #expect(
      listings.slots(of: "c", over: 80_000..<172_800).map { [$0.start, $0.end] } == [
        [0, 82_800], [82_800, 90_000], [90_000, 91_800], [91_800, 99_000], [99_000, 172_800],
      ]
    )
    #expect(listings.slot(of: "c", at: 90_000)?.programs == [])
    #expect(listings.slot(of: "c", at: 89_999)?.start == 82_800)
  }

  @Test func aChannelThatComesTomorrowIsOffTheAirToday() {
    let listings = joined()
    #expect(listings.slot(of: "d", at: 5) == Slot(start: 0, end: 86_400, programs: []))
    #expect(listings.slot(of: "d", at: 86_400)?.programs.count == 1)
    #expect(listings.lineup(at: 5).map(\.id) == ["c"])
    #expect(listings.lineup(at: 86_400).map(\.id) == ["c", "d"])
  }

  @Test func outsideThereIsNothing() {
    let listings = joined()
    #expect(listings.range == 0..<172_800)
    #expect(listings.slot(of: "c", at: -1) == nil)
    #expect(listings.slot(of: "c", at: 172_800) == nil)
    #expect(listings.slot(of: "nobody", at: 5) == nil)
    #expect(listings.slots(of: "c", over: 172_800..<200_000) == [])
    #expect(listings.slots(of: "c", over: 50..<50) == [])
    #expect(listings.lineup(at: 172_800) == [])
    let empty = Listings(station: listings.station, days: [])
    #expect(empty.range.isEmpty)
    #expect(empty.slot(of: "c", at: 0) == nil)
  }

  @Test func channelsAreToldApartByBytes() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    var slots = SlotTable()
    slots[composed] = [Slot(start: 0, end: 10, programs: [])]
    slots[decomposed] = [
      Slot(start: 0, end: 4, programs: []), Slot(start: 4, end: 10, programs: []),
    ]
    let day = DaySchedule(
      day: Self.day,
      start: 0,
      end: 10,
      lineup: [
        Channel(id: composed, number: 1, order: .shuffle),
        Channel(id: decomposed, number: 2, order: .shuffle),
      ],
      slots: slots
    )
    let listings = Listings(station: Station(zone: .utc, items: []), days: [day])
    #expect(listings.slots(of: composed, over: 0..<10).count == 1)
    #expect(listings.slots(of: decomposed, over: 0..<10).count == 2)
    #expect(slots["nobody", default: []] == [])
    #expect(slots["nobody"] == nil)
  }
}
