/// The quiet bed of sound under a synthesised film: slow chords over rain, sea or the hum of a room.
///
/// A sample depends on the seed, the mood and its position alone. So who joins in progress hears
/// what everyone else hears, and chunks of any size meet without a seam. All that changes slowly
/// (levels, chords, notes) is computed at the edges of blocks of 64 frames and runs straight
/// between them.
public struct SoundBed: Sendable {
  /// Frames a second.
  public static let sampleRate = 48_000

  static let blockShift: Int64 = 6
  static let blockFrames = 64

  private let recipe: SoundRecipe
  private let noise: BedNoise
  private let chords: BedChords
  private let notes: BedNotes
  private var left: [Float]
  private var right: [Float]

  public init(seed: UInt64, mood: SoundMood) {
    recipe = mood.recipe
    noise = BedNoise(seed: Draw.mix(seed ^ 0x6e6f_6973_65), recipe: recipe)
    chords = BedChords(seed: Draw.mix(seed ^ 0x6368_6f72_64), recipe: recipe)
    notes = BedNotes(seed: Draw.mix(seed ^ 0x6e6f_7465_73), recipe: recipe)
    left = Array(repeating: 0, count: Self.blockFrames)
    right = left
  }

  /// The sound from `position` on.
  ///
  /// - Parameters:
  ///   - frames: How many; none if not positive.
  ///   - position: In frames from the film's beginning. The first second and a half fades in;
  ///     before the beginning there is silence.
  /// - Returns: Left and right in turn.
  public mutating func fill(frames: Int, at position: Int64) -> [Int16] {
    guard frames > 0 else { return [] }
    var samples: [Int16] = []
    samples.reserveCapacity(2 * frames)
    var cursor = position
    let end = position &+ Int64(frames)
    while cursor < end {
      let block = cursor >> Self.blockShift
      let blockStart = block << Self.blockShift
      render(block)
      let first = Int(cursor - blockStart)
      let last = Int(min(end - blockStart, Int64(Self.blockFrames)))
      let fadeIn = Self.fadeIn(at: blockStart)
      let slope = (Self.fadeIn(at: blockStart + 64) - fadeIn) / Float(Self.blockFrames)
      for frame in first..<last {
        let gain = 32_767 * (fadeIn + slope * Float(frame))
        // Recipes stay far below full scale; clamping keeps a mistake in one from trapping.
        samples.append(Int16((min(max(left[frame], -1), 1) * gain).rounded()))
        samples.append(Int16((min(max(right[frame], -1), 1) * gain).rounded()))
      }
      cursor = blockStart + Int64(last)
    }
    return samples
  }

  private mutating func render(_ block: Int64) {
    noise.render(block, left: &left, right: &right)
    chords.add(block, left: &left, right: &right)
    notes.add(block, left: &left, right: &right)
  }

  private static func fadeIn(at position: Int64) -> Float {
    Float(Mathematics.smoothStep(Double(position) / (1.5 * Double(sampleRate))))
  }
}
