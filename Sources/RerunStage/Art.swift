/// A picture the kiosk paints once per theme and size, then copies.
public enum Art: Sendable, Hashable {
  /// The full-stage backdrop. `horizon` is the skyline's y (nil leaves it out), `strength` of its
  /// lights, `isClear` leaves out the dark wash behind text.
  case backdrop(horizon: Int?, strength: Double, isClear: Bool)
  /// Curtain or perforations at an edge of the screen; `scroll` in stage pixels moves the perforations.
  /// Includes the shadow the edge throws on the stage.
  case edge(Edge, scroll: Int)
  case bulbs(Bulbs)
  /// The glow inside a channel's lit number sign.
  case litSign(isFocused: Bool)
  /// A synthesised film's picture: one of `sceneNames`, its hues turned by `hueShift` degrees.
  case scene(name: String, hueShift: Int)
  /// Curtain, floor and beams of the ident (docs/THEMES.md, ornaments).
  case identStage
  /// Curtain and floor of the break card, and the pool of light on it.
  case breakStage
  case breakSpot
  /// Film leader without its moving hand and wedge.
  case leader
  /// Test card of a channel that is off the air.
  case offAir
  case signOff
  /// A channel's call-sign mark without its initials.
  case callSign(CallSign, color: RGBA)
  /// A triangle at the top right corner: a favourite in Midnight Movie.
  case dogEar
  /// The now marker on a ruled time bar.
  case nowTriangle
  /// A picture file, cover-fitted; a file that can't be read draws `placeholder`'s gradient.
  case file(path: String, placeholder: RGBA)
  /// A poster for what has none: a gradient of the gel.
  case posterGradient(RGBA)

  public enum Edge: Sendable, Hashable { case left, right }
  public enum CallSign: String, Sendable, Hashable, CaseIterable {
    case sun, moon, diamond, arch, hexagon, bars, disc
  }

  /// Bulbs along the outline of a `width` × `height` box; the art is larger by `margin` on each side.
  public struct Bulbs: Sendable, Hashable {
    public enum Sides: Sendable, Hashable { case all, top }
    public static let margin = 60.0
    public var width: Int
    public var height: Int
    /// Distance between bulbs, about.
    public var step: Int
    /// Radius of a bulb.
    public var radius: Double
    /// 0, 1 or 2: which third of the bulbs is dark.
    public var phase: Int
    public var sides: Sides

    public init(
      width: Int,
      height: Int,
      step: Int,
      radius: Double,
      phase: Int,
      sides: Sides = .all
    ) {
      self.width = width
      self.height = height
      self.step = step
      self.radius = radius
      self.phase = phase
      self.sides = sides
    }
  }

  /// The scenes there are.
  public static let sceneNames = [
    "ferry", "lamp", "saucer", "moonbase", "diner", "moth", "river", "house", "kitchen", "cartoon",
    "sitcom", "train",
  ]
}

/// Pixels of a picture: rows from the top, four bytes each in the order red, green, blue, alpha,
/// straight alpha.
public struct Bitmap: Sendable, Hashable {
  public var width: Int
  public var height: Int
  public var pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// Paints art into pixels, on any thread.
public protocol ArtPainter: Sendable {
  /// `art` for a box of `width` × `height` stage pixels, at `scale` output pixels per stage pixel.
  /// The bitmap has `(width · scale).rounded()` × `(height · scale).rounded()` pixels.
  func paint(_ art: Art, width: Double, height: Double, scale: Double, theme: Theme) -> Bitmap
  /// The picture file at `path`, cover-fitted into such a box; nil if it can't be read or isn't one.
  func paint(fileAt path: String, width: Double, height: Double, scale: Double) -> Bitmap?
  /// `icon`'s coverage, white with alpha, on a square of `size` output pixels.
  func paint(_ icon: Icon, size: Int) -> Bitmap
}
