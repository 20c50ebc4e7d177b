extension SeriesCard {
  /// The synopses of all episodes, in airing order: an episode's own story if the card has one,
  /// else an opening and an outcome.
  ///
  /// An opening that shares a word with the title goes with it, as far as that goes round; the
  /// others take turns. No pair comes twice as long as there are enough, and no outcome follows
  /// itself.
  func synopses() -> [String] {
    let titles = seasons.flatMap { $0 }
    guard !openings.isEmpty, !outcomes.isEmpty else { return titles.map { _ in about } }
    let stories = storiesByIndex()
    let choices = chosenOpenings(for: titles, besides: stories)

    var unused = openings.map { _ in Set(outcomes.indices) }
    var previous = -1
    return titles.indices.map { index in
      if let story = stories[index] { return story }
      let opening = choices[index]
      // Each time round the openings, start one outcome further on.
      let start = opening + index / openings.count
      let order = outcomes.indices.map { ($0 + start) % outcomes.count }
      let fresh = order.filter { unused[opening].contains($0) }
      let outcome = fresh.first { $0 != previous } ?? fresh.first ?? order[0]
      unused[opening].remove(outcome)
      previous = outcome
      return filled(openings[opening], with: titles[index]) + " " + outcomes[outcome]
    }
  }

  private func storiesByIndex() -> [Int: String] {
    var found: [Int: String] = [:]
    var index = 0
    for (season, titles) in seasons.enumerated() {
      for episode in titles.indices {
        let key = "\(season + 1)x\(episode < 9 ? "0" : "")\(episode + 1)"
        if let story = stories[key] { found[index] = story }
        index += 1
      }
    }
    return found
  }

  /// An opening for each title, each used at most as often as there are outcomes, if possible.
  private func chosenOpenings(for titles: [String], besides stories: [Int: String]) -> [Int] {
    var openingsByWord: [Substring: [Int]] = [:]
    for (index, opening) in openings.enumerated() {
      for word in Self.tellingWords(in: opening) { openingsByWord[word, default: []].append(index) }
    }
    var uses = openings.map { _ in 0 }
    var choices: [Int?] = titles.map { _ in nil }
    for (index, title) in titles.enumerated() where stories[index] == nil {
      let matches = Self.tellingWords(in: title).flatMap { openingsByWord[$0] ?? [] }
        .filter { uses[$0] < outcomes.count }
      guard let match = matches.min(by: { uses[$0] < uses[$1] }) else { continue }
      choices[index] = match
      uses[match] += 1
    }
    var last = openings.count - 1
    return titles.indices.map { index in
      if let match = choices[index] {
        last = match
        return match
      }
      let turns = (1...openings.count).map { (last + $0) % openings.count }
      // Not that of the episode before or after.
      let next = index + 1 < titles.count ? choices[index + 1] : nil
      let apart = turns.filter { $0 != last && $0 != next }
      let choice = apart.min { uses[$0] < uses[$1] } ?? turns[0]
      if stories[index] == nil { uses[choice] += 1 }
      last = choice
      return choice
    }
  }

  /// The words of four letters and more, in small letters, that say what something is about.
  private static func tellingWords(in text: String) -> [Substring] {
    text.lowercased().utf8.split { !isWord($0) }
      .filter { $0.count >= 4 }
      .map { Substring($0) }
      .filter { !commonWords.contains($0) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
  }

  private static let commonWords: Set<Substring> = [
    "about", "again", "another", "been", "does", "even", "every", "first", "from", "have", "into",
    "last", "long", "more", "nobody", "other", "over", "second", "somebody", "that", "their",
    "them", "there", "they", "this", "time", "what", "when", "which", "with", "wrong",
  ]

  private func filled(_ pattern: String, with title: String) -> String {
    guard let brace = pattern.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = pattern.utf8[brace...].firstIndex(of: UInt8(ascii: "}"))
    else { return pattern }
    let whole = pattern[brace...close] == "{t}"
    let head = pattern[..<brace]
    let tail = pattern[pattern.index(after: close)...]
    return "\(head)\(whole ? title : CardText.inSentence(title))\(tail)"
  }
}
