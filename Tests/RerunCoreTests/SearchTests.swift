import RerunCore
import RerunTestSupport
import Testing

@Suite struct SearchTests {
  static let items: [Item] = {
    var items: [Item] = []
    func film(_ title: String, directors: [String] = [], actors: [String] = []) {
      var film = Item(id: "f\(items.count)", kind: .movie)
      film.title = title
      film.directors = directors
      film.actors = actors
      items.append(film)
    }
    func episode(_ show: String, _ id: String, _ title: String) {
      var episode = Item(id: "e\(items.count)", kind: .episode)
      episode.title = title
      episode.showTitle = show
      episode.showID = id
      items.append(episode)
    }
    film("The Matrix", directors: ["Ana Müller"], actors: ["José Ruiz", "Matt Rixon"])
    film("Matrix Inside")
    film("Inside the Matrix", actors: ["José Ruiz"])
    film("Amélie")
    film("Das Boot")
    film("M*A*S*H")
    film("Ocean’s Eleven")
    film("The")
    film("Ärger im Büro")
    film("Æon Flux")
    film("千と千尋の神隠し")
    film("Привет, Ёлка")
    film("9½ Weeks")
    film("Dramatrixes")
    episode("The U.N.C.L.E. Affair", "uncle", "Pilot")
    episode("The U.N.C.L.E. Affair", "uncle", "Second")
    episode("A Matrix of Days", "days", "One")
    film("Mr. Robot")
    film("")
    return items
  }()

  static let english = SearchIndex(items: items, isGerman: false)
  static let german = SearchIndex(items: items, isGerman: true)

  /// What is found, in words.
  static func found(_ query: String, _ index: SearchIndex = english) -> [String] {
    index.matches(query).map { match in
      switch match.subject {
      case .film(let item): "\(items[item].title) \(match.fit)"
      case .series(let id, let item): "[\(id)] \(items[item].showTitle) \(match.fit)"
      case .person(let name): "(\(name)) \(match.fit)"
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var query: String
    var found: [String]
  }

  static let rows = [
    Row(
      testDescription: "exact, prefix, word, inside, then people",
      query: "matrix",
      found: [
        "The Matrix exact", "Matrix Inside prefix", "[days] A Matrix of Days prefix",
        "Inside the Matrix word", "Dramatrixes inside",
      ]
    ),
    Row(
      testDescription: "an article in the query counts for nothing",
      query: "the MATRIX ",
      found: [
        "The Matrix exact", "Matrix Inside prefix", "[days] A Matrix of Days prefix",
        "Inside the Matrix word", "Dramatrixes inside",
      ]
    ),
    Row(
      testDescription: "the beginning of a name, whichever",
      query: "ruiz",
      found: ["(José Ruiz) word"]
    ),
    Row(testDescription: "accents", query: "amelie", found: ["Amélie exact"]),
    Row(testDescription: "accents typed", query: "AMÉLIE", found: ["Amélie exact"]),
    Row(
      testDescription: "an accent as a mark of its own",
      query: "ame\u{301}lie",
      found: ["Amélie exact"]
    ),
    Row(testDescription: "stars", query: "mash", found: ["M*A*S*H exact"]),
    Row(testDescription: "dots", query: "uncle", found: ["[uncle] The U.N.C.L.E. Affair prefix"]),
    Row(testDescription: "a dot after a word", query: "mr robot", found: ["Mr. Robot exact"]),
    Row(testDescription: "apostrophe", query: "oceans", found: ["Ocean’s Eleven prefix"]),
    Row(testDescription: "apostrophe typed", query: "ocean's e", found: ["Ocean’s Eleven prefix"]),
    Row(
      testDescription: "nothing but an article",
      query: "the",
      found: ["The exact", "Inside the Matrix word"]
    ),
    Row(testDescription: "umlauts as letters", query: "buro", found: ["Ärger im Büro word"]),
    Row(testDescription: "umlauts written out", query: "buero", found: ["Ärger im Büro word"]),
    Row(testDescription: "umlauts typed", query: "ärger", found: ["Ärger im Büro prefix"]),
    Row(testDescription: "a name's umlaut", query: "mueller", found: ["(Ana Müller) word"]),
    Row(testDescription: "ligature", query: "aeon", found: ["Æon Flux prefix"]),
    Row(testDescription: "Chinese letters", query: "千尋", found: ["千と千尋の神隠し inside"]),
    Row(testDescription: "Cyrillic", query: "елка", found: ["Привет, Ёлка word"]),
    Row(testDescription: "digits", query: "9", found: ["9½ Weeks prefix"]),
    Row(testDescription: "nothing to search for", query: " *' ", found: []),
    Row(testDescription: "not there", query: "matrices", found: []),
    Row(testDescription: "never over two titles", query: "inside inside", found: []),
    Row(testDescription: "a German article, in English", query: "boot", found: ["Das Boot word"]),
  ]

  @Test(arguments: rows) func finds(_ row: Row) {
    #expect(Self.found(row.query).filter { !$0.hasSuffix("Ana Müller) inside") } == row.found)
  }

  @Test func germanArticles() {
    #expect(Self.found("boot", Self.german) == ["Das Boot exact"])
    #expect(Self.found("das boot", Self.german) == ["Das Boot exact"])
  }

  /// What the one pass finds is what a plain look at each title finds.
  @Test func agreesWithAPlainSearch() {
    let items = SyntheticLibrary(count: 1500, seed: 7).items()
    let index = SearchIndex(items: items, isGerman: false)
    var queries: Set<String> = ["a", "e", "night", "the", "zz"]
    for item in items.prefix(60) { queries.insert(String(item.title.prefix(4))) }
    for query in queries.sorted() {
      let needle = query.lowercased().filter { $0.isLetter || $0 == " " }
      guard !needle.isEmpty, !needle.contains(" ") else { continue }
      let films = index.matches(query).compactMap { match in
        if case .film(let item) = match.subject { item } else { nil }
      }
      let expected = items.indices.filter { index in
        guard items[index].kind == .movie else { return false }
        var words = items[index].title.lowercased().split(separator: " ")
        if words.count > 1, ["the", "a", "an"].contains(words[0]) { words.removeFirst() }
        return words.joined(separator: " ").contains(needle)
      }
      #expect(Set(expected) == Set(films), "\(query)")
    }
  }

  @Test func nextAirings() {
    var station = WrittenStation(zone: .utc, origin: 1_790_000_000 / 86_400 * 86_400)
    station.add(5, "Five")
    station.add(7, "Seven")
    let listings = station.listings()
    let channels = listings.lineup(at: listings.range.lowerBound)
    let now = listings.range.lowerBound + 5000
    let next = NextAirings(listings, channels: channels, over: now..<now + 86_400)
    var count = 0
    for (index, item) in listings.station.items.enumerated() {
      var expected: NextAirings.Place?
      for channel in channels {
        for slot in listings.slots(of: channel.id, over: now..<now + 86_400) {
          for airing in slot.programs
          where airing.item == index && airing.end > now && airing.start < now + 86_400
            && airing.start < expected?.airing.start ?? .max
          {
            expected = NextAirings.Place(channelID: channel.id, airing: airing)
          }
        }
      }
      #expect(next.place(ofItem: index) == expected, "\(item.id)")
      count += expected == nil ? 0 : 1
    }
    #expect(count > 0)
  }
}
