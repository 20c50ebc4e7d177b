/// What a player is asked to show.
public struct MediaRequest: Sendable, Hashable {
  /// A `file:`/`http(s):` URL or a plain path; `sample:ITEM-ID` for a synthesised picture.
  public var url: String
  /// Where to join, in milliseconds from the beginning.
  public var positionInMilliseconds: Int64
  /// Given back with every event: events of an older request are dropped.
  public var ticket: Int
  /// False joins on the key frame before the position, which is quicker.
  public var isExact = false
  public var startsPaused = false
  /// What is heard and read of it.
  public var tracks = TrackChoice()

  public init(url: String, positionInMilliseconds: Int64, ticket: Int) {
    self.url = url
    self.positionInMilliseconds = positionInMilliseconds
    self.ticket = ticket
  }
}

/// A stream that may be wanted soon: open, silent and paused on the frame that is on now.
public struct WarmStream: Sendable, Hashable {
  /// For whom it is kept ready.
  public enum Purpose: String, Sendable, Hashable {
    /// What follows on the tuned channel.
    case next
    case channelUp = "up"
    case channelDown = "down"
    case lastChannel = "last"
  }

  public var purpose: Purpose
  public var channelNumber: Int64
  public var url: String
  /// When its beginning was or will be, in milliseconds since 1970 UTC by the wall clock: the frame
  /// to hold is the one so long after the beginning, and the first one before then.
  public var startMilliseconds: Int64
  public var tracks = TrackChoice()

  public init(
    purpose: Purpose,
    channelNumber: Int64,
    url: String,
    startMilliseconds: Int64
  ) {
    self.purpose = purpose
    self.channelNumber = channelNumber
    self.url = url
    self.startMilliseconds = startMilliseconds
  }
}
