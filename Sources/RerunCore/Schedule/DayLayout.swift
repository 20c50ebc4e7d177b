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

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    airings.removeAll(keepingCapacity: true)
  }

  /// Adds a slot that starts with an item.
  mutating func open(with rank: Library.Rank, over blocks: Range<Block>) {
    slots.append(Stretch(blocks: blocks, airings: airings.count..<airings.count + 1))
    airings.append(rank)
  }

  /// Adds an item to the last slot.
  mutating func join(_ rank: Library.Rank) {
    airings.append(rank)
    let last = slots.count - 1
    slots[last].airings = slots[last].airings.lowerBound..<airings.count
  }

  /// Adds a slot without programmes.
  mutating func leaveEmpty(_ blocks: Range<Block>) {
    slots.append(Stretch(blocks: blocks, airings: airings.count..<airings.count))
  }

  /// Whether the last slot has a programme of this work.
  func lastSlotHas(_ work: Library.Work, in library: Library) -> Bool {
    guard let slot = slots.last else { return false }
    return airings[slot.airings].contains { library[$0].work == work }
  }
}
