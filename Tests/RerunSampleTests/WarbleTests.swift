import Testing

@testable import RerunSample

@Suite struct WarbleTests {
  private static let second = 48_000

  private func second(_ index: Int64) -> [Int16] {
    Warble().samples(frames: Self.second, at: index * Int64(Self.second))
  }

  @Test func itBuzzesAt60Hertz() {
    let left = Signal.left(second(10))
    // Sixty and its harmonics stand out of what lies between them.
    for harmonic in [1, 2, 3, 5, 7] {
      let hertz = 60 * Double(harmonic)
      // Swaying by up to a hertz a harmonic: the strongest of its neighbourhood counts.
      let reach = stride(from: -Double(harmonic), through: Double(harmonic), by: 1)
      let peak = reach.map { Signal.power(of: hertz + $0, in: left) }.max() ?? 0
      #expect(peak > 50 * Signal.power(of: hertz + 28, in: left), "harmonic \(harmonic)")
    }
  }

  @Test func itIsVeryLow() {
    for index in [1, 7, 60, 3600] as [Int64] {
      let level = Signal.rootMeanSquare(second(index))
      #expect((0.01...0.05).contains(level), "second \(index): \(level)")
    }
  }

  /// The pitch sways: at some moments the tone is below sixty, at others above.
  @Test func itWarbles() {
    // Two seconds of a sway of 1.8 s; turns of the tone counted in quarters of a second.
    let frames = Signal.left(Warble().samples(frames: 2 * Self.second, at: 480_000))
    let pitches = (0..<8).map { quarter -> Double in
      let part = Array(frames[(quarter * 12_000)..<((quarter + 1) * 12_000)])
      let candidates = stride(from: 57.0, through: 63, by: 0.25)
      return candidates.max {
        Signal.power(of: $0 * 3, in: part) < Signal.power(of: $1 * 3, in: part)
      } ?? 0
    }
    let (low, high) = (pitches.min() ?? 0, pitches.max() ?? 0)
    #expect(high - low > 1 && high - low < 3, "\(pitches)")
  }

  @Test func chunksMeetWithoutASeam() {
    let warble = Warble()
    let whole = warble.samples(frames: 5000, at: 123_456)
    var parts: [Int16] = []
    var position: Int64 = 123_456
    for length in [1, 63, 64, 1000, 3872] {
      parts += warble.samples(frames: length, at: position)
      position += Int64(length)
    }
    #expect(parts == whole)
    #expect(warble.samples(frames: 5000, at: 123_456) == whole)
  }

  @Test func theBeginningDoesNotClick() {
    let samples = Warble().samples(frames: 200, at: -100)
    #expect(samples.prefix(200).allSatisfy { $0 == 0 })
    #expect(samples.allSatisfy { abs(Int($0)) < 40 })
    #expect(Warble().samples(frames: 0, at: 0) == [])
    #expect(Warble().samples(frames: -5, at: 0) == [])
  }
}
