import CAVFormat  // For the members of `timespec`; see FileStatus.swift.
import Glibc
import Synchronization

/// Tells when something changes in a set of folders, through inotify.
///
/// Where the system has no watches left, or a file system doesn't report what other machines do to
/// it, changes go unseen: `isBlind` says so, and looking now and then has to make up for it.
public final class FolderWatcher: Sendable {
  public enum Outcome: Sendable, Hashable {
    case changed, quiet, stopped
  }

  private struct Watches {
    var byFolder: [FilePath: Int32] = [:]
    var isShort = false
  }

  /// Negative where the system refused: then nothing is ever seen.
  private let queue: Int32
  /// The two ends of a pipe; a byte in it means stop.
  private let stopSignal: (reader: Int32, writer: Int32)
  private let watches = Mutex(Watches())
  private let settlingMilliseconds: Int32
  private let patienceMilliseconds: Int64

  private static let events =
    UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)

  /// - Parameters:
  ///   - settlingMilliseconds: Changes that follow each other within this are one.
  ///   - patienceMilliseconds: After this, changes that never pause are told nonetheless.
  public init(settlingMilliseconds: Int32 = 800, patienceMilliseconds: Int64 = 10_000) {
    self.settlingMilliseconds = settlingMilliseconds
    self.patienceMilliseconds = patienceMilliseconds
    queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    stopSignal = (ends[0], ends[1])
  }

  deinit {
    if queue >= 0 { close(queue) }
    if stopSignal.reader >= 0 { close(stopSignal.reader) }
    if stopSignal.writer >= 0 { close(stopSignal.writer) }
  }

  /// Whether some of the folders could not be watched.
  public var isBlind: Bool { queue < 0 || watches.withLock { $0.isShort } }

  /// Watches these folders and no others.
  ///
  /// - Returns: Whether one of them was not watched until now: what happened in it between its
  ///   listing and this call went unseen, so it has to be listed again.
  public func watch(_ folders: [FilePath]) -> Bool {
    guard queue >= 0 else { return false }
    return watches.withLock { watches in
      var known: [FilePath: Int32] = [:]
      var hasNew = false
      watches.isShort = false
      for folder in folders {
        // For a folder that is watched already this gives the same number again.
        let number = folder.withCString { inotify_add_watch(queue, $0, Self.events) }
        if number >= 0 {
          if watches.byFolder[folder] != number { hasNew = true }
          known[folder] = number
        } else if errno != ENOENT, errno != ENOTDIR {
          watches.isShort = true
        }
      }
      let kept = Set(known.values)
      for number in watches.byFolder.values where !kept.contains(number) {
        inotify_rm_watch(queue, number)
      }
      watches.byFolder = known
      return hasNew
    }
  }

  /// Waits for changes to come and pause again, at most so long for the first.
  public func wait(milliseconds: Int64) -> Outcome {
    var end = Self.now() + max(milliseconds, 0)
    var hasChanged = false
    while true {
      let left = end - Self.now()
      if left <= 0 { return hasChanged ? .changed : .quiet }
      let timeout = hasChanged ? min(left, Int64(settlingMilliseconds)) : left
      var waits = [
        pollfd(fd: stopSignal.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waits, nfds_t(waits.count), Int32(clamping: timeout))
      if waits[0].revents != 0 { return .stopped }
      if ready == 0, hasChanged { return .changed }
      if waits[1].revents != 0, drain(), !hasChanged {
        hasChanged = true
        end = Self.now() + patienceMilliseconds
      }
    }
  }

  /// Makes this and every later `wait` return at once; from any thread.
  public func stop() {
    // Once: the pipe must never fill, and it is never emptied.
    if !isStopped { _ = write(stopSignal.writer, [1], 1) }
  }

  public var isStopped: Bool {
    var wait = pollfd(fd: stopSignal.reader, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Reads all that is queued.
  ///
  /// What exactly changed doesn't matter (the folder is listed anew, and
  /// unchanged files cost nothing), so a queue that ran over is a change like any other.
  private func drain() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(queue, &buffer, buffer.count)
      guard count > 0 else { return hasChanged }
      buffer.withUnsafeBytes { bytes in
        let head = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          // "No longer watched" alone is our own doing.
          if event.mask != UInt32(IN_IGNORED) { hasChanged = true }
          offset += head + Int(event.len)
        }
      }
    }
  }

  /// Milliseconds of a clock that never jumps.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
