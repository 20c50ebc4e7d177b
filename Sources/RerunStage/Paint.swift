/// A colour with straight (not premultiplied) alpha.
public struct RGBA: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.first == UInt8(ascii: "#"), digits.count == 7 || digits.count == 9,
      let value = UInt32(hex.dropFirst(), radix: 16), digits[1] != UInt8(ascii: "+")
    else { return nil }
    let rgba = digits.count == 7 ? value << 8 | 0xFF : value
    self.init(
      UInt8(rgba >> 24),
      UInt8(rgba >> 16 & 255),
      UInt8(rgba >> 8 & 255),
      UInt8(rgba & 255)
    )
  }

  public static let clear = RGBA(0, 0, 0, 0)
  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)

  /// The same colour with its alpha replaced, 0 to 1.
  public func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red, green, blue, UInt8((max(0, min(1, alpha)) * 255).rounded()))
  }

  /// The same colour with its alpha multiplied, 0 to 1.
  public func faded(by factor: Double) -> RGBA {
    withAlpha(Double(alpha) / 255 * factor)
  }
}

/// A linear gradient over the box it fills.
public struct Gradient: Sendable, Hashable {
  public enum Direction: String, Sendable, Hashable {
    case vertical = "v"
    case horizontal = "h"
    /// From the top left to the bottom right (CSS 135deg).
    case diagonal = "d"
  }

  public struct Stop: Sendable, Hashable {
    /// 0 at the beginning, 1 at the end.
    public var offset: Double
    public var color: RGBA

    public init(_ offset: Double, _ color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  public var direction: Direction
  /// In ascending order; at least two.
  public var stops: [Stop]

  public init(_ direction: Direction, _ stops: [Stop]) {
    self.direction = direction
    self.stops = stops
  }
}

/// What fills a box or a letter.
public enum Paint: Sendable, Hashable {
  case solid(RGBA)
  case gradient(Gradient)
}

/// Corner radii in stage pixels; the renderer limits them to half the box.
public struct Corners: Sendable, Hashable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// One radius at the left, another at the right.
  public init(left: Double, right: Double) {
    self.init(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  public static let square = Corners(0)
}

/// A line around a box.
public struct Ring: Sendable, Hashable {
  public var color: RGBA
  public var width: Double
  /// Whether it runs inside the box's edge (an edge line) or outside it (the focus ring).
  public var isInside: Bool

  public init(_ color: RGBA, width: Double, inside: Bool = true) {
    self.color = color
    self.width = width
    self.isInside = inside
  }
}

/// One soft layer around a box: from `color` at the edge to nothing at `spread` outside.
///
/// Looks like a CSS box-shadow with blur radius `spread` and offset (0, `offsetY`); drawn outside
/// the box only.
public struct GlowLayer: Sendable, Hashable {
  public var spread: Double
  public var offsetY: Double
  public var color: RGBA

  public init(spread: Double, offsetY: Double, color: RGBA) {
    self.spread = spread
    self.offsetY = offsetY
    self.color = color
  }
}
