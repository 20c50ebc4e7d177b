/// What the name of an episode's file says, without its extension.
struct EpisodeName: Hashable {
  /// What stands before the marker, as a show's name; empty if nothing does.
  var show: FilmName?
  /// Nil where only an episode's number stands in the name.
  var season: Int64?
  /// The first and last of the file's episodes; nil where a series' file has no number.
  var episodes: ClosedRange<Int64>?
  /// `2011-11-15` for an episode named by its date, else empty.
  var date = ""
  /// What stands after the marker; empty if nothing does.
  var title = ""

  /// - Parameters:
  ///   - season: The season of the folder the file is in; a bare "101" is then read as its first.
  ///   - isInSeries: Whether the folder is known to hold a series: then a plain number counts, and
  ///     a name without any is an episode nonetheless.
  /// - Returns: Nil if nothing says that this is an episode.
  init?(_ name: String, season folderSeason: Int64?, isInSeries: Bool, latestYear: Int64) {
    let text = Brackets(Array(name.utf8)).rest
    let lower = NameText.lowered(text)
    var marker = EpisodeMarker.find(in: lower)
    if marker == nil, isInSeries {
      marker = EpisodeMarker.findPlainNumber(in: lower, season: folderSeason)
    }
    // "10x10 (2018)" is a film: a marker at the very beginning needs a series around it.
    if let found = marker, found.isCrossed, found.range.lowerBound == 0, !isInSeries,
      FilmName(name, latestYear: latestYear).year != nil
    {
      marker = nil
    }
    guard let marker else {
      guard isInSeries else { return nil }
      title = FilmName(name, latestYear: latestYear).title
      return
    }
    season = marker.season
    episodes = marker.episodes
    date = marker.date
    let before = NameText.trimmed(text[..<marker.range.lowerBound])
    if !before.isEmpty {
      show = FilmName(String(decoding: before, as: UTF8.self), latestYear: latestYear)
    }
    title = Self.title(Array(text[marker.range.upperBound...]))
  }

  private static func title(_ rest: [UInt8]) -> String {
    // A name written with spaces may still end in " - 1080p" or " 720p HDTV x264".
    let words = NameText.words(rest)
    let end = words.first { ReleaseWords.ending.contains($0.word) }?.range.lowerBound ?? rest.count
    return NameText.title(rest[..<end])
  }
}
