/// Buttons or chips side by side: which of them fit, with the focused one among them.
struct ControlRow: Sendable, Hashable {
  var widths: [Double]
  var gap: Double
  var available: Double

  /// The controls to draw: from the first where the focused one still fits, as many as fit.
  ///
  /// A single control wider than what is available is drawn all the same.
  func visible(focus: Int) -> Range<Int> {
    guard !widths.isEmpty else { return 0..<0 }
    let focus = max(0, min(widths.count - 1, focus))
    var first = 0
    while first < focus, length(first...focus) > available { first += 1 }
    var end = focus + 1
    while end < widths.count, length(first...end) <= available { end += 1 }
    return first..<end
  }

  /// Where the controls of `range` stand, from `x`.
  func positions(of range: Range<Int>, from x: Double) -> [Double] {
    var left = x
    return range.map { index in
      defer { left += widths[index] + gap }
      return left
    }
  }

  private func length(_ range: ClosedRange<Int>) -> Double {
    widths[range].reduce(0, +) + gap * Double(range.count - 1)
  }
}
