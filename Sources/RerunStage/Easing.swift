/// A CSS cubic Bézier timing curve from (0, 0) to (1, 1).
public struct Easing: Sendable, Hashable {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = Easing(0, 0, 1, 1)

  /// How far along the motion is when `progress` (0 to 1) of its time has passed; may overshoot 1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if self == .linear { return progress }
    // x(t) is monotonic, so halving finds t; 30 halvings are far below a pixel.
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return Self.bezier(low, y1, y2)
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}
