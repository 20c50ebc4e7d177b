/// Trailers and other extras, told by the name of a folder or the end of a file's name.
///
/// Source: the local extras of Plex and Jellyfin.
enum ExtraName {
  enum Kind: Hashable {
    case trailer, extra
  }

  /// Whether a folder of this name holds extras; `isBesideVideos`: whether its parent holds videos
  /// or seasons, without which "Shorts" or "Other" is a folder of films like any other.
  static func kind(ofFolder name: String, isBesideVideos: Bool) -> Kind? {
    let key = NameText.matchingKey(name)
    if key == "trailers" || key == "trailer" { return .trailer }
    if plainFolders.contains(key) { return .extra }
    return isBesideVideos && doubtfulFolders.contains(key) ? .extra : nil
  }

  private static let plainFolders: Set<String> = [
    "behindthescenes", "deletedscenes", "extras", "extra", "featurettes", "featurette",
    "interviews", "samples", "sample", "backdrops", "thememusic", "makingof", "bonusmaterial",
  ]
  private static let doubtfulFolders: Set<String> = [
    "clips", "other", "others", "scenes", "shorts", "bonus", "promos", "proof", "specialfeatures",
  ]

  /// Whether a file of this name, without its extension, is an extra.
  ///
  /// - Parameter isNamedFor: Whether a name is that of a film or episode beside it: "-interview"
  ///   and the like may end a title ("The-Interview"), so only then do they count.
  static func kind(ofFile stem: String, isNamedFor: (String) -> Bool) -> Kind? {
    let lower = NameText.lowered(stem.utf8)
    // "-trailer2" is a second trailer.
    let end = (lower.lastIndex { !NameText.isDigit($0) } ?? -1) + 1
    let wordStart = (lower[..<end].lastIndex { !NameText.isLetter($0) } ?? -1) + 1
    let word = String(decoding: lower[wordStart..<end], as: UTF8.self)
    guard wordStart > 0 else {
      return word == "trailer" ? .trailer : word == "sample" ? .extra : nil
    }
    let separator = lower[wordStart - 1]
    guard
      separator == UInt8(ascii: "-") || separator == UInt8(ascii: ".")
        || separator == UInt8(ascii: "_")
    else { return nil }
    switch word {
    case "trailer": return .trailer
    case "sample": return .extra
    case "behindthescenes", "deleted", "deletedscene", "featurette": return .extra
    case "scene", "clip", "interview", "short", "other", "extra":
      guard separator == UInt8(ascii: "-") else { return nil }
      let base = String(decoding: Array(stem.utf8)[..<(wordStart - 1)], as: UTF8.self)
      return isNamedFor(base) ? .extra : nil
    default: return nil
    }
  }
}
