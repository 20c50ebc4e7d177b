import CMPV
import RerunCore

/// Reads from mpv's error code and log why a file could not be shown.
///
/// mpv's code alone says little ("loading failed"): the reason is in what FFmpeg and the stream
/// layer logged on the way. Source: the messages of mpv 0.35 and FFmpeg 5.1, see the tests.
enum FailureReading {
  struct Finding: Equatable {
    var failure: PlayerFailure
    /// One line for the log and the curious; without credentials.
    var detail: String
  }

  /// - Parameters:
  ///   - code: One of libmpv's `MPV_ERROR_…`.
  ///   - lines: What the core logged since the file was asked for, oldest first.
  ///   - ffmpegLines: What FFmpeg logged since then, for whomever; asked about servers only.
  ///   - isRemote: Whether the file comes from a server.
  static func read(
    code: Int32,
    lines: [LogLine],
    ffmpegLines: [LogLine],
    isRemote: Bool
  ) -> Finding {
    // The newest line that says something: older ones may be of a file that was given up.
    if isRemote {
      // Not what is wrong with a format: that may be about another player's file, or the library
      // scanner's.
      for line in ffmpegLines.reversed() {
        guard let failure = meaning(of: line.text), failure != .format else { continue }
        return Finding(failure: failure, detail: detail(line))
      }
    }
    for line in lines.reversed() {
      guard let failure = meaning(of: line.text) else { continue }
      return Finding(failure: failure, detail: detail(line))
    }
    let failure: PlayerFailure =
      switch code {
      case MPV_ERROR_UNKNOWN_FORMAT.rawValue, MPV_ERROR_NOTHING_TO_PLAY.rawValue,
        MPV_ERROR_UNSUPPORTED.rawValue:
        .format
      default: isRemote ? .network : .missing
      }
    return Finding(failure: failure, detail: lines.last.map(detail) ?? MPVCore.reason(code))
  }

  private static func detail(_ line: LogLine) -> String {
    scrubbed("\(line.prefix): \(line.text)")
  }

  private static func meaning(of text: String) -> PlayerFailure? {
    let text = text.lowercased()
    return meanings.first { text.contains($0.words) }?.failure
  }

  /// In order: the first that is found counts.
  private static let meanings: [(words: String, failure: PlayerFailure)] = [
    ("http error 404", .missing),
    ("http error 410", .missing),
    ("server returned 404", .missing),
    ("no such file or directory", .missing),
    ("is a directory", .missing),
    ("http error 401", .refused),
    ("http error 403", .refused),
    ("server returned 401", .refused),
    ("server returned 403", .refused),
    ("permission denied", .refused),
    ("operation not permitted", .refused),
    ("http error", .network),
    ("server returned", .network),
    ("connection refused", .network),
    ("connection reset", .network),
    ("timed out", .network),
    ("ends prematurely", .network),
    ("unreachable", .network),
    ("no route to host", .network),
    ("host is down", .network),
    ("failed to resolve", .network),
    ("name or service not known", .network),
    ("name resolution", .network),
    ("input/output error", .network),
    ("i/o error", .network),
    ("broken pipe", .network),
    ("stale file handle", .network),
    ("not connected", .network),
    ("certificate", .network),
    ("tls", .network),
    ("failed to recognize file format", .format),
    ("failed to initialize a decoder", .format),
    ("could not find codec", .format),
    ("no video or audio streams", .format),
    ("no protocol handler", .format),
    ("invalid data found", .format),
  ]
}
