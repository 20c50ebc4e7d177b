import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// The guide and the picture ask one function: walked minute by minute, they never disagree.
@Suite struct AgreementTests {
  /// A small computed station: tapes, turns, shuffles, short ones, and a channel of nothing.
  static func station(_ zone: ZoneRules) -> Station {
    var items: [Item] = []
    for index in 0..<60 {
      var item = Item(id: "film\(index)", kind: .movie)
      item.title = "Film \(index)"
      item.year = 1950 + Int64(index)
      item.runtime = 3000 + Seconds(index) * 101
      item.details.url = "file:///film\(index).mkv"
      items.append(item)
    }
    for show in 0..<4 {
      for episode in 1...15 {
        var item = Item(id: "show\(show)e\(episode)", kind: .episode)
        item.showID = "show\(show)"
        item.showTitle = "Show \(show)"
        item.season = 1
        item.episode = Int64(episode)
        item.title = "Episode \(episode)"
        item.runtime = [420, 660, 1300, 2700][show] + Seconds(episode) * 7
        item.details.url = "file:///show\(show)/\(episode).mkv"
        items.append(item)
      }
    }
    func channel(_ number: Int64, _ order: Channel.Order, _ prefixes: [String]) -> Channel {
      var channel = Channel(id: "c\(number)", number: number, order: order)
      channel.name = "Channel \(number)"
      channel.itemIDs = items.map(\.id).filter { id in prefixes.contains { id.hasPrefix($0) } }
      return channel
    }
    let channels = [
      channel(2, .inOrder, ["show0"]), channel(3, .inOrder, ["show1"]),
      channel(4, .turns, ["show0", "show1", "show2", "show3"]), channel(5, .shuffle, ["film"]),
      channel(6, .shuffle, ["film1", "film2"]), channel(7, .shuffle, ["show0"]),
      channel(8, .inOrder, []), channel(9, .inOrder, ["show3"]),
    ]
    return Station(zone: zone, items: items, channels: channels)
  }

  /// What a tuner and the guide say of every channel at one instant; empty if they agree.
  static func disagreements(
    _ tuners: inout [Tuner],
    _ context: GuideScreen.Context,
    gap: Seconds
  ) -> [String] {
    let now = context.now
    var found: [String] = []
    for (index, channel) in context.channels.enumerated() {
      let surroundings = Tuner.Surroundings(
        listings: context.listings,
        preferences: Preferences()
      )
      _ = tuners[index].follow(in: surroundings, at: now)
      let cells = GuideCell.cells(
        of: channel.id,
        over: now.wall..<(now.wall + 1),
        in: context.listings,
        shortestGap: gap
      ).filter { $0.contains(now.wall) }
      guard cells.count == 1, let cell = cells.first else {
        found.append("\(channel.number): \(cells.count) cells at \(now.wall)")
        continue
      }
      let agrees =
        switch (cell.kind, tuners[index].show) {
        case (.programme(let listed), .programme(let played, _)): listed == played
        // A break too short for a cell of its own is drawn with its programme.
        case (.programme(let listed), .interval(let end)):
          listed.end <= now.wall && now.wall < end && end - listed.end < gap
        case (.interval, .interval(let end)): cell.end == end
        case (.offAir, .offAir(let end)): end <= cell.end
        default: false
        }
      if !agrees {
        found.append("\(channel.number) at \(now.wall): \(cell) but \(tuners[index].show)")
      }
    }
    return found
  }

  @Test(arguments: ["UTC", "America/New_York"]) func fortyEightHours(_ zone: String) throws {
    let rules = try Zones.named(zone)
    var scheduler = Scheduler(station: Self.station(rules))
    let first = Day(year: 2025, month: 5, day: 7)
    let listings = scheduler.listings(from: first, through: first.adding(days: 3))
    let theme = try BundledTheme.load("late-show")
    let lineup = listings.lineup(at: rules.dayStart(first))
    #expect(lineup.count == 8)
    var tuners = Self.tuners(lineup, listings, rules.dayStart(first))
    var kinds: Set<String> = []
    for minute in 0..<(48 * 60) {
      let wall = rules.dayStart(first) + Seconds(minute) * 60
      let context = GuideScreen.Context(
        listings: listings,
        channels: lineup,
        now: Self.moment(wall),
        theme: theme
      )
      let wrong = Self.disagreements(&tuners, context, gap: 70)
      #expect(wrong == [])
      guard wrong.isEmpty else { return }
      for tuner in tuners {
        switch tuner.show {
        case .nothing: kinds.insert("nothing")
        case .programme: kinds.insert("programme")
        case .filler: kinds.insert("filler")
        case .interval: kinds.insert("break")
        case .offAir: kinds.insert("off")
        }
      }
    }
    #expect(kinds == ["programme", "break", "off"])
  }

  static func moment(_ wall: Seconds) -> Moment {
    Moment(wallMilliseconds: wall * 1000, uptimeMilliseconds: wall * 1000)
  }

  static func tuners(_ lineup: [Channel], _ listings: Listings, _ wall: Seconds) -> [Tuner] {
    lineup.map { channel in
      var tuner = Tuner()
      _ = tuner.tune(
        to: channel.id,
        in: Tuner.Surroundings(listings: listings, preferences: Preferences()),
        at: moment(wall)
      )
      return tuner
    }
  }
}

