import Foundation
public import RerunCore

extension ZoneDatabase {
  /// The machine's tz database.
  public static let system = ZoneDatabase { path in
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
