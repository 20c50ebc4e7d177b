import Foundation
import Glibc
import RerunCore
import RerunTestSupport
import Testing

@testable import RerunStore

@Suite struct StoreTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func settingsAndFavouritesOutliveTheStore() throws {
    let folder = try TestFolder()
    let path = folder.at("state/rerun/store.sqlite")
    do {
      let store = try KioskStore(path: path, now: 0)
      #expect(store.notices.isEmpty)
      try store.set(.theme, to: "late-show")
      try store.set(.theme, to: "midnight-movie")
      try store.set(SettingKey(rawValue: "volume"), to: "80")
      try store.set(SettingKey(rawValue: "volume"), to: nil)
      for channel in ["show:b", "genre:a", "show:b"] { try store.setFavourite(channel, true) }
      try store.setFavourite("gone", true)
      try store.setFavourite("gone", false)
    }
    let store = try KioskStore(path: path, now: 0)
    #expect(try store.setting(.theme) == "midnight-movie")
    #expect(try store.setting(SettingKey(rawValue: "volume")) == nil)
    #expect(try store.settings() == [.theme: "midnight-movie"])
    #expect(try store.favourites() == ["show:b", "genre:a"])
    #expect(mode(path) == 0o600)
    #expect(mode(folder.at("state/rerun")) == 0o700)
  }

  @Test func damagedFileIsMovedAside() throws {
    let folder = try TestFolder()
    let path = folder.at("store.sqlite")
    try folder.add("store.sqlite", String(repeating: "not a database ", count: 500))
    let store = try KioskStore(path: path, now: 1_769_903_999)
    let kept = path + ".corrupt-20260131-235959"
    #expect(store.notices == [.movedAside(kept)])
    #expect(FileManager.default.fileExists(atPath: kept))
    try store.set(.theme, to: "late-show")
    #expect(try KioskStore(path: path, now: 0).setting(.theme) == "late-show")
  }

  @Test func damagedFilesDoNotPileUp() throws {
    let folder = try TestFolder()
    for second in 0..<6 as Range<Seconds> {
      try folder.add("store.sqlite", String(repeating: "not a database ", count: 500))
      _ = try KioskStore(path: folder.at("store.sqlite"), now: second)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      names.filter { $0.contains("corrupt") }.sorted()
        == [3, 4, 5].map { "store.sqlite.corrupt-19700101-00000\($0)" }
    )
  }

  @Test func damagedPagesAreNoticed() throws {
    let folder = try TestFolder()
    let path = folder.at("store.sqlite")
    do {
      let store = try KioskStore(path: path, now: 0)
      let files = (0..<2_000).map {
        (
          path: Array("/a/\($0)".utf8),
          file: CachedFile(size: 1, modifiedNanoseconds: 1, facts: [1])
        )
      }
      try store.keep(files)
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count > 20_000)
    for index in 8_192..<16_384 { bytes[index] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: path))
    let store = try KioskStore(path: path, now: 0)
    #expect(store.notices.count == 1)
    #expect(try store.cachedFiles(below: Array("/a".utf8)).isEmpty)
  }

  @Test(arguments: ["/proc/rerun/store.sqlite", "/dev/null/store.sqlite", "/proc/self/status"])
  func unwritablePlaceMeansMemory(_ path: String) throws {
    let store = try KioskStore(path: path, now: 0)
    #expect(store.notices.count == 1)
    guard case .inMemory = store.notices[0] else {
      Issue.record("\(store.notices)")
      return
    }
    try store.set(.theme, to: "late-show")
    #expect(try store.setting(.theme) == "late-show")
  }

  @Test func newerFileIsLeftAlone() throws {
    let folder = try TestFolder()
    let path = folder.at("store.sqlite")
    do {
      try KioskStore(path: path, now: 0).set(.theme, to: "late-show")
      try Connection(.file(path)).execute("PRAGMA user_version = 99", "test")
    }
    let store = try KioskStore(path: path, now: 0)
    guard case .inMemory(let error) = store.notices.first else {
      Issue.record("\(store.notices)")
      return
    }
    #expect(error.problem == .newer)
    #expect(try Connection(.file(path)).integer("PRAGMA user_version", "test") == 99)
  }

  @Test func fullDiskIsAnErrorThatLosesNothing() throws {
    let folder = try TestFolder()
    let store = try KioskStore(path: folder.at("store.sqlite"), now: 0)
    try store.set(.theme, to: "late-show")
    try store.withConnection { (connection) throws(StoreError) in
      try connection.execute("PRAGMA max_page_count = 1", "test")
    }
    let big = CachedFile(
      size: 1,
      modifiedNanoseconds: 1,
      facts: [UInt8](repeating: 1, count: 100_000)
    )
    let error = errorThrown(StoreError.self) { try store.keep([(path: [1], file: big)]) }
    #expect(error?.problem == .diskFull)
    #expect(try store.setting(.theme) == "late-show")
  }

  @Test func filesBelowAFolder() throws {
    let store = try KioskStore()
    let file = CachedFile(size: 5, modifiedNanoseconds: -7, facts: [])
    let paths = ["/lib/a.mkv", "/lib/sub/b.mkv", "/library/c.mkv", "/lib", "/lib.mkv"]
    try store.keep(paths.map { (path: Array($0.utf8), file: file) })
    try store.keep([(path: Array("/lib/".utf8) + [0xFF], file: file)])
    let found = try store.cachedFiles(below: Array("/lib".utf8))
    #expect(
      Set(found.keys) == [
        Array("/lib/a.mkv".utf8), Array("/lib/sub/b.mkv".utf8), Array("/lib/".utf8) + [0xFF],
      ]
    )
    #expect(found[Array("/lib/a.mkv".utf8)] == file)
    try store.forget([Array("/lib/a.mkv".utf8)])
    #expect(try store.cachedFiles(below: Array("/lib".utf8)).count == 2)
  }

  @Test func snapshotComesBackAsItWas() throws {
    let store = try KioskStore()
    var snapshot = LibrarySnapshot(source: "folder:/a")
    var item = Item(id: "x", kind: .episode)
    item.title = "e\u{301}"
    item.sortTitle = "\u{E9}"  // Canonically equal to the title, but other bytes.
    item.edition = "Cut"
    item.year = -1
    item.runtime = 5_400
    item.addedAt = 1_700_000_000
    item.showID = "s"
    item.showTitle = "Show"
    item.season = 0
    item.genres = ["Drama", "Drama", ""]
    item.directors = ["Ann"]
    item.actors = ["Bo", "Cy"]
    item.watched = true
    item.watchedAt = 0
    item.details.url = "file:///a/b"
    item.details.summary = "Long"
    item.details.contentRating = "PG"
    item.details.posterPath = "/a/p.jpg"
    snapshot.items = [item, Item(id: "y", kind: .movie)]
    var filler = Filler(id: "t", runtime: 30)
    filler.url = "file:///a/t"
    snapshot.fillers = [filler]
    snapshot.leftOut = [LeftOut(path: "z", reason: .noVideo)]
    snapshot.notes = [LibraryNote(path: "n", text: "note")]
    try store.keep(snapshot, now: 5)
    let back = try #require(try store.library(of: "folder:/a"))
    #expect(back == snapshot)
    #expect(Array(back.items[0].title.utf8) == Array(item.title.utf8))
    #expect(Array(back.items[0].sortTitle.utf8) == Array(item.sortTitle.utf8))
    #expect(try store.library(of: "folder:/b") == nil)

    let bytes = snapshot.encoded()
    for end in bytes.indices { #expect(LibrarySnapshot(encoded: Array(bytes[..<end])) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = LibrarySnapshot(encoded: damaged)  // Whatever it gives, it must not trap.
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, Int64.max, Int64.min])
  func integers(_ value: Int64) throws {
    var writer = ByteWriter()
    writer.integer(value)
    writer.optional(nil)
    writer.optional(value)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.integer() == value)
    #expect(try reader.optional() == nil)
    #expect(try reader.optional() == value)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [
      [0xFF], [0x80, 0x80], [UInt8](repeating: 0xFF, count: 11), [0x05, 0x61],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ] as [[UInt8]]
  )
  func malformedBytes(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(throws: MalformedBytes.self) { try reader.string() }
  }
}
