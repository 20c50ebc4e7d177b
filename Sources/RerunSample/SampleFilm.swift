public import RerunCore

/// The look of the programmes that the kiosk synthesises, from what the listings say of them.
public enum SampleFilm {
  /// The scene of a film or an episode.
  ///
  /// All episodes of a series share the picture and the sound;
  /// tint and drift are their own.
  public static func scene(for item: Item) -> SampleScene {
    let work = item.kind == .episode ? item.showTitle : item.title
    var draw = Draw("scene|" + work)
    let name = picture(title: work, item: item, draw: &draw)
    let mood = mood(of: name, item: item, draw: &draw)
    var own = Draw("look|" + item.id)
    let drifts = SampleScene.Drift.allCases
    return SampleScene(
      name: name,
      hueShift: own.below(49) - 24,
      seed: own.next(),
      drift: drifts[own.below(drifts.count)],
      mood: mood
    )
  }

  /// The scene of a spot or trailer; nil for an unknown id.
  public static func scene(forFiller id: String) -> SampleScene? {
    guard let title = SampleStation.title(ofFiller: id) else { return nil }
    var item = Item(id: id, kind: .movie)
    item.title = title
    item.genres = ["Comedy"]
    return scene(for: item)
  }

  private static func picture(title: String, item: Item, draw: inout Draw) -> SampleScene.Name {
    // A cartoon is a cartoon, whatever its title says.
    if item.genres.contains("Animation") { return .cartoon }
    if item.genres.contains("Cooking") { return .kitchen }
    let words = title.lowercased().utf8.split { !isLetter($0) }.map { String(Substring($0)) }
    for (name, hints) in titleHints where words.contains(where: { hints.contains($0) }) {
      return name
    }
    let candidates = item.genres.flatMap { genre in
      // What it is first counts double.
      pictures(of: genre, item.kind)
        + (genre == item.genres.first ? pictures(of: genre, item.kind) : [])
    }
    let choice = candidates.isEmpty ? SampleScene.Name.allCases : candidates
    return choice[draw.below(choice.count)]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
  }

  /// Words of a title that say what the picture must be; the first line that matches counts.
  private static let titleHints: [(SampleScene.Name, Set<String>)] = [
    (.moth, ["moth", "moths", "wing", "bats", "ravens"]),
    (.train, ["train", "rail", "railway", "platform", "express", "line", "freight", "carriage"]),
    (
      .ferry,
      [
        "ferry", "boat", "boats", "ship", "sea", "harbor", "sailing", "sailors", "captain", "yacht",
        "pirate", "pirates", "island", "tide", "port", "pier", "lighthouse", "submarine", "navy",
        "fleet", "ferryman", "whale", "raft", "cape", "regatta", "fathoms",
      ]
    ),
    (
      .saucer,
      [
        "visitor", "invasion", "venus", "robot", "tin", "android", "androids", "machine", "signal",
        "atom", "tomorrow", "sun", "neon", "electronic", "arcturus", "dust", "frequency",
      ]
    ),
    (
      .moonbase,
      [
        "moon", "moonbase", "planet", "orbit", "mars", "astronaut", "rocket", "shuttle", "colony",
        "outpost", "satellite", "space", "sector", "europa", "calypso", "ring",
      ]
    ),
    (
      .river,
      [
        "river", "lake", "creek", "orchard", "apples", "garden", "field", "hedges", "forest",
        "rain",
        "marsh", "tamarack", "point", "swans", "winter", "snow", "glacier", "mountain",
      ]
    ),
    (
      .kitchen,
      [
        "supper", "kitchen", "breakfast", "bread", "cook", "tea", "bakery", "lunch", "dinner",
        "cake",
      ]
    ),
    (
      .diner,
      [
        "diner", "motel", "road", "parked", "towed", "chauffeur", "garage", "bus", "pancake",
        "highway",
      ]
    ),
    (
      .house,
      [
        "house", "mansion", "crypt", "haunted", "ghost", "tenants", "basement", "cellar", "castle",
      ]
    ),
    (
      .lamp,
      [
        "lamp", "lamplighter", "lamps", "street", "detective", "fog", "midnight", "murder", "ward",
        "nights",
      ]
    ),
  ]

  private static func pictures(of genre: String, _ kind: Item.Kind) -> [SampleScene.Name] {
    switch genre {
    case "Comedy": kind == .episode ? [.sitcom] : [.sitcom, .diner, .kitchen, .sitcom]
    case "Drama": [.river, .ferry, .train, .lamp, .house]
    case "Mystery": [.lamp, .house, .train, .lamp]
    case "Crime": [.lamp, .diner, .lamp]
    case "Thriller": [.train, .lamp, .diner]
    case "Horror": [.house, .moth, .house]
    case "Science Fiction": [.saucer, .saucer, .moonbase]
    case "Western": [.river, .diner, .train]
    case "Romance": [.ferry, .diner, .river, .train]
    case "Adventure": [.ferry, .train, .river]
    case "Musical", "Music": [.sitcom, .lamp, .ferry]
    case "Family": [.river, .house, .train, .kitchen]
    case "Fantasy": [.house, .moth, .river]
    case "Documentary": [.river, .train, .kitchen, .lamp]
    case "Nature", "Travel": [.river, .ferry]
    case "Game Show": [.sitcom]
    default: []
    }
  }

  private static func mood(of name: SampleScene.Name, item: Item, draw: inout Draw) -> SoundMood {
    let isDark = item.genres.contains { ["Horror", "Thriller"].contains($0) }
    switch name {
    case .ferry: return .sea
    case .train: return .rails
    case .moonbase: return .space
    case .saucer: return isDark ? .dread : .space
    case .moth, .house: return isDark ? .dread : .night
    case .lamp: return isDark ? .night : .rain
    case .river: return .river
    case .kitchen: return .kitchen
    case .cartoon: return .whimsy
    case .sitcom: return .parlour
    case .diner: return draw.below(3) == 0 ? .rain : .road
    }
  }
}
