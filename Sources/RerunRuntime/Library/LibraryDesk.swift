import Foundation
public import RerunApp
public import RerunCore
import RerunInput
import RerunJSON
public import RerunMedia
import RerunSample
public import RerunStore

/// Reads the library and the spots and computes their days, away from the loop; answers by messages.
///
/// Orders are carried out one after another, as they came: a change of the time zone, say, must not
/// be overtaken by the days that were asked for after it.
public actor LibraryDesk {
  public enum Order: Sendable {
    /// Read the source; a folder's library as it was kept comes first, then what the folder has now.
    case open
    /// Look at the source and the spots again.
    case rescan
    /// Compute yesterday, today and the two days after, seen from `around`.
    case schedule(around: Seconds)
    /// The machine was taken to another time zone: the station's days are that zone's from now on.
    ///
    /// A station file has a zone of its own and stays in it.
    case move(to: ZoneRules, around: Seconds)
    /// Look for titles and people; answered by `PageReport.found`.
    case search(String, around: Seconds, isGerman: Bool, ticket: Int)
  }

  private enum Work: Sendable {
    case order(Order)
    /// What a follower told; `opening` says which.
    case library(FolderFollower.Event, opening: Int)
    case spots(FolderFollower.Event, opening: Int)
  }

  private let source: LibrarySource
  private let spotsFolder: String?
  private let store: KioskStore
  private var zone: ZoneRules
  /// Whether `zone` was asked for; else a station file's own zone counts.
  private let isZoneFixed: Bool
  private let zones: ZoneDatabase
  private let post: @Sendable (Message) -> Void
  private let work: AsyncStream<Work>.Continuation
  /// Counts how often the source was opened: what a follower of an earlier one told is void.
  private var opening = 0
  private var followers: [FolderFollower] = []
  /// What is left to do once the kept library has been scheduled.
  private var beginFollowing: [() -> Void] = []
  private var scheduler: Scheduler?
  /// The source's own; the station's are these and the spots.
  private var fillers: [Filler] = []
  private var spots: [Filler] = []
  private var leftOut = 0
  private var leftOutSpots = 0
  /// What of `watched` is in the items, and the last day that was computed.
  private var marks: [String: WatchedMark] = [:]
  private var today: Day?
  private var finder = LibraryFinder()

  /// - Parameter spots: The absolute path of the folder of spots.
  public init(
    source: LibrarySource,
    spots: String? = nil,
    store: KioskStore,
    zone: ZoneRules,
    isZoneFixed: Bool,
    zones: ZoneDatabase,
    post: @escaping @Sendable (Message) -> Void
  ) {
    self.source = source
    spotsFolder = spots
    self.store = store
    self.zone = zone
    self.isZoneFixed = isZoneFixed
    self.zones = zones
    self.post = post
    let (stream, work) = AsyncStream<Work>.makeStream()
    self.work = work
    Task.detached { [weak self] in
      for await next in stream { await self?.perform(next) }
    }
  }

  deinit { work.finish() }

  /// Takes an order and returns at once; from any thread.
  public nonisolated func send(_ order: Order) { work.yield(.order(order)) }

  /// The name of the source for people: "Sample station", or the folder's path.
  public nonisolated var name: String {
    switch source {
    case .sample: "Sample station"
    case .folder(let path), .stationFile(let path): path
    }
  }

  private func perform(_ work: Work) {
    switch work {
    case .order(.open): open()
    case .order(.rescan):
      beginFollowing = []
      for follower in followers { follower.stop() }
      followers = []
      open()
    case .order(.schedule(let instant)): schedule(around: instant)
    case .order(.move(let zone, let instant)): move(to: zone, around: instant)
    case .order(.search(let query, let instant, let isGerman, let ticket)):
      let found = finder.find(query, around: instant, isGerman: isGerman)
      post(.page(.found(found, ticket: ticket)))
    case .library(let event, let opening):
      if opening == self.opening { receive(event) }
    case .spots(let event, let opening):
      if opening == self.opening { receiveSpots(event) }
    }
  }

  // MARK: - The source

  private func open() {
    opening += 1
    openSpots()
    switch source {
    case .sample:
      adopt(Station(zone: zone, items: SampleStation.items, fillers: SampleStation.fillers))
    case .stationFile(let path): readStationFile(path)
    case .folder(let path): follow(path)
    }
  }

  private func adopt(_ station: Station) {
    fillers = station.fillers
    var station = station
    station.fillers = fillers(with: spots)
    scheduler = Scheduler(station: station)
    tellReady()
  }

  private func tellReady() {
    guard let station = scheduler?.station else { return }
    post(
      .station(
        .ready(itemCount: station.items.count, leftOut: leftOut + leftOutSpots, source: name)
      )
    )
  }

  private func readStationFile(_ path: String) {
    do {
      let file = URL(fileURLWithPath: path)
      let bytes = [UInt8](try Data(contentsOf: file))
      adopt(try Station(file: bytes, zones: zones, zone: isZoneFixed ? zone : nil))
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
    follow(scanner, from: kept) { .library($0, opening: $1) }
  }

  private func follow(
    _ scanner: FolderScanner,
    from kept: LibrarySnapshot?,
    _ event: @escaping @Sendable (FolderFollower.Event, Int) -> Work
  ) {
    let (work, opening) = (work, opening)
    let follower = FolderFollower(scanner) { work.yield(event($0, opening)) }
    followers.append(follower)
    if kept == nil {
      follower.start()
    } else {
      // The look through the folder waits until what is known is on the stage: a small board has
      // one disk and few cores.
      beginFollowing.append { follower.start(from: kept) }
    }
  }

  private func receive(_ event: FolderFollower.Event) {
    switch event {
    case .library(let snapshot): adopt(snapshot)
    case .replaced(let items): post(.filesReplaced(itemIDs: items))
    case .progress: break
    case .away(let error): fail(error.description)
    case .storeProblem(let error): post(.notice(error.description))
    }
  }

  private func adopt(_ snapshot: LibrarySnapshot) {
    leftOut = snapshot.leftOut.count { $0.reason.isProblem }
    marks = (try? store.watchedMarks()) ?? [:]
    adopt(
      Station(
        zone: zone,
        items: Self.marked(snapshot.items, marks),
        fillers: snapshot.fillers
      )
    )
  }

  private func fail(_ message: String) {
    post(.station(.failed(message, source: name)))
  }

  // MARK: - Watched

  /// The items with what the store knows of them.
  ///
  /// A day's schedule only counts what was watched before it (docs/SCHEDULE.md section 4), so nothing
  /// moves on the day itself.
  static func marked(_ items: [Item], _ marks: [String: WatchedMark]) -> [Item] {
    if marks.isEmpty { return items }
    var items = items
    for index in items.indices {
      guard let mark = marks[items[index].id] else { continue }
      if !items[index].watched {
        items[index].watched = true
        items[index].watchedAt = mark.firstAt
      } else if let at = items[index].watchedAt {
        items[index].watchedAt = min(at, mark.firstAt)
      }
    }
    return items
  }

  /// On a new day what was watched until then counts, even where the folder didn't change.
  private func countWatched(on day: Day) {
    defer { today = day }
    guard case .folder = source, let today, today != day, var station = scheduler?.station,
      let marks = try? store.watchedMarks(), marks != self.marks
    else { return }
    self.marks = marks
    station.items = Self.marked(station.items, marks)
    scheduler = Scheduler(station: station)
  }

  // MARK: - Spots

  private func openSpots() {
    guard let spotsFolder else { return }
    let source = FolderScanner.source(ofSpots: spotsFolder)
    let kept = try? store.library(of: source, on: .spots)
    if let kept { take(spots: kept) }
    follow(FolderScanner.spots(spotsFolder, store: store), from: kept) {
      .spots($0, opening: $1)
    }
  }

  private func receiveSpots(_ event: FolderFollower.Event) {
    switch event {
    case .library(let snapshot):
      take(spots: snapshot)
      replaceFillers()
    case .away(let error):
      // Without them breaks have trailers and the card; what isn't there would only fail.
      spots = []
      leftOutSpots = 0
      replaceFillers()
      post(.notice("Spots: \(error.description)"))
    case .replaced, .progress: break
    case .storeProblem(let error): post(.notice(error.description))
    }
  }

  private func take(spots snapshot: LibrarySnapshot) {
    spots = snapshot.fillers
    leftOutSpots = snapshot.leftOut.count { $0.reason.isProblem }
  }

  private func replaceFillers() {
    guard var station = scheduler?.station else { return }
    let all = fillers(with: spots)
    guard all != station.fillers else { return tellReady() }
    station.fillers = all
    scheduler = Scheduler(station: station)
    tellReady()
  }

  private func fillers(with spots: [Filler]) -> [Filler] {
    SpotsReader.joined(fillers, with: spots)
  }

  // MARK: - Days

  private func schedule(around instant: Seconds) {
    guard scheduler != nil else { return }
    let day = (scheduler?.station.zone ?? zone).day(of: instant)
    countWatched(on: day)
    var schedules: [DaySchedule] = []
    for offset in -1...2 {
      guard let schedule = scheduler?.schedule(for: day.adding(days: offset)) else { continue }
      schedules.append(schedule)
    }
    guard let station = scheduler?.station else { return }
    let listings = Listings(station: station, days: schedules)
    finder.listings = listings
    post(.listings(listings))
    for begin in beginFollowing { begin() }
    beginFollowing = []
    // Reading and scheduling a large library leave megabytes behind that would never be used again.
    FreedMemory.giveBack()
  }

  private func move(to zone: ZoneRules, around instant: Seconds) {
    if case .stationFile = source { return }
    guard !isZoneFixed, zone != self.zone else { return }
    self.zone = zone
    guard var station = scheduler?.station else { return }
    station.zone = zone
    scheduler = Scheduler(station: station)
    schedule(around: instant)
  }
}
