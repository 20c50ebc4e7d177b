/// What a library can be searched for: films and series by title, and people.
///
/// All texts lie one after another in one array of bytes, so that a search is a single pass: a
/// millisecond or two for 20 000 items.
public struct SearchIndex: Sendable {
  /// What was found.
  public enum Subject: Sendable, Hashable {
    /// Index into `Station.items`.
    case film(item: Int)
    /// A series by `Item.showID`, and the index of one of its episodes.
    case series(id: String, item: Int)
    case person(name: String)
  }

  /// How well a text fits a query; the better is less.
  public enum Fit: Int, Sendable, Hashable, Comparable {
    case exact, prefix, word, inside

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  public struct Match: Sendable, Hashable {
    public var subject: Subject
    public var fit: Fit
  }

  private var subjects: [Subject] = []
  /// Folded texts, each after a zero.
  private var bytes: [UInt8] = [0]
  /// Where texts begin in `bytes`, ascending, and whose they are.
  private var starts: [Int32] = []
  private var owners: [Int32] = []
  private var folding: SearchFolding

  /// - Parameter isGerman: Der, Die, Das, Ein and Eine are passed over at the beginning of a title,
  ///   as The, A and An always are.
  public init(items: [Item], isGerman: Bool) {
    folding = SearchFolding(isGerman: isGerman)
    var shows: Set<ByteString> = []
    var people: Set<ByteString> = []
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .movie: add(.film(item: index), item.title)
      case .episode:
        let id = ByteString(item.showID.isEmpty ? item.showTitle : item.showID)
        if shows.insert(id).inserted { add(.series(id: item.showID, item: index), item.showTitle) }
      }
      for name in item.directors + item.actors where people.insert(ByteString(name)).inserted {
        add(.person(name: name), name)
      }
    }
  }

  private mutating func add(_ subject: Subject, _ text: String) {
    var isPerson = false
    if case .person = subject { isPerson = true }
    let forms = folding.forms(of: text).map { isPerson ? $0 : folding.withoutArticle($0) }
    guard forms.contains(where: { !$0.isEmpty }) else { return }
    for form in forms {
      starts.append(Int32(bytes.count))
      owners.append(Int32(subjects.count))
      bytes.append(contentsOf: form.utf8)
      bytes.append(0)
    }
    subjects.append(subject)
  }

  /// What fits a query: films and series before people, the better fit first.
  ///
  /// Equal fits are in the order of the library. Empty for a query without letters or digits.
  public func matches(_ query: String) -> [Match] {
    var folding = folding
    let plain = folding.folded(query, writesUmlautsOut: false)
    guard !plain.isEmpty else { return [] }
    var best: [Int32: Fit] = [:]
    // With the article for people and for words inside ("on the road"), without for titles.
    for needle in Set([plain, folding.withoutArticle(plain)]) { search(Array(needle.utf8), &best) }
    return best.map { (owner: Int($0.key), fit: $0.value) }
      .sorted { a, b in
        let isPersonA = isPerson(a.owner)
        let isPersonB = isPerson(b.owner)
        if isPersonA != isPersonB { return isPersonB }
        return (a.fit, a.owner) < (b.fit, b.owner)
      }
      .map { Match(subject: subjects[$0.owner], fit: $0.fit) }
  }

  private func isPerson(_ owner: Int) -> Bool {
    if case .person = subjects[owner] { return true }
    return false
  }

  /// One pass over all texts; no text has a zero in it, so no find reaches over two.
  private func search(_ needle: [UInt8], _ best: inout [Int32: Fit]) {
    let first = needle[0]
    let last = bytes.count - needle.count
    var text = 0
    var place = 1
    while place <= last {
      guard bytes[place] == first, isFound(needle, at: place) else {
        place += 1
        continue
      }
      while text + 1 < starts.count, Int(starts[text + 1]) <= place { text += 1 }
      let fit: Fit
      switch bytes[place - 1] {
      case 0: fit = bytes[place + needle.count] == 0 ? .exact : .prefix
      case UInt8(ascii: " "): fit = .word
      default: fit = .inside
      }
      let owner = owners[text]
      if fit < best[owner] ?? .inside || best[owner] == nil { best[owner] = fit }
      place += 1
    }
  }

  private func isFound(_ needle: [UInt8], at place: Int) -> Bool {
    for offset in needle.indices where bytes[place + offset] != needle[offset] { return false }
    return true
  }
}
