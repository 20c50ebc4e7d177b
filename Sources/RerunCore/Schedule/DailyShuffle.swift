/// A channel that is shuffled anew every day, and fills the day from its first block to its last.
///
/// Source: docs/SCHEDULE.md section 7.
struct DailyShuffle {
  typealias Rank = Library.Rank
  typealias Block = BroadcastYear.Block

  private let library: Library
  private let pool: Pool
  private let openers: [Library.Work]
  private let tomorrowsOpeners: [Library.Work]
  private let seed: Seed
  private var round = 0
  /// What the round still has to air, the next at `queue[head]`.
  private var queue: [Rank] = []
  private var head = 0
  /// What has aired since the queue was drawn, longest ago first: the pool's other items.
  private var aired: [Rank] = []
  private var layout = DayLayout()

  /// Prepares one channel's day.
  ///
  /// - Parameters:
  ///   - pool: Of `day`.
  ///   - poolBefore: Of the day before.
  init(channelID: String, day: Day, pool: Pool, poolBefore: Pool, library: Library) {
    self.library = library
    self.pool = pool
    openers = Self.openers(
      of: poolBefore.isEmpty ? pool : poolBefore,
      on: day,
      channelID: channelID,
      library: library
    )
    tomorrowsOpeners = Self.openers(
      of: pool,
      on: day.adding(days: 1),
      channelID: channelID,
      library: library
    )
    seed = Seed("day", channelID, day.description)
  }

  /// The works of the first two of a draw.
  private static func openers(
    of pool: Pool,
    on day: Day,
    channelID: String,
    library: Library
  ) -> [Library.Work] {
    let seed = Seed("open", channelID, day.description)
    var first: (key: UInt64, rank: Rank)?
    var second: (key: UInt64, rank: Rank)?
    for rank in pool.ranks {
      let drawn = (key: seed.key(of: library.name(rank)), rank: rank)
      if first.map({ drawn.key < $0.key }) ?? true {
        second = first
        first = drawn
      } else if second.map({ drawn.key < $0.key }) ?? true {
        second = drawn
      }
    }
    return [first, second].compactMap { $0.map { library[$0.rank].work } }
  }

  /// The day's slots, which yield to those of the channels in `occupancy`.
  mutating func lay(over blocks: Range<Block>, yieldingTo occupancy: Occupancy) -> DayLayout {
    if blocks.isEmpty { return layout }
    if pool.isEmpty {
      layout.leaveEmpty(blocks)
      return layout
    }
    let waste = Waste(of: pool, upTo: blocks.count, library: library)
    refillQueue()
    var block = blocks.lowerBound
    var choice = opener(over: blocks, yieldingTo: occupancy)
    while block < blocks.upperBound {
      let left = block..<blocks.upperBound
      choice = choice ?? best(over: left, waste: waste, yieldingTo: occupancy)
      guard let rank = choice else {
        layout.leaveEmpty(block..<blocks.upperBound)
        return layout
      }
      choice = nil
      let airable = library[rank]
      layout.open(with: rank, airable, at: block)
      air(rank)
      if airable.opensSharedSlot { share(block, after: airable, yieldingTo: occupancy) }
      block += airable.blocks
    }
    return layout
  }

  private func opener(
    over blocks: Range<Block>,
    yieldingTo occupancy: Occupancy
  ) -> Rank? {
    let fitting = openers.compactMap { pool.item(ofWork: $0, in: library) }
      .filter { library[$0].length <= blocks.count }
    return fitting.first { !occupancy.clashes(library[$0], at: blocks.lowerBound) } ?? fitting.first
  }

  /// The best candidate for the slot that starts with `left`; nil if there is none.
  private mutating func best(
    over left: Range<Block>,
    waste: Waste,
    yieldingTo occupancy: Occupancy
  ) -> Rank? {
    refillQueue()
    let previous = pool.count > 1 ? layout.airings.last.map { library[$0].work } : nil
    let blocksLeft = Block(left.count)
    var best: (rank: Rank, cost: Block)?

    /// Whether nothing after this candidate can be better.
    func consider(_ rank: Rank, isQueued: Bool) -> Bool {
      let airable = library[rank]
      guard airable.length <= blocksLeft, airable.work != previous else { return false }
      let rest = blocksLeft - airable.length
      // The tuple of section 7 as one number: no day wastes a million blocks.
      var cost = (waste[rest] - waste[blocksLeft]) * 4
      if waste.isLast(leaving: rest), tomorrowsOpeners.contains(airable.work) {
        cost += 4_000_000
      }
      if !isQueued { cost += 2 }
      if let best, best.cost <= cost { return false }
      if occupancy.clashes(airable, at: left.lowerBound) {
        cost += 1
        if let best, best.cost <= cost { return false }
      }
      best = (rank, cost)
      return cost == 0
    }

    for index in head..<queue.count where consider(queue[index], isQueued: true) {
      return best?.rank
    }
    for rank in aired where consider(rank, isQueued: false) { return best?.rank }
    return best?.rank
  }

  private mutating func share(
    _ block: Block,
    after first: Airable,
    yieldingTo occupancy: Occupancy
  ) {
    var left = Airable.sharedSlot - first.runtime
    while true {
      refillQueue()
      var choice: Rank?
      for index in head..<queue.count {
        let airable = library[queue[index]]
        guard layout.mayJoin(airable, left: left) else {
          continue
        }
        if !occupancy.clashes(airable.work, over: block..<block + 1) {
          choice = queue[index]
          break
        }
        if choice == nil { choice = queue[index] }
      }
      guard let choice else { return }
      layout.join(choice, library[choice])
      air(choice)
      left -= library[choice].runtime
    }
  }

  private mutating func refillQueue() {
    guard head == queue.count else { return }
    queue = seed.with(String(round)).drawn(pool.ranks) { library.name($0) }
    head = 0
    aired.removeAll(keepingCapacity: true)
    round += 1
  }

  /// Takes an item out of the queue, if it is there, and notes that it airs.
  private mutating func air(_ rank: Rank) {
    if let place = queue[head...].firstIndex(of: rank) {
      // What is taken is mostly near the head: moving what is before it is the shorter way.
      var index = place
      while index > head {
        queue[index] = queue[index - 1]
        index -= 1
      }
      head += 1
    } else if let place = aired.firstIndex(of: rank) {
      aired.remove(at: place)
    }
    aired.append(rank)
  }
}

/// How many blocks must stay empty when some are filled with the lengths of a pool, each as often as
/// one likes.
private struct Waste {
  typealias Block = BroadcastYear.Block

  private var leastEmpty: [Block] = []
  private let shortest: Block

  init(of pool: Pool, upTo blocks: Int, library: Library) {
    var lengths: Set<Block> = []
    for rank in pool.ranks { lengths.insert(library[rank].length) }
    shortest = lengths.min() ?? .max
    for left in 0...Block(blocks) {
      let wasted = lengths.filter { $0 <= left }.map { leastEmpty[Int(left - $0)] }
      leastEmpty.append(wasted.min() ?? left)
    }
  }

  subscript(blocks: Block) -> Block { leastEmpty[Int(blocks)] }

  /// Whether nothing of the pool fits in what is left.
  func isLast(leaving blocks: Block) -> Bool { shortest > blocks }
}
