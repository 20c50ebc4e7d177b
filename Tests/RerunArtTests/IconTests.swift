import RerunStage
import Testing

@testable import RerunArt

@Suite struct IconTests {
  /// What each icon covers of its 24 × 24 grid, in square units.
  static let areas: [Icon: Double] = [
    .back: 101.1, .bolt: 93.9, .brush: 87.7, .cc: 241.1, .check: 65.6, .down: 72.8,
    .folder: 267.7, .gear: 293.0, .info: 62.0, .left: 52.0, .list: 139.5, .lock: 196.1,
    .minus: 54.0, .moon: 139.3, .mute: 136.0, .pause: 160.0, .person: 184.2, .play: 123.2,
    .plus: 97.0, .restart: 144.0, .retry: 131.1, .right: 52.0, .search: 144.7, .shift: 146.0,
    .signal: 130.0, .skip: 161.6, .speaker: 113.2, .star: 157.7, .trash: 228.1, .tv: 187.0,
    .up: 72.7, .warn: 192.1,
  ]

  @Test(arguments: Icon.allCases, [24, 37, 96])
  func coversItsArea(_ icon: Icon, _ size: Int) throws {
    let bitmap = CairoPainter().paint(icon, size: size)
    #expect(bitmap.width == size)
    #expect(bitmap.height == size)
    let covered = Double(bitmap.alphas.reduce(0) { $0 + Int($1) }) / 255
    let area = covered * 576 / Double(size * size)
    #expect(abs(area - (try #require(Self.areas[icon]))) < 1.5)
    let whites = (0..<(size * size)).filter { bitmap.pixels[$0 * 4 + 3] > 0 }
    #expect(whites.allSatisfy { bitmap.color($0 % size, $0 / size).withAlpha(1) == .white })
  }

  @Test(arguments: Icon.allCases) func isAPath(_ icon: Icon) {
    #expect(SVGPath(IconPath.text(of: icon)) != nil)
  }

  @Test func holesStayOpen() {
    let info = CairoPainter().paint(.search, size: 96)
    #expect(info.color(40, 40).alpha == 0)
    #expect(info.color(14, 40).alpha == 255)
  }

  @Test func noPixelsNoIcon() {
    #expect(CairoPainter().paint(.star, size: 0) == Bitmap(width: 0, height: 0, pixels: []))
    #expect(CairoPainter().paint(.star, size: -4).pixels.isEmpty)
  }
}

@Suite struct SVGPathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var segments: [SVGPath.Segment]

    init(_ text: String, _ segments: [SVGPath.Segment]) {
      testDescription = text
      self.segments = segments
    }
  }

  static let rows = [
    Row("M2 3L4-5", [.move(x: 2, y: 3), .line(x: 4, y: -5)]),
    Row("m1 1 2 3z", [.move(x: 1, y: 1), .line(x: 3, y: 4), .close]),
    Row(
      "M1,1h2v3H0V0z",
      [
        .move(x: 1, y: 1), .line(x: 3, y: 1), .line(x: 3, y: 4), .line(x: 0, y: 4),
        .line(x: 0, y: 0), .close,
      ]
    ),
    Row("M0 0l.5.5-1-1", [.move(x: 0, y: 0), .line(x: 0.5, y: 0.5), .line(x: -0.5, y: -0.5)]),
    Row(
      "M4 4h2zm1 1h1",
      [
        .move(x: 4, y: 4), .line(x: 6, y: 4), .close, .move(x: 5, y: 5), .line(x: 6, y: 5),
      ]
    ),
    Row(
      "M0 0c1 0 2 1 2 2s1 2 2 2",
      [
        .move(x: 0, y: 0), .curve(x1: 1, y1: 0, x2: 2, y2: 1, x: 2, y: 2),
        .curve(x1: 2, y1: 3, x2: 3, y2: 4, x: 4, y: 4),
      ]
    ),
    Row(
      "M0 0S1 2 2 2",
      [.move(x: 0, y: 0), .curve(x1: 0, y1: 0, x2: 1, y2: 2, x: 2, y: 2)]
    ),
    Row("M0 0A0 5 0 0 1 3 4", [.move(x: 0, y: 0), .line(x: 3, y: 4)]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    #expect(try #require(SVGPath(row.testDescription)).segments == row.segments)
  }

  @Test(arguments: [
    "", "hello", "L1 1", "M1", "M1 1L", "M1 1L2", "M1 1A1 1 0 2 0 3 3", "M1 1#", "M1 1 2", "M--1 2",
    "M1 1zz5",
  ])
  func refuses(_ text: String) {
    #expect(SVGPath(text) == nil)
  }

  @Test(arguments: ["0 1 ", "01"]) func halfACircle(_ flags: String) throws {
    let path = try #require(SVGPath("M0 5A5 5 0 \(flags)10 5"))
    // Two quarters, over the top.
    try #require(path.segments.count == 3)
    guard case .curve(_, _, _, _, let x, let y) = path.segments[1] else {
      Issue.record("not a curve")
      return
    }
    #expect(abs(x - 5) < 1e-9)
    #expect(abs(y) < 1e-9)
  }
}
