import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// Which streams are kept ready, and when that is said.
@Suite struct WarmPlanTests {
  private func numbered(_ count: Int64) -> Listings { ModelTesting.numbered(Array(1...count)) }

  /// "up 3 at 20:00", in order; the latest list.
  private func warm(_ rig: KioskRig) -> [String]? {
    let lists = rig.effects.compactMap { if case .warm(let list) = $0 { list } else { nil } }
    return lists.last.map { list in
      list.map { stream in
        let request = MediaRequest(url: stream.url, positionInMilliseconds: 0, ticket: 0)
        return "\(stream.purpose.rawValue) \(rig.title(of: request))"
      }
    }
  }

  private func count(_ rig: KioskRig) -> Int {
    rig.effects.filter { if case .warm = $0 { true } else { false } }.count
  }

  @Test func neighboursAndTheLastOneAreKeptReady() throws {
    var rig = try ModelTesting.watching(5, numbered(9))
    rig.press(.digit2)
    rig.advance(milliseconds: 499)
    #expect(warm(rig) == nil)
    rig.advance(milliseconds: 1)
    #expect(warm(rig) == ["up 3 at 20:00", "down 1 at 20:00", "last 5 at 20:00"])
    let streams = rig.effects.compactMap { if case .warm(let list) = $0 { list } else { nil } }[0]
    #expect(streams.map(\.channelNumber) == [3, 1, 5])
    #expect(streams.allSatisfy { $0.startMilliseconds == ModelTesting.origin * 1000 })
    _ = rig.takeEffects()
    rig.advance(minutes: 20)
    #expect(warm(rig) == nil)
  }

  @Test func notBetweenRapidPresses() throws {
    var rig = try ModelTesting.watching(5, numbered(20))
    for _ in 0..<10 {
      rig.press(.channelUp)
      rig.advance(milliseconds: 300)
    }
    #expect(count(rig) == 0)
    rig.advance(milliseconds: 199)
    #expect(count(rig) == 0)
    rig.advance(milliseconds: 1)
    #expect(warm(rig) == ["up 16 at 20:00", "down 14 at 20:00"])
  }

  @Test func theSameChannelTwiceIsOneStream() throws {
    var rig = try ModelTesting.watching(1, numbered(2))
    rig.press(.channelUp)
    rig.advance(seconds: 1)
    #expect(warm(rig) == ["up 1 at 20:00"])
    var alone = try ModelTesting.rig(numbered(1))
    alone.advance(seconds: 5)
    #expect(warm(alone) == nil)
  }

  @Test func whatFollowsIsReadyBeforeItsBoundary() throws {
    var rig = try ModelTesting.watching(5, numbered(9), at: ModelTesting.origin + 3570)
    #expect(rig.standing == "5 at 20:00 playing")
    rig.advance(milliseconds: 15_999)
    #expect(warm(rig).map { $0.contains { $0.hasPrefix("next") } } != true)
    rig.advance(seconds: 7)
    #expect(warm(rig)?.first == "next 5 at 21:00")
    // Neighbours that are nearly over are let go, and come back with their next programmes.
    #expect(warm(rig) == ["next 5 at 21:00"])
    rig.advance(seconds: 9)
    #expect(warm(rig) == ["up 6 at 21:00", "down 4 at 21:00"])
  }

  @Test func whatFollowsAPausedPictureIsNot() throws {
    var rig = try ModelTesting.watching(5, numbered(9), at: ModelTesting.origin + 3570)
    rig.press(.pause)
    rig.advance(seconds: 28)
    #expect(warm(rig).map { $0.contains { $0.hasPrefix("next") } } != true)
  }

  @Test func spotsAndTheProgrammeAfterABreak() throws {
    var rig = try Evening.watching(2, second: 1480)
    rig.advance(seconds: 13)
    #expect(warm(rig)?.first?.hasPrefix("next spot-") == true)
    var card = try Evening.watching(2, second: 3585)
    card.advance(seconds: 8)
    #expect(warm(card)?.first == "next 2 at 21:00")
  }

