import Glibc

/// Why a folder as a whole can't be used; names the folder and what to do.
public enum FolderError: Error, Hashable, CustomStringConvertible {
  case missing(path: String)
  case notAFolder(path: String)
  case noPermission(path: String)
  /// `code` is an `errno`.
  case unreadable(path: String, code: Int32)
  /// There were programmes in it, and now there is nothing at all.
  case emptied(path: String)
  /// The one who asked for the scan no longer wants it.
  case cancelled

  public var description: String {
    switch self {
    case .missing(let path):
      "There is no folder \(path). Check the path, and that its disk is connected."
    case .notAFolder(let path):
      "\(path) is not a folder. Give the folder that holds the films and series."
    case .noPermission(let path):
      "The folder \(path) may not be read. Give this user permission: chmod a+rx \"\(path)\""
    case .unreadable(let path, let code):
      "The folder \(path) can't be read (\(String(cString: strerror(code)))). Check its disk."
    case .emptied(let path):
      "The folder \(path) is suddenly empty. Check that its disk is connected."
    case .cancelled:
      "The look at the folder was stopped."
    }
  }

  init(_ failure: SystemFailure, path: String) {
    self =
      switch failure.code {
      case ENOENT: .missing(path: path)
      case ENOTDIR: .notAFolder(path: path)
      case EACCES, EPERM: .noPermission(path: path)
      default: .unreadable(path: path, code: failure.code)
      }
  }
}
