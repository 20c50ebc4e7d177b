/// Words that say how a file was made, not what is in it.
enum ReleaseWords {
  /// In a name written with dots, the title ends at the first of these.
  static let ending: Set<String> = [
    "480p", "540p", "576p", "576i", "720p", "1080p", "1080i", "1440p", "2160p", "4320p", "uhd",
    "bluray", "bdrip", "brrip", "bdremux", "remux", "dvdrip", "dvd5", "dvd9", "dvdscr", "webrip",
    "webdl", "hdtv", "pdtv", "sdtv", "hdrip", "tvrip", "vhsrip", "x264", "x265", "h264", "h265",
    "hevc", "avc", "av1", "xvid", "divx", "vp9",
  ]

  /// A label made of these alone names a copy, not an edition.
  static let copies: Set<String> = ending.union([
    "4k", "8k", "hd", "sd", "fhd", "hdr", "hdr10", "hdr10plus", "dv", "dovi", "dolby", "vision",
    "sdr", "hlg", "3d", "hsbs", "hou", "sbs", "tab", "10bit", "8bit", "web", "dl", "blu", "ray",
    "bd", "dvd", "vhs", "h", "264", "265", "aac", "ac3", "eac3", "dts", "ma", "x", "truehd",
    "atmos", "flac", "opus", "ddp", "ddp5", "dd5", "5", "1", "7", "2", "0", "proper", "repack",
    "internal", "limited", "multi", "dual", "audio", "dubbed", "subbed", "german", "english",
    "mkv", "mp4", "amzn", "nf", "dsnp", "hmax", "quality", "high", "low", "original", "version",
  ])

  /// Editions that names without a marked label still say.
  static let editions: [(phrase: [String], name: String)] = [
    (["directors", "cut"], "Director's Cut"), (["director", "s", "cut"], "Director's Cut"),
    (["final", "cut"], "Final Cut"), (["extended", "cut"], "Extended Cut"),
    (["extended", "edition"], "Extended Edition"), (["extended"], "Extended"),
    (["theatrical", "cut"], "Theatrical Cut"), (["theatrical"], "Theatrical"),
    (["special", "edition"], "Special Edition"), (["ultimate", "edition"], "Ultimate Edition"),
    (["unrated"], "Unrated"), (["uncut"], "Uncut"), (["remastered"], "Remastered"),
    (["imax"], "IMAX"), (["criterion"], "Criterion"), (["redux"], "Redux"),
  ]

  /// Where the title of a name written with dots ends: before the first release word that is not
  /// its first word.
  static func titleEnd(in name: [UInt8]) -> Int {
    let words = NameText.words(name)
    return words.dropFirst().first { ending.contains($0.word) }?.range.lowerBound ?? name.count
  }
}
