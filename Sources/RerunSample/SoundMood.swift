/// What a film without sound sounds like: which noise, which chords, which little notes.
public enum SoundMood: String, Sendable, Hashable, CaseIterable {
  case sea, rain, night, space, dread, rails, river, parlour, kitchen, whimsy, road
}

/// The figures a mood is made of.
struct SoundRecipe {
  /// Of all gains below; so that the moods are about equally loud, at -31 dBFS.
  var level: Float
  /// Gains of noises that change every 4, 8, 16, 32, 64 and 256 frames: from hiss to rumble.
  var noise: [Float]
  /// How long the noise takes to rise and fall, in seconds, and by how much of its gain.
  var swellSeconds: Double
  var swellDepth: Double
  /// The noise comes in pairs of beats, like wheels over rail joints.
  var clatters = false

  /// The lowest note of the chords.
  var rootHertz: Double
  /// Semitones above the root that chords are built from.
  var scale: [Int]
  var chordSeconds: Double
  var chordGain: Float
  /// How much of an octave and of a twelfth each note has.
  var brightness: Float

  /// Single notes, one in so many beats of that length.
  var noteGain: Float = 0
  var beatSeconds = 1.0
  var notesInHundred = 0
  /// How long a note takes to halve.
  var noteHalfLifeSeconds = 0.25
  /// Above the chords' root.
  var noteOctaves = 2.0

  static let majorPentatonic: [Int] = [0, 2, 4, 7, 9, 12]
  static let minorPentatonic: [Int] = [0, 3, 5, 7, 10, 12]
  static let lydian: [Int] = [0, 4, 6, 7, 11, 14]
  static let dorian: [Int] = [0, 3, 7, 9, 10, 14]
  static let uneasy: [Int] = [0, 1, 6, 7, 8, 13]
  static let open: [Int] = [0, 7, 12, 14, 19]
}

extension SoundMood {
  var recipe: SoundRecipe {
    switch self {
    case .sea:
      SoundRecipe(
        level: 1.8,
        noise: [0.006, 0.012, 0.018, 0.02, 0.022, 0.02],
        swellSeconds: 8.5,
        swellDepth: 0.75,
        rootHertz: 98,
        scale: SoundRecipe.open,
        chordSeconds: 14,
        chordGain: 0.012,
        brightness: 0.15
      )
    case .rain:
      SoundRecipe(
        level: 2.1,
        noise: [0.014, 0.014, 0.012, 0.01, 0.008, 0.006],
        swellSeconds: 23,
        swellDepth: 0.25,
        rootHertz: 110,
        scale: SoundRecipe.dorian,
        chordSeconds: 13,
        chordGain: 0.012,
        brightness: 0.12,
        noteGain: 0.006,
        beatSeconds: 0.16,
        notesInHundred: 30,
        noteHalfLifeSeconds: 0.02,
        noteOctaves: 4
      )
    case .night:
      SoundRecipe(
        level: 2.5,
        noise: [0.002, 0.003, 0.005, 0.008, 0.012, 0.016],
        swellSeconds: 17,
        swellDepth: 0.5,
        rootHertz: 82.41,
        scale: SoundRecipe.minorPentatonic,
        chordSeconds: 15,
        chordGain: 0.014,
        brightness: 0.1,
        noteGain: 0.007,
        beatSeconds: 1.5,
        notesInHundred: 22,
        noteHalfLifeSeconds: 0.4
      )
    case .space:
      SoundRecipe(
        level: 1.9,
        noise: [0, 0.001, 0.002, 0.004, 0.01, 0.028],
        swellSeconds: 29,
        swellDepth: 0.4,
        rootHertz: 65.41,
        scale: SoundRecipe.lydian,
        chordSeconds: 18,
        chordGain: 0.016,
        brightness: 0.25,
        noteGain: 0.006,
        beatSeconds: 2,
        notesInHundred: 25,
        noteHalfLifeSeconds: 0.6,
        noteOctaves: 3
      )
    case .dread:
      SoundRecipe(
        level: 2,
        noise: [0, 0.002, 0.004, 0.008, 0.016, 0.028],
        swellSeconds: 11,
        swellDepth: 0.6,
        rootHertz: 61.74,
        scale: SoundRecipe.uneasy,
        chordSeconds: 12,
        chordGain: 0.013,
        brightness: 0.3
      )
    case .rails:
      SoundRecipe(
        level: 2,
        noise: [0.002, 0.005, 0.011, 0.02, 0.03, 0.03],
        swellSeconds: 1.3,
        swellDepth: 0.7,
        clatters: true,
        rootHertz: 87.31,
        scale: SoundRecipe.dorian,
        chordSeconds: 12,
        chordGain: 0.012,
        brightness: 0.12
      )
    case .river:
      SoundRecipe(
        level: 2.2,
        noise: [0.006, 0.01, 0.012, 0.012, 0.01, 0.008],
        swellSeconds: 5.5,
        swellDepth: 0.3,
        rootHertz: 98,
        scale: SoundRecipe.majorPentatonic,
        chordSeconds: 14,
        chordGain: 0.013,
        brightness: 0.12,
        noteGain: 0.007,
        beatSeconds: 1.25,
        notesInHundred: 25,
        noteHalfLifeSeconds: 0.35
      )
    case .parlour:
      SoundRecipe(
        level: 2.8,
        noise: [0.001, 0.002, 0.004, 0.006, 0.008, 0.012],
        swellSeconds: 21,
        swellDepth: 0.3,
        rootHertz: 116.54,
        scale: SoundRecipe.majorPentatonic,
        chordSeconds: 10,
        chordGain: 0.013,
        brightness: 0.12,
        noteGain: 0.01,
        beatSeconds: 0.75,
        notesInHundred: 38,
        noteHalfLifeSeconds: 0.22
      )
    case .kitchen:
      SoundRecipe(
        level: 3.1,
        noise: [0.003, 0.005, 0.006, 0.006, 0.006, 0.008],
        swellSeconds: 13,
        swellDepth: 0.4,
        rootHertz: 130.81,
        scale: SoundRecipe.majorPentatonic,
        chordSeconds: 11,
        chordGain: 0.012,
        brightness: 0.1,
        noteGain: 0.009,
        beatSeconds: 0.9,
        notesInHundred: 32,
        noteHalfLifeSeconds: 0.3
      )
    case .whimsy:
      SoundRecipe(
        level: 3.6,
        noise: [0, 0.001, 0.002, 0.003, 0.004, 0.006],
        swellSeconds: 19,
        swellDepth: 0.3,
        rootHertz: 130.81,
        scale: SoundRecipe.majorPentatonic,
        chordSeconds: 8,
        chordGain: 0.011,
        brightness: 0.1,
        noteGain: 0.016,
        beatSeconds: 0.3,
        notesInHundred: 55,
        noteHalfLifeSeconds: 0.09
      )
    case .road:
      SoundRecipe(
        level: 2,
        noise: [0.001, 0.003, 0.007, 0.012, 0.016, 0.022],
        swellSeconds: 15,
        swellDepth: 0.6,
        rootHertz: 73.42,
        scale: SoundRecipe.open,
        chordSeconds: 16,
        chordGain: 0.016,
        brightness: 0.18,
        noteGain: 0.008,
        beatSeconds: 2,
        notesInHundred: 20,
        noteHalfLifeSeconds: 0.5
      )
    }
  }
}
