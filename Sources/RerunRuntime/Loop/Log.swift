import Foundation
import Synchronization

/// Lines for whoever runs the kiosk, on standard error; the same line at most once in a row.
public struct Log: Sendable {
  public var write: @Sendable (String) -> Void

  public init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  public static let standardError: Log = {
    let last = Mutex("")
    return Log { line in
      let isNew = last.withLock { last in
        defer { last = line }
        return last != line
      }
      if isNew { FileHandle.standardError.write(Data("rerun-kiosk: \(line)\n".utf8)) }
    }
  }()

  public static let silent = Log { _ in }
}
