/// A channel on which shows take turns, each in canonical order, over midnight, from January 1 to
/// the end of the year.
///
/// Source: docs/SCHEDULE.md section 6.
struct Turns {
  typealias Rank = Library.Rank

  private struct Show {
    let number: NameTable.Number
    /// Its episodes in the day's pool.
    var pool = Pool(ranks: [])
    /// Its next episode doesn't sort before this; nil until it joins the queue.
    var cursor: Rank?
    /// Where its next episode is in its pool.
    var place = 0

    var next: Rank { pool.ranks[place] }

    /// Notes that the next episode has aired.
    mutating func advance() {
      cursor = next + 1
      place = place + 1 < pool.count ? place + 1 : 0
    }

    mutating func setCursor(_ rank: Rank) {
      cursor = rank
      place = pool.place(atOrAfter: rank)
      if place == pool.count { place = 0 }
    }
  }

  private let seed: Seed
  private var arrivals: Arrivals
  private var shows: [Show] = []
  /// Where each show is in `shows`.
  private var places: [NameTable.Number: Int] = [:]
  /// Places in `shows`; the first is looked at first.
  private var queue: [Int] = []
  private(set) var overhang = Overhang()

  init(channelID: String, members: [Rank], year: BroadcastYear, library: Library) {
    seed = Seed("turns", channelID, Day(year: year.year, month: 1, day: 1).yearText)
    arrivals = Arrivals(members, after: .min, in: library)
  }

  /// Goes on with the items of another day's lineup, if that wouldn't have changed any day laid.
  mutating func exchange(members: [Rank], laidTo dayStart: Seconds, in library: Library) -> Bool {
    arrivals.exchange(for: members, laidTo: dayStart, in: library)
  }

  /// Lays the slots that start in the day after the one laid last, yielding to those of the channels
  /// in `occupancy`.
  mutating func lay(
    _ day: YearDay,
    into layout: inout DayLayout,
    yieldingTo occupancy: Occupancy,
    library: Library
  ) {
    growPools(onDayFrom: day.start, library: library)
    var block = max(overhang.end, day.blocks.lowerBound)
    defer { overhang.note(layout, in: library) }
    guard block < day.blocks.upperBound else { return }
    guard shows.contains(where: { !$0.pool.isEmpty }) else {
      layout.leaveEmpty(block..<day.blocks.upperBound)
      return
    }
    queueNewShows(library: library)
    while block < day.blocks.upperBound {
      let left = day.yearEnd - block
      let taken = firstInQueue(
        from: block,
        yieldingTo: occupancy,
        library: library,
        where: { $0.length <= left }
      )
      guard let taken else {
        layout.leaveEmpty(block..<day.yearEnd)
        return
      }
      let rank = take(taken)
      let airable = library[rank]
      layout.open(with: rank, airable, at: block)
      if airable.opensSharedSlot {
        share(
          block,
          after: airable,
          into: &layout,
          yieldingTo: occupancy,
          library: library
        )
      }
      block += airable.blocks
    }
  }

  private mutating func share(
    _ block: Occupancy.Block,
    after first: Airable,
    into layout: inout DayLayout,
    yieldingTo occupancy: Occupancy,
    library: Library
  ) {
    var left = Airable.sharedSlot - first.runtime
    while true {
      let taken = firstInQueue(
        from: block,
        isSharing: true,
        yieldingTo: occupancy,
        library: library,
        where: { layout.mayJoin($0, left: left) }
      )
      guard let taken else { return }
      let rank = take(taken)
      layout.join(rank, library[rank])
      left -= library[rank].runtime
    }
  }

  /// The place in the queue of the first show whose next episode may be taken and doesn't clash;
  /// else of the first whose may be taken.
  private func firstInQueue(
    from block: Occupancy.Block,
    isSharing: Bool = false,
    yieldingTo occupancy: Occupancy,
    library: Library,
    where mayTake: (Airable) -> Bool
  ) -> Int? {
    var firstThatClashes: Int?
    for (place, show) in queue.enumerated() where !shows[show].pool.isEmpty {
      let airable = library[shows[show].next]
      guard mayTake(airable) else { continue }
      let blocks = block..<block + (isSharing ? 1 : airable.blocks)
      if !occupancy.clashes(airable.work, over: blocks) { return place }
      if firstThatClashes == nil { firstThatClashes = place }
    }
    return firstThatClashes
  }

  /// Takes the next episode of the show at a place in the queue; the show goes to the queue's end.
  private mutating func take(_ place: Int) -> Rank {
    let show = queue.remove(at: place)
    queue.append(show)
    let rank = shows[show].next
    shows[show].advance()
    return rank
  }

  private mutating func queueNewShows(library: Library) {
    var new = shows.indices.filter { shows[$0].cursor == nil && !shows[$0].pool.isEmpty }
    if new.isEmpty { return }
    new.sort { library.shows.precedes(shows[$0].number, shows[$1].number) }
    if queue.isEmpty { new = seed.drawn(new) { library.shows[shows[$0].number] } }
    for show in new {
      let pool = shows[show].pool.ranks
      let showSeed = seed.with(library.shows[shows[show].number])
      let first = showSeed.firstDrawn(of: pool) { library.name($0) } ?? 0
      shows[show].setCursor(pool[first])
    }
    queue += new
  }

  private mutating func growPools(onDayFrom dayStart: Seconds, library: Library) {
    while let rank = arrivals.next(onDayFrom: dayStart, in: library) {
      // A copy may be another show's: shows of one title count as the same, shows of one id don't.
      if let copy = copy(of: rank, library: library) {
        if copy < rank { continue }
        change(showOf: copy, library: library) { $0.remove(copy) }
      }
      change(showOf: rank, library: library) { $0.insert(rank) }
    }
  }

  /// The item of the same work that is in the day's pool.
  private func copy(of rank: Rank, library: Library) -> Rank? {
    library.copies(of: library[rank].work).first { copy in
      places[library[copy].show].map { shows[$0].pool.contains(copy) } ?? false
    }
  }

  private mutating func change(
    showOf rank: Rank,
    library: Library,
    _ change: (inout Pool) -> Void
  ) {
    let number = library[rank].show
    let place = places[number] ?? shows.count
    if place == shows.count {
      shows.append(Show(number: number))
      places[number] = place
    }
    change(&shows[place].pool)
    if let cursor = shows[place].cursor { shows[place].setCursor(cursor) }
  }
}
