import RerunStage
import Testing

/// Every grapheme is 10 wide.
private func tens(_ text: String) -> Double { Double(text.count) * 10 }

@Suite struct TextFitTests {
  struct Cut: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var width: Double
    var shown: String
  }

  static let cuts = [
    Cut(testDescription: "fits exactly", text: "Lamplight", width: 90, shown: "Lamplight"),
    Cut(testDescription: "one short", text: "Lamplight", width: 89, shown: "Lamplig…"),
    Cut(
      testDescription: "a space before the end goes",
      text: "The Couch",
      width: 50,
      shown: "The…"
    ),
    Cut(
      testDescription: "punctuation goes",
      text: "Wait, no!? Yes",
      width: 110,
      shown: "Wait, no…"
    ),
    Cut(testDescription: "room for the ellipsis only", text: "Lamplight", width: 10, shown: "…"),
    Cut(testDescription: "no room at all", text: "Lamplight", width: 9, shown: ""),
    Cut(testDescription: "negative width", text: "Lamplight", width: -5, shown: ""),
    Cut(testDescription: "nothing to cut", text: "", width: 0, shown: ""),
    Cut(
      testDescription: "graphemes stay whole",
      text: "a👨‍👩‍👧‍👦e\u{301}🇩🇪b",
      width: 40,
      shown: "a👨‍👩‍👧‍👦e\u{301}…"
    ),
    Cut(testDescription: "line breaks are spaces", text: "One\nTwo", width: 70, shown: "One Two"),
  ]

  @Test(arguments: cuts) func oneLine(_ row: Cut) {
    #expect(TextFit.lines(row.text, width: row.width, limit: 1, measure: tens) == [row.shown])
  }

  struct Wrap: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var width: Double
    var limit: Int
    var lines: [String]
  }

  static let wraps = [
    Wrap(
      testDescription: "on words",
      text: "A weekend guest has packed",
      width: 130,
      limit: 3,
      lines: ["A weekend", "guest has", "packed"]
    ),
    Wrap(
      testDescription: "the last line ends in an ellipsis",
      text: "A weekend guest has packed four",
      width: 130,
      limit: 2,
      lines: ["A weekend", "guest has pa…"]
    ),
    Wrap(
      testDescription: "fills the last line and stops",
      text: "aa bb cc",
      width: 50,
      limit: 2,
      lines: ["aa bb", "cc"]
    ),
    Wrap(
      testDescription: "a word wider than the line",
      text: "Donaudampfschiff ahoi",
      width: 100,
      limit: 3,
      lines: ["Donaudampf", "schiff", "ahoi"]
    ),
    Wrap(
      testDescription: "narrower than a letter",
      text: "abc",
      width: 5,
      limit: 3,
      lines: ["a", "b", ""]
    ),
    Wrap(
      testDescription: "after a hyphen, not before a digit",
      text: "Spider-Man 1980-85",
      width: 80,
      limit: 4,
      lines: ["Spider-", "Man", "1980-85"]
    ),
    Wrap(
      testDescription: "Chinese and Japanese on characters",
      text: "夜の東京物語",
      width: 40,
      limit: 2,
      lines: ["夜の東京", "物語"]
    ),
    Wrap(
      testDescription: "no stop starts a line",
      text: "夜の東京、物語。",
      width: 40,
      limit: 3,
      lines: ["夜の東", "京、物", "語。"]
    ),
    Wrap(
      testDescription: "no bracket ends one",
      text: "夜の東「京」",
      width: 40,
      limit: 2,
      lines: ["夜の東", "「京」"]
    ),
    Wrap(
      testDescription: "Korean on words",
      text: "한국 드라마 특선",
      width: 60,
      limit: 2,
      lines: ["한국 드라마", "특선"]
    ),
    Wrap(
      testDescription: "the text's own breaks",
      text: "One\n\nTwo",
      width: 100,
      limit: 3,
      lines: ["One", "", "Two"]
    ),
    Wrap(
      testDescription: "a break beyond the last line shows",
      text: "One\nTwo\nThree",
      width: 100,
      limit: 2,
      lines: ["One", "Two…"]
    ),
    Wrap(
      testDescription: "a no-break space holds",
      text: "aa bb\u{A0}cc",
      width: 50,
      limit: 2,
      lines: ["aa", "bb\u{A0}cc"]
    ),
    Wrap(testDescription: "nothing", text: "", width: 100, limit: 2, lines: []),
  ]

  @Test(arguments: wraps) func severalLines(_ row: Wrap) {
    let lines = TextFit.lines(row.text, width: row.width, limit: row.limit, measure: tens)
    #expect(lines == row.lines)
  }

  @Test func everyWidthAndLimitEndsAndFits() {
    let text = "Ein „Donaudampf“-Titel, 夜の東京、物語。 Fin?!\nNoch mehr"
    for width in stride(from: 0.0, through: 300, by: 10) {
      for limit in 1...5 {
        let lines = TextFit.lines(text, width: width, limit: limit, measure: tens)
        #expect(lines.count <= limit)
        for line in lines { #expect(tens(line) <= max(10, width) + 0.3) }
      }
    }
  }
}
