/// The last lines mpv logged, to read a failure from; and a limit to how many are passed on.
///
/// A damaged file makes FFmpeg complain for every frame: without the limit that fills a disk.
struct LogMemory {
  static let limitPerRequest = 40
  static let remembered = 24

  private(set) var lines: [LogLine] = []
  private var countOfRequest = 0

  /// Starts counting anew. The lines stay until others push them out: mpv delivers some of them
  /// late, after the request they belong to.
  mutating func beginRequest() {
    countOfRequest = 0
    lines = []
  }

  /// - Returns: What to pass on, if anything.
  mutating func receive(_ line: LogLine) -> String? {
    lines.append(line)
    if lines.count > Self.remembered { lines.removeFirst() }
    countOfRequest += 1
    if countOfRequest == Self.limitPerRequest { return "mpv: (further messages are left out)" }
    return countOfRequest < Self.limitPerRequest ? scrubbed("\(line.prefix): \(line.text)") : nil
  }
}
