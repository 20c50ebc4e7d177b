import RerunCore

extension MediaTrack {
  /// One entry of mpv's `track-list`; nil if it lacks what every track has.
  init?(_ node: MPVNode) {
    guard let kind = node["type"]?.string.flatMap(Kind.init), let id = node["id"]?.integer
    else { return nil }
    self.init(kind: kind, id: id)
    title = node["title"]?.string
    language = node["lang"]?.string
    codec = node["codec"]?.string
    channelCount = node["demux-channel-count"]?.integer
    isDefault = node["default"]?.flag ?? false
    isForced = node["forced"]?.flag ?? false
    isExternal = node["external"]?.flag ?? false
    isSelected = node["selected"]?.flag ?? false
    isHearingImpaired = node["hearing-impaired"]?.flag ?? false
    isVisualImpaired = node["visual-impaired"]?.flag ?? false
  }
}
