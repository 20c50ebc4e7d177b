/// One thing on the stage; later ones cover earlier ones.
public enum DrawItem: Sendable, Hashable {
  case box(BoxItem)
  case text(TextItem)
  case art(ArtItem)
  case icon(IconItem)
  case polygon(PolygonItem)
  case video(VideoItem)
  case cornerCover(CornerCoverItem)
  case scramble(ScrambleItem)
}

/// A rounded rectangle: glow outside, fill, ring.
public struct BoxItem: Sendable, Hashable {
  public var rect: Rect
  public var fill: Paint?
  public var corners: Corners
  public var ring: Ring?
  public var glow: [GlowLayer]

  public init(
    _ rect: Rect,
    fill: Paint? = nil,
    corners: Corners = .square,
    ring: Ring? = nil,
    glow: [GlowLayer] = []
  ) {
    self.rect = rect
    self.fill = fill
    self.corners = corners
    self.ring = ring
    self.glow = glow
  }
}

/// Text in a box; fitted by the renderer (ellipsis, wrapping, right-to-left) to the box's width.
public struct TextItem: Sendable, Hashable {
  public enum Alignment: String, Sendable, Hashable {
    /// Left, or right for right-to-left text.
    case leading
    case center
    case right
  }

  public enum Overflow: Sendable, Hashable {
    /// Ends in "…" within the box.
    case ellipsis
    /// Runs past the box.
    case visible
    /// Cut at the box's edge, moved left by `offset` stage pixels (the sliding title of a focused cell).
    case sliding(offset: Double)
  }

  /// Copies of the letters behind the face: a set-piece numeral.
  public struct Extrusion: Sendable, Hashable {
    public var depth: Int
    public var dx: Double
    public var dy: Double
    public var color: RGBA
    /// The last `edgeDepth` copies (the farthest) are in `edgeColor`.
    public var edgeDepth: Int
    public var edgeColor: RGBA

    public init(
      depth: Int,
      dx: Double = 1,
      dy: Double = 1,
      color: RGBA,
      edgeDepth: Int = 0,
      edgeColor: RGBA? = nil
    ) {
      self.depth = depth
      self.dx = dx
      self.dy = dy
      self.color = color
      self.edgeDepth = edgeDepth
      self.edgeColor = edgeColor ?? color
    }
  }

  public var string: String
  public var style: TextStyle
  public var paint: Paint
  /// The first line's box has the style's line height from the rect's top.
  public var rect: Rect
  /// The most lines it may take; more than one wraps on words.
  public var lines: Int
  public var alignment: Alignment
  public var overflow: Overflow
  /// Every digit as wide as the widest (clocks, countdowns).
  public var tabularDigits: Bool
  public var extrusion: Extrusion?
  /// Drawn upside down below the given baseline y and fading to nothing over `height`: a reflection.
  public var reflection: Reflection?

  /// Mirrors the text at `floorY`, from `alpha` there to nothing `height` below.
  public struct Reflection: Sendable, Hashable {
    public var floorY: Double
    public var height: Double
    public var alpha: Double

    public init(floorY: Double, height: Double, alpha: Double) {
      self.floorY = floorY
      self.height = height
      self.alpha = alpha
    }
  }

  public init(
    _ string: String,
    style: TextStyle,
    paint: Paint,
    rect: Rect,
    lines: Int = 1,
    alignment: Alignment = .leading,
    overflow: Overflow = .ellipsis,
    tabularDigits: Bool = false,
    extrusion: Extrusion? = nil,
    reflection: Reflection? = nil
  ) {
    self.string = string
    self.style = style
    self.paint = paint
    self.rect = rect
    self.lines = lines
    self.alignment = alignment
    self.overflow = overflow
    self.tabularDigits = tabularDigits
    self.extrusion = extrusion
    self.reflection = reflection
  }
}

/// A baked picture, drawn whole into `rect`.
public struct ArtItem: Sendable, Hashable {
  public var art: Art
  public var rect: Rect

  public init(_ art: Art, _ rect: Rect) {
    self.art = art
    self.rect = rect
  }
}

/// A one-colour symbol on a square.
public struct IconItem: Sendable, Hashable {
  public var icon: Icon
  public var rect: Rect
  public var color: RGBA

  public init(_ icon: Icon, _ rect: Rect, _ color: RGBA) {
    self.icon = icon
    self.rect = rect
    self.color = color
  }
}

/// A convex polygon in one colour, such as the sweep of a film leader.
public struct PolygonItem: Sendable, Hashable {
  public var points: [Point]
  public var color: RGBA

  public init(_ points: [Point], _ color: RGBA) {
    self.points = points
    self.color = color
  }
}

/// Where the player's picture goes; letterboxed in black within `rect`.
public struct VideoItem: Sendable, Hashable {
  public var rect: Rect

  public init(_ rect: Rect) { self.rect = rect }
}

/// Rounds a square picture: the four corners of `rect` outside `radius` are drawn over with what
/// `art`, laid in `artRect`, has there.
public struct CornerCoverItem: Sendable, Hashable {
  public var rect: Rect
  public var radius: Double
  public var art: Art
  public var artRect: Rect

  public init(_ rect: Rect, radius: Double, art: Art, artRect: Rect) {
    self.rect = rect
    self.radius = radius
    self.art = art
    self.artRect = artRect
  }
}
