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
    let json: JSON
    do { json = try JSON(parsing: bytes) } catch { throw StationFileError(error) }
    do {
      try self.init(reading: JSONReader(json), zones: zones, zone: zone)
    } catch {
      throw StationFileError(error)
    }
  }

  private init(
    reading file: JSONReader,
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
    self.init(
      zone: rules ?? .utc,
      items: try file.required("items").list(Item.init(reading:)),
      channels: try file.optional("channels")?.list(Channel.init(reading:)),
      fillers: try file.optional("fillers")?.list(Filler.init(reading:)) ?? []
    )
  }
}

extension JSONReader {
  /// The elements of a list, whose ids all differ.
  fileprivate func list<Element>(
    _ read: (JSONReader) throws(JSONContentError) -> Element
  ) throws(JSONContentError) -> [Element] {
    var ids: Set<ByteString> = []
    var list: [Element] = []
    for reader in try elements() {
      list.append(try read(reader))
      let idReader = try reader.required("id")
      let id = try idReader.string()
      guard ids.insert(ByteString(id)).inserted else {
        throw idReader.error("\(quoted(id)) is given twice")
      }
    }
    return list
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
