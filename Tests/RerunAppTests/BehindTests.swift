import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// What a viewer does to a programme's time, and where it meets the clock again.
@Suite struct BehindTests {
  private func tell(_ rig: inout KioskRig, _ chapters: [Int64]) {
    rig.play(.chapters(chapters.map { Chapter(title: "At \($0)", startMilliseconds: $0 * 1000) }))
  }

  // MARK: - Pause

  @Test func pausingPutsItBehindTheClock() throws {
    var rig = try Evening.watching(2)
    rig.play(.position(milliseconds: 598_000))
    // Joined on an early key frame is not behind.
    #expect(!rig.model.playback(at: rig.now).isBehind)
    rig.press(.pause)
    rig.advance(seconds: 47)
    let paused = rig.model.playback(at: rig.now)
    #expect(paused.isPaused && paused.isBehind)
    #expect(paused.behindMilliseconds == 49_000)
    #expect(paused.positionMilliseconds == 598_000)
    rig.press(.playPause)
    #expect(rig.orders == ["pause", "resume"])
    rig.advance(seconds: 10)
    let playing = rig.model.playback(at: rig.now)
    #expect(!playing.isPaused && playing.isBehind)
    #expect(playing.behindMilliseconds == 49_000)
    #expect(playing.positionMilliseconds == 608_000)
  }

  /// How long the pause was, and where the picture goes on.
  @Test(
    arguments: [
      (1, "Short playing", ["pause", "resume"]),
      (2, "Short playing 2 s behind", ["pause", "resume"]),
      (179, "Short playing 179 s behind", ["pause", "resume"]),
      (180, "Short playing 185 s behind", ["pause", "seek 595 exactly", "resume"]),
      (4000, "Short playing 4005 s behind", ["pause", "seek 595 exactly", "resume"]),
      (86_400, "Short playing 86405 s behind", ["pause", "seek 595 exactly", "resume"]),
    ] as [(Int64, String, [String])]
  )
  func aLongPauseBacksUp(_ seconds: Int64, _ standing: String, _ orders: [String]) throws {
    var rig = try Evening.watching(2)
    rig.press(.pause)
    rig.move(milliseconds: seconds * 1000)
    rig.send(.tick)
    rig.press(.play)
    #expect(rig.standing == standing)
    #expect(rig.orders.filter { $0 != "schedule" } == orders)
  }

  @Test func nearTheBeginningThereIsNoMoreToBackUp() throws {
    var rig = try Evening.watching(2, second: 3)
    rig.press(.pause)
    rig.advance(seconds: 200)
    rig.press(.play)
    #expect(rig.orders == ["pause", "seek 0 exactly", "resume"])
  }

  @Test(arguments: [(4, 600), (2, 1600), (2, 3590)] as [(Int64, Seconds)])
  func cardsAndSpotsCannotBePaused(_ channel: Int64, _ second: Seconds) throws {
    var rig = try Evening.watching(channel, second: second)
    let before = rig.standing
    rig.press(.pause, .playPause, .rewind, .fastForward, .previous, .stop)
    #expect(rig.orders == [])
    #expect(rig.standing == before)
    #expect(!rig.model.playback(at: rig.now).canPause)
  }

  @Test func whatThePlayerSaysOfPausesIsNotAnOrder() throws {
    var rig = try Evening.watching(2)
    rig.press(.pause, .play, .pause)
    rig.play(.paused(true))
    rig.play(.paused(false))
    #expect(rig.standing == "Short paused 0 s behind")
  }

  @Test func aChannelChangeIsLive() throws {
    var rig = try Evening.watching(2)
    rig.press(.pause)
    rig.advance(seconds: 30)
    rig.press(.channelUp, .lastChannel)
    rig.advance(seconds: 1)
    #expect(rig.standing == "Short playing")
    #expect(rig.joined.last == "Short +630")
  }

  // MARK: - The clock's boundaries

