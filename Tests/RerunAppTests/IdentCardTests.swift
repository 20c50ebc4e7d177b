import RerunApp
import RerunCore
import RerunStage
import Testing

@Suite struct IdentCardTests {
  private func drawn(_ card: IdentCard, _ theme: String) throws -> DrawList {
    var canvas = try CardTesting.canvas(theme)
    card.draw(on: &canvas)
    return canvas.list
  }

  struct Size: Sendable, CustomTestStringConvertible {
    var theme: String
    var number: Int64
    var size: Double
    var y: Double
    var testDescription: String { "\(theme) \(number)" }
  }

  static let sizes = [
    Size(theme: "late-show", number: 7, size: 560, y: 248),
    Size(theme: "late-show", number: 13, size: 560, y: 248),
    Size(theme: "late-show", number: 108, size: 440, y: 348),
    Size(theme: "late-show", number: 1204, size: 330, y: 441),
    Size(theme: "late-show", number: 12_045, size: 264, y: 496),
    Size(theme: "midnight-movie", number: 13, size: 560, y: 186),
    Size(theme: "midnight-movie", number: 1204, size: 310, y: 313),
  ]

  /// All feet stand on one line, all numbers fit the leader's circle.
  @Test(arguments: sizes) func numberSize(_ row: Size) throws {
    let card = IdentCard(
      channel: CardTesting.channel(row.number),
      title: nil,
      elapsedMilliseconds: 5000,
      isReduced: true
    )
    let number = try #require(
      try drawn(card, row.theme).texts.last { $0.string == "\(row.number)" }
    )
    #expect(number.style.size == row.size)
    #expect(number.rect.y == row.y)
  }

  @Test func theNumberDropsAndTheNameFadesUp() throws {
    func y(_ milliseconds: Int64) throws -> Double {
      let card = IdentCard(
        channel: CardTesting.channel(),
        title: "X",
        elapsedMilliseconds: milliseconds
      )
      return try #require(
        try drawn(card, "late-show").texts.last { $0.string == "7" }
      ).rect.y
    }
    #expect(try y(0) == 208)
    #expect(try (209..<260).contains(y(250)))
    #expect(try y(640) == 248)

    let start = try drawn(
      IdentCard(channel: CardTesting.channel(), title: "X", elapsedMilliseconds: 100),
      "late-show"
    )
    #expect(!start.strings.contains("Lamplight"))
    let later = try drawn(
      IdentCard(channel: CardTesting.channel(), title: "X", elapsedMilliseconds: 400),
      "late-show"
    )
    #expect(later.strings.contains("Lamplight"))
    #expect(later.strings.contains("X is on now"))
  }

  /// Mark and name are centred together; a name of more than 1500 pixels ends in an ellipsis.
  @Test(arguments: ["Lamplight", "Uncle Ray’s Back Room of Wonders and Then Some More"])
  func nameInTheMiddle(_ name: String) throws {
    let card = IdentCard(
      channel: CardTesting.channel(7, name),
      title: nil,
      elapsedMilliseconds: 5000
    )
    let list = try drawn(card, "late-show")
    let text = try list.text(name)
    let mark = try #require(
      list.art.first { item in
        if case .callSign = item.art { true } else { false }
      }
    )
    #expect(mark.rect.width == 112)
    #expect(text.rect.x == mark.rect.maxX + 32)
    #expect(abs((mark.rect.x + text.rect.maxX) / 2 - 960) <= 1)
    #expect(text.rect.width <= 1500)
    #expect((text.overflow == .ellipsis) == (name.count > 20))
  }

  @Test func leavingFadesOnTheStageAndCutsOnFilm() throws {
    let leaving = IdentCard(
      channel: CardTesting.channel(),
      title: "X",
      elapsedMilliseconds: 2000,
      leavingMilliseconds: 180
    )
    let stage = try drawn(leaving, "late-show")
    #expect(stage.entries.allSatisfy { $0.alpha < 0.6 && $0.alpha > 0.4 })
    #expect(try drawn(leaving, "midnight-movie").entries.isEmpty)
  }

  /// The hand turns once in 1.6 s; a quarter of that is three o'clock.
  @Test func theHandSweeps() throws {
    func hand(_ milliseconds: Int64) throws -> [Point] {
      let list = try drawn(
        IdentCard(
          channel: CardTesting.channel(),
          title: nil,
          elapsedMilliseconds: milliseconds
        ),
        "midnight-movie"
      )
      let polygons = list.entries.compactMap { entry in
        if case .polygon(let polygon) = entry.item { polygon } else { nil }
      }
      return try #require(polygons.last).points
    }
    let quarter = try hand(400)
    // Jitter moves the whole card by at most a pixel.
    for (point, wanted) in zip(
      quarter,
      [Point(1254, 466), Point(2360, 466), Point(2360, 474), Point(1254, 474)]
    ) {
      #expect(abs(point.x - wanted.x) <= 1.01)
      #expect(abs(point.y - wanted.y) <= 1.01)
    }
    #expect(try hand(400 + 1600 * 80).first.map { abs($0.x - quarter[0].x) <= 1.01 } == true)
  }

  @Test func reducedMotionStandsStill() throws {
    for theme in CardTesting.themes {
      let cards = [0, 80, 900, 2000].map {
        IdentCard(
          channel: CardTesting.channel(),
          title: "X",
          elapsedMilliseconds: $0,
          isReduced: true
        )
      }
      let lists = try cards.map { try drawn($0, theme) }
      #expect(Set(lists).count == 1)
    }
  }
}
