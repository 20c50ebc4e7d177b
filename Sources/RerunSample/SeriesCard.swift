internal import RerunCore

/// One series of the sample library, as its card has it.
///
/// The title stands alone; below it, indented by two, `key: value` lines (those indented further
/// continue the line before). `when` and `then` are the halves of its episodes' synopses, in which
/// `{t}` is the episode's title and `{l}` the same inside a sentence; `story 2x05` replaces them.
struct SeriesCard {
  var title: String
  var genres: [String] = []
  var firstYear: Int64 = 0
  var minutes: ClosedRange<Int64> = 25...25
  var contentRating = ""
  var cast: [String] = []
  var directors: [String] = []
  /// When the first episode of the last season came, the others following weekly; nil: at the
  /// founding, like the rest.
  var airsFrom: Seconds?
  var about = ""
  var openings: [String] = []
  var outcomes: [String] = []
  /// Episode titles by season.
  var seasons: [[String]] = []
  /// Synopses of single episodes, by `season x episode`.
  var stories: [String: String] = [:]

  static let tables: [String] = [
    comedy, moreComedy, mystery, scienceFiction, drama, documentary, cooking, animation,
  ]

  static func cards(in table: String) -> [SeriesCard] {
    var cards: [SeriesCard] = []
    var entry = ""
    func close() {
      if !entry.isEmpty, !cards.isEmpty { cards[cards.count - 1].read(Substring(entry)) }
      entry = ""
    }
    for line in CardText.lines(of: table) {
      switch CardText.indent(of: line) {
      case 0:
        close()
        cards.append(SeriesCard(title: String(line)))
      case 2:
        close()
        entry = String(CardText.trimmed(line))
      default:
        entry += " "
        entry += CardText.trimmed(line)
      }
    }
    close()
    return cards
  }

  private mutating func read(_ entry: Substring) {
    guard let colon = entry.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = CardText.trimmed(Substring(entry.utf8[colon...].dropFirst()))
    switch entry[..<colon] {
    case "genres": genres = CardText.names(in: value)
    case "since": firstYear = Int64(value) ?? 0
    case "minutes":
      let bounds = CardText.parts(of: value, separator: "-").compactMap { Int64($0) }
      if bounds.count == 2, bounds[0] <= bounds[1] { minutes = bounds[0]...bounds[1] }
    case "rating": contentRating = String(value)
    case "cast": cast = CardText.names(in: value)
    case "by": directors = CardText.names(in: value)
    case "airs": airsFrom = Arrival.instant(value)
    case "about": about = String(value)
    case "when": openings.append(String(value))
    case "then": outcomes.append(String(value))
    case "season": seasons.append(CardText.parts(of: value, separator: ";").map { String($0) })
    case "story":
      guard let space = value.utf8.firstIndex(of: UInt8(ascii: " ")) else { return }
      stories[String(value[..<space])] = String(CardText.trimmed(value[space...]))
    default: break  // a test sees to it that every card has all it needs
    }
  }

  init(title: String) { self.title = title }
}
