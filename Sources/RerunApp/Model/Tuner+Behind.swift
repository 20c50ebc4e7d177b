import RerunCore

/// What the viewer does to the time of a programme.
extension Tuner {
  /// A programme that was started from its beginning.
  struct Viewing: Sendable, Hashable {
    /// How far it has come.
    var reach: Int64 = 0
    /// How much of it was leapt over.
    var skipped: Int64 = 0
    var isSaved = false
  }

  /// Where in its file the stream is, or would be if it were there.
  public func position(at now: Moment) -> Int64 {
    if isBehind || picture == .playing || picture == .paused {
      return playhead.position(at: now.uptimeMilliseconds)
    }
    switch show {
    case .programme(let airing, _): return now.wallMilliseconds - airing.start * 1000
    case .filler(let filler, _): return now.wallMilliseconds - filler.start * 1000
    case .nothing, .interval, .offAir: return 0
    }
  }

  /// How much later than the clock the picture is; what is only joined a little late is at zero.
  func behind(at now: Moment) -> Int64 {
    guard isBehind, let airing else { return 0 }
    return max(0, livePosition(airing, at: now) - position(at: now))
  }

  private func livePosition(_ airing: Airing, at now: Moment) -> Int64 {
    now.wallMilliseconds - airing.start * 1000
  }

  /// Whether there is a programme's picture, which can be stopped and moved in.
  var canPause: Bool { airing != nil && (picture == .playing || picture == .paused) }

  var canStartOver: Bool {
    switch show {
    case .programme(_, .playing), .programme(_, .paused), .programme(_, .over): true
    case .programme(_, .opening): openAt == nil
    case .programme(_, .failed), .filler, .interval, .offAir, .nothing: false
    }
  }

  // MARK: - Pause

  mutating func pause(at now: Moment) -> [Effect] {
    guard airing != nil, picture == .playing else { return [] }
    playhead.run(false, at: now.uptimeMilliseconds)
    show = show.with(.paused)
    isBehind = true
    overrunEnd = nil
    pausedAt = now.uptimeMilliseconds
    return [.setPaused(true)]
  }

  mutating func resume(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    guard airing != nil, picture == .paused else { return [] }
    var effects: [Effect] = []
    if let pausedAt, uptime - pausedAt >= Self.longPause {
      effects += move(to: position(at: now) - Self.backUp, at: now)
    }
    pausedAt = nil
    if isLostWhilePaused {
      isLostWhilePaused = false
      hold(at: now)
      openAt = uptime
      return effects + openDue(in: surroundings, at: now)
    }
    show = show.with(.playing)
    playhead.run(true, at: uptime)
    playingSince = uptime
    if let airing, abs(livePosition(airing, at: now) - position(at: now)) < Self.liveTolerance {
      goLive()
    }
    return effects + [.setPaused(false)]
  }

  /// After so long a viewer has lost the thread, in milliseconds.
  private static let longPause: Int64 = 180_000
  /// So much is then shown again, in milliseconds.
  private static let backUp: Int64 = 5000
  /// So little behind the clock is live, in milliseconds.
  private static let liveTolerance: Int64 = 1500

  // MARK: - Moving

  private mutating func goLive() {
    isBehind = false
    viewing = nil
  }

  /// Moves within the open stream, or to where it will be opened.
  private mutating func move(to position: Int64, at now: Moment) -> [Effect] {
    let target = max(0, position)
    if var viewing {
      viewing.reach = max(viewing.reach, self.position(at: now))
      viewing.skipped += max(0, target - viewing.reach)
      viewing.reach = max(viewing.reach, target)
      self.viewing = viewing
    }
    playhead.seek(to: target, at: now.uptimeMilliseconds)
    playhead.run(picture == .playing, at: now.uptimeMilliseconds)
    guard isStreamOpen else { return [] }
    return [.seek(toMilliseconds: target, isExact: true, ticket: ticket)]
  }

