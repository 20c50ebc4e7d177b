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
    switch tuner.onStage {
    case .programme(let airing, let picture):
      guard let item = item(airing), !item.isSample else { return nil }
      switch picture {
      case .opening: if tuner.failure != nil { return nil }
      case .playing, .paused: break
      case .failed, .over: return nil
      }
    case .filler(_, let picture):
      switch picture {
      case .opening, .playing, .paused: break
      case .failed, .over: return nil
      }
    case .nothing, .interval, .offAir: return nil
    }
    switch base {
    case .watching: return .stage
    case .guide:
      let place = theme.geometry.guide.preview
      return Rect(place.x, place.y, place.width, place.height)
    }
  }
}
