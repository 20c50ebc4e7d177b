import Foundation
import RerunCore
import RerunJSON
import Testing

/// Stations and the schedules that an independent implementation gives for them.
@Suite struct ParityTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    var testDescription: String
  }

  static let fixtures = readIndex()

  @Test func hasFixtures() { #expect(Self.fixtures.count >= 40) }

  @Test(arguments: fixtures) func sameToTheSlot(_ fixture: Fixture) throws {
    let station = SystemFiles.parity.appendingPathComponent("\(fixture.name).station.json")
    let schedule = SystemFiles.parity.appendingPathComponent("\(fixture.name).schedule.json")
    let result = ScheduleCommand.run(
      arguments: ["--library", station.path] + fixture.arguments,
      readFile: { try SystemFiles.bytes(URL(fileURLWithPath: $0)) },
      zones: SystemFiles.zones,
      now: 0
    )
    #expect(result.exitStatus == 0)
    #expect(result.errors == "")
    let expected = try SystemFiles.bytes(schedule)
    let difference = Self.firstDifference(
      try JSON(parsing: result.output),
      try JSON(parsing: expected)
    )
    if let difference { Issue.record("\(fixture.name): \(difference)") }
    // The page leaves the order of keys and the white space no freedom either.
    if difference == nil { #expect(Array(result.output.utf8) == expected) }
  }

  /// The place and the two values of the first difference, nil if there is none.
  static func firstDifference(_ ours: JSON, _ theirs: JSON, at place: String = "") -> String? {
    switch (ours, theirs) {
    case (.array(let first), .array(let second)):
      for (index, pair) in zip(first, second).enumerated() {
        if let found = firstDifference(pair.0, pair.1, at: "\(place)[\(index)]") { return found }
      }
      return first.count == second.count
        ? nil : "\(place) has \(first.count) elements, should have \(second.count)"
    case (.object(let first), .object(let second)):
      for key in Set((first + second).map(\.key)).sorted() {
        guard let one = ours[key] else { return "\(place).\(key) is missing" }
        guard let other = theirs[key] else { return "\(place).\(key) should not be there" }
        if let found = firstDifference(one, other, at: "\(place).\(key)") { return found }
      }
      return nil
    default:
      return ours == theirs ? nil : "\(place) is \(ours.text()), should be \(theirs.text())"
    }
  }

  private static func readIndex() -> [Fixture] {
    let index = parityIndex()?.arrayValue ?? []
    return index.compactMap { entry in
      guard let name = entry["name"]?.stringValue, let day = entry["day"]?.stringValue,
        let days = entry["days"]?.integerValue
      else { return nil }
      var arguments = ["--day", day, "--days", String(days)]
      if let zone = entry["timeZone"]?.stringValue { arguments += ["--time-zone", zone] }
      let covers = entry["covers"]?.stringValue ?? ""
      return Fixture(name: name, arguments: arguments, testDescription: "\(name): \(covers)")
    }
  }

  private static func parityIndex() -> JSON? {
    let url = SystemFiles.parity.appendingPathComponent("index.json")
    return try? JSON(parsing: SystemFiles.bytes(url))
  }
}