  /// To a place of the programme: beyond the clock's it is live.
  mutating func go(
    to position: Int64,
    in surroundings: Surroundings,
    at now: Moment
  ) -> [Effect] {
    guard canPause, let airing else { return [] }
    let live = livePosition(airing, at: now)
    // A clock that was set back may have left it ahead of what is on; going back isn't going there.
    let isAhead = position > self.position(at: now)
    if isAhead || !isBehind, position >= live - Self.liveTolerance {
      return isBehind ? backToLive(in: surroundings, at: now) : []
    }
    let end =
      durationInMilliseconds
      ?? surroundings.listings.station.items[airing.item].runtime * 1000
    // Beyond its own end the programme is over.
    if end > 0, position >= end { return join(in: surroundings, at: now) }
    isBehind = true
    overrunEnd = nil
    return move(to: position, at: now)
  }

  mutating func backToLive(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    guard isBehind, let airing else { return [] }
    let isOn = airing.start <= now.wall && now.wall < airing.end - Self.shortestJoin
    guard isOn, isStreamOpen, canPause else { return join(in: surroundings, at: now) }
    let wasPaused = picture == .paused
    show = show.with(.playing)
    pausedAt = nil
    viewing = nil
    let live = livePosition(airing, at: now)
    let seek = Effect.seek(toMilliseconds: live, isExact: false, ticket: ticket)
    playhead.seek(to: live, at: now.uptimeMilliseconds)
    playhead.run(true, at: now.uptimeMilliseconds)
    goLive()
    boundary = airing.end
    return wasPaused ? [seek, .setPaused(false)] : [seek]
  }

  // MARK: - From the beginning

  mutating func startOver(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    guard canStartOver, let airing else { return [] }
    guard isStreamOpen, canPause else {
      hold(at: now)
      return startOver(airing, in: surroundings, at: now)
    }
    let wasPaused = picture == .paused
    show = show.with(.playing)
    isBehind = true
    overrunEnd = nil
    pausedAt = nil
    viewing = nil
    let effects = move(to: 0, at: now)
    viewing = Viewing()
    return wasPaused ? effects + [.setPaused(false)] : effects
  }

  /// Opens an airing of the tuned channel at its beginning, even one that is over by the clock.
  mutating func startOver(
    _ airing: Airing,
    in surroundings: Surroundings,
    at now: Moment
  ) -> [Effect] {
    forgetProgramme()
    isBehind = true
    viewing = Viewing()
    playhead.load(at: 0, now.uptimeMilliseconds)
    let effects = begin(.programme(airing, .opening), in: surroundings, at: now)
    if picture != .opening { goLive() }
    return effects
  }

  /// Tunes to a channel to see an airing of it from its beginning.
  mutating func tune(
    to channelID: String,
    fromTheBeginningOf airing: Airing,
    in surroundings: Surroundings,
    at now: Moment
  ) -> [Effect] {
    hold(at: now)
    if self.channelID != channelID {
      previousChannelID = self.channelID
      self.channelID = channelID
      tunedAt = now.uptimeMilliseconds
    }
    return startOver(airing, in: surroundings, at: now)
  }

  // MARK: - Watched

  /// Says once that a programme was seen from its beginning.
  mutating func watched(
    in surroundings: Surroundings,
    at now: Moment,
    endedAt end: Int64? = nil
  ) -> [Effect] {
    guard var viewing, !viewing.isSaved, let airing, end != nil || picture == .playing else {
      return []
    }
    let item = surroundings.listings.station.items[airing.item]
    let runtime = item.runtime > 0 ? item.runtime : airing.end - airing.start
    let place = end ?? position(at: now)
    viewing.reach = max(viewing.reach, place)
    guard place >= runtime * 900, viewing.skipped <= runtime * 100 else {
      self.viewing = viewing
      return []
    }
    viewing.isSaved = true
    self.viewing = viewing
    return [.save(.watched(itemID: item.id, at: now.wall))]
  }
}
