import RerunCore
import RerunStage

extension AppModel {
  /// One step of a remote.
  mutating func press(_ event: RemoteEvent, at now: Moment) -> [Effect] {
    guard isClockSet else { return [] }
    if let effects = pressAsleep(event, at: now) { return effects }
    postponeSleep(at: now.uptimeMilliseconds)
    if let effects = pressScrambled(event, at: now) { return effects }
    if let effects = pressGlobal(event, at: now) { return effects }
    switch overlay {
    case .info(let state): return press(event, info: state, at: now)
    case .menu(let state): return press(event, menu: state, at: now)
    case .tracks(let state): return press(event, tracks: state, at: now)
    case .streamInfo: return pressOnStreamInfo(event, at: now)
    case nil: break
    }
    if let effects = pressPage(event, at: now) { return effects }
    switch base {
    case .guide: return pressInGuide(event, at: now)
    case .watching: return pressWhileWatching(event, at: now)
    }
  }

  // MARK: - Keys that mean the same everywhere

  /// Nil where the screens are to decide.
  private mutating func pressGlobal(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    let uptime = now.uptimeMilliseconds
    if let digit = event.command.digit, !takesText {
      guard isBare, case .tap = event else { return [] }
      return type(digit, at: now)
    }
    if var entry = numberEntry {
      switch event.command {
      case .select: return commitNumber(at: now)
      case .back where entry.refusedAt != nil:
        numberEntry = nil
        return []
      case .back, .left:
        guard entry.refusedAt == nil else {
          numberEntry = nil
          break
        }
        entry.typed.removeLast()
        entry.changedAt = uptime
        numberEntry = entry.typed.isEmpty ? nil : entry
        return []
      case .volumeUp, .volumeDown, .mute: break
      default: numberEntry = nil
      }
    }
    switch event.command {
    case .volumeUp: return changeVolume(by: 5, at: uptime)
    case .volumeDown: return changeVolume(by: -5, at: uptime)
    case .mute:
      guard case .tap = event else { return [] }
      isMuted.toggle()
      volumeShownAt = uptime
      return [.setMuted(isMuted)]
    case .power:
      guard case .tap = event, tunedChannel != nil else { return [] }
      return fallAsleep(at: now)
    case .search:
      // Without a library there is nothing to find.
      guard case .tap = event, listings != nil, !(pages.last is SearchPage) else { return [] }
      open(SearchPage())
      return []
    case .lastChannel:
      guard case .tap = event, let id = tuner.previousChannelID, channel(id) != nil else {
        return []
      }
      return tune(channelID: id, at: now)
    default: return nil
    }
  }

  private mutating func changeVolume(by step: Int, at uptime: Int64) -> [Effect] {
    volumeShownAt = uptime
    var effects = set(.volume, to: String(max(0, min(100, preferences.volume + step))))
    if isMuted {
      isMuted = false
      effects.append(.setMuted(false))
    }
    return effects
  }

  // MARK: - Digits

  private mutating func type(_ digit: Int, at now: Moment) -> [Effect] {
    guard !channels.isEmpty else { return [] }
    let uptime = now.uptimeMilliseconds
    // More digits after what is no channel make it no better: 9, 9, 4 must not end on channel 4.
    if let entry = numberEntry, entry.refusedAt != nil {
      let typed = String((entry.typed + String(digit)).prefix(NumberEntry.longest))
      numberEntry = NumberEntry(typed: typed, changedAt: uptime, refusedAt: uptime)
      return []
    }
    let typed = (numberEntry?.typed ?? "") + String(digit)
    numberEntry = NumberEntry(typed: typed, changedAt: uptime)
    // As soon as no further digit could mean another channel, there is nothing to wait for.
    let canGrow = channels.contains {
      let number = String($0.number)
      return number.hasPrefix(typed) && number != typed
    }
    return canGrow || mayBecomeScrambled(typed) ? [] : commitNumber(at: now)
  }

  /// Digits of the longest channel number in use.
  var longestNumber: Int { channels.map { String($0.number).utf8.count }.max() ?? 1 }

  mutating func commitNumber(at now: Moment) -> [Effect] {
    guard let entry = numberEntry, entry.refusedAt == nil else { return [] }
    if let number = Int64(entry.typed), let effects = tuneScrambled(number, at: now) {
      return effects
    }
    guard let number = Int64(entry.typed),
      let channel = channels.first(where: { $0.number == number })
    else {
      numberEntry?.refusedAt = now.uptimeMilliseconds
      return []
    }
    numberEntry = nil
    if base == .guide, let context = guideContext(at: now) {
      guide.jump(to: channel.id, context)
      return []
    }
    return tune(channelID: channel.id, at: now)
  }

