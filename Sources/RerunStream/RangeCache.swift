import Synchronization

/// Parts of files on servers, held in memory within a limit.
final class RangeCache: Sendable {
  struct Limits: Sendable {
    var bytes = 64 << 20
    /// Of one file: the largest index and what is read with it.
    var bytesOfFile = 17 << 20
    /// A file may have been replaced after that by another one of the same size.
    var ageInMilliseconds: Int64 = 6 * 3600 * 1000

    init() {}
  }

  private struct Entry {
    var file: FileRanges
    var storedAt: Int64
    var lastUse: UInt64
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var uses: UInt64 = 0
    var bytes = 0
  }

  let limits: Limits
  private let state = Mutex(State())
  private let now: @Sendable () -> Int64

  /// - Parameter now: Milliseconds of a clock that never steps.
  init(limits: Limits = Limits(), now: @escaping @Sendable () -> Int64 = Uptime.now) {
    self.limits = limits
    self.now = now
  }

  var summary: (files: Int, bytes: Int) {
    state.withLock { ($0.entries.count, $0.bytes) }
  }

  /// What is held of a file; that counts as a use of it.
  func file(_ url: String) -> FileRanges? {
    let now = now()
    return state.withLock { state in
      guard let entry = state.entries[url] else { return nil }
      guard now - entry.storedAt < limits.ageInMilliseconds else {
        Self.drop(url, &state)
        return nil
      }
      state.uses += 1
      state.entries[url]?.lastUse = state.uses
      return entry.file
    }
  }

  /// Whether something is held of a file that will do for now.
  func holds(_ url: String) -> Bool {
    let now = now()
    return state.withLock { state in
      state.entries[url].map { now - $0.storedAt < limits.ageInMilliseconds } ?? false
    }
  }

  /// Whether so many bytes could be stored without dropping one of `kept`.
  func hasRoom(forBytes count: Int, keeping kept: Set<String>) -> Bool {
    guard count <= limits.bytesOfFile else { return false }
    return state.withLock { state in
      let held = state.entries.reduce(0) { sum, entry in
        kept.contains(entry.key) ? sum + entry.value.file.byteCount : sum
      }
      return held + count <= limits.bytes
    }
  }

  /// Stores what is known of a file in place of what was; the least recently used others go.
  ///
  /// - Parameter kept: Those that stay.
  /// - Returns: False if there is no room beside them.
  @discardableResult
  func store(_ file: FileRanges, of url: String, keeping kept: Set<String> = []) -> Bool {
    let count = file.byteCount
    let now = now()
    return state.withLock { state in
      Self.drop(url, &state)
      guard count <= limits.bytesOfFile else { return false }
      let others = state.entries.filter { !kept.contains($0.key) }
        .sorted { $0.value.lastUse < $1.value.lastUse }
      let spare = others.reduce(0) { $0 + $1.value.file.byteCount }
      guard state.bytes - spare + count <= limits.bytes else { return false }
      for (other, _) in others where state.bytes + count > limits.bytes {
        Self.drop(other, &state)
      }
      state.uses += 1
      state.entries[url] = Entry(file: file, storedAt: now, lastUse: state.uses)
      state.bytes += count
      return true
    }
  }

  func drop(_ url: String) {
    state.withLock { Self.drop(url, &$0) }
  }

  private static func drop(_ url: String, _ state: inout State) {
    guard let entry = state.entries.removeValue(forKey: url) else { return }
    state.bytes -= entry.file.byteCount
  }
}
