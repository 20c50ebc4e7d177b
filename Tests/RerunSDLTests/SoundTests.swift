import Testing

@testable import RerunSDL

@Suite struct SoundTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment: [String: String] = [:]
    var files: Set<String> = []
    var devices: [String] = []
    var expected: AudioWay
  }

  static let ways = [
    Way(testDescription: "nothing", expected: .nothing),
    Way(
      testDescription: "a microphone and a timer only",
      devices: ["controlC0", "pcmC0D0c", "timer"],
      expected: .nothing
    ),
    Way(testDescription: "a card", devices: ["controlC0", "pcmC0D0p"], expected: .card),
    Way(
      testDescription: "a server before its card",
      environment: ["XDG_RUNTIME_DIR": "/run/user/1000"],
      files: ["/run/user/1000/pulse/native"],
      devices: ["pcmC0D0p"],
      expected: .server
    ),
    Way(
      testDescription: "PipeWire alone",
      environment: ["XDG_RUNTIME_DIR": "/run/user/1000"],
      files: ["/run/user/1000/pipewire-0"],
      expected: .server
    ),
    Way(
      testDescription: "a server elsewhere",
      environment: ["PULSE_SERVER": "tcp:attic"],
      expected: .server
    ),
    Way(
      testDescription: "no socket where it should be",
      environment: ["XDG_RUNTIME_DIR": "/run/user/1000", "PULSE_SERVER": ""],
      devices: ["pcmC0D0p"],
      expected: .card
    ),
    Way(
      testDescription: "told which",
      environment: ["SDL_AUDIODRIVER": "disk", "PULSE_SERVER": "tcp:attic"],
      expected: .driver("disk")
    ),
  ]

  @Test(arguments: ways) func wayBySurroundings(_ way: Way) {
    let found = AudioWay(
      environment: way.environment,
      fileExists: way.files.contains,
      devices: way.devices
    )
    #expect(found == way.expected)
  }

  @Test func whatNeedsNoOpening() {
    #expect(AudioSharing.find(by: .nothing) == .none)
    #expect(AudioSharing.find(by: .driver("dummy")) == .shared)
  }

  @Test func aCutFadesWhatIsDueNext() {
    var tail = SoundTail()
    tail.append(Array(repeating: 10_000, count: 2 * 4_800), isQueueEmpty: true)
    let ramp = tail.cut(remaining: 2_000)
    #expect(ramp.count == 2 * 960)
    #expect(ramp[0] == 9_989 && ramp[1] == 9_989)
    #expect(ramp[960] == 4_989)
    #expect(ramp[1_918] == 0 && ramp[1_919] == 0)
    // What fades can be cut again, and no louder.
    let again = tail.cut(remaining: 480)
    #expect(again.count == 960)
    #expect(abs(Int(again[0]) - 4_979) < 12 && again[959] == 0)
  }

  @Test func aCutKnowsWhatHasBeenPlayed() {
    var tail = SoundTail()
    tail.append(Array(repeating: 1, count: 9_600), isQueueEmpty: true)
    tail.append(Array(repeating: 20_000, count: 200), isQueueEmpty: false)
    let ramp = tail.cut(remaining: 100)
    #expect(ramp.count == 200 && ramp[0] == 19_800)
    #expect(tail.cut(remaining: 0).isEmpty)
  }

  @Test func whatBeginsInItsMiddleRises() {
    let faded = SoundTail.fadedIn(Array(repeating: 9_600, count: 2 * 1_000))
    #expect(faded[0] == 0 && faded[1] == 0)
    #expect(faded[2 * 480] == 4_800 && faded[2 * 960] == 9_600)
    let short = SoundTail.fadedIn([100, 100])
    #expect(short == [0, 0])
  }
}
