/// A picture, sound or subtitle track of the file that is open.
public struct MediaTrack: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case video
    case audio
    case subtitle = "sub"
  }

  public var kind: Kind
  /// The player's number, from 1, counted for each kind.
  public var id: Int64
  public var title: String?
  /// As the file has it: `de`, `ger`, `deu` or `en-GB`.
  public var language: String?
  /// FFmpeg's short name: `h264`, `ac3` or `subrip`.
  public var codec: String?
  /// Of sound: how many channels.
  public var channelCount: Int64?
  public var isDefault = false
  public var isForced = false
  public var isExternal = false
  public var isSelected = false
  /// As the file's flags have it; titles often say more.
  public var isHearingImpaired = false
  public var isVisualImpaired = false

  public init(kind: Kind, id: Int64) {
    self.kind = kind
    self.id = id
  }
}

/// A named place in a file.
public struct Chapter: Sendable, Hashable {
  public var title: String
  /// From the beginning.
  public var startMilliseconds: Int64

  public init(title: String, startMilliseconds: Int64) {
    self.title = title
    self.startMilliseconds = startMilliseconds
  }
}
