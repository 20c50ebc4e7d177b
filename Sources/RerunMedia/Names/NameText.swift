/// Small text tools for file names, on bytes: names are parsed at every look at the folder, tens of
/// thousands of times, and only ASCII has a meaning in them.
enum NameText {
  /// ASCII letters lower-cased, nothing else changed.
  static func lowered(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { isUpper($0) ? $0 | 0x20 : $0 }
  }

  static func lowered(_ text: String) -> String {
    String(decoding: lowered(text.utf8), as: UTF8.self)
  }

  /// Letters and digits only, lower-cased.
  ///
  /// So "Mr. Robot" and "mr_robot" are one.
  static func matchingKey(_ text: String) -> String {
    String(
      decoding: lowered(text.utf8).filter { isLetter($0) || isDigit($0) || $0 >= 0x80 },
      as: UTF8.self
    )
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte & 0xDF) }
  /// Letters, digits and whatever isn't ASCII.
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte >= 0x80 }
  /// What stands between the parts of a name.
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x2E || byte == 0x5F || byte == 0x2D
  }

  /// Without separators at either end.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isSeparator(first) || first == UInt8(ascii: ",") {
      text = text.dropFirst()
    }
    while let last = text.last, isSeparator(last) || last == UInt8(ascii: ",") {
      // "S.W.A.T." and "Monsters, Inc." end in a dot that belongs to the title.
      if last == UInt8(ascii: "."), text.dropLast().contains(0x20) { break }
      text = text.dropLast()
    }
    return text
  }

  /// Dots and underscores as spaces, where the name uses them instead of spaces.
  static func spaced(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if text.contains(0x20) { return text.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 } }
    var spaced = text.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") ? 0x20 : $0 }
    for range in acronyms(in: Array(text)).reversed() {
      for index in range where spaced[index] == 0x20 { spaced[index] = UInt8(ascii: ".") }
      spaced.insert(UInt8(ascii: "."), at: range.upperBound)
    }
    return spaced
  }

  /// Where capitals stand alone between dots: "U.N.C.L.E", and, at the beginning, "E.T"; from the
  /// first to the last of them.
  private static func acronyms(in text: [UInt8]) -> [Range<Int>] {
    func isAlone(_ index: Int) -> Bool {
      isUpper(text[index]) && (index == 0 || !isWord(text[index - 1]))
        && (index + 1 == text.count || !isWord(text[index + 1]))
    }
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard isAlone(index) else {
        index += 1
        continue
      }
      let start = index
      while index + 2 < text.count, text[index + 1] == UInt8(ascii: "."), isAlone(index + 2) {
        index += 2
      }
      if index - start >= (start == 0 ? 2 : 4) { found.append(start..<(index + 1)) }
      index += 1
    }
    return found
  }

  /// `text` trimmed, spaced, and every run of spaces one.
  static func title(_ text: ArraySlice<UInt8>) -> String {
    let spaced = spaced(trimmed(text))
    var title: [UInt8] = []
    for byte in spaced where byte != 0x20 || (title.last ?? 0x20) != 0x20 { title.append(byte) }
    while title.last == 0x20 { title.removeLast() }
    return String(decoding: title, as: UTF8.self)
  }

  /// The number that `digits` spell, nil for more than nine of them.
  static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// The words of a name: runs of letters and digits, lower-cased, with their places.
  static func words(_ text: [UInt8]) -> [(word: String, range: Range<Int>)] {
    var words: [(word: String, range: Range<Int>)] = []
    var start: Int?
    for index in 0...text.count {
      if index < text.count, isWord(text[index]) {
        start = start ?? index
      } else if let begun = start {
        words.append(
          (String(decoding: lowered(text[begun..<index]), as: UTF8.self), begun..<index)
        )
        start = nil
      }
    }
    return words
  }
}
