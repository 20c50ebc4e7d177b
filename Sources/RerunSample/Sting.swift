/// The two notes that sound when the channel changes, as samples.
public enum Sting {
  /// A rising fifth, G4 and D5.
  public static let lateShow: [StingNote] = [
    StingNote(hertz: 392, milliseconds: 180, gapMilliseconds: 20, wave: .sine, gain: 0.22),
    StingNote(hertz: 587.33, milliseconds: 640, gapMilliseconds: 0, wave: .sine, gain: 0.2),
  ]

  /// A tritone, A3 and D sharp 4.
  public static let midnightMovie: [StingNote] = [
    StingNote(hertz: 220, milliseconds: 220, gapMilliseconds: 30, wave: .triangle, gain: 0.2),
    StingNote(hertz: 311.13, milliseconds: 760, gapMilliseconds: 0, wave: .triangle, gain: 0.2),
  ]

  /// The notes one after another, each with its gap; both channels alike.
  ///
  /// Numbers come from theme files, so those out of reason are brought within it: notes and gaps
  /// last at most 5 s, gains are at most 1, and only the first 16 notes sound.
  ///
  /// - Parameter sampleRate: In frames a second, 8 000 to 192 000.
  /// - Returns: Left and right in turn. Each note begins and ends at 0, so nothing clicks.
  public static func samples(
    notes: [StingNote],
    voice: StingVoice,
    sampleRate: Int = 48_000
  ) -> [Int16] {
    let rate = min(max(sampleRate, 8_000), 192_000)
    let audible = notes.prefix(16)
    var samples: [Int16] = []
    for (index, note) in audible.enumerated() {
      let vibrato = index == audible.count - 1 ? voice.vibratoHertz : 0
      append(note, voice: voice, vibratoHertz: vibrato, rate: rate, to: &samples)
      let gap = frames(note.gapMilliseconds, rate)
      samples.append(contentsOf: repeatElement(0, count: 2 * gap))
    }
    return samples
  }

  private static func append(
    _ note: StingNote,
    voice: StingVoice,
    vibratoHertz: Double,
    rate: Int,
    to samples: inout [Int16]
  ) {
    let count = frames(note.milliseconds, rate)
    guard count > 0, note.hertz.isFinite, note.gain.isFinite else { return }
    let hertz = min(max(note.hertz, 0), Double(rate) / 5)
    let gain = min(max(note.gain, 0), 1)
    let partial = reasonable(voice.octavePartial, 0...1)
    let attack = Double(rate) * reasonable(voice.attackMilliseconds, 1...500) / 1000
    let cents = reasonable(voice.vibratoCents, 0...1200)
    let vibrato = reasonable(vibratoHertz, 0...50) / Double(rate)
    let length = Double(count)
    let fade = min(length / 2, Double(rate) * 0.008)

    var turns = 0.0
    for frame in 0..<count {
      let t = Double(frame)
      // Struck, then dying away by 42 dB over its length; the last 8 ms go to nothing.
      let envelope =
        Mathematics.smoothStep(t / attack)
        * Mathematics.powerOfTwo(-7 * max(0, t - attack) / length)
        * min(1, (length - 1 - t) / fade)
      let wave: Double
      switch note.wave {
      case .sine: wave = Mathematics.sine(turns: turns)
      case .triangle: wave = triangle(turns: turns)
      }
      let octave = partial == 0 ? 0 : partial * Mathematics.sine(turns: 2 * turns)
      let sample = Mathematics.sample(gain * envelope * (wave + octave))
      samples.append(sample)
      samples.append(sample)

      var step = hertz / Double(rate)
      if vibrato > 0, cents > 0 {
        step *= Mathematics.powerOfTwo(cents / 1200 * Mathematics.sine(turns: vibrato * t))
      }
      turns += step
    }
  }

  private static func triangle(turns: Double) -> Double {
    let shifted = turns + 0.25
    let phase = shifted - shifted.rounded(.down)
    return phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase
  }

  private static func frames(_ milliseconds: Int, _ rate: Int) -> Int {
    min(max(milliseconds, 0), 5_000) * rate / 1000
  }

  private static func reasonable(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : range.lowerBound
  }
}