  // MARK: - Guide

  private mutating func pressInGuide(_ event: RemoteEvent, at now: Moment) -> [Effect] {
    guard let context = guideContext(at: now) else {
      switch event {
      case .tap(.select):
        station = .loading
        return [.rescan]
      case .tap(.menu), .hold(.back): openMenu(.options, at: now)
      default: break
      }
      return []
    }
    if let effects = pressPlayback(event, at: now) { return effects }
    switch guide.reduce(event, context) {
    case .none: return []
    case .tune(let id):
      if id == tuner.channelID, tuner.picture == .playing {
        base = .watching
        showBanner(at: now.uptimeMilliseconds)
        return []
      }
      return tune(channelID: id, at: now)
    case .info(let id, let airing):
      overlay = .info(
        InfoState(channelID: id, airing: airing, openedAt: now.uptimeMilliseconds)
      )
    case .plate(let id): openMenu(.channel(id: id), at: now)
    case .options: openMenu(.options, at: now)
    case .leave:
      if tunedChannel != nil {
        base = .watching
        showBanner(at: now.uptimeMilliseconds)
      }
    }
    return []
  }

  mutating func openGuide(at now: Moment) {
    base = .guide
    pages = []
    ident = nil
    banner = BannerState()
    if let context = guideContext(at: now) { guide.open(at: tuner.channelID, context) }
  }

  // MARK: - Watching

  private mutating func pressWhileWatching(_ event: RemoteEvent, at now: Moment) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    if case .hold(.playPause) = event {
      openStreamInfo(at: now)
      return []
    }
    if let effects = pressPlayback(event, at: now) { return effects }
    switch event {
    case .hold(.select):
      openInfo(at: now)
      return []
    case .hold(.back):
      openMenu(.options, at: now)
      return []
    case .hold: return []
    case .tap, .again: break
    }
    if isErrorShown, let effects = pressOnErrorCard(event.command, at: now) { return effects }
    switch event.command {
    case .up, .channelUp: return surf(by: 1, at: now)
    case .down, .channelDown: return surf(by: -1, at: now)
    case .select:
      if banner.shownAt != nil { return pressChip(at: now) }
      ident = nil
      showBanner(at: uptime)
    case .left:
      if moveChip(by: -1, at: now) { return [] }
      openInfo(at: now)
    case .right:
      if moveChip(by: 1, at: now) { return [] }
      openMenu(.options, at: now)
    case .back:
      if banner.shownAt != nil { hideBanner(at: uptime) } else { openGuide(at: now) }
    case .guide, .exit: openGuide(at: now)
    case .info: openInfo(at: now)
    case .menu: openMenu(.options, at: now)
    case .audio: openTracks(.audio, at: now)
    case .subtitle: openTracks(.subtitle, at: now)
    case .search, .previous, .next, .favourites, .power, .playPause, .play, .pause, .stop, .rewind,
      .fastForward,
      .lastChannel, .volumeUp, .volumeDown, .mute, .red, .green, .yellow, .blue,
      .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      break
    }
    return []
  }

  mutating func toggleFavourite(_ id: String, at now: Moment) -> [Effect] {
    let isFavourite = !preferences.favourites.contains(id)
    if isFavourite { preferences.favourites.insert(id) } else { preferences.favourites.remove(id) }
    toasts.add(
      ToastQueue.Toast(
        iconName: "star",
        text: isFavourite ? words.favouriteAdded : words.favouriteRemoved
      ),
      at: now.uptimeMilliseconds
    )
    return [.save(.favourite(channelID: id, isFavourite))]
  }

  // MARK: - Error card

  var isErrorShown: Bool { base == .watching && ident == nil && tuner.failure != nil }

  /// Whether the channel card hides what is behind it.
  func isCovered(at uptime: Int64) -> Bool { ident?.covers(at: uptime) ?? false }

  private mutating func pressOnErrorCard(_ command: RemoteCommand, at now: Moment) -> [Effect]? {
    switch command {
    case .left:
      errorFocus = ErrorCard.Button(rawValue: errorFocus.rawValue - 1) ?? errorFocus
      return []
    case .right:
      errorFocus = ErrorCard.Button(rawValue: errorFocus.rawValue + 1) ?? errorFocus
      return []
    case .select:
      switch errorFocus {
      case .retry: return surroundings.map { tuner.join(in: $0, at: now) } ?? []
      case .nextChannel: return surf(by: 1, at: now)
      case .guide:
        openGuide(at: now)
        return []
      }
    case .back:
      openGuide(at: now)
      return []
    default: return nil
    }
  }
}
