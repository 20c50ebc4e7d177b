import RerunCore
import Testing

@testable import RerunPlayer

/// With lines as mpv 0.35 and FFmpeg 5.1 log them.
@Suite struct FailureReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: Int32 = -13
    var lines: [String] = []
    var isRemote = true
    var failure: PlayerFailure
    var detail: String?
  }

  static let rows = [
    Row(
      testDescription: "the reason is before the last line",
      lines: ["https: HTTP error 403 Forbidden", "Failed to open https://a/b/c.mkv?token=1."],
      failure: .refused,
      detail: "ffmpeg: https: HTTP error 403 Forbidden"
    ),
    Row(
      testDescription: "the newest reason counts",
      lines: ["HTTP error 404 Not Found", "Connection to tcp://a:1 failed: Connection timed out"],
      failure: .network
    ),
    Row(
      testDescription: "any other HTTP error",
      lines: ["HTTP error 429 Slow down"],
      failure: .network
    ),
    Row(
      testDescription: "no name server",
      lines: ["tcp: Failed to resolve hostname a.b: Temporary failure in name resolution"],
      failure: .network
    ),
    Row(
      testDescription: "nothing said, from a server",
      failure: .network,
      detail: "loading failed"
    ),
    Row(testDescription: "nothing said, from a disk", isRemote: false, failure: .missing),
    Row(
      testDescription: "a dying disk",
      lines: ["Read error: Input/output error"],
      isRemote: false,
      failure: .network
    ),
    Row(
      testDescription: "no decoder",
      code: -16,
      lines: ["Failed to initialize a decoder for codec 'dvd_nav'."],
      failure: .format
    ),
    Row(testDescription: "unknown format", code: -17, failure: .format),
    Row(testDescription: "nothing to play", code: -16, failure: .format),
    Row(
      testDescription: "broke off while it was recognised",
      code: -17,
      lines: ["Stream ends prematurely", "Connection reset by peer"],
      failure: .network
    ),
  ]

  @Test(arguments: rows) func isReadFromTheLog(_ row: Row) {
    let finding = FailureReading.read(
      code: row.code,
      lines: row.lines.map { LogLine(prefix: "ffmpeg", text: $0) },
      isRemote: row.isRemote
    )
    #expect(finding.failure == row.failure)
    if let detail = row.detail { #expect(finding.detail == detail) }
  }

  @Test func loggingIsLimitedForEachRequest() {
    var memory = LogMemory()
    let line = LogLine(prefix: "ffmpeg/video", text: "h264: error while decoding MB 1 2")
    let passed = (0..<1_000).compactMap { _ in memory.receive(line) }
    #expect(passed.count == LogMemory.limitPerRequest)
    #expect(memory.lines.count == LogMemory.remembered)
    memory.beginRequest()
    #expect(memory.lines.isEmpty)
    #expect(memory.receive(line) == "ffmpeg/video: h264: error while decoding MB 1 2")
  }
}
