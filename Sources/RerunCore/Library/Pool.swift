/// The items of one day's pool: eligible, ascending in canonical order, one of each work.
struct Pool: Sendable, Hashable {
  typealias Rank = Library.Rank

  var ranks: [Rank]

  var isEmpty: Bool { ranks.isEmpty }
  var count: Int { ranks.count }

  func contains(_ rank: Rank) -> Bool {
    let place = place(atOrAfter: rank)
    return place < ranks.count && ranks[place] == rank
  }

  /// The place of the first item that doesn't sort before `rank`; `count` if there is none.
  func place(atOrAfter rank: Rank) -> Int {
    var low = 0
    var high = ranks.count
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func insert(_ rank: Rank) { ranks.insert(rank, at: place(atOrAfter: rank)) }

  mutating func remove(_ rank: Rank) {
    if contains(rank) { ranks.remove(at: place(atOrAfter: rank)) }
  }

  /// The pool's item of a work, if it has one.
  func item(ofWork work: Library.Work, in library: Library) -> Rank? {
    library.copies(of: work).first { contains($0) }
  }
}

/// Makes the pools of a day out of sets of items, and remembers which works it has seen.
struct PoolMaker {
  private let library: Library
  /// The last pool that had each work; pools are counted from 1.
  private var lastPool: [Int32]
  private var pools: Int32 = 0

  init(library: Library) {
    self.library = library
    lastPool = [Int32](repeating: 0, count: library.works.count)
  }

  /// The pool of a day that starts at `dayStart`, of ranks that ascend.
  mutating func pool(
    of ranks: some Sequence<Library.Rank>,
    onDayFrom dayStart: Seconds
  ) -> Pool {
    beginCounting()
    var kept: [Library.Rank] = []
    for rank in ranks {
      let airable = library[rank]
      if airable.availableFrom < dayStart, isFirst(airable.work) { kept.append(rank) }
    }
    return Pool(ranks: kept)
  }

  /// How many works some items are.
  mutating func countWorks(_ ranks: [Library.Rank]) -> Int {
    beginCounting()
    var count = 0
    for rank in ranks where isFirst(library[rank].work) { count += 1 }
    return count
  }

  private mutating func beginCounting() {
    if pools == .max {
      lastPool = [Int32](repeating: 0, count: lastPool.count)
      pools = 0
    }
    pools += 1
  }

  private mutating func isFirst(_ work: Library.Work) -> Bool {
    if lastPool[Int(work)] == pools { return false }
    lastPool[Int(work)] = pools
    return true
  }
}
