import RerunCore
import RerunStage

/// What stands over the picture, and when that changes by itself.
extension AppModel {
  /// After the message and all that followed from it: notices that the picture asks for, and what the
  /// runtime has to know about them.
  mutating func settleOverlays(at now: Moment) -> [Effect] {
    behindNotice.follow(playback(at: now), at: now.uptimeMilliseconds)
    keepLastPicture(at: now)
    if night == nil { followSleepTimer(at: now) }
    followDroppedFrames(at: now)
    var isOpen = false
    if case .streamInfo = overlay { isOpen = true }
    guard isOpen != isWatchingStatistics else { return [] }
    isWatchingStatistics = isOpen
    if !isOpen { statistics = nil }
    return [.watchStatistics(isOpen)]
  }

  /// Since when there is no new frame while there should be, in uptime; nil where one comes.
  func waitingSince(at now: Moment) -> Int64? {
    if let stalled = tuner.stalledSince { return stalled }
    // A picture that is held until the next one comes, but nothing says what is awaited.
    guard tuner.isHolding, tuner.failure == nil, stagePicture != nil else { return nil }
    if tuner.stageChannelID != tuner.channelID, ident != nil { return nil }
    return tuner.openingSince
  }

  /// How long a picture may stand still before that is said, in milliseconds.
  static let bufferingPatience: Int64 = 700

  /// How far the bead is on its way round, in turns; nil while it isn't shown.
  func beadPhase(at now: Moment) -> Double? {
    guard let since = waitingSince(at: now) else { return nil }
    let passed = now.uptimeMilliseconds - since - Self.bufferingPatience
    guard passed >= 0 else { return nil }
    let frame = beadFrame
    return Double(passed / frame * frame) / Double(Self.beadTurn)
  }

  /// In milliseconds.
  private static let beadTurn: Int64 = 1200
  private var beadFrame: Int64 { theme.ornament.detail == .marquee ? 400 : 60 }

  /// When what is over the picture changes by itself, in uptime.
  func overlayDeadlines(at now: Moment) -> [Int64] {
    let uptime = now.uptimeMilliseconds
    var next: [Int64] = []
    if let night {
      next.append(night.since + ((uptime - night.since) / 60_000 + 1) * 60_000)
      return next
    }
    if let timer = sleepTimer { next.append(timer.nextChange) }
    if let since = waitingSince(at: now) {
      let shown = since + Self.bufferingPatience
      next.append(
        uptime < shown ? shown : shown + ((uptime - shown) / beadFrame + 1) * beadFrame
      )
    }
    if let change = behindNotice.nextChange { next.append(change) }
    if base == .watching {
      let playback = playback(at: now)
      // How far behind a paused picture is grows by the second.
      if playback.isPaused, playback.isBehind {
        next.append(uptime + 1000 - playback.behindMilliseconds % 1000)
      }
      if banner.shownAt != nil { next += bannerDeadlines(playback, at: now) }
    }
    switch overlay {
    case .streamInfo(let opened):
      if theme.motion(.panelIn).isRunning(after: uptime - opened) { next.append(uptime + 16) }
      next.append((uptime / 1000 + 1) * 1000)
    case .tracks(let state):
      if theme.motion(.panelIn).isRunning(after: uptime - state.openedAt) {
        next.append(uptime + 16)
      }
    case .info, .menu, nil: break
    }
    return next
  }

  private func bannerDeadlines(_ playback: Playback, at now: Moment) -> [Int64] {
    let uptime = now.uptimeMilliseconds
    var next: [Int64] = []
    switch tuner.show {
    case .filler, .offAir, .interval:
      // It counts down to the next programme.
      next.append(uptime + 1000 - now.wallMilliseconds % 1000)
    case .programme, .nothing: break
    }
    if playback.isBehind, !playback.isPaused {
      // What can be skipped comes and goes with the picture.
      let position = playback.positionMilliseconds
      next += chapters.map(\.startMilliseconds).filter { $0 > position }.prefix(1).map {
        uptime + $0 - position
      }
    }
    return next
  }
}
