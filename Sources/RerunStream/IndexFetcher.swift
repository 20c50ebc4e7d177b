import Dispatch
import Foundation
import Glibc
import Synchronization

/// Reads the indexes of films ahead, one after another, on a thread of its own.
///
/// It keeps out of the way: it stops while a stream is opening, and goes on later where it was. What
/// can't be had is left alone for a while; nothing of that is worth a word to anybody, so it doesn't
/// log, and what FFmpeg says of it comes while no stream that it could be mistaken for is opening.
final class IndexFetcher: Sendable {
  struct Patience: Sendable {
    /// For one file; then the server is one that gives trouble.
    var fileMilliseconds: Int64 = 120_000
    /// How long a server is left alone that gives trouble.
    var serverMilliseconds: Int64 = 60_000
    /// How long a file is left alone that can't be read.
    var missingMilliseconds: Int64 = 600_000
    /// How long a file is left alone that is of no use here.
    var unsuitableMilliseconds: Int64 = 6 * 3600 * 1000
    /// Whoever said that a stream is opening may have been interrupted.
    var busyMilliseconds: Int64 = 30_000
  }

  /// What players read before anything else, to find out what it is.
  static let headBytes: Int64 = 64 << 10

  private struct State {
    var wanted: [String] = []
    var wantedSet: Set<String> = []
    var busyUntil = Int64.min
    var isRunning = false
    var isStopped = false
    /// Until when a file is left alone.
    var restingFiles: [String: Int64] = [:]
    /// The same of servers, by their part of the address.
    var restingServers: [String: Int64] = [:]
    /// Of the present wishes.
    var tooMuch: Set<String> = []
  }

  private enum Step {
    case fetch(String, keeping: Set<String>)
    case wait(milliseconds: Int64)
    case stop
  }

  private enum Outcome {
    case complete
    case unsuitable
    case noRoom
  }

  /// A file of which a part was read.
  private struct Draft {
    var url: String
    var file: FileRanges?
    var startedAt: Int64
  }

  private let cache: RangeCache
  private let options: RemoteFile.Options
  private let patience: Patience
  private let now: @Sendable () -> Int64
  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  /// The fetching thread's alone, under a lock for the compiler.
  private let draft = Mutex<Draft?>(nil)

  init(
    cache: RangeCache,
    options: RemoteFile.Options = RemoteFile.Options(),
    patience: Patience = Patience(),
    now: @escaping @Sendable () -> Int64 = Uptime.now
  ) {
    self.cache = cache
    self.options = options
    self.patience = patience
    self.now = now
  }

  // MARK: - Orders

  /// Replaces what is to be fetched, the most wanted first.
  func fetch(_ urls: [String]) {
    let urls = urls.filter(Self.isWorthTrying)
    let isFirst = state.withLock { state in
      state.tooMuch = []
      state.wanted = urls
      state.wantedSet = Set(urls)
      guard !state.isRunning, !urls.isEmpty, !state.isStopped else { return false }
      state.isRunning = true
      return true
    }
    if isFirst { Thread.detachNewThread { self.run() } }
    bell.signal()
  }

  /// Whether all of the line is for a stream that is opening.
  func setBusy(_ isBusy: Bool) {
    let until = isBusy ? now() + patience.busyMilliseconds : .min
    state.withLock { $0.busyUntil = until }
    if !isBusy { bell.signal() }
  }

  /// Ends the thread, soon; doesn't wait for it.
  func stop() {
    state.withLock { $0.isStopped = true }
    bell.signal()
  }

  /// Containers whose index is small, or has another name, need no asking.
  private static func isWorthTrying(_ url: String) -> Bool {
    guard RemoteFile.canRead(url) else { return false }
    let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return ![".mkv", ".webm", ".ts", ".m3u8", ".m3u", ".mpd", ".avi", ".mpg"]
      .contains { path.hasSuffix($0) }
  }

  // MARK: - The thread

