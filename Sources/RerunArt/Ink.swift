import RerunStage

/// A colour to paint with: sRGB and straight alpha, each from 0 to 1.
struct Ink: Hashable, ExpressibleByIntegerLiteral {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque.
  init(integerLiteral value: UInt32) { self.init(value, 1) }

  /// `0xRRGGBB` with an alpha from 0 to 1; one outside is limited.
  init(_ rgb: UInt32, _ alpha: Double) {
    red = Double(rgb >> 16 & 255) / 255
    green = Double(rgb >> 8 & 255) / 255
    blue = Double(rgb & 255) / 255
    self.alpha = max(0, min(1, alpha))
  }

  init(_ color: RGBA) {
    red = Double(color.red) / 255
    green = Double(color.green) / 255
    blue = Double(color.blue) / 255
    alpha = Double(color.alpha) / 255
  }

  static let clear = Ink(0, 0)

  func withAlpha(_ alpha: Double) -> Ink {
    var ink = self
    ink.alpha = max(0, min(1, alpha))
    return ink
  }

  /// Lighter or darker, each channel by its own factor.
  func lit(_ red: Double, _ green: Double, _ blue: Double) -> Ink {
    Ink(
      red: min(1, self.red * red),
      green: min(1, self.green * green),
      blue: min(1, self.blue * blue),
      alpha: alpha
    )
  }

  /// `share` of `other` mixed in; 0 is this ink, 1 the other.
  func mixed(with other: Ink, _ share: Double) -> Ink {
    Ink(
      red: red + (other.red - red) * share,
      green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share,
      alpha: alpha + (other.alpha - alpha) * share
    )
  }
}

/// Colours along a line or radius, mixed between stops without premultiplying, as a canvas does.
struct Ramp {
  /// In ascending order of offset; the first and last colour go on outside 0...1.
  var stops: [(offset: Double, ink: Ink)]

  init(_ stops: [(Double, Ink)]) {
    self.stops = stops.map { (offset: $0.0, ink: $0.1) }
  }

  var isOpaque: Bool { stops.allSatisfy { $0.ink.alpha >= 1 } }
  var endsClear: Bool { stops.last.map { $0.ink.alpha <= 0 } ?? true }

  func ink(at offset: Double) -> Ink {
    guard var before = stops.first else { return .clear }
    for stop in stops {
      if offset < stop.offset {
        let span = stop.offset - before.offset
        return span > 0
          ? before.ink.mixed(with: stop.ink, max(0, offset - before.offset) / span) : stop.ink
      }
      before = stop
    }
    return before.ink
  }
}

/// What fills a shape, in the canvas's own coordinates.
enum Brush: ExpressibleByIntegerLiteral {
  case solid(Ink)
  case linear(x0: Double, y0: Double, x1: Double, y1: Double, Ramp)
  /// From the centre (0) to the radius (1).
  case radial(x: Double, y: Double, radius: Double, Ramp)

  /// `0xRRGGBB`, opaque.
  init(integerLiteral value: UInt32) { self = .solid(Ink(value, 1)) }

  /// `0xRRGGBB` with an alpha from 0 to 1.
  static func ink(_ rgb: UInt32, _ alpha: Double) -> Brush { .solid(Ink(rgb, alpha)) }

  static func vertical(_ y0: Double, _ y1: Double, _ stops: [(Double, Ink)]) -> Brush {
    .linear(x0: 0, y0: y0, x1: 0, y1: y1, Ramp(stops))
  }

  static func horizontal(_ x0: Double, _ x1: Double, _ stops: [(Double, Ink)]) -> Brush {
    .linear(x0: x0, y0: 0, x1: x1, y1: 0, Ramp(stops))
  }

  static func radial(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    _ stops: [(Double, Ink)]
  ) -> Brush {
    .radial(x: x, y: y, radius: radius, Ramp(stops))
  }

  /// The same brush with every colour changed by `change`.
  func recolored(_ change: (Ink) -> Ink) -> Brush {
    func recolored(_ ramp: Ramp) -> Ramp { Ramp(ramp.stops.map { ($0.offset, change($0.ink)) }) }
    switch self {
    case .solid(let ink): return .solid(change(ink))
    case .linear(let x0, let y0, let x1, let y1, let ramp):
      return .linear(x0: x0, y0: y0, x1: x1, y1: y1, recolored(ramp))
    case .radial(let x, let y, let radius, let ramp):
      return .radial(x: x, y: y, radius: radius, recolored(ramp))
    }
  }
}
