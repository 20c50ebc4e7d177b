/// One turn of a sine, read at a phase of 64 bits: position times increment wraps round exactly, so
/// a tone's phase is known at any position without having played up to it.
struct SineTable: Sendable {
  static let shared = SineTable()

  private let values: [Float]

  private init() {
    values = (0...4096).map { Float(Mathematics.sine(turns: Double($0) / 4096)) }
  }

  func value(at phase: UInt64) -> Float {
    let index = Int(truncatingIfNeeded: phase >> 52)
    let fraction = Float(UInt32(truncatingIfNeeded: phase >> 36) & 0xffff) * (1 / 65_536)
    let a = values[index]
    return a + (values[index + 1] - a) * fraction
  }

  /// The phase a tone moves by in one frame.
  static func increment(hertz: Double) -> UInt64 {
    let turns = min(max(hertz / Double(SoundBed.sampleRate), 0), 0.5)
    return UInt64(turns * 18_446_744_073_709_551_616)
  }
}
