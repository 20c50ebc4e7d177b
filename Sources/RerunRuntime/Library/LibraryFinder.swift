import RerunApp
import RerunCore

/// Answers searches from the listings that are known; its index is made with the first query and kept
/// until there are others.
struct LibraryFinder {
  var listings: Listings? { didSet { index = nil } }
  private var index: (isGerman: Bool, search: SearchIndex)?

  /// Films and series, the better fit first and of equal ones what is on soonest, then people.
  mutating func find(_ query: String, around now: Seconds, isGerman: Bool) -> [SearchResult] {
    guard let listings else { return [] }
    if index?.isGerman != isGerman {
      index = (isGerman, SearchIndex(items: listings.station.items, isGerman: isGerman))
    }
    guard let search = index?.search else { return [] }
    let known = listings.range
    let (start, end) = (max(now, known.lowerBound), min(now + 86_400, known.upperBound))
    // A clock that was set may be beyond what is known.
    let airings =
      start < end
      ? NextAirings(listings, channels: listings.lineup(at: now), over: start..<end) : nil
    var titles: [(match: SearchIndex.Match, place: NextAirings.Place?)] = []
    var people: [SearchResult] = []
    for match in search.matches(query) {
      switch match.subject {
      case .film(let item): titles.append((match, airings?.place(ofItem: item)))
      case .series(let id, _): titles.append((match, airings?.place(ofShow: id)))
      case .person(let name): people.append(SearchResult(kind: .person, title: name))
      }
    }
    // Stable: equal ones stay in the order of the library.
    let sorted = titles.enumerated().sorted { a, b in
      (a.element.match.fit, a.element.place?.airing.start ?? .max, a.offset)
        < (b.element.match.fit, b.element.place?.airing.start ?? .max, b.offset)
    }
    let results = sorted.prefix(SearchResult.most).map { _, title in
      Self.result(title.match.subject, title.place, listings.station.items)
    }
    return results + people.prefix(SearchResult.most)
  }

  private static func result(
    _ subject: SearchIndex.Subject,
    _ place: NextAirings.Place?,
    _ items: [Item]
  ) -> SearchResult {
    switch subject {
    case .film(let item):
      SearchResult(kind: .film, title: items[item].displayTitle, item: items[item], place: place)
    case .series(_, let item):
      // The episode that is on next, where there is one.
      SearchResult(
        kind: .series,
        title: items[item].displayTitle,
        item: items[place?.airing.item ?? item],
        place: place
      )
    case .person(let name): SearchResult(kind: .person, title: name)
    }
  }
}
