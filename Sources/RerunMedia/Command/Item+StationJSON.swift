import RerunCore
import RerunJSON

extension Item {
  /// This item as in a station file (docs/SCHEDULE.md section 2), and what the screens show of it.
  ///
  /// What is absent or empty is left out.
  var stationJSON: JSON {
    var members: [JSON.Member] = [
      JSON.Member("id", .string(id)), JSON.Member("kind", .string(kind.rawValue)),
    ]
    func add(_ key: String, _ text: String) {
      if !text.isEmpty { members.append(JSON.Member(key, .string(text))) }
    }
    func add(_ key: String, _ number: Int64?) {
      if let number { members.append(JSON.Member(key, .int(number))) }
    }
    func add(_ key: String, _ list: [String]) {
      if !list.isEmpty { members.append(JSON.Member(key, .array(list.map(JSON.string)))) }
    }
    add("title", title)
    add("sortTitle", sortTitle)
    add("edition", edition)
    add("year", year)
    add("runtime", runtime)
    add("addedAt", addedAt)
    add("showID", showID)
    add("showTitle", showTitle)
    add("season", season)
    add("episode", episode)
    add("genres", genres)
    add("directors", directors)
    add("actors", actors)
    if watched { members.append(JSON.Member("watched", .bool(true))) }
    add("watchedAt", watchedAt)
    add("url", details.url)
    add("summary", details.summary)
    add("contentRating", details.contentRating)
    add("poster", details.posterPath)
    return .object(members)
  }
}

extension Filler {
  /// This filler as in a station file, with where it is.
  var stationJSON: JSON {
    .object([
      JSON.Member("id", .string(id)), JSON.Member("runtime", .int(runtime)),
      JSON.Member("url", .string(url)),
    ])
  }
}
