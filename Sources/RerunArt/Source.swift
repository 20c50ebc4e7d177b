/// What is added to a pixel, and how much of it is kept.
///
/// The four channels of a pixel lie in 16-bit lanes of one word, so that one multiplication serves
/// all. Lanes hold premultiplied colour times 256: the part below one is spread by `threshold`.
struct Source {
  /// Red, blue, green, alpha from the lowest lane up; each at most 255 times (256 − keep).
  var lanes: UInt64
  /// Of the pixel below, in 256ths.
  var keep: UInt64

  static let half: UInt64 = 0x0080_0080_0080_0080

  init(_ ink: Ink, coverage: Double = 1) {
    let alpha = max(0, min(1, ink.alpha * coverage))
    let share = UInt64((alpha * 256).rounded())
    let most = share * 255
    // The colour uses the exact alpha, which keeps the faint end of a glow smooth.
    func lane(_ channel: Double) -> UInt64 {
      min(most, UInt64(max(0, channel) * alpha * 65280 + 0.5))
    }
    lanes = lane(ink.red) | lane(ink.blue) << 16 | lane(ink.green) << 32 | most << 48
    keep = 256 - share
  }

  var isOpaque: Bool { keep == 0 }
  var isClear: Bool { lanes == 0 && keep == 256 }

  /// `pixel` with this over it; `noise` is a threshold in every lane.
  @inline(__always)
  func over(_ pixel: UInt32, _ noise: UInt64) -> UInt32 {
    let wide = UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
    let sum = (wide &* keep &+ lanes &+ noise) >> 8
    return UInt32(truncatingIfNeeded: sum & 0x00FF_00FF)
      | UInt32(truncatingIfNeeded: sum >> 24 & 0xFF00_FF00)
  }

  /// The ordered threshold of a pixel, 2...254 in every lane (Bayer's 8 × 8 matrix).
  static func threshold(x: Int, y: Int) -> UInt64 {
    var value: UInt64 = 0
    for bit in 0..<3 {
      let column = UInt64(x >> bit & 1)
      let row = UInt64(y >> bit & 1)
      value = value << 2 | (column ^ row) << 1 | row
    }
    return (value * 4 + 2) * 0x0001_0001_0001_0001
  }
}
