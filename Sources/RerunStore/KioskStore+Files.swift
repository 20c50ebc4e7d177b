/// What was read from one file, and of which state of the file.
public struct CachedFile: Sendable, Hashable {
  /// In bytes.
  public var size: Int64
  /// When the file was last modified, in nanoseconds since 1970 UTC.
  public var modifiedNanoseconds: Int64
  /// In the reader's own encoding.
  public var facts: [UInt8]

  public init(size: Int64, modifiedNanoseconds: Int64, facts: [UInt8]) {
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
    self.facts = facts
  }
}

extension KioskStore {
  /// All that is known of the files below `folder`, by absolute path, in one read.
  ///
  /// Paths are bytes: a file's name need not be UTF-8.
  public func cachedFiles(below folder: [UInt8]) throws(StoreError) -> [[UInt8]: CachedFile] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "SELECT path, size, modified_ns, facts FROM file WHERE path > ?1 AND path < ?2",
        "read what is known of the files"
      ) { (statement) throws(StoreError) in
        // "0" is the byte after "/": together they bound every path below the folder.
        try statement.bind(1, folder + [UInt8(ascii: "/")])
        try statement.bind(2, folder + [UInt8(ascii: "0")])
        var files: [[UInt8]: CachedFile] = [:]
        while try statement.step() {
          files[statement.bytes(0)] = CachedFile(
            size: statement.integer(1),
            modifiedNanoseconds: statement.integer(2),
            facts: statement.bytes(3)
          )
        }
        return files
      }
    }
  }

  /// Keeps what was read of these files, in one transaction.
  public func keep(_ files: [(path: [UInt8], file: CachedFile)]) throws(StoreError) {
    guard !files.isEmpty else { return }
    try withConnection { (connection) throws(StoreError) in
      let action = "keep what is known of the files"
      try connection.transaction(action) { () throws(StoreError) in
        try connection.withStatement(
          "INSERT OR REPLACE INTO file VALUES (?1, ?2, ?3, ?4)",
          action
        ) { (statement) throws(StoreError) in
          for (path, file) in files {
            try statement.bind(1, path)
            try statement.bind(2, file.size)
            try statement.bind(3, file.modifiedNanoseconds)
            try statement.bind(4, file.facts)
            try statement.run()
          }
        }
      }
    }
  }

  /// Forgets files that are gone, in one transaction.
  public func forget(_ paths: [[UInt8]]) throws(StoreError) {
    guard !paths.isEmpty else { return }
    try withConnection { (connection) throws(StoreError) in
      let action = "forget files that are gone"
      try connection.transaction(action) { () throws(StoreError) in
        try connection.withStatement("DELETE FROM file WHERE path = ?1", action) {
          (statement) throws(StoreError) in
          for path in paths {
            try statement.bind(1, path)
            try statement.run()
          }
        }
      }
    }
  }
}
