import RerunArt
import RerunStage
import RerunTestSupport
import Testing

/// Colours that the design's pictures have at these places, at 1920 × 1080.
@Suite struct DesignColorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var theme = "late-show"
    var art: Art
    var width = 1920.0
    var height = 1080.0
    var colors: [Place]
  }

  struct Place: Sendable {
    var x: Int
    var y: Int
    var color: RGBA

    init(_ x: Int, _ y: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
      self.x = x
      self.y = y
      color = RGBA(red, green, blue, alpha)
    }
  }

  static let rows = [
    Row(
      testDescription: "guide",
      art: .backdrop(horizon: 470, strength: 1, isClear: false),
      colors: [
        Place(1556, 94, 39, 32, 55), Place(346, 257, 15, 17, 51), Place(1702, 557, 29, 18, 49),
        Place(1507, 308, 43, 39, 75), Place(1666, 317, 70, 50, 67),
      ]
    ),
    Row(
      testDescription: "attract",
      art: .backdrop(horizon: 780, strength: 0.9, isClear: true),
      colors: [
        Place(1799, 4, 11, 17, 49), Place(1809, 323, 30, 25, 60), Place(85, 960, 25, 15, 46),
        Place(1271, 631, 73, 43, 63), Place(471, 509, 48, 30, 71),
      ]
    ),
    Row(
      testDescription: "black grain",
      theme: "midnight-movie",
      art: .backdrop(horizon: 470, strength: 1, isClear: false),
      colors: [Place(146, 611, 11, 9, 9), Place(1263, 67, 26, 9, 11)]
    ),
    Row(
      testDescription: "curtain",
      art: .edge(.left, scroll: 0),
      width: 102,
      colors: [Place(42, 1039, 17, 6, 25), Place(9, 949, 34, 12, 33)]
    ),
    Row(
      testDescription: "perforations",
      theme: "midnight-movie",
      art: .edge(.left, scroll: 24),
      width: 64,
      colors: [Place(33, 219, 14, 10, 9), Place(4, 30, 3, 2, 2)]
    ),
    Row(
      testDescription: "ident",
      art: .identStage,
      colors: [
        Place(367, 833, 43, 24, 51), Place(489, 762, 90, 59, 70), Place(488, 100, 96, 73, 71),
        Place(1167, 712, 83, 60, 49), Place(998, 1003, 26, 14, 32),
      ]
    ),
    Row(
      testDescription: "break",
      art: .breakStage,
      colors: [
        Place(1779, 225, 64, 22, 49), Place(1167, 679, 95, 45, 52), Place(935, 799, 78, 42, 43),
        Place(745, 894, 129, 93, 83), Place(433, 883, 66, 39, 62),
      ]
    ),
    Row(
      testDescription: "spot",
      art: .breakSpot,
      width: 1200,
      height: 720,
      colors: [
        Place(41, 88, 0, 0, 0, 0), Place(231, 241, 255, 161, 85, 57),
        Place(718, 321, 255, 182, 105, 63), Place(1098, 314, 249, 159, 83, 40),
      ]
    ),
    Row(
      testDescription: "leader",
      theme: "midnight-movie",
      art: .leader,
      colors: [
        Place(478, 320, 217, 205, 177), Place(1340, 993, 201, 190, 162),
        Place(1874, 766, 145, 134, 110), Place(1104, 609, 237, 226, 201),
      ]
    ),
    Row(
      testDescription: "desk card",
      art: .offAir,
      colors: [
        Place(1751, 463, 26, 22, 56), Place(1138, 915, 41, 35, 62), Place(1259, 426, 18, 11, 34),
        Place(914, 224, 240, 127, 176), Place(1129, 184, 127, 169, 255),
      ]
    ),
    Row(
      testDescription: "reel card",
      theme: "midnight-movie",
      art: .offAir,
      colors: [
        Place(717, 995, 11, 8, 8), Place(1128, 382, 239, 230, 207), Place(1046, 843, 58, 50, 44),
        Place(33, 410, 29, 23, 21), Place(600, 678, 200, 16, 46),
      ]
    ),
    scene("ferry", [Place(1039, 408, 58, 74, 108), Place(113, 665, 197, 119, 121)]),
    scene("lamp", [Place(205, 923, 19, 25, 42), Place(1304, 361, 193, 176, 141)]),
    scene("saucer", [Place(1715, 459, 11, 38, 31), Place(970, 943, 112, 141, 75)]),
    scene("moonbase", [Place(148, 962, 69, 72, 101), Place(932, 690, 121, 130, 165)]),
    scene("diner", [Place(1272, 693, 255, 209, 145), Place(1522, 639, 173, 80, 87)]),
    scene("moth", [Place(1792, 501, 100, 14, 21), Place(823, 88, 78, 39, 30)]),
    scene("river", [Place(1407, 994, 129, 130, 134), Place(332, 456, 222, 171, 137)]),
    scene("house", [Place(1094, 324, 3, 5, 4), Place(1445, 250, 154, 200, 114)]),
    scene("kitchen", [Place(896, 566, 64, 50, 57), Place(958, 140, 230, 141, 89)]),
    scene("cartoon", [Place(189, 1032, 42, 138, 90), Place(1052, 717, 138, 122, 240)]),
    scene("sitcom", [Place(1671, 949, 138, 58, 52), Place(849, 210, 51, 45, 84)]),
    scene("train", [Place(1030, 331, 31, 37, 69), Place(299, 750, 44, 26, 49)]),
  ]

  private static func scene(_ name: String, _ colors: [Place]) -> Row {
    Row(testDescription: name, art: .scene(name: name, hueShift: 0), colors: colors)
  }

  @Test(arguments: rows) func hasTheDesignsColors(_ row: Row) throws {
    let bitmap = CairoPainter().paint(
      row.art,
      width: row.width,
      height: row.height,
      scale: 1,
      theme: try BundledTheme.load(row.theme)
    )
    try #require(bitmap.width == Int(row.width))
    for place in row.colors {
      let color = bitmap.color(place.x, place.y)
      #expect(color.distance(to: place.color) <= 4, "\(color) at \(place.x), \(place.y)")
    }
  }
}
