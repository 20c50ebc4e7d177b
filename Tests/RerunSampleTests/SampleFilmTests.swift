import RerunCore
import Testing

@testable import RerunSample

@Suite struct SampleFilmTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { id }
    var id: String
    var name: SampleScene.Name
    var mood: SoundMood
  }

  /// As in the design's pictures.
  static let rows: [Row] = [
    Row(id: "film-the-last-ferry-to-osprey-point", name: .ferry, mood: .sea),
    Row(id: "film-night-train-through-calloway", name: .train, mood: .rails),
    Row(id: "film-attack-of-the-velvet-moth", name: .moth, mood: .dread),
    Row(id: "film-she-came-from-sub-basement-9", name: .house, mood: .dread),
    Row(id: "ep-the-cardigan-detective-s02e05", name: .lamp, mood: .rain),
    Row(id: "ep-mrs-applegate-regrets-s01e01", name: .lamp, mood: .rain),
    Row(id: "ep-moonbase-delancey-s03e14", name: .moonbase, mood: .space),
    Row(id: "ep-far-signal-s01e04", name: .saucer, mood: .space),
    Row(id: "ep-a-year-on-the-anselm-s01e03", name: .river, mood: .river),
    Row(id: "ep-supper-for-nobody-s05e09", name: .kitchen, mood: .kitchen),
    Row(id: "ep-the-long-simmer-s01e01", name: .kitchen, mood: .kitchen),
    Row(id: "ep-two-left-shoes-s04e11", name: .sitcom, mood: .parlour),
    Row(id: "ep-professor-pockets-s01e22", name: .cartoon, mood: .whimsy),
  ]

  @Test(arguments: rows) func designedScenes(_ row: Row) throws {
    let scene = SampleFilm.scene(for: try #require(SampleStation.item(withID: row.id)))
    #expect(scene.name == row.name)
    #expect(scene.mood == row.mood)
  }

  @Test func scenesVary() {
    let films = SampleStation.items.filter { $0.kind == .movie }.map { SampleFilm.scene(for: $0) }
    #expect(Set(films.map(\.drift)).count == SampleScene.Drift.allCases.count)
    #expect(Set(films.map(\.seed)).count == films.count)
    #expect(films.allSatisfy { (-24...24).contains($0.hueShift) })
    let counts = Dictionary(grouping: films, by: \.name).mapValues(\.count)
    // Cartoons are episodes only.
    for name in SampleScene.Name.allCases where name != .cartoon {
      #expect(counts[name, default: 0] >= 8, "\(name)")
      #expect(counts[name, default: 0] <= films.count / 5, "\(name)")
    }
    let moods = Set(SampleStation.items.map { SampleFilm.scene(for: $0).mood })
    #expect(moods == Set(SoundMood.allCases))
  }

  @Test func episodesOfASeriesShareTheirPicture() {
    let episodes = SampleStation.items.filter { $0.kind == .episode }
    for (show, items) in Dictionary(grouping: episodes, by: \.showID) {
      let scenes = items.map { SampleFilm.scene(for: $0) }
      #expect(Set(scenes.map(\.name)).count == 1, "\(show)")
      #expect(Set(scenes.map(\.mood)).count == 1, "\(show)")
      #expect(Set(scenes.map(\.hueShift)).count > 1, "\(show)")
    }
  }

  static let kickers: [(Seconds, String)] = [
    (0, "A Rerun Kiosk presentation"), (85, "Directed by Ida Marchetti"), (100, "Reel 1"),
    (740, "Reel 2"), (6_000, "Reel 10"), (7_080, "The end"),
  ]

  @Test(arguments: kickers)
  func kickersOfAFilm(_ second: Seconds, _ line: String) throws {
    let item = try #require(SampleStation.item(withID: "film-the-last-ferry-to-osprey-point"))
    #expect(SampleFilm.kicker(for: item, atSecond: second) == line)
  }

  @Test func kickersFit() {
    for item in SampleStation.items {
      for second in stride(from: Seconds(-5), through: item.runtime + 60, by: 197) {
        let line = SampleFilm.kicker(for: item, atSecond: second)
        #expect((1...80).contains(line.count), "\(line)")
      }
    }
  }

  @Test func anItemThatKnowsNothingStillHasALook() {
    let item = Item(id: "", kind: .episode)
    #expect(SampleFilm.kicker(for: item, atSecond: .max) == "A Rerun Kiosk presentation")
    #expect(SampleScene.Name.allCases.contains(SampleFilm.scene(for: item).name))
  }
}
