/// Why a picture can't be shown, in the viewer's terms.
public enum PlayerFailure: String, Sendable, Hashable {
  /// The file isn't there any more.
  case missing
  /// There is no decoder for it, or it isn't a media file.
  case format
  /// The server or the disk stopped answering.
  case network
  /// The server says this account may not play it.
  case refused
  /// Not enough data in time.
  case slow
}

/// What a player reports; past facts.
public enum PlayerEvent: Sendable, Hashable {
  /// Opened: run time if known, and what decodes it (`h264 (software)`).
  case loaded(durationInMilliseconds: Int64?, decoder: String)
  /// The first frame of this request is on the stage.
  case pictureShown
  case position(milliseconds: Int64)
  /// The picture stands still for want of data, or goes on again.
  case stalled(Bool)
  case tracks([MediaTrack])
  /// In order; empty if the file has none.
  case chapters([Chapter])
  case paused(Bool)
  /// The file's own end. `positionInMilliseconds` is the last position seen: a dropped connection
  /// ends a file early without an error.
  case ended(positionInMilliseconds: Int64)
  case failed(PlayerFailure, detail: String)
}
