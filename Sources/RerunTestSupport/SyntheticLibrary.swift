public import RerunCore

/// A made-up library of any size that is built like a real one: for benchmarks and property tests.
///
/// The same seed always gives the same library.
public struct SyntheticLibrary: Sendable {
  /// The number of films and episodes.
  public var count = 20_000
  public var seed: UInt64 = 1
  /// The first items were added here, the others up to `lastAdded`.
  public var firstAdded: Seconds = 1_640_995_200  // 2022-01-01
  public var lastAdded: Seconds = 1_798_761_600  // 2027-01-01

  public init() {}

  public init(count: Int, seed: UInt64) {
    self.count = count
    self.seed = seed
  }

  /// Some 15 films in a hundred items, the other items in series of 13 to 250 episodes; not in any
  /// order.
  public func items() -> [Item] {
    var random = SplitMix64(state: seed)
    var items: [Item] = []
    let films = count * 3 / 20
    for index in 0..<films { items.append(film(index, like: items.last, &random)) }
    var show = 0
    while items.count < count {
      items += series(show, most: count - items.count, &random)
      show += 1
    }
    items.shuffle(using: &random)
    return items
  }

  public func station(zone: ZoneRules = .utc) -> Station {
    var random = SplitMix64(state: seed ^ 0xF111E5)
    let fillers = (0..<40).map { index in
      Filler(id: "spot-\(index)", runtime: Seconds.random(in: 15...180, using: &random))
    }
    return Station(zone: zone, items: items(), fillers: fillers)
  }

  private func film(_ index: Int, like last: Item?, _ random: inout SplitMix64) -> Item {
    var film = Item(id: "film-\(index)", kind: .movie)
    if let last, random.chance(outOf: 40) {
      // Another copy: of another server, or another cut.
      film = last
      film.id = "film-\(index)"
      film.edition = random.chance(outOf: 2) ? "Director's Cut" : last.edition
    } else {
      film.title = Self.title(&random)
      film.year = random.chance(outOf: 200) ? nil : Self.year(&random)
      film.runtime = Seconds.random(in: 74...150, using: &random) * 60
      if random.chance(outOf: 15) {
        film.runtime = Seconds.random(in: 5...240, using: &random) * 60
      }
      film.genres = random.few(of: Self.filmGenres, most: 3)
      film.directors = [Self.person(random.skewed(900))]
      film.actors = (0..<8).map { _ in Self.person(1000 + random.skewed(4000)) }
    }
    film.details.summary = "The story of \(film.title), told in \(film.runtime / 60) minutes."
    finish(&film, &random)
    return film
  }

  private func series(_ show: Int, most: Int, _ random: inout SplitMix64) -> [Item] {
    let title = Self.title(&random)
    let genres = random.few(of: Self.showGenres, most: 3)
    let minutes = [7, 11, 22, 22, 24, 29, 42, 44, 44, 52, 58, 75][Int(random.next() % 12)]
    let episodesInSeason = Int.random(in: 6...24, using: &random)
    let length = min(Int.random(in: 13...250, using: &random), most)
    let startedAt = Self.year(&random)
    return (0..<length).map { index in
      var episode = Item(id: "show-\(show)-\(index)", kind: .episode)
      episode.title = Self.title(&random)
      episode.showID = "show-\(show)"
      episode.showTitle = title
      episode.season = random.chance(outOf: 60) ? 0 : Int64(index / episodesInSeason + 1)
      episode.episode = Int64(index % episodesInSeason + 1)
      episode.year = startedAt + Int64(index / episodesInSeason)
      episode.runtime = Seconds(minutes) * 60 + Seconds.random(in: -90...90, using: &random)
      episode.genres = genres
      finish(&episode, &random)
      return episode
    }
  }

  private func finish(_ item: inout Item, _ random: inout SplitMix64) {
    if !random.chance(outOf: 50) {
      item.addedAt =
        random.chance(outOf: 3)
        ? firstAdded : Seconds.random(in: firstAdded...lastAdded, using: &random)
    }
    item.watched = random.chance(outOf: 4)
    if item.watched {
      item.watchedAt = Seconds.random(in: max(item.addedAt, firstAdded)...lastAdded, using: &random)
    }
    item.details.url = "file:///media/\(item.id).mkv"
  }

  private static func title(_ random: inout SplitMix64) -> String {
    let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      self.words[random.skewed(self.words.count)]
    }
    let title = words.joined(separator: " ")
    return random.chance(outOf: 3) ? "The \(title)" : title
  }

  /// Later years are more likely.
  private static func year(_ random: inout SplitMix64) -> Int64 {
    2026 - Int64(random.skewed(96))
  }

  private static func person(_ number: Int) -> String {
    let first = words[number % words.count]
    let last = words[(number / words.count * 7 + number) % words.count]
    return "\(first) \(last)son \(number)"
  }

  private static let filmGenres = [
    "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family",
    "Fantasy", "History", "Horror", "Music", "Mystery", "Romance", "Science Fiction", "Thriller",
    "War", "Western",
  ]

  private static let showGenres = [
    "Animation", "Children", "Comedy", "Crime", "Documentary", "Drama", "Fantasy", "Game Show",
    "Mystery", "Reality", "Science Fiction", "Soap", "Thriller", "Travel",
  ]

  private static let words = [
    "Night", "River", "Paper", "Glass", "Silent", "Harbour", "Winter", "Golden", "Orchard", "Echo",
    "Amber", "Station", "Lantern", "Copper", "Distant", "Thunder", "Velvet", "Ashes", "Meadow",
    "Signal", "Crimson", "Garden", "Hollow", "Iron", "Juniper", "Kestrel", "Lamplight", "Marble",
    "Northern", "Ocean", "Parlour", "Quiet", "Raven", "Saffron", "Tower", "Umbrella", "Valley",
    "Willow", "Yonder", "Zephyr", "Bridge", "Candle", "Drift", "Ember", "Feather", "Grove",
    "Horizon", "Island", "Journey", "Keeper", "Letters", "Mirror", "Needle", "Overture", "Pilgrim",
    "Quarry", "Return", "Shadow", "Tide", "Voyage", "Whisper", "Étoile", "Ångström", "Übermut",
  ]
}

/// SplitMix64: small, and the same on every machine and in every version.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(outOf count: UInt64) -> Bool { next() % count == 0 }

  /// From 0 up to, not including, `count`; small ones are more likely.
  mutating func skewed(_ count: Int) -> Int {
    let place = next() % UInt64(count)
    return Int(place * (next() % UInt64(count)) / UInt64(count))
  }

  /// From 1 to `most` different elements.
  mutating func few<Element>(of elements: [Element], most: Int) -> [Element] {
    var rest = elements
    let count = Int(next() % UInt64(most)) + 1
    return (0..<count).map { _ in rest.remove(at: skewed(rest.count)) }
  }
}
