import RerunCore
import RerunStage

extension AppModel {
  /// Takes one message and says what is to be done.
  public mutating func receive(_ message: Message, at now: Moment) -> [Effect] {
    var effects = passSleep(at: now)
    effects += passTime(to: now)
    forgetOldStream()
    switch message {
    case .tick:
      break
    case .remote(let event):
      effects += press(event, at: now)
    case .typed(let input):
      effects += typeOnPage(input, at: now)
    case .page(let report):
      effects += receive(report, at: now)
    case .tune(let number):
      effects += tune(number: number, at: now)
    case .player(let event, let ticket):
      effects += receive(event, ticket: ticket, at: now)
    case .statistics(let statistics, let ticket):
      if ticket == tuner.ticket { self.statistics = statistics }
    case .station(let report):
      effects += receive(report, at: now)
    case .listings(let listings):
      effects += adopt(listings, at: now)
    case .theme(let theme):
      adopt(theme, at: now)
      effects.append(.save(.theme(theme.id)))
    case .themeList(let choices):
      themeChoices = choices
    case .notice(let text):
      notice = text
      toasts.add(ToastQueue.Toast(iconName: "info", text: text), at: now.uptimeMilliseconds)
    case .filesReplaced(let items):
      for id in items { preferences.shortFiles[id] = nil }
    case .picturesFailed(let paths):
      failedPictures.formUnion(paths)
    case .zoneChanged(let zone):
      // What is listed keeps its zone until the days are laid in the new one, which come unasked.
      if listings == nil { words.zone = zone }
    }
    effects += settle(at: now)
    effects += settleScrambled()
    forgetOldStream()
    effects += settleOverlays(at: now)
    effects += wishes.update(
      tuner,
      in: surroundings,
      lineup: channels,
      generation: generation,
      at: now
    )
    for case .save(.shortFile(let id, let milliseconds)) in effects {
      preferences.shortFiles[id] = milliseconds
    }
    return effects
  }

  // MARK: - Time

  /// Follows the clock from the last message's moment to `now`.
  private mutating func passTime(to now: Moment) -> [Effect] {
    let previous = last
    let previousChannels = channels
    last = now
    isClockSet = now.isPlausible
    guard isClockSet else { return tuner.show == .nothing ? [] : tuner.leave() }
    var effects: [Effect] = []
    if !previous.isPlausible, station.isReady { effects += requestDays(at: now) }
    guard let surroundings else { return effects }
    let listings = surroundings.listings

    let step = now.wallOffset - previous.wallOffset
    if tuner.channelID != nil, night == nil {
      // A step under 5 s doesn't restart a picture: the next programme starts on time anyway.
      // What the viewer put behind the clock stays where it is.
      let isStep = abs(step) >= 5000 && !tuner.isBehind
      effects +=
        isStep ? tuner.join(in: surroundings, at: now) : tuner.follow(in: surroundings, at: now)
    }
    if let context = guideContext(at: now) {
      // A new day may have another lineup.
      if previousChannels.isEmpty {
        guide.open(at: tuner.channelID, context)
      } else if !previousChannels.elementsEqual(context.channels, by: { $0.id == $1.id }) {
        guide.adopt(context, previousChannels: previousChannels)
      }
      guide.keepUp(context, from: previous)
    }
    // Another day needs another day's listings; a day ahead is kept for the guide.
    if now.wall + GuideScreen.reach + 4 * 3600 > listings.range.upperBound
      || now.wall < listings.range.lowerBound + 4 * 3600
    {
      effects += requestDays(at: now)
    }
    return effects
  }

  private mutating func requestDays(at now: Moment) -> [Effect] {
    guard !isScheduling, isClockSet else { return [] }
    isScheduling = true
    return [.schedule(around: now.wall)]
  }

