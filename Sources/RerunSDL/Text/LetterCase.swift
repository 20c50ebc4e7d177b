/// Upper case as titles want it.
enum LetterCase {
  /// `text` with Latin, Greek and Cyrillic letters upper-cased; others have no case, or one that
  /// nobody uses for titles (Georgian).
  static func upper(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      switch character.unicodeScalars.first.flatMap(Script.init) {
      case .latin, .greek, .cyrillic: result += character.uppercased()
      default: result.append(character)
      }
    }
    return result
  }
}
