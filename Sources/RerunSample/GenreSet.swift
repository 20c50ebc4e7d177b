/// The film genres something belongs to; others, such as Cooking, are no member.
struct GenreSet: OptionSet {
  let rawValue: UInt16

  static let names: [String] = [
    "Drama", "Comedy", "Mystery", "Thriller", "Crime", "Horror", "Science Fiction", "Western",
    "Romance", "Adventure", "Musical", "Family", "Fantasy",
  ]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ genres: [String]) {
    var bits: UInt16 = 0
    for (index, name) in Self.names.enumerated() where genres.contains(name) { bits |= 1 << index }
    rawValue = bits
  }

  var count: Int { rawValue.nonzeroBitCount }
}
