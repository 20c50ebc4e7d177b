import RerunCore
import RerunJSON
import RerunRuntime

/// A station file whose channels show one film each, or nothing.
enum LiveStation {
  /// - Parameter films: By channel number; nil has no address.
  static func json(_ films: [(number: Int64, film: Film?)], runtime: Seconds) -> JSON {
    var items: [JSON] = []
    var channels: [JSON] = []
    for (number, film) in films {
      items.append(
        .object([
          .init("id", .string("film-\(number)")), .init("kind", .string("movie")),
          .init("title", .string("Film \(number)")), .init("runtime", .int(runtime)),
          .init("url", .string(film?.url ?? "")),
        ])
      )
      channels.append(channel(number, ["film-\(number)"]))
    }
    return json(items: items, channels: channels)
  }

  static func channel(_ number: Int64, _ items: [String]) -> JSON {
    .object([
      .init("id", .string("c\(number)")), .init("number", .int(number)),
      .init("name", .string("Channel \(number)")), .init("order", .string("inOrder")),
      .init("itemIDs", .array(items.map { .string($0) })),
    ])
  }

  static func json(items: [JSON], channels: [JSON], fillers: [JSON] = []) -> JSON {
    .object([
      .init("timeZone", .string("UTC")), .init("items", .array(items)),
      .init("channels", .array(channels)), .init("fillers", .array(fillers)),
    ])
  }

  /// An instant in the middle of all programmes.
  static func moment(_ json: JSON) throws -> Seconds {
    try Film.moment(Station(file: Array(json.text().utf8), zones: .system), margin: 1800)
  }
}
