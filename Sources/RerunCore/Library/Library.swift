/// The station's items as the schedule reads them: only those that can air, numbered by their place
/// in canonical order (their rank), with interned works and shows.
final class Library: Sendable {
  /// A place in canonical order.
  typealias Rank = Int32
  typealias Work = NameTable.Number

  private let airables: [Airable]
  let works: NameTable
  let shows: NameTable
  /// The ranks by work, ascending within each; those of work w start at `copyStarts[w]`.
  private let copies: [Rank]
  private let copyStarts: [Int]
  /// All ranks, the greatest known `addedAt` first; ties by id.
  let byRecency: [Rank]

  init(_ station: Station) {
    let items = station.items
    let foundingEnd = Self.endOfFoundingDay(station)
    var works = NameTable()
    var shows = NameTable()
    airables = CanonicalOrder.sorted(items).map { index in
      let item = items[index]
      let isFounding = item.addedAt <= 0 || item.addedAt < foundingEnd
      return Airable(
        item: Int32(index),
        work: works.number(of: Self.work(item)),
        show: shows.number(of: item.kind == .movie ? [] : Array(item.showID.utf8)),
        runtime: Int32(item.runtime),
        length: Airable.length(ofRuntime: item.runtime),
        isMovie: item.kind == .movie,
        availableFrom: isFounding ? .min : item.addedAt,
        addedAt: max(item.addedAt, 0),
        watchedFrom: item.watched ? item.watchedAt ?? .min : .max
      )
    }
    self.works = works.withoutIndex()
    self.shows = shows.withoutIndex()

    var starts = [Int](repeating: 0, count: works.count + 1)
    for airable in airables { starts[Int(airable.work) + 1] += 1 }
    for work in 0..<works.count { starts[work + 1] += starts[work] }
    copyStarts = starts
    var copies = [Rank](repeating: 0, count: airables.count)
    for (rank, airable) in airables.enumerated() {
      copies[starts[Int(airable.work)]] = Rank(rank)
      starts[Int(airable.work)] += 1
    }
    self.copies = copies

    let airables = airables
    byRecency = (0..<Rank(airables.count)).sorted { a, b in
      let (first, second) = (airables[Int(a)], airables[Int(b)])
      if first.addedAt != second.addedAt { return first.addedAt > second.addedAt }
      return items[Int(first.item)].id.utf8.lexicographicallyPrecedes(
        items[Int(second.item)].id.utf8
      )
    }
  }

  var count: Int { airables.count }
  var ranks: Range<Rank> { 0..<Rank(airables.count) }

  subscript(rank: Rank) -> Airable { airables[Int(rank)] }

  func copies(of work: Work) -> ArraySlice<Rank> {
    copies[copyStarts[Int(work)]..<copyStarts[Int(work) + 1]]
  }

  /// The name of an item in a draw.
  func name(_ rank: Rank) -> ArraySlice<UInt8> { works[airables[Int(rank)].work] }

  func isEligible(_ rank: Rank, onDayFrom dayStart: Seconds) -> Bool {
    airables[Int(rank)].availableFrom < dayStart
  }

  /// Items that were added before this instant are there from the beginning.
  private static func endOfFoundingDay(_ station: Station) -> Seconds {
    guard let first = station.items.lazy.map(\.addedAt).filter({ $0 > 0 }).min() else {
      return .min
    }
    return station.zone.dayStart(station.zone.day(of: first).adding(days: 1))
  }

  private static func work(_ item: Item) -> [UInt8] {
    switch item.kind {
    case .movie:
      guard let year = item.year else { break }
      return Array("m|".utf8) + foldedBytes(item.title) + Array("|".utf8)
        + foldedBytes(item.edition) + Array("|\(year)".utf8)
    case .episode:
      guard let season = item.season, let episode = item.episode, !item.showTitle.isEmpty else {
        break
      }
      return Array("e|".utf8) + foldedBytes(item.showTitle) + Array("|\(season)|\(episode)|".utf8)
        + foldedBytes(item.title)
    }
    return Array("i|".utf8) + Array(item.id.utf8)
  }
}
