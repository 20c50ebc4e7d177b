import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// A wall clock that is set while the kiosk runs, and one that was never set.
@Suite struct ClockTests {
  @Test(arguments: [-4999, -2000, -1, 1, 3000, 4999] as [Int64])
  func smallStepsDisturbNothing(_ step: Int64) throws {
    var rig = try ModelTesting.watching(2)
    rig.stepClock(milliseconds: step)
    #expect(rig.effects == [])
    #expect(rig.model.tuner.picture == .playing)
  }

  struct Step: Sendable {
    var to: Seconds
    var orders: [String]
  }
  static let steps = [
    Step(to: 605, orders: ["open Film +7805"]), Step(to: 595, orders: ["open Film +7795"]),
    Step(to: 4200, orders: ["open Film +11400"]),
    Step(to: 3 * 3600 + 60, orders: ["open 2 at 23:00 +60"]),
    Step(to: 28 * 3600, orders: ["open 2 at 0:00 +0"]),
    Step(to: -3 * 3600, orders: ["open 2 at 17:00 +0"]),
  ]
  @Test(arguments: steps) func largerStepsJoinWhatIsOn(_ row: Step) throws {
    var rig = try ModelTesting.watching(2)
    rig.setClock(ModelTesting.origin + row.to)
    #expect(rig.orders.filter { $0 != "schedule" } == row.orders)
    #expect(rig.model.tuner.picture == .playing)
    #expect(rig.pastDeadlines.isEmpty)
  }

  /// The clock is set back a little just after a programme began: the last one isn't opened again
  /// for what is left of it.
  @Test(arguments: [1000, 3000, 4900] as [Int64])
  func aSmallStepBackOverAProgrammesStart(_ step: Int64) throws {
    var rig = try ModelTesting.watching(4, at: ModelTesting.origin + 1190)
    rig.advance(seconds: 10)
    rig.advance(milliseconds: 500)
    #expect(rig.orders == ["open C +0"])
    rig.stepClock(milliseconds: -step)
    rig.advance(seconds: 8)
    #expect(rig.orders == ["open C +0"])
    #expect(rig.model.tuner.picture == .playing)
  }

  @Test func manySmallStepsAreNotAddedUp() throws {
    var rig = try ModelTesting.watching(2)
    for _ in 0..<100 {
      rig.stepClock(milliseconds: 900)
      rig.advance(seconds: 1)
    }
    #expect(rig.effects == [])
  }

  @Test func stepsFarOutsideTheListings() throws {
    var rig = try ModelTesting.watching(2)
    rig.setClock(ModelTesting.origin + 40 * 86_400)
    #expect(rig.orders == ["stop", "schedule"])
    #expect(rig.model.tuner.show == .nothing)
    rig.advance(minutes: 1)
    #expect(rig.orders.count == 2)
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin + 40 * 86_400)
    for number in 1...3 { station.add(Int64(number), "Channel \(number)") }
    rig.send(.listings(station.listings()))
    #expect(rig.orders.last == "open 2 at 20:00 +60")
  }

  @Test func aClockThatWasNeverSet() throws {
    var rig = KioskRig(theme: try BundledTheme.load("late-show"), at: 12)
    #expect(rig.has("Waiting for the right time"))
    rig.send(.station(.ready(itemCount: 3, leftOut: 0, source: "Test")))
    rig.press(.select, .up, .menu, .digit2)
    rig.send(.tune(number: 2))
    rig.advance(minutes: 2)
    #expect(rig.effects == [])
    #expect(rig.has("Waiting for the right time"))
    rig.days = { _ in GuideRig.station().listings() }
    rig.setClock(ModelTesting.opening)
    #expect(rig.orders.filter { $0 != "sting" } == ["schedule", "open Film +7800"])
    #expect(rig.tunedNumber == 2)
  }

  @Test func aClockThatFallsTo1970AndComesBack() throws {
    var rig = try ModelTesting.watching(2)
    rig.setClock(100)
    #expect(rig.orders == ["stop"])
    #expect(rig.has("Waiting for the right time"))
    #expect(rig.model.videoRect == nil)
    rig.advance(minutes: 3)
    rig.press(.up, .select)
    #expect(rig.orders == ["stop"])
    rig.setClock(ModelTesting.opening + 180)
    #expect(rig.orders.filter { $0 != "schedule" } == ["stop", "open Film +7980"])
    #expect(rig.model.tuner.picture == .playing)
  }

  @Test func anotherTimeZone() throws {
    var rig = try ModelTesting.rig()
    let zone = try Zones.named("Asia/Kathmandu")
    rig.send(.zoneChanged(zone))
    // The days in the new zone come by themselves; until then all stays in the old one.
    #expect(rig.orders == [])
    #expect(!rig.has("1:55"))
    var station = WrittenStation(zone: zone, origin: ModelTesting.origin)
    station.add(1, "One")
    rig.send(.listings(station.listings()))
    // 20:10 in London is 1:55 in Kathmandu.
    #expect(rig.has("1:55"))
    #expect(rig.has("1:30"))
  }
}
