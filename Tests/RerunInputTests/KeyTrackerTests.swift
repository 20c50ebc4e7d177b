import RerunCore
import RerunInput
import Testing

@Suite struct KeyTrackerTests {
  /// Moments in order, each one word or a line such as:
  /// `400 poll = again:down` (the loop wakes, and that must come of it), `60 2+down` (source 2's key
  /// goes down at 60 ms; `-` comes up, `!` is lost), `gone 2` (the source), `due 510` (the deadline),
  /// `long left` (it has a long press from now on), `long none`.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var moments: [String]

    init(_ testDescription: String, _ moments: [String]) {
      self.testDescription = testDescription
      self.moments = moments
    }
  }

  @Test(arguments: repeats + longPresses + extraLongPresses + echoes + losses)
  func steps(_ row: Row) throws {
    var tracker = KeyTracker()
    for moment in row.moments {
      let parts = moment.split(separator: " = ")
      let words = try #require(parts.first).split(separator: " ")
      try #require(words.count == 2)
      let expected = parts.dropFirst().map(String.init)
      switch (words[0], words[1]) {
      case ("due", let time): #expect(tracker.nextDeadline == Milliseconds(time), "\(moment)")
      case ("long", let command):
        tracker.extraLongPresses = Set(
          [RemoteCommand(rawValue: String(command))].compactMap { $0 }
        )
      case ("gone", let source): tracker.forget(source: try #require(Int(source)))
      case (let time, "poll"):
        let events = tracker.poll(at: try #require(Milliseconds(time)))
        #expect(events.map(Self.word) == expected, "\(moment)")
      case (let time, let key):
        let press = try Self.press(key, at: try #require(Milliseconds(time)))
        #expect(tracker.feed(press).map(Self.word) == expected, "\(moment)")
      }
    }
  }

  private static func press(_ key: Substring, at time: Milliseconds) throws -> KeyPress {
    let changes: [Character: KeyPress.Change] = ["+": .down, "-": .up, "!": .lost]
    return KeyPress(
      source: try #require(Int(key.prefix(1))),
      command: try #require(RemoteCommand(rawValue: String(key.dropFirst(2)))),
      change: try #require(key.dropFirst().first.flatMap { changes[$0] }),
      at: time
    )
  }

  private static func word(_ event: RemoteEvent) -> String {
    switch event {
    case .tap(let command): "tap:\(command.rawValue)"
    case .again(let command): "again:\(command.rawValue)"
    case .hold(let command): "hold:\(command.rawValue)"
    }
  }

  private static let extraLongPresses: [Row] = [
    Row(
      "a tap comes on release",
      ["long left", "0 1+left", "due 600", "599 poll", "599 1-left = tap:left"]
    ),
    Row(
      "a long press, and no repeats",
      ["long left", "0 1+left", "600 poll = hold:left", "due nil", "2000 poll", "2000 1-left"]
    ),
    Row(
      "the loop slept through it",
      ["long left", "0 1+left", "700 1-left = hold:left"]
    ),
    Row(
      "only that one",
      ["long left", "0 1+right = tap:right", "400 poll = again:right", "400 1-right"]
    ),
    Row(
      "another key doesn't take it away",
      ["long left", "0 1+left", "100 1+up = tap:up", "100 1-up", "600 poll = hold:left"]
    ),
    Row(
      "what is down keeps the rules it went down with",
      ["long left", "0 1+left", "long none", "600 poll = hold:left", "700 1-left"]
    ),
    Row(
      "and so does what repeats",
      [
        "0 1+left = tap:left", "long left", "400 poll = again:left", "700 poll = again:left",
        "800 1-left",
      ]
    ),
  ]
  private static let repeats: [Row] = [
    Row(
      "first repeat after 400 ms",
      [
        "due nil", "0 1+down = tap:down", "due 400", "0 poll",
        "399 poll", "due 400", "400 poll = again:down", "due 510",
      ]
    ),
    Row(
      "then every 110 ms",
      [
        "1000 1+down = tap:down", "1400 poll = again:down", "1509 poll",
        "1510 poll = again:down", "due 1620",
      ]
    ),
    Row(
      "a beat of 110 ms from 1199 ms on",
      [
        "0 1+down = tap:down", "1199 poll = again:down", "due 1309",
      ]
    ),
    Row(
      "a beat of 60 ms from 1200 ms on",
      [
        "0 1+down = tap:down", "1200 poll = again:down", "due 1260",
        "1259 poll", "1260 poll = again:down", "due 1320",
      ]
    ),
    Row(
      "lateness of a frame keeps the beat",
      [
        "0 1+down = tap:down", "417 poll = again:down", "due 510",
      ]
    ),
    Row(
      "more starts a new one",
      [
        "0 1+down = tap:down", "418 poll = again:down", "due 528",
      ]
    ),
    Row(
      "a loop that comes late gets one step",
      [
        "0 1+down = tap:down", "5000 poll = again:down", "5000 poll",
        "5059 poll", "5060 poll = again:down",
      ]
    ),
    Row(
      "none if the key came up meanwhile",
      [
        "0 1+down = tap:down", "5000 1-down", "5000 poll", "due nil",
      ]
    ),
    Row(
      "the device's repeats are ignored",
      [
        "0 1+down = tap:down", "33 1+down", "66 1+down",
        "399 1+down", "400 poll = again:down", "450 1-down",
        "460 1+down = tap:down",
      ]
    ),
    Row(
      "the newest key repeats",
      [
        "0 1+down = tap:down", "300 1+right = tap:right",
        "400 poll", "700 poll = again:right", "750 1-right",
        "9000 poll", "due nil",
      ]
    ),
    Row(
      "what doesn't repeat",
      [
        "0 1+info = tap:info", "10 1+7 = tap:7",
        "20 1+fast-forward = tap:fast-forward", "due nil", "9000 poll",
      ]
    ),
    Row(
      "held for 30 s it still repeats",
      [
        "0 1+down = tap:down", "30000 poll = again:down", "due nil",
        "30060 poll",
      ]
    ),
    Row(
      "after more than 30 s it is stuck",
      [
        "0 1+down = tap:down", "30001 poll", "due nil", "40000 poll",
      ]
    ),
    Row(
      "a stuck key can be pressed again",
      [
        "0 1+down = tap:down", "30000 1+down",
        "30001 1+down = tap:down", "due 30401", "30100 1-down",
        "due nil",
      ]
    ),
  ]

  private static let longPresses: [Row] =
    [RemoteCommand.select, .back, .playPause].flatMap { command -> [Row] in
      [
        Row(
          "\(command.rawValue) taps on release",
          [
            "0 1+\(command.rawValue)", "due 600", "599 poll",
            "599 1-\(command.rawValue) = tap:\(command.rawValue)", "due nil", "600 poll",
          ]
        ),
        Row(
          "\(command.rawValue) holds at 600 ms, with no tap after",
          [
            "0 1+\(command.rawValue)", "600 poll = hold:\(command.rawValue)", "due nil",
            "9000 poll", "9000 1-\(command.rawValue)",
          ]
        ),
        Row(
          "\(command.rawValue) came up after 600 ms while the loop slept",
          ["0 1+\(command.rawValue)", "600 1-\(command.rawValue) = hold:\(command.rawValue)"]
        ),
      ]
    } + [
      Row(
        "Left and Right only repeat",
        [
          "0 1+left = tap:left", "400 poll = again:left",
          "600 poll = again:left", "610 1-left",
        ]
      )
    ]

  private static let echoes: [Row] = [
    Row(
      "another source after 59 ms is the same press",
      [
        "0 1+down = tap:down", "59 2+down", "100 1-down",
        "159 2-down", "due nil",
      ]
    ),
    Row(
      "after 60 ms too",
      ["0 1+down = tap:down", "60 2+down", "due 400"]
    ),
    Row(
      "after 61 ms it is another one",
      ["0 1+down = tap:down", "61 2+down = tap:down"]
    ),
    Row(
      "a press that is already over still counts",
      [
        "0 1+down = tap:down", "20 1-down", "40 2+down",
        "50 2-down", "due nil",
      ]
    ),
    Row(
      "the echo's release ends nothing, and it repeats nothing",
      [
        "0 1+down = tap:down", "30 2+down", "90 2-down",
        "due 400", "400 poll = again:down", "450 1-down", "due nil",
      ]
    ),
    Row(
      "the first source's release ends it, whatever the echo does",
      [
        "0 1+down = tap:down", "30 2+down", "90 1-down",
        "400 poll", "9000 poll",
      ]
    ),
    Row(
      "Select twice taps once",
      [
        "0 1+select", "10 2+select",
        "100 1-select = tap:select", "110 2-select",
      ]
    ),
    Row(
      "quick presses of one source all count",
      [
        "0 1+down = tap:down", "10 1-down",
        "20 1+down = tap:down", "30 1-down",
      ]
    ),
    Row(
      "a press takes one echo of each source",
      [
        "0 1+down = tap:down", "10 2+down", "20 2-down",
        "25 3+down", "40 2+down = tap:down",
      ]
    ),
    Row(
      "another command is no echo",
      ["0 1+down = tap:down", "10 2+up = tap:up"]
    ),
  ]

  private static let losses: [Row] = [
    Row(
      "an unplugged device repeats nothing",
      ["0 1+down = tap:down", "gone 1", "due nil", "400 poll"]
    ),
    Row(
      "other devices go on",
      [
        "0 1+down = tap:down", "gone 2", "400 poll = again:down",
      ]
    ),
    Row(
      "a lost release is no tap",
      [
        "0 1+select", "50 1!select", "due nil", "600 poll",
        "700 1-select",
      ]
    ),
    Row(
      "a lost echo changes nothing",
      [
        "0 1+down = tap:down", "5 2+down", "9 2!down",
        "400 poll = again:down",
      ]
    ),
    Row("a release nobody waits for", ["0 1-down", "0 1!up", "due nil"]),
  ]

  @Test func aMinuteOfHoldingAtSixtyFrames() {
    var tracker = KeyTracker()
    var steps = tracker.feed(KeyPress(source: 1, command: .down, change: .down, at: 0)).count
    for frame in 1...3600 {
      let events = tracker.poll(at: Milliseconds(frame) * 1000 / 60)
      #expect(events.count <= 1)
      steps += events.count
    }
    // 1 press; 400 to 1170 by 110: 8; 1280 to 30 000 by 60: 479.
    #expect(steps == 488)
  }
}