  /// A pause on a channel, and what is on when the programme has come to its own end.
  struct Boundary: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var channel: Int64
    var second: Seconds
    /// How long the pause is.
    var pause: Int64
    /// Where the programme ends.
    var end: Int64
    /// What is on then.
    var then: String
  }
  static let boundaries = [
    Boundary(
      testDescription: "over the end, and the break has room",
      channel: 2,
      second: 1400,
      pause: 170,
      end: 1500,
      // At 20:27:50 + 100 s - 70 s: the spots' time.
      then: "spot"
    ),
    Boundary(
      testDescription: "so long that only the card is left",
      channel: 3,
      second: 1600,
      pause: 60,
      end: 480,
      then: "break"
    ),
    Boundary(
      testDescription: "over the whole break",
      channel: 3,
      second: 1600,
      pause: 160,
      end: 480,
      then: "3 at 20:30"
    ),
    Boundary(
      testDescription: "over a programme of the same slot",
      channel: 3,
      second: 500,
      pause: 170,
      end: 600,
      then: "B"
    ),
    Boundary(
      testDescription: "over a whole programme",
      channel: 5,
      second: 600,
      pause: 3000,
      end: 1800,
      then: "Half 2"
    ),
    Boundary(
      testDescription: "over midnight",
      channel: 6,
      second: 4 * 3600 - 600,
      pause: 1200,
      end: 3600,
      then: "6 at 0:00"
    ),
    Boundary(
      testDescription: "over midnight by a day",
      channel: 6,
      second: 4 * 3600 - 600,
      pause: 86_400,
      end: 3600,
      then: "6 at 0:00"
    ),
  ]

  @Test(arguments: boundaries) func atItsOwnEndItIsLiveAgain(_ row: Boundary) throws {
    var rig = try Evening.watching(row.channel, second: row.second)
    let title = rig.standing.split(separator: " playing")[0]
    let start = try #require(rig.model.tuner.airing?.start) - ModelTesting.origin
    rig.press(.pause)
    rig.advance(seconds: row.pause)
    #expect(rig.standing == "\(title) paused \(row.pause) s behind")
    rig.press(.play)
    let backUp: Int64 = row.pause >= 180 ? 5 : 0
    _ = rig.takeEffects()
    // Nothing of the clock cuts it.
    let left = row.end - (row.second - start) + backUp
    rig.advance(seconds: left - 1)
    #expect(rig.standing == "\(title) playing \(row.pause + backUp) s behind")
    #expect(rig.orders.filter { $0 != "schedule" } == [])
    rig.advance(seconds: 1)
    rig.play(.ended(positionInMilliseconds: row.end * 1000))
    #expect(rig.standing.hasPrefix(row.then), "\(rig.standing)")
    #expect(!rig.model.tuner.isBehind)
    if case .open(let request)? = rig.effects.last(where: {
      if case .open = $0 { true } else { false }
    }
    ), let airing = rig.model.tuner.airing {
      #expect(request.positionInMilliseconds == rig.now.wallMilliseconds - airing.start * 1000)
    }
  }

  /// Should the player never say so.
  @Test func anEndThatIsNotToldIsNotWaitedForForEver() throws {
    var rig = try Evening.watching(5)
    rig.press(.pause)
    rig.advance(seconds: 100)
    rig.press(.play)
    rig.advance(seconds: 1202)
    #expect(rig.standing == "Half 0 playing 100 s behind")
    rig.advance(seconds: 1)
    #expect(rig.standing == "Half 1 playing")
  }

  @Test(arguments: [6 * 3600, -6 * 3600, 3, -3, 86_400] as [Int64])
  func aStepOfTheClockOnlyChangesHowFarBehindItIs(_ step: Int64) throws {
    for isPaused in [true, false] {
      var rig = try Evening.watching(5)
      rig.press(.pause)
      rig.advance(seconds: 60)
      if !isPaused { rig.press(.play) }
      _ = rig.takeEffects()
      rig.stepClock(milliseconds: step * 1000)
      let playback = rig.model.playback(at: rig.now)
      #expect(rig.orders.filter { $0 != "schedule" } == [])
      #expect(playback.positionMilliseconds == 600_000)
      #expect(playback.behindMilliseconds == max(0, 60 + step) * 1000)
      #expect(playback.isBehind && playback.isPaused == isPaused)
      // And back to what is on by the new clock.
      rig.press(.stop)
      #expect(!rig.model.tuner.isBehind)
      if let airing = rig.model.tuner.airing {
        #expect((airing.start..<airing.end).contains(rig.now.wall))
      }
    }
  }

  /// The clock was set back while it was paused: it is ahead of what is on, and stays the viewer's.
  @Test func aheadOfTheClock() throws {
    var rig = try Evening.watching(5)
    rig.press(.pause)
    rig.stepClock(milliseconds: -3 * 3_600_000)
    _ = rig.takeEffects()
    rig.press(.play, .rewind)
    #expect(rig.orders == ["resume", "seek 590 exactly"])
    #expect(rig.standing == "Half 0 playing 0 s behind")
    rig.advance(seconds: 1000)
    #expect(rig.standing == "Half 0 playing 0 s behind")
    rig.press(.fastForward)
    #expect(rig.standing == "5 at 17:00 playing")
  }

  // MARK: - Moving

  @Test func skips() throws {
    var rig = try Evening.watching(2)
    rig.press(.fastForward)
    #expect(rig.orders == [])
    rig.press(.rewind, .rewind)
    #expect(rig.standing == "Short playing 20 s behind")
    rig.press(.fastForward)
    #expect(rig.standing == "Short playing 10 s behind")
    #expect(rig.orders == ["seek 590 exactly", "seek 580 exactly", "seek 590 exactly"])
    _ = rig.takeEffects()
    rig.press(.fastForward)
    #expect(rig.standing == "Short playing")
    #expect(rig.orders == ["seek 600"])
  }

  @Test func aSkipIsAsLongAsTheViewerWants() throws {
    var preferences = Preferences()
    preferences.skipSeconds = 30
    var rig = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      preferences: preferences,
      tune: 2
    )
    rig.start(Evening.station().listings())
    rig.advance(seconds: 10)
    _ = rig.takeEffects()
    rig.press(.rewind)
    #expect(rig.orders == ["seek 580 exactly"])
  }

  @Test func beforeTheBeginningIsTheBeginning() throws {
    var rig = try Evening.watching(2, second: 4)
    rig.press(.rewind)
    #expect(rig.orders == ["seek 0 exactly"])
    #expect(rig.standing == "Short playing 4 s behind")
  }

  @Test func reportsOfBeforeASeekAreNotBelieved() throws {
    var rig = try Evening.watching(2)
    rig.play(.position(milliseconds: 599_000))
    rig.press(.rewind)
    rig.play(.position(milliseconds: 599_100))
    #expect(rig.model.playback(at: rig.now).positionMilliseconds == 589_000)
    rig.play(.position(milliseconds: 588_500))
    #expect(rig.model.playback(at: rig.now).positionMilliseconds == 588_500)
    rig.advance(seconds: 2)
    rig.play(.position(milliseconds: 570_000))
    #expect(rig.model.playback(at: rig.now).positionMilliseconds == 570_000)
  }

  @Test func beyondItsOwnEndItIsOver() throws {
    var rig = try Evening.watching(2, second: 1495 - 60)
    rig.press(.pause)
    rig.advance(seconds: 120)
    rig.press(.play)
    for _ in 0..<7 { rig.press(.fastForward) }
    #expect(rig.standing.hasPrefix("spot"))
    #expect(!rig.model.tuner.isBehind)
  }

  @Test func startOverAndBack() throws {
    var rig = try Evening.watching(2)
    rig.send(.remote(.tap(.previous)))
    #expect(rig.orders == ["seek 0 exactly"])
    #expect(rig.standing == "Short playing 600 s behind")
    rig.advance(seconds: 20)
    rig.press(.pause)
    rig.advance(seconds: 10)
    _ = rig.takeEffects()
    rig.press(.stop)
    #expect(rig.orders == ["seek 630", "resume"])
    #expect(rig.standing == "Short playing")
  }

  @Test func backToLiveWhenSomethingElseIsOn() throws {
    var rig = try Evening.watching(5)
    rig.press(.pause)
    rig.advance(seconds: 1800)
    _ = rig.takeEffects()
    rig.press(.stop)
    #expect(rig.orders == ["open Half 1 +600"])
    #expect(rig.standing == "Half 1 playing")
  }

  @Test func chapters() throws {
    var rig = try Evening.watching(2)
    tell(&rig, [0, 120, 400, 598, 900])
    #expect(rig.model.longPresses == [.left, .right])
    rig.hold(.left)
    #expect(rig.orders == ["seek 400 exactly"])
    rig.press(.previous)
    #expect(rig.orders.last == "seek 120 exactly")
    rig.advance(seconds: 10)
    rig.press(.previous)
    #expect(rig.orders.last == "seek 120 exactly")
    rig.press(.next)
    #expect(rig.orders.last == "seek 400 exactly")
    rig.hold(.right)
    #expect(rig.orders.last == "seek 598 exactly")
    _ = rig.takeEffects()
    // The next one hasn't been on yet.
    rig.hold(.right)
    #expect(rig.orders == ["seek 610"])
    #expect(rig.standing == "Short playing")
    rig.press(.select)
    #expect(rig.model.longPresses == [])
  }

  @Test func withoutChaptersTheKeysDoLittle() throws {
    var rig = try Evening.watching(2)
    rig.hold(.left)
    rig.hold(.right)
    rig.press(.next)
    #expect(rig.orders == [])
    #expect(rig.model.longPresses == [])
    rig.press(.previous)
    #expect(rig.orders == ["seek 0 exactly"])
    rig.press(.next)
    #expect(rig.standing == "Short playing")
  }

  // MARK: - The guide

  @Test func theGuidesPreviewPauses() throws {
    var rig = try ModelTesting.rig(Evening.station().listings(), channel: "c2")
    rig.press(.playPause)
    #expect(rig.orders == ["pause"])
    #expect(rig.model.base == .guide)
    rig.advance(seconds: 5)
    rig.press(.playPause)
    #expect(rig.orders == ["pause", "resume"])
    #expect(rig.standing == "Short playing 5 s behind")
  }

  @Test func playInTheGuideStartsFromTheBeginning() throws {
    var rig = try ModelTesting.rig(Evening.station().listings(), channel: "c2")
    rig.press(.play)
    #expect(rig.orders == ["seek 0 exactly"])
    #expect(rig.model.base == .watching)
    var other = try ModelTesting.rig(Evening.station().listings(), channel: "c2")
    other.press(.up, .play)
    #expect(other.orders == ["open Film +0"])
    #expect(other.opened.first?.isExact == true)
    #expect(other.standing == "Film playing 7800 s behind")
    #expect(other.effects.contains(.save(.lastChannel("c1"))))
    var later = try ModelTesting.rig(Evening.station().listings(), channel: "c6")
    later.press(.right, .play)
    #expect(later.orders == [])
    #expect(later.model.base == .guide)
  }

  /// A clip of three seconds is never joined, but can be seen from its beginning.
  @Test func aProgrammeShorterThanTheShortestJoin() throws {
    let origin = ModelTesting.origin
    var clip = Item(id: "clip", kind: .movie)
    clip.title = "Clip"
    clip.runtime = 3
    clip.details.url = "file:///clip.mkv"
    let channel = Channel(id: "c1", number: 1, order: .inOrder)
    let airing = Airing(item: 0, start: origin, end: origin + 3)
    var table = SlotTable()
    table["c1"] = [Slot(start: origin, end: origin + 3600, programs: [airing])]
    let day = DaySchedule(
      day: ZoneRules.utc.day(of: origin),
      start: ZoneRules.utc.dayStart(ZoneRules.utc.day(of: origin)),
      end: origin + 4 * 3600,
      lineup: [channel],
      slots: table
    )
    let station = Station(zone: .utc, items: [clip], channels: [channel])
    var rig = try ModelTesting.rig(Listings(station: station, days: [day]), at: origin + 1)
    #expect(rig.standing == "Clip over")
    rig.press(.play)
    #expect(rig.joined == ["Clip +0"])
    #expect(rig.standing == "Clip playing 1 s behind")
    rig.press(.stop)
    #expect(rig.standing == "Clip over")
    rig.advance(seconds: 5)
    #expect(rig.standing == "break")
  }

  // MARK: - Lost on the way

  @Test func aStreamLostWhilePausedIsOpenedWhenItIsWanted() throws {
    var rig = try Evening.watching(2)
    rig.press(.pause)
    rig.play(.failed(.network, detail: ""))
    rig.advance(seconds: 600)
    #expect(rig.standing == "Short paused 600 s behind")
    _ = rig.takeEffects()
    rig.player = .silent
    rig.press(.play)
    #expect(rig.orders == ["open Short +595"])
    #expect(rig.opened.first?.isExact == true)
    #expect(rig.standing == "Short opening held 605 s behind")
  }

  @Test func aBrokenStreamIsReopenedAtThePlaceReached() throws {
    var rig = try Evening.watching(2)
    rig.press(.previous)
    rig.advance(seconds: 100)
    _ = rig.takeEffects()
    rig.play(.failed(.network, detail: ""))
    rig.advance(seconds: 2)
    #expect(rig.joined == ["Short +100"])
    #expect(rig.model.tuner.isBehind)
  }

  @Test func newDaysLeaveItAlone() throws {
    var rig = try Evening.watching(5)
    rig.press(.pause)
    rig.advance(seconds: 60)
    _ = rig.takeEffects()
    // The item has another number, and the day in which it aired is not listed any more.
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin, days: 0...2)
    station.add(1, "Film", [.run(at: 0, [Evening.Programme("New", 60)])])
    station.add(5, "Halves", [.run(at: 0, (0..<8).map { Evening.Programme("Half \($0)", 30) })])
    rig.send(.listings(station.listings()))
    #expect(rig.orders == [])
    #expect(rig.standing == "Half 0 paused 60 s behind")
  }
}
