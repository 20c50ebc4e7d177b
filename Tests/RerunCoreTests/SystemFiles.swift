import Foundation
import RerunCore

/// The machine's own files, for tests.
enum SystemFiles {
  /// The machine's tz database; where a fixture depends on a zone's rules, the zone as it was when
  /// the fixture was made.
  static let zones = ZoneDatabase { path in
    let name = path.dropFirst("/usr/share/zoneinfo/".count)
    let pinned = repository.appendingPathComponent("Tests/Fixtures/zoneinfo/\(name)").path
    let data =
      FileManager.default.contents(atPath: pinned) ?? FileManager.default.contents(atPath: path)
    return data.map { Array($0) }
  }

  /// The folder of the schedule's fixtures.
  static let parity = repository.appendingPathComponent("ParityFixtures")

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
