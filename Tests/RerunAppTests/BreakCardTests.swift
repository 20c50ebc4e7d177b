import RerunApp
import RerunCore
import RerunStage
import Testing

@Suite struct BreakCardTests {
  private static func card(_ millisecondsLeft: Int64, next: Item? = CardTesting.film()) -> BreakCard
  {
    BreakCard(
      channel: CardTesting.channel(5, "Reel One"),
      next: next,
      still: .scene(name: "train", hueShift: 0),
      nextStart: 86_400 * 20_000,
      nowMilliseconds: 86_400 * 20_000 * 1000 - millisecondsLeft
    )
  }

  private func drawn(
    _ card: BreakCard,
    _ theme: String,
    _ language: Wording.Language = .english
  ) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme, language: language)
    card.draw(on: &canvas)
    return (canvas.list, canvas)
  }

  struct Count: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var millisecondsLeft: Int64
    var lateShow: [String]
    var midnightMovie: String
  }

  static let counts = [
    Count(
      testDescription: "minutes",
      millisecondsLeft: 102_000,
      lateShow: ["Back in", "1:42"],
      midnightMovie: "1:42"
    ),
    Count(
      testDescription: "a begun second counts",
      millisecondsLeft: 101_001,
      lateShow: ["Back in", "1:42"],
      midnightMovie: "1:42"
    ),
    Count(
      testDescription: "ten minutes",
      millisecondsLeft: 600_000,
      lateShow: ["Back in", "10:00"],
      midnightMovie: "10:00"
    ),
    Count(
      testDescription: "longer: the time",
      millisecondsLeft: 600_001,
      lateShow: ["Back at", "12:00"],
      midnightMovie: "Back at 12:00"
    ),
    Count(
      testDescription: "late",
      millisecondsLeft: -3000,
      lateShow: ["Back in", "0:00"],
      midnightMovie: "0:00"
    ),
  ]

  @Test(arguments: counts) func countdown(_ row: Count) throws {
    let late = try drawn(Self.card(row.millisecondsLeft), "late-show").0
    for string in row.lateShow { _ = try late.text(string) }
    _ = try drawn(Self.card(row.millisecondsLeft), "midnight-movie").0.text(row.midnightMovie)
  }

  @Test func theLastSecondsTick() throws {
    func size(_ millisecondsLeft: Int64, _ string: String) throws -> Double {
      try drawn(Self.card(millisecondsLeft), "late-show").0.text(string).style.size
    }
    #expect(try size(10_000, "0:10") == 96)
    #expect(try size(9000, "0:09") == 100)
    #expect(try size(8100, "0:09") == 96)
    #expect(
      BreakCard.bulbStep(try CardTesting.canvas("midnight-movie").theme, secondsLeft: 9) == 120
    )
    #expect(
      BreakCard.bulbStep(try CardTesting.canvas("midnight-movie").theme, secondsLeft: 10) == 240
    )
  }

  /// The pill is in the middle and keeps its size from second to second.
  @Test func pillKeepsItsSize() throws {
    let pills = try ([111_000, 102_000, 98_000] as [Int64]).map { left in
      let list = try drawn(Self.card(left), "late-show").0
      return try #require(list.boxes.first { $0.rect.y == 500 }).rect
    }
    #expect(Set(pills).count == 1)
    #expect(abs(pills[0].midX - 960) <= 1)
  }

  @Test func ticketSaysWhatIsNext() throws {
    let late = try drawn(Self.card(102_000), "late-show").0
    #expect(try late.text("Coming up at 12:00").rect.x == 702)
    _ = try late.text("1961  ·  Directed by R. J. Stroud")
    #expect(late.art.contains { $0.rect == Rect(426, 846, 246, 138) })
    let movie = try drawn(Self.card(102_000), "midnight-movie").0
    _ = try movie.text("Next feature  ·  12:00")
    _ = try movie.text("1961  ·  Directed by R. J. Stroud  ·  1 h 44 min")

    let alone = try drawn(Self.card(102_000, next: nil), "late-show").0
    #expect(!alone.strings.contains { $0.hasPrefix("Coming up") })
  }

  @Test(arguments: CardTesting.themes, [Wording.Language.english, .german])
  func nothingOverlaps(_ theme: String, _ language: Wording.Language) throws {
    let long = CardTesting.film(
      "A Long Goodbye to the Lighthouse Keeper’s Other Daughter, and What She Found There Instead"
    )
    for left: Int64 in [102_000, 4_000_000] {
      let (list, canvas) = try drawn(Self.card(left, next: long), theme, language)
      #expect(list.overlaps(canvas) == [])
    }
  }
}
