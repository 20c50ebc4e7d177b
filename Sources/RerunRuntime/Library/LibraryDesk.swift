import Foundation
public import RerunApp
public import RerunCore
import RerunInput
import RerunJSON
public import RerunMedia
import RerunSample
public import RerunStore

/// Reads the library and computes its days, away from the loop; answers by messages.
public actor LibraryDesk {
  private let source: LibrarySource
  private let store: KioskStore
  private var zone: ZoneRules
  /// Whether `zone` was asked for; else a station file's own zone counts.
  private let isZoneFixed: Bool
  private let zones: ZoneDatabase
  private let post: @Sendable (Message) -> Void
  private var follower: FolderFollower?
  /// What is left to do once the kept library has been scheduled.
  private var beginFollowing: (() -> Void)?
  private var scheduler: Scheduler?

  public init(
    source: LibrarySource,
    store: KioskStore,
    zone: ZoneRules,
    isZoneFixed: Bool,
    zones: ZoneDatabase,
    post: @escaping @Sendable (Message) -> Void
  ) {
    self.source = source
    self.store = store
    self.zone = zone
    self.isZoneFixed = isZoneFixed
    self.zones = zones
    self.post = post
  }

  /// Reads the source; a folder's library as it was kept comes first, then what the folder has now.
  public func open() {
    switch source {
    case .sample:
      adopt(
        Station(zone: zone, items: SampleStation.items, fillers: SampleStation.fillers),
        leftOut: 0
      )
    case .stationFile(let path): readStationFile(path)
    case .folder(let path): follow(path)
    }
  }

  /// The name of the source for people: "Sample station", or the folder's path.
  public nonisolated var name: String {
    switch source {
    case .sample: "Sample station"
    case .folder(let path), .stationFile(let path): path
    }
  }

  private func adopt(_ station: Station, leftOut: Int) {
    scheduler = Scheduler(station: station)
    post(
      .station(.ready(itemCount: station.items.count, leftOut: leftOut, source: name))
    )
  }

  private func readStationFile(_ path: String) {
    do {
      let file = URL(fileURLWithPath: path)
      let bytes = [UInt8](try Data(contentsOf: file))
      let station = try Station(file: bytes, zones: zones, zone: isZoneFixed ? zone : nil)
      adopt(station, leftOut: 0)
    } catch let error as CocoaError {
      fail(
        "\(path) can’t be read (\(error.localizedDescription)). Check the path and that the file may be read."
      )
    } catch {
      fail("\(path): \(error)")
    }
  }

  private func follow(_ path: String) {
    let kept = try? store.library(of: source.text)
    let hasKept = kept.map { !$0.items.isEmpty } ?? false
    if let kept, hasKept { adopt(kept) }
    let scanner = FolderScanner(root: path, store: store, zone: zone)
    // One task takes them all: tasks of their own could overtake each other.
    let (events, told) = AsyncStream<FolderFollower.Event>.makeStream()
    let follower = FolderFollower(scanner) { told.yield($0) }
    Task.detached { [weak self] in
      for await event in events { await self?.receive(event) }
    }
    self.follower = follower
    if hasKept {
      // The look through the folder waits until what is known is on the stage: a small board has
      // one disk and few cores.
      beginFollowing = { follower.start(from: kept) }
    } else {
      follower.start(from: kept)
    }
  }

  private func receive(_ event: FolderFollower.Event) {
    switch event {
    case .library(let snapshot): adopt(snapshot)
    case .progress: break
    case .away(let error): fail(error.description)
    case .storeProblem(let error): post(.notice(error.description))
    }
  }

  private func adopt(_ snapshot: LibrarySnapshot) {
    adopt(
      Station(zone: zone, items: snapshot.items, fillers: snapshot.fillers),
      leftOut: snapshot.leftOut.count { $0.reason.isProblem }
    )
  }

  private func fail(_ message: String) {
    post(.station(.failed(message, source: name)))
  }

  /// Computes yesterday, today and the two days after, seen from `instant`.
  public func schedule(around instant: Seconds) {
    guard scheduler != nil else { return }
    let day = (scheduler?.station.zone ?? zone).day(of: instant)
    var schedules: [DaySchedule] = []
    for offset in -1...2 {
      guard let schedule = scheduler?.schedule(for: day.adding(days: offset)) else { continue }
      schedules.append(schedule)
    }
    guard let station = scheduler?.station else { return }
    post(.listings(Listings(station: station, days: schedules)))
    beginFollowing?()
    beginFollowing = nil
    // Reading and scheduling a large library leave megabytes behind that would never be used again.
    FreedMemory.giveBack()
  }

  /// The machine was taken to another time zone: the station's days are that zone's from now on.
  ///
  /// A station file has a zone of its own and stays in it.
  public func move(to zone: ZoneRules, around instant: Seconds) {
    if case .stationFile = source { return }
    guard !isZoneFixed, zone != self.zone else { return }
    self.zone = zone
    guard let station = scheduler?.station else { return }
    scheduler = Scheduler(
      station: Station(
        zone: zone,
        items: station.items,
        channels: station.channels,
        fillers: station.fillers
      )
    )
    schedule(around: instant)
  }

  /// Looks at the source again.
  public func rescan() {
    beginFollowing = nil
    follower?.stop()
    follower = nil
    open()
  }
}
