import CSQLite

/// One SQLite database.
///
/// Not `Sendable`: `KioskStore` lends it to one thread at a time.
final class Connection {
  enum Place {
    case file(String)
    case readOnlyFile(String)
    case memory
  }

  private let handle: OpaquePointer

  init(_ place: Place) throws(StoreError) {
    let (path, flags) =
      switch place {
      case .file(let path): (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .readOnlyFile(let path): (path, SQLITE_OPEN_READONLY)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    var opened: OpaquePointer?
    // No mutex of SQLite's own: the lock around this connection is KioskStore's.
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else {
      throw StoreError(
        .other,
        action: "open the settings file",
        code: code,
        detail: "out of memory"
      )
    }
    handle = opened  // A handle is given even on failure, and deinit closes it.
    try check(code, "open the settings file")
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 2_000)
  }

  deinit { sqlite3_close_v2(handle) }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs one or more statements that give no rows worth reading.
  func execute(_ sql: String, _ action: String) throws(StoreError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil), action)
  }

  /// Lends a prepared statement to `body`; it is gone afterwards.
  func withStatement<Answer>(
    _ sql: String,
    _ action: String,
    _ body: (inout Statement) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil), action)
    guard let prepared else { throw StoreError(.other, action: action, detail: "empty statement") }
    var statement = Statement(prepared, action: action)
    return try body(&statement)
  }

  /// Runs `body` in a transaction that is rolled back if it throws.
  func transaction<Answer>(
    _ action: String,
    _ body: () throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try execute("BEGIN IMMEDIATE", action)
    do {
      let answer = try body()
      try execute("COMMIT", action)
      return answer
    } catch {
      // SQLite may have rolled back already (a full disk); then this one fails, harmlessly.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// The first column of the first row as an integer; 0 without a row.
  func integer(_ sql: String, _ action: String) throws(StoreError) -> Int64 {
    try withStatement(sql, action) { (statement) throws(StoreError) in
      try statement.step() ? statement.integer(0) : 0
    }
  }

  /// Replaces what this database holds by a copy of `source`.
  func copy(from source: Connection) throws(StoreError) {
    let action = "copy the settings into memory"
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      try check(sqlite3_errcode(handle), action)
      return
    }
    sqlite3_backup_step(backup, -1)
    try check(sqlite3_backup_finish(backup), action)
  }

  private func check(_ code: Int32, _ action: String) throws(StoreError) {
    if code != SQLITE_OK { throw StoreError(sqlite: handle, action: action) }
  }
}

extension StoreError {
  /// What the last call on this database said.
  init(sqlite handle: OpaquePointer?, action: String) {
    let code = sqlite3_extended_errcode(handle)
    self.init(
      Problem(sqliteCode: code),
      action: action,
      code: code,
      detail: String(cString: sqlite3_errmsg(handle))
    )
  }
}

extension StoreError.Problem {
  /// The low byte of an extended result code is the plain one.
  init(sqliteCode code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
      case SQLITE_FULL: .diskFull
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_IOERR: .cannotOpen
      default: .other
      }
  }
}
