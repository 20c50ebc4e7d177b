import Glibc

/// Tells what happens to the files of one folder, by inotify, even before the folder exists.
///
/// `/dev/input` appears with the first input device and goes with the last, so until it is there
/// the nearest folder above it is watched instead.
final class FolderWatch {
  enum Change: Equatable {
    /// The file is new, or may have become readable, or was rewritten.
    case touched(String)
    case removed(String)
    /// The folder appeared, or so much happened that the kernel lost count: look at all of it.
    case everything
  }

  let folder: String
  let descriptor: Int32
  private var watch: Int32 = -1
  /// The folder that is watched instead while there is none.
  private var ancestor: String?
  private var ancestorWatch: Int32 = -1

  private static let mask = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB | IN_CLOSE_WRITE
      | IN_DELETE_SELF | IN_MOVE_SELF
  )
  private static let foldersOnly = UInt32(IN_ONLYDIR)

  /// - Throws: When inotify has no instances left.
  init(folder: String) throws(InputError) {
    self.folder = folder
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { throw .descriptor(what: "inotify", errno: errno) }
    _ = attach()
  }

  deinit { close(descriptor) }

  /// Whether the folder itself is watched now; its files may be listed.
  var isAttached: Bool { watch >= 0 }

  /// What happened since the last time, in order; never blocks.
  func drain() -> [Change] {
    var changes: [Change] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Bounded: a busy folder gets another turn, as the descriptor stays readable.
    for _ in 0..<16 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        changes += self.changes(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
    if !isAttached, attach() { changes.append(.everything) }
    return changes
  }

  private func changes(in bytes: UnsafeRawBufferPointer) -> [Change] {
    var changes: [Change] = []
    var offset = 0
    let headerSize = MemoryLayout<inotify_event>.size
    while offset + headerSize <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let nameStart = offset + headerSize
      let nameEnd = min(nameStart + Int(event.len), bytes.count)
      let name = String(decoding: bytes[nameStart..<nameEnd].prefix { $0 != 0 }, as: UTF8.self)
      offset = nameEnd
      if let change = change(event, name: name) { changes.append(change) }
    }
    return changes
  }

  private func change(_ event: inotify_event, name: String) -> Change? {
    if has(event, IN_Q_OVERFLOW) { return .everything }
    guard event.wd == watch else { return nil }
    if has(event, IN_DELETE_SELF) || has(event, IN_MOVE_SELF) || has(event, IN_IGNORED) {
      inotify_rm_watch(descriptor, watch)
      watch = -1
      ancestor = nil
      return .everything
    }
    if name.isEmpty { return nil }
    if has(event, IN_DELETE) || has(event, IN_MOVED_FROM) { return .removed(name) }
    return .touched(name)
  }

  private func has(_ event: inotify_event, _ flag: Int32) -> Bool {
    event.mask & UInt32(flag) != 0
  }

  /// Watches the folder, or while there is none the nearest one above it.
  private func attach() -> Bool {
    // What was missing may appear before its parent is watched, so look again until the nearest
    // folder is the same twice; the bound is for a path that somebody keeps changing.
    for _ in 0..<16 {
      watch = inotify_add_watch(descriptor, folder, Self.mask | Self.foldersOnly)
      if watch >= 0 {
        setAncestor(nil, watch: -1)
        return true
      }
      var nearest = Self.parent(of: folder)
      var added = watchArrivals(in: nearest)
      while added < 0, nearest != "/", nearest != "." {
        nearest = Self.parent(of: nearest)
        added = watchArrivals(in: nearest)
      }
      if nearest == ancestor { return false }
      setAncestor(nearest, watch: added)
    }
    return false
  }

  private func watchArrivals(in folder: String) -> Int32 {
    inotify_add_watch(descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO) | Self.foldersOnly)
  }

  private func setAncestor(_ path: String?, watch: Int32) {
    if ancestorWatch >= 0, ancestorWatch != watch { inotify_rm_watch(descriptor, ancestorWatch) }
    ancestor = path
    ancestorWatch = watch
  }

  static func parent(of path: String) -> String {
    guard let slash = path.dropLast(path.hasSuffix("/") ? 1 : 0).lastIndex(of: "/") else {
      return "."
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
