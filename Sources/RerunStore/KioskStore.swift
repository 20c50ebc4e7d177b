import Glibc
public import RerunCore
import Synchronization

/// Settings, favourites, what is known of media files, and the last library, in one SQLite file.
///
/// Every call takes the store's lock for its duration and may be made from any thread; on the main
/// thread only the small ones (settings, favourites, `library` once at the start).
public final class KioskStore: Sendable {
  private let connection: Mutex<Connection>
  /// How the opening went; empty if as it should.
  public let notices: [StoreNotice]

  /// Opens the store at `path`, and makes it and its folder where they don't exist.
  ///
  /// A damaged file is moved aside and a fresh one made; where the disk can't be written, what is
  /// there is copied into memory. Both are said in `notices`.
  ///
  /// - Parameter now: For the name of a damaged file.
  /// - Throws: Only if there isn't even memory.
  public init(path: String, now: Seconds) throws(StoreError) {
    var notices: [StoreNotice] = []
    let opened: Connection
    do {
      opened = try Self.openOrReplace(path, now: now, notices: &notices)
    } catch {
      notices.append(.inMemory(error))
      opened = try Self.memoryCopy(of: path)
    }
    self.connection = Mutex(opened)
    self.notices = notices
  }

  /// A store that is gone with this value.
  public init() throws(StoreError) {
    let opened = try Connection(.memory)
    try Schema.migrate(opened)
    connection = Mutex(opened)
    notices = []
  }

  func withConnection<Answer: Sendable>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try connection.withLock { (connection) throws(StoreError) in try body(connection) }
  }

  // MARK: Opening

  private static func openOrReplace(
    _ path: String,
    now: Seconds,
    notices: inout [StoreNotice]
  ) throws(StoreError) -> sending Connection {
    do {
      return try open(path)
    } catch {
      guard error.problem == .corrupt else { throw error }
      let kept = "\(path).corrupt-\(fileStamp(now))"
      guard rename(path, kept) == 0 else {
        throw StoreError(.cannotOpen, action: "move the damaged settings aside", code: errno)
      }
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      forgetOldCopies(of: path)
      notices.append(.movedAside(kept))
      return try open(path)
    }
  }

  /// Damaged files must not fill a disk that damages them again and again: the last few stay.
  private static func forgetOldCopies(of path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = String(path.dropLast(name.count))
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(stream) }
    var copies: [String] = []
    while let entry = readdir(stream) {
      let found = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if found.hasPrefix("\(name).corrupt-") { copies.append(found) }
    }
    for copy in copies.sorted().dropLast(3) { unlink(folder + copy) }
  }

  private static func open(_ path: String) throws(StoreError) -> sending Connection {
    try makeFolder(of: path)
    // Made here rather than by SQLite, for its mode; -wal and -shm take theirs from it.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StoreError(
        errno == ENOSPC ? .diskFull : .cannotOpen,
        action: "open \(path)",
        code: errno
      )
    }
    close(descriptor)
    chmod(path, 0o600)

    let connection = try Connection(.file(path))
    let action = "open the settings file"
    try connection.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = 4194304;
      """,
      action
    )
    if connection.isReadOnly { throw StoreError(.readOnly, action: action) }
    let health = try connection.withStatement("PRAGMA quick_check(1)", action) {
      (statement) throws(StoreError) in
      try statement.step() ? statement.text(0) : ""
    }
    guard health == "ok" else { throw StoreError(.corrupt, action: action, detail: health) }
    try Schema.migrate(connection)
    return connection
  }

  /// A store in memory with what can still be read of the file.
  private static func memoryCopy(of path: String) throws(StoreError) -> sending Connection {
    let copy = try Connection(.memory)
    do {
      try copy.copy(from: Connection(.readOnlyFile(path)))
      try Schema.migrate(copy)
      return copy
    } catch {
      let fresh = try Connection(.memory)
      try Schema.migrate(fresh)
      return fresh
    }
  }

  /// Makes the missing folders above `path`, for this user only.
  private static func makeFolder(of path: String) throws(StoreError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    for part in parts {
      folder += "/\(part)"
      if mkdir(folder, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        // A read-only or foreign folder that exists already is no obstacle.
        let problem = errno
        guard access(folder, X_OK) == 0 else {
          throw StoreError(
            problem == ENOSPC ? .diskFull : .cannotOpen,
            action: "make the folder \(folder)",
            code: problem
          )
        }
      }
    }
  }

  /// `20260131-235959`, UTC.
  static func fileStamp(_ now: Seconds) -> String {
    var instant = time_t(now)
    var parts = tm()
    gmtime_r(&instant, &parts)
    func padded(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1_900)\(padded(parts.tm_mon + 1))\(padded(parts.tm_mday))-"
      + padded(parts.tm_hour) + padded(parts.tm_min) + padded(parts.tm_sec)
  }
}
