import Foundation
import RerunCore
import RerunStore
import Synchronization
import Testing

@testable import RerunMedia

/// What a follower told, and a way to wait for it.
private final class Told: Sendable {
  private let events = Mutex<[FolderFollower.Event]>([])

  func add(_ event: FolderFollower.Event) { events.withLock { $0.append(event) } }

  var titles: [[String]] {
    events.withLock { $0 }.compactMap {
      if case .library(let snapshot) = $0 { snapshot.items.map(\.title) } else { nil }
    }
  }

  var away: [FolderError] {
    events.withLock { $0 }.compactMap { if case .away(let error) = $0 { error } else { nil } }
  }

  /// Real time: inotify and a thread are what is tested here.
  func wait(until isDone: @Sendable (Told) -> Bool) async throws {
    for _ in 0..<1_000 where !isDone(self) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isDone(self), "told \(titles), away \(away)")
  }
}

@Suite struct FollowingTests {
  private func pauses() -> FolderFollower.Pauses {
    var pauses = FolderFollower.Pauses()
    pauses.away = 50
    return pauses
  }

  private func follow(_ bench: ScanBench, _ told: Told) -> FolderFollower {
    let follower = FolderFollower(
      bench.scanner,
      watcher: FolderWatcher(settlingMilliseconds: 30),
      pauses: pauses()
    ) { told.add($0) }
    follower.start()
    return follower
  }

  @Test func changesAreTold() async throws {
    let bench = try ScanBench(["A.mkv"])
    let told = Told()
    let follower = follow(bench, told)
    try await told.wait { $0.titles.last == ["A"] }
    try bench.folder.add("B.mkv")
    try await told.wait { $0.titles.last == ["A", "B"] }
    try bench.folder.remove("A.mkv")
    try await told.wait { $0.titles.last == ["B"] }
    try bench.folder.add("New/Deep/C.mkv")
    try await told.wait { $0.titles.last == ["B", "C"] }
    try bench.folder.add("New/Deep/D.mkv")
    try await told.wait { $0.titles.last == ["B", "C", "D"] }
    try FileManager.default.moveItem(
      atPath: bench.folder.at("New"),
      toPath: bench.folder.at("Moved")
    )
    try bench.folder.add("Moved/E.mkv")
    try await told.wait { $0.titles.last?.sorted() == ["B", "C", "D", "E"] }
    let source = LibrarySource.folder(path: bench.folder.path).text
    // Not written for every change, but at the end.
    #expect(try bench.store.library(of: source)?.items.count == 1)
    follower.stop()
    try await told.wait { _ in (try? bench.store.library(of: source))??.items.count == 4 }
  }

  @Test func aFolderThatGoesAwayKeepsItsLibrary() async throws {
    let bench = try ScanBench(["A.mkv"])
    let told = Told()
    let follower = follow(bench, told)
    try await told.wait { $0.titles.count == 1 }
    try FileManager.default.moveItem(
      atPath: bench.folder.path,
      toPath: bench.folder.path + "-away"
    )
    let path = bench.folder.path
    try await told.wait { $0.away == [.missing(path: path)] }
    try bench.folder.makeFolder("")
    try await told.wait { $0.away.last == .emptied(path: path) }
    #expect(told.titles.count == 1)
    try bench.folder.remove("")
    try FileManager.default.moveItem(atPath: path + "-away", toPath: path)
    try await told.wait { $0.titles.count == 2 }
    follower.stop()
  }

  @Test func aFileBeingCopiedJoinsByItself() async throws {
    let bench = try ScanBench()
    try bench.folder.add("A.mkv", modified: 2_000_000)
    let told = Told()
    let follower = FolderFollower(
      bench.scanner,
      watcher: FolderWatcher(settlingMilliseconds: 30),
      pauses: pauses()
    ) { event in
      told.add(event)
      // The clock stands; telling that the file isn't ready moves it on.
      if case .library(let snapshot) = event, snapshot.items.isEmpty {
        bench.clock.clock.sleep(4_000_000_000)
      }
    }
    follower.start()
    try await told.wait { $0.titles == [[], ["A"]] }
    follower.stop()
  }

  @Test func whatWasKeptIsNotToldAgain() async throws {
    let bench = try ScanBench(["A.mkv"])
    let told = Told()
    let last = try bench.scan().snapshot
    let follower = FolderFollower(
      bench.scanner,
      watcher: FolderWatcher(settlingMilliseconds: 30),
      pauses: pauses()
    ) { told.add($0) }
    follower.start(from: last)
    try await Task.sleep(for: .milliseconds(300))
    try bench.folder.add("B.mkv")
    try await told.wait { !$0.titles.isEmpty }
    #expect(told.titles == [["A", "B"]])
    follower.stop()
  }
}

@Suite struct FolderWatcherTests {
  @Test func changesThatFollowEachOtherAreOne() throws {
    let folder = try TestFolder()
    let watcher = FolderWatcher(settlingMilliseconds: 50)
    #expect(watcher.watch([FilePath(folder.path)]))
    #expect(!watcher.watch([FilePath(folder.path)]))
    #expect(watcher.wait(milliseconds: 20) == .quiet)
    for name in ["a", "b", "c"] { try folder.add(name) }
    #expect(watcher.wait(milliseconds: 2_000) == .changed)
    #expect(watcher.wait(milliseconds: 20) == .quiet)
    #expect(!watcher.isBlind)
  }

  @Test func stops() throws {
    let watcher = FolderWatcher()
    #expect(!watcher.isStopped)
    watcher.stop()
    watcher.stop()
    #expect(watcher.isStopped)
    #expect(watcher.wait(milliseconds: 60_000) == .stopped)
  }

  @Test func foldersThatAreGoneAreNoProblem() throws {
    let folder = try TestFolder()
    let watcher = FolderWatcher(settlingMilliseconds: 20)
    #expect(!watcher.watch([FilePath("/no/such")]))
    #expect(!watcher.isBlind)
    #expect(watcher.watch([FilePath(folder.path)]))
    _ = watcher.watch([])
    try folder.add("unseen")
    #expect(watcher.wait(milliseconds: 50) == .quiet)
  }

  @Test func mounts() {
    let table = MountTable(
      """
      /dev/root / ext4 rw 0 0
      nas:/films /mnt/My\\040Films nfs4 rw 0 0
      /dev/sda1 /mnt/My\\040Films/local ext4 rw 0 0
      //nas/tv /mnt/tv cifs rw 0 0
      nonsense
      """
    )
    #expect(!table.isRemote("/home"))
    #expect(table.isRemote("/mnt/My Films/A"))
    #expect(!table.isRemote("/mnt/My Films/local/A"))
    #expect(table.isRemote("/mnt/tv"))
    #expect(!table.isRemote("/mnt/tv2"))
  }
}
