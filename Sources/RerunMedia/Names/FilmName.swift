/// What the name of a film's file or folder says, without its extension.
///
/// Source: the naming rules of Plex ("Film (1987) {edition-Director's Cut}"), Jellyfin
/// ("Film (1987) - 1080p", "[imdbid-tt0000000]") and Kodi ("Film.1987").
struct FilmName: Hashable {
  var title: String
  var year: Int64?
  var edition: String

  /// - Parameter latestYear: A bare number above it is part of the title ("Blade Runner 2049").
  init(_ name: String, latestYear: Int64) {
    let brackets = Brackets(Array(name.utf8))
    let text = brackets.rest
    let isDotted = !text.contains(0x20)
    let found =
      Self.yearInParentheses(text) ?? Self.bareYear(text, isDotted: isDotted, latest: latestYear)
    edition = brackets.edition

    if let found {
      title = NameText.title(text[..<found.range.lowerBound])
      year = found.year
      let rest = Array(text[found.range.upperBound...])
      if edition.isEmpty { edition = Self.edition(afterTitle: rest) }
    } else {
      let end = isDotted ? ReleaseWords.titleEnd(in: text) : text.count
      title = NameText.title(text[..<end])
      if edition.isEmpty, end < text.count {
        edition = Self.edition(afterTitle: Array(text[end...]))
      }
    }
    if title.isEmpty { title = NameText.title(text[...]) }
  }

  /// The edition that `name` says after the title of its film's folder.
  ///
  /// So "Extended" for "Film - Extended" in "Film (1987)". Nil if the name doesn't begin so.
  static func label(in name: String, after title: String) -> String? {
    let brackets = Brackets(Array(name.utf8))
    let key = Array(NameText.matchingKey(title).utf8)
    guard !key.isEmpty else { return nil }
    var matched = 0
    for (index, byte) in NameText.lowered(brackets.rest).enumerated() where NameText.isWord(byte) {
      guard byte == key[matched] else { return nil }
      matched += 1
      if matched == key.count {
        let rest = Array(brackets.rest[(index + 1)...])
        if let next = rest.first, NameText.isWord(next) { return nil }
        return brackets.edition.isEmpty ? edition(afterTitle: rest) : brackets.edition
      }
    }
    return nil
  }

  /// The last "(1987)" that isn't the whole name.
  private static func yearInParentheses(_ text: [UInt8]) -> (year: Int64, range: Range<Int>)? {
    var index = text.count - 6
    while index > 0 {
      if text[index] == UInt8(ascii: "("), text[index + 5] == UInt8(ascii: ")"),
        let year = NameText.number(text[(index + 1)..<(index + 5)]), (1_870...2_199).contains(year)
      {
        return (year, index..<(index + 6))
      }
      index -= 1
    }
    return nil
  }

  /// A year that stands as a word of its own, but not first; in a name written with spaces only
  /// where a release word follows, for "Wonder Woman 1984" ends in its title.
  private static func bareYear(
    _ text: [UInt8],
    isDotted: Bool,
    latest: Int64
  ) -> (year: Int64, range: Range<Int>)? {
    let words = NameText.words(text)
    for (place, entry) in words.enumerated().reversed() where place > 0 {
      guard entry.range.count == 4, let year = NameText.number(text[entry.range]),
        (1_900...latest).contains(year)
      else { continue }
      let next = place + 1 < words.count ? words[place + 1].word : nil
      let isFollowedByRelease = next.map(ReleaseWords.copies.contains) ?? false
      if isDotted || isFollowedByRelease { return (year, entry.range) }
    }
    return nil
  }

  /// What the part after title and year says of the edition.
  private static func edition(afterTitle rest: [UInt8]) -> String {
    let words = NameText.words(rest)
    guard !words.isEmpty else { return "" }
    let isLabel = NameText.lowered(rest).starts(with: Array(" - ".utf8))
    if isLabel {
      if words.allSatisfy({ ReleaseWords.copies.contains($0.word) }) { return "" }
      // "Director's Cut 1080p": the label ends where how it was made begins.
      let end = words.first { ReleaseWords.ending.contains($0.word) }?.range.lowerBound
      let label = NameText.title(rest[..<(end ?? rest.count)])
      if !label.isEmpty { return label }
    }
    let plain = words.map(\.word)
    for edition in ReleaseWords.editions {
      for start in plain.indices
      where plain[start...].starts(with: edition.phrase) {
        return edition.name
      }
    }
    return ""
  }
}
