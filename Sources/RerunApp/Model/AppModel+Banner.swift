import RerunCore
import RerunStage

/// What the banner offers.
enum BannerChip: Sendable, Hashable {
  case skip(SkipRegion.Kind)
  case startOver, backToLive, tracks, sleepTimer, favourite, streamInfo, info, options

  /// Whether it has the place of `other` in the row: one goes when the other comes.
  func stands(for other: BannerChip) -> Bool {
    switch (self, other) {
    case (.startOver, .backToLive), (.backToLive, .startOver): true
    case (.skip, .skip): true
    default: self == other
    }
  }
}

extension AppModel {
  /// The chips that make sense now.
  func chips(at now: Moment) -> [BannerChip] {
    let playback = playback(at: now)
    var chips: [BannerChip] = []
    if let region = skipRegion(at: now) { chips.append(.skip(region.kind)) }
    if playback.isBehind {
      chips.append(.backToLive)
    } else if playback.canStartOver {
      chips.append(.startOver)
    }
    if hasTracks { chips.append(.tracks) }
    chips.append(.sleepTimer)
    chips.append(.favourite)
    if tuner.picture != nil { chips.append(.streamInfo) }
    if tuner.channelID != nil { chips.append(.info) }
    chips.append(.options)
    return chips
  }

  /// What can be skipped of what plays: nothing that the clock hasn't come to yet.
  func skipRegion(at now: Moment) -> SkipRegion? {
    let playback = playback(at: now)
    guard playback.isBehind, playback.canPause,
      let region = SkipRegion.region(
        at: playback.positionMilliseconds,
        in: chapters,
        duration: tuner.durationInMilliseconds
      ), region.end <= playback.positionMilliseconds + playback.behindMilliseconds
    else { return nil }
    return region
  }

  /// Index of the focused chip.
  func chipFocus(_ chips: [BannerChip]) -> Int {
    guard let focus = banner.focus else { return 0 }
    return chips.firstIndex { $0.stands(for: focus) } ?? 0
  }

  mutating func moveChip(by step: Int, at now: Moment) -> Bool {
    guard banner.shownAt != nil else { return false }
    let chips = chips(at: now)
    let next = chipFocus(chips) + step
    if chips.indices.contains(next) { banner.focus = chips[next] }
    banner.shownAt = now.uptimeMilliseconds
    return true
  }

  mutating func pressChip(at now: Moment) -> [Effect] {
    banner.shownAt = now.uptimeMilliseconds
    let chips = chips(at: now)
    switch chips[chipFocus(chips)] {
    case .skip:
      guard let region = skipRegion(at: now) else { return [] }
      let position = playback(at: now).positionMilliseconds
      return skip(byMilliseconds: region.end - position, at: now)
    case .startOver: return startOver(at: now)
    case .backToLive: return backToLive(at: now)
    case .tracks: openTracks(.audio, at: now)
    case .sleepTimer: openMenu(.sleep, at: now)
    case .favourite:
      if let id = tuner.channelID { return toggleFavourite(id, at: now) }
    case .streamInfo: openStreamInfo(at: now)
    case .info: openInfo(at: now)
    case .options: openMenu(.options, at: now)
    }
    return []
  }

  // MARK: - Drawing

  func drawBanner(_ channel: Channel, on canvas: inout Canvas, at now: Moment) {
    let uptime = now.uptimeMilliseconds
    let entry: Double
    if banner.shownAt != nil {
      entry = theme.motion(.bannerIn).progress(after: uptime - banner.enteredAt)
    } else if let left = banner.leftAt {
      entry = 1 - theme.motion(.bannerOut).progress(after: uptime - left)
    } else {
      return
    }
    // While the error card is up, it says what there is to say.
    guard entry > 0, !isErrorShown, !isCovered(at: uptime) else { return }
    let later = upcoming(channel.id, after: now.wall, count: 4).compactMap { airing in
      item(airing).map {
        Banner.Later(start: airing.start, title: $0.displayTitle)
      }
    }
    let playback = playback(at: now)
    let airing = programmeOnScreen
    let chips = chips(at: now)
    Banner(
      channel: channel,
      item: airing.flatMap(item),
      airing: airing.map { $0.start..<$0.end }
        ?? breakSpan(of: channel, next: later.first, at: now),
      now: now.wall,
      position: playback.isBehind ? .behind(playback.behindMilliseconds / 1000) : .live,
      place: playback.isBehind ? playback.positionMilliseconds / 1000 : nil,
      later: later,
      chips: chips.map { chip($0, channel) },
      focusedChip: banner.shownAt == nil ? nil : chipFocus(chips),
      entry: entry
    ).draw(on: &canvas)
  }

  /// The programme the banner speaks of; one whose picture is over is a break.
  private var programmeOnScreen: Airing? {
    if case .programme(let airing, let picture) = tuner.show, picture != .over { return airing }
    return nil
  }

  /// From the end of what was on to the next programme.
  private func breakSpan(
    of channel: Channel,
    next: Banner.Later?,
    at now: Moment
  ) -> Range<Seconds> {
    let slot = listings?.slot(of: channel.id, at: now.wall)
    let ended = slot?.programs.last { $0.end <= now.wall }?.end
    let start = min(ended ?? tuner.airing?.start ?? slot?.start ?? now.wall, now.wall)
    return start..<max(start, next?.start ?? slot?.end ?? start)
  }

  private func chip(_ chip: BannerChip, _ channel: Channel) -> Banner.Chip {
    switch chip {
    case .skip(.intro): Banner.Chip(label: words.skipIntro, icon: .skip)
    case .skip(.credits): Banner.Chip(label: words.skipCredits, icon: .skip)
    case .startOver: Banner.Chip(label: words.startOver, icon: .restart)
    case .backToLive: Banner.Chip(label: words.backToLive, icon: .skip)
    case .tracks: Banner.Chip(label: words.audioAndSubtitles, icon: .cc)
    case .sleepTimer: Banner.Chip(label: words.sleepTimer, icon: .moon)
    case .favourite:
      Banner.Chip(
        label: words.favourite,
        icon: .star,
        isStarred: preferences.favourites.contains(channel.id)
      )
    case .streamInfo: Banner.Chip(label: words.streamInfo, icon: .signal)
    case .info: Banner.Chip(label: words.programmeInfo, icon: .info)
    case .options: Banner.Chip(label: words.options, icon: .gear)
    }
  }
}
