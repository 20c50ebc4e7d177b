import Testing

@testable import RerunApp

@Suite struct IsolationTests {
  @Test(arguments: [
    ("Lamplight", "Lamplight"), ("夜の劇場", "夜の劇場"),
    ("قناة الليل", "\u{2068}قناة الليل\u{2069}"), ("ABC שלום", "\u{2068}ABC שלום\u{2069}"),
  ])
  func onlyRightToLeftNamesAreIsolated(_ row: (name: String, isolated: String)) {
    #expect(row.name.isolated == row.isolated)
  }

  @Test(arguments: [
    (["On now", "", "7 Lamplight"], "On now · 7 Lamplight"),
    // Alone it decides its line's direction, so it stays bare.
    (["", "רכבת"], "רכבת"),
    (["S01E02", "רכבת", "PG"], "S01E02 · \u{2068}רכבת\u{2069} · PG"),
    ([], ""),
  ])
  func factsInARow(_ row: (facts: [String], line: String)) {
    #expect(row.facts.joined(apartBy: " · ") == row.line)
  }
}
