import CAVFormat
import Glibc
import Synchronization

/// A file on a server, read by FFmpeg's HTTP at any place; every call blocks.
///
/// One connection at a time, opened at the place that is read first. Unchecked, because one thread
/// at a time uses it; `isInterrupted` is asked by FFmpeg in those calls, ten times a second.
final class RemoteFile: @unchecked Sendable {
  struct Options: Sendable {
    /// How long a server may be silent.
    var timeoutInSeconds = 8
    /// Whether a broken connection is opened again, after 0, 1 and 3 seconds, as mpv's own is.
    var reconnects = false
    /// The same as mpv's, as some providers count the programs that look at them.
    var userAgent = "libmpv"
  }

  /// Rather read so far ahead than connect again.
  private static let nearlyAhead: Int64 = 256 << 10

  private let url: String
  private let options: Options
  private let isInterrupted: @Sendable () -> Bool
  private var context: UnsafeMutablePointer<AVIOContext>?
  private var position: Int64 = 0
  /// Of the connection, if it was not opened for all the rest.
  private var end: Int64?
  /// Known as soon as there was a connection.
  private(set) var sizeInBytes: Int64?
  /// Why the last call that failed did, in FFmpeg's words: without the address.
  private(set) var reason: String?

  init(
    _ url: String,
    options: Options = Options(),
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.url = url
    self.options = options
    self.isInterrupted = isInterrupted
  }

  deinit { close() }

  /// Only these are read; what else libav knows (`file:`, `data:`, …) is not asked from here, and a
  /// server can't lead there either.
  static func canRead(_ url: String) -> Bool {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    return (scheme == "http" || scheme == "https") && !url.utf8.contains(0)
  }

