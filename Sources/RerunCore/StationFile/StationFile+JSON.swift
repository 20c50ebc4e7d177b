public import RerunJSON

extension Item {
  /// The item as a station file has it; what is absent or empty is left out.
  public var json: JSON {
    var members = [JSON.Member("id", .string(id)), JSON.Member("kind", .string(kind.rawValue))]
    func add(_ key: String, _ text: String) {
      if !text.isEmpty { members.append(JSON.Member(key, .string(text))) }
    }
    func add(_ key: String, _ number: Int64?) {
      if let number { members.append(JSON.Member(key, .int(number))) }
    }
    func add(_ key: String, _ texts: [String]) {
      if !texts.isEmpty { members.append(JSON.Member(key, .array(texts.map { .string($0) }))) }
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

extension Channel {
  /// The channel as a station file has it.
  public var json: JSON {
    .object([
      JSON.Member("id", .string(id)),
      JSON.Member("number", .int(number)),
      JSON.Member("name", .string(name)),
      JSON.Member("order", .string(order.rawValue)),
      JSON.Member("class", .string(`class`.rawValue)),
      JSON.Member("itemIDs", .array(itemIDs.map { .string($0) })),
    ])
  }
}

extension Filler {
  /// The filler as a station file has it.
  public var json: JSON {
    var members = [JSON.Member("id", .string(id)), JSON.Member("runtime", .int(runtime))]
    if !url.isEmpty { members.append(JSON.Member("url", .string(url))) }
    return .object(members)
  }
}

extension Station {
  /// The station as a station file has it.
  public var json: JSON {
    var members = [
      JSON.Member("timeZone", .string(zone.name)),
      JSON.Member("items", .array(items.map(\.json))),
    ]
    if let channels { members.append(JSON.Member("channels", .array(channels.map(\.json)))) }
    if !fillers.isEmpty { members.append(JSON.Member("fillers", .array(fillers.map(\.json)))) }
    return .object(members)
  }
}
