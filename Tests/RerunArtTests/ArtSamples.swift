import RerunStage
import RerunTestSupport
import Testing

/// An art and the box that the screens give it.
struct ArtSample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var art: Art
  var width: Double
  var height: Double
  /// Whether every pixel must be covered.
  var isOpaque: Bool

  init(
    _ name: String,
    _ art: Art,
    _ width: Double = 1920,
    _ height: Double = 1080,
    opaque: Bool = true
  ) {
    testDescription = name
    self.art = art
    self.width = width
    self.height = height
    isOpaque = opaque
  }

  /// One of every kind that a theme decides on.
  static let themed =
    [
      ArtSample("guide", .backdrop(horizon: 470, strength: 1, isClear: false)),
      ArtSample("attract", .backdrop(horizon: 780, strength: 0.9, isClear: true)),
      ArtSample("menu", .backdrop(horizon: 1120, strength: 0.55, isClear: false)),
      ArtSample("no town", .backdrop(horizon: nil, strength: 1, isClear: false)),
      ArtSample("left edge", .edge(.left, scroll: 0), 102, opaque: false),
      ArtSample("right edge", .edge(.right, scroll: 24), 112, opaque: false),
      ArtSample(
        "bulbs",
        .bulbs(.init(width: 580, height: 320, step: 34, radius: 6.5, phase: 1)),
        700,
        440,
        opaque: false
      ),
      ArtSample("lit sign", .litSign(isFocused: true), 96, 64, opaque: false),
      ArtSample("ident", .identStage),
      ArtSample("break", .breakStage),
      ArtSample("spot", .breakSpot, 1200, 720, opaque: false),
      ArtSample("leader", .leader),
      ArtSample("off air", .offAir),
      ArtSample("sign-off", .signOff),
      ArtSample("dog-ear", .dogEar, 28, 28, opaque: false),
      ArtSample("now", .nowTriangle, 26, 20, opaque: false),
      ArtSample("poster", .posterGradient(RGBA(95, 208, 196)), 480, 720),
      ArtSample(
        "missing file",
        .file(path: "/nowhere/poster.jpg", placeholder: RGBA(95, 208, 196)),
        480,
        720
      ),
    ]
    + Art.CallSign.allCases.map {
      ArtSample($0.rawValue, .callSign($0, color: RGBA(255, 138, 115)), 112, 112, opaque: false)
    }

  static let scenes = Art.sceneNames.map { ArtSample($0, .scene(name: $0, hueShift: 0)) }
}

extension Bitmap {
  /// The colour at (`x`, `y`) from the top left.
  func color(_ x: Int, _ y: Int) -> RGBA {
    let at = (y * width + x) * 4
    return RGBA(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
  }

  /// Every alpha, in the order of the pixels.
  var alphas: [UInt8] { stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] } }
}

extension RGBA {
  /// How far the furthest channel is off, as seen: colour counts as much as it covers.
  func distance(to other: RGBA) -> Int {
    func covering(_ channel: UInt8, _ color: RGBA) -> Double {
      Double(channel) * Double(color.alpha) / 255
    }
    let distances = [
      abs(covering(red, self) - covering(other.red, other)),
      abs(covering(green, self) - covering(other.green, other)),
      abs(covering(blue, self) - covering(other.blue, other)),
      abs(Double(alpha) - Double(other.alpha)),
    ]
    return Int((distances.max() ?? 0).rounded())
  }
}
