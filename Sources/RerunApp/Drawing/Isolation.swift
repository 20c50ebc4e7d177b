extension String {
  /// For a name that stands in a sentence or among other facts: its own direction stays its own.
  ///
  /// A right-to-left name would else turn the numbers and names beside it about. It is put between a
  /// First Strong Isolate and its end (Unicode Standard Annex 9); what runs left to right is as it was.
  var isolated: String {
    let isRightToLeft = unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
    return isRightToLeft ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Sequence<String> {
  /// The facts in a row, empty ones left out; several are isolated from each other.
  func joined(apartBy separator: String) -> String {
    let facts = filter { !$0.isEmpty }
    return facts.count < 2
      ? facts.first ?? "" : facts.map(\.isolated).joined(separator: separator)
  }
}
