import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// Programme, break, next programme, by the clock alone.
@Suite struct ProgrammeClockTests {
  typealias Programme = WrittenStation.Programme

  private func times(_ number: Int64, minutes: Int64) throws -> [String] {
    var rig = try ModelTesting.watching(number)
    var told: [String] = []
    for _ in 0..<minutes {
      rig.advance(minutes: 1)
      for order in rig.orders {
        let minute = (rig.now.wall - ModelTesting.origin) / 60
        told.append("\(minute): \(order)")
      }
      _ = rig.takeEffects()
    }
    return told
  }

  @Test func aProgrammeItsBreakAndTheNext() throws {
    #expect(
      try times(3, minutes: 115) == [
        "25: stop", "60: open 3 at 21:00 +0", "120: open 3 at 22:00 +0",
      ]
    )
  }

  @Test func programmesThatShareASlot() throws {
    #expect(
      try times(4, minutes: 55) == [
        "20: open C +0", "28: stop", "30: open 4 at 20:30 +0", "60: open 4 at 21:00 +0",
      ]
    )
  }

  @Test func backToBackAndOffTheAir() throws {
    #expect(try times(2, minutes: 175) == ["180: open 2 at 23:00 +0"])
    #expect(try times(5, minutes: 115) == ["120: open 5 at 22:00 +0"])
  }

  @Test func theBreakCardCountsDown() throws {
    var rig = try ModelTesting.watching(3)
    rig.advance(minutes: 49)
    #expect(rig.model.tuner.show == .interval(end: ModelTesting.origin + 3600))
    #expect(rig.has("1:00"))
    rig.advance(seconds: 50)
    #expect(rig.has("0:10"))
    rig.advance(seconds: 10)
    #expect(rig.model.tuner.airing?.start == ModelTesting.origin + 3600)
  }

  @Test func everyPositionIsTheClocksLessTheStart() throws {
    for second in [0, 1, 59, 60, 899, 1400, 1494] as [Seconds] {
      let rig = try {
        var rig = try ModelTesting.rig(at: ModelTesting.origin + second, channel: "c1")
        rig.send(.tune(number: 3))
        return rig
      }()
      #expect(rig.joined == ["Short +\(second)"])
    }
  }

  /// A stream that would be over in less than five seconds isn't opened.
  @Test(arguments: [
    (1494, "open Short +1494"), (1495, "open Short +1495"), (1496, "stop"), (1499, "stop"),
    (1500, "stop"),
  ])
  func tooLateToJoin(_ second: Seconds, _ order: String) throws {
    var rig = try ModelTesting.rig(at: ModelTesting.origin + second, channel: "c1")
    rig.press(.digit3, .select)
    #expect(rig.orders == [order, "sting"])
    _ = rig.takeEffects()
    rig.advance(seconds: 10)
    #expect(rig.orders == (second < 1496 ? ["stop"] : []))
    #expect(rig.model.tuner.show == .interval(end: ModelTesting.origin + 3600))
  }

  @Test func aPlayerThatOnlyTellsOfItselfChangesNothing() throws {
    var rig = try ModelTesting.watching(2)
    rig.play(.position(milliseconds: 5))
    rig.play(.loaded(durationInMilliseconds: 99, decoder: "h264 (software)"))
    rig.play(.pictureShown)
    #expect(rig.effects == [])
    #expect(rig.model.tuner.decoder == "h264 (software)")
    #expect(rig.model.tuner.picture == .playing)
  }

  // MARK: - Ends

  @Test func anEndNearTheRunTimeIsBelieved() throws {
    var rig = try ModelTesting.watching(3)
    rig.play(.loaded(durationInMilliseconds: 1_495_000, decoder: ""))
    rig.advance(minutes: 14)
    rig.play(.ended(positionInMilliseconds: 1_493_000))
    #expect(rig.model.tuner.picture == .over)
    #expect(rig.orders == [])
    rig.advance(minutes: 40)
    #expect(rig.orders == ["stop", "open 3 at 21:00 +0"])
  }

  @Test func anEarlyEndIsADroppedConnection() throws {
    var rig = try ModelTesting.watching(2)
    rig.play(.ended(positionInMilliseconds: 7_000_000))
    #expect(rig.effects == [])
    rig.advance(milliseconds: 999)
    #expect(rig.orders == [])
    rig.advance(milliseconds: 201)
    #expect(rig.joined == ["Film +\(600 + 7200 + 1)"])
    #expect(rig.model.tuner.picture == .playing)
  }

  /// It could be a file that is cut off, but the server doesn't say so.
  @Test func aServerThatOnlyDropsIsTriedAgainForEver() throws {
    var rig = try ModelTesting.watching(2)
    rig.player = .silent
    for _ in 0..<20 {
      rig.play(.ended(positionInMilliseconds: 1000))
      rig.advance(seconds: 73)
    }
    // One that never answers is given up after half a minute, too.
    #expect((20...40).contains(rig.opened.count))
    #expect(rig.model.tuner.picture == .opening)
  }

  // MARK: - Failures

  struct Failure: Sendable {
    var reason: PlayerFailure
    var isTriedAgain: Bool
    var says: String
  }
  static let failures = [
    Failure(reason: .missing, isTriedAgain: false, says: "can’t be found any more"),
    Failure(reason: .format, isTriedAgain: false, says: "a format this box can’t decode"),
    Failure(reason: .refused, isTriedAgain: false, says: "this account may not play it"),
    Failure(reason: .network, isTriedAgain: true, says: "server stopped answering"),
    Failure(reason: .slow, isTriedAgain: true, says: "network is too slow"),
  ]

  @Test(arguments: failures) func failuresSayWhatHappened(_ row: Failure) throws {
    var rig = try ModelTesting.watching(3)
    rig.player = .fails(row.reason)
    rig.play(.failed(row.reason, detail: "E 42"))
    #expect(rig.has("E 42") == !row.isTriedAgain)
    #expect(rig.has("“3 at 21:00” follows at 21:00") == !row.isTriedAgain)
    // What may be back in a moment is said only when it isn't.
    rig.advance(seconds: 3)
    #expect(rig.has(row.says))
    #expect(rig.has("Trying again in 0:0") == row.isTriedAgain)
    rig.advance(seconds: 77)
    // After 1, 2, 4, 8, 16 and 32 seconds, a fifth more or less.
    #expect(rig.opened.count == (row.isTriedAgain ? 6 : 0))
    _ = rig.takeEffects()
    rig.player = .shows
    rig.advance(minutes: 50)
    #expect(rig.joined.last == "3 at 21:00 +0")
    #expect(rig.model.tuner.picture == .playing)
  }

  @Test func retriesGoOnEveryMinute() throws {
    var rig = try ModelTesting.watching(2, player: .fails(.network))
    rig.advance(minutes: 10)
    _ = rig.takeEffects()
    rig.advance(minutes: 30)
    #expect((25...38).contains(rig.opened.count))
    #expect(rig.model.tuner.airing?.start == ModelTesting.origin - 7200)
  }

  @Test func aServerThatComesBackIsJoinedLive() throws {
    var rig = try ModelTesting.watching(2)
    rig.play(.failed(.network, detail: ""))
    rig.advance(milliseconds: 1200)
    #expect(rig.joined == ["Film +7801"])
    #expect(rig.model.tuner.picture == .playing)
    #expect(!rig.has("stopped answering"))
    // Once it has played for a while, the next fault starts over with short waits.
    rig.advance(seconds: 10)
    _ = rig.takeEffects()
    rig.play(.failed(.network, detail: ""))
    rig.advance(milliseconds: 1200)
    #expect(rig.joined == ["Film +7812"])
  }

  /// While a retry is under way the card stays: no black screen in between.
  @Test func theCardStaysWhileItTries() throws {
    var rig = try ModelTesting.watching(2)
    rig.player = .silent
    rig.play(.failed(.network, detail: ""))
    rig.advance(milliseconds: 2999)
    #expect(!rig.has("stopped answering"))
    #expect(rig.showsVideo)
    rig.advance(milliseconds: 1)
    #expect(rig.opened.count == 1)
    #expect(rig.model.tuner.picture == .opening)
    #expect(rig.has("stopped answering"))
    rig.press(.right, .right, .select)
    #expect(rig.model.base == .guide)
  }

  @Test func buttonsOfTheCard() throws {
    var rig = try ModelTesting.watching(2)
    rig.play(.failed(.format, detail: ""))
    rig.press(.select)
    #expect(rig.joined == ["Film +7800"])
    rig.play(.failed(.format, detail: ""))
    _ = rig.takeEffects()
    rig.press(.right, .select)
    #expect(rig.tunedNumber == 3)
    rig.advance(seconds: 10)
    rig.play(.failed(.format, detail: ""))
    rig.press(.up)
    #expect(rig.tunedNumber == 4)
    rig.advance(seconds: 10)
    rig.play(.failed(.format, detail: ""))
    rig.press(.back)
    #expect(rig.model.base == .guide)
  }

  @Test func anItemWithoutAddressIsMissing() throws {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    var lost = Programme("Lost", 120)
    lost.url = ""
    station.add(1, "One", [.slot(at: 0, [lost])])
    let rig = try ModelTesting.watching(1, station.listings())
    #expect(rig.model.tuner.failure?.reason == .missing)
    #expect(rig.opened == [])
    #expect(rig.has("Other channels are fine"))
  }

  @Test func olderStreamsAreNotHeard() throws {
    var rig = try ModelTesting.watching(2)
    let old = rig.model.tuner.ticket
    rig.press(.up)
    _ = rig.takeEffects()
    for event in [
      PlayerEvent.failed(.format, detail: ""), .ended(positionInMilliseconds: 0), .paused(true),
    ] {
      rig.send(.player(event, ticket: old))
      rig.send(.player(event, ticket: old + 10))
    }
    #expect(rig.effects == [])
    #expect(rig.model.tuner.picture == .playing)
  }

  @Test func theGuideSaysWhatIsWrongInItsPreview() throws {
    var rig = try ModelTesting.rig(channel: "c2")
    rig.play(.failed(.format, detail: ""))
    #expect(rig.has("This stream won’t play"))
    #expect(rig.model.videoRect == nil)
  }
}
