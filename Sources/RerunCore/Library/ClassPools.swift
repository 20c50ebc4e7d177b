/// The pools of a day that hang on no channel: of all items, of class new and of class unwatched.
///
/// Source: docs/SCHEDULE.md section 4.
struct ClassPools {
  let dayStart: Seconds
  let all: Pool
  let new: Pool
  let unwatched: Pool

  /// How long something is new, in seconds.
  private static let newness: Seconds = 2_592_000
  private static let most = 60
  private static let least = 20

  init(dayStart: Seconds, library: Library, maker: inout PoolMaker) {
    self.dayStart = dayStart
    let all = maker.pool(of: library.ranks, onDayFrom: dayStart)
    self.all = all
    new = Self.new(of: all, dayStart: dayStart, library: library)

    var watched = [Bool](repeating: false, count: library.works.count)
    for rank in library.ranks where library.isEligible(rank, onDayFrom: dayStart) {
      let airable = library[rank]
      if airable.watchedFrom < dayStart { watched[Int(airable.work)] = true }
    }
    unwatched = Pool(ranks: all.ranks.filter { !watched[Int(library[$0].work)] })
  }

  private static func new(of all: Pool, dayStart: Seconds, library: Library) -> Pool {
    let window = (dayStart - newness)..<dayStart
    var isIn = [Bool](repeating: false, count: library.count)
    for rank in all.ranks { isIn[Int(rank)] = true }
    let byRecency = library.byRecency.lazy.filter { isIn[Int($0)] }
    var newest = Array(
      byRecency.filter { library[$0].addedAt > 0 && window.contains(library[$0].addedAt) }
        .prefix(most)
    )
    if newest.count < least { newest = Array(byRecency.prefix(least)) }
    return Pool(ranks: newest.sorted())
  }
}
