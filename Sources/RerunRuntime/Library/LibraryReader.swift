import Foundation
import RerunApp
import RerunCore
import RerunMedia
import RerunSample
import RerunStore

/// Reads a whole library once and waits for it; for the command line.
enum LibraryReader {
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  static func read(
    _ source: LibrarySource,
    resources: Resources,
    zoneName: String
  ) throws -> LibrarySnapshot {
    let zones = ZoneDatabase.system
    let zone = (try? zones.rules(named: zoneName)) ?? .utc
    var snapshot = LibrarySnapshot(source: source.text)
    switch source {
    case .sample:
      snapshot.items = SampleStation.items
      snapshot.fillers = SampleStation.fillers
    case .stationFile(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Unreadable(
          description: "\(path) can’t be read. Check that it is there and may be read."
        )
      }
      do {
        let station = try Station(file: [UInt8](data), zones: zones, zone: nil)
        snapshot.items = station.items
        snapshot.fillers = station.fillers
      } catch {
        throw Unreadable(description: "\(path): \(error)")
      }
    case .folder(let path):
      let store = try store(resources)
      snapshot = try FolderScanner(root: path, store: store, zone: zone).settledScan().snapshot
    }
    return snapshot
  }

  static func readSpots(_ folder: String, resources: Resources) throws -> LibrarySnapshot {
    try SpotsReader.read(RunOptions.absolute(folder), store: store(resources))
  }

  private static func store(_ resources: Resources) throws -> KioskStore {
    let now = KioskClock.live.now().wall
    guard let store = try? KioskStore(path: resources.data + "/kiosk.sqlite", now: now) else {
      return try KioskStore()
    }
    for notice in store.notices { Log.standardError.write(notice.text) }
    return store
  }
}
