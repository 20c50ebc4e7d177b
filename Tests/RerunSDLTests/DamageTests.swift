import RerunStage
import Testing

@Suite struct DamageTests {
  /// Boxes 10 wide, side by side, told apart by their colour.
  static func entries(_ ids: [Int]) -> [DrawList.Entry] {
    ids.map { id in
      DrawList.Entry(
        item: .box(
          BoxItem(Rect(Double(id) * 1000, 0, 100, 100), fill: .solid(RGBA(UInt8(id), 0, 0)))
        )
      )
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [Int]
    var new: [Int]
    var matches: [Int?]
  }

  static let rows = [
    Row(testDescription: "the same", old: [1, 2, 3], new: [1, 2, 3], matches: [0, 1, 2]),
    Row(testDescription: "one changed", old: [1, 2, 3], new: [1, 9, 3], matches: [0, nil, 2]),
    Row(testDescription: "one more", old: [1, 3], new: [1, 2, 3], matches: [0, nil, 1]),
    Row(testDescription: "one less", old: [1, 2, 3], new: [1, 3], matches: [0, 2]),
    Row(
      testDescription: "one to the top",
      old: [1, 2, 3, 4],
      new: [1, 3, 4, 2],
      matches: [0, 2, 3, nil]
    ),
    Row(testDescription: "turned round", old: [1, 2, 3], new: [3, 2, 1], matches: [nil, nil, 0]),
    Row(testDescription: "twins", old: [1, 1, 2], new: [1, 2, 1], matches: [0, 2, nil]),
    Row(testDescription: "from nothing", old: [], new: [1], matches: [nil]),
    Row(testDescription: "to nothing", old: [1], new: [], matches: []),
    Row(
      testDescription: "twice as often",
      old: [1, 2],
      new: [1, 2, 1, 2],
      matches: [0, 1, nil, nil]
    ),
  ]

  @Test(arguments: rows) func matches(_ row: Row) {
    let matches = Damage.matches(from: Self.entries(row.old), to: Self.entries(row.new))
    let kept = matches.compactMap(\.self)
    #expect(kept == kept.sorted())
    #expect(kept.count == row.matches.compactMap(\.self).count)
    for (index, match) in matches.enumerated() {
      if let match { #expect(row.old[match] == row.new[index]) }
    }
    if row.testDescription != "turned round", row.testDescription != "twins" {
      #expect(matches == row.matches)
    }
  }

  /// Whatever was moved, added and taken out: what is matched is the same, and in the same order.
  @Test(arguments: 0..<60) func matchesAreEqualAndInOrder(_ seed: Int) {
    var state = UInt64(seed)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let old = (0..<random(60)).map { _ in random(40) }
    var new = old
    for _ in 0..<random(12) {
      switch random(3) {
      case 0: new.insert(random(40), at: random(new.count + 1))
      case 1: if !new.isEmpty { new.remove(at: random(new.count)) }
      default: if !new.isEmpty { new.append(new.remove(at: random(new.count))) }
      }
    }
    let matches = Damage.matches(from: Self.entries(old), to: Self.entries(new))
    let kept = matches.compactMap(\.self)
    #expect(kept == Array(Set(kept)).sorted())
    for (index, match) in matches.enumerated() {
      if let match { #expect(old[match] == new[index]) }
    }
  }

  @Test func damageIsWhatChanged() {
    let rects = Damage.between(Self.entries([1, 2, 3]), Self.entries([1, 3, 4])) {
      guard case .box(let box) = $0.item else { return .stage }
      return box.rect
    }
    #expect(Set(rects) == [Rect(2000, 0, 100, 100), Rect(4000, 0, 100, 100)])
  }

  @Test func clipAndAlphaCount() {
    var old = DrawList()
    old.fill(Rect(0, 0, 10, 10), .white)
    var new = DrawList()
    new.faded(by: 0.5) { $0.fill(Rect(0, 0, 10, 10), .white) }
    #expect(Damage.matches(from: old.entries, to: new.entries) == [nil])
  }

  struct Join: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rects: [Rect]
    var joined: Set<Rect>
  }

  static let joins = [
    Join(testDescription: "none", rects: [], joined: []),
    Join(testDescription: "empty ones vanish", rects: [Rect(5, 5, 0, 9)], joined: []),
    Join(
      testDescription: "neighbours join",
      rects: [Rect(0, 0, 500, 80), Rect(506, 0, 500, 80)],
      joined: [Rect(0, 0, 1006, 80)]
    ),
    Join(
      testDescription: "far ones stay",
      rects: [Rect(0, 0, 100, 100), Rect(1800, 900, 100, 100)],
      joined: [Rect(0, 0, 100, 100), Rect(1800, 900, 100, 100)]
    ),
    Join(
      testDescription: "one inside another",
      rects: [Rect(0, 0, 900, 900), Rect(10, 10, 5, 5)],
      joined: [Rect(0, 0, 900, 900)]
    ),
    Join(
      testDescription: "a chain joins",
      rects: [Rect(0, 0, 100, 100), Rect(200, 0, 100, 100), Rect(100, 0, 100, 100)],
      joined: [Rect(0, 0, 300, 100)]
    ),
  ]

  @Test(arguments: joins) func coalesced(_ row: Join) {
    #expect(Set(Damage.coalesced(row.rects)) == row.joined)
  }

  @Test func fewRectanglesThatCoverAll() {
    let rects = (0..<60).map { Rect(Double($0 * 37 % 1900), Double($0 * 613 % 1060), 20, 20) }
    let joined = Damage.coalesced(rects, limit: 8)
    #expect(joined.count <= 8)
    for rect in rects { #expect(joined.contains { $0.contains(rect) }) }
  }
}
