import RerunStage
import RerunTestSupport
import Synchronization
import Testing

@testable import RerunSDL

/// Paints art without Cairo: gradients that tell every pixel from its neighbours.
struct PlainArt: ArtPainter {
  /// Two million pixels take a while without optimisation; once is enough.
  private static let painted = Mutex<[[Int]: Bitmap]>([:])

  func paint(
    _ art: Art,
    width: Double,
    height: Double,
    scale: Double,
    theme: Theme
  ) -> Bitmap {
    let columns = max(1, Int((width * scale).rounded()))
    let rows = max(1, Int((height * scale).rounded()))
    let isOpaque = if case .edge = art { false } else { true }
    let key = [columns, rows, isOpaque ? 1 : 0]
    if let known = Self.painted.withLock({ $0[key] }) { return known }
    let pixels = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { buffer, count in
      count = columns * rows * 4
      for y in 0..<rows {
        for x in 0..<columns {
          let at = (y * columns + x) * 4
          let red: Int = 20 + x * 40 / columns
          let green: Int = 10 + y * 30 / rows
          let blue: Int = 40 + (x / 16 + y / 16) % 2 * 4
          let alpha: Int = isOpaque ? 255 : 255 - x * 255 / columns
          buffer[at] = UInt8(red)
          buffer[at + 1] = UInt8(green)
          buffer[at + 2] = UInt8(blue)
          buffer[at + 3] = UInt8(alpha)
        }
      }
    }
    let bitmap = Bitmap(width: columns, height: rows, pixels: pixels)
    Self.painted.withLock { $0[key] = bitmap }
    return bitmap
  }

  func paint(fileAt path: String, width: Double, height: Double, scale: Double) -> Bitmap? {
    nil
  }

  func paint(_ icon: Icon, size: Int) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: size * size * 4)
    for index in 0..<(size * size) {
      let x = index % size - size / 2
      let y = index / size - size / 2
      pixels[index * 4 + 3] = x * x + y * y < size * size / 4 ? 255 : 0
    }
    return Bitmap(width: size, height: size, pixels: pixels)
  }
}

enum Fixture {
  static let lateShow = Result { try BundledTheme.load("late-show") }

  static func text() -> TextEngine {
    TextEngine(fontsDirectory: Repository.root + "/Fonts")
  }

  static func renderer(width: Int = 1920, height: Int = 1080) throws -> Renderer {
    try Renderer(width: width, height: height, text: text(), art: PlainArt())
  }

  static let style = TextStyle(family: "Hanken Grotesk", weight: 600, size: 30, lineHeight: 38)
}

extension Bitmap {
  /// Red, green and blue at a place.
  func rgb(_ x: Int, _ y: Int) -> [Int] {
    let at = (y * width + x) * 4
    return pixels[at..<(at + 3)].map(Int.init)
  }

