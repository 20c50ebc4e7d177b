/// How a line of text is set.
public struct TextStyle: Sendable, Hashable {
  public var family: String
  /// CSS weight, 100 to 900.
  public var weight: Int
  public var italic: Bool
  /// In stage pixels.
  public var size: Double
  public var lineHeight: Double
  /// Added after every letter, in stage pixels; ignored below 0.5 (docs/THEMES.md).
  public var tracking: Double
  public var upper: Bool
  /// The optical size the font was cut for, where the family has several.
  public var opticalSize: Int?

  public init(
    family: String,
    weight: Int,
    italic: Bool = false,
    size: Double,
    lineHeight: Double,
    tracking: Double = 0,
    upper: Bool = false,
    opticalSize: Int? = nil
  ) {
    self.family = family
    self.weight = weight
    self.italic = italic
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.upper = upper
    self.opticalSize = opticalSize
  }

  /// The same style at another size; tracking and line height scale with it.
  public func sized(_ newSize: Double) -> TextStyle {
    var style = self
    style.size = newSize
    style.tracking = tracking * newSize / size
    style.lineHeight = (lineHeight * newSize / size).rounded()
    return style
  }
}

/// Says how wide text will be.
///
/// The fonts are elsewhere; layouts and their tests only ask.
public protocol TextMeasurer {
  /// The advance width of one line in stage pixels, in the style's case and tracking.
  func width(of text: String, in style: TextStyle) -> Double
}
