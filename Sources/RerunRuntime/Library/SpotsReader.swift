import RerunCore
import RerunMedia
import RerunStore

/// The owner's own spots for the breaks, from the folder of `--spots`.
enum SpotsReader {
  /// A source's fillers and the spots; an id that both have gets a plus sign, for no two may share
  /// one.
  static func joined(_ fillers: [Filler], with spots: [Filler]) -> [Filler] {
    var used = Set(fillers.map(\.id))
    return fillers
      + spots.map { spot in
        var spot = spot
        while !used.insert(spot.id).inserted { spot.id += "+" }
        return spot
      }
  }

  /// Reads the folder once and waits for it; for the command line.
  static func read(_ folder: String, store: KioskStore) throws(FolderError) -> LibrarySnapshot {
    try FolderScanner.spots(folder, store: store).settledScan().snapshot
  }
}
