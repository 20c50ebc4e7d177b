public import RerunCore

extension KioskStore {
  /// Where a snapshot is kept; each has room for one.
  public enum Shelf: String, Sendable, Hashable {
    case library, spots
  }

  /// Keeps `snapshot` as the last library, or the last spots; the one before is forgotten.
  ///
  /// - Parameter now: When the snapshot was made.
  public func keep(
    _ snapshot: LibrarySnapshot,
    on shelf: Shelf = .library,
    now: Seconds
  ) throws(StoreError) {
    let bytes = snapshot.encoded()
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "INSERT OR REPLACE INTO \(shelf.rawValue) VALUES (1, ?1, ?2, ?3)",
        "keep the library"
      ) { (statement) throws(StoreError) in
        try statement.bind(1, snapshot.source)
        try statement.bind(2, now)
        try statement.bind(3, bytes)
        try statement.run()
      }
    }
  }

  /// The last library kept of `source`; nil if there is none, it is of another source, or it was
  /// written by another version.
  public func library(
    of source: String,
    on shelf: Shelf = .library
  ) throws(StoreError) -> LibrarySnapshot? {
    let bytes = try withConnection { (connection) throws(StoreError) -> [UInt8]? in
      try connection.withStatement(
        "SELECT bytes FROM \(shelf.rawValue) WHERE source = ?1",
        "read the last library"
      ) { (statement) throws(StoreError) in
        try statement.bind(1, source)
        return try statement.step() ? statement.bytes(0) : nil
      }
    }
    return bytes.flatMap(LibrarySnapshot.init(encoded:))
  }
}
