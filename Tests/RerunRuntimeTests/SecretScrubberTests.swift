import RerunCore
import Testing

@testable import RerunRuntime

@Suite struct SecretScrubberTests {
  @Test(arguments: [
    ("/films/a.mkv", "/films/a.mkv"),
    ("http://box:32400/v/1.mkv", "http://box:32400/v/1.mkv"),
    ("https://me:secret@box/v.mkv", "https://box/v.mkv"),
    ("http://box/v?X-Plex-Token=abc&start=1", "http://box/v?X-Plex-Token=…&start=1"),
    ("http://box/v?api_key=abc", "http://box/v?api_key=…"),
    ("http://u@v:p@box?a=b&PASSWORD=x", "http://box?a=b&PASSWORD=…"),
  ])
  func secretsAreTakenOut(_ row: (url: String, shown: String)) {
    #expect(SecretScrubber.scrub(row.url) == row.shown)
  }
}

@Suite struct InstantTests {
  @Test(
    arguments: [
      ("1794692520", 1_794_692_520),
      ("2026-11-14T21:42", 1_794_710_520),
      ("2026-11-14T21:42Z", 1_794_692_520),
      ("2026-11-14 21:42:07", 1_794_710_527),
      ("2026-11-14", 1_794_632_400),
      // Clocks jumped from 2 to 3 that night.
      ("2026-03-08T03:30", 1_772_955_000),
    ] as [(String, Seconds)]
  )
  func readsTimes(_ row: (text: String, instant: Seconds)) throws {
    let zone = try ZoneDatabase.system.rules(named: "America/New_York")
    #expect(RunOptions.instant(row.text, zone: zone) == row.instant)
  }

  @Test(arguments: ["", "noon", "2026-13-01T10:00", "2026-11-14T25:00", "2026-11-14T10", "1-2-3-4"])
  func refusesOtherText(_ text: String) {
    #expect(RunOptions.instant(text, zone: .utc) == nil)
  }
}
