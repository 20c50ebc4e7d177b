/// Noise with as little hiss as wanted: straight lines between random points, at several spacings.
///
/// Points are hashes of their own position, so there is no filter whose memory would make the sound
/// depend on where one joined.
struct BedNoise: Sendable {
  private static let shifts: [Int64] = [2, 3, 4, 5, 6, 8]

  private let seed: UInt64
  private let gains: [Float]
  private let swellFrames: Double
  private let depth: Double
  private let clatters: Bool

  init(seed: UInt64, recipe: SoundRecipe) {
    self.seed = seed
    gains = recipe.noise.map { $0 * recipe.level }
    swellFrames = recipe.swellSeconds * Double(SoundBed.sampleRate)
    depth = recipe.swellDepth
    clatters = recipe.clatters
  }

  /// Overwrites both channels with the block's noise.
  func render(_ block: Int64, left: inout [Float], right: inout [Float]) {
    let start = level(at: block)
    let slope = (level(at: block + 1) - start) / Float(SoundBed.blockFrames)
    render(block, channel: 0, into: &left)
    render(block, channel: 1, into: &right)
    for frame in 0..<SoundBed.blockFrames {
      let gain = start + slope * Float(frame)
      left[frame] *= gain
      right[frame] *= gain
    }
  }

  private func render(_ block: Int64, channel: UInt64, into out: inout [Float]) {
    for frame in 0..<SoundBed.blockFrames { out[frame] = 0 }
    for (index, gain) in gains.enumerated() where gain > 0 {
      let key = seed &+ (UInt64(index) &* 2 &+ channel) &* 0x9e37_79b9_7f4a_7c15
      let shift = Self.shifts[index]
      let first = block << SoundBed.blockShift
      let cell = 1 << Int(shift)
      let run = min(cell, SoundBed.blockFrames)
      var lattice = first >> shift
      // Where the block begins in a cell that is longer than itself; else 0.
      let into = Float(first - lattice << shift)
      var a = gain * Self.point(lattice, key)
      for offset in stride(from: 0, to: SoundBed.blockFrames, by: run) {
        lattice += 1
        let b = gain * Self.point(lattice, key)
        let slope = (b - a) / Float(cell)
        var value = a + slope * into
        for frame in offset..<offset + run {
          out[frame] += value
          value += slope
        }
        a = b
      }
    }
  }

  /// A random number from -1 to 1 that belongs to this place.
  private static func point(_ lattice: Int64, _ key: UInt64) -> Float {
    let hash = Draw.mix(UInt64(bitPattern: lattice) &+ key)
    return Float(Int32(truncatingIfNeeded: hash >> 32)) * (1 / 2_147_483_648)
  }

  /// How loud the noise is at the beginning of a block, 1 - depth to 1.
  private func level(at block: Int64) -> Float {
    let turns = Double(block << SoundBed.blockShift) / swellFrames
    let wave: Double
    if clatters {
      let phase = turns - turns.rounded(.down)
      wave = Self.beat(phase, at: 0.1) + Self.beat(phase, at: 0.3)
    } else {
      // A second, slower swell keeps the waves from coming like clockwork.
      wave =
        0.5 + 0.35 * Mathematics.sine(turns: turns)
        + 0.15 * Mathematics.sine(turns: turns * 0.618)
    }
    return Float(1 - depth + depth * wave)
  }

  /// A wheel over a joint: soft, and over in a tenth of the round.
  private static func beat(_ phase: Double, at centre: Double) -> Double {
    let distance = phase - centre
    return distance < 0
      ? Mathematics.smoothStep(1 + distance / 0.04) : Mathematics.smoothStep(1 - distance / 0.16)
  }
}
