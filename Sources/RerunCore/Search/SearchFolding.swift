/// Titles and names as a viewer types them with a remote: small letters without accents, digits,
/// one space between words.
///
/// An index and a query fold alike, so "amelie" finds "Amélie" and "mash" finds "M*A*S*H".
struct SearchFolding: Sendable {
  /// Whether German articles are passed over at a title's beginning as English ones are.
  var isGerman: Bool
  /// What letters outside of ASCII become: looking a name up for each would be most of the work.
  private var known: [Unicode.Scalar: String] = [:]

  init(isGerman: Bool) { self.isGerman = isGerman }

  /// The forms under which a text is found, the first one plain; the second, if there is one, has
  /// umlauts written out ("mueller" beside "muller").
  mutating func forms(of text: String) -> [String] {
    let plain = folded(text, writesUmlautsOut: false)
    guard text.unicodeScalars.contains(where: { Self.umlauts[$0] != nil }) else { return [plain] }
    return [plain, folded(text, writesUmlautsOut: true)]
  }

  /// The text without a leading article; one that is nothing else keeps it.
  func withoutArticle(_ folded: String) -> String {
    guard let space = folded.firstIndex(of: " ") else { return folded }
    let first = folded[..<space]
    let isArticle =
      Self.englishArticles.contains(first) || isGerman && Self.germanArticles.contains(first)
    return isArticle ? String(folded[folded.index(after: space)...]) : folded
  }

  mutating func folded(_ text: String, writesUmlautsOut: Bool) -> String {
    var result = String.UnicodeScalarView()
    var isWordOpen = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if writesUmlautsOut, let letters = Self.umlauts[scalar] {
        result.append(contentsOf: letters.unicodeScalars)
        isWordOpen = true
      } else if let letters = letters(for: scalar) {
        result.append(contentsOf: letters.unicodeScalars)
        isWordOpen = isWordOpen || !letters.isEmpty
      } else if Self.joins(scalars, at: index) {
        continue
      } else if isWordOpen {
        result.append(" ")
        isWordOpen = false
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Nil for what separates words; empty for a mark that belongs to the letter before it.
  private mutating func letters(for scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9": return String(scalar)
      case "A"..."Z": return scalar.properties.lowercaseMapping
      default: return nil
      }
    }
    if let letters = known[scalar] { return letters }
    guard let letters = Self.look(up: scalar) else { return nil }
    known[scalar] = letters
    return letters
  }

  private static func look(up scalar: Unicode.Scalar) -> String? {
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark { return "" }
    guard properties.isAlphabetic || properties.numericType != nil else { return nil }
    let small = properties.lowercaseMapping
    guard small.unicodeScalars.count == 1, let letter = small.unicodeScalars.first else {
      // "İ" becomes two scalars, of which one is a mark.
      return String(
        small.unicodeScalars.prefix { $0.properties.generalCategory != .nonspacingMark }
      )
    }
    return special[letter] ?? base(of: letter) ?? small
  }

  /// "LATIN SMALL LETTER E WITH ACUTE" is an e; the Unicode names are the one table of this at hand.
  private static func base(of letter: Unicode.Scalar) -> String? {
    guard let name = letter.properties.name, name.hasPrefix("LATIN SMALL LETTER ") else {
      return nil
    }
    let words = name.split(separator: " ")
    guard words.count > 4, words[4] == "WITH", words[3].utf8.count == 1 else { return nil }
    return words[3].lowercased()
  }

  /// Marks inside a word that are not typed: "Ocean's" is "oceans", "U.N.C.L.E." is "uncle".
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      scalars.indices.contains(place) && scalars[place].properties.isAlphabetic
    }
    switch scalars[index] {
    case "'", "\u{2019}", "\u{02BC}": return isLetter(index - 1) && isLetter(index + 1)
    case ".", "*":
      // Between single letters only: "Mr.Robot" is two words.
      let isSingle = isLetter(index - 1) && !isLetter(index - 2)
      return isSingle && (!isLetter(index + 1) || !isLetter(index + 2))
        && (isLetter(index + 1) || isAbbreviation(scalars, at: index))
    default: return false
    }
  }

  /// Whether the dot at `index` ends a word such as "S.W.A.T.".
  private static func isAbbreviation(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    index >= 3 && scalars[index - 2] == scalars[index]
  }

  private static let umlauts: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "ae", "Ö": "oe", "Ü": "ue",
  ]
  /// Letters whose names don't say what they are typed as.
  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ŋ": "n", "ё": "е",
    "й": "и", "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ς": "σ",
  ]
  private static let englishArticles: Set<Substring> = ["the", "a", "an"]
  private static let germanArticles: Set<Substring> = ["der", "die", "das", "ein", "eine"]
}
