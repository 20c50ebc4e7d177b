import RerunJSON

/// Everything that makes one look: colours, type, geometry, motion, sound, and where each element
/// of each screen stands.
///
/// Data, from a JSON file (docs/THEMES.md); code names roles only.
public struct Theme: Sendable, Hashable {
  public let id: String
  public let name: String
  public let ornament: Ornament
  /// Ascent and descent of each font family, in parts of its size.
  public let fonts: [String: FontMetrics]
  public let geometry: Geometry
  public let space: Spaces
  public let stroke: Strokes
  public let sting: [StingNote]
  let colors: [ColorRole: RGBA]
  let gradients: [GradientRole: Gradient]
  let styles: [TypeRole: TextStyle]
  let radii: [RadiusRole: Double]
  let glows: [GlowRole: [GlowLayer]]
  let motions: [MotionRole: Motion]
  let layout: [String: [String: LayoutElement]]

  public struct FontMetrics: Sendable, Hashable {
    public var ascent: Double
    public var descent: Double
    public var capHeight: Double
  }

  /// Which of the named ornaments the theme uses.
  public struct Ornament: Sendable, Hashable {
    public enum Backdrop: String, Sendable { case cityNight, blackGrain }
    public enum Edge: String, Sendable { case curtain, sprockets }
    public enum PreviewFrame: String, Sendable { case lamp, rule }
    public enum Detail: String, Sendable { case open, marquee }
    public enum Number: String, Sendable { case setpiece, flat }
    public enum Ident: String, Sendable { case stage, leader }
    public enum Break: String, Sendable { case curtain, marquee }
    public enum OffAir: String, Sendable { case deskCard, reelCard }
    public enum Live: String, Sendable { case coral, phosphor }
    public var backdrop: Backdrop
    public var edge: Edge
    public var previewFrame: PreviewFrame
    public var detail: Detail
    public var number: Number
    public var ident: Ident
    public var `break`: Break
    public var offAir: OffAir
    public var live: Live
  }

  /// A duration and how it passes.
  public struct Motion: Sendable, Hashable {
    public var milliseconds: Int64
    public var easing: Easing

    public init(milliseconds: Int64, easing: Easing) {
      self.milliseconds = milliseconds
      self.easing = easing
    }
  }

  /// One note of the channel sting; the wave's name is the synthesiser's.
  public struct StingNote: Sendable, Hashable {
    public var hertz: Double
    public var milliseconds: Int
    public var gapMilliseconds: Int
    public var wave: String
    public var gain: Double
  }

  // Every role was checked when the theme was read, so these lookups find theirs.

  public func color(_ role: ColorRole) -> RGBA { colors[role] ?? .clear }
  public func color(_ role: ColorRole, alpha: Double) -> RGBA { color(role).withAlpha(alpha) }
  public func paint(_ role: ColorRole) -> Paint { .solid(color(role)) }
  public func paint(_ role: GradientRole) -> Paint {
    gradients[role].map(Paint.gradient) ?? .solid(.clear)
  }
  public func style(_ role: TypeRole) -> TextStyle {
    styles[role] ?? TextStyle(family: "", weight: 400, size: 24, lineHeight: 30)
  }
  public func radius(_ role: RadiusRole) -> Double { radii[role] ?? 0 }
  public func glow(_ role: GlowRole) -> [GlowLayer] { glows[role] ?? [] }
  public func motion(_ role: MotionRole) -> Motion {
    motions[role] ?? Motion(milliseconds: 0, easing: .linear)
  }

  /// The gel of a channel: by its number, 1 to 8.
  public func gel(ofChannel number: Int64) -> RGBA {
    let gels: [ColorRole] = [.gel1, .gel2, .gel3, .gel4, .gel5, .gel6, .gel7, .gel8]
    return color(gels[Int((number % 8 + 8) % 8)])
  }

  /// Where `element` of `screen` stands, or nil where this theme doesn't draw it.
  public func element(_ element: String, of screen: String) -> LayoutElement? {
    layout[screen]?[element]
  }

  /// The elements of `screen` that this theme draws.
  public func elements(of screen: String) -> [String] {
    layout[screen].map { $0.keys.sorted() } ?? []
  }

  /// A colour by its written form: a role, `role@.5` for another alpha, or `#RRGGBBAA`.
  public func color(written text: String) -> RGBA? { Self.color(written: text, in: colors) }

  static func color(written text: String, in colors: [ColorRole: RGBA]) -> RGBA? {
    if text.utf8.first == UInt8(ascii: "#") { return RGBA(hex: text) }
    let parts = text.split(separator: "@", maxSplits: 1)
    guard let first = parts.first, let role = ColorRole(rawValue: String(first)) else { return nil }
    guard parts.count == 2 else { return colors[role] }
    let digits = parts[1].hasPrefix(".") ? "0" + parts[1] : String(parts[1])
    guard let alpha = Double(digits), (0...1).contains(alpha) else { return nil }
    return colors[role]?.withAlpha(alpha)
  }
}

/// One element of a screen's layout table, its roles resolved.
public struct LayoutElement: Sendable, Hashable {
  public var box: Rect
  /// How often it stands, and its pitch; a nil pitch is laid out by measured width.
  public var count = 1
  public var dx: Double?
  public var dy: Double?
  public var style: TextStyle?
  public var color: RGBA?
  public var fill: Paint?
  public var radius = 0.0
  public var ring: Ring?
  public var glow: [GlowLayer] = []
  public var alignment = TextItem.Alignment.leading
  public var lines = 1
  public var icon: Icon?
  public var alpha = 1.0

  /// The box of the `index`th of a repeated element.
  public func box(at index: Int) -> Rect {
    box.offset((dx ?? 0) * Double(index), (dy ?? 0) * Double(index))
  }
}
