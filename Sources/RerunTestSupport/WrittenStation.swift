public import RerunCore

/// A station whose listings are written out rather than computed.
///
/// Times are minutes after `origin`. What nobody wrote is filled with programmes up to the next full
/// hour, named after their channel and start ("2 at 20:00"), so that no channel is off the air by
/// accident.
public struct WrittenStation {
  /// One airing.
  public struct Programme: Sendable {
    public var title: String
    public var minutes: Int
    /// As the grid shows it: "S04E11 · Rent Day", "1974 · Directed by Ida Marchetti", "1974".
    public var subtitle: String
    public var summary = ""
    public var rating = ""
    /// Nil for a file of its own; "" for none.
    public var url: String?

    public init(_ title: String, _ minutes: Int, _ subtitle: String = "") {
      self.title = title
      self.minutes = minutes
      self.subtitle = subtitle
    }

    func item(id: String) -> Item {
      let parts = subtitle.components(separatedBy: " · ")
      let year = parts.first.flatMap { $0.utf8.count == 4 ? Int64($0) : nil }
      let code = parts.first.flatMap(Self.episodeCode)
      var item = Item(id: id, kind: year != nil || subtitle.isEmpty ? .movie : .episode)
      item.runtime = Seconds(minutes) * 60
      item.details.summary = summary
      item.details.contentRating = rating
      item.details.url = url ?? "file:///station/\(id).mkv"
      guard item.kind == .episode else {
        item.title = title
        item.year = year
        let credit = "Directed by "
        if parts.count > 1, parts[1].hasPrefix(credit) {
          item.directors = [String(parts[1].dropFirst(credit.count))]
        }
        return item
      }
      item.showTitle = title
      item.season = code?.season
      item.episode = code?.episode
      item.title = code == nil ? subtitle : parts.dropFirst().joined(separator: " · ")
      return item
    }

    private static func episodeCode(_ text: String) -> (season: Int64, episode: Int64)? {
      let numbers = text.split(whereSeparator: { $0 == "S" || $0 == "E" }).map { Int64($0) }
      guard text.hasPrefix("S"), numbers.count == 2, let season = numbers[0],
        let episode = numbers[1]
      else { return nil }
      return (season, episode)
    }
  }

  /// Part of a channel's day.
  public enum Stretch: Sendable {
    /// One slot: programmes back to back from minute `at`, then a break of `rest` minutes.
    case slot(at: Int, [Programme], rest: Int = 0)
    /// Slots of one programme each, back to back from minute `at`.
    case run(at: Int, [Programme])
    case offAir(at: Int, minutes: Int)
  }

  public let zone: ZoneRules
  public let origin: Seconds
  /// Days from the one that has `origin`, seen from it.
  private let days: ClosedRange<Int>
  /// What fills the breaks.
  public var fillers: [Filler] = []
  private var items: [Item] = []
  private var channels: [(channel: Channel, slots: [Slot])] = []

  public init(zone: ZoneRules, origin: Seconds, days: ClosedRange<Int> = -1...2) {
    self.zone = zone
    self.origin = origin
    self.days = days
  }

  /// Adds a channel; channels stand in the lineup in the order in which they were added.
  ///
  /// - Parameter filled: Whether what isn't written is filled; else it is off the air.
  public mutating func add(
    _ number: Int64,
    _ name: String,
    _ stretches: [Stretch] = [],
    filled: Bool = true
  ) {
    var channel = Channel(id: "c\(number)", number: number, order: .inOrder)
    channel.name = name
    let today = zone.day(of: origin)
    let start = zone.dayStart(today.adding(days: days.lowerBound))
    let end = zone.dayStart(today.adding(days: days.upperBound + 1))
    var slots: [Slot] = []
    var cursor = start
    for slot in stretches.flatMap({ written($0, number) }) {
      if filled { slots += filling(cursor..<max(cursor, slot.start), number) }
      slots.append(slot)
      cursor = slot.end
    }
    if filled { slots += filling(cursor..<max(cursor, end), number) }
    channels.append((channel, slots))
  }

  private mutating func airings(_ programmes: [Programme], from start: Seconds, _ number: Int64)
    -> [Airing]
  {
    var instant = start
    return programmes.map { programme in
      items.append(programme.item(id: "\(number)-\((instant - origin) / 60)"))
      defer { instant += Seconds(programme.minutes) * 60 }
      return Airing(
        item: items.count - 1,
        start: instant,
        end: instant + Seconds(programme.minutes) * 60
      )
    }
  }

  private mutating func written(_ stretch: Stretch, _ number: Int64) -> [Slot] {
    switch stretch {
    case .slot(let minute, let programmes, let rest):
      let start = origin + Seconds(minute) * 60
      let airings = airings(programmes, from: start, number)
      let end = (airings.last?.end ?? start) + Seconds(rest) * 60
      return [Slot(start: start, end: end, programs: airings)]
    case .run(let minute, let programmes):
      return airings(programmes, from: origin + Seconds(minute) * 60, number).map {
        Slot(start: $0.start, end: $0.end, programs: [$0])
      }
    case .offAir(let minute, let minutes):
      let start = origin + Seconds(minute) * 60
      return [Slot(start: start, end: start + Seconds(minutes) * 60, programs: [])]
    }
  }

  private mutating func filling(_ range: Range<Seconds>, _ number: Int64) -> [Slot] {
    var slots: [Slot] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let local = start + zone.offset(at: start)
      let end = min(range.upperBound, start + 3600 - local % 3600)
      let clock = zone.clock(at: start)
      let minute = clock.minute < 10 ? "0\(clock.minute)" : "\(clock.minute)"
      var item = Item(id: "\(number)+\((start - origin) / 60)", kind: .movie)
      item.title = "\(number) at \(clock.hour):\(minute)"
      item.runtime = end - start
      item.details.url = "file:///station/\(item.id).mkv"
      items.append(item)
      let airing = Airing(item: items.count - 1, start: start, end: end)
      slots.append(Slot(start: start, end: end, programs: [airing]))
      start = end
    }
    return slots
  }

  /// The days as they would be computed; `lineup` says which channels each day has, all by default.
  public func listings(
    lineup isListed: (_ number: Int64, _ day: Int) -> Bool = { _, _ in true }
  ) -> Listings {
    let today = zone.day(of: origin)
    let schedules = days.map { offset in
      let day = today.adding(days: offset)
      let start = zone.dayStart(day)
      let end = zone.dayStart(day.adding(days: 1))
      let listed = channels.filter { isListed($0.channel.number, offset) }
      var table = SlotTable()
      for (channel, slots) in listed {
        table[channel.id] = slots.filter { (start..<end).contains($0.start) }
      }
      return DaySchedule(
        day: day,
        start: start,
        end: end,
        lineup: listed.map(\.channel),
        slots: table
      )
    }
    return Listings(
      station: Station(
        zone: zone,
        items: items,
        channels: channels.map(\.channel),
        fillers: fillers
      ),
      days: schedules
    )
  }
}

extension String {
  /// The parts between occurrences of `separator`.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
