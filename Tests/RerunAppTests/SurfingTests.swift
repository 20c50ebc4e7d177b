import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// Running through the channels, and what stays on the stage on the way.
@Suite struct SurfingTests {
  /// Presses channel up every `interval` milliseconds, and says after how many milliseconds what was
  /// opened.
  private func presses(_ count: Int, every interval: Int64) throws -> [String] {
    var rig = try ModelTesting.watching(1, ModelTesting.numbered(Array(1...20)))
    let start = rig.now.uptimeMilliseconds
    var told: [String] = []
    for press in 0..<count {
      if press > 0 {
        for _ in 0..<interval {
          rig.advance(milliseconds: 1)
          tell(&rig, since: start, &told)
        }
      }
      rig.press(.channelUp)
      tell(&rig, since: start, &told)
      #expect(rig.tunedNumber == Int64(press + 2))
      #expect(rig.model.ident?.isShown(at: rig.now.uptimeMilliseconds) == true)
    }
    for _ in 0..<600 {
      rig.advance(milliseconds: 1)
      tell(&rig, since: start, &told)
    }
    #expect(rig.standing == "\(count + 1) at 20:00 playing")
    return told
  }

  private func tell(_ rig: inout KioskRig, since start: Int64, _ told: inout [String]) {
    for order in rig.orders where order != "sting" {
      told.append("\(rig.now.uptimeMilliseconds - start): \(order)")
    }
    _ = rig.takeEffects()
  }

  @Test func onePressOpensAtOnce() throws {
    #expect(try presses(1, every: 0) == ["0: open 2 at 20:00 +600"])
  }

