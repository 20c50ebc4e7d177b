/// A channel that airs its pool in canonical order, over midnight, from January 1 to the end of the
/// year.
///
/// Source: docs/SCHEDULE.md section 6.
struct Tape {
  typealias Rank = Library.Rank

  private let seed: Seed
  private var arrivals: Arrivals
  private var pool: Pool
  /// The next item doesn't sort before this; nil while nothing has aired.
  private var cursor: Rank?
  /// Where the next item is in the pool.
  private var place = 0
  /// What opened the last day in which a slot with programmes started.
  private var lastOpener: Library.Work?
  private(set) var overhang = Overhang()

  init(channelID: String, members: [Rank], year: BroadcastYear, library: Library) {
    seed = Seed("tape", channelID, Day(year: year.year, month: 1, day: 1).yearText)
    pool = Pool(ranks: [])
    arrivals = Arrivals(members, after: .min, in: library)
  }

  /// Goes on with the items of another day's lineup, if that wouldn't have changed any day laid.
  mutating func exchange(members: [Rank], laidTo dayStart: Seconds, in library: Library) -> Bool {
    arrivals.exchange(for: members, laidTo: dayStart, in: library)
  }

  /// Lays the slots that start in the day after the one laid last.
  mutating func lay(_ day: YearDay, into layout: inout DayLayout, library: Library) {
    growPool(onDayFrom: day.start, library: library)
    var block = max(overhang.end, day.blocks.lowerBound)
    defer { overhang.note(layout, in: library) }
    guard block < day.blocks.upperBound else { return }
    guard !pool.isEmpty else {
      layout.leaveEmpty(block..<day.blocks.upperBound)
      return
    }
    if cursor == nil {
      place = seed.firstDrawn(of: pool.ranks) { library.name($0) } ?? 0
    } else if pool.count > 1, library[pool.ranks[place]].work == lastOpener {
      advance()
    }
    var opensDay = true
    while block < day.blocks.upperBound {
      let rank = pool.ranks[place]
      let airable = library[rank]
      guard airable.length <= day.yearEnd - block else {
        layout.leaveEmpty(block..<day.yearEnd)
        return
      }
      if opensDay { lastOpener = airable.work }
      opensDay = false
      layout.open(with: rank, airable, at: block)
      block += airable.blocks
      advance()
      if airable.opensSharedSlot { share(after: airable, into: &layout, library: library) }
    }
  }

  private mutating func share(
    after first: Airable,
    into layout: inout DayLayout,
    library: Library
  ) {
    var left = Airable.sharedSlot - first.runtime
    while true {
      let rank = pool.ranks[place]
      let airable = library[rank]
      guard layout.mayJoin(airable, left: left) else { return }
      layout.join(rank, airable)
      left -= airable.runtime
      advance()
    }
  }

  private mutating func advance() {
    cursor = pool.ranks[place] + 1
    place = place + 1 < pool.count ? place + 1 : 0
  }

  private mutating func growPool(onDayFrom dayStart: Seconds, library: Library) {
    var hasChanged = false
    while let rank = arrivals.next(onDayFrom: dayStart, in: library) {
      let copy = pool.item(ofWork: library[rank].work, in: library)
      if let copy {
        if copy < rank { continue }
        pool.remove(copy)
      }
      pool.insert(rank)
      hasChanged = true
    }
    guard hasChanged, let cursor else { return }
    place = pool.place(atOrAfter: cursor)
    if place == pool.count { place = 0 }
  }
}
