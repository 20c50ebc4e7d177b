import RerunCore
import Testing

@testable import RerunSample

/// What docs/SCHEDULE.md section 8 asks of a library so that each band of the lineup fills, counted
/// straight from the items, once as they were at the founding and once with all that came since.
@Suite struct LineupCountTests {
  static let libraries: [Library] = [
    Library(
      testDescription: "founding items",
      items: SampleStation.items.filter { $0.addedAt == Arrival.founding }
    ),
    Library(testDescription: "all items", items: SampleStation.items),
  ]

  struct Library: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var items: [Item]

    var movies: [Item] { items.filter { $0.kind == .movie } }

    func movieCounts(_ names: (Item) -> [String]) -> [String: Int] {
      movies.flatMap { names($0) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Episodes by show.
    var shows: [String: [Item]] {
      Dictionary(grouping: items.filter { $0.kind == .episode }, by: \.showID)
    }
  }

  /// How many entries of `counts` reach `least`.
  static func reaching(_ least: Int, _ counts: [String: Int]) -> Int {
    counts.values.count { $0 >= least }
  }

  @Test(arguments: libraries) func genresFill(_ library: Library) {
    #expect(Self.reaching(12, library.movieCounts(\.genres)) >= 12)
  }

  @Test(arguments: libraries) func decadesFill(_ library: Library) {
    let counts = library.movieCounts { movie in
      movie.genres.map { "\($0):\((movie.year ?? 0) / 10 * 10)" }
    }
    #expect(Self.reaching(12, counts) >= 20)
  }

  @Test(arguments: libraries) func yearsFill(_ library: Library) {
    #expect(Self.reaching(12, library.movieCounts { ["\($0.year ?? 0)"] }) >= 10)
  }

  @Test(arguments: libraries) func directorsFill(_ library: Library) {
    #expect(Self.reaching(4, library.movieCounts(\.directors)) >= 12)
  }

  @Test(arguments: libraries) func actorsFill(_ library: Library) {
    #expect(Self.reaching(6, library.movieCounts { Array($0.actors.prefix(5)) }) >= 16)
  }

  @Test(arguments: libraries) func seriesFill(_ library: Library) {
    #expect(library.shows.values.count { $0.count >= 13 } >= 30)
  }

  @Test(arguments: libraries) func seriesGenresFill(_ library: Library) {
    let counts = library.shows.values.reduce(into: [String: Int]()) { counts, episodes in
      for genre in Set(episodes.flatMap(\.genres)) { counts[genre, default: 0] += 1 }
    }
    #expect(Self.reaching(3, counts) >= 8)
  }

  @Test func theLibraryIsLargeAndNotTooLarge() {
    let films = SampleStation.items.count { $0.kind == .movie }
    #expect((400...500).contains(films))
    #expect((1_500...3_000).contains(SampleStation.items.count - films))
  }

  /// `new` is never short: each quarter to the end of 2027 brings films and episodes.
  @Test func somethingNewComesEveryMonth() {
    let month: Seconds = 2_592_000
    let end = Arrival.instant("2027-12-31") ?? 0
    var start = Arrival.founding + 1
    while start + month < end {
      let arrivals = SampleStation.items.filter { (start..<start + month).contains($0.addedAt) }
      #expect(arrivals.contains { $0.kind == .movie }, "no film in the 30 days from \(start)")
      start += month
    }
    let episodes = SampleStation.items.count {
      $0.kind == .episode && $0.addedAt > Arrival.founding
    }
    #expect(episodes >= 150)
  }

  @Test func nothingComesBeforeItWasMade() {
    for item in SampleStation.items {
      // 2024-01-01 is 1 704 067 200; leap days don't matter to a whole year.
      let yearAdded = 2024 + (item.addedAt - 1_704_067_200) / 31_557_600
      #expect((item.year ?? 0) <= yearAdded, "\(item.id)")
    }
  }

  @Test func someIsWatchedAndMostIsNot() {
    let watched = SampleStation.items.count { $0.watched }
    #expect(watched * 10 > SampleStation.items.count * 2)
    #expect(watched * 10 < SampleStation.items.count * 6)
    #expect(!SampleStation.items.contains { $0.watched && $0.addedAt > Arrival.founding })
  }
}
