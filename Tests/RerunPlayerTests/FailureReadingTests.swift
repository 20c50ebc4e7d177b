import RerunCore
import Testing

@testable import RerunPlayer

/// With lines as mpv 0.35 and FFmpeg 5.1 log them.
@Suite struct FailureReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: Int32 = -13
    var lines: [String] = []
    var ffmpeg: [String] = []
    var isRemote = true
    var failure: PlayerFailure
    var detail: String?
  }

  static let rows = [
    Row(
      testDescription: "FFmpeg knows the reason",
      lines: ["Failed to open https://a/b/c.mkv?token=1."],
      ffmpeg: ["https: HTTP error 403 Forbidden"],
      failure: .refused,
      detail: "ffmpeg: https: HTTP error 403 Forbidden"
    ),
    Row(
      testDescription: "FFmpeg's own lines come with the core's where there is only one",
      lines: ["https: HTTP error 403 Forbidden", "Failed to open https://a/b/c.mkv?token=1."],
      failure: .refused
    ),
    Row(
      testDescription: "the newest reason counts",
      ffmpeg: ["HTTP error 404 Not Found", "Connection to tcp://a:1 failed: Connection timed out"],
      failure: .network
    ),
    Row(
      testDescription: "any other HTTP error",
      ffmpeg: ["HTTP error 429 Slow down"],
      failure: .network
    ),
    Row(
      testDescription: "no name server",
      ffmpeg: ["tcp: Failed to resolve hostname a.b: Temporary failure in name resolution"],
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
      testDescription: "a disk's file and another player's server",
      lines: ["Cannot open file '/a.mkv': No such file or directory"],
      ffmpeg: ["http: HTTP error 403 Forbidden"],
      isRemote: false,
      failure: .missing
    ),
    Row(
      testDescription: "another player's damaged file",
      ffmpeg: ["Invalid data found when processing input"],
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
      lines: ["Failed to recognize file format."],
      ffmpeg: ["Stream ends prematurely", "Connection reset by peer"],
      failure: .network
    ),
  ]

  @Test(arguments: rows) func isReadFromTheLog(_ row: Row) {
    let finding = FailureReading.read(
      code: row.code,
      lines: row.lines.map { LogLine(prefix: "mpv", text: $0) },
      ffmpegLines: row.ffmpeg.map { LogLine(prefix: "ffmpeg", text: $0) },
      isRemote: row.isRemote
    )
    #expect(finding.failure == row.failure)
    if let detail = row.detail { #expect(finding.detail == detail) }
  }

  @Test func loggingIsLimitedForEachRequest() {
    var memory = LogMemory()
    let line = LogLine(prefix: "ffmpeg/video", text: "h264: error while decoding MB 1 2")
    for _ in 0..<1_000 { memory.remember(line) }
    #expect(memory.lines.count == LogMemory.remembered)
    #expect((0..<1_000).compactMap { _ in memory.passOn(line) }.count == LogMemory.limitPerRequest)
    memory.beginRequest()
    #expect(memory.lines.isEmpty)
    #expect(memory.passOn(line) == "ffmpeg/video: h264: error while decoding MB 1 2")
  }
}
