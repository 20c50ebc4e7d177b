/// Soft chords that melt into one another.
struct BedChords: Sendable {
  private static let voices = 4

  private let seed: UInt64
  private let scale: [Int]
  private let root: Double
  private let gain: Float
  private let table: WaveTable
  /// Blocks from one chord to the next, and half of those in which both are heard.
  private let length: Int64
  private let overlap: Int64

  init(seed: UInt64, recipe: SoundRecipe) {
    self.seed = seed
    scale = recipe.scale
    root = recipe.rootHertz
    gain = recipe.chordGain * recipe.level
    table = WaveTable(partials: [1, recipe.brightness, recipe.brightness / 2])
    let blocks = recipe.chordSeconds * Double(SoundBed.sampleRate) / Double(SoundBed.blockFrames)
    length = max(8, Int64(blocks))
    overlap = length / 4
  }

  func add(_ block: Int64, left: inout [Float], right: inout [Float]) {
    let current = (block >= 0 ? block : block - length + 1) / length
    for chord in current - 1...current + 1 {
      let start = level(of: chord, at: block)
      let end = level(of: chord, at: block + 1)
      guard start > 0 || end > 0 else { continue }
      for voice in 0..<Self.voices {
        add(voice, of: chord, block: block, from: start, to: end, left: &left, right: &right)
      }
    }
  }

  /// 0 to 1: up over the overlap with the chord before, down over that with the next.
  private func level(of chord: Int64, at block: Int64) -> Float {
    let start = chord * length
    let rise = Double(block - start + overlap) / Double(2 * overlap)
    let fall = Double(start + length + overlap - block) / Double(2 * overlap)
    return Float(Mathematics.smoothStep(rise) * Mathematics.smoothStep(fall))
  }

  private func add(
    _ voice: Int,
    of chord: Int64,
    block: Int64,
    from start: Float,
    to end: Float,
    left: inout [Float],
    right: inout [Float]
  ) {
    let hash = Draw.mix(seed &+ UInt64(bitPattern: chord) &* 8 &+ UInt64(voice))
    // The first two voices hold the ground, the others move.
    let semitones: Int
    switch voice {
    case 0: semitones = 0
    case 1: semitones = hash & 3 == 0 ? 12 : 7
    default: semitones = 12 + (scale.isEmpty ? 0 : scale[Int(hash % UInt64(scale.count))])
    }
    // A few cents out of tune: chords that are too pure sound like a test signal.
    let cents = Double(Int(hash >> 8 & 7) - 3)
    let hertz = root * Mathematics.powerOfTwo((Double(semitones) + cents / 100) / 12)
    let increment = WaveTable.increment(hertz: hertz)

    let position = UInt64(bitPattern: block << SoundBed.blockShift)
    var phase = position &* increment &+ hash
    let breathing = Self.breath(voice: voice, at: block)
    let slope = Self.breath(voice: voice, at: block + 1) - breathing
    var level = gain * start * breathing
    let step =
      (gain * end * (breathing + slope) - level) / Float(SoundBed.blockFrames)
    let pan = Float(hash >> 16 & 0xff) / 255 * 0.6 + 0.2
    for frame in 0..<SoundBed.blockFrames {
      let sample = table.value(at: phase) * level
      left[frame] += sample * (1 - pan)
      right[frame] += sample * pan
      phase &+= increment
      level += step
    }
  }

  /// A slow rise and fall of each voice on its own, 0.4 to 1.
  private static func breath(voice: Int, at block: Int64) -> Float {
    let seconds = Double(block) * Double(SoundBed.blockFrames) / Double(SoundBed.sampleRate)
    let turns = seconds / (5.3 + 1.7 * Double(voice)) + 0.25 * Double(voice)
    return Float(0.7 + 0.3 * Mathematics.sine(turns: turns))
  }
}
