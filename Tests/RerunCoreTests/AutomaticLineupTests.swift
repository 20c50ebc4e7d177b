import RerunTestSupport
import Testing

@testable import RerunCore

@Suite struct AutomaticLineupTests {
  static let day = Day(year: 2026, month: 5, day: 5)

  private func film(_ index: Int, year: Int64?, genres: [String] = []) -> Item {
    var film = Item(id: "f\(index)", kind: .movie)
    film.title = "Film \(index)"
    film.year = year
    film.runtime = 5400
    film.genres = genres
    return film
  }

  private func lineup(_ items: [Item]) -> [Channel] {
    var scheduler = Scheduler(station: Station(zone: .utc, items: items))
    return scheduler.lineup(on: Self.day)
  }

  @Test(arguments: [
    (Int64(1980), "'80s Drama"), (1909, "'00s Drama"), (1999, "'90s Drama"), (2000, "2000s Drama"),
    (2019, "2010s Drama"), (5, "'00s Drama"), (-1, "'10s Drama"),
  ])
  func decades(year: Int64, name: String) {
    let lineup = lineup((0..<12).map { film($0, year: year, genres: ["Drama"]) })
    #expect(lineup.map(\.name).contains(name))
    #expect(lineup.contains { $0.id == "year:\(year)" && $0.name == "Class of \(year)" })
  }

  @Test func theFirstSpellingInOrderCounts() {
    var items = (0..<12).map { film($0, year: 1990 + Int64($0), genres: ["", "DRAMA", "drama"]) }
    items[0].genres = ["Comedy", "dRaMa", "Drama"]
    let channel = lineup(items).first { $0.id == "genre:drama" }
    #expect(channel?.name == "dRaMa Movies")
    #expect(channel?.itemIDs.count == 12)
  }

  @Test func copiesCountOnceButAreAllInThePool() {
    var items = (0..<12).map { film($0, year: 1990, genres: ["Drama"]) }
    items[11].title = "film 10"
    #expect(!lineup(items).contains { $0.id == "genre:drama" })
    items.append(film(12, year: 1990, genres: ["Drama"]))
    #expect(lineup(items).first { $0.id == "genre:drama" }?.itemIDs.count == 13)
  }

  @Test func onlyTheFirstFiveActorsCount() {
    var items = (0..<6).map { film($0, year: 1990) }
    for index in items.indices { items[index].actors = ["", "A", "a", "B", "C", "D"] }
    #expect(
      lineup(items).filter { $0.id.hasPrefix("actor:") }.map(\.id).sorted() == [
        "actor:a", "actor:b", "actor:c",
      ]
    )
  }

  @Test func numbersStayInTheirBands() {
    let station = SyntheticLibrary(count: 6000, seed: 9).station()
    var scheduler = Scheduler(station: station)
    let lineup = scheduler.lineup(on: Self.day)
    let bands: [(String, ClosedRange<Int64>)] = [
      ("new", 2...2), ("unwatched", 3...3), ("genre:", 4...19), ("tvgenre:", 20...29),
      ("decade:", 30...59), ("show:", 60...98), ("director:", 100...119), ("actor:", 120...149),
      ("year:", 150...169),
    ]
    #expect(lineup.map(\.number) == lineup.map(\.number).sorted())
    #expect(Set(lineup.map(\.number)).count == lineup.count)
    #expect(lineup.count > 90)
    for channel in lineup {
      let band = bands.first { channel.id.hasPrefix($0.0) }
      #expect(band?.1.contains(channel.number) ?? false, "\(channel.id)")
    }
  }

  @Test func aTakenNumberGoesOnFromTheBandsBeginning() {
    let band = Band(least: 1, kept: 3, numbers: 7...9, order: .shuffle)
    let channels = band.channels([(id: "a", count: 5), (id: "b", count: 4), (id: "c", count: 3)])
    #expect(channels.map(\.place) == [0, 1, 2])
    #expect(channels.map(\.number).sorted() == [7, 8, 9])
    let more = band.channels([
      (id: "z", count: 1), (id: "c", count: 3), (id: "none", count: 0), (id: "b", count: 3),
      (id: "a", count: 9),
    ])
    #expect(more.map(\.place) == [4, 3, 1])
  }
}
