import RerunCore

/// What an `.nfo` file says of a film, an episode or a show; empty and nil for what it doesn't say.
///
/// Source: Kodi's NFO files (`movie`, `episodedetails`, `tvshow`). Run time and streams are the
/// media file's own affair and are not read here.
struct Description: Hashable {
  enum Kind: UInt8 {
    case film, episode, show
  }

  var kind: Kind
  var title = ""
  var sortTitle = ""
  var edition = ""
  var showTitle = ""
  var year: Int64?
  var summary = ""
  var contentRating = ""
  var genres: [String] = []
  var directors: [String] = []
  /// In billing order.
  var actors: [String] = []
  var season: Int64?
  var episode: Int64?
  var watched = false
  var lastPlayed: CivilTime?
  var dateAdded: CivilTime?

  init(kind: Kind) { self.kind = kind }
}

extension Description {
  /// The longest text taken for a title or name, and for a summary; in characters.
  private static let longestName = 300
  private static let longestSummary = 6_000

  /// Nil for an element that describes none of the three.
  init?(_ element: XMLElement) {
    switch element.name {
    case "movie", "musicvideo", "video": kind = .film
    case "episodedetails": kind = .episode
    case "tvshow": kind = .show
    default: return nil
    }
    title = Self.name(element.text("title", "localtitle", "originaltitle"))
    sortTitle = Self.name(element.text("sorttitle"))
    edition = Self.name(element.text("edition"))
    showTitle = Self.name(element.text("showtitle"))
    year =
      Self.year(element.text("year"))
      ?? Self.year(element.text("premiered", "releasedate", "aired"))
    summary = String(element.text("plot", "outline").prefix(Self.longestSummary))
    contentRating = Self.contentRating(element.text("mpaa", "certification"))
    genres = Self.names(element.texts("genre").flatMap(Self.splitAtSlashes))
    directors = Self.names(element.texts("director").flatMap(Self.splitAtSlashes))
    actors = Self.actors(of: element)
    season = Self.number(element.text("season"))
    episode = Self.number(element.text("episode"))
    watched =
      (Self.number(element.text("playcount")) ?? 0) > 0
      || element.text("watched").lowercased() == "true"
    lastPlayed = CivilTime(element.text("lastplayed"))
    dateAdded = CivilTime(element.text("dateadded"))
  }

  private static func name(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || ($0.unicodeScalars.first?.value ?? 0) < 0x20 }
    return String(words.joined(separator: " ").prefix(longestName))
  }

  /// Without empty and repeated ones.
  private static func names(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.map(name).filter { !$0.isEmpty && seen.insert(NameText.lowered($0)).inserted }
  }

  /// "Drama / Crime" is two genres; "Action/Adventure" is one.
  private static func splitAtSlashes(_ text: String) -> [String] {
    var parts: [String] = []
    var current: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word == "/" || word == "|" {
        parts.append(current.joined(separator: " "))
        current = []
      } else {
        current.append(word)
      }
    }
    return parts + [current.joined(separator: " ")]
  }

  private static func actors(of element: XMLElement) -> [String] {
    let actors = element.children.filter { $0.name == "actor" }.enumerated().map {
      // Old files have the name right inside, without an element of its own.
      (
        name: $1.text("name").isEmpty ? $1.text : $1.text("name"),
        order: number($1.text("order")) ?? Int64.max, place: $0
      )
    }
    return names(actors.sorted { ($0.order, $0.place) < ($1.order, $1.place) }.map(\.name))
  }

  private static func year(_ text: String) -> Int64? {
    guard let year = Int64(text.prefix(4)), (1_870...2_199).contains(year) else { return nil }
    return year
  }

  /// Kodi writes -1 for what it doesn't know.
  private static func number(_ text: String) -> Int64? {
    guard let number = Int64(text), (0...999_999).contains(number) else { return nil }
    return number
  }

  private static func contentRating(_ text: String) -> String {
    let rating = name(text)
    return rating.hasPrefix("Rated ") ? String(rating.dropFirst(6)) : rating
  }
}
