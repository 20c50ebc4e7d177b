/// How long to wait before a stream is tried again.
enum RetryDelay {
  /// 1, 2, 4, 8 … seconds, at most a minute, a fifth more or less, and never under a second: kiosks
  /// that lost the same server don't come back to it all at once.
  ///
  /// - Parameters:
  ///   - retries: How often it was tried already.
  ///   - seed: Of this kiosk.
  static func milliseconds(after retries: Int, ticket: Int, seed: UInt64) -> Int64 {
    let plain = min(60_000, Int64(1000) << min(max(0, retries), 6))
    let dice = mixed(
      seed &+ UInt64(truncatingIfNeeded: ticket) &* 0x9e37_79b9_7f4a_7c15
        &+ UInt64(truncatingIfNeeded: retries)
    )
    let perMille = 800 + Int64(dice % 401)
    return max(1000, plain * perMille / 1000)
  }

  /// The first output of SplitMix64 from the state `seed`.
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var z = seed &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
