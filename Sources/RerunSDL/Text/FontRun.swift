/// Text that one font draws in one go.
struct FontRun {
  var text: String
  var file: FontFile
  var script: Script
  var isRightToLeft: Bool

  /// `run` in parts of one font and one script each, in reading order.
  ///
  /// What no font has is left out, and so are control characters.
  static func split(_ run: Bidi.Run, primary: FontFile, book: FontBook) -> [FontRun] {
    var parts: [FontRun] = []
    var script: Script?
    for character in run.text {
      let isSpace = character.isWhitespace
      guard let visible = isSpace ? " " : Self.visible(character) else { continue }
      // A space goes with the word before it, so that a sentence stays one run.
      let current = parts.last?.file
      guard
        let file = isSpace && current?.isColor == false && current?.provides(" ") == true
          ? current : book.font(for: visible, primary: primary)
      else { continue }
      let text = provided(visible, by: file)
      guard !text.isEmpty else { continue }

      let own = visible.unicodeScalars.lazy.compactMap(Script.init).first
      let isSameScript = own == nil || script == nil || script == own || isCJK(script, own)
      if file === current, isSameScript, !file.isColor {
        parts[parts.count - 1].text += text
        if script == nil, let own { parts[parts.count - 1].script = own }
        script = script ?? own
      } else {
        script = own
        parts.append(
          FontRun(
            text: text,
            file: file,
            script: own ?? .latin,
            isRightToLeft: run.isRightToLeft
          )
        )
      }
    }
    return parts
  }

  private static func isCJK(_ a: Script?, _ b: Script?) -> Bool {
    (a == .han || a == .kana) && (b == .han || b == .kana)
  }

  /// `character` without control characters; nil if nothing is left.
  private static func visible(_ character: Character) -> Character? {
    let scalars = character.unicodeScalars
    let keeps = { (scalar: Unicode.Scalar) in
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
        false
      case .format: scalar.value == 0x200C || scalar.value == 0x200D
      default: true
      }
    }
    if scalars.allSatisfy(keeps) {
      return scalars.allSatisfy(FontBook.isIgnorable) ? nil : character
    }
    let kept = String(String.UnicodeScalarView(scalars.filter(keeps)))
    return kept.unicodeScalars.allSatisfy(FontBook.isIgnorable) ? nil : kept.first
  }

  /// What of `character` the font can draw, and the joiners that shaping needs.
  private static func provided(_ character: Character, by file: FontFile) -> String {
    let scalars = character.unicodeScalars
    if scalars.count == 1 { return String(character) }
    return String(
      String.UnicodeScalarView(
        scalars.filter { scalar in
          if scalar.value == 0x200C || scalar.value == 0x200D { return true }
          return !FontBook.isIgnorable(scalar) && file.provides(scalar)
        }
      )
    )
  }
}
