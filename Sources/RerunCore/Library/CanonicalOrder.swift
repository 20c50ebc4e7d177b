/// Items in their canonical order (docs/SCHEDULE.md section 2).
///
/// Every key is written once as bytes that compare like the tuple, packed into words: sorting 20 000
/// items then compares a few integers each time, not texts.
struct CanonicalOrder {
  private var words: [UInt64] = []
  private var starts: [Int] = [0]
  private var bytes: [UInt8] = []

  /// The indices of the items that can be scheduled, in canonical order.
  static func sorted(_ items: [Item]) -> [Int] {
    var order = CanonicalOrder()
    let schedulable = items.indices.filter { Airable.isSchedulable(items[$0]) }
    for index in schedulable { order.append(items[index]) }
    return schedulable.indices.sorted { order.precedes($0, $1) }.map { schedulable[$0] }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    var i = starts[a]
    var j = starts[b]
    while i < starts[a + 1], j < starts[b + 1] {
      if words[i] != words[j] { return words[i] < words[j] }
      i += 1
      j += 1
    }
    return a < b
  }

  private mutating func append(_ item: Item) {
    bytes.removeAll(keepingCapacity: true)
    switch item.kind {
    case .movie:
      bytes.append(0)
      append("")
      append("")
      append(item.year ?? 1_000_000)
      append(0)
    case .episode:
      bytes.append(1)
      append(item.showTitle, folding: true)
      append(item.showID)
      append(item.season.map { $0 == 0 ? 999_999 : $0 } ?? 1_000_000)
      append(item.episode ?? 1_000_000)
    }
    append(item.sortTitle.isEmpty ? item.title : item.sortTitle, folding: true)
    append(item.id)
    pack()
  }

  /// Ends with a mark that sorts before any continuation; a zero in the text is written so that it
  /// sorts after the mark.
  private mutating func append(_ text: String, folding: Bool = false) {
    for byte in text.utf8 {
      bytes.append(folding ? folded(byte) : byte)
      if byte == 0 { bytes.append(1) }
    }
    bytes.append(0)
    bytes.append(0)
  }

  private mutating func append(_ number: Int64) {
    let shifted = UInt64(bitPattern: number) ^ (1 << 63)  // negative numbers sort first
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: shifted >> UInt64(shift)))
    }
  }

  private mutating func pack() {
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if index & 7 == 7 {
        words.append(word)
        word = 0
      }
    }
    let rest = bytes.count & 7
    if rest > 0 { words.append(word << UInt64(8 * (8 - rest))) }
    starts.append(words.count)
  }
}
