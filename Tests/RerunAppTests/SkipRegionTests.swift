import RerunApp
import RerunCore
import Testing

@Suite struct SkipRegionTests {
  struct Name: Sendable, CustomTestStringConvertible {
    var testDescription: String { title }
    var title: String
    var kind: SkipRegion.Kind?
  }

  static let names = [
    Name(title: "Intro", kind: .intro),
    Name(title: "OPENING CREDITS", kind: .intro),
    Name(title: "Main Titles", kind: nil),
    Name(title: "Opening Titles", kind: .intro),
    Name(title: "Chapter 1: Intro", kind: .intro),
    Name(title: "Vorspann", kind: .intro),
    Name(title: "OP", kind: .intro),
    Name(title: "End Credits", kind: .credits),
    Name(title: "Credits", kind: .credits),
    Name(title: "Outro", kind: .credits),
    Name(title: "Kapitel 12 – Abspann", kind: .credits),
    Name(title: "The Opening of the Tomb", kind: nil),
    Name(title: "Chapter 3", kind: nil),
    Name(title: "Grand Ending for a Ferry", kind: nil),
    Name(title: "", kind: nil),
  ]

  @Test(arguments: names) func chapterNames(_ name: Name) {
    let chapters = [
      Chapter(title: name.title, startMilliseconds: 0),
      Chapter(title: "Story", startMilliseconds: 90_000),
    ]
    #expect(SkipRegion.region(at: 10_000, in: chapters, duration: nil)?.kind == name.kind)
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var position: Int64
    var duration: Int64?
    var region: SkipRegion?
  }

  static let chapters = [
    Chapter(title: "Cold open", startMilliseconds: 0),
    Chapter(title: "Intro", startMilliseconds: 60_000),
    Chapter(title: "Act one", startMilliseconds: 120_000),
    Chapter(title: "Credits", startMilliseconds: 1_200_000),
  ]
  static let intro = SkipRegion(kind: .intro, start: 60_000, end: 120_000)
  static let credits = SkipRegion(kind: .credits, start: 1_200_000, end: 1_260_000)
  static let places = [
    Place(testDescription: "before it", position: 59_999, duration: nil, region: nil),
    Place(testDescription: "its first moment", position: 60_000, duration: nil, region: intro),
    Place(testDescription: "two seconds left", position: 118_000, duration: nil, region: intro),
    Place(testDescription: "hardly anything left", position: 118_001, duration: nil, region: nil),
    Place(testDescription: "after it", position: 120_000, duration: nil, region: nil),
    Place(
      testDescription: "the last chapter ends with the file",
      position: 1_201_000,
      duration: 1_260_000,
      region: credits
    ),
    Place(testDescription: "the file's end is unknown", position: 1_201_000, duration: nil),
  ]

  @Test(arguments: places) func regions(_ place: Place) {
    #expect(
      SkipRegion.region(at: place.position, in: Self.chapters, duration: place.duration)
        == place.region
    )
  }

  @Test func aLongOpeningIsTheFilm() {
    let chapters = [
      Chapter(title: "Opening", startMilliseconds: 0),
      Chapter(title: "Two", startMilliseconds: 300_001),
    ]
    #expect(SkipRegion.region(at: 0, in: chapters, duration: nil) == nil)
    #expect(SkipRegion.region(at: 0, in: [], duration: 1000) == nil)
  }
}
