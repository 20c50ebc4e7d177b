import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// What an end is, what is only said to be one, and what follows.
@Suite struct EndsTests {
  // MARK: - Files that are shorter than they say

  @Test func aFileWhoseOwnRunTimeIsShort() throws {
    var rig = try Evening.watching(2, spots: false)
    rig.play(.loaded(durationInMilliseconds: 700_000, decoder: "h264"))
    rig.advance(seconds: 100)
    rig.play(.ended(positionInMilliseconds: 699_000))
    #expect(rig.standing == "Short over")
    let saved = Effect.save(.shortFile(itemID: "2-0", milliseconds: 700_000))
    #expect(rig.effects.filter { $0 == saved }.count == 1)
    #expect(rig.model.preferences.shortFiles == ["2-0": 700_000])
    _ = rig.takeEffects()
    rig.advance(seconds: 300)
    #expect(rig.opened == [])
    // Tuned to again, its place is past the real end.
    rig.press(.channelUp)
    rig.advance(seconds: 2)
    _ = rig.takeEffects()
    rig.press(.channelDown)
    #expect(rig.orders == ["stop", "sting"])
    #expect(rig.standing == "Short over")
  }

  @Test func itsRestIsABreakLikeAnyOther() throws {
    var rig = try Evening.watching(2)
    rig.play(.loaded(durationInMilliseconds: 700_000, decoder: "h264"))
    rig.advance(seconds: 100)
    rig.play(.ended(positionInMilliseconds: 699_900))
    #expect(rig.standing.hasPrefix("spot-"))
    #expect(rig.opened.last?.positionInMilliseconds == 0)
  }

  @Test func aFileThatStopsTwiceAtTheSamePlace() throws {
    var rig = try Evening.watching(2, spots: false)
    rig.play(.loaded(durationInMilliseconds: 1_500_000, decoder: "h264"))
    rig.play(.ended(positionInMilliseconds: 600_500))
    #expect(rig.standing == "Short waiting held")
    rig.advance(milliseconds: 1200)
    rig.play(.ended(positionInMilliseconds: 601_200))
    #expect(rig.standing == "Short over")
    #expect(rig.effects.contains(.save(.shortFile(itemID: "2-0", milliseconds: 601_200))))
  }

  @Test func stoppingAtOtherPlacesIsALine() throws {
    var rig = try Evening.watching(2, spots: false)
    for _ in 0..<6 {
      rig.play(.ended(positionInMilliseconds: (rig.second) * 1000))
      rig.advance(seconds: 20)
    }
    #expect(rig.opened.count == 6)
    #expect(rig.standing == "Short playing")
    #expect(rig.model.preferences.shortFiles == [:])
  }

  @Test func aRememberedFileIsNotOpenedPastItsEnd() throws {
    var preferences = Preferences()
    preferences.shortFiles = ["2-0": 610_000]
    for (second, opens) in [(600, true), (604, true), (605, true), (606, false), (900, false)] {
      var rig = KioskRig(
        theme: try BundledTheme.load("late-show"),
        at: ModelTesting.origin + Seconds(second),
        preferences: preferences,
        tune: 2
      )
      rig.start(Evening.station(spots: false).listings())
      #expect(rig.opened.isEmpty == !opens, "\(second)")
      #expect(rig.model.tuner.picture == (opens ? .playing : .over), "\(second)")
    }
  }

  // MARK: - A little late

  private func late(
    _ channel: Int64,
    second: Seconds,
    by milliseconds: Int64,
    duration: Int64,
    spots: Bool = true
  ) throws -> KioskRig {
    var rig = try Evening.watching(channel, second: second, spots: spots)
    let airing = try #require(rig.model.tuner.airing)
    rig.play(.loaded(durationInMilliseconds: duration * 1000, decoder: "h264"))
    let place = rig.now.wallMilliseconds - airing.start * 1000
    rig.play(.position(milliseconds: place - milliseconds))
    _ = rig.takeEffects()
    return rig
  }

  @Test func aPictureThatIsLateRunsToItsEnd() throws {
    var rig = try late(2, second: 1490, by: 4000, duration: 1500)
    rig.advance(seconds: 13)
    #expect(rig.orders == [])
    #expect(rig.standing == "Short playing")
    rig.advance(seconds: 1)
    rig.play(.ended(positionInMilliseconds: 1_500_000))
    // The first spot is four seconds old.
    #expect(rig.opened.last?.positionInMilliseconds == 4000)
    #expect(rig.standing.hasPrefix("spot-"))
  }

  @Test func oneThatNeverEndsIsCut() throws {
    var rig = try late(2, second: 1490, by: 40_000, duration: 1500)
    rig.advance(milliseconds: 29_999)
    #expect(rig.standing == "Short playing")
    rig.advance(milliseconds: 1)
    #expect(rig.opened.last?.positionInMilliseconds == 20_000)
  }

  /// Late by so much, with so long a file and break.
  @Test func whereThereIsNoNeedOrNoRoom() throws {
    // Less than a second is left.
    var done = try late(2, second: 1490, by: 900, duration: 1500)
    done.advance(seconds: 10)
    #expect(done.standing.hasPrefix("spot-"))
    // The next programme follows at once.
    var next = try late(5, second: 1790, by: 5000, duration: 1800)
    next.advance(seconds: 10)
    #expect(next.standing == "Half 1 playing")
    // B ends when C begins.
    var slot = try late(3, second: 1190, by: 5000, duration: 600)
    slot.advance(seconds: 10)
    #expect(slot.standing == "C playing")
    // How long it is isn't known.
    var unknown = try Evening.watching(2, second: 1490)
    unknown.play(.position(milliseconds: 1_480_000))
    unknown.advance(seconds: 10)
    #expect(unknown.standing.hasPrefix("spot-"))
  }

