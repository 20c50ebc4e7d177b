/// The last lines a core logged, to read a failure from; and a limit to how many are passed on.
///
/// A damaged file makes FFmpeg complain for every frame: without the limit that fills a disk.
struct LogMemory {
  static let limitPerRequest = 40
  static let remembered = 24

  private(set) var lines: [LogLine] = []
  private var passedOn = 0

  mutating func beginRequest() {
    passedOn = 0
    lines = []
  }

  mutating func remember(_ line: LogLine) {
    lines = (lines + [line]).suffix(Self.remembered)
  }

  /// - Returns: What to write to the app's log for this line, if anything.
  mutating func passOn(_ line: LogLine) -> String? {
    passedOn += 1
    if passedOn == Self.limitPerRequest { return "mpv: (further messages are left out)" }
    return passedOn < Self.limitPerRequest ? scrubbed("\(line.prefix): \(line.text)") : nil
  }
}
