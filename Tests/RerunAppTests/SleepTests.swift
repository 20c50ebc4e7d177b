import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

@Suite struct SleepTests {
  static let hour: Int64 = 3_600_000

  private func watching(_ choice: SleepTimer.Choice?) throws -> KioskRig {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered([5, 7]))
    let row = try #require(AppModel.sleepChoices.firstIndex(of: choice))
    rig.openOption(.sleepTimer)
    for _ in 0..<row { rig.press(.down) }
    rig.press(.select, .exit)
    rig.advance(seconds: 10)
    _ = rig.takeEffects()
    return rig
  }

  @Test(arguments: [15, 30, 60, 90] as [Int64]) func minutes(_ minutes: Int64) throws {
    var rig = try watching(.minutes(minutes))
    rig.advance(milliseconds: minutes * 60_000 - 70_000)
    rig.advance(milliseconds: 500)
    #expect(rig.has("Sleeping in one minute"))
    #expect(!rig.model.isAsleep)
    rig.advance(seconds: 58)
    #expect(!rig.model.isAsleep)
    _ = rig.takeEffects()
    rig.advance(seconds: 2)
    #expect(rig.model.isAsleep)
    #expect(rig.orders == ["stop", "display may sleep"])
    #expect(rig.has("Good night."))
    #expect(!rig.showsVideo)
    #expect(rig.model.videoRect == nil)
  }

  @Test(arguments: [6 * hour, -6 * hour]) func aClockThatIsSetMovesNoMinutes(_ step: Int64) throws {
    var rig = try watching(.minutes(30))
    rig.advance(minutes: 10)
    rig.stepClock(milliseconds: step)
    rig.advance(milliseconds: 19 * 60_000 + 45_000)
    #expect(!rig.model.isAsleep)
    rig.advance(seconds: 10)
    #expect(rig.model.isAsleep)
  }

  @Test(arguments: [6 * hour, -6 * hour]) func theEndOfWhatIsOnAfterAStep(_ step: Int64) throws {
    var rig = try watching(.endOfProgramme)
    rig.stepClock(milliseconds: step)
    // Programmes are hours; half an hour before the next full one.
    let left = 3_600_000 - rig.now.wallMilliseconds % 3_600_000
    rig.advance(milliseconds: left - 1000)
    #expect(!rig.model.isAsleep)
    _ = rig.takeEffects()
    rig.advance(seconds: 1)
    #expect(rig.model.isAsleep)
    // The next programme isn't even opened.
    #expect(rig.orders == ["stop", "display may sleep"])
  }

  @Test func theEndOfProgrammeWhileBehindIsItsOwn() throws {
    var rig = try watching(.endOfProgramme)
    rig.press(.playPause)
    rig.advance(minutes: 20)
    rig.press(.playPause)
    let left = 3_600_000 - rig.model.playback(at: rig.now).positionMilliseconds
    #expect(left > 3_600_000 - rig.now.wallMilliseconds % 3_600_000 + 19 * 60_000)
    rig.advance(milliseconds: left - 2000)
    #expect(!rig.model.isAsleep)
    rig.advance(seconds: 3)
    #expect(rig.model.isAsleep)
  }

  @Test func whatIsPausedDoesNotEnd() throws {
    var rig = try watching(.endOfProgramme)
    rig.press(.playPause)
    rig.advance(minutes: 180)
    #expect(!rig.model.isAsleep)
  }

  @Test func anotherChannelHasAnotherEnd() throws {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    station.add(5, "Long", [.run(at: 0, [.init("Long film", 120)])])
    station.add(7, "Short", [.run(at: 0, [.init("Short film", 30)])])
    var rig = try ModelTesting.watching(7, station.listings())
    rig.openOption(.sleepTimer)
    rig.press(.up, .select, .exit)
    #expect(rig.model.sleepTimer?.choice == .endOfProgramme)
    rig.press(.down)
    rig.advance(minutes: 25)
    #expect(rig.tunedNumber == 5)
    #expect(!rig.model.isAsleep)
    rig.advance(minutes: 90)
    #expect(rig.model.isAsleep)
  }

  @Test func offIsOff() throws {
    var rig = try watching(.minutes(15))
    rig.openOption(.sleepTimer)
    // It opens on what is set.
    rig.press(.up, .select)
    #expect(rig.model.sleepTimer == nil)
    rig.advance(minutes: 120)
    #expect(!rig.model.isAsleep)
  }

  @Test func aKeyInTheLastMinuteKeepsItOn() throws {
    var rig = try watching(.minutes(15))
    rig.advance(milliseconds: 14 * 60_000 + 10_000)
    rig.press(.volumeUp)
    rig.advance(milliseconds: 500)
    #expect(rig.has("15 minutes more"))
    rig.advance(minutes: 14)
    #expect(!rig.model.isAsleep)
    rig.advance(minutes: 2)
    #expect(rig.model.isAsleep)
  }

  @Test func aKeyBeforeThatDoesNothingToIt() throws {
    var rig = try watching(.minutes(15))
    rig.advance(minutes: 13)
    rig.press(.volumeUp)
    rig.advance(minutes: 2)
    #expect(rig.model.isAsleep)
  }

  @Test func theKeyThatWakesDoesNothingElse() throws {
    var rig = try watching(.minutes(15))
    rig.advance(minutes: 15)
    #expect(rig.model.isAsleep)
    rig.advance(minutes: 300)
    _ = rig.takeEffects()
    rig.press(.up)
    #expect(!rig.model.isAsleep)
    #expect(rig.tunedNumber == 7)
    #expect(rig.orders.first == "display stays on")
    #expect(rig.orders.contains { $0.hasPrefix("open 7 at") })
    // It is still down.
    rig.send(.remote(.again(.up)))
    #expect(rig.tunedNumber == 7)
    rig.press(.up)
    #expect(rig.tunedNumber == 5)
  }

  @Test func nothingPlaysAllNight() throws {
    var rig = try watching(.minutes(15))
    rig.advance(minutes: 16)
    _ = rig.takeEffects()
    rig.advance(minutes: 240)
    rig.stepClock(milliseconds: 2 * Self.hour)
    rig.advance(minutes: 10)
    #expect(rig.orders.filter { $0.hasPrefix("open") } == [])
    #expect(rig.model.isAsleep)
    #expect(rig.pastDeadlines == [])
  }

  @Test func aScriptThatTunesWakes() throws {
    var rig = try watching(.minutes(15))
    rig.advance(minutes: 16)
    _ = rig.takeEffects()
    rig.send(.tune(number: 5))
    #expect(!rig.model.isAsleep)
    #expect(rig.tunedNumber == 5)
    #expect(rig.orders.contains("display stays on"))
  }

  @Test func powerSleepsAndWakes() throws {
    var rig = try watching(nil)
    rig.press(.power)
    #expect(rig.orders == ["stop", "display may sleep"])
    #expect(rig.model.isAsleep)
    rig.press(.power)
    #expect(!rig.model.isAsleep)
    #expect(rig.model.base == .watching)
  }
}
