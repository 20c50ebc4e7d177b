public import RerunCore

/// What the model wants done; the runtime does it and reports back by a `Message`.
public enum Effect: Sendable, Hashable {
  /// Open a stream and join it; one that is kept ready is there at once.
  case open(MediaRequest)
  /// Move within the stream of this ticket.
  case seek(toMilliseconds: Int64, isExact: Bool, ticket: Int)
  case stopPlayer
  case setPaused(Bool)
  /// Keep these ready, the most wanted first, and no others; how many of them is the runtime's to
  /// say.
  case warm([WarmStream])
  /// Read the indexes of these files ahead, the most wanted first.
  case fetchIndexes([String])
  /// Hear or read another track of what plays; nil is none.
  case selectTrack(MediaTrack.Kind, id: Int64?)
  /// Later than the picture is positive.
  case setDelays(audioMilliseconds: Int64, subtitleMilliseconds: Int64)
  /// Say every second what there is to know of the stream, or no longer; answered by
  /// `Message.statistics`.
  case watchStatistics(Bool)
  /// Muffle the sound of what plays and warble over it: channel 99.
  case setScrambled(Bool)
  /// Whether the display may switch itself off.
  case letDisplaySleep(Bool)
  /// Play the theme's two notes.
  case sting
  /// Compute the days around `instant`; answered by `Message.listings`.
  case schedule(around: Seconds)
  /// Read the theme again and show it; answered by `Message.theme`.
  case loadTheme(id: String)
  case save(Setting)
  case setVolume(percent: Int)
  case setMuted(Bool)
  /// Look for the library again; answered by `Message.station`.
  case rescan
  /// Look for titles and people; answered by `PageReport.found`.
  case search(String, around: Seconds, isGerman: Bool, ticket: Int)
  case quit
}

/// What outlives the process.
public enum Setting: Sendable, Hashable {
  case theme(String)
  /// As `Preferences.value(of:)` has it.
  case preference(PreferenceKey, String)
  case lastChannel(String)
  case favourite(channelID: String, Bool)
  /// For a show or film, by `Item.trackKey`.
  case tracks(key: String, TrackChoice)
  /// A programme was seen from its beginning.
  case watched(itemID: String, at: Seconds)
  /// A file is over before its description says so.
  case shortFile(itemID: String, milliseconds: Int64)
}
