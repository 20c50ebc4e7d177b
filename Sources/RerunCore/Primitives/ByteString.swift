/// A text that is equal to another only if their UTF-8 bytes are, and is ordered by those bytes.
///
/// The standard library's `String` folds canonically equivalent forms: "é" and "e" + U+0301 would
/// be one dictionary key. The schedule is specified to the byte (docs/SCHEDULE.md section 1).
struct ByteString: Sendable, Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: ByteString, b: ByteString) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
  }

  static func < (a: ByteString, b: ByteString) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: feeding the hasher byte by byte costs several times as much.
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}

/// ASCII letters lower-cased, any other byte as it is.
func folded(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// The UTF-8 of `fold(text)`: ASCII letters lower-cased, nothing else changed.
func foldedBytes(_ text: String) -> [UInt8] { text.utf8.map(folded) }
