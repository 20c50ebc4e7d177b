import CMPV

/// One line mpv logged, of level `warn` or worse.
struct LogLine: Equatable {
  /// mpv's part that speaks: `ffmpeg`, `file` or `cplayer`.
  var prefix: String
  var text: String

  init(prefix: String, text: String) {
    self.prefix = prefix
    self.text = text
  }

  /// Copies the message: libmpv frees its own at the next event.
  init(_ message: mpv_event_log_message) {
    prefix = message.prefix.map { String(cString: $0) } ?? ""
    let text = message.text.map { String(cString: $0) } ?? ""
    self.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
