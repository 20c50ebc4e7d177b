import RerunPlayer
import Synchronization

/// A film on a server whose index is held here: mpv reads that from memory, and the rest through one
/// connection that is opened where the picture is.
///
/// Unchecked: all but `isCancelled` is the reading thread's alone, which makes one call at a time.
final class CachedFile: MediaByteSource, @unchecked Sendable {
  private let url: String
  private let held: FileRanges
  private let cache: RangeCache
  private let remote: RemoteFile
  private let isCancelled: CancelMark
  private var hasDelivered = false

  init(_ url: String, held: FileRanges, cache: RangeCache, options: RemoteFile.Options) {
    self.url = url
    self.held = held
    self.cache = cache
    let mark = CancelMark()
    isCancelled = mark
    remote = RemoteFile(url, options: options) { mark.isSet }
  }

  var sizeInBytes: Int64 { held.sizeInBytes }
  var failure: String? { hasDelivered ? nil : remote.reason ?? "another file by now" }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int? {
    guard offset < held.sizeInBytes, !buffer.isEmpty else { return 0 }
    let known = held.copy(from: offset, into: buffer)
    if known > 0 { return known }
    let room = (held.nextStart(after: offset) ?? held.sizeInBytes) - offset
    let part = UnsafeMutableRawBufferPointer(
      rebasing: buffer.prefix(Int(clamping: min(room, Int64(buffer.count))))
    )
    do throws(RemoteFailure) {
      let count = try remote.read(into: part, at: offset)
      guard remote.sizeInBytes == held.sizeInBytes else {
        // Another file by now: its index would lead anywhere.
        cache.drop(url)
        return nil
      }
      if count > 0 { hasDelivered = true }
      return count
    } catch {
      // A line that broke says nothing against the index. Else the next try is to be mpv's own.
      if error != .interrupted, error != .server || !hasDelivered { cache.drop(url) }
      return nil
    }
  }

  func cancel() { isCancelled.set() }

  func close() { remote.close() }
}

/// Set once, from any thread.
private final class CancelMark: Sendable {
  private let mark = Atomic(false)
  var isSet: Bool { mark.load(ordering: .acquiring) }
  func set() { mark.store(true, ordering: .releasing) }
}