  @Test func nothingThatHasNoStream() throws {
    // Channel 3 shows its card, 4 is off the air, 6 is made by the kiosk.
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    var sample = WrittenStation.Programme("Made", 120)
    sample.url = "sample:x"
    station.add(3, "Card", [.slot(at: 0, [.init("A", 5)], rest: 55)])
    station.add(5, "Five")
    station.add(6, "Sample", [.run(at: 0, [sample])])
    let rig = try {
      var rig = try ModelTesting.rig(station.listings(), channel: "c5")
      rig.advance(seconds: 10)
      return rig
    }()
    #expect(warm(rig) == nil)
  }

  @Test func filesKnownShortAreNotWorthIt() throws {
    var preferences = Preferences()
    preferences.lastChannel = "c2"
    preferences.shortFiles = ["3+0": 3_000_000]
    var rig = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      preferences: preferences
    )
    rig.start(numbered(3))
    rig.advance(seconds: 2)
    #expect(warm(rig) == ["down 1 at 20:00"])
  }

  @Test func theTracksOfTheShowGoWithIt() throws {
    var preferences = Preferences()
    preferences.lastChannel = "c2"
    var german = TrackChoice()
    german.audio = TrackChoice.Wish(language: "de", role: .normal)
    preferences.tracks = ["3+0": german, "2+0": german]
    var rig = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      preferences: preferences
    )
    rig.start(numbered(3))
    rig.advance(seconds: 2)
    #expect(rig.opened.map(\.tracks) == [german])
    let lists = rig.effects.compactMap { if case .warm(let list) = $0 { list } else { nil } }
    #expect(lists.last?.map(\.tracks) == [german, TrackChoice()])
  }

  @Test func whenItLeavesNothingIsKept() throws {
    var rig = try ModelTesting.watching(5, numbered(9))
    rig.setClock(100)
    #expect(rig.effects.last == .warm([]))
    rig.advance(seconds: 60)
    #expect(count(rig) == 1)
  }

  @Test func newListingsAreLookedAtAtOnce() throws {
    var rig = try ModelTesting.watching(2, numbered(3))
    rig.send(.listings(ModelTesting.numbered([1, 2, 4])))
    #expect(warm(rig) == ["up 4 at 20:00", "down 1 at 20:00"])
    _ = rig.takeEffects()
    rig.send(.listings(ModelTesting.numbered([1, 2, 4])))
    #expect(warm(rig) == nil)
  }

  // MARK: - Indexes

  private func remote(_ count: Int64) -> Listings {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    for number in 1...count {
      var film = WrittenStation.Programme("Film \(number)", 120)
      film.url = "https://media.example/\(number).\(number == 4 ? "mkv" : "mp4")?token=x"
      station.add(number, "Channel \(number)", [.run(at: 0, [film])])
    }
    return station.listings()
  }

  private func indexes(_ rig: KioskRig) -> [[String]] {
    rig.effects.compactMap { if case .fetchIndexes(let urls) = $0 { urls } else { nil } }
  }

  @Test func theNearestIndexesFirst() throws {
    var rig = try ModelTesting.rig(remote(7), channel: "c2")
    rig.advance(milliseconds: 2999)
    #expect(indexes(rig) == [])
    rig.advance(milliseconds: 1)
    let numbers = indexes(rig).map { $0.map { $0.dropFirst(22).prefix(1) } }
    #expect(numbers == [["2", "3", "1", "7", "5", "6"]])
    _ = rig.takeEffects()
    rig.advance(minutes: 20)
    #expect(indexes(rig) == [])
  }

  @Test func atMostFortyOfThem() throws {
    var rig = try ModelTesting.rig(remote(100), channel: "c50")
    rig.advance(seconds: 4)
    #expect(indexes(rig).map(\.count) == [40])
  }

  @Test(arguments: [
    ("https://a/b.mp4", true), ("http://a/b.M4V?x=.mkv", true), ("https://a/b.mov#t", true),
    ("https://a/b.mkv", false), ("https://a/b?f=.mp4", false), ("file:///b.mp4", false),
    ("sample:b.mp4", false), ("", false),
  ])
  func whatHasAnIndex(_ url: String, _ hasIndex: Bool) {
    #expect(IndexPlan.hasIndex(url) == hasIndex)
  }
}
