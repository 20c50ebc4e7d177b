import CMPV
import Synchronization

/// The files that a core reads through us, by addresses of a scheme of their own.
///
/// The addresses are made here and count up: nothing that a station or a playlist names can lead to
/// one, and what mpv logs of them tells no secret. Source: libmpv `stream_cb.h`.
final class StreamProtocol: Sendable {
  private struct State {
    var lastID = 0
    /// What the newest address stands for, until mpv opens it: it does so once.
    var offered: (id: Int, source: any MediaByteSource)?
    var failed: (id: Int, reason: String)?
  }

  private static let scheme = "rerun"

  private let state = Mutex(State())
  /// Called on mpv's threads: it only signals.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Makes mpv know the scheme.
  ///
  /// `self` has to live as long as the core.
  ///
  /// - Returns: mpv's error code.
  func register(with handle: OpaquePointer) -> Int32 {
    mpv_stream_cb_add_ro(
      handle,
      Self.scheme,
      Unmanaged.passUnretained(self).toOpaque(),
      { @Sendable context, address, info in
        guard let context, let address, let info else { return MPV_ERROR_LOADING_FAILED.rawValue }
        let streams = Unmanaged<StreamProtocol>.fromOpaque(context).takeUnretainedValue()
        guard let stream = streams.take(String(cString: address)) else {
          return MPV_ERROR_LOADING_FAILED.rawValue
        }
        stream.describe(in: &info.pointee)
        return 0
      }
    )
  }

  /// - Returns: What to give to mpv, which reads `source` then, and a number for `failure(of:)`. An
  ///   address that was not opened until now never will be.
  func offer(_ source: any MediaByteSource) -> (address: String, id: Int) {
    state.withLock { state in
      state.lastID += 1
      state.offered = (state.lastID, source)
      // The ending makes FFmpeg surer of what it will find.
      return ("\(Self.scheme)://\(state.lastID)/film.mp4", state.lastID)
    }
  }

  /// Forgets what was offered and not opened.
  func withdraw() {
    state.withLock { $0.offered = nil }
  }

  /// Why nothing of it can be read, which mpv itself takes for the end of the file.
  func failure(of id: Int) -> String? {
    state.withLock { $0.failed?.id == id ? $0.failed?.reason : nil }
  }

  private func take(_ address: String) -> OpenStream? {
    let id = address.dropFirst(Self.scheme.count + 3).prefix { $0 != "/" }
    return state.withLock { state in
      guard let offered = state.offered, Int(id) == offered.id else { return nil }
      state.offered = nil
      return OpenStream(id: offered.id, source: offered.source, streams: self)
    }
  }

  fileprivate func fail(_ id: Int, _ reason: String) {
    state.withLock { state in
      if id > state.failed?.id ?? 0 { state.failed = (id, reason) }
    }
    wake()
  }
}

/// A file while mpv has it open.
///
/// mpv holds a number for it, as it may still cancel what it is just closing, or has closed (0.35).
///
/// Unchecked: `position` is mpv's thread's alone, which makes one call at a time.
private final class OpenStream: @unchecked Sendable {
  private let id: Int
  private let source: any MediaByteSource
  /// Outlives the core.
  private unowned let streams: StreamProtocol
  private let isCancelled = Atomic(false)
  private var position: Int64 = 0

  init(id: Int, source: any MediaByteSource, streams: StreamProtocol) {
    self.id = id
    self.source = source
    self.streams = streams
  }

  func describe(in info: inout mpv_stream_cb_info) {
    info.cookie = Self.opened.withLock { opened in
      opened.lastNumber += 1
      opened.streams[opened.lastNumber] = self
      return UnsafeMutableRawPointer(bitPattern: opened.lastNumber)
    }
    info.read_fn = { @Sendable cookie, bytes, count in
      guard let stream = OpenStream.of(cookie), let bytes else { return -1 }
      return stream.read(bytes, Int(clamping: count))
    }
    info.seek_fn = { @Sendable cookie, offset in
      OpenStream.of(cookie)?.seek(to: offset) ?? Int64(MPV_ERROR_GENERIC.rawValue)
    }
    info.size_fn = { @Sendable cookie in
      OpenStream.of(cookie)?.source.sizeInBytes ?? Int64(MPV_ERROR_UNSUPPORTED.rawValue)
    }
    info.cancel_fn = { @Sendable cookie in
      guard let stream = OpenStream.of(cookie) else { return }
      stream.isCancelled.store(true, ordering: .releasing)
      stream.source.cancel()
    }
    info.close_fn = { @Sendable cookie in
      let stream = OpenStream.opened.withLock {
        $0.streams.removeValue(forKey: UInt(bitPattern: cookie))
      }
      stream?.source.close()
    }
  }

  private static let opened = Mutex((lastNumber: UInt(0), streams: [UInt: OpenStream]()))

  private static func of(_ cookie: UnsafeMutableRawPointer?) -> OpenStream? {
    opened.withLock { $0.streams[UInt(bitPattern: cookie)] }
  }

  private func read(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int64 {
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    guard let read = source.read(into: buffer, at: position) else {
      if !isCancelled.load(ordering: .acquiring), let reason = source.failure {
        streams.fail(id, reason)
      }
      return -1
    }
    position += Int64(read)
    return Int64(read)
  }

  private func seek(to offset: Int64) -> Int64 {
    guard offset >= 0, offset <= source.sizeInBytes else {
      return Int64(MPV_ERROR_GENERIC.rawValue)
    }
    position = offset
    return offset
  }
}
