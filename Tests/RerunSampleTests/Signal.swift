@testable import RerunSample

/// Measuring samples.
enum Signal {
  /// The left channel, full scale being 1.
  static func left(_ interleaved: [Int16]) -> [Double] {
    stride(from: 0, to: interleaved.count, by: 2).map { Double(interleaved[$0]) / 32_767 }
  }

  /// The power at one frequency, by Goertzel's filter.
  static func power(of hertz: Double, in samples: [Double], rate: Double = 48_000) -> Double {
    let coefficient = 2 * Mathematics.sine(turns: hertz / rate + 0.25)
    var last = 0.0
    var beforeLast = 0.0
    for sample in samples {
      let value = sample + coefficient * last - beforeLast
      beforeLast = last
      last = value
    }
    return last * last + beforeLast * beforeLast - coefficient * last * beforeLast
  }

  static func rootMeanSquare(_ samples: [Int16]) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(samples.count)).squareRoot() / 32_767
  }
}
