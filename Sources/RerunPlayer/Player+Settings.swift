public import RerunCore

/// What can be set while a file plays.
extension Player {
  /// Holds or lets run the file that is open; answered by `PlayerEvent.paused`.
  public func setPaused(_ paused: Bool) {
    core.set("pause", .flag(paused))
  }

  /// - Parameter percent: 0 to 100; anything else is brought into that range.
  public func setVolume(percent: Int) {
    core.set("volume", .double(Double(min(max(percent, 0), 100))))
  }

  public func setMuted(_ muted: Bool) {
    core.set("mute", .flag(muted))
  }

  /// Chooses a track of the file that is open; nil switches that kind off.
  public func selectTrack(_ kind: MediaTrack.Kind, id: Int64?) {
    let property =
      switch kind {
      case .video: "vid"
      case .audio: "aid"
      case .subtitle: "sid"
      }
    core.set(property, id.map { .integer($0) } ?? .string("no"))
  }

  /// Shifts sound and subtitles of the file that is open; later than the picture is positive.
  public func setDelays(audioMilliseconds: Int64, subtitleMilliseconds: Int64) {
    core.set("audio-delay", .double(Double(audioMilliseconds) / 1000))
    core.set("sub-delay", .double(Double(subtitleMilliseconds) / 1000))
  }
}
