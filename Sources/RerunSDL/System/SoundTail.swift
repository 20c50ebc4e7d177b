/// What was queued last, so that a cut can fade it instead of clicking.
///
/// Samples are left and right in turn, 48 000 pairs a second.
struct SoundTail: Sendable {
  /// 20 ms.
  static let rampFrames = 960
  /// Two seconds: more than is ever queued at once.
  private static let limit = 2 * 2 * 48_000

  private var samples: [Int16] = []

  /// - Parameter isQueueEmpty: All that came before has been played.
  mutating func append(_ new: [Int16], isQueueEmpty: Bool) {
    if isQueueEmpty { samples.removeAll(keepingCapacity: true) }
    samples += new
    if samples.count > Self.limit { samples.removeFirst(samples.count - Self.limit) }
  }

  /// Forgets all but a fade-out of what is due next.
  ///
  /// - Parameter remaining: Frames that have not been played.
  /// - Returns: What to play in place of them, at most 20 ms.
  mutating func cut(remaining: Int) -> [Int16] {
    let count = min(max(remaining, 0) * 2, samples.count)
    let next = Array(samples.suffix(count).prefix(2 * Self.rampFrames))
    samples = Self.fadedOut(next)
    return samples
  }

  /// The same, from full to nothing over all of it.
  static func fadedOut(_ samples: [Int16]) -> [Int16] {
    let frames = samples.count / 2
    return samples.indices.map { index in
      Int16(Int(samples[index]) * (frames - 1 - min(index / 2, frames - 1)) / max(frames, 1))
    }
  }

  /// The same, its first 20 ms rising from nothing.
  static func fadedIn(_ samples: [Int16]) -> [Int16] {
    var samples = samples
    let count = min(samples.count, 2 * rampFrames)
    for index in 0..<count {
      samples[index] = Int16(Int(samples[index]) * (index / 2) / rampFrames)
    }
    return samples
  }
}
