import RerunSDL
import Testing

@testable import RerunRuntime

/// Who has the audio device, event by event.
@Suite struct SoundDeskTests {
  struct Step: Sendable {
    var at: Int64
    var event: SoundDesk.Event
    var orders: [SoundDesk.Order]

    init(_ at: Int64, _ event: SoundDesk.Event, _ orders: [SoundDesk.Order] = []) {
      self.at = at
      self.event = event
      self.orders = orders
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]

    init(_ name: String, _ steps: [Step]) {
      testDescription = name
      self.steps = steps
    }
  }

  static let rows = [
    Row(
      "shared: open for as long as the kiosk runs, and the player is never told to wait",
      [
        Step(0, .kioskSounds(milliseconds: 800)),
        Step(10, .found(.shared), [.openKiosk]),
        Step(12, .opened(true)),
        Step(20, .playerWants(true)),
        Step(30, .kioskSounds(milliseconds: 800)),
        Step(5_000, .tick),
        Step(9_000, .playerWants(false)),
      ]
    ),
    Row(
      "shared: closed while the display is off",
      [
        Step(0, .found(.shared), [.openKiosk]), Step(1, .opened(true)),
        Step(2, .sleeps(true), [.closeKiosk, .letPlayerPlay(false)]),
        Step(3, .kioskSounds(milliseconds: 800)),
        Step(4, .sleeps(false), [.letPlayerPlay(true), .openKiosk]),
      ]
    ),
    Row(
      "shared: a device that won't open is asked again after five seconds",
      [
        Step(0, .found(.shared), [.openKiosk]), Step(1, .opened(false)),
        Step(5_000, .tick), Step(5_001, .tick, [.openKiosk]), Step(5_002, .opened(true)),
      ]
    ),
    Row(
      "exclusive: the sting first, then the player",
      [
        Step(0, .found(.exclusive)), Step(100, .playerWants(true)),
        Step(100, .kioskSounds(milliseconds: 800), [.letPlayerPlay(false)]),
        Step(139, .tick), Step(140, .tick, [.openKiosk]), Step(142, .opened(true)),
        Step(1_061, .tick), Step(1_062, .tick, [.closeKiosk, .letPlayerPlay(true)]),
      ]
    ),
    Row(
      "exclusive: at a second change the sting begins again with the device that is open",
      [
        Step(0, .found(.exclusive)),
        Step(0, .kioskSounds(milliseconds: 800), [.letPlayerPlay(false), .openKiosk]),
        Step(1, .opened(true)), Step(500, .playerWants(true)),
        Step(500, .kioskSounds(milliseconds: 800)), Step(921, .tick),
        Step(1_420, .tick, [.closeKiosk, .letPlayerPlay(true)]),
      ]
    ),
    Row(
      "exclusive: a device that stays busy is given up, and the player goes on",
      [
        Step(0, .found(.exclusive)), Step(0, .playerWants(true)),
        Step(0, .kioskSounds(milliseconds: 800), [.letPlayerPlay(false)]),
        Step(40, .tick, [.openKiosk]), Step(41, .opened(false)), Step(80, .tick),
        Step(81, .tick, [.openKiosk]), Step(560, .opened(false)),
        Step(601, .tick, [.letPlayerPlay(true)]),
      ]
    ),
    Row(
      "exclusive: the Sample station holds the device until a film comes",
      [
        Step(0, .found(.exclusive)),
        Step(0, .kioskSounds(milliseconds: nil), [.letPlayerPlay(false), .openKiosk]),
        Step(1, .opened(true)), Step(90_000, .tick), Step(90_001, .kioskIsQuiet),
        Step(90_001, .playerWants(true)), Step(90_120, .tick),
        Step(90_121, .tick, [.closeKiosk, .letPlayerPlay(true)]),
      ]
    ),
    Row(
      "exclusive: asleep, nobody holds it",
      [
        Step(0, .found(.exclusive)),
        Step(0, .kioskSounds(milliseconds: nil), [.letPlayerPlay(false), .openKiosk]),
        Step(1, .opened(true)), Step(2, .sleeps(true), [.closeKiosk]),
      ]
    ),
    Row(
      "no device: nothing is asked for until there is one",
      [
        Step(0, .found(.none)), Step(1, .kioskSounds(milliseconds: 800)),
        Step(2, .playerWants(true)), Step(30_000, .tick),
        Step(30_001, .found(.shared), [.openKiosk]),
      ]
    ),
    Row(
      "from one opener to many: the player that was told to wait goes on",
      [
        Step(0, .found(.exclusive)), Step(0, .playerWants(true)),
        Step(0, .kioskSounds(milliseconds: nil), [.letPlayerPlay(false)]),
        Step(10, .found(.shared), [.letPlayerPlay(true), .openKiosk]),
      ]
    ),
  ]

  @Test(arguments: rows) func orders(_ row: Row) {
    var desk = SoundDesk()
    for step in row.steps {
      #expect(
        desk.receive(step.event, at: step.at) == step.orders,
        "at \(step.at) ms, \(step.event)"
      )
    }
  }

  @Test func aTickIsDueWhenTheStingHasBeenHeard() {
    var desk = SoundDesk()
    _ = desk.receive(.found(.exclusive), at: 0)
    #expect(desk.nextDeadline(after: 0) == nil)
    _ = desk.receive(.kioskSounds(milliseconds: 800), at: 0)
    _ = desk.receive(.opened(true), at: 5)
    #expect(desk.nextDeadline(after: 5) == 925)
    _ = desk.receive(.tick, at: 925)
    #expect(desk.nextDeadline(after: 925) == nil)
  }
}
