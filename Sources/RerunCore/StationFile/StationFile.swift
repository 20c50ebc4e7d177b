import RerunJSON

/// Why a station file is bad, and where.
public struct StationFileError: Error, Hashable, CustomStringConvertible {
  /// The place and the problem, in one line.
  public var description: String

  init(_ description: String) { self.description = description }

  init(_ error: JSONSyntaxError) { self.init("not JSON: \(error)") }
  init(_ error: JSONContentError) { self.init(error.description) }
}

extension Station {
  /// Reads a station file (docs/SCHEDULE.md section 2).
  ///
  /// - Parameter zone: Stands in for the file's `timeZone`, which may then be absent.
  /// - Throws: `StationFileError` for text that isn't JSON and for anything the page calls bad.
  public init(
    file bytes: [UInt8],
    zones: ZoneDatabase,
    zone: ZoneRules? = nil
  ) throws(StationFileError) {
    // A library's items are taken over one by one: as JSON they would need several times the room.
    var items = UniqueList<Item>()
    var shared = SharedTexts()
    let json: JSON
    do {
      json = try JSON(
        parsing: bytes,
        handingOut: "items",
        begin: { items = UniqueList() },
        take: {
          items.add(JSONReader($1, element: $0, of: "items")) {
            (reader) throws(JSONContentError) in
            var item = try Item(reading: reader)
            shared.share(&item)
            return item
          }
        }
      )
    } catch { throw StationFileError(error) }
    do {
      try self.init(reading: JSONReader(json), items: items, zones: zones, zone: zone)
    } catch {
      throw StationFileError(error)
    }
  }

  private init(
    reading file: JSONReader,
    items: UniqueList<Item>,
    zones: ZoneDatabase,
    zone: ZoneRules?
  ) throws(JSONContentError) {
    // The file's own zone must be good even where another stands in for it.
    let written = zone == nil ? try file.required("timeZone") : try file.optional("timeZone")
    var rules = zone
    if let written {
      let name = try written.string()
      do {
        let known = try zones.rules(named: name)
        rules = rules ?? known
      } catch {
        throw written.error("\(quoted(name)) \(error.problem)")
      }
    }
    // Any other value than a list is still there, and wrong.
    _ = try file.required("items").elements()
    self.init(
      zone: rules ?? .utc,
      items: try items.elements(),
      channels: try file.optional("channels")?.list(Channel.init(reading:)),
      fillers: try file.optional("fillers")?.list(Filler.init(reading:)) ?? []
    )
  }
}

/// Texts that many items have, once in memory: to the byte, as `ByteString` compares.
private struct SharedTexts {
  private var texts: Set<ByteString> = []
  private var lists: [[ByteString]: [String]] = [:]

  mutating func share(_ item: inout Item) {
    item.showID = shared(item.showID)
    item.showTitle = shared(item.showTitle)
    item.genres = shared(item.genres)
  }

  private mutating func shared(_ text: String) -> String {
    // Up to fifteen bytes are kept inside the value itself.
    text.utf8.count > 15 ? texts.insert(ByteString(text)).memberAfterInsert.text : text
  }

  private mutating func shared(_ list: [String]) -> [String] {
    if list.isEmpty { return list }
    let key = list.map { ByteString($0) }
    if let known = lists[key] { return known }
    lists[key] = list
    return list
  }
}

/// A list whose elements' ids all differ, as it is read; after the first error it stays as it is.
private struct UniqueList<Element> {
  private var list: [Element] = []
  private var ids: Set<ByteString> = []
  private var error: JSONContentError?

  mutating func add(
    _ reader: JSONReader,
    _ read: (JSONReader) throws(JSONContentError) -> Element
  ) {
    guard error == nil else { return }
    do throws(JSONContentError) {
      list.append(try read(reader))
      let idReader = try reader.required("id")
      let id = try idReader.string()
      guard ids.insert(ByteString(id)).inserted else {
        throw idReader.error("\(quoted(id)) is given twice")
      }
    } catch {
      self.error = error
    }
  }

  func elements() throws(JSONContentError) -> [Element] {
    if let error { throw error }
    return list
  }
}

extension JSONReader {
  /// The elements of a list, whose ids all differ.
  fileprivate func list<Element>(
    _ read: (JSONReader) throws(JSONContentError) -> Element
  ) throws(JSONContentError) -> [Element] {
    var list = UniqueList<Element>()
    for reader in try elements() { list.add(reader, read) }
    return try list.elements()
  }

  fileprivate func string(_ key: String) throws(JSONContentError) -> String {
    try optional(key)?.string() ?? ""
  }

  fileprivate func integer(_ key: String) throws(JSONContentError) -> Int64? {
    try optional(key)?.integer()
  }

  fileprivate func strings(_ key: String) throws(JSONContentError) -> [String] {
    guard let list = try optional(key) else { return [] }
    var strings: [String] = []
    for element in try list.elements() { strings.append(try element.string()) }
    return strings
  }

  /// One of the words of an enumeration; all are ASCII, which has no second canonical form.
  fileprivate func word<Word: RawRepresentable & CaseIterable>(
    _: Word.Type
  ) throws(JSONContentError) -> Word where Word.RawValue == String {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
      throw error("\(quoted(text)) is none of \(words)")
    }
    return word
  }
}

extension Item {
  /// Reads an item of a station file.
  init(reading reader: JSONReader) throws(JSONContentError) {
    self.init(
      id: try reader.required("id").string(),
      kind: try reader.required("kind").word(Kind.self)
    )
    title = try reader.string("title")
    sortTitle = try reader.string("sortTitle")
    edition = try reader.string("edition")
    year = try reader.integer("year")
    runtime = try reader.integer("runtime") ?? 0
    addedAt = try reader.integer("addedAt") ?? 0
    showID = try reader.string("showID")
    showTitle = try reader.string("showTitle")
    season = try reader.integer("season")
    episode = try reader.integer("episode")
    genres = try reader.strings("genres")
    directors = try reader.strings("directors")
    actors = try reader.strings("actors")
    watched = try reader.optional("watched")?.bool() ?? false
    watchedAt = try reader.integer("watchedAt")
    details.url = try reader.string("url")
    details.summary = try reader.string("summary")
    details.contentRating = try reader.string("contentRating")
    details.posterPath = try reader.string("poster")
  }
}

extension Channel {
  /// Reads a channel of a station file.
  init(reading reader: JSONReader) throws(JSONContentError) {
    self.init(
      id: try reader.required("id").string(),
      number: try reader.required("number").integer(),
      order: try reader.required("order").word(Order.self)
    )
    name = try reader.string("name")
    `class` = try reader.optional("class")?.word(Class.self) ?? .regular
    itemIDs = try reader.strings("itemIDs")
  }
}

extension Filler {
  /// Reads a filler of a station file.
  init(reading reader: JSONReader) throws(JSONContentError) {
    self.init(
      id: try reader.required("id").string(),
      runtime: try reader.integer("runtime") ?? 0
    )
    url = try reader.string("url")
  }
}

/// A text of the file inside a message of one line.
func quoted(_ text: String) -> String { JSON.string(text).text() }
