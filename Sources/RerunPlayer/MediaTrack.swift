/// A picture, sound or subtitle track of the file that is open.
public struct MediaTrack: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case video
    case audio
    case subtitle = "sub"
  }

  public var kind: Kind
  /// mpv's number, from 1, counted for each kind.
  public var id: Int64
  public var title: String?
  /// As the file has it: `de`, `ger`, `deu` or `en-GB`.
  public var language: String?
  /// FFmpeg's short name: `h264`, `ac3` or `subrip`.
  public var codec: String?
  /// Of sound: how many channels.
  public var channelCount: Int64?
  public var isDefault: Bool
  public var isForced: Bool
  public var isExternal: Bool
  public var isSelected: Bool

  /// One entry of mpv's `track-list`; nil if it lacks what every track has.
  init?(_ node: MPVNode) {
    guard let kind = node["type"]?.string.flatMap(Kind.init), let id = node["id"]?.integer
    else { return nil }
    self.kind = kind
    self.id = id
    title = node["title"]?.string
    language = node["lang"]?.string
    codec = node["codec"]?.string
    channelCount = node["demux-channel-count"]?.integer
    isDefault = node["default"]?.flag ?? false
    isForced = node["forced"]?.flag ?? false
    isExternal = node["external"]?.flag ?? false
    isSelected = node["selected"]?.flag ?? false
  }
}
