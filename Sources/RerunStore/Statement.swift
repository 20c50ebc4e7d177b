import CSQLite

/// A prepared statement, lent by `Connection.withStatement`.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let action: String

  init(_ handle: OpaquePointer, action: String) {
    self.handle = handle
    self.action = action
  }

  deinit { sqlite3_finalize(handle) }

  /// Goes to the next row; false where there is none.
  mutating func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw StoreError(sqlite: sqlite3_db_handle(handle), action: action)
    }
  }

  /// Runs a statement that gives no rows and makes it ready for the next values.
  mutating func run() throws(StoreError) {
    while try step() {}
    sqlite3_reset(handle)
  }

  // Parameters count from 1.

  mutating func bind(_ index: Int32, _ value: Int64) throws(StoreError) {
    try check(sqlite3_bind_int64(handle, index, value))
  }

  mutating func bind(_ index: Int32, _ value: String) throws(StoreError) {
    var value = value
    try check(
      value.withUTF8 { utf8 in
        // An empty buffer may have no address, and SQLite would take that for NULL.
        guard let base = utf8.baseAddress else { return rerun_bind_text(handle, index, "", 0) }
        return base.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
          rerun_bind_text(handle, index, $0, Int32(clamping: utf8.count))
        }
      }
    )
  }

  mutating func bind(_ index: Int32, _ value: [UInt8]) throws(StoreError) {
    try check(
      value.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
        return rerun_bind_blob(handle, index, base, Int32(clamping: bytes.count))
      }
    )
  }

  /// Nil is SQL's NULL.
  mutating func bind(_ index: Int32, _ value: String?) throws(StoreError) {
    if let value { try bind(index, value) } else { try check(sqlite3_bind_null(handle, index)) }
  }

  // Columns count from 0.

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  func bytes(_ column: Int32) -> [UInt8] {
    // The address first: asking for it may convert the value, and with that its length.
    guard let base = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: base, count: count))
  }

  private func check(_ code: Int32) throws(StoreError) {
    if code != SQLITE_OK { throw StoreError(sqlite: sqlite3_db_handle(handle), action: action) }
  }
}
