import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// Every state of the tuner and everything that can happen to it.
@Suite struct TunerTableTests {
  struct State: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rig: @Sendable () throws -> KioskRig
  }

  static let states: [State] = [
    State(testDescription: "first opening") {
      try ModelTesting.rig(
        Evening.station().listings(),
        channel: "c2",
        player: .silent
      )
    },
    State(testDescription: "opening after another channel") {
      var rig = try Evening.watching(1)
      rig.player = .silent
      rig.press(.channelUp)
      return rig
    },
    State(testDescription: "running through channels") {
      var rig = try Evening.watching(6)
      rig.player = .silent
      rig.press(.channelUp, .channelUp)
      return rig
    },
    State(testDescription: "playing") { try Evening.watching(2) },
    State(testDescription: "paused") {
      var rig = try Evening.watching(2)
      rig.press(.pause)
      rig.advance(seconds: 60)
      return rig
    },
    State(testDescription: "behind") {
      var rig = try Evening.watching(2)
      rig.press(.pause)
      rig.advance(seconds: 60)
      rig.press(.play)
      return rig
    },
    State(testDescription: "lost a moment ago") {
      var rig = try Evening.watching(2)
      rig.play(.failed(.network, detail: ""))
      return rig
    },
    State(testDescription: "lost for longer") {
      var rig = try Evening.watching(2)
      rig.player = .fails(.network)
      rig.play(.failed(.network, detail: ""))
      rig.advance(milliseconds: 6000)
      return rig
    },
    State(testDescription: "tried again") {
      var rig = try Evening.watching(2)
      rig.player = .silent
      rig.play(.failed(.network, detail: ""))
      rig.advance(milliseconds: 3000)
      return rig
    },
    State(testDescription: "lost while paused") {
      var rig = try Evening.watching(2)
      rig.press(.pause)
      rig.play(.failed(.network, detail: ""))
      return rig
    },
    State(testDescription: "refused") {
      var rig = try Evening.watching(2)
      rig.play(.failed(.refused, detail: ""))
      return rig
    },
    State(testDescription: "over") {
      var rig = try Evening.watching(2, second: 1496)
      rig.play(.ended(positionInMilliseconds: 1_496_000))
      return rig
    },
    State(testDescription: "spot opening") {
      var rig = try Evening.watching(2, second: 1490)
      rig.player = .silent
      rig.advance(seconds: 20)
      return rig
    },
    State(testDescription: "spot playing") { try Evening.watching(2, second: 1510) },
    State(testDescription: "break card") { try Evening.watching(2, second: 3590) },
    State(testDescription: "spot off the air") { try Evening.watching(4) },
    State(testDescription: "off the air") {
      try ModelTesting.watching(4, Evening.station(spots: false).listings())
    },
    State(testDescription: "nothing") {
      var rig = try Evening.watching(2)
      rig.setClock(100)
      return rig
    },
  ]

  enum Happening: Sendable {
    case player(PlayerEvent)
    case key(RemoteCommand)
    case seconds(Int64)
    case clock(Int64)
    case startOver
  }

  static let happenings: [(name: String, Happening)] = [
    ("loaded", .player(.loaded(durationInMilliseconds: 1_500_000, decoder: "h264"))),
    ("shown", .player(.pictureShown)), ("position", .player(.position(milliseconds: 599_000))),
    ("stalled", .player(.stalled(true))), ("unstalled", .player(.stalled(false))),
    ("tracks", .player(.tracks([]))), ("chapters", .player(.chapters([]))),
    ("told paused", .player(.paused(true))), ("told resumed", .player(.paused(false))),
    ("ended early", .player(.ended(positionInMilliseconds: 30_000))),
    ("ended", .player(.ended(positionInMilliseconds: 1_497_000))),
    ("network", .player(.failed(.network, detail: ""))),
    ("slow", .player(.failed(.slow, detail: ""))),
    ("missing", .player(.failed(.missing, detail: ""))),
    ("format", .player(.failed(.format, detail: ""))),
    ("refused", .player(.failed(.refused, detail: ""))),
    ("Play/Pause", .key(.playPause)), ("Pause", .key(.pause)), ("Play", .key(.play)),
    ("Stop", .key(.stop)), ("Rewind", .key(.rewind)), ("Fast forward", .key(.fastForward)),
    ("Previous", .key(.previous)), ("Next", .key(.next)), ("Start over", .startOver),
    ("4 s", .seconds(4)), ("35 s", .seconds(35)), ("clock +1 h", .clock(3600)),
    ("clock -2 s", .clock(-2)),
  ]

  /// What comes of everything that can happen in a state, a line for each outcome.
  static func outcomes(of state: State) throws -> String {
    let start = try state.rig()
    let before = start.standing
    var order: [String] = []
    var causes: [String: [String]] = [:]
    for (name, happening) in happenings {
      var rig = start
      rig.player = .silent
      _ = rig.takeEffects()
      switch happening {
      case .player(let event): rig.play(event)
      case .key(let key): rig.press(key)
      case .seconds(let seconds): rig.advance(seconds: seconds)
      case .clock(let seconds): rig.stepClock(milliseconds: seconds * 1000)
      case .startOver:
        var model = rig.model
        let effects = model.startOver(at: rig.now)
        rig.replace(model, effects: effects)
      }
      let orders = rig.orders.filter { $0 != "schedule" && $0 != "sting" }
      var outcome = rig.standing == before ? "" : rig.standing
      if !orders.isEmpty {
        outcome += (outcome.isEmpty ? "" : ", ") + "[\(orders.joined(separator: ", "))]"
      }
      if outcome.isEmpty { outcome = "nothing" }
      if causes[outcome] == nil { order.append(outcome) }
      causes[outcome, default: []].append(name)
    }
    let lines = order.map { "  \(causes[$0, default: []].joined(separator: ", ")): \($0)" }
    return "\(state.testDescription): \(before)" + "\n" + lines.joined(separator: "\n")
  }

  @Test func everythingInEveryState() throws {
    let found = try Self.states.map(Self.outcomes).joined(separator: "\n")
    let expected = Self.table
    for (line, wanted) in zip(found.split(separator: "\n"), expected.split(separator: "\n")) {
      #expect(line == wanted)
    }
    #expect(found == expected)
  }

  /// What another stream says is never heard.
  @Test(arguments: states) func otherTickets(_ state: State) throws {
    let start = try state.rig()
    for (name, happening) in Self.happenings {
      guard case .player(let event) = happening else { continue }
      var rig = start
      _ = rig.takeEffects()
      let before = rig.standing
      for difference in [-2, -1, 1, 2] {
        rig.send(.player(event, ticket: rig.model.tuner.ticket + difference))
      }
      #expect(rig.standing == before, "\(name)")
      #expect(rig.orders == [], "\(name)")
    }
  }

  static let table = """
    first opening: Short opening
      loaded, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Stop, Rewind, Fast forward, Previous, Next, 4 s, clock -2 s: nothing
      shown: Short playing
      ended early, network: Short failed (network, again)
      ended: Short over
      slow: Short failed (slow, again)
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Play, Start over: Short opening 600 s behind, [open Short +0]
      35 s: Short opening again, [open Short +631]
      clock +1 h: 2 at 21:00 opening, [open 2 at 21:00 +600]
    opening after another channel: Short opening held
      loaded, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Next, 4 s, clock -2 s: nothing
      shown: Short playing
      ended early, network: Short failed (network, again)
      ended: Short over
      slow: Short failed (slow, again)
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Previous, Start over: Short opening held 600 s behind, [open Short +0]
      35 s: Short opening again, [open Short +631]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +600]
    running through channels: Short waiting held
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, clock -2 s: nothing
      4 s: Short opening held, [open Short +600]
      35 s: Short opening again, [open Short +600, open Short +631]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +600]
    playing: Short playing
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play, Stop, Fast forward, Next, 4 s, 35 s, clock -2 s: nothing
      ended early, network, slow: Short waiting held
      ended: Short over
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Play/Pause, Pause: Short paused 0 s behind, [pause]
      Rewind: Short playing 10 s behind, [seek 590 exactly]
      Previous, Start over: Short playing 600 s behind, [seek 0 exactly]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +600]
    paused: Short paused 60 s behind
      loaded, shown, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, Pause: nothing
      position: Short paused 61 s behind
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Play/Pause, Play: Short playing 60 s behind, [resume]
      Stop, Next: Short playing, [seek 660, resume]
      Rewind: Short paused 70 s behind, [seek 590 exactly]
      Fast forward: Short paused 50 s behind, [seek 610 exactly]
      Previous, Start over: Short playing 660 s behind, [seek 0 exactly, resume]
      4 s: Short paused 64 s behind
      35 s: Short paused 95 s behind
      clock +1 h: Short paused 3660 s behind
      clock -2 s: Short paused 58 s behind
    behind: Short playing 60 s behind
      loaded, shown, stalled, unstalled, tracks, chapters, told paused, told resumed, Play, 4 s, 35 s: nothing
      position: Short playing 61 s behind
      ended early: Short waiting held 630 s behind
      ended: Short opening held, [open Short +660]
      network, slow: Short waiting held 60 s behind
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Play/Pause, Pause: Short paused 60 s behind, [pause]
      Stop, Next: Short playing, [seek 660]
      Rewind: Short playing 70 s behind, [seek 590 exactly]
      Fast forward: Short playing 50 s behind, [seek 610 exactly]
      Previous, Start over: Short playing 660 s behind, [seek 0 exactly]
      clock +1 h: Short playing 3660 s behind
      clock -2 s: Short playing 58 s behind
    lost a moment ago: Short waiting held
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, clock -2 s: nothing
      4 s: Short opening again, [open Short +601]
      35 s: Short opening again, [open Short +601, open Short +633]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +600]
    lost for longer: Short failed (network, again)
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, clock -2 s: nothing
      4 s: Short opening again, [open Short +606]
      35 s: Short failed (slow, again), [open Short +606]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +606]
    tried again: Short opening again
      loaded, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Next, 4 s, clock -2 s: nothing
      shown: Short playing
      ended early, network: Short failed (network, again)
      ended: Short over
      slow: Short failed (slow, again)
      missing: Short failed (missing)
      format: Short failed (format)
      refused: Short failed (refused)
      Previous, Start over: Short opening held 603 s behind, [open Short +0]
      35 s: [open Short +633]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +603]
    lost while paused: Short paused 0 s behind
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Pause, clock -2 s: nothing
      Play/Pause, Play: Short opening held 0 s behind, [open Short +600]
      Stop, Fast forward, Next: Short opening held, [open Short +600]
      Rewind: Short paused 10 s behind
      Previous, Start over: Short opening held 600 s behind, [open Short +0]
      4 s: Short paused 4 s behind
      35 s: Short paused 35 s behind
      clock +1 h: Short paused 3600 s behind
    refused: Short failed (refused)
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, clock -2 s: nothing
      35 s: Short over, [stop]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +600]
    over: Short over held
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Next, clock -2 s: nothing
      Previous, Start over: Short opening held 1496 s behind, [open Short +0]
      4 s: spot-b opening held, [open spot-b +0]
      35 s: break, [open spot-b +0, stop]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +1496]
    spot opening: spot-b opening held
      loaded, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, clock -2 s: nothing
      shown: spot-b playing
      ended early, ended, network, slow, missing, format, refused, 35 s: break, [stop]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +1510]
    spot playing: spot-b playing
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, 35 s, clock -2 s: nothing
      ended early, network, slow, missing, format, refused: break, [stop]
      ended: spot-b over
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +1510]
    break card: break
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, clock -2 s: nothing
      35 s: 2 at 21:00 opening held, [open 2 at 21:00 +0]
      clock +1 h: 2 at 21:00 opening held, [open 2 at 21:00 +3590]
    spot off the air: spot-a playing
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, 35 s, clock -2 s: nothing
      ended early, network, slow, missing, format, refused: off the air, [stop]
      ended: spot-a over
      clock +1 h: spot-a opening held, [open spot-a +60]
    off the air: off the air
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, 35 s, clock +1 h, clock -2 s: nothing
    nothing: nothing
      loaded, shown, position, stalled, unstalled, tracks, chapters, told paused, told resumed, ended early, ended, network, slow, missing, format, refused, Play/Pause, Pause, Play, Stop, Rewind, Fast forward, Previous, Next, Start over, 4 s, 35 s, clock +1 h, clock -2 s: nothing
    """
}
