import RerunApp
import RerunCore
import RerunTestSupport
import Testing

@testable import RerunRuntime

@Suite struct LibraryFinderTests {
  /// Monday, June 2 2025, 20:00 UTC.
  private static let now: Seconds = 1_748_894_400

  private func finder() -> LibraryFinder {
    typealias Programme = WrittenStation.Programme
    var station = WrittenStation(zone: .utc, origin: Self.now)
    station.add(1, "One", [.run(at: 0, [Programme("Moon", 60), Programme("Moonrise", 60)])])
    station.add(2, "Two", [.run(at: 0, [Programme("The Moon Pool", 60), Programme("A Moon", 60)])])
    var finder = LibraryFinder()
    finder.listings = station.listings()
    return finder
  }

  @Test func exactThenPrefixThenTheRest() {
    var finder = finder()
    let found = finder.find("moon", around: Self.now, isGerman: false)
    #expect(found.prefix(4).map(\.title) == ["Moon", "A Moon", "The Moon Pool", "Moonrise"])
    #expect(found.first?.place?.channelID == "c1")
    #expect(found.first?.place?.airing.start == Self.now)
  }

  @Test func nothingWithoutListingsOrLetters() {
    var empty = LibraryFinder()
    #expect(empty.find("moon", around: Self.now, isGerman: false).isEmpty)
    var finder = finder()
    #expect(finder.find("?!", around: Self.now, isGerman: false).isEmpty)
    #expect(finder.find("zzz", around: Self.now, isGerman: true).isEmpty)
    // A clock beyond the listings: titles are still found, only not when.
    let later = finder.find("moonrise", around: Self.now + 100 * 86_400, isGerman: false)
    #expect(later.map(\.title) == ["Moonrise"])
    #expect(later.first?.place == nil)
  }
}
