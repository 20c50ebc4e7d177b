/// Takes credentials out of text that goes to a log or a screen.
///
/// An address keeps scheme, host, port and the last part of its path: IPTV providers put user and
/// password into the path, media servers their token into the query. Elsewhere, what follows a
/// name such as `X-Plex-Token` or `api_key` is replaced.
func scrubbed(_ text: String) -> String {
  var result = ""
  var rest = Substring(text)
  while let scheme = rest.range(ofFirst: "://") {
    let before = rest[..<scheme.lowerBound]
    let name = before.reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
    let start = before.index(before.endIndex, offsetBy: -name.count)
    let end =
      rest[scheme.upperBound...].firstIndex { $0.isWhitespace || "\"'<>|".contains($0) }
      ?? rest.endIndex
    result += withoutSecrets(before[..<start])
    result += shortened(rest[scheme.upperBound..<end], scheme: before[start...])
    rest = rest[end...]
  }
  return result + withoutSecrets(rest)
}

/// `user:pass@host:port/a/b/c.mkv?key=…` becomes `scheme://host:port/…/c.mkv`.
private func shortened(_ address: Substring, scheme: Substring) -> String {
  // A file's path is no secret, and says which one.
  if scheme.lowercased() == "file" { return "\(scheme)://\(address)" }
  let path = address.prefix { $0 != "?" && $0 != "#" }
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  let authority = parts.first ?? ""
  let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
  guard parts.count > 1, let last = parts.last else { return "\(scheme)://\(host)" }
  let tail = parts.count > 2 ? "…/\(last)" : "\(last)"
  return "\(scheme)://\(host)/\(tail)"
}

/// Names whose values are secrets, in lower case, without `-` and `_`.
private let secretNames: Set<String> = [
  "xplextoken", "xembytoken", "xmediabrowsertoken", "apikey", "token", "accesstoken", "authtoken",
  "auth", "authorization", "password", "passwd", "pw", "pass", "pin", "secret", "signature", "sig",
]

/// Replaces the value of every `name=value` and `name: value` whose name is a secret's.
private func withoutSecrets(_ text: Substring) -> String {
  var result = ""
  var word = ""
  var index = text.startIndex
  while index < text.endIndex {
    let character = text[index]
    result.append(character)
    index = text.index(after: index)
    if character.isLetter || character.isNumber || character == "-" || character == "_" {
      word.append(character)
      continue
    }
    let name = word.lowercased().filter { $0 != "-" && $0 != "_" }
    word = ""
    guard character == "=" || character == ":", secretNames.contains(name) else { continue }
    let value = text[index...].drop { $0 == " " || $0 == "\"" }
    // `Authorization: Bearer …` has its secret in the second word.
    let scheme = value.prefix { $0.isLetter }.lowercased()
    let secret = ["bearer", "basic"].contains(scheme) ? value.dropFirst(scheme.count + 1) : value
    let end = secret.firstIndex { $0.isWhitespace || "&;,\"')>".contains($0) } ?? text.endIndex
    if value.startIndex < end { result += "***" }
    index = end
  }
  return result
}

extension Substring {
  /// Where `text` first occurs.
  fileprivate func range(ofFirst text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
