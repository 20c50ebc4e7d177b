import RerunCore

/// A small station made from a seed, full of what is awkward: copies, shorts, works that share
/// channels, items that arrive while it runs.
struct RandomStation {
  let station: Station
  /// A day on which much happens.
  let day: Day
  private var random: Seeded

  /// The generator of the tests: the same on every machine.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 32)
    }

    mutating func chance(_ part: Int, of whole: Int) -> Bool {
      Int.random(in: 0..<whole, using: &self) < part
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &self)]
    }
  }

  /// Makes a station in `zone` around `day`; without channels of its own if `isAutomatic`.
  init(seed: UInt64, day: Day, zone: ZoneRules, isAutomatic: Bool = false) {
    random = Seeded(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    self.day = day
    var random = random
    let midnight = zone.dayStart(day)
    var items: [Item] = []
    for index in 0..<random.pick([0, 1, 2, 5, 12, 30]) {
      var film = Item(id: "f\(index)", kind: .movie)
      film.title = random.pick(["Él", "E\u{301}l", "Alpha", "alpha", "Beta"]) + " \(index / 2)"
      film.sortTitle = random.chance(1, of: 4) ? "z\(index)" : ""
      film.year = random.chance(1, of: 6) ? nil : Int64(1980 + index % 3)
      film.genres = [random.pick(["Drama", "drama", "Comedy"])]
      items.append(film)
    }
    for show in 0..<random.pick([0, 1, 2, 3, 5]) {
      for index in 0..<random.pick([1, 2, 7, 15]) {
        var episode = Item(id: "s\(show)e\(index)", kind: .episode)
        episode.title = "Part \(index)"
        episode.showTitle = random.chance(1, of: 20) ? "" : "Show \(show / 2)"
        episode.showID = random.chance(1, of: 15) ? "" : "s\(show)"
        episode.season = random.chance(1, of: 15) ? nil : Int64(index / 5)
        episode.episode = random.chance(1, of: 15) ? nil : Int64(index % 5)
        episode.genres = ["Comedy"]
        items.append(episode)
      }
    }
    let usual: Seconds = random.pick([300, 800, 1300, 2500, 5300, 9000])
    for index in items.indices {
      items[index].runtime = random.pick([
        usual, usual, usual + 700, Seconds.random(in: 1...1000, using: &random),
        Seconds.random(in: 1...12_000, using: &random),
      ])
      if random.chance(1, of: 25) {
        items[index].runtime = random.pick([0, 40_000, 82_620, 82_621, 900, 901, 1620, 1621])
      }
      items[index].addedAt = random.pick([
        0, midnight - 400 * 86_400, midnight - Seconds.random(in: 0...3_000_000, using: &random),
        midnight + Seconds.random(in: -200_000...200_000, using: &random), midnight,
      ])
      items[index].watched = random.chance(1, of: 3)
      if random.chance(2, of: 3) {
        items[index].watchedAt = midnight + Seconds.random(in: -90_000...90_000, using: &random)
      }
    }
    var fillers: [Filler] = []
    for index in 0..<random.pick([0, 0, 3, 9]) {
      fillers.append(
        Filler(id: "t\(index)", runtime: Seconds.random(in: 0...200, using: &random))
      )
    }
    station = Station(
      zone: zone,
      items: items,
      channels: isAutomatic ? nil : Self.channels(items, &random),
      fillers: fillers
    )
    self.random = random
  }

  private static func channels(_ items: [Item], _ random: inout Seeded) -> [Channel] {
    (0..<Int.random(in: 1...9, using: &random)).map { index in
      var channel = Channel(
        id: "c\(index)",
        number: Int64.random(in: 2...6, using: &random),
        order: random.pick([.inOrder, .turns, .shuffle])
      )
      channel.class = random.pick([.regular, .regular, .regular, .regular, .new, .unwatched])
      let part = random.pick([1, 2, 4])
      channel.itemIDs = items.filter { _ in random.chance(part, of: 4) }.map(\.id)
      return channel
    }
  }

  /// The same station, with everything in another order.
  func reordered() -> Station {
    var random = random
    var other = station
    other.items.shuffle(using: &random)
    other.fillers.shuffle(using: &random)
    other.channels?.shuffle(using: &random)
    for index in (other.channels ?? []).indices {
      other.channels?[index].itemIDs.shuffle(using: &random)
    }
    return other
  }
}
