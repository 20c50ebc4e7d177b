import RerunCore
import RerunStore

/// What a description file came to.
enum DescriptionFile: Hashable {
  /// What it describes, in its order; empty for a file that isn't meant for us (a link, ASCII art).
  case read([Description])
  /// It is meant for us but broken; says how, for the owner.
  case broken(String)

  /// The largest file read, in bytes.
  static let sizeLimit = 1_048_576

  init(bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 <= 0x20 && $0 != 0 }) {
      self = .broken("it is empty")
      return
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isUTF16, bytes.contains(0) {
      self = .broken("it is not text")
      return
    }
    do {
      self = .read(try XMLParser.elements(of: Self.text(of: bytes)).compactMap(Description.init))
    } catch {
      self = .broken("line \(error.line): \(error.problem)")
    }
  }

  /// UTF-8, or UTF-16 if it begins with a byte order mark, or else Latin-1.
  private static func text(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    if isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) {
      let (low, high) = isLittleEndian ? (0, 1) : (1, 0)
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
        UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
      }
      return String(decoding: units, as: UTF16.self)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

// MARK: In the cache

extension DescriptionFile {
  private static let version: UInt8 = 2

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    switch self {
    case .broken(let problem):
      writer.byte(0)
      writer.string(problem)
    case .read(let descriptions):
      writer.byte(1)
      writer.count(descriptions.count)
      for description in descriptions { description.write(into: &writer) }
    }
    return writer.bytes
  }

  init?(encoded bytes: [UInt8]) {
    do {
      var reader = ByteReader(bytes)
      guard try reader.byte() == Self.version else { return nil }
      if try reader.byte() == 0 {
        self = .broken(try reader.string())
      } else {
        var descriptions: [Description] = []
        for _ in 0..<(try reader.count()) { descriptions.append(try Description(from: &reader)) }
        self = .read(descriptions)
      }
    } catch {
      return nil
    }
  }
}

extension Description {
  fileprivate func write(into writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    for text in [title, sortTitle, edition, showTitle, summary, contentRating] {
      writer.string(text)
    }
    for list in [genres, directors, actors] { writer.strings(list) }
    for number in [year, season, episode, lastPlayed?.seconds, dateAdded?.seconds] {
      writer.optional(number)
    }
    writer.byte(watched ? 1 : 0)
  }

  fileprivate init(from reader: inout ByteReader) throws(MalformedBytes) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw MalformedBytes() }
    self.init(kind: kind)
    title = try reader.string()
    sortTitle = try reader.string()
    edition = try reader.string()
    showTitle = try reader.string()
    summary = try reader.string()
    contentRating = try reader.string()
    genres = try reader.strings()
    directors = try reader.strings()
    actors = try reader.strings()
    year = try reader.optional()
    season = try reader.optional()
    episode = try reader.optional()
    lastPlayed = try reader.optional().map(CivilTime.init(seconds:))
    dateAdded = try reader.optional().map(CivilTime.init(seconds:))
    watched = try reader.byte() == 1
  }
}
