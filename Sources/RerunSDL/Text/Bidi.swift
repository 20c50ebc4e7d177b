import CFriBidi

/// The order in which parts of a line stand when right-to-left text is among them.
enum Bidi {
  /// Text of one direction.
  struct Run: Equatable {
    /// In reading order; the shaper turns it round.
    var text: String
    var isRightToLeft: Bool
  }

  /// Whether any of `text` reads from right to left; most doesn't, and then all of this is skipped.
  static func isNeeded(for text: String) -> Bool {
    // All right-to-left letters and all directional marks are three bytes long, or two from D6.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The direction of a whole text, by its first strong character (UAX #9, P2 and P3).
  static func isRightToLeft(_ text: String) -> Bool {
    guard isNeeded(for: text) else { return false }
    var scalars = text.unicodeScalars.map(\.value)
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    fribidi_get_bidi_types(&scalars, count, &types)
    return fribidi_get_par_direction(&types, count) == rightToLeftParagraph
  }

  /// The runs of `text` from left to right as they are seen.
  static func visualRuns(of text: String, isRightToLeft: Bool) -> [Run] {
    guard isRightToLeft || isNeeded(for: text) else {
      return text.isEmpty ? [] : [Run(text: text, isRightToLeft: false)]
    }
    let levels = levels(of: text, isRightToLeft: isRightToLeft)
    // A grapheme stays whole: it goes where its first scalar does.
    var runs: [(text: String, level: Int)] = []
    var index = 0
    for character in text {
      let level = index < levels.count ? levels[index] : 0
      index += character.unicodeScalars.count
      if runs.last?.level == level {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), level))
      }
    }
    // UAX #9, L2: turn round every stretch of a level or higher, from the highest to the lowest odd.
    for level in stride(from: runs.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs.map { Run(text: $0.text, isRightToLeft: $0.level % 2 == 1) }
  }

  private static func levels(of text: String, isRightToLeft: Bool) -> [Int] {
    var scalars = text.unicodeScalars.map(\.value)
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction: FriBidiParType = isRightToLeft ? rightToLeftParagraph : leftToRightParagraph
    fribidi_get_bidi_types(&scalars, count, &types)
    fribidi_get_bracket_types(&scalars, count, &types, &brackets)
    _ = fribidi_get_par_embedding_levels_ex(&types, &brackets, count, &direction, &levels)
    return levels.map(Int.init)
  }

  // Macros of casts, which Swift doesn't import (fribidi-bidi-types.h).
  private static let leftToRightParagraph = FriBidiParType(0x110)
  private static let rightToLeftParagraph = FriBidiParType(0x111)
}
