/// Single notes over the chords, like a music box in another room.
struct BedNotes: Sendable {
  private let seed: UInt64
  private let scale: [Int]
  private let root: Double
  private let gain: Float
  private let table = WaveTable(partials: [1, 0, 0.2])
  private let chance: UInt64
  /// In blocks.
  private let beat: Int64
  private let life: Int64
  private let halfLife: Double

  init(seed: UInt64, recipe: SoundRecipe) {
    self.seed = seed
    scale = recipe.scale
    root = recipe.rootHertz * Mathematics.powerOfTwo(recipe.noteOctaves)
    gain = recipe.noteGain * recipe.level
    chance = UInt64(max(0, recipe.notesInHundred))
    let blocksASecond = Double(SoundBed.sampleRate) / Double(SoundBed.blockFrames)
    beat = max(8, Int64(recipe.beatSeconds * blocksASecond))
    halfLife = max(1, recipe.noteHalfLifeSeconds * blocksASecond)
    life = Int64(halfLife * 9)  // 54 dB down by then; the rest is faded out
  }

  func add(_ block: Int64, left: inout [Float], right: inout [Float]) {
    guard gain > 0, chance > 0, !scale.isEmpty else { return }
    let current = (block >= 0 ? block : block - beat + 1) / beat
    var number = current - life / beat - 1
    while number <= current {
      let hash = Draw.mix(seed &+ UInt64(bitPattern: number))
      if hash % 100 < chance { add(number, hash, block, left: &left, right: &right) }
      number += 1
    }
  }

  private func add(
    _ number: Int64,
    _ hash: UInt64,
    _ block: Int64,
    left: inout [Float],
    right: inout [Float]
  ) {
    // A hand, not a clock: up to a sixth of a beat late.
    let start = number * beat + Int64(hash >> 8 & 0xff) * beat / (6 * 256)
    var level = level(at: block - start)
    let end = self.level(at: block + 1 - start)
    guard level > 0 || end > 0 else { return }
    let step = (end - level) / Float(SoundBed.blockFrames)

    let semitones = scale[Int((hash >> 20) % UInt64(scale.count))]
    let hertz = root * Mathematics.powerOfTwo(Double(semitones) / 12)
    let increment = WaveTable.increment(hertz: hertz)
    let age = UInt64(bitPattern: (block - start) << SoundBed.blockShift)
    var phase = age &* increment
    let pan = Float(hash >> 32 & 0xff) / 255 * 0.8 + 0.1
    for frame in 0..<SoundBed.blockFrames {
      let sample = table.value(at: phase) * level
      left[frame] += sample * (1 - pan)
      right[frame] += sample * pan
      phase &+= increment
      level += step
    }
  }

  /// The gain so many blocks after the note was struck.
  private func level(at age: Int64) -> Float {
    guard age > 0, age < life else { return 0 }
    let attack = Mathematics.smoothStep(Double(age) / 8)  // 11 ms
    let fade = Mathematics.smoothStep(Double(life - age) / (0.3 * Double(life)))
    return gain * Float(attack * fade * Mathematics.powerOfTwo(-Double(age) / halfLife))
  }
}
