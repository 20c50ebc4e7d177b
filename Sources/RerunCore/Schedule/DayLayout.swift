/// The slots of one channel that start in one day, in blocks of the year and ranks of the library.
struct DayLayout {
  typealias Block = BroadcastYear.Block

  struct Stretch {
    var blocks: Range<Block>
    /// Which of `airings` it holds, back to back from its start.
    var airings: Range<Int>
  }

  private(set) var slots: [Stretch] = []
  private(set) var airings: [Library.Rank] = []
  /// The works of the last slot, if it is shared.
  private var shared = WorkSet()

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    airings.removeAll(keepingCapacity: true)
  }

  /// Adds a slot that starts with an item.
  mutating func open(with rank: Library.Rank, _ airable: Airable, at block: Block) {
    let blocks = block..<block + airable.blocks
    slots.append(Stretch(blocks: blocks, airings: airings.count..<airings.count + 1))
    airings.append(rank)
    if airable.opensSharedSlot {
      shared.removeAll()
      shared.insert(airable.work)
    }
  }

  /// Adds an item to the last slot, which is shared.
  mutating func join(_ rank: Library.Rank, _ airable: Airable) {
    airings.append(rank)
    let last = slots.count - 1
    slots[last].airings = slots[last].airings.lowerBound..<airings.count
    shared.insert(airable.work)
  }

  /// Adds a slot without programmes.
  mutating func leaveEmpty(_ blocks: Range<Block>) {
    slots.append(Stretch(blocks: blocks, airings: airings.count..<airings.count))
  }

  /// Whether an item may join the last slot, which is shared and has some seconds left.
  func mayJoin(_ airable: Airable, left: Int32) -> Bool {
    airable.runtime <= left && !shared.contains(airable.work)
  }
}

/// The works of one slot: mostly two or three, but of clips of a second, 1800.
private struct WorkSet {
  private var few: [Library.Work] = []
  private var others: Set<Library.Work> = []
  /// So many are looked through faster than they are hashed.
  private static let most = 12

  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    if !others.isEmpty { others.removeAll() }
  }

  mutating func insert(_ work: Library.Work) {
    if few.count < Self.most { few.append(work) } else { others.insert(work) }
  }

  func contains(_ work: Library.Work) -> Bool {
    few.contains(work) || (!others.isEmpty && others.contains(work))
  }
}
