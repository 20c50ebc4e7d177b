public import RerunCore
public import RerunStage

extension AppModel {
  /// The focused channel of the guide and what is focused in it.
  public func guideFocus(at now: Moment) -> (channel: Channel, airing: Airing?)? {
    guard let context = guideContext(at: now), let channel = guide.focusedChannel(context) else {
      return nil
    }
    return (channel, guide.focusedCell(context)?.airing)
  }

  /// Where the player's picture stands on the stage, if it does.
  public var videoRect: Rect? {
    guard night == nil else { return nil }
    let show = tuner.failure == nil ? tuner.onStage : lastPicture?.show ?? tuner.onStage
    guard !isSample(show) else { return nil }
    switch show {
    case .programme(_, .opening), .programme(_, .playing), .programme(_, .paused),
      .filler(_, .opening), .filler(_, .playing), .filler(_, .paused):
      break
    case .programme, .filler, .nothing, .interval, .offAir: return nil
    }
    // Where it is tried again, no picture is the last one.
    if tuner.failure != nil, lastPicture == nil || base == .guide { return nil }
    switch base {
    case .watching: return .stage
    case .guide:
      let place = theme.geometry.guide.preview
      return Rect(place.x, place.y, place.width, place.height)
    }
  }
}