  /// Columns from the first to the last that differ from `background` within `rect`.
  func inkColumns(
    _ rect: (x: Int, y: Int, width: Int, height: Int),
    background: [Int] = [0, 0, 0]
  ) -> ClosedRange<Int>? {
    let columns = (rect.x..<(rect.x + rect.width)).filter { x in
      (rect.y..<(rect.y + rect.height)).contains { rgb(x, $0) != background }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// Rows from the first to the last that differ from `background` within `rect`.
  func inkRows(
    _ rect: (x: Int, y: Int, width: Int, height: Int),
    background: [Int] = [0, 0, 0]
  ) -> ClosedRange<Int>? {
    let rows = (rect.y..<(rect.y + rect.height)).filter { y in
      (rect.x..<(rect.x + rect.width)).contains { rgb($0, y) != background }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  /// The largest difference of a channel, and how many pixels differ by more than `tolerance`.
  func difference(from other: Bitmap, tolerance: Int) -> (largest: Int, count: Int) {
    var largest = 0
    var count = 0
    for pixel in stride(from: 0, to: min(pixels.count, other.pixels.count), by: 4) {
      var most = 0
      for channel in 0..<3 {
        most = max(most, abs(Int(pixels[pixel + channel]) - Int(other.pixels[pixel + channel])))
      }
      largest = max(largest, most)
      if most > tolerance { count += 1 }
    }
    return (largest, count)
  }
}

/// A guide as the screens lay it out, near enough to measure and to compare.
struct GuideScene {
  var theme: Theme
  var focusedRow = 2
  var focusedColumn = 0
  var minute = 42
  static let titles = [
    "Two Left Shoes", "The Last Ferry to Osprey Point", "The Cardigan Detective",
    "Gus & the Big Machine",
    "Attack of the Velvet Moth", "Moonbase Delancey", "A Year on the Anselm",
    "Mrs. Applegate Regrets",
  ]

  func list() -> DrawList {
    var list = DrawList()
    list.art(.backdrop(horizon: 470, strength: 1, isClear: false), .stage)
    list.box(
      Rect(1168, 58, 656, 369),
      corners: Corners(theme.radius(.preview)),
      glow: theme.glow(.preview)
    )
    list.add(.video(VideoItem(Rect(1168, 58, 656, 369))))
    list.add(
      .cornerCover(
        CornerCoverItem(
          Rect(1168, 58, 656, 369),
          radius: theme.radius(.preview),
          art: .backdrop(horizon: 470, strength: 1, isClear: false),
          artRect: .stage
        )
      )
    )
    list.box(
      Rect(1168, 58, 656, 369),
      corners: Corners(theme.radius(.preview)),
      ring: Ring(theme.color(.lamp, alpha: 0.85), width: 4)
    )
    list.text(
      "9:\(minute)",
      theme.style(.clockL),
      theme.color(.lamp),
      in: Rect(92, 44, 300, 104),
      tabularDigits: true
    )
    list.text(
      "On now  ·  7 Lamplight  ·  \(76 - minute) min left",
      theme.style(.detailKicker),
      theme.color(.textAccent),
      in: Rect(96, 168, 1008, 34)
    )
    list.text(
      Self.titles[(focusedRow * 3 + focusedColumn) % 8],
      theme.style(.detailTitle),
      theme.color(.textPrimary),
      in: Rect(94, 202, 1008, 76)
    )
    list.text(
      "9:20–10:16 PM   ·   S02E05 · The Weekend Guest",
      theme.style(.detailMeta),
      theme.color(.textPrimary),
      in: Rect(96, 284, 700, 36)
    )
    list.text(
      "A weekend guest at Thistle House has packed four suitcases and no shoes. "
        + "Odell follows muddy prints to the greenhouse, row \(focusedRow), \(focusedColumn).",
      theme.style(.detailBody),
      theme.color(.textSecondary),
      in: Rect(96, 328, 1008, 76),
      lines: 2
    )
    for (index, time) in ["9:30", "10:00", "10:30", "11:00"].enumerated() {
      let x = 384 + Double(index) * 360
      list.fill(Rect(x, 454, 2, 26), theme.color(.rulerLine))
      list.text(
        time,
        theme.style(.ruler),
        theme.color(.rulerText),
        in: Rect(x + 14, 450, 200, 34)
      )
    }
    for row in 0..<7 { addRow(row, to: &list) }
    focus(&list)
    list.box(Rect(0, 990, 1920, 90), fill: theme.paint(.gridFade))
    list.art(.edge(.left, scroll: 0), Rect(0, 0, 102, 1080))
    list.art(.edge(.right, scroll: 0), Rect(1808, 0, 112, 1080))
    return list
  }

  private func cell(_ row: Int, _ column: Int) -> Rect {
    let widths: [[Double]] = [
      [354, 354, 354, 354, 120], [908, 590], [554, 640, 300], [140, 140, 284, 284, 50, 510],
      [810, 690], [548, 594, 380], [714, 780],
    ]
    let x = widths[row][..<column].reduce(384) { $0 + $1 + 6 }
    return Rect(x, 498 + Double(row) * 88, widths[row][column], 80)
  }

  private func columns(_ row: Int) -> Int { [5, 2, 3, 6, 2, 3, 2][row] }

  private func addRow(_ row: Int, to list: inout DrawList) {
    let y = 498 + Double(row) * 88
    let edge = Ring(theme.color(.cellEdge), width: theme.stroke.hair)
    list.box(
      Rect(96, y, 272, 80),
      fill: theme.paint(GradientRole.chanPlate),
      corners: Corners(theme.radius(.plate)),
      ring: edge,
      glow: theme.glow(.cell)
    )
    list.add(
      .text(
        TextItem(
          "\(2 + row * 7)",
          style: theme.style(.chanNumber),
          paint: .solid(theme.color(.chanNumber)),
          rect: Rect(104, y + 15, 96, 50),
          alignment: .center,
          overflow: .visible,
          extrusion: TextItem.Extrusion(depth: 3, color: theme.color(.chanExtrude))
        )
      )
    )
    list.text(
      [
        "The Couch", "Reel One", "Lamplight", "Saturday Morning", "Creature Hall", "Star Quarter",
        "Slow Rivers",
      ][row],
      theme.style(.chanName),
      theme.color(.chanName),
      in: Rect(214, y + 12, 146, 56),
      lines: 2
    )
    for column in 0..<columns(row) where (row, column) != (focusedRow, focusedColumn) {
      let rect = cell(row, column)
      list.box(
        rect,
        fill: theme.paint(column == 0 ? GradientRole.cellNow : .cellNext),
        corners: Corners(theme.radius(.cell)),
        ring: edge,
        glow: theme.glow(.cell)
      )
      list.fill(
        Rect(rect.x + 14, y + 16, 6, 48),
        theme.gel(ofChannel: Int64(row)),
        radius: 3
      )
      label(rect, row, column, theme.color(.textPrimary), theme.color(.textSecondary), &list)
    }
  }

  private func label(
    _ rect: Rect,
    _ row: Int,
    _ column: Int,
    _ title: RGBA,
    _ sub: RGBA,
    _ list: inout DrawList
  ) {
    guard rect.width > 100 else { return }
    let width = min(rect.maxX, 1824) - rect.x - 54
    list.text(
      Self.titles[(row * 3 + column) % 8],
      theme.style(.cellTitle),
      title,
      in: Rect(rect.x + 34, rect.y + 9, width, 34)
    )
    list.text(
      "S0\(row + 1)E0\(column + 1) · The Good Towels",
      theme.style(.cellSub),
      sub,
      in: Rect(rect.x + 34, rect.y + 43, width, 29)
    )
  }

  private func focus(_ list: inout DrawList) {
    let rect = cell(focusedRow, focusedColumn)
    list.box(
      rect,
      fill: theme.paint(.focusFill),
      corners: Corners(theme.radius(.cell)),
      ring: Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false),
      glow: theme.glow(.focus)
    )
    label(
      rect,
      focusedRow,
      focusedColumn,
      theme.color(.textOnFocus),
      theme.color(.textOnFocusSub),
      &list
    )
  }
}
