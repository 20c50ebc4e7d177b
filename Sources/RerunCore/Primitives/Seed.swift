/// The beginning of the texts that a draw hashes: `seed + "|"`, with its FNV-1a hash so far.
///
/// Source: docs/SCHEDULE.md section 1.
struct Seed {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Joins `parts` with bars, and leaves the hash after one more bar.
  init(_ parts: String...) {
    for part in parts { absorb(part) }
  }

  /// This seed continued by one more part.
  func with(_ part: String) -> Seed {
    var longer = self
    longer.absorb(part)
    return longer
  }

  func with(_ part: some Collection<UInt8>) -> Seed {
    var longer = self
    longer.hash = Self.absorb(part, into: hash)
    longer.hash = Self.absorb(CollectionOfOne(UInt8(ascii: "|")), into: longer.hash)
    return longer
  }

  /// `key(seed + "|" + name)`, well mixed.
  func key(of name: some Collection<UInt8>) -> UInt64 { Self.mixed(Self.absorb(name, into: hash)) }

  private mutating func absorb(_ part: String) {
    hash = Self.absorb(part.utf8, into: hash)
    hash = Self.absorb(CollectionOfOne(UInt8(ascii: "|")), into: hash)
  }

  private static func absorb(_ bytes: some Collection<UInt8>, into hash: UInt64) -> UInt64 {
    var hash = hash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The first output of SplitMix64 from the state `hash`.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    var z = hash &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension Seed {
  /// `list` in the order of the draw; ties keep their order.
  func drawn<Element>(_ list: [Element], name: (Element) -> ArraySlice<UInt8>) -> [Element] {
    let keyed = list.enumerated().map { (key: key(of: name($1)), place: $0) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map { list[$0.place] }
  }

  /// The place in `list` of what a draw puts first; nil if the list is empty.
  func firstDrawn<Element>(of list: [Element], name: (Element) -> ArraySlice<UInt8>) -> Int? {
    var first: (key: UInt64, place: Int)?
    for (place, element) in list.enumerated() {
      let key = key(of: name(element))
      if first.map({ key < $0.key }) ?? true { first = (key, place) }
    }
    return first?.place
  }
}
