import RerunCore

/// What the player tells.
extension Tuner {
  mutating func receive(
    _ event: PlayerEvent,
    ticket: Int,
    in surroundings: Surroundings?,
    at now: Moment
  ) -> [Effect] {
    guard ticket == self.ticket, isStreamOpen, let surroundings else { return [] }
    let uptime = now.uptimeMilliseconds
    switch event {
    case .loaded(let duration, let decoder):
      self.decoder = decoder
      hasLoaded = true
      durationInMilliseconds = duration
    case .pictureShown:
      pictureShown(at: uptime)
    case .position(let milliseconds):
      playhead.report(milliseconds, at: uptime)
      return watched(in: surroundings, at: now)
    case .stalled(let isStalled):
      playhead.stall(isStalled, runs: picture == .playing, at: uptime)
    case .tracks, .chapters, .paused:
      // Whether it is paused is for the tuner to say: an answer may be older than the last order.
      break
    case .ended(let position):
      return ended(at: position, in: surroundings, now)
    case .failed(let reason, let detail):
      return failed(reason, detail, in: surroundings, now)
    }
    return []
  }

  private mutating func pictureShown(at uptime: Int64) {
    guard picture == .opening else { return }
    show = show.with(.playing)
    held = nil
    retriedFailure = nil
    failureHiddenUntil = nil
    openingSince = nil
    emptyOpenings = 0
    playingSince = uptime
    playhead.run(true, at: uptime)
  }

  // MARK: - Ends

  /// The player says the file is over; a dropped connection looks the same, so only an end near the
  /// run time is believed.
  private mutating func ended(
    at position: Int64,
    in surroundings: Surroundings,
    _ now: Moment
  ) -> [Effect] {
    let hadPicture = openingSince == nil
    // What stands still doesn't come to its end: the connection was dropped.
    if picture == .paused { return lost(.network, "ended while paused", now) }
    isStreamOpen = false
    openingSince = nil
    // Without a picture the player knows no place.
    if hadPicture { playhead.seek(to: position, at: now.uptimeMilliseconds) }
    playhead.run(false, at: now.uptimeMilliseconds)
    switch show {
    case .nothing, .interval, .offAir: return []
    case .filler(let filler, _):
      let runtime = durationInMilliseconds ?? (filler.end - filler.start) * 1000
      guard hadPicture, position >= runtime - Self.endTolerance else {
        return cardForFiller(filler, in: surroundings, now)
      }
      return over(until: filler.end, in: surroundings, now)
    case .programme(let airing, _):
      let item = surroundings.listings.station.items[airing.item]
      let promised = (item.runtime > 0 ? item.runtime : airing.end - airing.start) * 1000
      let runtime = durationInMilliseconds ?? promised
      if position >= runtime - Self.endTolerance {
        let isShort = promised - runtime > Self.endTolerance
        let seen = watched(in: surroundings, at: now, endedAt: position)
        let saved = isShort ? remember(item.id, isShort: runtime) : []
        return seen + saved + over(until: airing.end, in: surroundings, now)
      }
      // A server that doesn't even give the beginning says nothing about the end.
      if !hadPicture, hasLoaded { emptyOpenings += 1 }
      if hasLoaded, let last = lastEarlyEnd, abs(last - position) <= Self.samePlace {
        let saved = remember(item.id, isShort: max(last, position))
        return saved + over(until: airing.end, in: surroundings, now)
      }
      lastEarlyEnd = position
      // Nothing ever comes of it, wherever it is opened.
      if emptyOpenings >= 3 { return over(until: airing.end, in: surroundings, now) }
      return lost(
        .network,
        "ended at \(position / 1000) s of \(runtime / 1000) s",
        now
      )
    }
  }

  /// An end counts so near to the run time, in milliseconds.
  static let endTolerance: Int64 = 5000
  /// Two ends are at the same place, in milliseconds.
  static let samePlace: Int64 = 2000

  private mutating func remember(_ itemID: String, isShort milliseconds: Int64) -> [Effect] {
    guard shortFiles[itemID] != milliseconds else { return [] }
    shortFiles[itemID] = milliseconds
    return [.save(.shortFile(itemID: itemID, milliseconds: milliseconds))]
  }

