/// Where a line may end.
enum LineBreaks {
  /// Text that stays on one line.
  struct Segment: Equatable {
    /// With the spaces behind it.
    var text: String
    /// Whether a line break follows in the text itself.
    var endsLine = false
  }

  static func segments(of text: String) -> [Segment] {
    var segments: [Segment] = []
    var current = ""
    var previous: Character?
    for character in text {
      if character.isNewline {
        segments.append(Segment(text: current, endsLine: true))
        current = ""
        previous = nil
        continue
      }
      if let before = previous, mayBreak(between: before, and: character) {
        segments.append(Segment(text: current))
        current = ""
      }
      current.append(character)
      previous = character
    }
    if !current.isEmpty { segments.append(Segment(text: current)) }
    return segments
  }

  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if neverAtStart.contains(after) || neverAtEnd.contains(before) { return false }
    if isIdeographic(before) || isIdeographic(after) { return true }
    return hyphens.contains(before) && after.isLetter
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
  }

  /// Chinese and Japanese, not Korean: that is written with spaces and reads better kept whole.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x2E80...0x312F, 0x31A0...0x31FF, 0x3200...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF9F, 0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }

  private static let hyphens: Set<Character> = ["-", "‐", "–", "—", "/"]

  /// Closing brackets, stops, small kana and marks that belong to what is before them.
  private static let neverAtStart = Set<Character>(
    "、。，．・：；！？‼⁇」』）】〉》〕〗〙〟ー〜～々ゝゞヽヾ…‥’”,.:;!?)]}%°"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
  )

  private static let neverAtEnd = Set<Character>("「『（【〈《〔〖〘〝‘“([{")
}
