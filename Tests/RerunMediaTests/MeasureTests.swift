import Foundation
import Glibc
import RerunCore
import Testing

@testable import RerunMedia
@testable import RerunStore

/// What the library costs, in process CPU time.
///
/// Only with `RERUN_MEASURE=1`, and alone:
/// `RERUN_MEASURE=1 swift test -c release -Xswiftc -enable-testing --filter MeasureTests`.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["RERUN_MEASURE"] != nil)
)
struct MeasureTests {
  private func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000
  }

  @Test func thousandRealFiles() throws {
    let folder = try TestFolder()
    let state = try TestFolder()
    let files = 1_000
    for index in 0..<files {
      let ending = ["mkv", "mp4", "ts", "avi"][index % 4]
      let name =
        index % 2 == 0
        ? "Films/Film \(index) (1987)/Film \(index) (1987) - 1080p.\(ending)"
        : "Shows/Show \(index % 20)/Season 01/Show \(index % 20) - S01E\(index) - Title.\(ending)"
      try folder.add(name, RealMedia.data("both.\(ending)"))
      if index % 2 == 0 {
        try folder.add(
          "Films/Film \(index) (1987)/movie.nfo",
          "<movie><title>F</title><plot>\(String(repeating: "words ", count: 60))</plot></movie>"
        )
      }
    }
    let store = try KioskStore(path: state.at("store.sqlite"), now: 0)
    let scanner = FolderScanner(root: folder.path, store: store)
    var first = try FolderScanner(root: "/proc/self/fdinfo", store: store).scan()
    let reading = try milliseconds { first = try scanner.scan() }
    #expect(first.snapshot.items.count == files)
    #expect(first.snapshot.leftOut.isEmpty)
    var second = first
    let looking = try milliseconds { second = try scanner.scan() }
    #expect(second.filesRead == 0)
    #expect(second.snapshot == first.snapshot)
    print("first scan \(reading / Double(files)) ms a file, rescan \(looking / Double(files)) ms")
    #expect(reading / Double(files) < 10)
    #expect(looking / Double(files) < 0.3)
  }

  @Test func libraryOf20000() throws {
    let folder = try TestFolder()
    let store = try KioskStore(path: folder.at("store.sqlite"), now: 0)
    var snapshot = LibrarySnapshot(source: "folder:/a")
    for index in 0..<20_000 {
      var item = Item(id: StableID.make("f", Array("\(index)".utf8)), kind: .episode)
      item.title = "The one with the number \(index)"
      item.runtime = 2_000
      item.addedAt = 1_700_000_000 + Seconds(index)
      item.showID = StableID.make("s", Array("\(index / 100)".utf8))
      item.showTitle = "Show \(index / 100)"
      item.season = 1
      item.episode = Int64(index % 100)
      item.genres = ["Drama", "Crime"]
      item.directors = ["Director \(index % 300)"]
      item.actors = (0..<8).map { "Actor \((index + $0 * 37) % 3_000)" }
      item.details.url = "file:///media/library/Show%20\(index / 100)/Season%2001/S01E\(index).mkv"
      item.details.summary = String(repeating: "What happens in \(index). ", count: 10)
      item.details.contentRating = "TV-14"
      item.details.posterPath = "/media/library/Show \(index / 100)/poster.jpg"
      snapshot.items.append(item)
    }
    let keeping = try milliseconds { try store.keep(snapshot, now: 0) }
    var back: LibrarySnapshot?
    let opening = try milliseconds {
      back = try KioskStore(path: folder.at("store.sqlite"), now: 0).library(of: "folder:/a")
    }
    #expect(back == snapshot)
    let size = snapshot.encoded().count
    print("20 000 items, \(size) bytes: kept in \(keeping) ms, opened and read in \(opening) ms")
    #expect(opening < 250)
  }
}
