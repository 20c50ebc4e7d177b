import RerunCore
import RerunStore
import Testing

@testable import RerunMedia

@Suite struct SpotsTests {
  @Test func videosOfAnyNameAreSpots() throws {
    let bench = try ScanBench([
      "A.mp4", "Deep/B-trailer.mkv", "S01E01.mkv", "A.txt", "A.png", "Offer.jpg",
      "Extras/C SPOT.mkv", "D-interview.mkv", "E FAILS-noVideo SPOT.mkv",
    ])
    let scanner = FolderScanner.spots(
      bench.folder.path,
      store: bench.store,
      probe: bench.probe.probe,
      clock: bench.clock.clock
    )
    let snapshot = try scanner.scan().snapshot
    #expect(snapshot.items.isEmpty)
    // Whatever a video is called, it is a spot if it is no longer than ten minutes.
    #expect(
      snapshot.leftOut == [
        LeftOut(path: "A.mp4", reason: .longSpot),
        LeftOut(path: "D-interview.mkv", reason: .longSpot),
        LeftOut(path: "Deep/B-trailer.mkv", reason: .longSpot),
        LeftOut(path: "E FAILS-noVideo SPOT.mkv", reason: .noVideo),
        LeftOut(path: "Offer.jpg", reason: .stillPicture),
        LeftOut(path: "S01E01.mkv", reason: .longSpot),
      ]
    )
    #expect(snapshot.fillers.map(\.runtime) == [600])
    #expect(snapshot.fillers[0].id == StableID.make("p", Array("Extras/C SPOT.mkv".utf8)))
    #expect(snapshot.fillers[0].url.hasSuffix("/Extras/C%20SPOT.mkv"))
    #expect(try scanner.scan().filesRead == 0)
  }
}
