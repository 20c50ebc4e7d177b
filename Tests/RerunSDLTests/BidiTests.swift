import RerunStage
import Testing

@testable import RerunSDL

@Suite @MainActor struct BidiTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var isRightToLeft: Bool
    /// From left to right as seen; those that read from right to left are marked "<".
    var runs: [String]
  }

  nonisolated static let rows = [
    Row(
      testDescription: "Latin",
      text: "Two Left Shoes",
      isRightToLeft: false,
      runs: ["Two Left Shoes"]
    ),
    Row(testDescription: "Hebrew", text: "שלום", isRightToLeft: true, runs: ["<שלום"]),
    Row(
      testDescription: "a number keeps its order",
      text: "שלום 2024",
      isRightToLeft: true,
      runs: ["2024", "<שלום "]
    ),
    Row(
      testDescription: "so does an episode",
      text: "مسلسل S02E05",
      isRightToLeft: true,
      runs: ["S02E05", "<مسلسل "]
    ),
    Row(
      testDescription: "Hebrew in Latin",
      text: "The שלום Show",
      isRightToLeft: false,
      runs: ["The ", "<שלום", " Show"]
    ),
    Row(
      testDescription: "the first strong character decides",
      text: "24: שלום a",
      isRightToLeft: true,
      runs: ["a", "<: שלום ", "24"]
    ),
    Row(
      testDescription: "an ellipsis goes to the left",
      text: "שלום…",
      isRightToLeft: true,
      runs: ["<שלום…"]
    ),
  ]

  @Test(arguments: rows) func runs(_ row: Row) {
    #expect(Bidi.isRightToLeft(row.text) == row.isRightToLeft)
    let runs = Bidi.visualRuns(of: row.text, isRightToLeft: row.isRightToLeft)
    #expect(runs.map { ($0.isRightToLeft ? "<" : "") + $0.text } == row.runs)
  }
}

@Suite struct LetterCaseTests {
  @Test(arguments: [
    ("Otto’s Garage", "OTTO’S GARAGE"), ("straße", "STRASSE"), ("привет", "ПРИВЕТ"),
    ("νύχτα", "ΝΎΧΤΑ"), ("საქართველო", "საქართველო"), ("夜 b", "夜 B"), ("e\u{301}", "E\u{301}"),
  ]) func upper(_ text: String, _ upper: String) {
    #expect(LetterCase.upper(text) == upper)
  }
}