  /// The file is over: what was behind the clock is live again.
  private mutating func over(
    until end: Seconds,
    in surroundings: Surroundings,
    _ now: Moment
  ) -> [Effect] {
    let wasBehind = isBehind
    hold(at: now)
    let filler = failedFiller
    forgetProgramme()
    failedFiller = filler
    show = show.with(.over)
    if wasBehind { return join(in: surroundings, at: now) }
    let effects = follow(in: surroundings, at: now)
    // For a moment the last frame is better than a card.
    if picture == .over, end * 1000 - now.wallMilliseconds > Self.endTolerance { held = nil }
    return effects
  }

  private mutating func cardForFiller(
    _ filler: FillerAiring,
    in surroundings: Surroundings,
    _ now: Moment
  ) -> [Effect] {
    failedFiller = filler
    show = .filler(filler, .over)
    return follow(in: surroundings, at: now)
  }

  // MARK: - Failures

  private mutating func failed(
    _ reason: PlayerFailure,
    _ detail: String,
    in surroundings: Surroundings,
    _ now: Moment
  ) -> [Effect] {
    switch show {
    case .nothing, .interval, .offAir: return []
    case .filler(let filler, _):
      isStreamOpen = false
      openingSince = nil
      return cardForFiller(filler, in: surroundings, now)
    case .programme(let airing, _):
      switch reason {
      // A server or disk may come back; a file that can't be decoded won't change.
      case .network, .slow: return lost(reason, detail, now)
      case .missing, .format, .refused:
        isStreamOpen = false
        forgetProgramme()
        held = nil
        show = .programme(
          airing,
          .failed(reason, detail: detail, since: now.uptimeMilliseconds)
        )
        return follow(in: surroundings, at: now)
      }
    }
  }

  /// The stream broke: it is opened again, and the picture is kept for so long.
  private mutating func lost(
    _ reason: PlayerFailure,
    _ detail: String,
    _ now: Moment
  ) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    isStreamOpen = false
    openingSince = nil
    if picture == .paused {
      isLostWhilePaused = true
      return []
    }
    let hadPicture = picture == .playing
    if hadPicture {
      hold(at: now)
      if let playingSince, uptime - playingSince >= Self.soundAfter { retries = 0 }
    }
    playhead.run(false, at: uptime)
    let failure = Failure(
      reason: reason,
      detail: detail,
      since: retriedFailure?.since ?? uptime
    )
    if hadPicture, retriedFailure == nil { failureHiddenUntil = uptime + Self.failurePatience }
    retriedFailure = failure
    openAt =
      uptime + RetryDelay.milliseconds(after: retries, ticket: ticket, seed: seed)
    retries += 1
    show = show.with(
      failureHiddenUntil == nil
        ? .failed(reason, detail: detail, since: failure.since) : .opening
    )
    return []
  }

  /// A stream that played for so long was sound: its next fault is a new one.
  private static let soundAfter: Int64 = 10_000
  /// How long the last picture stays before a card says why there is none.
  private static let failurePatience: Int64 = 3000
  /// A picture that stands still for so long won't go on by itself.
  static let stallPatience: Int64 = 10_000
  /// Nor does one come that was waited for so long.
  static let openingPatience: Int64 = 30_000

  /// Since when the picture waits for data, while it should play.
  var stalledSince: Int64? { picture == .playing ? playhead.stalledSince : nil }

  /// When what is behind the clock must be over, should the player never say so, in uptime.
  var ownEnd: Int64? {
    guard isBehind, picture == .playing, let airing else { return nil }
    let duration = durationInMilliseconds ?? (airing.end - airing.start) * 1000
    return playhead.uptime(at: duration).map { $0 + Self.endPatience }
  }

  private static let endPatience: Int64 = 3000

  /// What has been waited for long enough.
  mutating func patience(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    if let until = failureHiddenUntil, uptime >= until {
      failureHiddenUntil = nil
      if openAt != nil, let failure = retriedFailure {
        show = show.with(
          .failed(failure.reason, detail: failure.detail, since: failure.since)
        )
      }
    }
    if let end = ownEnd, uptime >= end, let airing {
      isStreamOpen = false
      return over(until: airing.end, in: surroundings, now)
    }
    if let stalled = stalledSince, uptime - stalled >= Self.stallPatience {
      return failed(.slow, "no data for 10 s", in: surroundings, now)
    }
    if isStreamOpen, let since = openingSince, uptime - since >= Self.openingPatience {
      return failed(.slow, "no picture for 30 s", in: surroundings, now)
    }
    if case .programme(let airing, .failed(_, _, let since)) = show, openAt == nil,
      uptime - since >= ErrorCard.seconds * 1000
    {
      return stop(showing: .programme(airing, .over))
    }
    return []
  }
}
