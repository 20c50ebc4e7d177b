/// The system's copy of the tz database: a folder of compiled zone files, one a name.
public struct ZoneDatabase: Sendable {
  /// Without a slash at the end.
  public let directory: String
  private let readFile: @Sendable (String) -> [UInt8]?

  /// Makes a database that reads its files through `readFile`, which gives the bytes of the file at
  /// a path, or nil if there is none (a folder is none).
  public init(
    directory: String = "/usr/share/zoneinfo",
    readFile: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.directory = directory
    self.readFile = readFile
  }

  /// The rules of the zone that has exactly this name.
  ///
  /// - Throws: `ZoneFileError` if the tz database has no such zone, or its file is damaged.
  public func rules(named name: String) throws(ZoneFileError) -> ZoneRules {
    guard Self.isPlausible(name) else { throw Self.unknown(name) }
    guard let bytes = readFile("\(directory)/\(name)") else {
      // A minimal system may come without the database; this one zone needs none.
      if name == ZoneRules.utc.name { return .utc }
      throw Self.unknown(name)
    }
    return try ZoneRules(name: name, tzif: bytes)
  }

  private static func unknown(_ name: String) -> ZoneFileError {
    ZoneFileError(name: name, problem: "is not in the tz database")
  }

  /// Whether a name can be one of the database's own: it stays inside the folder, names one file in
  /// one way only, and is none of the folder's copies and links that are no zones.
  private static func isPlausible(_ name: String) -> Bool {
    let allowed = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || [UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/")]
          .contains(byte)
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard allowed, parts.allSatisfy({ !$0.isEmpty }), let first = parts.first.map(String.init)
    else { return false }
    return !["posix", "right", "posixrules", "localtime"].contains(first)
  }
}
