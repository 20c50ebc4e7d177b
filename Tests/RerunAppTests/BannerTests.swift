import RerunApp
import RerunCore
import RerunStage
import Testing

@Suite struct BannerTests {
  private static let midnight: Seconds = 86_400 * 20_000
  static let chips = [
    Banner.Chip(label: "Start over", icon: .restart), Banner.Chip(label: "Audio", icon: .cc),
    Banner.Chip(label: "Subtitles", icon: .cc), Banner.Chip(label: "Skip intro", icon: .skip),
    Banner.Chip(label: "Favourite", icon: .star, isStarred: true),
    Banner.Chip(label: "Stream information", icon: .info),
    Banner.Chip(label: "Sleep timer", icon: .moon),
  ]
  private static let later = ["One", "Two", "Three", "Four", "Five"].enumerated().map {
    Banner.Later(start: midnight + Seconds($0.offset) * 1800, title: $0.element)
  }

  private static func banner(
    number: Int64 = 7,
    name: String = "Lamplight",
    item: Item? = CardTesting.episode(),
    position: Banner.Position = .live,
    chips: [Banner.Chip] = chips,
    focus: Int? = 0,
    entry: Double = 1
  ) -> Banner {
    Banner(
      channel: CardTesting.channel(number, name),
      item: item,
      airing: midnight - 1320..<midnight + 2040,
      now: midnight,
      position: position,
      later: later,
      chips: chips,
      focusedChip: focus,
      entry: entry
    )
  }

  private func drawn(_ banner: Banner, _ theme: String) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme)
    banner.draw(on: &canvas)
    return (canvas.list, canvas)
  }

  @Test func factsOfTheProgramme() throws {
    let list = try drawn(Self.banner(), "late-show").0
    #expect(try list.text("Lamplight  ·  L-TV").rect.y == 714)
    #expect(try list.text("The Cardigan Detective").rect == Rect(342, 754, 886, 68))
    #expect(try list.text("S02E05 · The Weekend Guest  ·  TV-PG").rect.y == 826)
    _ = try list.text("34 min left")
    _ = try list.text("Live")
    _ = try list.text("Tonight on Lamplight")
    #expect(
      list.strings.filter { ["One", "Two", "Three", "Four", "Five"].contains($0) }.count == 4
    )
    // 22 of 56 minutes, of 886 pixels.
    #expect(list.boxes.contains { $0.rect.y == 878 && abs($0.rect.width - 886 * 22 / 56) < 0.01 })
  }

  @Test(arguments: CardTesting.themes) func behindTakesThePlaceOfLive(_ theme: String) throws {
    let (list, canvas) = try drawn(Self.banner(position: .behind(252)), theme)
    #expect(!list.strings.contains("Live"))
    _ = try list.text("4:12 behind")
    #expect(list.overlaps(canvas) == [])
  }

  @Test(arguments: CardTesting.themes) func longNumbersShrink(_ theme: String) throws {
    let geometry = try CardTesting.canvas(theme).theme.geometry.banner
    for number: Int64 in [7, 1204, 123_456] {
      let (list, canvas) = try drawn(Self.banner(number: number), theme)
      let text = try list.text("\(number)")
      let base = canvas.theme.style(.bannerNumber)
      #expect(text.style.lineHeight == base.lineHeight)
      #expect(
        number == 7
          ? text.style == base
          : text.style.size < base.size
            && canvas.width(text.string, text.style) <= geometry.textX - geometry.numberX - 30
      )
    }
  }

  @Test(arguments: CardTesting.themes) func longTitlesStayInTheirColumns(_ theme: String) throws {
    let title = String(repeating: "A Long Goodbye ", count: 8)
    for item in [
      CardTesting.film(title), CardTesting.film("شارع الليل الطويل جدا في المدينة"), nil,
    ] {
      let (list, canvas) = try drawn(
        Self.banner(number: 1204, name: "Uncle Ray’s Back Room of Wonders and More", item: item),
        theme
      )
      #expect(list.overlaps(canvas) == [])
      #expect(list.texts.allSatisfy { CardTesting.safeArea.contains(list.ink($0, canvas)) })
    }
  }

  @Test(arguments: CardTesting.themes) func chipsAreLaidOutByWidth(_ theme: String) throws {
    let chips = Array(Self.chips.prefix(3))
    let (list, canvas) = try drawn(Self.banner(chips: chips, focus: 1), theme)
    let gap: Double = theme == "late-show" ? 16 : 10
    var x = 96.0
    for chip in chips {
      let width = canvas.chipWidth(chip.label, icon: chip.icon)
      #expect(
        list.boxes.contains { $0.rect.x == x && $0.rect.width == width && $0.rect.y > 950 }
      )
      x += width + gap
    }
    // The focused chip is drawn last.
    #expect(list.strings.last == "Audio")
  }

  @Test func chipsThatDoNotFitScrollWithTheFocus() throws {
    let start = try drawn(Self.banner(focus: 0), "late-show").0
    #expect(start.strings.contains("Start over"))
    #expect(!start.strings.contains("Sleep timer"))
    let (end, canvas) = try drawn(Self.banner(focus: 6), "late-show")
    #expect(!end.strings.contains("Start over"))
    #expect(end.strings.last == "Sleep timer")
    #expect(end.texts.allSatisfy { CardTesting.safeArea.contains(end.ink($0, canvas)) })
  }

  @Test func entrySlidesAndFades() throws {
    let half = try drawn(Self.banner(entry: 0.5), "late-show").0
    #expect(try half.text("The Cardigan Detective").rect.y == 774)
    #expect(half.entries.allSatisfy { $0.alpha == 0.5 })
    // The scrim stays where it is: it would leave a gap below.
    #expect(half.boxes.first?.rect == Rect(0, 480, 1920, 600))
    #expect(try drawn(Self.banner(entry: 0), "late-show").0.entries.isEmpty)
  }

  @Test func aBreakCountsDown() throws {
    let list = try drawn(Self.banner(item: nil), "late-show").0
    _ = try list.text("We’ll be right back")
    _ = try list.text("Coming up at 12:00  ·  One")
    _ = try list.text("Back in 34:00")
  }
}
