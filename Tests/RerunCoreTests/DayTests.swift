import RerunCore
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2),
    ("2026-03-07", 20_519, 6), ("1900-03-01", -25_508, 4), ("9999-12-31", 2_932_896, 5),
    ("0001-01-01", -719_162, 1),
  ])
  func countsDays(text: String, count: Int, weekday: Int) throws {
    let day = try #require(Day(text))
    #expect(day.description == text)
    #expect(day.daysSince1970 == count)
    #expect(Day(daysSince1970: count) == day)
    #expect(day.weekday == weekday)
  }

  @Test func everyDayOfFourCenturiesComesOnce() {
    var day = Day(year: 1799, month: 12, day: 31)
    for count in day.daysSince1970...(day.daysSince1970 + 146_097) {
      #expect(Day(daysSince1970: count) == day)
      let next = day.adding(days: 1)
      #expect(day < next)
      #expect(next.day == 1 || (next.month == day.month && next.day == day.day + 1))
      day = next
    }
    #expect(day == Day(year: 2200, month: 1, day: 1))
  }

  @Test(arguments: [
    "", "2026-3-07", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
    "2026-04-31", "26-01-01", "2026/01/01", "2026-01-01 ", " 2026-01-01", "+026-01-01",
    "-001-01-01", "0000-01-01", "２０26-01-01", "10000-01-01", "2026-01-1a",
  ])
  func refuses(text: String) { #expect(Day(text) == nil) }
}
