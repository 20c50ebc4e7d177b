/// One measured figure and what it is held against.
struct Figure {
  /// What must not be exceeded.
  enum Goal {
    /// Of the value, in its unit.
    case value(Double)
    /// Of the value over the yardstick.
    case ratio(Double)
  }

  /// Something measured in the same run, mostly in turns with the figure: figures of two machines,
  /// or of a busy and an idle one, can be compared by their ratios.
  struct Yardstick {
    var name: String
    /// In the figure's unit.
    var value: Double
  }

  var name: String
  var value: Double
  var unit: String
  var yardstick: Yardstick
  /// Nil where the figure only explains another.
  var goal: Goal?

  var ratio: Double { yardstick.value > 0 ? value / yardstick.value : .infinity }

  /// Nil without a goal.
  var isMet: Bool? {
    switch goal {
    case .value(let limit): value <= limit
    case .ratio(let limit): ratio <= limit
    case nil: nil
    }
  }

  var goalText: String {
    switch goal {
    case .value(let limit): "≤ \(short(limit)) \(unit)"
    case .ratio(let limit): "≤ \(short(limit)) ×"
    case nil: ""
    }
  }
}

/// As the JSON file has it.
extension Figure: Encodable {
  private enum Key: String, CodingKey { case name, value, unit, yardstick, ratio, goal, met }
  private enum YardstickKey: String, CodingKey { case name, value, unit }
  private enum GoalKey: String, CodingKey { case value, ratio }

  func encode(to encoder: any Encoder) throws {
    var figure = encoder.container(keyedBy: Key.self)
    try figure.encode(name, forKey: .name)
    try figure.encode(rounded(value), forKey: .value)
    try figure.encode(unit, forKey: .unit)
    var stick = figure.nestedContainer(keyedBy: YardstickKey.self, forKey: .yardstick)
    try stick.encode(yardstick.name, forKey: .name)
    try stick.encode(rounded(yardstick.value), forKey: .value)
    try stick.encode(unit, forKey: .unit)
    try figure.encode(rounded(ratio), forKey: .ratio)
    switch goal {
    case .value(let limit):
      var goal = figure.nestedContainer(keyedBy: GoalKey.self, forKey: .goal)
      try goal.encode(limit, forKey: .value)
    case .ratio(let limit):
      var goal = figure.nestedContainer(keyedBy: GoalKey.self, forKey: .goal)
      try goal.encode(limit, forKey: .ratio)
    case nil: try figure.encodeNil(forKey: .goal)
    }
    try figure.encode(isMet, forKey: .met)
  }

  /// To six digits after the point; JSON knows no infinity.
  private func rounded(_ number: Double) -> Double {
    number.isFinite ? (number * 1e6).rounded() / 1e6 : -1
  }
}

/// A number with three digits that mean something.
func short(_ number: Double) -> String {
  guard number.isFinite else { return "∞" }
  let size = abs(number)
  let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let whole = Int64((size * scale).rounded())
  var text = String(whole)
  if digits > 0 {
    text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let point = text.index(text.endIndex, offsetBy: -digits)
    text = text[..<point] + "." + text[point...]
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return (number < 0 && whole > 0 ? "-" : "") + text
}
