/// What libmpv said, copied out of its event before the next one overwrites it.
enum CoreEvent: Equatable {
  /// The answer to a `loadfile`: the playlist entry it made, or why it was not taken.
  case entryMade(serial: UInt64, entry: Int64?, error: Int32)
  case started(entry: Int64)
  case loaded
  /// The first frame after opening or seeking has been handed to the video output.
  case restarted
  case ended(entry: Int64, reason: EndReason)
  /// A property may have another value now. Which file it would be of can't be told.
  case changed(CoreProperty)
  /// A property's value, asked for: it has its place in the order of the other events.
  case answered(CoreProperty, MPVNode?)
  /// One value of a question with this number; see `StatisticsReading`.
  case statistic(question: UInt64, name: String, MPVNode?)
  case log(LogLine)
  /// Of no concern here.
  case other
}

enum EndReason: Equatable {
  case endOfFile
  case failed(code: Int32)
  /// The entry was a playlist: its own first entry takes its place.
  case redirected(entry: Int64)
  case stopped
}

/// The mpv properties a player follows; the raw value is mpv's own name.
enum CoreProperty: String, CaseIterable {
  case position = "time-pos"
  case duration
  case paused = "pause"
  case endReached = "eof-reached"
  case waitingForData = "paused-for-cache"
  case videoFormat = "video-format"
  case decoder = "hwdec-current"
  case tracks = "track-list"
  case chapters = "chapter-list"
  /// Nothing is open, and the audio device has been let go of.
  case idle = "idle-active"

  /// Those whose changes mpv is asked to tell.
  static let observed: [CoreProperty] = [
    .position, .paused, .endReached, .waitingForData, .decoder, .tracks, .chapters,
    .idle,
  ]
}
