/// What the channels scheduled so far show over a day and what hangs over it: an item clashes where
/// the same work is on one of them (docs/SCHEDULE.md section 4).
struct Occupancy {
  typealias Block = BroadcastYear.Block

  private struct Span {
    var work: Library.Work
    var blocks: Range<Block>
    /// The next span of the same work in `spans`; -1 is none.
    var next: Int32
  }

  private var spans: [Span] = []
  /// The first span of each work; -1 is none.
  private var first: [Int32]

  init(library: Library) { first = [Int32](repeating: -1, count: library.works.count) }

  mutating func removeAll() {
    for span in spans { first[Int(span.work)] = -1 }
    spans.removeAll(keepingCapacity: true)
  }

  mutating func add(_ work: Library.Work, over blocks: Range<Block>) {
    spans.append(Span(work: work, blocks: blocks, next: first[Int(work)]))
    first[Int(work)] = Int32(spans.count - 1)
  }

  /// Adds every programme, over the whole of its slot.
  mutating func add(_ layout: DayLayout, in library: Library) {
    for slot in layout.slots {
      for airing in slot.airings { add(library[layout.airings[airing]].work, over: slot.blocks) }
    }
  }

  func clashes(_ work: Library.Work, over blocks: Range<Block>) -> Bool {
    var index = first[Int(work)]
    while index >= 0 {
      let span = spans[Int(index)]
      if span.blocks.overlaps(blocks) { return true }
      index = span.next
    }
    return false
  }

  /// Whether an item clashes in a slot that it opens.
  func clashes(_ airable: Airable, at block: Block) -> Bool {
    clashes(airable.work, over: block..<block + airable.blocks)
  }
}
