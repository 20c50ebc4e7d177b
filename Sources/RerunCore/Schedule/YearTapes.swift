/// The tapes and turns of one lineup, laid day after day from January 1.
struct YearTapes {
  private let library: Library
  let year: BroadcastYear
  private let channelIDs: [ByteString]
  /// The lineup's first running channels.
  private var tapes: [Tape] = []
  /// Its other running channels.
  private var turns: [Turns] = []
  /// How many days are laid.
  private(set) var laidDays = 0
  /// What each channel has in the day laid last, in the order of `Lineup.running`.
  private(set) var layouts: [DayLayout]
  /// All of that, and what hangs over from before.
  private(set) var occupancy: Occupancy

  init(lineup: Lineup, year: BroadcastYear, library: Library) {
    self.library = library
    self.year = year
    channelIDs = lineup.running.map { ByteString(lineup.entries[$0].channel.id) }
    layouts = Array(repeating: DayLayout(), count: lineup.running.count)
    occupancy = Occupancy(library: library)
    for entry in lineup.running.map({ lineup.entries[$0] }) {
      let id = entry.channel.id
      if entry.method == .tape {
        tapes.append(Tape(channelID: id, members: entry.members, year: year, library: library))
      } else {
        turns.append(Turns(channelID: id, members: entry.members, year: year, library: library))
      }
    }
  }

  /// Goes on with another day's lineup.
  ///
  /// - Returns: False, and nothing is to be laid any more, unless every day laid so far is the same
  ///   under that lineup.
  mutating func exchange(for lineup: Lineup) -> Bool {
    let entries = lineup.running.map { lineup.entries[$0] }
    guard laidDays > 0, entries.count(where: { $0.method == .tape }) == tapes.count,
      entries.map({ ByteString($0.channel.id) }) == channelIDs
    else { return false }
    let dayStart = year.start(ofDay: laidDays - 1)
    for (index, entry) in entries.enumerated() {
      let isSame =
        index < tapes.count
        ? tapes[index].exchange(members: entry.members, laidTo: dayStart, in: library)
        : turns[index - tapes.count].exchange(
          members: entry.members,
          laidTo: dayStart,
          in: library
        )
      if !isSame { return false }
    }
    return true
  }

  /// Lays the days up to and with the one at `index`; only forward.
  mutating func lay(toDay index: Int) {
    while laidDays <= index { layNextDay() }
  }

  private mutating func layNextDay() {
    let day = YearDay(laidDays, of: year)
    occupancy.removeAll()
    for index in layouts.indices {
      layouts[index].removeAll()
      let overhang: Overhang
      if index < tapes.count {
        overhang = tapes[index].overhang
        tapes[index].lay(day, into: &layouts[index], library: library)
      } else {
        let place = index - tapes.count
        overhang = turns[place].overhang
        turns[place].lay(
          day,
          into: &layouts[index],
          yieldingTo: occupancy,
          library: library
        )
      }
      // Only now: a channel yields to the earlier ones, not to itself.
      overhang.occupy(&occupancy, on: day)
      occupancy.add(layouts[index], in: library)
    }
    laidDays += 1
  }
}
