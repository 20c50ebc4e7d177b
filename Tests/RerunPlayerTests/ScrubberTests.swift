import Testing

@testable import RerunPlayer

@Suite struct ScrubberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: String
    var testDescription: String { text }
  }

  static let rows = [
    Row(text: "nothing to hide", expected: "nothing to hide"),
    Row(
      text:
        "Failed to open https://user:pw@plex.tv:32400/library/parts/1/file.mkv?X-Plex-Token=abc.",
      expected: "Failed to open https://plex.tv:32400/…/file.mkv"
    ),
    Row(
      text: "tcp: Connection to tcp://10.0.0.2:8096 failed: Connection refused",
      expected: "tcp: Connection to tcp://10.0.0.2:8096 failed: Connection refused"
    ),
    Row(
      text: "http://iptv.example/live/joe/hunter2/77.ts gone",
      expected: "http://iptv.example/…/77.ts gone"
    ),
    Row(
      text: "open 'http://a/b/c.mkv?api_key=1' and 'http://d/e'",
      expected: "open 'http://a/…/c.mkv' and 'http://d/e'"
    ),
    Row(text: "X-Emby-Token: 12ab, next", expected: "X-Emby-Token:***, next"),
    Row(text: "api_key=12ab&start=5", expected: "api_key=***&start=5"),
    Row(text: "Authorization: Bearer abc.def", expected: "Authorization:***"),
    Row(
      text: "Authorization: MediaBrowser Token=\"abc\"",
      expected: "Authorization:*** Token=***\""
    ),
    Row(text: "password=", expected: "password="),
    Row(text: "file:///media/Film (1987).mkv", expected: "file:///media/Film (1987).mkv"),
    Row(
      text: "Cannot open '/media/a.mkv': No such file",
      expected: "Cannot open '/media/a.mkv': No such file"
    ),
    Row(text: "http://", expected: "http://"),
    Row(text: "://", expected: "://"),
    Row(text: "", expected: ""),
    Row(text: "größe://ü/ä?token=1", expected: "größe://ü/ä"),
  ]

  @Test(arguments: rows) func hides(_ row: Row) {
    #expect(scrubbed(row.text) == row.expected)
  }
}
