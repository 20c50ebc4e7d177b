import Foundation
import Testing

@testable import RerunCore

@Suite struct ZoneFileTests {
  static func file(_ name: String) throws -> [UInt8] {
    try SystemFiles.bytes(URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)"))
  }

  @Test func everyCutIsRefused() throws {
    let bytes = try Self.file("Europe/Berlin")
    for length in 0..<bytes.count {
      #expect(throws: ZoneFileError.self) {
        try ZoneRules(name: "X", tzif: Array(bytes[..<length]))
      }
    }
  }

  @Test func nothingInAFileCanCrash() throws {
    let bytes = try Self.file("America/Havana")
    var random = RandomStation.Seeded(state: 5)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard let zone = try? ZoneRules(name: "X", tzif: damaged) else { continue }
      for instant in stride(from: Seconds(-4_000_000_000), to: 8_000_000_000, by: 900_000_007) {
        _ = zone.dayStart(zone.day(of: instant))
      }
    }
  }

  @Test(
    arguments: [
      ("EST5EDT,M3.2.0,M11.1.0", -18_000, -14_400), ("<+01>-1", 3600, nil),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -7200, -3600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 37_800, 39_600),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 3600, 0), ("AAA-5:45:30", 20_730, nil),
      ("XXX3YYY,J60/26,300/-167", -10_800, -7200),
    ] as [(String, Seconds, Seconds?)]
  )
  func readsFooters(text: String, standard: Seconds, daylight: Seconds?) throws {
    let zone = try #require(PosixZone(text.utf8))
    #expect(zone.standard == standard)
    #expect(zone.daylight?.offset == daylight)
  }

  @Test(arguments: [
    "", "EST", "E5", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST25", "<+01-1", "EST5EDT,J0,J365",
    "EST5EDT,J366,J1", "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0 ",
    "EST5:60", "EST99999999999999999999",
  ])
  func refusesFooters(text: String) { #expect(PosixZone(text.utf8) == nil) }

  @Test func julianDaysNeverCountTheLeapDay() {
    let rule = PosixZone.YearlyInstant(date: .julian(60), time: 0)
    let ordinal = PosixZone.YearlyInstant(date: .ordinal(59), time: 0)
    let march = { Seconds(Day(year: $0, month: 3, day: 1).daysSince1970) * 86_400 }
    #expect(rule.local(in: 2024) == march(2024))
    #expect(rule.local(in: 2025) == march(2025))
    #expect(ordinal.local(in: 2024) == march(2024) - 86_400)
    #expect(ordinal.local(in: 2025) == march(2025))
  }

  @Test func daylightTimeMayLastAllYear() throws {
    let zone = try #require(PosixZone("EST5EDT,0/0,J365/25".utf8))
    for instant in stride(from: Seconds(1_700_000_000), to: 1_800_000_000, by: 1_000_003) {
      #expect(zone.stretch(at: instant).offset == -14_400)
    }
    let newYear: Seconds = 1_767_243_600  // 2026-01-01 00:00 in the zone's daylight time less one
    #expect(zone.stretch(at: newYear - 1).offset == -14_400)
    #expect(zone.stretch(at: newYear).offset == -14_400)
  }
}
