/// A name that ends in the number of a part: "Film (1987) - cd1", "Film part2".
struct PartName: Hashable {
  /// What all parts share.
  var base: String
  /// From 1.
  var part: Int
  /// Whether only discs are numbered so; "part 2" may also end a title.
  var isDisc: Bool

  init?(_ stem: String) {
    let text = Array(stem.utf8)
    let lower = NameText.lowered(text)
    let digits = (lower.lastIndex { !NameText.isDigit($0) } ?? -1) + 1
    guard let part = NameText.number(lower[digits...]), (1...99).contains(part) else { return nil }
    let wordEnd = (lower[..<digits].lastIndex { !NameText.isSeparator($0) } ?? -1) + 1
    let wordStart = (lower[..<wordEnd].lastIndex { !NameText.isLetter($0) } ?? -1) + 1
    switch String(decoding: lower[wordStart..<wordEnd], as: UTF8.self) {
    case "cd", "dvd", "disc", "disk": isDisc = true
    case "part", "pt": isDisc = false
    default: return nil
    }
    let base = NameText.trimmed(text[..<wordStart])
    guard wordStart > 0, !base.isEmpty else { return nil }
    self.base = String(decoding: base, as: UTF8.self)
    self.part = Int(part)
  }
}
