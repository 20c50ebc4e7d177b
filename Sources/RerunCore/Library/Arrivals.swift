/// The items of a channel that are not eligible yet, in the order in which they become so.
struct Arrivals {
  typealias Rank = Library.Rank

  /// All items of the channel, in canonical order; those that are eligible never leave.
  private var members: [Rank]
  /// The next to come is the last.
  private var pending: [Rank]

  /// Leaves out what is eligible already on the day that starts at `dayStart`.
  init(_ members: [Rank], after dayStart: Seconds, in library: Library) {
    self.members = members
    pending = members.filter { !library.isEligible($0, onDayFrom: dayStart) }.sorted {
      (library[$0].availableFrom, $0) > (library[$1].availableFrom, $1)
    }
  }

  /// The next item that is eligible on the day that starts at `dayStart`.
  mutating func next(onDayFrom dayStart: Seconds, in library: Library) -> Rank? {
    guard let next = pending.last, library.isEligible(next, onDayFrom: dayStart) else {
      return nil
    }
    return pending.popLast()
  }

  /// Exchanges the items for those of another day's lineup.
  ///
  /// - Returns: False, and nothing is changed, unless both agree on every item that is eligible on the
  ///   day that starts at `dayStart`: then all days up to it were laid as the new lineup has them.
  mutating func exchange(
    for members: [Rank],
    laidTo dayStart: Seconds,
    in library: Library
  ) -> Bool {
    if members == self.members { return true }
    let isEligible = { library.isEligible($0, onDayFrom: dayStart) }
    guard self.members.lazy.filter(isEligible).elementsEqual(members.lazy.filter(isEligible))
    else { return false }
    self = Arrivals(members, after: dayStart, in: library)
    return true
  }
}
