/// The part of a name that numbers an episode: `S01E02`, `S01E01-E02`, `1x02`, `2011-11-15`.
struct EpisodeMarker: Hashable {
  var range: Range<Int>
  var season: Int64?
  var episodes: ClosedRange<Int64>?
  var date = ""
  /// Whether it is written `1x02`.
  var isCrossed = false

  /// Finds the first marker of the strongest kind in `name`, which is lower-cased.
  static func find(in name: [UInt8]) -> EpisodeMarker? {
    first(in: name, seasonAndEpisode) ?? first(in: name, crossed) ?? first(in: name, spelled)
      ?? first(in: name, dated)
  }

  private static func first(
    in name: [UInt8],
    _ read: (inout NameCursor) -> EpisodeMarker?
  ) -> EpisodeMarker? {
    for start in name.indices {
      guard start == 0 || !NameText.isWord(name[start - 1]) else { continue }
      var cursor = NameCursor(name, at: start)
      if var marker = read(&cursor) {
        marker.range = start..<cursor.index
        return marker
      }
    }
    return nil
  }

  /// `s01e02`, `s01.e02`, `s01e01e02`, `s01e01-e02`, `s01e01-02`, `s01e01-s01e02`.
  private static func seasonAndEpisode(_ cursor: inout NameCursor) -> EpisodeMarker? {
    guard cursor.take("s"), let season = cursor.number(upTo: 4) else { return nil }
    cursor.skipSeparators()
    guard cursor.take("ep") || cursor.take("e"), let first = cursor.number(upTo: 4) else {
      return nil
    }
    var last = first
    while true {
      let place = cursor.index
      let isDashed = cursor.skipSeparators(and: "&+") == "-"
      let season2 = cursor.index
      if cursor.take("s"), cursor.number(upTo: 4) == season {
        cursor.skipSeparators()
      } else {
        cursor.index = season2
      }
      guard cursor.take("e") || (isDashed && cursor.index == place + 1),
        let next = cursor.number(upTo: 4), !cursor.isInWord, next > last
      else {
        cursor.index = place
        break
      }
      last = next
    }
    return cursor.isInWord ? nil : marker(season, first...last)
  }

  /// `1x02`, `1x02-03`, `1x02-1x03`; not `1920x1080`.
  private static func crossed(_ cursor: inout NameCursor) -> EpisodeMarker? {
    guard let season = cursor.number(upTo: 2), cursor.take("x"),
      let first = cursor.number(upTo: 3, atLeast: 2)
    else { return nil }
    var last = first
    while true {
      let place = cursor.index
      let isDashed = cursor.take("-")
      let again = cursor.index
      if isDashed, cursor.number(upTo: 2) == season, cursor.take("x") {
      } else {
        cursor.index = again
        if !isDashed, !cursor.take("x") { break }
      }
      guard let next = cursor.number(upTo: 3, atLeast: 2), !cursor.isInWord, next > last else {
        cursor.index = place
        break
      }
      last = next
    }
    guard !cursor.isInWord else { return nil }
    var found = marker(season, first...last)
    found.isCrossed = true
    return found
  }

  /// `season 1 episode 2`.
  private static func spelled(_ cursor: inout NameCursor) -> EpisodeMarker? {
    guard cursor.take("season") else { return nil }
    cursor.skipSeparators()
    guard let season = cursor.number(upTo: 4) else { return nil }
    cursor.skipSeparators(and: ",")
    guard cursor.take("episode") else { return nil }
    cursor.skipSeparators()
    guard let episode = cursor.number(upTo: 4), !cursor.isInWord else { return nil }
    return marker(season, episode...episode)
  }

  /// `2011-11-15`, with dots, underscores or spaces too: season 2011, episode 1115.
  private static func dated(_ cursor: inout NameCursor) -> EpisodeMarker? {
    guard let year = cursor.number(upTo: 4, atLeast: 4), (1_930...2_199).contains(year),
      let separator = cursor.separator(),
      let month = cursor.number(upTo: 2, atLeast: 2), (1...12).contains(month),
      cursor.separator() == separator,
      let day = cursor.number(upTo: 2, atLeast: 2), (1...31).contains(day), !cursor.isInWord
    else { return nil }
    let episode = month * 100 + day
    var found = marker(year, episode...episode)
    found.date = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    return found
  }

  private static func marker(_ season: Int64, _ episodes: ClosedRange<Int64>) -> EpisodeMarker {
    EpisodeMarker(range: 0..<0, season: season, episodes: episodes)
  }

  /// In a series' folder: `e05`, `episode 5`, `05 - title`, `show - 05`, and `105` in season 1.
  static func findPlainNumber(in name: [UInt8], season: Int64?) -> EpisodeMarker? {
    if let found = first(
      in: name,
      { cursor in
        guard cursor.take("episode") || cursor.take("ep") || cursor.take("e") else { return nil }
        cursor.skipSeparators()
        guard let episode = cursor.number(upTo: 4), !cursor.isInWord else { return nil }
        return EpisodeMarker(range: 0..<0, season: nil, episodes: episode...episode)
      }
    ) {
      return found
    }
    // A number that begins the name, or ends it after a dash, and isn't a year.
    for (place, entry) in NameText.words(name).enumerated() {
      guard entry.range.count <= 4, let number = NameText.number(name[entry.range]),
        !(1_900...2_199).contains(number)
      else { continue }
      let before = name[..<entry.range.lowerBound]
      let after = name[entry.range.upperBound...]
      let isAfterDash = before.reversed().starts(with: Array(" - ".utf8))
      guard place == 0 || isAfterDash,
        after.isEmpty || NameText.isSeparator(after.first ?? 0)
      else { continue }
      if let season, season > 0, number / 100 == season, entry.range.count == 3 {
        return EpisodeMarker(
          range: entry.range,
          season: season,
          episodes: (number % 100)...(number % 100)
        )
      }
      return EpisodeMarker(range: entry.range, season: nil, episodes: number...number)
    }
    return nil
  }
}

/// A place in a lower-cased name.
struct NameCursor {
  let name: [UInt8]
  var index: Int

  init(_ name: [UInt8], at index: Int = 0) {
    self.name = name
    self.index = index
  }

  var current: UInt8? { index < name.count ? name[index] : nil }
  /// Whether a letter or digit comes next, so that what was read is only a part of a word.
  var isInWord: Bool { current.map(NameText.isWord) ?? false }
  var isAtEnd: Bool { index == name.count }

  mutating func take(_ text: StaticString) -> Bool {
    let isHere = text.withUTF8Buffer { name[index...].starts(with: $0) }
    if isHere { index += text.utf8CodeUnitCount }
    return isHere
  }

  /// A number of `least` to `most` digits that ends where its digits end; else stays where it is.
  mutating func number(upTo most: Int, atLeast least: Int = 1) -> Int64? {
    let digits = name[index...].prefix { NameText.isDigit($0) }
    guard digits.count >= least, digits.count <= most else { return nil }
    index += digits.count
    return NameText.number(digits)
  }

  mutating func separator() -> UInt8? {
    guard let byte = current, NameText.isSeparator(byte) else { return nil }
    index += 1
    return byte
  }

  /// Skips separators and `others`; returns what was skipped.
  @discardableResult
  mutating func skipSeparators(and others: StaticString = "") -> String {
    let start = index
    while let byte = current,
      NameText.isSeparator(byte) || others.withUTF8Buffer({ $0.contains(byte) })
    {
      index += 1
    }
    return String(decoding: name[start..<index], as: UTF8.self)
  }
}
