import Testing

@testable import RerunSample

@Suite struct StingTests {
  struct Theme: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var notes: [StingNote]
    var voice: StingVoice
  }

  static let themes: [Theme] = [
    Theme(testDescription: "late-show", notes: Sting.lateShow, voice: .lateShow),
    Theme(testDescription: "midnight-movie", notes: Sting.midnightMovie, voice: .midnightMovie),
  ]

  /// The frames of the note at `index`.
  static func range(of index: Int, in notes: [StingNote], rate: Int = 48_000) -> Range<Int> {
    let before = notes[..<index].reduce(0) { $0 + $1.milliseconds + $1.gapMilliseconds }
    return before * rate / 1000..<(before + notes[index].milliseconds) * rate / 1000
  }

  @Test(arguments: themes) func lengthAndChannels(_ theme: Theme) {
    let samples = Sting.samples(notes: theme.notes, voice: theme.voice)
    let milliseconds = theme.notes.reduce(0) { $0 + $1.milliseconds + $1.gapMilliseconds }
    #expect(samples.count == 2 * 48 * milliseconds)
    #expect(stride(from: 0, to: samples.count, by: 2).allSatisfy { samples[$0] == samples[$0 + 1] })
  }

  /// Each note is the loudest of all semitones around it, by Goertzel's filter.
  @Test(arguments: themes) func pitches(_ theme: Theme) {
    let left = Signal.left(Sting.samples(notes: theme.notes, voice: theme.voice))
    for (index, note) in theme.notes.enumerated() {
      let frames = Array(left[Self.range(of: index, in: theme.notes)])
      let powers = (-12...11).map { semitone in
        Signal.power(
          of: note.hertz * Mathematics.powerOfTwo(Double(semitone) / 12),
          in: frames
        )
      }
      let loudest = powers.indices.max { powers[$0] < powers[$1] }
      #expect(loudest == 12, "note \(index) of \(theme.testDescription)")
    }
  }

  @Test func theOctavePartialIs18Percent() {
    let left = Signal.left(Sting.samples(notes: Sting.lateShow, voice: .lateShow))
    let frames = Array(left[Self.range(of: 1, in: Sting.lateShow)])
    let octave = Signal.power(of: 1174.66, in: frames) / Signal.power(of: 587.33, in: frames)
    #expect(abs(octave - 0.18 * 0.18) < 0.003)
  }

  @Test(arguments: themes) func envelope(_ theme: Theme) {
    let left = Signal.left(Sting.samples(notes: theme.notes, voice: theme.voice))
    for (index, note) in theme.notes.enumerated() {
      let range = Self.range(of: index, in: theme.notes)
      let peak = range.map { abs(left[$0]) }.max() ?? 0
      #expect(left[range.lowerBound] == 0 && left[range.upperBound - 1] == 0)
      #expect(peak > note.gain * 0.75 && peak < note.gain * 1.2)
      // The peak comes soon after the attack, and the last tenth is 30 dB down.
      let attack = Int(theme.voice.attackMilliseconds * 48)
      let early = range.lowerBound..<range.lowerBound + attack / 4
      #expect(early.allSatisfy { abs(left[$0]) < 0.2 * peak })
      let late = range.upperBound - range.count / 10..<range.upperBound
      #expect(late.allSatisfy { abs(left[$0]) < 0.032 * peak })
      let gap = range.upperBound..<range.upperBound + note.gapMilliseconds * 48
      #expect(gap.allSatisfy { left[$0] == 0 })
    }
  }

  /// No step between samples is larger than the steepest part of the tone itself.
  @Test(arguments: themes) func noClicks(_ theme: Theme) {
    let left = Signal.left(Sting.samples(notes: theme.notes, voice: theme.voice))
    let steepest = theme.notes.map { 2 * Double.pi * $0.hertz / 48_000 * $0.gain }.max() ?? 0
    let steps = zip(left, left.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 < 1.5 * steepest })
  }

  struct Unreasonable: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var notes: [StingNote]
    var count: Int
  }

  static let unreasonable: [Unreasonable] = [
    Unreasonable(testDescription: "no notes", notes: [], count: 0),
    Unreasonable(
      testDescription: "negative lengths",
      notes: [StingNote(hertz: 440, milliseconds: -5, gapMilliseconds: -5, wave: .sine, gain: 1)],
      count: 0
    ),
    Unreasonable(
      testDescription: "endless",
      notes: [
        StingNote(
          hertz: 440,
          milliseconds: .max,
          gapMilliseconds: .max,
          wave: .triangle,
          gain: 9
        )
      ],
      count: 2 * 10 * 48_000
    ),
    Unreasonable(
      testDescription: "not a number",
      notes: [
        StingNote(hertz: .nan, milliseconds: 100, gapMilliseconds: 10, wave: .sine, gain: 0.2)
      ],
      count: 2 * 480
    ),
  ]

  @Test(arguments: unreasonable) func themesMayBeWrong(_ row: Unreasonable) {
    let voice = StingVoice(
      attackMilliseconds: .infinity,
      octavePartial: .nan,
      vibratoHertz: -1,
      vibratoCents: 1e9
    )
    #expect(Sting.samples(notes: row.notes, voice: voice).count == row.count)
  }
}
