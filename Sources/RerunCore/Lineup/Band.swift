/// The channel numbers of one kind of automatic channel, and which channels get them.
///
/// Source: the table of docs/SCHEDULE.md section 8.
struct Band {
  /// A channel needs so many works; a `tvgenre` so many shows.
  var least: Int
  /// So many channels are kept at most.
  var kept: Int
  var numbers: ClosedRange<Int64>
  var order: Channel.Order
  var `class` = Channel.Class.regular

  static let new = Band(least: 1, kept: 1, numbers: 2...2, order: .shuffle, class: .new)
  static let unwatched = Band(
    least: 1,
    kept: 1,
    numbers: 3...3,
    order: .shuffle,
    class: .unwatched
  )
  static let genres = Band(least: 12, kept: 12, numbers: 4...19, order: .shuffle)
  static let showGenres = Band(least: 3, kept: 8, numbers: 20...29, order: .turns)
  static let decades = Band(least: 12, kept: 20, numbers: 30...59, order: .shuffle)
  static let shows = Band(least: 13, kept: 30, numbers: 60...98, order: .inOrder)
  static let directors = Band(least: 4, kept: 12, numbers: 100...119, order: .inOrder)
  static let actors = Band(least: 6, kept: 16, numbers: 120...149, order: .shuffle)
  static let years = Band(least: 12, kept: 10, numbers: 150...169, order: .shuffle)

  /// The candidates that are kept, as places in `candidates`, with their numbers.
  ///
  /// A number is drawn from the id, so a channel mostly keeps it as the library grows.
  func channels(_ candidates: [(id: String, count: Int)]) -> [(number: Int64, place: Int)] {
    let best = candidates.indices.filter { candidates[$0].count >= least }.sorted { a, b in
      candidates[a].count == candidates[b].count
        ? ByteString(candidates[a].id) < ByteString(candidates[b].id)
        : candidates[a].count > candidates[b].count
    }
    var taken: Set<Int64> = []
    let seed = Seed("number")
    return best.prefix(kept).map { place in
      let offset = seed.key(of: candidates[place].id.utf8) % UInt64(numbers.count)
      var number = numbers.lowerBound + Int64(offset)
      while !taken.insert(number).inserted {
        number = number == numbers.upperBound ? numbers.lowerBound : number + 1
      }
      return (number, place)
    }
  }
}
