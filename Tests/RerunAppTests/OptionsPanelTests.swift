import RerunApp
import RerunCore
import RerunStage
import Testing

@Suite struct OptionsPanelTests {
  private static let rows = [
    OptionsPanel.Row(icon: .brush, label: "Theme", value: "Late Show", hasMore: true),
    OptionsPanel.Row(icon: .speaker, label: "Channel sting", value: "On"),
    OptionsPanel.Row(icon: .info, label: "About", hasMore: true),
    OptionsPanel.Row(icon: .back, label: "Quit"),
  ]

  private func drawn(_ panel: OptionsPanel, _ theme: String) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme)
    panel.draw(on: &canvas)
    return (canvas.list, canvas)
  }

  private func panel(_ rows: [OptionsPanel.Row] = rows, focus: Int = 0, entry: Double = 1)
    -> OptionsPanel
  {
    OptionsPanel(title: "Options", clock: "9:42 PM", rows: rows, focus: focus, entry: entry)
  }

  @Test func rowsStandAsInTheTable() throws {
    let list = try drawn(panel(focus: 1), "late-show").0
    #expect(try list.text("Theme").rect.y == 195)
    #expect(try list.text("Channel sting").rect.y == 283)
    #expect(try list.text("On").rect.maxX == 1800)
    let focused = try #require(list.boxes.last { $0.ring?.isInside == false })
    #expect(focused.rect == Rect(1216, 262, 608, 80))
    #expect(list.icons.contains { $0.icon == .right } == false)
  }

  @Test(arguments: CardTesting.themes) func moreIsShownWithTheFocus(_ theme: String) throws {
    let list = try drawn(panel(focus: 0), theme).0
    #expect(list.icons.contains { $0.icon == .right })
    #expect(try list.text("Late Show").rect.maxX == 1764)
    _ = try list.text("Open")
    _ = try drawn(panel(focus: 1), theme).0.text("Choose")
  }

  @Test(arguments: CardTesting.themes) func longRowsDoNotOverlap(_ theme: String) throws {
    let long = [
      OptionsPanel.Row(
        icon: .gear,
        label: "Ein sehr langer Name einer Einstellung",
        value: "Immer und überall",
        hasMore: true
      ),
      OptionsPanel.Row(
        icon: .gear,
        label: "Kurz",
        value: String(repeating: "lang ", count: 20),
        hasMore: true
      ),
    ]
    for focus in 0..<2 {
      let (list, canvas) = try drawn(panel(long, focus: focus), theme)
      #expect(list.overlaps(canvas) == [])
    }
  }

  @Test func manyRowsScroll() throws {
    let many = (0..<20).map { OptionsPanel.Row(icon: .gear, label: "Row \($0)") }
    func labels(_ focus: Int) throws -> [String] {
      try drawn(panel(many, focus: focus), "late-show").0.strings
        .filter { $0.hasPrefix("Row") }.sorted()
    }
    #expect(try labels(0) == (0..<8).map { "Row \($0)" }.sorted())
    #expect(try labels(10) == (6..<14).map { "Row \($0)" }.sorted())
    #expect(try labels(19) == (12..<20).map { "Row \($0)" }.sorted())
    #expect(try drawn(panel([]), "late-show").0.strings.first == "Options")
  }

  @Test(arguments: CardTesting.themes) func slidesInFromTheRight(_ theme: String) throws {
    let settled = try drawn(panel(), theme).0.text("Options").rect
    let half = try drawn(panel(entry: 0.5), theme).0.text("Options").rect
    let width: Double = theme == "late-show" ? 744 : 680
    #expect(half == settled.offset(width / 2, 0))
  }
}
