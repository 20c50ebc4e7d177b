/// Where a picture comes from, in a few words without anything secret: a file's name or a server's.
enum SourceName: Sendable, Hashable {
  case file(String)
  case server(String)
  /// The kiosk makes it itself.
  case kiosk

  /// - Parameter url: As `Item.Details.url` has it; of several lines the first counts. Nil where it
  ///   says nothing.
  init?(url: String) {
    let line = url.split(separator: "\n").first.map(String.init) ?? ""
    guard !line.isEmpty else { return nil }
    let parts = line.split(separator: ":", maxSplits: 1)
    let scheme = parts.count == 2 ? parts[0].lowercased() : ""
    switch scheme {
    case "sample": self = .kiosk
    case "http", "https":
      // Neither who asks, nor the path, nor the query: they may hold passwords and tokens.
      let rest = parts[1].drop { $0 == "/" }
      let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      guard !host.isEmpty else { return nil }
      self = .server(String(host))
    default:
      let path = scheme == "file" ? String(parts[1]) : line
      guard let name = path.split(separator: "/").last else { return nil }
      self = .file(scheme == "file" ? Self.decoded(name) : String(name))
    }
  }

  /// Without percent escapes.
  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self),
          radix: 16
        )
      {
        plain.append(value)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