  /// Reads what has come, at least one byte.
  ///
  /// - Parameter end: Nothing from here on will be wanted, so the server need not send it.
  /// - Returns: How many bytes were read; 0 at the file's end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer,
    at offset: Int64,
    before end: Int64? = nil
  ) throws(RemoteFailure) -> Int {
    if let sizeInBytes, offset >= sizeInBytes { return 0 }
    try move(to: offset, before: end)
    guard let context else { throw .server }
    let bytes = buffer.assumingMemoryBound(to: UInt8.self).baseAddress
    let count = avio_read_partial(context, bytes, Int32(clamping: buffer.count))
    if count == rerun_averror_eof || count == 0 {
      // The end of what was asked for, or the connection's.
      guard let sizeInBytes, position < sizeInBytes else { return 0 }
      close()
      reason = "stream ends prematurely"
      throw .server
    }
    guard count > 0 else {
      close()
      throw failure(count)
    }
    position += Int64(count)
    return Int(count)
  }

  /// The same into memory of its own.
  func bytes(
    at offset: Int64,
    count: Int,
    before end: Int64? = nil
  ) throws(RemoteFailure) -> [UInt8] {
    var failure: RemoteFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(RemoteFailure) {
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset, before: end)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func close() {
    if context != nil { avio_closep(&context) }
  }

  // MARK: - Going there

  private func move(to offset: Int64, before end: Int64?) throws(RemoteFailure) {
    if isInterrupted() { throw .interrupted }
    if let limit = self.end, context != nil, offset >= limit { close() }
    guard context != nil else { return try open(at: offset, before: end) }
    if offset == position { return }
    if offset > position, offset - position <= Self.nearlyAhead {
      return try skip(offset - position)
    }
    if self.end != nil {
      close()
      return try open(at: offset, before: end)
    }
    try seek(to: offset)
  }

  private func skip(_ count: Int64) throws(RemoteFailure) {
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 << 10, alignment: 8)
    defer { scratch.deallocate() }
    let target = position + count
    while position < target, let context {
      let part = Int32(clamping: min(target - position, Int64(scratch.count)))
      let bytes = scratch.assumingMemoryBound(to: UInt8.self).baseAddress
      let count = avio_read_partial(context, bytes, part)
      guard count > 0 else {
        close()
        throw failure(count)
      }
      position += Int64(count)
    }
  }

  private func open(at offset: Int64, before end: Int64?) throws(RemoteFailure) {
    guard Self.canRead(url) else { throw .file }
    initialiseNetwork
    var dictionary: OpaquePointer?
    defer { av_dict_free(&dictionary) }
    let start = hasPassword ? 0 : offset
    for (name, value) in settings(start, end) { av_dict_set(&dictionary, name, value, 0) }
    // FFmpeg asks only within calls of ours, and we live through those.
    var callback = AVIOInterruptCB(
      callback: { @Sendable opaque in
        guard let opaque else { return 0 }
        let file = Unmanaged<RemoteFile>.fromOpaque(opaque).takeUnretainedValue()
        return file.isInterrupted() ? 1 : 0
      },
      opaque: Unmanaged.passUnretained(self).toOpaque()
    )
    let code = avio_open2(&context, url, AVIO_FLAG_READ, &callback, &dictionary)
    guard code >= 0, let context else {
      self.context = nil
      throw failure(code)
    }
    // libav counts from 0 wherever the server begins; it would take places for others when seeking.
    context.pointee.pos = start
    position = start
    self.end = end
    let size = avio_size(context)
    guard size > 0, context.pointee.seekable & AVIO_SEEKABLE_NORMAL != 0,
      sizeInBytes == nil || sizeInBytes == size
    else {
      close()
      reason = "the server has no parts of it, or of another file"
      throw .noRanges
    }
    sizeInBytes = size
    if offset != start { try seek(to: offset) }
  }

  /// With a connection; on the server that a redirection led to, if there was one.
  private func seek(to offset: Int64) throws(RemoteFailure) {
    let code = avio_seek(context, offset, SEEK_SET)
    guard code == offset else {
      close()
      throw failure(Int32(clamping: code))
    }
    position = offset
  }

  /// FFmpeg asks how to sign in only where a file begins, and remembers it for the rest: it takes a
  /// 401 in place of a part for the wrong part (`http_connect` in its `http.c`).
  private var hasPassword: Bool {
    url.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }.contains("@")
  }

  private func settings(_ offset: Int64, _ end: Int64?) -> [(String, String)] {
    var settings = [
      ("protocol_whitelist", "http,https,tcp,tls,httpproxy,crypto"),
      ("user_agent", options.userAgent),
      // In microseconds, for every wait.
      ("timeout", "\(options.timeoutInSeconds * 1_000_000)"),
      ("rw_timeout", "\(options.timeoutInSeconds * 1_000_000)"),
    ]
    if offset > 0 { settings.append(("offset", "\(offset)")) }
    if let end { settings.append(("end_offset", "\(end)")) }
    if options.reconnects {
      settings += [("reconnect", "1"), ("reconnect_delay_max", "3")]
    }
    // Makes FFmpeg log a 401; see `MediaAddress.httpOptions`.
    if !hasPassword { settings.append(("auth_type", "basic")) }
    return settings
  }

  private func failure(_ code: Int32) -> RemoteFailure {
    if isInterrupted() || code == rerun_averror_exit { return .interrupted }
    reason = Self.words(code)
    switch code {
    case rerun_averror_http_not_found, rerun_averror_http_bad_request, rerun_averror_http_other_4xx:
      return .file
    default: return .server
    }
  }
}

extension RemoteFile {
  private static func words(_ code: Int32) -> String {
    // FFmpeg's word for another part than the one it asked for, which is no matter of permission.
    if rerun_averror_errno(code) == EPERM { return "the server has no parts of it" }
    let size = 128
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
      guard let characters = buffer.baseAddress else { return "" }
      // It fills the buffer even where it has no better words than the number.
      av_strerror(code, characters, size)
      return String(cString: characters)
    }
    return text.isEmpty ? "error \(code)" : text
  }
}

/// Once a process.
private let initialiseNetwork: Void = {
  avformat_network_init()
  // Before there is a player libav would talk to stderr. mpv has its messages whatever the level.
  av_log_set_level(AV_LOG_QUIET)
}()
