/// One note of an ident's sting, as a theme's `sound.identSting` has it.
public struct StingNote: Sendable, Hashable {
  public enum Wave: String, Sendable, Hashable {
    case sine, triangle
  }

  public var hertz: Double
  public var milliseconds: Int
  /// Silence after the note.
  public var gapMilliseconds: Int
  public var wave: Wave
  /// Of full scale, 0 to 1.
  public var gain: Double

  public init(hertz: Double, milliseconds: Int, gapMilliseconds: Int, wave: Wave, gain: Double) {
    self.hertz = hertz
    self.milliseconds = milliseconds
    self.gapMilliseconds = gapMilliseconds
    self.wave = wave
    self.gain = gain
  }
}

/// How the notes of a sting are struck.
public struct StingVoice: Sendable, Hashable {
  /// From silence to the full note.
  public var attackMilliseconds: Double
  /// The gain of a partial an octave up, relative to the note.
  public var octavePartial: Double
  /// The vibrato of the last note, in Hertz; 0 for none.
  public var vibratoHertz: Double
  /// How far the vibrato bends the last note either way, in hundredths of a semitone.
  public var vibratoCents: Double

  public init(
    attackMilliseconds: Double,
    octavePartial: Double = 0,
    vibratoHertz: Double = 0,
    vibratoCents: Double = 0
  ) {
    self.attackMilliseconds = attackMilliseconds
    self.octavePartial = octavePartial
    self.vibratoHertz = vibratoHertz
    self.vibratoCents = vibratoCents
  }

  /// A soft bell: the voice for sine notes.
  public static let lateShow = StingVoice(attackMilliseconds: 12, octavePartial: 0.18)
  /// A theatre organ with something wrong: the voice for triangle notes.
  public static let midnightMovie = StingVoice(
    attackMilliseconds: 4,
    vibratoHertz: 5.5,
    vibratoCents: 12
  )
}
