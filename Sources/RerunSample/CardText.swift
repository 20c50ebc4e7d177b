/// Reading the tables of cards: splitting by bytes, as splitting by characters would take most of
/// the time the station needs to be built.
enum CardText {
  static func lines(of table: String) -> [Substring] {
    table.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// The parts of a line between `separator`s, without the spaces around them.
  static func parts(of line: Substring, separator: Character) -> [Substring] {
    guard let byte = separator.asciiValue else { return [line] }
    return line.utf8.split(separator: byte).map { trimmed(Substring($0)) }
  }

  static func names(in list: Substring) -> [String] {
    parts(of: list, separator: ",").map { String($0) }
  }

  static func indent(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  static func trimmed(_ text: Substring) -> Substring {
    let space = UInt8(ascii: " ")
    var bytes = text.utf8
    while bytes.first == space { bytes.removeFirst() }
    while bytes.last == space { bytes.removeLast() }
    return Substring(bytes)
  }

  /// What follows `prefix`, or nil if the text does not begin with it.
  static func rest(of text: Substring, after prefix: String) -> Substring? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return Substring(text.utf8.dropFirst(prefix.utf8.count))
  }

  /// The name in small letters and hyphens, as ids have it: "Dover & Kane" is "dover-kane".
  static func slug(_ name: String) -> String {
    var bytes: [UInt8] = []
    var pendingHyphen = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if pendingHyphen, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        pendingHyphen = false
        bytes.append(byte | 0x20)  // digits have that bit already
      case 0x80...: break  // the ’ in "Otto’s" joins, it doesn't part
      default: pendingHyphen = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The title a list is sorted by: without a leading article.
  static func sortTitle(_ title: String) -> String {
    for article in ["The ", "A ", "An "] {
      if let rest = rest(of: Substring(title), after: article) { return String(rest) }
    }
    return title
  }

  /// The title as it reads inside a sentence: small letters, except for the days of the week.
  static func inSentence(_ title: String) -> String {
    let words = title.utf8.split(separator: UInt8(ascii: " ")).map { word in
      String(Substring(word))
    }
    return words.map { word in
      days.contains(where: { word.utf8.starts(with: $0.utf8) }) ? word : word.lowercased()
    }.joined(separator: " ")
  }

  private static let days: [String] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