  @Test func tenPressesInTwoSecondsOpenOneInTheEnd() throws {
    #expect(
      try presses(10, every: 200) == [
        "0: open 2 at 20:00 +600", "200: pause", "2050: open 11 at 20:00 +602",
      ]
    )
  }

  @Test func slowPressesOpenEachAtOnce() throws {
    #expect(
      try presses(3, every: 400) == [
        "0: open 2 at 20:00 +600", "400: open 3 at 20:00 +600", "800: open 4 at 20:00 +600",
      ]
    )
    #expect(
      try presses(3, every: 399) == [
        "0: open 2 at 20:00 +600", "399: pause", "649: open 3 at 20:00 +600", "798: pause",
        "1048: open 4 at 20:00 +601",
      ]
    )
  }

  @Test func whatAnEarlierChannelSaysIsNotThisOnes() throws {
    var rig = try ModelTesting.watching(1, ModelTesting.numbered(Array(1...20)))
    rig.player = .silent
    rig.press(.channelUp)
    let ticket = rig.model.tuner.ticket
    rig.advance(milliseconds: 100)
    rig.press(.channelUp)
    for event in [
      PlayerEvent.pictureShown, .loaded(durationInMilliseconds: 1, decoder: "x"),
      .failed(.format, detail: ""), .tracks([MediaTrack(kind: .audio, id: 1)]),
    ] {
      rig.send(.player(event, ticket: ticket))
    }
    #expect(rig.standing == "3 at 20:00 waiting held")
    #expect(rig.model.tuner.decoder == "")
    #expect(rig.model.tracks == [])
    rig.advance(milliseconds: 250)
    #expect(rig.opened.last?.ticket == rig.model.tuner.ticket)
    #expect(rig.model.tuner.ticket > ticket)
  }

  // MARK: - What stays

  @Test func theLastFrameStaysUntilTheNewOne() throws {
    var rig = try ModelTesting.watching(1, Evening.station().listings(), idents: false)
    rig.player = .silent
    rig.press(.channelUp)
    #expect(rig.model.tuner.onStage.airing == rig.model.tuner.held?.show.airing)
    #expect(rig.model.tuner.stageChannelID == "c1")
    #expect(rig.model.videoRect != nil)
    let position = rig.model.tuner.stagePosition(at: rig.now)
    rig.advance(milliseconds: 200)
    #expect(rig.showsVideo)
    #expect(rig.model.tuner.stagePosition(at: rig.now) == position)
    rig.play(.pictureShown)
    #expect(rig.model.tuner.stageChannelID == "c2")
    #expect(!rig.model.tuner.isHolding)
  }

  @Test func theBreakCardStaysUntilTheProgrammesFirstFrame() throws {
    var rig = try Evening.watching(2, second: 3590)
    rig.player = .silent
    rig.advance(seconds: 12)
    #expect(rig.standing == "2 at 21:00 opening held")
    #expect(rig.model.tuner.onStage == .interval(end: ModelTesting.origin + 3600))
    rig.play(.pictureShown)
    #expect(rig.model.tuner.onStage == rig.model.tuner.show)
  }

  /// Programme, spots and programme, with the last picture between them.
  @Test func fromProgrammeToSpotToProgramme() throws {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    station.add(1, "One", [.slot(at: 0, [Evening.Programme("Show", 25)], rest: 2)])
    station.fillers = [Evening.spot("a", 60), Evening.spot("b", 45)]
    let listings = station.listings()
    let slot = try #require(listings.slot(of: "c1", at: ModelTesting.origin))
    let airings = listings.fillers(of: "c1", in: slot)
    #expect(airings.count == 2)
    var rig = try ModelTesting.watching(1, listings, at: ModelTesting.origin + 1480)
    rig.player = .silent
    var told: [String] = []
    for _ in 0..<(170 * 2) {
      rig.advance(milliseconds: 500)
      if rig.standing.contains("opening") {
        #expect(rig.model.tuner.isHolding)
        rig.play(.pictureShown)
      }
      told += rig.orders
      _ = rig.takeEffects()
    }
    let names = airings.map { listings.station.fillers[$0.filler].id }
    #expect(
      told == [
        "open \(names[0]) +0", "open \(names[1]) +0", "stop", "open 1 at 20:27 +0",
      ]
    )
  }

  @Test func aSpotIsJoinedInProgress() throws {
    let listings = Evening.station().listings()
    let slot = try #require(listings.slot(of: "c2", at: ModelTesting.origin))
    let first = try #require(listings.fillers(of: "c2", in: slot).first)
    let second = first.start - ModelTesting.origin
    var rig = try ModelTesting.rig(
      listings,
      at: ModelTesting.origin + second + 20,
      channel: "c1"
    )
    rig.send(.tune(number: 2))
    #expect(rig.joined == ["\(listings.station.fillers[first.filler].id) +20"])
    // Near its end it isn't opened.
    var late = try ModelTesting.rig(listings, at: first.end - 4, channel: "c1")
    late.send(.tune(number: 2))
    #expect(late.opened == [])
    #expect(late.standing == "break")
    late.advance(seconds: 4)
    #expect(late.opened.count == 1)
  }

  @Test func aSpotThatIsMissingLeavesTheCardItsTime() throws {
    var station = Evening.station()
    station.fillers = [Evening.spot("spot-a", 120), Filler(id: "spot-b", runtime: 60)]
    var rig = try ModelTesting.watching(
      2,
      station.listings(),
      at: ModelTesting.origin + 1490,
      player: .fails(.missing)
    )
    rig.player = .fails(.missing)
    rig.advance(seconds: 200)
    #expect(rig.standing == "break")
    #expect(rig.opened.count == 1)
    #expect(rig.model.tuner.failure == nil)
    rig.player = .shows
    rig.advance(minutes: 35)
    #expect(rig.standing == "2 at 21:00 playing")
  }

  // MARK: - A lineup that changes

  /// Channel 7 leaves at midnight; surfing goes on from its number.
  @Test(arguments: [(RemoteCommand.channelUp, Int64(9)), (.channelDown, 5)])
  func fromAChannelThatLeftTheLineup(_ key: RemoteCommand, _ number: Int64) throws {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    for number in [2, 5, 7, 9, 11] as [Int64] { station.add(number, "Channel \(number)") }
    let listings = station.listings { number, day in number != 7 || day <= 0 }
    var rig = try ModelTesting.watching(7, listings, at: ModelTesting.origin + 4 * 3600 - 30)
    rig.advance(seconds: 60)
    #expect(rig.tunedNumber == 7)
    rig.press(key)
    #expect(rig.tunedNumber == number)
  }
}
