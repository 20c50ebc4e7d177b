import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// Whatever comes, in whatever order.
@Suite struct TunerStormTests {
  /// What was seen of the effects so far.
  private struct Watch {
    var ticket = 0
    /// When a stream was opened without anybody's doing, in uptime.
    var lastRetry: Int64?
    /// What was opened last: again at the same place without a reason is a fault.
    var isOpen = false
    var warm: [WarmStream] = []
    var watched: Set<String> = []
  }

  private static let stations = [
    Evening.station().listings(), Evening.station(spots: false).listings(),
    ModelTesting.numbered([1, 2, 3, 7, 12]), GuideRig.station().listings(),
    GuideRig.station { number, day in (Int64(day) + number) % 3 != 0 },
  ]

  private func event(_ dice: inout DeadlineTests.Dice, _ rig: KioskRig) -> PlayerEvent {
    let place = Int64(dice.roll(9_000_000))
    let near = max(0, rig.model.tuner.position(at: rig.now) + Int64(dice.roll(6000)) - 3000)
    let events: [PlayerEvent] = [
      .loaded(durationInMilliseconds: dice.roll(3) == 0 ? place : nil, decoder: "h264"),
      .pictureShown, .pictureShown, .position(milliseconds: near), .position(milliseconds: place),
      .stalled(true), .stalled(false), .tracks([MediaTrack(kind: .audio, id: 1)]),
      .chapters([
        Chapter(title: "", startMilliseconds: 0), Chapter(title: "", startMilliseconds: place),
      ]),
      .paused(true), .paused(false), .ended(positionInMilliseconds: near),
      .ended(positionInMilliseconds: place), .failed(.network, detail: ""),
      .failed(.slow, detail: ""), .failed(.format, detail: ""), .failed(.missing, detail: ""),
      .failed(.refused, detail: ""),
    ]
    return events[dice.roll(events.count)]
  }

  @Test(arguments: 1...8) func twoThousandMessages(_ seed: UInt64) throws {
    var dice = DeadlineTests.Dice(state: seed &* 7919)
    var rig = try ModelTesting.rig(Self.stations[0], player: .silent)
    var watch = Watch(ticket: rig.model.tuner.ticket, isOpen: true)
    let keys: [RemoteCommand] = [
      .up, .down, .channelUp, .channelDown, .lastChannel, .select, .back, .playPause, .play, .pause,
      .stop, .rewind, .fastForward, .previous, .next, .left, .right, .digit2, .digit3, .guide,
    ]
    for step in 0..<2000 {
      let place = "seed \(seed), step \(step)"
      let uptime = rig.now.uptimeMilliseconds
      var isAsked = true
      switch dice.roll(24) {
      case 0...7:
        let key = keys[dice.roll(keys.count)]
        rig.send(.remote(dice.roll(8) == 0 ? .hold(key) : .tap(key)))
      case 8...14:
        let event = event(&dice, rig)
        let ticket = rig.model.tuner.ticket - (dice.roll(4) == 0 ? dice.roll(5) - 2 : 0)
        let isCurrent = ticket == rig.model.tuner.ticket
        let before = rig.standing
        rig.send(.player(event, ticket: ticket))
        if !isCurrent { #expect(rig.standing == before, "\(place)") }
      case 15:
        rig.send(.listings(Self.stations[dice.roll(Self.stations.count)]))
      case 16:
        switch dice.roll(8) {
        case 0: rig.setClock(ModelTesting.origin + Seconds(dice.roll(100_000)))
        case 1: rig.setClock(Seconds(dice.roll(100)))
        case 2: rig.stepClock(milliseconds: 6 * 3_600_000)
        case 3: rig.stepClock(milliseconds: -6 * 3_600_000)
        default: rig.stepClock(milliseconds: Int64(dice.roll(12_000)) - 6000)
        }
      case 17:
        rig.player = [.shows, .silent, .fails(.network), .fails(.missing)][dice.roll(4)]
      case 18, 19, 20:
        isAsked = false
        rig.advance(milliseconds: Int64(dice.roll(3000)))
      case 21:
        isAsked = false
        rig.advance(milliseconds: Int64(dice.roll(60_000)))
      default:
        rig.move(milliseconds: Int64(dice.roll(3000) * dice.roll(600)))
        rig.send(.tick)
      }
      check(&rig, &watch, since: uptime, isAsked: isAsked, place)
    }
    #expect(rig.pastDeadlines.isEmpty)
  }

  /// What holds after every message.
  private func check(
    _ rig: inout KioskRig,
    _ watch: inout Watch,
    since uptime: Int64,
    isAsked: Bool,
    _ place: String
  ) {
    let tuner = rig.model.tuner
    let opened = rig.opened
    // Tickets only grow, and no two streams share one.
    var last = watch.ticket
    for request in opened {
      #expect(request.ticket > last, "\(place)")
      #expect(request.positionInMilliseconds >= 0, "\(place)")
      #expect(!request.url.isEmpty, "\(place)")
      last = request.ticket
    }
    #expect(tuner.ticket >= last, "\(place)")
    watch.ticket = tuner.ticket
    // By itself, at most one stream a second and one for what comes by the clock.
    if !isAsked {
      let seconds = (rig.now.uptimeMilliseconds - uptime) / 1000
      #expect(opened.count <= Int(seconds) + 2, "\(place): \(rig.joined)")
    } else {
      #expect(opened.count <= 2, "\(place): \(rig.joined)")
    }
    for case .warm(let list) in rig.effects {
      #expect(list != watch.warm, "\(place)")
      #expect(Set(list.map(\.channelNumber)).count >= list.count - 1, "\(place)")
      watch.warm = list
    }
    // What is said of the player fits what was asked of it.
    switch tuner.picture {
    case .playing, .paused: #expect(tuner.isPlayerBusy, "\(place)")
    case .opening: #expect(tuner.isStreamOpen || tuner.openAt != nil, "\(place)")
    case .failed(let reason, _, _):
      let isTriedAgain = reason == .network || reason == .slow
      #expect(isTriedAgain == (tuner.openAt != nil), "\(place)")
    case .over, nil: #expect(tuner.openAt == nil, "\(place)")
    }
    if tuner.isBehind { #expect(tuner.airing != nil, "\(place)") }
    if tuner.picture == .paused { #expect(tuner.isBehind, "\(place)") }
    if tuner.show == .nothing { #expect(!tuner.isHolding, "\(place)") }
    let playback = rig.model.playback(at: rig.now)
    #expect(playback.behindMilliseconds >= 0, "\(place)")
    if let deadline = rig.deadline {
      #expect(deadline > rig.now.uptimeMilliseconds, "\(place)")
    }
    _ = rig.draw()
    _ = rig.takeEffects()
  }
}
