public import RerunCore

/// What the model wants done; the runtime does it and reports back by a `Message`.
public enum Effect: Sendable, Hashable {
  /// Open a stream and join it.
  case open(MediaRequest)
  case stopPlayer
  case setPaused(Bool)
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
  case quit
}

/// What outlives the process.
public enum Setting: Sendable, Hashable {
  case theme(String)
  case idents(Bool)
  case lastChannel(String)
  case favourite(channelID: String, Bool)
  case volume(percent: Int)
}

/// What was remembered from the last run.
public struct Preferences: Sendable, Hashable {
  /// Whether a change of channel shows the channel card and plays the sting.
  public var idents = true
  public var lastChannel: String?
  public var favourites: Set<String> = []
  public var volume = 100

  public init() {}
}
