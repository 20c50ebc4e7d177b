/// The sound of a scrambled channel: the buzz of a 60 Hz field out of step, very low, swaying slowly
/// in pitch and loudness.
///
/// A sample depends on its position alone, so chunks of any size meet without a seam.
public struct Warble: Sendable {
  /// Frames a second.
  public static let sampleRate = SoundBed.sampleRate
  /// The lowest tone, in hertz.
  public static let buzz = 60.0

  /// Of full scale.
  private static let gain: Float = 0.055
  /// How far the pitch sways, in turns of the tone: with its 0.55 a second, up to 1 Hz.
  private static let sway = 0.29

  /// The buzz is all harmonics: what a television's speaker has of it begins at the third.
  private static let partials: [Float] = (1...24).map { partial in
    let odd: Float = partial % 2 == 1 ? 1 : 0.55
    return odd / Float(partial)
  }

  private let tone = WaveTable(partials: Self.partials)
  private let sine = WaveTable(partials: [1])
  private let toneStep = WaveTable.increment(hertz: Self.buzz)
  private let swayStep = WaveTable.increment(hertz: 0.55)
  private let leftStep = WaveTable.increment(hertz: 0.37)
  private let rightStep = WaveTable.increment(hertz: 0.29)
  private let flutterStep = WaveTable.increment(hertz: 6.5)

  public init() {}

  /// The sound from `position` on.
  ///
  /// - Parameters:
  ///   - frames: How many; none if not positive.
  ///   - position: In frames from the beginning. The first fifth of a second fades in; before the
  ///     beginning there is silence.
  /// - Returns: Left and right in turn.
  public func samples(frames: Int, at position: Int64) -> [Int16] {
    guard frames > 0 else { return [] }
    var samples: [Int16] = []
    samples.reserveCapacity(2 * frames)
    for frame in position..<(position + Int64(frames)) {
      guard frame >= 0 else {
        samples.append(0)
        samples.append(0)
        continue
      }
      let time = UInt64(frame)
      // A phase, bent by a share of a turn: 2⁶⁴ is a whole one.
      let bend = Double(sine.value(at: time &* swayStep)) * Self.sway * 18_446_744_073_709_551_616
      let value = tone.value(at: time &* toneStep &+ UInt64(bitPattern: Int64(bend)))
      let flutter = 1 + 0.18 * sine.value(at: time &* flutterStep)
      let fadeIn = Float(Mathematics.smoothStep(Double(frame) / (0.2 * Double(Self.sampleRate))))
      let level = Self.gain * flutter * fadeIn * value
      let left = level * (0.7 + 0.3 * sine.value(at: time &* leftStep))
      let right = level * (0.7 + 0.3 * sine.value(at: time &* rightStep))
      samples.append(Int16((min(max(left, -1), 1) * 32_767).rounded()))
      samples.append(Int16((min(max(right, -1), 1) * 32_767).rounded()))
    }
    return samples
  }
}
