/// One turn of a tone, read at a phase of 64 bits: position times increment wraps round exactly, so
/// a tone's phase is known at any position without having played up to it.
struct WaveTable: Sendable {
  private static let size = 4096
  private static let sine: [Double] = (0..<size).map {
    Mathematics.sine(turns: Double($0) / Double(size))
  }

  private let values: [Float]

  /// - Parameter partials: The gains of the tone itself, its octave, its twelfth, ….
  init(partials: [Float]) {
    // One value more than the turn has, so that the last can be read with its neighbour.
    values = (0...Self.size).map { index in
      var sum = 0.0
      for (harmonic, gain) in partials.enumerated() {
        sum += Double(gain) * Self.sine[index * (harmonic + 1) % Self.size]
      }
      return Float(sum)
    }
  }

  func value(at phase: UInt64) -> Float {
    let index = Int(truncatingIfNeeded: phase >> 52)
    let fraction = Float(Int32(truncatingIfNeeded: phase >> 36 & 0xffff)) * (1 / 65_536)
    let a = values[index]
    return a + (values[index + 1] - a) * fraction
  }

  /// The phase a tone moves by in one frame.
  static func increment(hertz: Double) -> UInt64 {
    let turns = min(max(hertz / Double(SoundBed.sampleRate), 0), 0.5)
    return UInt64(turns * 18_446_744_073_709_551_616)
  }
}
