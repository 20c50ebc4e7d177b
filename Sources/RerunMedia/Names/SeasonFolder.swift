/// A folder's name as that of a season: "Season 01", "S01", "Specials", "Show.S01.720p".
struct SeasonFolder: Hashable {
  /// 0 for specials.
  var season: Int64
  /// What stands before, as the show's name; nil if nothing does.
  var show: FilmName?
  /// Whether the name says nothing but "Specials": then it needs a series around it.
  var isPlainSpecials = false

  init?(_ name: String, latestYear: Int64) {
    let text = Brackets(Array(name.utf8)).rest
    let lower = NameText.lowered(text)
    if ["specials", "special episodes"].contains(String(decoding: lower, as: UTF8.self)) {
      season = 0
      isPlainSpecials = true
      return
    }
    for start in lower.indices {
      guard start == 0 || !NameText.isWord(lower[start - 1]) else { continue }
      var cursor = NameCursor(lower, at: start)
      guard let number = Self.read(&cursor) else { continue }
      season = number
      let before = NameText.trimmed(text[..<start])
      if !before.isEmpty {
        show = FilmName(String(decoding: before, as: UTF8.self), latestYear: latestYear)
      }
      return
    }
    return nil
  }

  private static func read(_ cursor: inout NameCursor) -> Int64? {
    if cursor.take("season") || cursor.take("series") || cursor.take("staffel")
      || cursor.take("saison") || cursor.take("temporada") || cursor.take("stagione")
    {
      cursor.skipSeparators()
    } else if !cursor.take("s") {
      return nil
    }
    // "Show S01E02" is the folder of one episode: a letter follows.
    guard let number = cursor.number(upTo: 4), !cursor.isInWord else { return nil }
    // "Series 7 The Contenders" is a film: only a year, a dash or how it was made may follow.
    let rest = Array(cursor.name[cursor.index...])
    guard let next = NameText.words(rest).first else { return number }
    let isSubtitle = rest.starts(with: Array(" - ".utf8)) || rest.starts(with: Array(" (".utf8))
    return isSubtitle || ReleaseWords.copies.contains(next.word) ? number : nil
  }
}
