/// What mpv is given to open, from what the app was given.
struct MediaAddress: Equatable {
  var path: String
  /// Whether it comes from a server, not from a disk.
  var isRemote: Bool
  /// What FFmpeg's HTTP is told beside mpv's own options; nil if it is not HTTP.
  ///
  /// It tries a broken connection again after 0, 1 and 3 seconds: mpv's own further 7 would only
  /// delay what the app does about it. Taking Basic for the server's authentication makes FFmpeg
  /// log a 401, which it else keeps to itself (`check_http_code` in its `http.c`), and makes no
  /// other difference if there are no name and password in the address to be sent.
  var httpOptions: String? {
    guard isRemote, path.lowercased().hasPrefix("http") else { return nil }
    let authority = path.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }
    return "reconnect_delay_max=3" + (authority.contains("@") ? "" : ",auth_type=basic")
  }

  /// Schemes a station may name.
  ///
  /// mpv knows more (`edl:`, `lavfi:`, `archive:`, …): those would let
  /// a playlist from the network read any file or run filters.
  private static let remoteSchemes: Set<String> = [
    "http", "https", "rtsp", "rtsps", "rtmp", "rtmps", "rtp", "srt", "udp", "tcp", "ftp", "mms",
    "smb", "hls",
  ]

  /// - Returns: nil if it is empty, or of a scheme that is not played.
  init?(_ url: String) {
    guard !url.isEmpty, !url.utf8.contains(0) else { return nil }
    // A film in parts: files only, each counted in bytes, so nothing in a name means anything to mpv.
    if url.utf8.contains(0x0A) {
      let parts = url.split(separator: "\n").compactMap { MediaAddress(String($0)) }
      guard !parts.isEmpty, parts.allSatisfy({ !$0.isRemote }) else { return nil }
      let list = parts.map { "%\($0.path.utf8.count)%\($0.path)" }.joined(separator: ";")
      self.init(path: "edl://\(list)", isRemote: false)
      return
    }
    let scheme = url.prefix { $0 != ":" && $0 != "/" }.lowercased()
    let afterScheme = url.dropFirst(scheme.count)
    if scheme == "file", afterScheme.hasPrefix(":/") {
      guard let path = Self.filePath(afterScheme.dropFirst()) else { return nil }
      self.init(path: path, isRemote: false)
    } else if afterScheme.hasPrefix("://") {
      guard Self.remoteSchemes.contains(scheme) else { return nil }
      self.init(path: url, isRemote: true)
    } else {
      self.init(path: url, isRemote: false)
    }
  }

  private init(path: String, isRemote: Bool) {
    self.path = path
    self.isRemote = isRemote
  }

  /// The path in `///a%20b` or `//localhost/a`.
  private static func filePath(_ rest: Substring) -> String? {
    var path = rest
    if path.hasPrefix("//") {
      path = path.dropFirst(2).drop { $0 != "/" }
    }
    var bytes: [UInt8] = []
    var remaining = path.utf8[...]
    while let byte = remaining.popFirst() {
      let digits = remaining.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        remaining = remaining.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
