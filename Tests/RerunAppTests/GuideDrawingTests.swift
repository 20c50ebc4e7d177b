import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// The guide's draw list against the numbers of its geometry: 12 or 10 pixels a minute.
@Suite struct GuideDrawingTests {
  private func drawn(
    _ scene: StageScene = .guide,
    _ theme: String = "late-show"
  ) throws -> (list: DrawList, rig: KioskRig) {
    let rig = try scene.rig(theme: BundledTheme.load(theme), measurer: FixedWidthMeasurer())
    return (rig.draw(), rig)
  }

  /// Boxes of one row of the grid, without what lies inside a cell.
  private func cells(_ list: DrawList, row: Int, _ theme: String) throws -> [Rect] {
    let geometry = try BundledTheme.load(theme).geometry.guide
    let y = geometry.gridY + Double(row) * (geometry.rowHeight + geometry.rowGap)
    return list.boxes.filter { box in
      box.rect.y == y && box.rect.height == geometry.rowHeight && box.ring != nil
        && box.rect.x >= geometry.gridX
    }.map(\.rect).sorted { $0.x < $1.x }
  }

  @Test func cellsStandByTheirTimes() throws {
    let list = try drawn().list
    #expect(
      try cells(list, row: 0, "late-show") == [
        Rect(384, 498, 354, 80), Rect(744, 498, 354, 80), Rect(1104, 498, 354, 80),
        Rect(1464, 498, 354, 80), Rect(1824, 498, 96, 80),
      ]
    )
    // Began before the window: cut at its edge.
    #expect(
      try cells(list, row: 1, "late-show") == [
        Rect(384, 586, 906, 80), Rect(1296, 586, 624, 80),
      ]
    )
    #expect(
      try cells(list, row: 3, "late-show") == [
        Rect(384, 762, 138, 80), Rect(528, 762, 138, 80), Rect(672, 762, 282, 80),
        Rect(960, 762, 282, 80), Rect(1248, 762, 54, 80), Rect(1308, 762, 510, 80),
        Rect(1824, 762, 96, 80),
      ]
    )
    let marquee = try drawn(.guide, "midnight-movie").list
    #expect(try cells(marquee, row: 1, "midnight-movie").first == Rect(314, 534, 758, 68))
    #expect(
      try cells(marquee, row: 3, "midnight-movie").prefix(3).map(\.width) == [118, 118, 238]
    )
  }

  /// What a cell says, by its visible width.
  @Test func narrowCellsSayLess() throws {
    let list = try drawn().list
    let row = list.texts.filter { (762..<842).contains($0.rect.y) && $0.rect.x >= 384 }
    #expect(
      row.map(\.string) == [
        "Professor Pockets", "Professor Pockets", "Captain Breakfast", "S03E02 · Toast of the Town",
        "Captain Breakfast", "S03E03 · Milk Run", "Gus & the Big Machine", "S01E06 · Crank",
      ]
    )
    #expect(row.first?.lines == 2)
    #expect(row.first?.style == (try BundledTheme.load("late-show")).style(.cellNarrow))
    // Five minutes: one upright bar.
    #expect(list.boxes.contains { $0.rect == Rect(1271, 781, 8, 42) })
  }

  @Test func whatBeganEarlierHasAChevron() throws {
    let list = try drawn().list
    let title = try list.text("The Last Ferry to Osprey Point")
    let subtitle = try list.text("1974 · Directed by Ida Marchetti")
    #expect(title.rect.x == 440 && title.rect.y == 595)
    #expect(subtitle.rect.x == 418 && subtitle.rect.y == 629)
    #expect(list.icons.contains { $0.icon == .left && $0.rect == Rect(414, 602, 20, 20) })
  }

  @Test(arguments: CardTesting.themes) func textStaysInTheSafeArea(_ theme: String) throws {
    for scene in [StageScene.guide, .guideLater, .guideEdge, .guidePlate, .guideLoading] {
      let (list, rig) = try drawn(scene, theme)
      let canvas = Canvas(theme: rig.model.theme, measurer: rig.measurer, words: rig.model.words)
      for text in list.texts where text.rect.y < 1020 {
        let ink = list.ink(text, canvas)
        #expect(ink.x >= 90 && ink.maxX <= 1826, "\(scene) \(text.string) \(ink)")
      }
    }
  }

  @Test(arguments: CardTesting.themes) func thereIsOneFocusAndItIsDrawnLast(_ theme: String) throws
  {
    for scene in [StageScene.guide, .guideLater, .guideEdge, .guidePlate] {
      let (list, rig) = try drawn(scene, theme)
      let ring = rig.model.theme.color(.focusRing)
      let rings = list.boxes.filter { $0.ring?.isInside == false && $0.ring?.color == ring }
      #expect(rings.count == (scene == .guidePlate ? 0 : 1), "\(scene)")
      let fill = rig.model.theme.paint(.focusFill)
      let grid = rig.model.theme.geometry.guide.gridY
      #expect(list.boxes.count { $0.fill == fill && $0.rect.y >= grid } == 1, "\(scene)")
      guard let focus = list.boxes.lastIndex(where: { $0.ring?.isInside == false })
      else { continue }
      let edge = rig.model.theme.color(.cellEdge)
      #expect(list.boxes[focus...].allSatisfy { $0.ring?.color != edge }, "\(scene)")
    }
  }

  /// Five minutes pop out to be read, over what is right of them.
  @Test(arguments: [("late-show", 372.0, 744.0), ("midnight-movie", 330, 614)])
  func aShortFocusedCellPopsOut(_ theme: String, _ width: Double, _ x: Double) throws {
    let list = try drawn(.guideEdge, theme).list
    let focus = try #require(list.boxes.last { $0.ring?.isInside == false })
    #expect(focus.rect.width == width)
    #expect(focus.rect.x == x)
    _ = try list.text("Station Announcements")
  }

  @Test func theListEndsInASeam() throws {
    let (list, rig) = try drawn(.guideEdge)
    let accent = rig.model.theme.color(.accent)
    let seam = list.boxes.filter { $0.rect.height == 2 && $0.fill == .solid(accent) }
    #expect(seam.map(\.rect) == [Rect(96, 1021, 1728, 2)])
    #expect(
      try drawn(.guideEdge, "midnight-movie").list.boxes.allSatisfy { $0.rect.width != 1728 }
    )
  }

  @Test func theNowLine() throws {
    let (list, rig) = try drawn()
    let color = rig.model.theme.color(.nowLine)
    let line = list.boxes.filter { $0.fill == .solid(color) }.map(\.rect)
    // From the ruler, through the gaps, and as notches in the cells that are on.
    #expect(line.contains(Rect(526, 478, 4, 20)))
    for row in 0..<6 { #expect(line.contains(Rect(526, 578 + Double(row) * 88, 4, 8))) }
    #expect(line.contains(Rect(526, 498, 4, 9)) && line.contains(Rect(526, 570, 4, 8)))
    // None in the focused cell.
    #expect(!line.contains(Rect(526, 674, 4, 9)))
    #expect(list.boxes.contains { $0.rect == Rect(519, 469, 18, 18) })
    let later = try drawn(.guideLater).list
    #expect(later.boxes.allSatisfy { $0.fill != .solid(color) })
    _ = try later.text("Back to now")
  }

  @Test(arguments: [
    (StageScene.guide, "late-show", "On now  ·  7 Lamplight  ·  34 min left"),
    (.guide, "midnight-movie", "On now  ·  Ch 13 Creature Hall"),
    (.guideEdge, "late-show", "In 18 min  ·  1204 Uncle Ray’s Back Room of Wonders"),
    (.guideLater, "late-show", "Saturday  ·  7 Lamplight"),
    (.guideLater, "midnight-movie", "Ch 7 Lamplight"),
  ])
  func kickers(_ scene: StageScene, _ theme: String, _ kicker: String) throws {
    _ = try drawn(scene, theme).list.text(kicker)
  }

  @Test(arguments: CardTesting.themes) func rulerLabels(_ theme: String) throws {
    let list = try drawn(.guide, theme).list
    let labels = list.texts.filter { $0.tabularDigits && $0.rect.y > 400 }
    let isMarquee = theme == "midnight-movie"
    #expect(
      labels.map(\.string)
        == (isMarquee
          ? ["9:30", "10:00", "10:30", "11:00", "11:30"] : ["9:30", "10:00", "10:30", "11:00"])
    )
    #expect(
      labels.map(\.rect.x) == (isMarquee ? [328, 628, 928, 1228, 1528] : [398, 758, 1118, 1478])
    )
    _ = try list.text("Tonight")
    // While loading too.
    #expect(try drawn(.guideLoading, theme).list.strings.contains("10:30"))
  }

  /// The triangle of now doesn't stand on a label: it comes back when the triangle has passed.
  @Test func aLabelGivesWayToTheTriangle() throws {
    var hidden: [Int] = []
    for minute in stride(from: 0, to: 30, by: 1) {
      var rig = try ModelTesting.rig(
        theme: "midnight-movie",
        at: GuideRig.origin + Seconds(minute) * 60
      )
      rig.advance(seconds: 1)
      // At eight sharp the clock says so too.
      let labels = rig.texts.count { $0 == "20:00" }
      if labels < (minute == 0 ? 2 : 1) { hidden.append(minute) }
    }
    #expect(hidden == Array(0...11))
    let rig = try ModelTesting.rig(theme: "midnight-movie", at: GuideRig.origin + 29 * 60)
    #expect(!rig.texts.contains("20:30"))
  }

  @Test func details() throws {
    var (list, rig) = try drawn()
    #expect(try list.text("The Cardigan Detective").rect == Rect(94, 202, 1008, 76))
    _ = try list.text("9:20–10:16 PM   ·   S02E05 · The Weekend Guest")
    #expect(try list.text("TV-PG").rect.y == 288)
    #expect(list.texts.contains { $0.string.hasPrefix("A weekend guest") && $0.lines == 2 })
    // They follow when the focus rests; the title at once.
    rig.press(.down)
    list = rig.draw()
    let faint = list.entries.filter { entry in
      if case .text(let text) = entry.item { text.rect.y == 284 } else { false }
    }
    #expect(faint.allSatisfy { $0.alpha < 0.5 } && !faint.isEmpty)
    rig.advance(milliseconds: 400)
    #expect(rig.draw().entries.allSatisfy { $0.alpha == 1 })
  }
}
