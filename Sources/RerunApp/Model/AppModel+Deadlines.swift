import RerunCore
public import RerunStage

extension AppModel {
  /// When the kiosk will look different or has something to do without being asked, in uptime
  /// milliseconds; nil if never.
  ///
  /// The loop sleeps until then: at rest on the guide that is the next minute.
  public func nextDeadline(after now: Moment, measurer: any TextMeasurer) -> Int64? {
    let uptime = now.uptimeMilliseconds
    var next: [Int64] = []
    func at(wall: Seconds) { next.append(uptime + max(1, wall * 1000 - now.wallMilliseconds)) }
    func step(_ milliseconds: Int64) { next.append(uptime + milliseconds) }

    guard isClockSet else { return uptime + 1000 }
    // The clock on the stage, and programmes that begin on the second.
    at(wall: (now.wall.flooredDivision(by: 60) + 1) * 60)
    if let boundary = tuner.nextBoundary { at(wall: boundary) }
    if let due = tuner.nextDeadline { next.append(max(uptime + 1, due)) }

    switch base {
    case _ where isBaseHidden: break
    case .guide:
      if let context = guideContext(at: now),
        let change = guide.nextChange(context, measurer: measurer)
      {
        next.append(change)
      }
    case .watching:
      next += watchingDeadlines(at: now)
    }
    if let change = scrambleDeadline(at: now) { next.append(change) }
    if let change = pictureDeadline(at: now) { next.append(change) }
    switch overlay {
    case .info(let state):
      if theme.motion(.overlayIn).isRunning(after: uptime - state.openedAt) { step(16) }
    case .menu(let state):
      if theme.motion(.panelIn).isRunning(after: uptime - state.openedAt) { step(16) }
    case .streamInfo, .tracks, nil: break
    }
    next += overlayDeadlines(at: now)
    next += globalDeadlines(at: uptime)
    return next.min().map { max(uptime + 1, $0) }
  }

  /// When something nobody sees is due, such as to hold another stream ready, in uptime milliseconds:
  /// a tick is due then too, but nothing needs to be drawn for it.
  public func nextErrand(after now: Moment) -> Int64? {
    guard isClockSet, let due = wishes.nextDeadline(at: now) else { return nil }
    return max(now.uptimeMilliseconds + 1, due)
  }

  private func watchingDeadlines(at now: Moment) -> [Int64] {
    let uptime = now.uptimeMilliseconds
    var next: [Int64] = []
    if let ident {
      if let left = ident.leftAt {
        next.append(min(uptime + 16, left + theme.motion(.identOut).milliseconds))
      } else if !ident.isShown(at: uptime) {
        next.append(ident.startedAt)
      } else {
        let hold = ident.startedAt + theme.motion(.identHold).milliseconds
        let isMoving =
          theme.ornament.ident == .leader
          || theme.motion(.identIn).isRunning(after: uptime - ident.startedAt - 200)
          || uptime - ident.startedAt < 200
        if isMoving { next.append(uptime + 33) }
        if hold > uptime { next.append(hold) }
      }
    }
    if let shown = banner.shownAt {
      if theme.motion(.bannerIn).isRunning(after: uptime - banner.enteredAt) {
        next.append(uptime + 16)
      }
      next.append(shown + theme.motion(.bannerHold).milliseconds)
    } else if banner.leftAt != nil {
      next.append(uptime + 16)
    }
    let isCounting: Bool
    switch tuner.onStage {
    case .interval, .programme(_, .over), .programme(_, .failed): isCounting = true
    case .programme(_, .opening): isCounting = tuner.failure != nil
    case .nothing, .offAir, .programme, .filler: isCounting = false
    }
    if isCounting {
      next.append(uptime + 1000 - now.wallMilliseconds % 1000)
      if theme.ornament.break == .marquee {
        let step = max(1, theme.motion(.bulbStep).milliseconds)
        next.append((uptime / step + 1) * step)
      }
    }
    return next
  }

  /// When the picture the kiosk makes itself changes.
  private func pictureDeadline(at now: Moment) -> Int64? {
    guard !isBaseHidden, tuner.picture != .paused, !tuner.isHolding, tuner.failure == nil,
      isSample(tuner.onStage), base == .guide || !isCovered(at: now.uptimeMilliseconds)
    else { return nil }
    let position = tuner.stagePosition(at: now)
    return now.uptimeMilliseconds + SampleFilmCard.nextChange(after: position) - position
  }

  private func globalDeadlines(at uptime: Int64) -> [Int64] {
    var next: [Int64] = []
    if let entry = numberEntry {
      if let refused = entry.refusedAt {
        if uptime - refused < 320 { next.append(uptime + 40) }
        next.append(refused + NumberEntry.refusal)
      } else {
        next.append(min(uptime + 50, entry.changedAt + NumberEntry.hold))
      }
    }
    if !toasts.toasts.isEmpty {
      let passed = uptime - toasts.shownAt
      let hold = theme.motion(.toastIn).milliseconds + theme.motion(.toastHold).milliseconds
      if passed < theme.motion(.toastIn).milliseconds || passed >= hold { next.append(uptime + 16) }
      next.append(toasts.shownAt + (passed < hold ? hold : toastLength))
    }
    if let shown = volumeShownAt { next.append(shown + volumeLength) }
    return next
  }
}
