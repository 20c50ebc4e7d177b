import Testing

@testable import RerunSample

@Suite struct SoundBedTests {
  static let moods = SoundMood.allCases

  @Test(arguments: moods) func chunksMeetWithoutASeam(_ mood: SoundMood) {
    var bed = SoundBed(seed: 7, mood: mood)
    let start: Int64 = 48_000 * 61 + 17
    let whole = bed.fill(frames: 20_000, at: start)
    var parts: [Int16] = []
    var position = start
    for frames in [1, 63, 64, 65, 480, 1024, 7, 4096, 14_200] {
      parts += bed.fill(frames: frames, at: position)
      position += Int64(frames)
    }
    #expect(parts == whole)
  }

  /// Who joins at any moment, on another machine, hears the same.
  @Test(arguments: moods) func joiningInProgress(_ mood: SoundMood) {
    var one = SoundBed(seed: 99, mood: mood)
    let fromTheStart = one.fill(frames: 152_000, at: 0)
    var two = SoundBed(seed: 99, mood: mood)
    let joined = two.fill(frames: 1_000, at: 150_123)
    #expect(joined == Array(fromTheStart[300_246..<302_246]))
  }

  @Test func seedsAndMoodsDiffer() {
    var sounds: Set<[Int16]> = []
    for mood in Self.moods {
      for seed in [UInt64(1), 2] {
        var bed = SoundBed(seed: seed, mood: mood)
        sounds.insert(bed.fill(frames: 4_800, at: 480_000))
      }
    }
    #expect(sounds.count == 2 * Self.moods.count)
  }

  /// Quiet over a quarter of a second here and there in two minutes, not silent, and nowhere near clipping.
  @Test(arguments: moods) func levels(_ mood: SoundMood) {
    for seed in [UInt64(3), 0xdead_beef] {
      var bed = SoundBed(seed: seed, mood: mood)
      var loudest = 0.0
      var quietest = 1.0
      var peak: Int16 = 0
      for window in 1..<9 {
        let samples = bed.fill(frames: 12_000, at: Int64(window) * 690_000)
        let level = Signal.rootMeanSquare(samples)
        loudest = max(loudest, level)
        quietest = min(quietest, level)
        peak = max(peak, samples.map { $0.magnitude > 32_767 ? 32_767 : abs($0) }.max() ?? 0)
      }
      #expect(loudest <= 0.0501, "-26 dBFS")
      #expect(quietest >= 0.002, "-54 dBFS")
      #expect(peak < 8_192, "-12 dBFS")
    }
  }

  /// No step between two samples that isn't the noise itself.
  @Test(arguments: moods) func noClicks(_ mood: SoundMood) {
    var bed = SoundBed(seed: 5, mood: mood)
    let samples = bed.fill(frames: 48_000 * 2, at: 48_000 * 11)
    var steepest = 0
    for index in 2..<samples.count {
      steepest = max(steepest, abs(Int(samples[index]) - Int(samples[index - 2])))
    }
    // Hiss of rain steps most: 0.014 of full scale every 4 frames.
    #expect(steepest < 700)
  }

  @Test func theBeginningFadesIn() {
    var bed = SoundBed(seed: 1, mood: .parlour)
    let samples = bed.fill(frames: 96_000, at: -24_000)
    #expect(samples[..<48_000].allSatisfy { $0 == 0 })
    #expect(Signal.rootMeanSquare(Array(samples[48_000..<50_000])) < 0.001)
    #expect(Signal.rootMeanSquare(Array(samples[180_000...])) > 0.003)
  }

  @Test(arguments: [0, -1, Int.min]) func noFrames(_ frames: Int) {
    var bed = SoundBed(seed: 1, mood: .sea)
    #expect(bed.fill(frames: frames, at: 0).isEmpty)
  }

  @Test(arguments: [Int64.min, Int64.max - 20_000, 1 << 50]) func farPositions(_ position: Int64) {
    var bed = SoundBed(seed: 1, mood: .whimsy)
    #expect(bed.fill(frames: 1_000, at: position).count == 2_000)
  }
}
