/// A picture that fell out of step; it covers the stage.
///
/// Strips of four stage pixels slid apart; over them are a sync bar, a tear, bands in inverted colours
/// and noise.
///
/// What is where is worked out by whoever makes it, so that equal items are equal pictures.
public struct ScrambleItem: Sendable, Hashable {
  /// The picture that is out of step.
  public enum Source: Sendable, Hashable {
    case video
    case art(Art)
  }

  /// Inverted rows: what was white is black, what was black is `tint`.
  public struct Band: Sendable, Hashable {
    /// In stage pixels.
    public var top: Int
    public var height: Int
    public var tint: RGBA

    public init(top: Int, height: Int, tint: RGBA) {
      self.top = top
      self.height = height
      self.tint = tint
    }
  }

  public static let stripHeight = 4
  public static let stripCount = 270
  /// Rows of the tear, in stage pixels.
  public static let tearHeight = 80
  /// The sync bar, as far right of the strip's left edge, that wide, and the light at its end.
  public static let barOffset = 1620
  public static let barWidth = 190
  public static let barLight = 14
  /// Of a whole stage.
  public static let noiseDots = 26_000
  public static let scratches = 70

  public var source: Source
  /// How far each strip, from the top, is moved to the right.
  ///
  /// From 0 up to, not including, the stage's width; what leaves at the right comes back at the left.
  public var offsets: [Int]
  /// Strips the picture has rolled by: at strip 0 stands strip `roll` of the picture.
  public var roll: Int
  /// Stage pixels; the tear may be partly above or below the stage.
  public var tearTop: Int
  public var bands: [Band]
  /// Which noise.
  public var noise: UInt64

  public init(
    source: Source,
    offsets: [Int],
    roll: Int,
    tearTop: Int,
    bands: [Band],
    noise: UInt64
  ) {
    self.source = source
    self.offsets = offsets
    self.roll = roll
    self.tearTop = tearTop
    self.bands = bands
    self.noise = noise
  }

  /// How dark the tear is at a row of the stage, 0 to 1.
  public func tearDarkness(at row: Int) -> Double {
    let x = Double(row - tearTop) / Double(Self.tearHeight)
    guard x > 0, x < 1 else { return 0 }
    // A half turn of a sine to within a thousandth (Bhaskara), without a C library.
    let y = x * (1 - x)
    return 0.9 * 16 * y / (5 - 4 * y)
  }
}
