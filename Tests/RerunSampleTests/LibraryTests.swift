import RerunCore
import Testing

@testable import RerunSample

@Suite struct LibraryTests {
  static let movies = SampleStation.items.filter { $0.kind == .movie }
  static let episodes = SampleStation.items.filter { $0.kind == .episode }

  @Test func everyCardIsRead() {
    let headers = FilmCard.tables.flatMap { CardText.lines(of: $0) }
      .count { CardText.indent(of: $0) == 0 }
    #expect(Self.movies.count == headers)
    for card in SeriesCard.tables.flatMap({ SeriesCard.cards(in: $0) }) {
      #expect(
        !card.genres.isEmpty && !card.directors.isEmpty && !card.cast.isEmpty,
        "\(card.title)"
      )
      #expect(card.firstYear > 1950 && !card.contentRating.isEmpty, "\(card.title)")
      #expect((40...220).contains(card.about.count), "\(card.title)")
      let count = card.seasons.reduce(0) { $0 + $1.count }
      #expect(
        card.openings.count * card.outcomes.count + card.stories.count >= count,
        "\(card.title)"
      )
    }
  }

  @Test func nothingComesTwice() {
    #expect(Set(SampleStation.items.map(\.id)).count == SampleStation.items.count)
    #expect(Set(SampleStation.items.map(\.details.url)).count == SampleStation.items.count)
    let titles = Self.movies.map(\.title) + Set(Self.episodes.map(\.showTitle))
    #expect(Set(titles.map { $0.lowercased() }).count == titles.count)
    #expect(Set(Self.movies.map(\.details.summary)).count == Self.movies.count)
    for (show, episodes) in Dictionary(grouping: Self.episodes, by: \.showID) {
      #expect(Set(episodes.map(\.title)).count == episodes.count, "\(show)")
      #expect(Set(episodes.map(\.details.summary)).count == episodes.count, "\(show)")
      #expect(Set(episodes.map { [$0.season, $0.episode] }).count == episodes.count, "\(show)")
    }
  }

  @Test func textsHaveTheirLengths() {
    for item in SampleStation.items {
      #expect((1...44).contains(item.title.count), "\(item.id)")
      #expect(
        (24...220).contains(item.details.summary.count),
        "\(item.id): \(item.details.summary)"
      )
      #expect((3...6).contains(item.actors.count) || item.kind == .episode, "\(item.id)")
      #expect(!item.actors.isEmpty && item.directors.count == 1, "\(item.id)")
      #expect(Set(item.actors).count == item.actors.count, "\(item.id)")
      #expect(!item.details.contentRating.isEmpty, "\(item.id)")
    }
  }

  /// Curly quotes, no stray spaces, no letters that a Latin font lacks, a full stop at the end.
  @Test func textsAreWellSet() {
    let typographic: Set<Unicode.Scalar> = ["’", "“", "”", "…", "é", "ê", "í"]
    for item in SampleStation.items {
      for text in [item.title, item.details.summary] + item.directors + item.actors {
        let strange = text.unicodeScalars.filter { !$0.isASCII && !typographic.contains($0) }
        #expect(strange.isEmpty, "\(item.id): \(text)")
        #expect(!text.contains("'") && !text.contains("\"") && !text.contains("  "), "\(text)")
        #expect(text.first != " " && text.last != " ", "\(text)")
        #expect(!text.contains("{") && !text.contains("|"), "\(text)")
      }
      #expect(item.details.summary.last.map { ".”?!".contains($0) } == true, "\(item.id)")
      #expect(!item.title.hasPrefix("Episode"), "\(item.id)")
    }
  }

  @Test func runtimesAreThoseOfTheirKind() {
    #expect(Self.movies.allSatisfy { (61 * 60...178 * 60).contains($0.runtime) })
    #expect(Self.movies.allSatisfy { (1921...2024).contains($0.year ?? 0) })
    #expect(Self.episodes.allSatisfy { (7 * 60...60 * 60).contains($0.runtime) })
    let shared = Self.episodes.count { $0.runtime <= 900 }
    #expect(shared > 100, "cartoons share half hours")
    // The least break is 3 minutes: a 28-minute programme would waste half an hour.
    let wasteful = Self.episodes.filter { (1621...2400).contains($0.runtime) }
    #expect(wasteful.isEmpty)
  }

  @Test func peopleWorkInTheirOwnTime() {
    let years = Dictionary(
      uniqueKeysWithValues: Company.whole.actors.map { ($0.name, $0.years) }
    )
    for movie in Self.movies {
      for actor in movie.actors {
        #expect(years[actor]?.contains(movie.year ?? 0) == true, "\(actor) in \(movie.title)")
      }
    }
    let names = Company.whole.actors.map(\.name) + Company.whole.directors.map(\.name)
    #expect(Set(names).count == names.count)
    let known = Set(names)
    for item in SampleStation.items {
      #expect(known.isSuperset(of: item.actors + item.directors), "\(item.id)")
    }
  }

  struct Listing: Sendable, CustomTestStringConvertible {
    var testDescription: String { id }
    var id: String
    var title: String
    var director: String
    var summaryBegins: String
  }

  /// The programmes that the design's pictures show.
  static let designed: [Listing] = [
    Listing(
      id: "film-the-last-ferry-to-osprey-point",
      title: "The Last Ferry to Osprey Point",
      director: "Ida Marchetti",
      summaryBegins: "A ferry captain"
    ),
    Listing(
      id: "film-she-came-from-sub-basement-9",
      title: "She Came from Sub-Basement 9",
      director: "Vera Holt",
      summaryBegins: "The elevator has eight buttons"
    ),
    Listing(
      id: "ep-the-cardigan-detective-s02e05",
      title: "The Weekend Guest",
      director: "Edda Fallowfield",
      summaryBegins: "A weekend guest at Thistle House has packed"
    ),
    Listing(
      id: "ep-moonbase-delancey-s03e14",
      title: "Air Rights",
      director: "Carl Dresner",
      summaryBegins: "A developer on Earth"
    ),
    Listing(
      id: "ep-supper-for-nobody-s05e09",
      title: "Brown Butter",
      director: "Camille Ardrossan",
      summaryBegins: ""
    ),
    Listing(
      id: "ep-professor-pockets-s01e22",
      title: "The Hole",
      director: "Leopold Dask",
      summaryBegins: ""
    ),
  ]

  @Test(arguments: designed) func designedListings(_ listing: Listing) throws {
    let item = try #require(SampleStation.item(withID: listing.id))
    #expect(item.title == listing.title)
    #expect(item.directors == [listing.director])
    #expect(item.details.summary.hasPrefix(listing.summaryBegins))
    #expect(SampleStation.id(ofURL: item.details.url) == listing.id)
  }

  @Test func fillersHaveTitles() {
    #expect((8...12).contains(SampleStation.fillers.count))
    for filler in SampleStation.fillers {
      #expect((15...90).contains(filler.runtime))
      #expect(SampleStation.title(ofFiller: filler.id)?.isEmpty == false)
      #expect(filler.url == "sample:" + filler.id)
      #expect(SampleFilm.scene(forFiller: filler.id) != nil)
    }
    #expect(Set(SampleStation.fillers.map(\.id)).count == SampleStation.fillers.count)
    #expect(SampleStation.title(ofFiller: "nothing") == nil)
    #expect(SampleStation.item(withID: "nothing") == nil)
    #expect(SampleStation.id(ofURL: "file:///nothing") == nil)
  }

  struct Name: Sendable {
    var title: String
    var slug: String
    var sorted: String
    var inSentence: String
  }

  static let names: [Name] = [
    Name(
      title: "The Silent Partner of Dover & Kane",
      slug: "the-silent-partner-of-dover-kane",
      sorted: "Silent Partner of Dover & Kane",
      inSentence: "the silent partner of dover & kane"
    ),
    Name(
      title: "Otto’s Garage",
      slug: "ottos-garage",
      sorted: "Otto’s Garage",
      inSentence: "otto’s garage"
    ),
    Name(
      title: "A Box of Mondays",
      slug: "a-box-of-mondays",
      sorted: "Box of Mondays",
      inSentence: "a box of Mondays"
    ),
    Name(title: "Half: 2", slug: "half-2", sorted: "Half: 2", inSentence: "half: 2"),
  ]

  @Test(arguments: names) func namesAreWritten(_ name: Name) {
    #expect(CardText.slug(name.title) == name.slug)
    #expect(CardText.sortTitle(name.title) == name.sorted)
    #expect(CardText.inSentence(name.title) == name.inSentence)
  }

  @Test(arguments: zip(["2024-01-15", "2027-12-31"], [1_705_320_000, 1_830_254_400]))
  func datesAreNoonUTC(_ text: String, _ instant: Int64) {
    #expect(Arrival.instant(Substring(text)) == instant)
  }

  @Test(arguments: ["", "2024", "2024-xx-01", "a-b-c"]) func badDates(_ text: String) {
    #expect(Arrival.instant(Substring(text)) == nil)
  }
}
