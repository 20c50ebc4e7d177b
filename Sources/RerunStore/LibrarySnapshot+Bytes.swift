import RerunCore

/// The encoding of the library table's `bytes`: a table of every string once, then rows that name
/// strings by their place in it. Actors, genres and shows come hundreds of times in a library, so
/// this is both small and quick: reading makes each string once.
extension LibrarySnapshot {
  /// To be raised with every change of the encoding: another version's bytes are not read.
  private static let version: UInt8 = 1

  func encoded() -> [UInt8] {
    var rows = RowWriter()
    rows.add(source)
    rows.writer.count(items.count)
    for item in items { rows.add(item) }
    rows.writer.count(fillers.count)
    for filler in fillers {
      rows.add(filler.id)
      rows.writer.integer(filler.runtime)
      rows.add(filler.url)
    }
    rows.writer.count(leftOut.count)
    for entry in leftOut {
      rows.add(entry.path)
      rows.add(entry.reason.rawValue)
    }
    rows.writer.count(notes.count)
    for note in notes {
      rows.add(note.path)
      rows.add(note.text)
    }

    var head = ByteWriter()
    head.byte(Self.version)
    head.strings(rows.strings)
    return head.bytes + rows.writer.bytes
  }

  /// Nil if `bytes` are another version's or damaged.
  init?(encoded bytes: [UInt8]) {
    do {
      var rows = try RowReader(bytes, version: Self.version)
      self.init(source: try rows.string())
      items = try rows.list { (rows) throws(MalformedBytes) in try rows.item() }
      fillers = try rows.list { (rows) throws(MalformedBytes) in
        var filler = Filler(id: try rows.string(), runtime: try rows.reader.integer())
        filler.url = try rows.string()
        return filler
      }
      leftOut = try rows.list { (rows) throws(MalformedBytes) in
        let path = try rows.string()
        guard let reason = LeftOut.Reason(rawValue: try rows.string()) else {
          throw MalformedBytes()
        }
        return LeftOut(path: path, reason: reason)
      }
      notes = try rows.list { (rows) throws(MalformedBytes) in
        LibraryNote(path: try rows.string(), text: try rows.string())
      }
      guard rows.reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}

private struct RowWriter {
  var writer = ByteWriter()
  private(set) var strings: [String] = []
  /// Keyed by bytes: `String` would take canonically equal texts for one, and give back the other.
  private var places: [[UInt8]: Int] = [:]

  mutating func add(_ text: String) {
    let key = Array(text.utf8)
    if let place = places[key] {
      writer.count(place)
    } else {
      places[key] = strings.count
      writer.count(strings.count)
      strings.append(text)
    }
  }

  mutating func add(_ texts: [String]) {
    writer.count(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ item: Item) {
    add(item.id)
    writer.byte((item.kind == .episode ? 1 : 0) | (item.watched ? 2 : 0))
    add(item.title)
    add(item.sortTitle)
    add(item.edition)
    writer.optional(item.year)
    writer.integer(item.runtime)
    writer.integer(item.addedAt)
    add(item.showID)
    add(item.showTitle)
    writer.optional(item.season)
    writer.optional(item.episode)
    add(item.genres)
    add(item.directors)
    add(item.actors)
    writer.optional(item.watchedAt)
    add(item.details.url)
    add(item.details.summary)
    add(item.details.contentRating)
    add(item.details.posterPath)
  }
}

private struct RowReader {
  var reader: ByteReader
  private let strings: [String]

  init(_ bytes: [UInt8], version: UInt8) throws(MalformedBytes) {
    reader = ByteReader(bytes)
    guard try reader.byte() == version else { throw MalformedBytes() }
    strings = try reader.strings()
  }

  mutating func string() throws(MalformedBytes) -> String {
    let place = try reader.unsigned()
    guard place < UInt64(strings.count) else { throw MalformedBytes() }
    return strings[Int(place)]
  }

  mutating func texts() throws(MalformedBytes) -> [String] {
    try list { (rows) throws(MalformedBytes) in try rows.string() }
  }

  mutating func list<Element>(
    _ element: (inout RowReader) throws(MalformedBytes) -> Element
  ) throws(MalformedBytes) -> [Element] {
    let count = try reader.count()
    var list: [Element] = []
    list.reserveCapacity(min(count, 65_536))  // A damaged count must not take the memory.
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  mutating func item() throws(MalformedBytes) -> Item {
    let id = try string()
    let flags = try reader.byte()
    var item = Item(id: id, kind: flags & 1 == 1 ? .episode : .movie)
    item.watched = flags & 2 == 2
    item.title = try string()
    item.sortTitle = try string()
    item.edition = try string()
    item.year = try reader.optional()
    item.runtime = try reader.integer()
    item.addedAt = try reader.integer()
    item.showID = try string()
    item.showTitle = try string()
    item.season = try reader.optional()
    item.episode = try reader.optional()
    item.genres = try texts()
    item.directors = try texts()
    item.actors = try texts()
    item.watchedAt = try reader.optional()
    item.details.url = try string()
    item.details.summary = try string()
    item.details.contentRating = try string()
    item.details.posterPath = try string()
    return item
  }
}
