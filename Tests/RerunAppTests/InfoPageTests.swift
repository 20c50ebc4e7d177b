import RerunApp
import RerunCore
import RerunStage
import Testing

@Suite struct InfoPageTests {
  static let buttons = [
    InfoPage.Button(label: "Watch now", icon: .play),
    InfoPage.Button(label: "Start over", icon: .restart),
    InfoPage.Button(label: "Favourite", icon: .star),
    InfoPage.Button(label: "Make a channel", icon: .plus),
  ]

  private func page(
    _ item: Item,
    airing: Range<Seconds>? = 0..<6240,
    now: Seconds = 3120,
    focus: Int = 0,
    poster: Art? = .scene(name: "train", hueShift: 0),
    synopsisPage: Int = 0,
    entry: Double = 1
  ) -> InfoPage {
    InfoPage(
      channel: CardTesting.channel(),
      item: item,
      airing: airing,
      now: now,
      kicker: "On now  ·  7 Lamplight",
      nextAirings: nil,
      buttons: Self.buttons,
      focus: focus,
      poster: poster,
      synopsisPage: synopsisPage,
      entry: entry
    )
  }

  private func drawn(_ page: InfoPage, _ theme: String) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme)
    page.draw(on: &canvas)
    return (canvas.list, canvas)
  }

  @Test func facts() throws {
    let list = try drawn(page(CardTesting.film()), "late-show").0
    // The first is the poster's.
    let titles = list.texts.filter { $0.string == "Night Train Through Calloway" }
    #expect(titles.last?.rect == Rect(686, 218, 1080, 76))
    _ = try list.text("Directed by R. J. Stroud")
    #expect(
      list.strings.filter { ["1961", "104 min", "TV-PG", "Mystery"].contains($0) }
        == ["1961", "104 min", "TV-PG", "Mystery"]
    )
    _ = try list.text("No description.")
    _ = try list.text("Lorna Quill, Dex Harrow, Pim Castellane")
    _ = try list.text("Not again in the next 24 hours")
    _ = try list.text("52 min left")
    #expect(list.boxes.contains { $0.rect == Rect(688, 766, 445, 8) })
  }

  @Test func whatIsUnknownIsLeftOut() throws {
    var item = Item(id: "x", kind: .movie)
    item.title = "Untitled"
    let list = try drawn(page(item, airing: nil), "late-show").0
    #expect(!list.strings.contains("With"))
    #expect(!list.strings.contains { $0.hasSuffix("left") })
    #expect(!list.boxes.contains { $0.rect.y == 766 })
  }

  @Test(arguments: CardTesting.themes) func longTextsDoNotOverlap(_ theme: String) throws {
    var item = CardTesting.film(
      "A Long Goodbye to the Lighthouse Keeper’s Other Daughter and Her Forty Cats"
    )
    item.details.summary = String(repeating: "All of it happens again and again. ", count: 30)
    for title in [item.title, "Short", "夜汽車は霧の谷をこえてはるか遠くのまちへ", "شارع الليل"] {
      item.title = title
      for turned in [0, 1, 99] {
        let (list, canvas) = try drawn(page(item, synopsisPage: turned), theme)
        // A turned description reaches above its window, where it is clipped.
        let texts = list.texts.filter { turned == 0 || $0.string != item.details.summary }
        let panel = Rect(96, 124, 1728, 832)
        #expect(texts.allSatisfy { panel.contains(list.ink($0, canvas)) })
        if turned == 0 {
          // The poster's own title lies elsewhere; all others in one column.
          #expect(list.overlaps(canvas) == [])
        }
      }
    }
  }

  @Test func pages() throws {
    var item = CardTesting.film()
    item.details.summary = String(repeating: "word ", count: 300)
    func text(_ turned: Int) throws -> TextItem {
      let (list, _) = try drawn(page(item, synopsisPage: turned), "late-show")
      return try list.text(item.details.summary)
    }
    #expect(try text(0).lines == 4)
    #expect(try text(0).rect.y == 426)
    #expect(try text(1).rect.y == 426 - 4 * 40)
    #expect(try text(1).lines == 8)
    #expect(try text(50) == text(99))
  }

  @Test(arguments: CardTesting.themes) func posters(_ theme: String) throws {
    let own = try drawn(page(CardTesting.film(), poster: nil), theme)
    #expect(
      own.0.art.contains { item in
        if case .posterGradient = item.art { true } else { false }
      }
    )
    #expect(own.0.strings.filter { $0 == "Night Train Through Calloway" }.count == 2)
    let file = try drawn(
      page(CardTesting.film(), poster: .file(path: "/p.jpg", placeholder: .black)),
      theme
    )
    // A real poster covers the channel's own, which stays where it can't be read.
    #expect(file.0.strings.filter { $0 == "Night Train Through Calloway" }.count == 2)
    let width: Double = theme == "late-show" ? 480 : 456
    #expect(file.0.art.map(\.rect.width) == [width, (width * 0.34).rounded(), width])
    guard case .file = file.0.art.last?.art else {
      Issue.record("the poster isn't the last")
      return
    }
  }

  @Test(arguments: CardTesting.themes) func theFocusedButtonIsSeen(_ theme: String) throws {
    for focus in 0..<4 {
      let (list, canvas) = try drawn(page(CardTesting.film(), focus: focus), theme)
      #expect(list.strings.last == Self.buttons[focus].label)
      #expect(list.ink(try #require(list.texts.last), canvas).maxX <= 1768)
    }
  }

  @Test func entry() throws {
    let late = try drawn(page(CardTesting.film(), entry: 0.5), "late-show").0
    #expect(try late.text("Directed by R. J. Stroud").rect.y == 312)
    let movie = try drawn(page(CardTesting.film(), entry: 0.5), "midnight-movie").0
    #expect(try movie.text("Directed by R. J. Stroud").rect.y == 331)
    #expect(movie.entries.dropFirst().allSatisfy { ($0.clip?.maxY ?? 0) <= 124 + 416 })
  }
}
