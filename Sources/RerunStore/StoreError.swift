/// What SQLite or the disk refused, and what was being done.
public struct StoreError: Error, Hashable, CustomStringConvertible {
  public enum Problem: Sendable, Hashable {
    /// The file isn't a database, or its pages contradict each other.
    case corrupt
    case readOnly
    case diskFull
    /// Another process holds the file longer than the busy timeout.
    case busy
    /// The folder or the file can't be made or opened.
    case cannotOpen
    /// It was written by a later version of this program.
    case newer
    case other
  }

  public var problem: Problem
  /// Such as "read a setting".
  public var action: String
  /// SQLite's extended result code, or an `errno`; 0 if there is none.
  public var code: Int32
  /// SQLite's own words, for the log.
  public var detail: String

  public init(_ problem: Problem, action: String, code: Int32 = 0, detail: String = "") {
    self.problem = problem
    self.action = action
    self.code = code
    self.detail = detail
  }

  public var description: String {
    let what =
      switch problem {
      case .corrupt: "the file is damaged"
      case .readOnly: "the file may not be written"
      case .diskFull: "the disk is full"
      case .busy: "another program is using the file"
      case .cannotOpen: "the file can't be opened"
      case .newer: "the file was written by a newer version of Rerun Kiosk"
      case .other: "SQLite refused"
      }
    let code = code == 0 ? "" : " (\(code)\(detail.isEmpty ? "" : ", \(detail)"))"
    return "Could not \(action): \(what)\(code)."
  }
}