  private func run() {
    // Of this thread alone: Linux counts threads where POSIX counts processes.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    while true {
      switch nextStep() {
      case .stop: return
      case .wait(let milliseconds):
        _ = bell.wait(timeout: .now() + .milliseconds(Int(clamping: milliseconds)))
      case .fetch(let url, let kept): fetch(url, keeping: kept)
      }
    }
  }

  private func nextStep() -> Step {
    let now = now()
    return state.withLock { state in
      if state.isStopped { return .stop }
      if now < state.busyUntil { return .wait(milliseconds: state.busyUntil - now) }
      state.restingFiles = state.restingFiles.filter { $0.value > now }
      state.restingServers = state.restingServers.filter { $0.value > now }
      var next = now + 600_000
      var kept: Set<String> = []
      for url in state.wanted {
        if let until = state.restingFiles[url] {
          next = min(next, until)
        } else if let until = state.restingServers[Self.server(of: url)] {
          next = min(next, until)
        } else if !state.tooMuch.contains(url), !cache.holds(url) {
          return .fetch(url, keeping: kept)
        }
        kept.insert(url)
      }
      return .wait(milliseconds: next - now)
    }
  }

  /// `https://host:port`, without user and password.
  private static func server(of url: String) -> String {
    let scheme = url.prefix { $0 != ":" }
    let authority = url.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    return "\(scheme)://\(host)".lowercased()
  }

  private func isUnwanted(_ url: String, after deadline: Int64) -> Bool {
    let now = now()
    return state.withLock { state in
      state.isStopped || now < state.busyUntil || now > deadline || !state.wantedSet.contains(url)
    }
  }

  private func fetch(_ url: String, keeping kept: Set<String>) {
    let start = now()
    let deadline = start + patience.fileMilliseconds
    let old = draft.withLock { draft in
      defer { draft = nil }
      return draft
    }
    var new = Draft(url: url, startedAt: start)
    // Not for long: the file may become another one.
    if let old, old.url == url, start - old.startedAt < patience.missingMilliseconds { new = old }
    let remote = RemoteFile(url, options: options) { [weak self] in
      self?.isUnwanted(url, after: deadline) ?? true
    }
    defer { remote.close() }
    do throws(RemoteFailure) {
      switch try complete(&new.file, remote, keeping: kept) {
      case .complete:
        let isStored = new.file.map { cache.store($0.compacted(), of: url, keeping: kept) } ?? false
        if !isStored { state.withLock { _ = $0.tooMuch.insert(url) } }
      case .noRoom: state.withLock { _ = $0.tooMuch.insert(url) }
      case .unsuitable: rest(file: url, patience.unsuitableMilliseconds)
      }
    } catch {
      switch error {
      case .interrupted where now() > deadline: rest(serverOf: url)
      case .interrupted: draft.withLock { $0 = new }
      case .file: rest(file: url, patience.missingMilliseconds)
      case .server: rest(serverOf: url)
      case .noRanges: rest(file: url, patience.unsuitableMilliseconds)
      }
    }
  }

  private func rest(file url: String, _ milliseconds: Int64) {
    let until = now() + milliseconds
    state.withLock { $0.restingFiles[url] = until }
  }

  private func rest(serverOf url: String) {
    let until = now() + patience.serverMilliseconds
    state.withLock { $0.restingServers[Self.server(of: url)] = until }
  }

  // MARK: - One file

  /// Reads the head of a file and its index, as far as `draft` does not have them.
  private func complete(
    _ draft: inout FileRanges?,
    _ remote: RemoteFile,
    keeping kept: Set<String>
  ) throws(RemoteFailure) -> Outcome {
    var file: FileRanges
    if let draft { file = draft } else { file = try begin(remote) }
    defer { draft = file }
    let size = file.sizeInBytes
    let head = min(Self.headBytes, size)
    var walk = MP4Index(fileSize: size)
    while true {
      if let index = walk.index, file.count(from: index.lowerBound) < index.count {
        let missing = index.count - file.count(from: index.lowerBound)
        guard cache.hasRoom(forBytes: file.byteCount + missing, keeping: kept) else {
          return .noRoom
        }
        // The header behind it comes along.
        let end = min(index.upperBound + Int64(MP4Index.headerLength), size)
        try read(index.lowerBound..<end, before: min(end + 4096, size), of: remote, to: &file)
      }
      switch walk.need {
      case .nothing:
        try read(0..<head, before: head, of: remote, to: &file)
        return .complete
      case .unsuitable: return .unsuitable
      case .header(let start):
        let end = min(start + Int64(MP4Index.headerLength), size)
        // If it turns out to be the index, the connection goes on with it.
        let limit = start < head ? head : min(start + MP4Index.mostBytes + 4096, size)
        try read(start..<end, before: limit, of: remote, to: &file)
        walk.read(file.bytes(from: start, count: Int(end - start)))
        if start == 0, case .header = walk.need {
          try read(0..<head, before: head, of: remote, to: &file)
        }
      }
    }
  }

  /// Reads the first bytes, and thereby the size.
  private func begin(_ remote: RemoteFile) throws(RemoteFailure) -> FileRanges {
    let bytes = try remote.bytes(at: 0, count: 4096, before: Self.headBytes)
    guard let size = remote.sizeInBytes else { throw .noRanges }
    var file = FileRanges(sizeInBytes: size)
    file.add(bytes, at: 0)
    return file
  }

  private func read(
    _ range: Range<Int64>,
    before end: Int64,
    of remote: RemoteFile,
    to file: inout FileRanges
  ) throws(RemoteFailure) {
    while true {
      let start = range.lowerBound + Int64(file.count(from: range.lowerBound))
      guard start < range.upperBound else { return }
      let wanted = min(64 << 10, Int(clamping: end - start))
      let bytes = try remote.bytes(at: start, count: wanted, before: end)
      guard !bytes.isEmpty, remote.sizeInBytes == file.sizeInBytes else { throw .server }
      file.add(bytes, at: start)
    }
  }
}
