/// The generator behind every scattered detail: the same seed paints the same picture anywhere.
///
/// Marsaglia's 32-bit xorshift (13, 17, 5). Draws are taken in a fixed order, so a painter must not
/// reorder, skip or repeat a call.
struct XorShift {
  private var state: UInt32

  init(seed: UInt32) { state = seed == 0 ? 1 : seed }

  /// From 0 up to, not including, 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Double(state) / 4_294_967_296
  }

  /// One of `choices`, which must not be empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(next() * Double(choices.count))]
  }
}
