import RerunCore
import Testing

@testable import RerunPlayer

/// The order of what libmpv says, without libmpv.
@Suite struct RequestTrackerTests {
  /// One step of a story.
  enum Step: Sendable {
    case open(ticket: Int, serial: UInt64)
    case stop
    case event(CoreEvent)
    case wait(Int64)
    case takeOver(ticket: Int)
    case rejoin
    case pictureIsUp
    case readingFailed
    case endDrain
  }

  struct Story: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
    var reports: [String]
  }

  /// Opens entry 1 for ticket 10 and brings it to its first frame.
  static let playing: [Step] = [
    .open(ticket: 10, serial: 1),
    .event(.entryMade(serial: 1, entry: 1, error: 0)),
    .event(.started(entry: 1)),
    .event(.loaded),
    .event(.answered(.decoder, .string("no"))),
    .event(.answered(.duration, .double(20))),
    .event(.answered(.videoFormat, .string("h264"))),
    .event(.restarted),
  ]
  static let playingReports = ["10 loaded 20000 h264 (software)", "10 tracks 0", "10 chapters 0"]

  static let oneTrack = MPVNode.array([.map(["type": .string("video"), "id": .integer(1)])])

  static let stories = [
    Story(
      testDescription: "a file from opening to its end",
      steps: playing + [
        .pictureIsUp, .event(.answered(.position, .double(0.04))),
        .event(.answered(.position, .double(19.96))), .event(.answered(.endReached, .flag(true))),
        .event(.answered(.endReached, .flag(true))),
      ],
      reports: playingReports + [
        "10 pictureShown", "10 position 40", "10 position 19960", "10 ended 19960",
      ]
    ),
    Story(
      testDescription: "the picture waits for what it is",
      steps: [
        .open(ticket: 10, serial: 1), .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.started(entry: 1)), .event(.loaded), .event(.restarted), .pictureIsUp,
        .event(.answered(.decoder, .string("v4l2m2m-copy"))), .event(.answered(.duration, nil)),
        .event(.answered(.videoFormat, .string("h264"))), .pictureIsUp,
      ],
      reports: [
        "10 loaded - h264 (v4l2m2m-copy)", "10 tracks 0", "10 chapters 0", "10 pictureShown",
      ]
    ),
    Story(
      testDescription: "what an interrupted file still says is not heard",
      steps: playing + [
        .open(ticket: 11, serial: 2), .event(.answered(.position, .double(5))),
        .event(.answered(.endReached, .flag(true))),
        .event(.ended(entry: 1, reason: .failed(code: -13))), .event(.restarted), .endDrain,
        .event(.entryMade(serial: 2, entry: 2, error: 0)),
        .event(.ended(entry: 1, reason: .stopped)), .event(.answered(.position, .double(6))),
        .event(.started(entry: 2)), .event(.answered(.position, .double(7))), .endDrain,
      ],
      reports: playingReports
    ),
    Story(
      testDescription: "of two quick requests only the second counts",
      steps: [
        .open(ticket: 1, serial: 1), .open(ticket: 2, serial: 2),
        .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.entryMade(serial: 2, entry: 2, error: 0)), .event(.started(entry: 1)),
        .event(.loaded), .event(.answered(.videoFormat, .string("h264"))), .event(.restarted),
        .event(.ended(entry: 1, reason: .stopped)), .event(.started(entry: 2)),
        .event(.ended(entry: 2, reason: .failed(code: -17))), .endDrain,
      ],
      reports: ["2 failed format"]
    ),
    Story(
      testDescription: "a failure is reported once, when the log is in",
      steps: [
        .open(ticket: 1, serial: 1), .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.started(entry: 1)), .event(.ended(entry: 1, reason: .failed(code: -13))),
        .endDrain, .endDrain, .event(.answered(.endReached, .flag(true))),
      ],
      reports: ["1 failed network"]
    ),
    Story(
      testDescription: "a command mpv refuses",
      steps: [
        .open(ticket: 1, serial: 1), .event(.entryMade(serial: 1, entry: nil, error: -4)),
        .endDrain,
      ],
      reports: ["1 failed network"]
    ),
    Story(
      testDescription: "no picture in it",
      steps: [
        .open(ticket: 1, serial: 1), .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.started(entry: 1)), .event(.loaded), .event(.answered(.videoFormat, nil)),
        .event(.restarted), .endDrain, .event(.answered(.position, .double(1))), .pictureIsUp,
      ],
      reports: ["1 failed format"]
    ),
    Story(
      testDescription: "no picture in it, and a place in it at the same time",
      steps: [
        .open(ticket: 1, serial: 1), .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.started(entry: 1)), .event(.loaded), .event(.restarted),
        .event(.answered(.videoFormat, nil)), .event(.answered(.position, .double(1))),
        .endDrain,
      ],
      reports: ["1 failed format"]
    ),
    Story(
      testDescription: "a playlist's first entry takes its place",
      steps: [
        .open(ticket: 1, serial: 1), .event(.entryMade(serial: 1, entry: 1, error: 0)),
        .event(.started(entry: 1)), .event(.ended(entry: 1, reason: .redirected(entry: 2))),
        .event(.started(entry: 2)), .event(.restarted), .event(.answered(.position, .double(3))),
        .event(.ended(entry: 2, reason: .endOfFile)), .event(.started(entry: 3)),
        .event(.restarted),
        .event(.answered(.position, .double(4))),
      ],
      reports: ["1 position 3000", "1 ended 3000"]
    ),
    Story(
      testDescription: "a pause is news only when it changes",
      steps: [.event(.answered(.paused, .flag(false)))] + playing + [
        .event(.answered(.paused, .flag(false))), .event(.answered(.paused, .flag(true))),
        .event(.answered(.paused, .flag(true))), .event(.answered(.paused, nil)),
        .event(.answered(.paused, .flag(false))),
      ],
      reports: playingReports + ["10 paused true", "10 paused false"]
    ),
    Story(
      testDescription: "can't be read: that is no end",
      steps: playing.dropLast() + [
        .readingFailed, .readingFailed, .event(.answered(.endReached, .flag(true))),
        .event(.ended(entry: 1, reason: .endOfFile)), .endDrain, .endDrain,
      ],
      reports: playingReports + ["10 failed missing"]
    ),
    Story(
      testDescription: "can't be read any further: an early end",
      steps: playing + [
        .event(.answered(.position, .double(5))), .readingFailed, .endDrain,
        .event(.answered(.endReached, .flag(true))),
      ],
      reports: playingReports + ["10 position 5000", "10 ended 5000"]
    ),
    Story(
      testDescription: "can't be read, and another one is open by now",
      steps: [.readingFailed] + playing + [.stop, .readingFailed, .endDrain],
      reports: playingReports
    ),
    Story(
      testDescription: "after a stop there is silence",
      steps: playing + [
        .stop, .event(.answered(.position, .double(5))), .pictureIsUp,
        .event(.ended(entry: 1, reason: .stopped)), .endDrain,
      ],
      reports: playingReports
    ),
    Story(
      testDescription: "waiting for data is told while there is a picture that should move",
      steps: playing + [
        .event(.answered(.waitingForData, .flag(true))), .pictureIsUp,
        .event(.answered(.waitingForData, .flag(false))),
        .event(.answered(.paused, .flag(false))), .event(.answered(.paused, .flag(true))),
        .event(.answered(.waitingForData, .flag(true))),
        .event(.answered(.paused, .flag(false))), .event(.answered(.paused, .flag(true))),
      ],
      reports: playingReports + [
        "10 pictureShown", "10 stalled true", "10 stalled false", "10 paused true",
        "10 paused false", "10 stalled true", "10 paused true", "10 stalled false",
      ]
    ),
    Story(
      testDescription: "tracks and chapters once there is a film, and when they change",
      steps: playing + [
        .event(.answered(.tracks, oneTrack)), .event(.answered(.tracks, oneTrack)),
        .event(.answered(.chapters, .array([.map(["time": .double(61.5)])]))),
        .event(.answered(.chapters, nil)),
      ],
      reports: playingReports + ["10 tracks 1", "10 chapters 1", "10 chapters 0"]
    ),
    Story(
      testDescription: "a stream held ready is taken over with all that is known of it",
      steps: playing + [
        .pictureIsUp, .event(.answered(.position, .double(4.96))), .takeOver(ticket: 11),
        .event(.answered(.position, .double(5))),
      ],
      reports: playingReports + ["10 pictureShown", "10 position 4960"]
        + playingReports.map { $0.replacing("10 ", with: "11 ", maxReplacements: 1) }
        + ["11 pictureShown", "11 position 4960", "11 position 5000"]
    ),
    Story(
      testDescription: "taken over before it is open, it tells all under the new ticket",
      steps: [playing[0], .takeOver(ticket: 11)] + playing.dropFirst() + [.pictureIsUp],
      reports: playingReports.map { $0.replacing("10 ", with: "11 ", maxReplacements: 1) }
        + ["11 pictureShown"]
    ),
    Story(
      testDescription: "moved first, its picture comes when it is the right one",
      steps: playing + [
        .pictureIsUp, .rejoin, .takeOver(ticket: 11), .event(.restarted), .pictureIsUp,
      ],
      reports: playingReports + ["10 pictureShown"]
        + playingReports.map { $0.replacing("10 ", with: "11 ", maxReplacements: 1) }
        + ["11 pictureShown"]
    ),
    Story(
      testDescription: "values that are none",
      steps: playing + [
        .event(.answered(.position, .double(.nan))), .event(.answered(.position, .double(1e300))),
        .event(.answered(.position, .string("x"))), .event(.answered(.endReached, .string("x"))),
      ],
      reports: playingReports + ["10 position 0", "10 position 1000000000000000"]
    ),
  ]

  @Test(arguments: stories) func reports(_ story: Story) {
    var tracker = RequestTracker(positionInterval: 250)
    var now: Int64 = 0
    for step in story.steps {
      switch step {
      case .open(let ticket, let serial):
        let media = MediaRequest(url: "http://h/f", positionInMilliseconds: 0, ticket: ticket)
        tracker.open(media, serial: serial, isRemote: true)
      case .stop: tracker.stop()
      case .event(let event): _ = tracker.receive(event, at: now)
      case .wait(let milliseconds): now += milliseconds
      case .takeOver(let ticket):
        tracker.takeOver(
          MediaRequest(url: "http://h/f", positionInMilliseconds: 5000, ticket: ticket)
        )
      case .rejoin: tracker.rejoin()
      case .pictureIsUp: tracker.pictureIsUp()
      case .readingFailed: _ = tracker.readingFailed("Server returned 404 Not Found")
      case .endDrain: tracker.endDrain(lines: [], ffmpegLines: [])
      }
    }
    #expect(tracker.takeReports().map(Self.word) == story.reports)
    #expect(tracker.takeReports().isEmpty)
  }

  static func word(_ report: (ticket: Int, event: PlayerEvent)) -> String {
    let text =
      switch report.event {
      case .loaded(let duration, let decoder):
        "loaded \(duration.map { "\($0)" } ?? "-") \(decoder)"
      case .pictureShown: "pictureShown"
      case .position(let position): "position \(position)"
      case .paused(let paused): "paused \(paused)"
      case .stalled(let stalled): "stalled \(stalled)"
      case .tracks(let tracks): "tracks \(tracks.count)"
      case .chapters(let chapters): "chapters \(chapters.count)"
      case .ended(let position): "ended \(position)"
      case .failed(let failure, _): "failed \(failure.rawValue)"
      }
    return "\(report.ticket) \(text)"
  }

  @Test func isIdleOnlyWhenNothingWasAskedFor() {
    var tracker = RequestTracker(positionInterval: 250)
    #expect(tracker.isIdle)
    #expect(tracker.receive(.changed(.idle), at: 0) == [.ask(.idle)])
    let media = MediaRequest(url: "/f", positionInMilliseconds: 0, ticket: 1)
    tracker.open(media, serial: 1, isRemote: false)
    // From before the file began.
    _ = tracker.receive(.answered(.idle, .flag(true)), at: 0)
    #expect(!tracker.isIdle)
    tracker.stop()
    #expect(!tracker.isIdle)
    _ = tracker.receive(.answered(.idle, .flag(true)), at: 0)
    #expect(tracker.isIdle)
  }

  @Test func asksForPositionsAtItsInterval() {
    var tracker = RequestTracker(positionInterval: 250)
    for step in Self.playing {
      switch step {
      case .open(let ticket, let serial):
        let media = MediaRequest(url: "/f", positionInMilliseconds: 0, ticket: ticket)
        tracker.open(media, serial: serial, isRemote: false)
      case .event(let event): _ = tracker.receive(event, at: 0)
      default: break
      }
    }
    let asked = (1...50).filter {
      !tracker.receive(.changed(.position), at: Int64($0) * 40).isEmpty
    }
    #expect(asked == [7, 14, 21, 28, 35, 42, 49])
    // The end and a pause ask at once.
    #expect(
      tracker.receive(.changed(.endReached), at: 2_001) == [.ask(.position), .ask(.endReached)]
    )
    #expect(tracker.receive(.changed(.paused), at: 2_002) == [.ask(.position), .ask(.paused)])
  }
}