/// Nights in which the clocks change: the ruler, the cells and the picture go through them together.
@Suite struct ClockChangeNightTests {
  struct Night: Sendable, CustomTestStringConvertible {
    var zone: String
    /// The evening before.
    var day: Day
    /// How long the day of the change is, in hours.
    var hours: Double
    /// Half hours that the wall clock shows twice, or never.
    var labels: [String]

    var testDescription: String { "\(zone) \(day)" }
  }
  static let nights = [
    Night(
      zone: "America/New_York",
      day: Day(year: 2025, month: 11, day: 1),
      hours: 25,
      labels: ["0:30", "1:00", "1:30", "1:00", "1:30", "2:00", "2:30"]
    ),
    Night(
      zone: "America/New_York",
      day: Day(year: 2025, month: 3, day: 8),
      hours: 23,
      labels: ["0:30", "1:00", "1:30", "3:00", "3:30", "4:00"]
    ),
    Night(
      zone: "Australia/Lord_Howe",
      day: Day(year: 2025, month: 4, day: 5),
      hours: 24.5,
      labels: ["0:30", "1:00", "1:30", "1:30", "2:00", "2:30"]
    ),
    Night(
      zone: "Australia/Lord_Howe",
      day: Day(year: 2025, month: 10, day: 4),
      hours: 23.5,
      labels: ["0:30", "1:00", "1:30", "2:30", "3:00"]
    ),
    Night(
      zone: "Africa/Cairo",
      day: Day(year: 2025, month: 4, day: 24),
      hours: 23,
      labels: ["23:00", "23:30", "1:00", "1:30", "2:00"]
    ),
    Night(
      zone: "Africa/Cairo",
      day: Day(year: 2025, month: 10, day: 30),
      hours: 24,
      labels: ["22:30", "23:00", "23:30", "23:00", "23:30", "0:00", "0:30"]
    ),
  ]

  @Test(arguments: nights) func minuteByMinute(_ night: Night) throws {
    let zone = try Zones.named(night.zone)
    let next = night.day.adding(days: 1)
    #expect(Double(zone.dayStart(next.adding(days: 1)) - zone.dayStart(next)) == night.hours * 3600)
    var scheduler = Scheduler(station: AgreementTests.station(zone))
    let listings = scheduler.listings(from: night.day, through: next.adding(days: 1))
    let theme = try BundledTheme.load("late-show")
    let start = zone.dayStart(next) - 3 * 3600
    let lineup = listings.lineup(at: start)
    var tuners = AgreementTests.tuners(lineup, listings, start)
    var guide = GuideScreen()
    var previous = AgreementTests.moment(start)
    var labels: [String] = []
    for minute in 0..<(9 * 60) {
      let now = AgreementTests.moment(start + Seconds(minute) * 60)
      let context = GuideScreen.Context(
        listings: listings,
        channels: lineup,
        now: now,
        theme: theme
      )
      if minute == 0 { guide.open(at: "c4", context) }
      guide.keepUp(context, from: previous)
      previous = now
      let wrong = AgreementTests.disagreements(&tuners, context, gap: 70)
      #expect(wrong == [])
      let clock = zone.clock(at: guide.windowStart)
      #expect([0, 30].contains(clock.minute) && clock.second == 0)
      #expect((0..<1800).contains(now.wall - guide.windowStart))
      let ruler = rulerLabels(guide, context)
      #expect(ruler.count == 4)
      for (index, label) in ruler.enumerated() {
        #expect(label == time(guide.windowStart + Seconds(index) * 1800, zone))
      }
      if let first = ruler.first, minute == 0 || minute % 30 == 0 { labels.append(first) }
      guard wrong.isEmpty else { return }
    }
    // The ruler, half hour by half hour.
    let text = labels.joined(separator: " ")
    #expect(text.contains(night.labels.joined(separator: " ")), "\(text)")
    // Where the focus went, the picture would be; in a break it is on what follows.
    let context = GuideScreen.Context(
      listings: listings,
      channels: lineup,
      now: previous,
      theme: theme
    )
    let wall = previous.wall
    let isBreak = !guide.cells(atRow: guide.row, over: wall..<(wall + 1), context)
      .contains { $0.isFocusable && $0.contains(wall) }
    let focused = guide.focusedCell(context)
    #expect((focused?.start ?? 0 <= wall) != isBreak)
  }

  private func time(_ instant: Seconds, _ zone: ZoneRules) -> String {
    let clock = zone.clock(at: instant)
    return "\(clock.hour):\(clock.minute < 10 ? "0" : "")\(clock.minute)"
  }

  /// The ruler's half hours as they are drawn, from the left.
  private func rulerLabels(_ guide: GuideScreen, _ context: GuideScreen.Context) -> [String] {
    var canvas = Canvas(
      theme: context.theme,
      measurer: FixedWidthMeasurer(),
      words: Wording(language: .english, uses24Hours: true, zone: context.listings.station.zone)
    )
    GuideRuler(
      start: Double(guide.windowStart),
      now: context.now.wall,
      zone: context.listings.station.zone,
      geometry: context.geometry,
      isScrolled: false
    ).draw(on: &canvas)
    return canvas.list.texts.filter { $0.tabularDigits && $0.rect.x >= 384 }
      .sorted { $0.rect.x < $1.rect.x }.map(\.string)
  }
}
