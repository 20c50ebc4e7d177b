import RerunApp
import RerunCore
import Testing

@testable import RerunRuntime

/// What is kept ready, as stories: what happens, and what the plan wants done about it.
@Suite struct DeckPlanTests {
  enum Step: Sendable {
    /// Wishes by address; each began so many seconds before the story did.
    case want([String: Int64], order: [String])
    case onAir(String?)
    case settled
    case key
    case ready(String, heldPlace: Int64)
    case failed(String)
    case wait(Int64)
    case step
  }

  struct Story: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var limit = 3
    var steps: [Step]
    var actions: [String]
  }

  static let neighbours = Step.want(
    ["up": 100, "down": 200, "last": 300],
    order: [
      "up", "down", "last",
    ]
  )
  static let watching: [Step] = [.onAir("film"), .settled, .wait(500), neighbours]
  static let allReady: [Step] =
    watching + [
      .step, .ready("up", heldPlace: 100_000), .step, .ready("down", heldPlace: 200_000), .step,
      .ready("last", heldPlace: 300_000), .step,
    ]
  static let allOpened = ["open up 100500", "open down 200500", "open last 300500"]

  static let stories = [
    Story(
      testDescription: "one after another, the most wanted first",
      steps: watching + [
        .step, .step, .ready("up", heldPlace: 100_000), .step, .step,
        .ready("down", heldPlace: 200_000), .step, .ready("last", heldPlace: 300_000), .step,
      ],
      actions: allOpened
    ),
    Story(
      testDescription: "as many as there is room for",
      limit: 1,
      steps: watching + [.step, .ready("up", heldPlace: 100_000), .step],
      actions: ["open up 100500"]
    ),
    Story(
      testDescription: "none where there is no room",
      limit: 0,
      steps: watching + [.step],
      actions: []
    ),
    Story(
      testDescription: "not while the stream on the air is on its way, and not just after",
      steps: [
        neighbours, .onAir("film"), .wait(3000), .step, .onAir("other"), .settled, .wait(499),
        .step,
        .wait(1), .step,
      ],
      actions: ["open up 103500"]
    ),
    Story(
      testDescription: "one that is half open makes way for what goes on the air",
      steps: watching + [.step, .onAir("other"), .step],
      actions: ["open up 100500", "close up"]
    ),
    Story(
      testDescription: "one that is ready stays when another goes on the air",
      steps: watching + [.step, .ready("up", heldPlace: 100_000), .onAir("other"), .step],
      actions: ["open up 100500"]
    ),
    Story(
      testDescription: "what isn't wanted any more goes, what is stays",
      steps: allReady + [.want(["down": 200, "new": 400], order: ["new", "down"]), .step],
      actions: allOpened + ["close up", "close last", "open new 400500"]
    ),
    Story(
      testDescription: "what plays isn't kept as well",
      steps: [.onAir("up"), .settled, .wait(500), neighbours, .step],
      actions: ["open down 200500"]
    ),
    Story(
      testDescription: "its own repeat is, until it begins",
      steps: [
        .onAir("film"), .settled, .wait(500), .want(["film": -5], order: ["film"]), .step,
        .ready("film", heldPlace: 0), .wait(4499), .step, .wait(1), .step,
      ],
      actions: ["open film 0", "close film"]
    ),
    Story(
      testDescription: "nobody uses the remote: moved after a minute, one at a time",
      steps: allReady + [
        .wait(60_000), .step, .wait(1), .step, .step, .ready("up", heldPlace: 160_000), .step,
      ],
      actions: allOpened + ["seek up 160501", "seek down 260501"]
    ),
    Story(
      testDescription: "somebody does: moved after five seconds",
      steps: allReady + [.key, .wait(5000), .step, .wait(1), .step],
      actions: allOpened + ["seek up 105501"]
    ),
    Story(
      testDescription: "the first key after a while moves what is old at once",
      steps: allReady + [.wait(30_000), .step, .key, .step],
      actions: allOpened + ["seek up 130500"]
    ),
    Story(
      testDescription: "a failure is left alone for a minute, and the next gets its place",
      limit: 1,
      steps: watching + [
        .step, .failed("up"), .step, .ready("down", heldPlace: 200_000), .wait(59_999), .step,
        .wait(1), .step,
      ],
      actions: ["open up 100500", "open down 200500", "close down", "open up 160500"]
    ),
    Story(
      testDescription: "what never gets ready has failed",
      limit: 1,
      steps: watching + [.step, .wait(20_001), .step],
      actions: ["open up 100500", "close up", "open down 220501"]
    ),
    Story(
      testDescription: "made by the kiosk itself, nothing needs to be ready",
      steps: [.wait(500), .want(["sample:x": 10], order: ["sample:x"]), .step],
      actions: []
    ),
  ]

  @Test(arguments: stories) func wants(_ story: Story) {
    let start: Int64 = 1_000_000_000
    var now = Moment(wallMilliseconds: start, uptimeMilliseconds: 0)
    var plan = DeckPlan()
    plan.limit = story.limit
    var actions: [DeckPlan.Action] = []
    for step in story.steps {
      switch step {
      case .want(let begun, let order):
        plan.want(
          order.map { url in
            WarmStream(
              purpose: (begun[url] ?? 0) < 0 ? .next : .channelUp,
              channelNumber: 1,
              url: url,
              startMilliseconds: start - (begun[url] ?? 0) * 1000
            )
          }
        )
      case .onAir(let url): actions += plan.onAirChanged(to: url, at: now.uptimeMilliseconds)
      case .settled: plan.onAirSettled()
      case .key: plan.keyPressed(at: now.uptimeMilliseconds)
      case .ready(let url, let place): plan.ready(url, heldPlace: place)
      case .failed(let url): plan.failed(url, at: now.uptimeMilliseconds)
      case .wait(let milliseconds):
        now.wallMilliseconds += milliseconds
        now.uptimeMilliseconds += milliseconds
      case .step: actions += plan.step(at: now)
      }
      // Whoever sleeps until the deadline misses nothing.
      if case .step = step, let deadline = plan.nextDeadline(at: now) {
        #expect(deadline > now.uptimeMilliseconds)
      }
    }
    #expect(actions.map(Self.word) == story.actions)
  }

  static func word(_ action: DeckPlan.Action) -> String {
    switch action {
    case .open(let wish, let place): "open \(wish.url) \(place)"
    case .seek(let url, let place): "seek \(url) \(place)"
    case .close(let url): "close \(url)"
    }
  }

  /// Sleeping until each deadline, everything gets ready and is moved in time.
  @Test func deadlinesLeadThroughAnHour() {
    var now = Moment(wallMilliseconds: 1_000_000_000, uptimeMilliseconds: 0)
    var plan = DeckPlan()
    plan.limit = 2
    plan.want(
      [("a", 10), ("b", -600)].map { url, begun in
        WarmStream(
          purpose: .channelUp,
          channelNumber: 1,
          url: url,
          startMilliseconds: now.wallMilliseconds - begun * 1000
        )
      }
    )
    _ = plan.onAirChanged(to: "film", at: 0)
    plan.onAirSettled()
    var moves: [String: Int] = [:]
    var turns = 0
    while now.uptimeMilliseconds < 3_600_000, turns < 1000 {
      turns += 1
      for action in plan.step(at: now) {
        moves[
          Self.word(action).split(separator: " ").prefix(2).joined(separator: " "),
          default: 0
        ] +=
          1
        switch action {
        case .open(let wish, let place): plan.ready(wish.url, heldPlace: place)
        case .seek(let url, let place): plan.ready(url, heldPlace: place)
        case .close: break
        }
      }
      let deadline = plan.nextDeadline(at: now) ?? .max
      let step = max(1, min(deadline, 3_600_000) - now.uptimeMilliseconds)
      now.uptimeMilliseconds += step
      now.wallMilliseconds += step
    }
    // Once a minute; the second not before it begins, ten minutes later.
    #expect(moves["open a"] == 1)
    #expect(moves["open b"] == 1)
    #expect((57...60).contains(moves["seek a"] ?? 0), "\(moves)")
    #expect((47...50).contains(moves["seek b"] ?? 0), "\(moves)")
    #expect(turns < 250, "\(turns) turns")
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var state: DeckPlan.Stream.State
    var sought: Int64
    var held: Int64?
    var wanted: Int64
    var isExact = false
    var match: DeckPlan.Match?
  }

  static let places = [
    Place(
      testDescription: "just now",
      state: .ready,
      sought: 50_000,
      held: 49_000,
      wanted: 50_200,
      match: .atOnce
    ),
    Place(
      testDescription: "six seconds old",
      state: .ready,
      sought: 50_000,
      held: 49_000,
      wanted: 56_000,
      match: .atOnce
    ),
    Place(
      testDescription: "older",
      state: .ready,
      sought: 50_000,
      held: 49_000,
      wanted: 56_001,
      match: .elsewhere
    ),
    Place(
      testDescription: "few key frames",
      state: .ready,
      sought: 50_000,
      held: 41_000,
      wanted: 53_000,
      match: .atOnce
    ),
    Place(
      testDescription: "a little late",
      state: .ready,
      sought: 50_000,
      held: 50_500,
      wanted: 50_000,
      match: .atOnce
    ),
    Place(
      testDescription: "too late",
      state: .ready,
      sought: 50_000,
      held: 50_600,
      wanted: 50_000,
      match: .elsewhere
    ),
    Place(
      testDescription: "the beginning, asked for after an hour",
      state: .ready,
      sought: 3_600_000,
      held: 3_599_000,
      wanted: 0,
      match: .elsewhere
    ),
    Place(
      testDescription: "on its way",
      state: .seeking,
      sought: 50_000,
      held: nil,
      wanted: 51_000,
      match: .soon
    ),
    Place(
      testDescription: "on its way elsewhere",
      state: .seeking,
      sought: 50_000,
      held: nil,
      wanted: 9000,
      match: .elsewhere
    ),
    Place(
      testDescription: "opening",
      state: .opening,
      sought: 50_000,
      held: nil,
      wanted: 51_000,
      match: .soon
    ),
    Place(
      testDescription: "opening elsewhere",
      state: .opening,
      sought: 50_000,
      held: nil,
      wanted: 9000,
      match: nil
    ),
    Place(
      testDescription: "exactly there",
      state: .ready,
      sought: 0,
      held: 40,
      wanted: 0,
      isExact: true,
      match: .atOnce
    ),
    Place(
      testDescription: "not exactly there",
      state: .ready,
      sought: 50_000,
      held: 49_000,
      wanted: 50_000,
      isExact: true,
      match: .elsewhere
    ),
  ]

  @Test(arguments: places) func serves(_ place: Place) {
    var plan = DeckPlan()
    plan.limit = 1
    let now = Moment(wallMilliseconds: place.sought, uptimeMilliseconds: 100_000)
    plan.want([
      WarmStream(purpose: .channelUp, channelNumber: 2, url: "up", startMilliseconds: 0)
    ])
    _ = plan.step(at: now)
    if place.state != .opening { plan.ready("up", heldPlace: place.held) }
    if place.state == .seeking {
      // Sent there by a clock that was elsewhere before.
      plan = DeckPlan()
      plan.limit = 1
      plan.want([
        WarmStream(purpose: .channelUp, channelNumber: 2, url: "up", startMilliseconds: 0)
      ])
      let before = Moment(
        wallMilliseconds: place.sought + 100_000,
        uptimeMilliseconds: 50_000
      )
      _ = plan.step(at: before)
      plan.ready("up", heldPlace: before.wallMilliseconds)
      #expect(plan.step(at: now) == [.seek(url: "up", place: place.sought)])
    }
    var request = MediaRequest(url: "up", positionInMilliseconds: place.wanted, ticket: 3)
    request.isExact = place.isExact
    #expect(plan.match(request) == place.match)
    request.url = "down"
    #expect(plan.match(request) == nil)
  }
}
