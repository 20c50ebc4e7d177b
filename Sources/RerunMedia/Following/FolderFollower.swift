import Foundation
import RerunCore
public import RerunStore

/// Keeps a folder's library up to date: looks through it, then again whenever something changes.
///
/// Files that were still being copied are looked at again by themselves; a folder that went away is
/// looked for until it is back. Works on a thread of its own.
public final class FolderFollower: Sendable {
  public enum Event: Sendable {
    /// The library, at first and whenever it is different.
    case library(LibrarySnapshot)
    /// The files of these items are others than before; the store has forgotten what it had noted
    /// of them.
    case replaced([String])
    /// The first look is under way.
    case progress(ScanProgress)
    /// The folder can't be used for now; the library told last stays good.
    case away(FolderError)
    /// What was found can't be kept for the next start.
    case storeProblem(StoreError)
  }

  /// How long to wait before looking without being told to, in milliseconds.
  public struct Pauses: Sendable {
    /// While changes are reported.
    public var watched: Int64 = 3_600_000
    /// Where changes can go unseen.
    public var blind: Int64 = 300_000
    /// While the folder is away.
    public var away: Int64 = 10_000
    /// How long nothing must change before a changed library is written to the store: while a
    /// hundred files are copied it would else be written a hundred times.
    public var keeping: Int64 = 30_000
    /// After this it is written even so.
    public var keepingAtMost: Int64 = 600_000

    public init() {}
  }

  private let scanner: FolderScanner
  private let watcher: FolderWatcher
  private let pauses: Pauses
  private let tell: @Sendable (Event) -> Void

  /// - Parameters:
  ///   - tell: Called on the follower's thread.
  public init(
    _ scanner: FolderScanner,
    watcher: FolderWatcher = FolderWatcher(),
    pauses: Pauses = Pauses(),
    tell: @escaping @Sendable (Event) -> Void
  ) {
    self.scanner = scanner
    self.watcher = watcher
    self.pauses = pauses
    self.tell = tell
  }

  deinit { watcher.stop() }

  /// Starts following; once.
  ///
  /// - Parameter last: The library as it was kept; it is told again only if it changed.
  public func start(from last: LibrarySnapshot? = nil) {
    let loop = FollowLoop(
      scanner: scanner,
      watcher: watcher,
      pauses: pauses,
      tell: tell,
      last: last
    )
    let thread = Thread { loop.run() }
    thread.name = "library"
    thread.start()
  }

  /// Ends following soon; nothing is told once the call under way is over.
  public func stop() { watcher.stop() }
}

/// The work of the follower's thread.
///
/// It doesn't hold the follower: letting go of that ends this.
private final class FollowLoop: @unchecked Sendable {
  // Unchecked: made on the starting thread, then only touched on the follower's.
  private let scanner: FolderScanner
  private let watcher: FolderWatcher
  private let pauses: FolderFollower.Pauses
  private let tell: @Sendable (FolderFollower.Event) -> Void
  private var last: LibrarySnapshot?
  private var lastAway: FolderError?
  private var hasLooked = false
  private var hasToldStoreProblem = false
  /// Since when the store's library is not the last one told; nil if it is.
  private var unkeptSince: Seconds?

  /// Looks in a row for folders that were new; then the next look waits like any other.
  private static let mostRepeats = 5

  init(
    scanner: FolderScanner,
    watcher: FolderWatcher,
    pauses: FolderFollower.Pauses,
    tell: @escaping @Sendable (FolderFollower.Event) -> Void,
    last: LibrarySnapshot?
  ) {
    self.scanner = scanner
    self.watcher = watcher
    self.pauses = pauses
    self.tell = tell
    self.last = last
  }

  func run() {
    var repeats = 0
    while !watcher.isStopped {
      var pause: Int64
      do throws(FolderError) {
        let scan = try look()
        take(scan)
        if watcher.watch(scan.folders), repeats < Self.mostRepeats {
          repeats += 1
          continue
        }
        pause = isHollow(scan.snapshot) ? pauses.away : isBlind ? pauses.blind : pauses.watched
        if let retryAt = scan.retryAt {
          let wait = (retryAt - scanner.clock.now) * 1_000
          pause = min(pause, max(wait, 200))
        }
      } catch {
        if error == .cancelled { break }
        sayAway(error)
        pause = pauses.away
      }
      repeats = 0
      if wait(pause) == .stopped { return }
    }
    keep()
  }

  /// Waits for a change; a library that isn't kept yet is, once things are quiet.
  private func wait(_ pause: Int64) -> FolderWatcher.Outcome {
    guard let since = unkeptSince else { return watcher.wait(milliseconds: pause) }
    let outcome = watcher.wait(milliseconds: min(pause, pauses.keeping))
    let isOverdue = scanner.clock.now - since >= pauses.keepingAtMost / 1_000
    if outcome != .changed || isOverdue { keep() }
    guard outcome == .quiet, pause > pauses.keeping else { return outcome }
    return watcher.wait(milliseconds: pause - pauses.keeping)
  }

  private func keep() {
    guard let last, unkeptSince != nil else { return }
    unkeptSince = nil
    do {
      try scanner.store.keep(last, on: scanner.shelf, now: scanner.clock.now)
    } catch {
      say(error)
    }
  }

  private func look() throws(FolderError) -> FolderScan {
    let isFirst = !hasLooked
    let scan = try scanner.scan(
      isCancelled: { [watcher] in watcher.isStopped },
      progress: { [tell] in if isFirst { tell(.progress($0)) } }
    )
    hasLooked = true
    return scan
  }

  private func take(_ scan: FolderScan) {
    if let problem = scan.storeProblem { say(problem) }
    // A disk that was taken out leaves an empty folder: the library is not gone, only away.
    if isHollow(scan.snapshot), let last, !isHollow(last) {
      sayAway(.emptied(path: scanner.root))
      return
    }
    if !scan.replaced.isEmpty {
      do {
        try scanner.store.forgetShortFiles(scan.replaced)
      } catch {
        say(error)
      }
      tell(.replaced(scan.replaced))
    }
    let wasAway = lastAway != nil
    lastAway = nil
    guard scan.snapshot != last || wasAway else { return }
    let isFirst = last == nil
    last = scan.snapshot
    unkeptSince = unkeptSince ?? scanner.clock.now
    tell(.library(scan.snapshot))
    if isFirst { keep() }
  }

  private func isHollow(_ snapshot: LibrarySnapshot) -> Bool {
    snapshot.items.isEmpty && snapshot.fillers.isEmpty && snapshot.leftOut.isEmpty
  }

  private func sayAway(_ error: FolderError) {
    if error != lastAway { tell(.away(error)) }
    lastAway = error
  }

  private func say(_ problem: StoreError) {
    if !hasToldStoreProblem { tell(.storeProblem(problem)) }
    hasToldStoreProblem = true
  }

  /// Whether changes may go unseen: no watches, or a disk that other machines write to.
  private var isBlind: Bool {
    if watcher.isBlind { return true }
    guard let mounts = try? readSmallFile(FilePath("/proc/self/mounts"), limit: 1_048_576) else {
      return true
    }
    return MountTable(String(decoding: mounts, as: UTF8.self)).isRemote(scanner.root)
  }
}
