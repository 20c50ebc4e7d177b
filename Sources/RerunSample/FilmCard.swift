internal import RerunCore

/// One film of the sample library, as its card has it.
///
/// A card is two lines or more: `title | year | minutes | genres`, then where wanted `by DIRECTOR`
/// and `new DATE`, and indented below it the synopsis.
struct FilmCard {
  var title: String
  var year: Int64
  var minutes: Int64
  var genres: [String]
  /// Nil leaves the choice to the company.
  var director: String?
  var addedAt: Seconds = Arrival.founding
  var synopsis = ""

  static let tables: [String] = [
    twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties, twoThousands,
    twentyTens,
  ]

  static func cards(in table: String) -> [FilmCard] {
    var cards: [FilmCard] = []
    for line in CardText.lines(of: table) {
      if CardText.indent(of: line) == 0 {
        if let card = FilmCard(header: line) { cards.append(card) }
      } else if !cards.isEmpty {
        let text = CardText.trimmed(line)
        let last = cards.count - 1
        if !cards[last].synopsis.isEmpty { cards[last].synopsis += " " }
        cards[last].synopsis += text
      }
    }
    return cards
  }

  private init?(header: Substring) {
    let fields = CardText.parts(of: header, separator: "|")
    guard fields.count >= 4, let year = Int64(fields[1]), let minutes = Int64(fields[2]) else {
      return nil
    }
    title = String(fields[0])
    self.year = year
    self.minutes = minutes
    genres = CardText.names(in: fields[3])
    for field in fields[4...] {
      if let name = CardText.rest(of: field, after: "by ") { director = String(name) }
      if let date = CardText.rest(of: field, after: "new "), let day = Arrival.instant(date) {
        addedAt = day
      }
    }
  }

  /// As a listings magazine would print it for a film of that year and kind.
  var contentRating: String {
    if year < 1968 { return "Approved" }
    if genres.contains("Family") { return "G" }
    let grown = genres.contains { ["Horror", "Thriller", "Crime"].contains($0) }
    let light = genres.contains { ["Comedy", "Fantasy", "Adventure", "Musical"].contains($0) }
    switch (grown, light) {
    case (true, false): return "R"
    case (false, true): return "PG"
    default: return year < 1984 ? "PG" : "PG-13"
    }
  }
}
