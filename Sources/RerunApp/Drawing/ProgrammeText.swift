public import RerunCore

/// What the screens call a programme.
extension Item {
  /// The name in the grid: a film's title, an episode's show.
  public var displayTitle: String {
    if kind == .episode, !showTitle.isEmpty { return showTitle }
    // Never nothing at all: a blank line says less than a number does.
    return [title, details.url.lastPathPart, episodeCode, id].first { !$0.isEmpty } ?? id
  }

  /// "S02E05 · The Weekend Guest" for episodes, "1974 · Directed by Ida Marchetti" for films, what is
  /// known of it otherwise; may be empty.
  public func subtitle(_ words: Wording) -> String {
    switch kind {
    case .episode:
      let code = episodeCode
      let name = title.utf8.elementsEqual(showTitle.utf8) ? "" : title
      return [code, name].joined(apartBy: " · ")
    case .movie:
      var parts: [String] = []
      if let year { parts.append("\(year)") }
      if let director = directors.first(where: { !$0.isEmpty }) {
        parts.append(words.directed(by: director))
      } else if !edition.isEmpty {
        parts.append(edition)
      }
      return parts.joined(apartBy: " · ")
    }
  }

  /// "S02E05", or what of it is known.
  public var episodeCode: String {
    func two(_ n: Int64) -> String { n < 10 && n >= 0 ? "0\(n)" : "\(n)" }
    return (season.map { "S\(two($0))" } ?? "") + (episode.map { "E\(two($0))" } ?? "")
  }
}

extension Wording {
  public func directed(by name: String) -> String {
    pick("Directed by \(name.isolated)", "Regie: \(name.isolated)")
  }
}

extension String {
  /// What stands after the last slash, without its extension.
  fileprivate var lastPathPart: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
