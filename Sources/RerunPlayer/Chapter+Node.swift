import RerunCore

extension Chapter {
  /// One entry of mpv's `chapter-list`; nil if it doesn't say where it is.
  init?(_ node: MPVNode) {
    guard let seconds = node["time"]?.double, seconds.isFinite, abs(seconds) < 1e9 else {
      return nil
    }
    self.init(
      title: node["title"]?.string ?? "",
      startMilliseconds: Int64((seconds * 1000).rounded())
    )
  }
}
