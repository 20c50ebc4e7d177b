import Foundation
import RerunApp
import RerunCore
import RerunJSON
import RerunMedia
import RerunStore
import Synchronization
import Testing

@testable import RerunRuntime

/// What the desk answered, in order.
private final class Answers: Sendable {
  private let messages = Mutex<[RerunApp.Message]>([])

  func add(_ message: RerunApp.Message) { messages.withLock { $0.append(message) } }

  var listings: [Listings] {
    messages.withLock { $0 }.compactMap {
      if case .listings(let listings) = $0 { listings } else { nil }
    }
  }

  var notices: [String] {
    messages.withLock { $0 }.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }

  var readyCount: Int {
    messages.withLock { $0 }.count { if case .station(.ready) = $0 { true } else { false } }
  }

  /// Real time: workers are what is tested.
  func wait(until isDone: @Sendable (Answers) -> Bool) async throws {
    for _ in 0..<2_000 where !isDone(self) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isDone(self))
  }
}

@Suite struct LibraryDeskTests {
  private static let noon: Seconds = 1_794_657_600
  private static let station = """
    {"timeZone": "Europe/Berlin", "fillers": [{"id": "a", "runtime": 30}],
     "items": [{"id": "m", "kind": "movie", "title": "M", "runtime": 5400}],
     "channels": [{"id": "c", "number": 7, "name": "C", "order": "inOrder", "itemIDs": ["m"]}]}
    """

  private func desk(
    _ source: LibrarySource,
    spots: String? = nil,
    store: KioskStore,
    _ answers: Answers
  ) -> LibraryDesk {
    LibraryDesk(
      source: source,
      spots: spots,
      store: store,
      zone: .utc,
      isZoneFixed: false,
      zones: .system,
      post: { answers.add($0) }
    )
  }

  /// An order that comes later is never carried out earlier.
  @Test func ordersKeepTheirOrder() async throws {
    let answers = Answers()
    let desk = try desk(.sample, store: KioskStore(), answers)
    let zones = try ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Europe/Paris"].map {
      try ZoneDatabase.system.rules(named: $0)
    }
    desk.send(.open)
    for zone in zones {
      desk.send(.move(to: zone, around: Self.noon))
      desk.send(.schedule(around: Self.noon))
    }
    try await answers.wait { $0.listings.count == 8 }
    #expect(
      answers.listings.map(\.station.zone.name)
        == zones.flatMap { [$0.name, $0.name] }
    )
  }

  @Test func spotsJoinAnySource() async throws {
    let folder = try TemporaryFolder()
    try Self.station.write(toFile: folder.path + "/s.json", atomically: true, encoding: .utf8)
    let spots = folder.path + "/spots"
    try FileManager.default.createDirectory(atPath: spots, withIntermediateDirectories: true)
    let store = try KioskStore()
    // As an earlier run kept them; the folder itself is empty, as if its disk were away.
    var kept = LibrarySnapshot(source: FolderScanner.source(ofSpots: spots))
    kept.fillers = [Filler(id: "p1", runtime: 20), Filler(id: "a", runtime: 15)]
    try store.keep(kept, on: .spots, now: 1)
    let answers = Answers()
    let desk = desk(
      .stationFile(path: folder.path + "/s.json"),
      spots: spots,
      store: store,
      answers
    )
    desk.send(.open)
    desk.send(.schedule(around: Self.noon))
    try await answers.wait { !$0.notices.isEmpty && $0.readyCount == 2 }
    #expect(answers.listings.first?.station.fillers.map(\.id) == ["a", "p1", "a+"])
    #expect(answers.notices == ["Spots: \(FolderError.emptied(path: spots))"])
    desk.send(.schedule(around: Self.noon))
    try await answers.wait { $0.listings.count == 2 }
    #expect(answers.listings.last?.station.fillers.map(\.id) == ["a"])
  }

  @Test func aMissingSpotsFolderStopsNothing() async throws {
    let answers = Answers()
    let desk = try desk(.sample, spots: "/nowhere/spots", store: KioskStore(), answers)
    desk.send(.open)
    try await answers.wait { !$0.notices.isEmpty && $0.readyCount > 0 }
    desk.send(.schedule(around: Self.noon))
    try await answers.wait { $0.listings.count == 1 }
    #expect(answers.notices == ["Spots: \(FolderError.missing(path: "/nowhere/spots"))"])
  }

  @Test func watchedMarksMeetTheItems() {
    var items = ["a", "b", "c", "d"].map { Item(id: $0, kind: .movie) }
    items[1].watched = true
    items[2].watched = true
    items[2].watchedAt = 50
    let mark = WatchedMark(firstAt: 100, lastAt: 900, count: 2)
    let marked = LibraryDesk.marked(items, ["a": mark, "b": mark, "c": mark])
    #expect(marked.map(\.watched) == [true, true, true, false])
    #expect(marked.map(\.watchedAt) == [100, nil, 50, nil])
  }
}

@Suite struct SettingsWriterTests {
  @Test func whatWasLearntInPlayingSurvivesARestart() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/kiosk.sqlite"
    var choice = TrackChoice()
    choice.audio = .init(language: "en", role: .normal)
    choice.subtitle = .track(.init(language: "de", role: .forced))
    choice.subtitleDelayMilliseconds = -250
    do {
      let store = try KioskStore(path: path, now: 0)
      let writer = SettingsWriter(store: store, log: .silent, now: { 77 })
      writer.save(.tracks(key: "s1", TrackChoice()))
      writer.save(.tracks(key: "s1", choice))
      writer.save(.watched(itemID: "f1", at: 1_000))
      writer.save(.watched(itemID: "f1", at: 2_000))
      writer.save(.shortFile(itemID: "f2", milliseconds: 90_000))
      writer.flush()
    }
    let store = try KioskStore(path: path, now: 0)
    let preferences = SettingsWriter.preferences(store).preferences
    #expect(preferences.tracks == ["s1": choice])
    #expect(preferences.shortFiles == ["f2": 90_000])
    #expect(
      try store.watchedMarks() == ["f1": WatchedMark(firstAt: 1_000, lastAt: 2_000, count: 2)]
    )
  }
}
