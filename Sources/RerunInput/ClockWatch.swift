import CEvdev
import Glibc

/// The wall clock, or what it is called here, is not what it was.
public enum ClockChange: Sendable, Hashable {
  /// Somebody set the clock: the network's time came, or a person's; or the machine slept.
  case stepped
  /// The machine's time zone is another one.
  case zoneChanged
}

/// Wakes the loop when the clock is set or the machine's time zone changes.
///
/// A Raspberry Pi has no clock of its own: it starts in the past and jumps when the network comes.
public final class ClockWatch {
  private let timer: Int32
  private let zoneFiles: [(watch: FolderWatch, names: [String])]

  /// - Parameters:
  ///   - localtime: The zone file or the link to it; its folder is watched.
  ///   - timezone: The file that names the zone on Debian.
  /// - Throws: `InputError.descriptor` when the kernel has no timers or watches left.
  public init(
    localtime: String = "/etc/localtime",
    timezone: String = "/etc/timezone"
  ) throws(InputError) {
    var folders: [String] = []
    var names: [String: [String]] = [:]
    for path in [localtime, timezone] {
      let folder = FolderWatch.parent(of: path)
      if names[folder] == nil { folders.append(folder) }
      names[folder, default: []].append(String(path.split(separator: "/").last ?? ""))
    }
    var zoneFiles: [(FolderWatch, [String])] = []
    for folder in folders {
      zoneFiles.append((try FolderWatch(folder: folder), names[folder] ?? []))
    }
    self.zoneFiles = zoneFiles
    timer = timerfd_create(
      CLOCK_REALTIME,
      Int32(TFD_NONBLOCK | TFD_CLOEXEC)
    )
    if timer < 0 { throw .descriptor(what: "timerfd", errno: errno) }
    if !arm() { throw .descriptor(what: "timerfd_settime", errno: errno) }
  }

  deinit {
    if timer >= 0 { close(timer) }
  }

  /// For the loop's poll(2); they become readable on a change.
  public var fileDescriptors: [Int32] { [timer] + zoneFiles.map(\.watch.descriptor) }

  /// What changed since the last time, each at most once; never blocks.
  public func drain() -> [ClockChange] {
    var changes: [ClockChange] = []
    if clockWasSet() { changes.append(.stepped) }
    var zoneChanged = false
    for (watch, names) in zoneFiles {
      for change in watch.drain() {
        switch change {
        case .touched(let name), .removed(let name):
          zoneChanged = zoneChanged || names.contains(name)
        case .everything: zoneChanged = true
        }
      }
    }
    if zoneChanged { changes.append(.zoneChanged) }
    return changes
  }

  /// Sets the timer to the end of time: it never rings, but setting the clock cancels it.
  private func arm() -> Bool {
    var never = itimerspec()
    never.it_value.tv_sec = time_t.max
    return timerfd_settime(
      timer,
      Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET),
      &never,
      nil
    ) == 0
  }

  private func clockWasSet() -> Bool {
    var expirations: UInt64 = 0
    let count = read(timer, &expirations, MemoryLayout<UInt64>.size)
    guard count >= 0 || errno == ECANCELED else { return false }
    _ = arm()
    return true
  }
}