  // MARK: - Stalls and silence

  @Test func aStallOfTenSecondsIsASlowLine() throws {
    var rig = try Evening.watching(2)
    rig.play(.stalled(true))
    #expect(rig.model.playback(at: rig.now).stalledSince == rig.now.uptimeMilliseconds)
    rig.advance(milliseconds: 9999)
    #expect(rig.standing == "Short playing")
    #expect(rig.model.playback(at: rig.now).positionMilliseconds == 600_000)
    rig.advance(milliseconds: 1)
    #expect(rig.standing == "Short waiting held")
    rig.advance(milliseconds: 1200)
    #expect(rig.joined == ["Short +611"])
    #expect(rig.standing == "Short playing")
  }

  @Test func aShortStallOnlyMakesItLate() throws {
    var rig = try Evening.watching(2)
    rig.play(.stalled(true))
    rig.advance(seconds: 9)
    rig.play(.stalled(false))
    rig.advance(seconds: 60)
    #expect(rig.opened == [])
    let playback = rig.model.playback(at: rig.now)
    #expect(playback.positionMilliseconds == 660_000)
    #expect(!playback.isBehind && playback.behindMilliseconds == 0)
  }

  @Test func aStallWhilePausedIsNobodysLoss() throws {
    var rig = try Evening.watching(2)
    rig.press(.pause)
    rig.play(.stalled(true))
    rig.advance(seconds: 100)
    #expect(rig.standing == "Short paused 100 s behind")
    rig.press(.play)
    rig.advance(milliseconds: 9000)
    #expect(rig.standing.hasPrefix("Short playing"))
    rig.advance(milliseconds: 1000)
    #expect(rig.standing.hasPrefix("Short waiting held"))
  }

  // MARK: - Waits

  @Test func waitsGrowAndVaryByAFifth() {
    for retries in 0..<12 {
      let plain = min(60_000, Int64(1000) << min(retries, 6))
      var seen: Set<Int64> = []
      for seed in 0..<400 as Range<UInt64> {
        let wait = RetryDelay.milliseconds(after: retries, ticket: 7, seed: seed)
        #expect(wait >= max(1000, plain * 8 / 10) && wait <= plain * 12 / 10)
        seen.insert(wait)
      }
      #expect(seen.count > 50)
      #expect(
        RetryDelay.milliseconds(after: retries, ticket: 7, seed: 9)
          == RetryDelay.milliseconds(after: retries, ticket: 7, seed: 9)
      )
    }
  }

  // MARK: - Watched

  private func fromStart(_ channel: Int64 = 2) throws -> KioskRig {
    var rig = try Evening.watching(channel)
    rig.send(.remote(.tap(.previous)))
    _ = rig.takeEffects()
    return rig
  }

  private func saved(_ rig: KioskRig) -> Int {
    rig.effects.filter { if case .save(.watched) = $0 { true } else { false } }.count
  }

  @Test func nineTenthsFromTheBeginningIsWatched() throws {
    var rig = try fromStart()
    rig.advance(seconds: 1349)
    rig.play(.position(milliseconds: 1_349_900))
    #expect(saved(rig) == 0)
    rig.advance(seconds: 1)
    rig.play(.position(milliseconds: 1_350_000))
    #expect(rig.effects.contains(.save(.watched(itemID: "2-0", at: rig.now.wall))))
    rig.advance(seconds: 100)
    rig.press(.rewind)
    rig.advance(seconds: 20)
    #expect(saved(rig) == 1)
  }

  @Test func joiningLiveIsNot() throws {
    var rig = try Evening.watching(2, second: 1)
    rig.advance(seconds: 1499)
    rig.play(.ended(positionInMilliseconds: 1_499_000))
    #expect(saved(rig) == 0)
    // Nor what is only behind.
    var behind = try Evening.watching(2, second: 1)
    behind.press(.pause)
    behind.advance(seconds: 60)
    behind.press(.play)
    behind.advance(seconds: 1550)
    #expect(saved(behind) == 0)
  }

  @Test(arguments: [(14, 1), (15, 1), (16, 0)])
  func leapingOverATenthIsNot(_ skips: Int, _ count: Int) throws {
    var rig = try fromStart()
    rig.press(.pause)
    rig.advance(seconds: 1500)
    rig.press(.play)
    for _ in 0..<skips { rig.press(.fastForward) }
    rig.advance(seconds: 1500 - Int64(skips) * 10 - 1)
    #expect(saved(rig) == count)
  }

  @Test func goingBackAndOnLeapsOverNothing() throws {
    var rig = try fromStart()
    rig.advance(seconds: 300)
    for _ in 0..<30 { rig.press(.rewind) }
    for _ in 0..<30 { rig.press(.fastForward) }
    rig.advance(seconds: 1100)
    #expect(saved(rig) == 1)
  }

  @Test func eachStartCounts() throws {
    var rig = try fromStart()
    rig.advance(seconds: 1400)
    rig.press(.previous)
    rig.advance(seconds: 1400)
    #expect(saved(rig) == 2)
  }
}
