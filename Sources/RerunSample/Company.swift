/// The sample library's players and directors, all invented: who worked when, and in what.
struct Company {
  struct Member {
    var name: String
    var years: ClosedRange<Int64>
    var genres: GenreSet
    /// Doubles as the weight in a draw.
    var fame: Int
  }

  static let whole = Company()

  let directors: [Member] = Self.members(in: Self.directorTable)
  let actors: [Member] = Self.members(in: Self.actorTable)

  private static func members(in table: String) -> [Member] {
    CardText.lines(of: table).compactMap { line in
      let fields = CardText.parts(of: line, separator: "|")
      guard fields.count >= 4, let first = Int64(fields[1]), let last = Int64(fields[2]),
        first <= last
      else { return nil }
      let fame = fields.count > 4 ? Int(fields[4]) : nil
      return Member(
        name: String(fields[0]),
        years: first...last,
        genres: GenreSet(CardText.names(in: fields[3])),
        fame: fame ?? 1
      )
    }
  }

  /// Who directed a film of that year and kind; a match of genres counts more than twice as much
  /// as being free.
  func director(year: Int64, genres: GenreSet, draw: inout Draw) -> String? {
    pick(1, from: directors, year: year, genres: genres, besides: [], draw: &draw).first
  }

  /// Who plays in it, in billing order.
  func cast(
    _ count: Int,
    year: Int64,
    genres: GenreSet,
    besides others: [String] = [],
    draw: inout Draw
  ) -> [String] {
    pick(count, from: actors, year: year, genres: genres, besides: others, draw: &draw)
  }

  private func pick(
    _ count: Int,
    from members: [Member],
    year: Int64,
    genres: GenreSet,
    besides others: [String],
    draw: inout Draw
  ) -> [String] {
    var candidates: [(name: String, weight: Int)] = []
    for member in members where member.years.contains(year) && !others.contains(member.name) {
      let shared = member.genres.intersection(genres).count
      candidates.append((member.name, member.fame * (1 + 4 * shared * shared)))
    }
    var names: [String] = []
    while names.count < count, !candidates.isEmpty {
      var ticket = draw.below(candidates.reduce(0) { $0 + $1.weight })
      let winner =
        candidates.firstIndex { candidate in
          ticket -= candidate.weight
          return ticket < 0
        } ?? 0
      names.append(candidates.remove(at: winner).name)
    }
    return names
  }
}
