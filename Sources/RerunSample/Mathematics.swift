/// Sines and powers without a C library: this target imports none, and so two kiosks with different
/// ones still make the same samples.
enum Mathematics {
  /// The sine of an angle counted in whole turns.
  static func sine(turns: Double) -> Double {
    var turn = turns - turns.rounded()  // -0.5…0.5
    if turn > 0.25 { turn = 0.5 - turn }
    if turn < -0.25 { turn = -0.5 - turn }
    let x = turn * 2 * .pi
    let square = x * x
    // Taylor up to x¹³: within 1e-9 over a quarter turn.
    var sum = 1.0
    for k in stride(from: 12.0, through: 2, by: -2) { sum = 1 - square / (k * (k + 1)) * sum }
    return x * sum
  }

  /// Two to the power of `exponent`; 0 far below, capped far above.
  static func powerOfTwo(_ exponent: Double) -> Double {
    guard exponent > -1000 else { return 0 }
    let capped = min(exponent, 1000)
    let whole = capped.rounded(.down)
    let x = (capped - whole) * 0.693_147_180_559_945_3
    var sum = 1.0
    for k in stride(from: 14.0, through: 1, by: -1) { sum = 1 + x / k * sum }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  /// From 0 to 1 and level at both ends, for `x` from 0 to 1.
  static func smoothStep(_ x: Double) -> Double {
    let t = min(max(x, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The nearest sample; what is beyond full scale is clipped.
  static func sample(_ value: Double) -> Int16 {
    Int16((min(max(value, -1), 1) * 32_767).rounded())
  }
}
