import RerunCore
import Testing

@Suite struct BreaksTests {
  static func slot(gap: Seconds, programs: Int = 1) -> Slot {
    let airing = Airing(item: 0, start: 1000, end: 4000)
    return programs > 0
      ? Slot(start: 1000, end: 4000 + gap, programs: [airing])
      : Slot(start: 4000, end: 4000 + gap, programs: [])
  }

  @Test(arguments: [
    (0, 0), (29, 0), (30, 1), (44, 1), (45, 2), (46, 2), (180, 2),
  ])
  func theCardKeepsFifteenSeconds(gap: Seconds, count: Int) {
    let breaks = Breaks(fillers: [Filler(id: "a", runtime: 15), Filler(id: "b", runtime: 15)])
    let airings = breaks.fillers(of: "c", in: Self.slot(gap: gap))
    #expect(airings.count == count)
    #expect(airings.first?.start ?? 4000 == 4000)
    #expect(airings.last.map { $0.end <= 4000 + gap - 15 } ?? true)
  }

  @Test func offTheAirTheListGoesOnAndOn() {
    let breaks = Breaks(fillers: [
      Filler(id: "b", runtime: 100), Filler(id: "never", runtime: 0),
      Filler(id: "a", runtime: 40), Filler(id: "long", runtime: 99_999),
    ])
    let airings = breaks.fillers(of: "c", in: Self.slot(gap: 1015, programs: 0))
    #expect(airings.count == 14)
    #expect(Set(airings.map(\.filler)) == [0, 2])
    for (one, next) in zip(airings, airings.dropFirst()) { #expect(one.end == next.start) }
    #expect(airings.last?.end == 4980)
  }

  @Test func withoutFillersNothing() {
    #expect(Breaks(fillers: []).fillers(of: "c", in: Self.slot(gap: 500)) == [])
  }
}
