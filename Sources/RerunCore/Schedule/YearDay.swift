/// One day among the blocks of its year.
struct YearDay {
  typealias Block = BroadcastYear.Block

  var start: Seconds
  var blocks: Range<Block>
  /// The number of blocks in the year: no slot of a tape crosses it.
  var yearEnd: Block

  init(_ index: Int, of year: BroadcastYear) {
    start = year.start(ofDay: index)
    blocks = year.blocks(ofDay: index)
    yearEnd = year.blockCount
  }
}

/// A slot that reaches from the day in which it started into the next.
struct Overhang {
  /// The block after its last.
  var end: BroadcastYear.Block = 0
  /// The work it shows; nil if it has no programme.
  var work: Library.Work?

  /// Takes the last slot that was laid; a slot over midnight is not shared, so it has one work at
  /// most.
  mutating func note(_ layout: DayLayout, in library: Library) {
    guard let last = layout.slots.last else { return }
    end = last.blocks.upperBound
    work = last.airings.isEmpty ? nil : library[layout.airings[last.airings.lowerBound]].work
  }

  /// Adds what reaches into `day` to `occupancy`.
  func occupy(_ occupancy: inout Occupancy, on day: YearDay) {
    if let work, end > day.blocks.lowerBound {
      occupancy.add(work, over: day.blocks.lowerBound..<end)
    }
  }
}
