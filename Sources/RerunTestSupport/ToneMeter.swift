public import Foundation

/// When pure tones sound in a recording of 48 000 stereo samples a second; left is measured.
public struct ToneMeter: Sendable {
  public static let samplesPerSecond = 48_000
  /// From one measurement to the next, in milliseconds; each looks at twice as much.
  public static let step = 5

  /// The left channel, full scale being 1.
  private let samples: [Double]

  /// - Parameter interleaved: Left and right in turn.
  public init(_ interleaved: [Int16]) {
    samples = stride(from: 0, to: interleaved.count, by: 2).map {
      Double(interleaved[$0]) / 32_767
    }
  }

  /// - Parameter raw: Signed 16-bit little-endian samples, left and right in turn.
  public init(raw: Data) {
    let bytes = [UInt8](raw)
    self.init(
      stride(from: 0, to: bytes.count / 4 * 4, by: 2).map {
        Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
      }
    )
  }

  public var milliseconds: Int { samples.count * 1000 / Self.samplesPerSecond }

  /// The amplitude of one tone, every `step` milliseconds.
  ///
  /// - Parameter window: What each value looks at, in milliseconds: tones nearer than 2 000 / window
  ///   hertz to each other aren't told apart.
  public func levels(of hertz: Double, window: Int = 2 * step) -> [Double] {
    let size = window * Self.samplesPerSecond / 1000
    let hop = Self.step * Self.samplesPerSecond / 1000
    guard samples.count >= size else { return [] }
    let bell = (0..<size).map { 0.5 - 0.5 * cos(2 * .pi * Double($0) / Double(size)) }
    let coefficient = 2 * cos(2 * .pi * hertz / Double(Self.samplesPerSecond))
    return stride(from: 0, through: samples.count - size, by: hop).map { start in
      // Goertzel's filter.
      var last = 0.0
      var before = 0.0
      for index in 0..<size {
        let value = samples[start + index] * bell[index] + coefficient * last - before
        before = last
        last = value
      }
      let power = last * last + before * before - coefficient * last * before
      // The bell halves the sum.
      return max(0, power).squareRoot() * 4 / Double(size)
    }
  }

  /// When a tone is louder than `level`, in milliseconds from the beginning.
  public func spans(of hertz: Double, above level: Double, window: Int = 2 * step) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for (index, value) in levels(of: hertz, window: window).enumerated() where value > level {
      let time = index * Self.step
      if let last = spans.last, last.upperBound == time {
        spans[spans.count - 1] = last.lowerBound..<(time + Self.step)
      } else {
        spans.append(time..<(time + Self.step))
      }
    }
    return spans
  }

  /// How long two tones sound at once, in milliseconds.
  public func overlap(of first: Double, _ second: Double, above level: Double) -> Int {
    zip(levels(of: first), levels(of: second)).count { $0 > level && $1 > level } * Self.step
  }

  /// The loudest sample, full scale being 1.
  public var peak: Double { samples.reduce(0) { max($0, abs($1)) } }
}
