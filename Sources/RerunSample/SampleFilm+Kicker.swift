public import RerunCore

extension SampleFilm {
  /// The small line on the title card at a moment of the programme: opening credits, then reels, and
  /// the end.
  ///
  /// - Parameter second: From the programme's beginning.
  public static func kicker(for item: Item, atSecond second: Seconds) -> String {
    let credits = credits(of: item)
    let hold = item.runtime > 900 ? creditSeconds : creditSeconds / 2
    if item.runtime > 0, second >= item.runtime - hold {
      return item.kind == .movie ? "The end" : "Next time, as usual"
    }
    let index = max(0, second) / hold
    if index < Seconds(credits.count) { return credits[Int(index)] }
    if item.kind == .episode, item.runtime <= 900 { return credits.last ?? presentation }
    // Between the reels, now and then, somebody comes in late and asks who is in it.
    let reel = "Reel \(max(0, second) / reelSeconds + 1)"
    let turn = index % 12
    return turn == 11 ? credits[Int(index / 12) % credits.count] : reel
  }

  private static let presentation = "A Rerun Kiosk presentation"
  private static let creditSeconds: Seconds = 20
  /// A thousand feet of 35 mm film at 24 frames a second.
  private static let reelSeconds: Seconds = 660

  /// Never empty.
  private static func credits(of item: Item) -> [String] {
    var lines: [String] = [presentation]
    if item.kind == .movie {
      if let star = item.actors.first {
        let partner = item.actors.dropFirst().first
        lines.append(partner.map { "\(star) and \($0)" } ?? star)
      }
      let rest = item.actors.dropFirst(2).prefix(3)
      if !rest.isEmpty { lines.append("With " + rest.joined(separator: ", ")) }
      if let year = item.year { lines.append("Released in \(year)") }
    } else {
      if let season = item.season, let episode = item.episode {
        lines.append("Season \(season), episode \(episode)")
      }
      if let host = item.actors.first { lines.append("With " + host) }
    }
    if let director = item.directors.first { lines.append("Directed by " + director) }
    return lines
  }
}
