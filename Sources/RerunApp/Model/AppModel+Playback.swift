public import RerunCore

extension AppModel {
  /// How the picture stands to the clock.
  public struct Playback: Sendable, Hashable {
    public var isPaused = false
    /// By the viewer's doing the picture is later than the clock; what is merely joined on an early
    /// key frame is not.
    public var isBehind = false
    /// How much later, in milliseconds.
    public var behindMilliseconds: Int64 = 0
    /// Where in the programme the picture is.
    public var positionMilliseconds: Int64 = 0
    /// Since when the picture waits for data, in uptime.
    public var stalledSince: Int64?
    /// There is something that can be paused and moved in.
    public var canPause = false
    public var canStartOver = false

    public init() {}
  }

  public func playback(at now: Moment) -> Playback {
    var playback = Playback()
    playback.isPaused = tuner.picture == .paused
    playback.isBehind = tuner.isBehind
    playback.behindMilliseconds = tuner.behind(at: now)
    playback.positionMilliseconds = tuner.position(at: now)
    playback.stalledSince = tuner.stalledSince
    playback.canPause = tuner.canPause
    playback.canStartOver = tuner.canStartOver
    return playback
  }

  /// What the tuner has to know; nil before there are listings.
  var surroundings: Tuner.Surroundings? {
    listings.map { Tuner.Surroundings(listings: $0, preferences: preferences) }
  }

  // MARK: - What plays

  /// Takes what the player says; what an older stream says is dropped.
  mutating func receive(_ event: PlayerEvent, ticket: Int, at now: Moment) -> [Effect] {
    if ticket == tuner.ticket, tuner.isStreamOpen {
      switch event {
      case .tracks(let tracks): self.tracks = tracks
      case .chapters(let chapters): self.chapters = chapters
      case .loaded, .pictureShown, .position, .stalled, .paused, .ended, .failed: break
      }
    }
    return tuner.receive(event, ticket: ticket, in: surroundings, at: now)
  }

  /// What was known of a stream goes with it.
  mutating func forgetOldStream() {
    guard streamTicket != tuner.ticket || !tuner.isStreamOpen && tuner.picture == nil else {
      return
    }
    streamTicket = tuner.ticket
    tracks = []
    chapters = []
    statistics = nil
  }

  // MARK: - Orders

  mutating func togglePause(at now: Moment) -> [Effect] {
    if tuner.picture == .playing { return tuner.pause(at: now) }
    return surroundings.map { tuner.resume(in: $0, at: now) } ?? []
  }

  mutating func startOver(at now: Moment) -> [Effect] {
    surroundings.map { tuner.startOver(in: $0, at: now) } ?? []
  }

  mutating func backToLive(at now: Moment) -> [Effect] {
    surroundings.map { tuner.backToLive(in: $0, at: now) } ?? []
  }

  mutating func skip(byMilliseconds step: Int64, at now: Moment) -> [Effect] {
    surroundings.map {
      tuner.go(to: max(0, tuner.position(at: now) + step), in: $0, at: now)
    } ?? []
  }

  /// To the chapter `step` after the present one; the present one's beginning counts as one back
  /// once it is a few seconds past.
  mutating func skipChapters(by step: Int, at now: Moment) -> [Effect] {
    guard let surroundings, tuner.canPause, !chapters.isEmpty, step != 0 else { return [] }
    let position = tuner.position(at: now)
    let present = chapters.lastIndex { $0.startMilliseconds <= position } ?? -1
    var target = present + step
    if step < 0, present >= 0, position - chapters[present].startMilliseconds > 3000 {
      target += 1
    }
    // After the last chapter comes what is on.
    guard target < chapters.count else { return backToLive(at: now) }
    let place = target < 0 ? 0 : chapters[target].startMilliseconds
    return tuner.go(to: place, in: surroundings, at: now)
  }

  /// Shows an airing of a channel from its beginning, and fills the stage with it.
  mutating func playFromStart(_ airing: Airing, of channelID: String, at now: Moment) -> [Effect] {
    guard let surroundings, airing.start <= now.wall else { return [] }
    let uptime = now.uptimeMilliseconds
    let isChange = channelID != tuner.channelID
    base = .watching
    overlay = nil
    errorFocus = .retry
    ident = nil
    if !isChange, airing == tuner.airing, tuner.canStartOver {
      showBanner(at: uptime)
      return tuner.startOver(in: surroundings, at: now)
    }
    var effects = tuner.tune(
      to: channelID,
      fromTheBeginningOf: airing,
      in: surroundings,
      at: now
    )
    if isChange { effects.append(.save(.lastChannel(channelID))) }
    if tuner.picture == .opening {
      ident = IdentState(startedAt: uptime + IdentState.patience, isStopgap: true)
      banner = BannerState()
    } else {
      showBanner(at: uptime)
    }
    return effects
  }

  // MARK: - Keys

  /// The keys of playing; nil if it isn't one of them, or not where the viewer is.
  mutating func pressPlayback(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    let isWatching = base == .watching
    switch event {
    case .tap(.playPause): return togglePause(at: now)
    case .tap(.pause): return tuner.picture == .playing ? togglePause(at: now) : []
    case .tap(.play):
      if !isWatching { return playFocused(at: now) }
      return tuner.picture == .paused ? togglePause(at: now) : []
    case .tap(.stop): return backToLive(at: now)
    case .tap(.rewind) where isWatching:
      return skip(byMilliseconds: -preferences.skipMilliseconds, at: now)
    case .tap(.fastForward) where isWatching:
      return skip(byMilliseconds: preferences.skipMilliseconds, at: now)
    case .tap(.previous) where isWatching:
      return chapters.isEmpty ? startOver(at: now) : skipChapters(by: -1, at: now)
    case .tap(.next) where isWatching:
      return chapters.isEmpty ? backToLive(at: now) : skipChapters(by: 1, at: now)
    case .hold(.left) where isWatching: return skipChapters(by: -1, at: now)
    case .hold(.right) where isWatching: return skipChapters(by: 1, at: now)
    case .tap, .again, .hold: return nil
    }
  }

  /// Shows the focused programme of the guide from its beginning; what hasn't begun can't be.
  private mutating func playFocused(at now: Moment) -> [Effect] {
    guard let focus = guideFocus(at: now), let airing = focus.airing else { return [] }
    return playFromStart(airing, of: focus.channel.id, at: now)
  }

  /// Commands that have a long press where the viewer is now, beside Select, Back and Play/Pause.
  public var longPresses: Set<RemoteCommand> {
    guard base == .watching, isBare, banner.shownAt == nil, !chapters.isEmpty else {
      return []
    }
    return [.left, .right]
  }
}

extension Item {
  /// For what a choice of tracks is remembered: the show, or the film.
  var trackKey: String { showID.isEmpty ? id : showID }
}
