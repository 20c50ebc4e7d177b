import RerunCore
import RerunStage
import Testing

@testable import RerunApp

@Suite struct SampleFilmCardTests {
  private static let preview = Rect(1168, 54, 656, 369)

  private func card(
    _ milliseconds: Int64,
    rect: Rect = .stage,
    joined: Int64 = 0,
    seed: Int64 = 0,
    title: String = "Night Train Through Calloway",
    isReduced: Bool = false
  ) -> SampleFilmCard {
    SampleFilmCard(
      title: title,
      subtitles: ["1961 · Directed by R. J. Stroud", "With Una Fell"],
      scene: .scene(name: "train", hueShift: 0),
      rect: rect,
      positionMilliseconds: milliseconds,
      durationMilliseconds: 6_240_000,
      joinedAtMilliseconds: joined,
      clock: "9:42",
      seed: seed,
      isReduced: isReduced
    )
  }

  private func drawn(_ card: SampleFilmCard, _ theme: String) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme)
    card.draw(on: &canvas)
    return (canvas.list, canvas)
  }

  @Test func changesAtMostEightTimesASecond() throws {
    #expect(SampleFilmCard.nextChange(after: 0) == 125)
    #expect(SampleFilmCard.nextChange(after: 124) == 125)
    #expect(SampleFilmCard.nextChange(after: 125) == 250)
    for theme in CardTesting.themes {
      for start: Int64 in [0, 500, 11_250, 40_000] {
        let next = SampleFilmCard.nextChange(after: start)
        #expect(try drawn(card(start), theme).0 == drawn(card(next - 1), theme).0)
      }
    }
  }

  /// Whole pixels, a pixel or two at a time, always filling the picture.
  @Test(arguments: [Rect.stage, preview], [Int64(0), 3]) func drift(_ rect: Rect, _ seed: Int64)
    throws
  {
    var last: Rect?
    var places: Set<Rect> = []
    for step in 0..<800 {
      let scene = card(Int64(step) * 125, rect: rect, seed: seed).sceneRect
      #expect(scene.contains(rect))
      #expect(scene.x == scene.x.rounded() && scene.y == scene.y.rounded())
      if let last {
        #expect(abs(scene.x - last.x) <= 2 && abs(scene.y - last.y) <= 2)
      }
      last = scene
      places.insert(scene)
    }
    #expect(places.count > 30)
  }

  @Test(arguments: CardTesting.themes) func titlesComeWhenJoiningAndNowAndThen(_ theme: String)
    throws
  {
    func hasTitle(_ milliseconds: Int64) throws -> Bool {
      try drawn(card(milliseconds, joined: 600_000), theme).0.strings
        .contains("Night Train Through Calloway")
    }
    #expect(try hasTitle(602_000))
    #expect(try hasTitle(611_000))
    #expect(try !hasTitle(613_000))
    #expect(try !hasTitle(689_000))
    #expect(try hasTitle(692_000))
    // Wound back before the joining: the same rhythm.
    #expect(try hasTitle(602_000 - 90_000))
    #expect(try !hasTitle(2000))
  }

  @Test(arguments: CardTesting.themes) func staysInItsPicture(_ theme: String) throws {
    for rect in [Rect.stage, Self.preview] {
      for milliseconds: Int64 in [0, 300, 1000, 6000, 11_500, 30_000] {
        let (list, canvas) = try drawn(card(milliseconds, rect: rect), theme)
        #expect(list.entries.allSatisfy { $0.clip.map(rect.contains) == true })
        #expect(list.texts.allSatisfy { rect.contains(list.ink($0, canvas)) })
        #expect(list.entries.count <= 16)
      }
    }
  }

  @Test(arguments: CardTesting.themes) func longTitlesAreSetSmaller(_ theme: String) throws {
    let long = "A Long Goodbye to the Lighthouse Keeper’s Other Daughter, Part Two"
    let (list, canvas) = try drawn(card(6000, title: long), theme)
    let title = try list.text(long)
    #expect(title.style.size < canvas.theme.style(.breakTitle).size)
    #expect(title.lines == 2)
    #expect(list.overlaps(canvas) == [])
  }

  @Test(arguments: CardTesting.themes) func reducedMotionStandsStill(_ theme: String) throws {
    let scenes = [0, 20_000, 50_000].map { card($0, isReduced: true).sceneRect }
    #expect(Set(scenes).count == 1)
    #expect(
      try drawn(card(0, isReduced: true), theme).0.strings.contains("Night Train Through Calloway")
    )
  }
}
