/// The lineup that a library makes by itself (docs/SCHEDULE.md section 8): what it lists is
/// interned once, and a lineup drawn from it for each day.
struct AutomaticLineup {
  typealias Rank = Library.Rank

  private let station: Station
  private let library: Library
  private let genres: NameTable
  private let directors: NameTable
  private let actors: NameTable
  private let genreLists: NameLists
  private let directorLists: NameLists
  private let actorLists: NameLists

  init(station: Station, library: Library) {
    self.station = station
    self.library = library
    var genres = NameTable()
    var directors = NameTable()
    var actors = NameTable()
    genreLists = NameLists(
      library: library,
      items: station.items,
      names: &genres,
      list: { $0.genres[...] }
    )
    directorLists = NameLists(
      library: library,
      items: station.items,
      names: &directors,
      list: { $0.kind == .movie ? $0.directors[...] : [] }
    )
    actorLists = NameLists(
      library: library,
      items: station.items,
      names: &actors,
      list: { $0.kind == .movie ? $0.actors.prefix(Self.billing) : [] }
    )
    self.genres = genres.withoutIndex()
    self.directors = directors.withoutIndex()
    self.actors = actors.withoutIndex()
  }

  /// Only so many entries of `actors` count.
  private static let billing = 5

  /// A channel that may be kept; candidates are in no order until a band sorts them.
  private struct Candidate {
    var id: String
    var members: [Rank]
    /// Of works, or of shows for `tvgenre`.
    var count: Int
    var name: () -> String
  }

