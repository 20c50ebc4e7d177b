/// Sine and cosine for positions on the stage, without a C library: errors stay below 1e-7.
enum Trigonometry {
  static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }

  /// - Parameter angle: In radians.
  static func sine(_ angle: Double) -> Double {
    // Into -π…π, then -π/2…π/2, where the series is short.
    var x = angle.remainder(dividingBy: 2 * .pi)
    if x > .pi / 2 { x = .pi - x }
    if x < -.pi / 2 { x = -.pi - x }
    let square = x * x
    var term = x
    var sum = x
    for n in [6.0, 20, 42, 72, 110, 156] {
      term *= -square / n
      sum += term
    }
    return sum
  }
}
