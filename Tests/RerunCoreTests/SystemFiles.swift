import Foundation
import RerunCore

/// The machine's own files, for tests.
enum SystemFiles {
  static let zones = ZoneDatabase { path in
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The folder of the schedule's fixtures.
  static let parity = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ParityFixtures")

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
