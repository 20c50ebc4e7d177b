/// The days of one calendar year in a zone, and their blocks of half an hour, numbered through the
/// year (docs/SCHEDULE.md section 3).
struct BroadcastYear: Sendable {
  typealias Block = Int32

  static let blockLength: Seconds = 1800

  let year: Int
  /// When each day starts; one more entry for the end of the year.
  private let dayStarts: [Seconds]
  /// The first block of each day; one more entry for the number of blocks in the year.
  private let firstBlocks: [Block]

  init(_ year: Int, zone: ZoneRules) {
    self.year = year
    let newYear = Day(year: year, month: 1, day: 1)
    let length = Day(year: year + 1, month: 1, day: 1).daysSince1970 - newYear.daysSince1970
    dayStarts = (0...length).map { zone.dayStart(newYear.adding(days: $0)) }
    var blocks: [Block] = [0]
    for (start, end) in zip(dayStarts, dayStarts.dropFirst()) {
      blocks.append((blocks.last ?? 0) + Block((end - start) / Self.blockLength))
    }
    firstBlocks = blocks
  }

  var dayCount: Int { dayStarts.count - 1 }
  /// The number of blocks in the year.
  var blockCount: Block { firstBlocks.last ?? 0 }

  /// The place of a day of this year, from 0.
  func index(of day: Day) -> Int {
    day.daysSince1970 - Day(year: year, month: 1, day: 1).daysSince1970
  }

  /// When a day starts; for the day after the last, when the year ends.
  func start(ofDay index: Int) -> Seconds { dayStarts[index] }

  func blocks(ofDay index: Int) -> Range<Block> { firstBlocks[index]..<firstBlocks[index + 1] }

  func start(ofBlock block: Block) -> Seconds {
    let day = self.day(ofBlock: block)
    return dayStarts[day] + Seconds(block - firstBlocks[day]) * Self.blockLength
  }

  /// A day's last block also holds what is left of the day.
  func end(ofBlock block: Block) -> Seconds {
    let day = self.day(ofBlock: block)
    return block + 1 == firstBlocks[day + 1]
      ? dayStarts[day + 1]
      : dayStarts[day] + Seconds(block + 1 - firstBlocks[day]) * Self.blockLength
  }

  /// The day that has a block: the last one that doesn't start after it, so never one without blocks.
  private func day(ofBlock block: Block) -> Int {
    var low = 0
    var high = dayCount
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstBlocks[middle] <= block { low = middle } else { high = middle }
    }
    return low
  }
}