  /// Ends what has had its time: cards, banner, number box, toasts.
  private mutating func settle(at now: Moment) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    var effects: [Effect] = []
    if let entry = numberEntry {
      if let refused = entry.refusedAt {
        if uptime >= refused + NumberEntry.refusal { numberEntry = nil }
      } else if uptime >= entry.changedAt + NumberEntry.hold {
        effects += commitNumber(at: now)
      }
    }
    if var ident {
      let hold = ident.isStopgap ? 0 : theme.motion(.identHold).milliseconds
      let mayLeave = ident.isStopgap || uptime >= ident.startedAt + hold
      if ident.leftAt == nil, mayLeave, tuner.picture != .opening {
        ident.leftAt = uptime
        self.ident = ident.isShown(at: uptime) ? ident : nil
        showBanner(at: uptime)
      }
      if let left = ident.leftAt, uptime >= left + theme.motion(.identOut).milliseconds {
        self.ident = nil
      }
    }
    if let shown = banner.shownAt, uptime >= shown + theme.motion(.bannerHold).milliseconds {
      hideBanner(at: uptime)
    }
    if let left = banner.leftAt, uptime >= left + theme.motion(.bannerOut).milliseconds {
      banner.leftAt = nil
    }
    if !toasts.toasts.isEmpty, uptime >= toasts.shownAt + toastLength {
      toasts.toasts.removeFirst()
      toasts.shownAt = uptime
    }
    if let shown = volumeShownAt, uptime >= shown + volumeLength { volumeShownAt = nil }
    return effects
  }

  var toastLength: Int64 {
    theme.motion(.toastIn).milliseconds + theme.motion(.toastHold).milliseconds
      + theme.motion(.toastOut).milliseconds
  }

  var volumeLength: Int64 { isMuted ? 4000 : 1600 }

  // MARK: - Library

  private mutating func receive(_ report: StationReport, at now: Moment) -> [Effect] {
    isScheduling = false
    switch report {
    case .ready(let items, let leftOut, let source):
      itemCount = items
      self.leftOut = leftOut
      self.source = source
      station = .ready
      notice = nil
      // Another look at the library is another try.
      failedPictures = []
      return requestDays(at: now)
    case .failed(let message, let source):
      self.source = source
      // A library that was there stays on the air; the message is said once.
      if listings == nil {
        station = .failed(message)
      } else {
        notice = message
        toasts.add(ToastQueue.Toast(iconName: "warn", text: message), at: now.uptimeMilliseconds)
      }
      return []
    }
  }

  private mutating func adopt(_ new: Listings, at now: Moment) -> [Effect] {
    isScheduling = false
    let previousChannels = channels
    let previous = listings
    listings = new
    generation += 1
    // A station file has a zone of its own; times are told in the zone its days are laid in.
    words.zone = new.station.zone
    station = .ready
    keepInfo(in: new, from: previous)
    guard isClockSet, let context = guideContext(at: now) else {
      return tuner.show == .nothing ? [] : tuner.leave()
    }
    var effects: [Effect] = []
    var isTuned = false
    if let number = wantedNumber {
      wantedNumber = nil
      effects += tune(number: number, at: now)
      isTuned = context.channels.contains { $0.number == number }
    }
    if isTuned || night != nil {
      // By the new listings already, or when it wakes.
    } else if tuner.channelID == nil || tunedChannel == nil {
      let first = channel(preferences.lastChannel) ?? context.channels.first
      if let first, let surroundings {
        effects += tuner.tune(to: first.id, in: surroundings, at: now)
      }
    } else if let previous, let surroundings {
      effects += tuner.adopt(surroundings, in: previous, at: now)
    }
    if previousChannels.isEmpty {
      guide.open(at: tuner.channelID, context)
    } else {
      guide.adopt(context, previousChannels: previousChannels)
    }
    effects += refreshPage(at: now)
    return effects
  }

  /// An open programme page stays with its programme, or closes with it.
  private mutating func keepInfo(in new: Listings, from previous: Listings?) {
    guard case .info(var state) = overlay else { return }
    let airing = previous.flatMap { new.same(state.airing, of: state.channelID, from: $0) }
    state.airing = airing ?? state.airing
    overlay = airing == nil ? nil : .info(state)
  }

  private mutating func adopt(_ new: Theme, at now: Moment) {
    let channel = guideContext(at: now).flatMap { guide.focusedChannel($0)?.id }
    theme = new
    // Another theme has another number of rows and another time scale.
    if let context = guideContext(at: now) { guide.open(at: channel, context) }
  }

  // MARK: - Tuning

  mutating func tune(channelID: String, at now: Moment) -> [Effect] {
    guard let surroundings else { return [] }
    let uptime = now.uptimeMilliseconds
    let isChange = channelID != tuner.channelID
    let woken: [Effect] = night == nil ? [] : [.letDisplaySleep(false)]
    night = nil
    base = .watching
    overlay = nil
    pages = []
    scramble?.isOver = true
    errorFocus = .retry
    var effects = woken
    if isChange || tuner.picture == nil || tuner.failure != nil {
      effects += tuner.tune(to: channelID, in: surroundings, at: now)
      effects.append(.save(.lastChannel(channelID)))
    }
    if isChange, preferences.idents {
      ident = IdentState(startedAt: uptime)
      banner = BannerState()
      if !isMuted, preferences.sting { effects.append(.sting) }
    } else if isChange, tuner.picture == .opening {
      // While channels are run through, the card says which it is.
      let patience = tuner.openAt == nil ? IdentState.patience : 0
      ident = IdentState(startedAt: uptime + patience, isStopgap: true)
      banner = BannerState()
    } else {
      ident = nil
      showBanner(at: uptime)
    }
    return effects
  }

  private mutating func tune(number: Int64, at now: Moment) -> [Effect] {
    guard listings != nil, !channels.isEmpty else {
      wantedNumber = number
      return []
    }
    if let effects = tuneScrambled(number, at: now) { return effects }
    guard let channel = channels.first(where: { $0.number == number }) else {
      numberEntry = NumberEntry(
        typed: String(number),
        changedAt: now.uptimeMilliseconds,
        refusedAt: now.uptimeMilliseconds
      )
      return []
    }
    return tune(channelID: channel.id, at: now)
  }

  /// The channel `step` places up the lineup from the tuned one.
  mutating func surf(by step: Int, at now: Moment) -> [Effect] {
    let lineup = channels
    guard !lineup.isEmpty else { return [] }
    guard let index = lineup.firstIndex(where: { $0.id == tuner.channelID }) else {
      // It left the lineup at midnight: on from where it was.
      let number = tunedChannel?.number ?? 0
      let next = step > 0 ? lineup.first { $0.number > number } : lineup.last { $0.number < number }
      let wrapped = step > 0 ? lineup.first : lineup.last
      guard let channel = next ?? wrapped else { return [] }
      return tune(channelID: channel.id, at: now)
    }
    let next = ((index + step) % lineup.count + lineup.count) % lineup.count
    return tune(channelID: lineup[next].id, at: now)
  }

  mutating func showBanner(at uptime: Int64) {
    if banner.shownAt == nil {
      // As if it had begun a frame ago: the frame that answers the key shows it already.
      banner.enteredAt = uptime - 16
      banner.focus = nil
    }
    banner.shownAt = uptime
    banner.leftAt = nil
  }

  mutating func hideBanner(at uptime: Int64) {
    guard banner.shownAt != nil else { return }
    banner.shownAt = nil
    banner.leftAt = uptime
  }
}

extension AppModel.StationState {
  var isReady: Bool {
    if case .ready = self { return true }
    return false
  }
}
