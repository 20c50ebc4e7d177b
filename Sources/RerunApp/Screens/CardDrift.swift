/// How a card that stands for long moves about, so that it does not burn into the screen.
enum CardDrift {
  /// The offset in stage pixels in the given minute: at home in the first, then around it.
  static func offset(minute: Int) -> (dx: Double, dy: Double) {
    let steps: [(Double, Double)] = [
      (0, 0), (24, 0), (24, 24), (0, 24), (-24, 24), (-24, 0), (-24, -24), (0, -24), (24, -24),
    ]
    return steps[(minute % steps.count + steps.count) % steps.count]
  }
}