  /// The lineup of the day that starts at `pools.dayStart`.
  ///
  /// - Parameter last: Another day's; most channels have the same items every day, and are taken
  ///   from there with their lists, so that these are in memory once.
  func lineup(pools: ClassPools, maker: inout PoolMaker, last: Lineup) -> Lineup {
    let known = Dictionary(
      last.entries.map { (ByteString($0.channel.id), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let eligible = library.ranks.filter {
      library.isEligible($0, onDayFrom: pools.dayStart)
    }
    let movies = eligible.filter { library[$0].isMovie }
    let episodes = eligible.filter {
      !library[$0].isMovie && !library.shows[library[$0].show].isEmpty
    }

    var entries: [Lineup.Entry] = []
    func keep(_ candidates: [Candidate], in band: Band) {
      entries += band.channels(
        candidates.map { (id: $0.id, count: $0.count) }
      ).map { number, place in
        if var entry = known[ByteString(candidates[place].id)],
          entry.members == candidates[place].members
        {
          entry.channel.number = number
          return entry
        }
        var channel = Channel(id: candidates[place].id, number: number, order: band.order)
        channel.name = candidates[place].name()
        channel.class = band.class
        channel.itemIDs = candidates[place].members.map { station.items[itemIndex($0)].id }
        return Lineup.Entry(channel, members: candidates[place].members)
      }
    }

    keep([Candidate(id: "new", members: [], count: pools.new.count) { "What's New" }], in: .new)
    keep(
      [Candidate(id: "unwatched", members: [], count: pools.unwatched.count) { "Unwatched" }],
      in: .unwatched
    )
    let byShow = RankGroups(
      count: library.shows.count,
      ranks: episodes,
      groups: { CollectionOfOne(library[$0].show) }
    )
    let byGenre = RankGroups(count: genres.count, ranks: movies, groups: { genreLists[$0] })
    keep(genreChannels(byGenre, maker: &maker), in: .genres)
    keep(showGenreChannels(byShow, episodes), in: .showGenres)
    keep(decadeChannels(byGenre, maker: &maker), in: .decades)
    keep(showChannels(byShow, maker: &maker), in: .shows)
    keep(directorChannels(movies, maker: &maker), in: .directors)
    keep(actorChannels(movies, maker: &maker), in: .actors)
    keep(yearChannels(movies, maker: &maker), in: .years)
    return Lineup(entries)
  }

  // An item is large: its parts are read in place, it isn't handed around.
  private func itemIndex(_ rank: Rank) -> Int { Int(library[rank].item) }

  private func year(_ rank: Rank) -> Int64? { station.items[itemIndex(rank)].year }

  // MARK: Films

  private func genreChannels(_ byGenre: RankGroups, maker: inout PoolMaker) -> [Candidate] {
    byNames(byGenre, of: genres, id: "genre:", band: .genres, maker: &maker) { genre, members in
      spelling(of: genre, among: members, lists: genreLists) { $0.genres[...] } + " Movies"
    }
  }

  private func decadeChannels(_ byGenre: RankGroups, maker: inout PoolMaker) -> [Candidate] {
    var candidates: [Candidate] = []
    for genre in 0..<byGenre.count where byGenre[genre].count >= Band.decades.least {
      let inDecades = byGenre[genre].filter { year($0) != nil }
      let byDecade = Dictionary(grouping: inDecades) { floorDivision(year($0) ?? 0, 10) }
      for (tenth, members) in byDecade where members.count >= Band.decades.least {
        let decade = tenth * 10
        let id = "decade:\(genres.text(NameTable.Number(genre))):\(decade)"
        candidates.append(
          Candidate(id: id, members: members, count: maker.countWorks(members)) {
            let name = spelling(
              of: NameTable.Number(genre),
              among: members,
              lists: genreLists
            ) { $0.genres[...] }
            return Self.decadeName(decade) + " " + name
          }
        )
      }
    }
    return candidates
  }

  private static func decadeName(_ decade: Int64) -> String {
    if decade >= 2000 { return "\(decade)s" }
    let lastDigits = abs(decade) % 100
    return lastDigits < 10 ? "'0\(lastDigits)s" : "'\(lastDigits)s"
  }

  private func directorChannels(_ movies: [Rank], maker: inout PoolMaker) -> [Candidate] {
    let byDirector = RankGroups(
      count: directors.count,
      ranks: movies,
      groups: { directorLists[$0] }
    )
    return byNames(byDirector, of: directors, id: "director:", band: .directors, maker: &maker) {
      spelling(of: $0, among: $1, lists: directorLists) { $0.directors[...] }
    }
  }

  private func actorChannels(_ movies: [Rank], maker: inout PoolMaker) -> [Candidate] {
    let byActor = RankGroups(count: actors.count, ranks: movies, groups: { actorLists[$0] })
    return byNames(byActor, of: actors, id: "actor:", band: .actors, maker: &maker) {
      spelling(of: $0, among: $1, lists: actorLists) { $0.actors.prefix(Self.billing) }
    }
  }

  private func yearChannels(_ movies: [Rank], maker: inout PoolMaker) -> [Candidate] {
    let byYear = Dictionary(grouping: movies.filter { year($0) != nil }) {
      year($0) ?? 0
    }
    return byYear.compactMap { year, members in
      guard members.count >= Band.years.least else { return nil }
      return Candidate(
        id: "year:\(year)",
        members: members,
        count: maker.countWorks(members),
        name: { "Class of \(year)" }
      )
    }
  }

  private func byNames(
    _ groups: RankGroups,
    of names: NameTable,
    id prefix: String,
    band: Band,
    maker: inout PoolMaker,
    name: @escaping (NameTable.Number, [Rank]) -> String
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for group in 0..<groups.count where groups[group].count >= band.least {
      let number = NameTable.Number(group)
      let members = Array(groups[group])
      candidates.append(
        Candidate(
          id: prefix + names.text(number),
          members: members,
          count: maker.countWorks(members),
          name: { name(number, members) }
        )
      )
    }
    return candidates
  }

  /// A name as the first item that has it writes it.
  private func spelling(
    of number: NameTable.Number,
    among members: [Rank],
    lists: NameLists,
    list: (Item) -> ArraySlice<String>
  ) -> String {
    guard let first = members.first(where: { lists[$0].contains(number) }) else { return "" }
    let place = lists[first].firstIndex(of: number).map { $0 - lists[first].startIndex } ?? 0
    // The lists hold the distinct names in their order, each at its first spelling.
    var seen: Set<[UInt8]> = []
    let distinct = list(station.items[itemIndex(first)]).filter {
      !$0.isEmpty && seen.insert(foldedBytes($0)).inserted
    }
    return distinct[place]
  }

  // MARK: Shows

  private func showChannels(_ byShow: RankGroups, maker: inout PoolMaker) -> [Candidate] {
    (0..<byShow.count).compactMap { show in
      guard byShow[show].count >= Band.shows.least else { return nil }
      let members = Array(byShow[show])
      let showID = library.shows.text(NameTable.Number(show))
      return Candidate(
        id: "show:" + showID,
        members: members,
        count: maker.countWorks(members),
        name: {
          members.lazy.map { station.items[itemIndex($0)].showTitle }.first { !$0.isEmpty }
            ?? showID
        }
      )
    }
  }

  private func showGenreChannels(_ byShow: RankGroups, _ episodes: [Rank]) -> [Candidate] {
    var showsOfGenre = [[NameTable.Number]](repeating: [], count: genres.count)
    for show in 0..<NameTable.Number(byShow.count) {
      for episode in byShow[Int(show)] {
        for genre in genreLists[episode] where showsOfGenre[Int(genre)].last != show {
          showsOfGenre[Int(genre)].append(show)
        }
      }
    }
    return showsOfGenre.enumerated().compactMap { genre, shows in
      guard shows.count >= Band.showGenres.least else { return nil }
      var isIn = [Bool](repeating: false, count: library.shows.count)
      for show in shows { isIn[Int(show)] = true }
      let members = episodes.filter { isIn[Int(library[$0].show)] }
      let number = NameTable.Number(genre)
      return Candidate(
        id: "tvgenre:" + genres.text(number),
        members: members,
        count: shows.count,
        name: { spelling(of: number, among: members, lists: genreLists) { $0.genres[...] } + " TV" }
      )
    }
  }
}
