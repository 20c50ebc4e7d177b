import RerunCore

/// What the clock asks for.
extension Tuner {
  // MARK: - Asked

  mutating func tune(
    to channelID: String,
    in surroundings: Surroundings,
    at now: Moment
  ) -> [Effect] {
    guard self.channelID != channelID else { return join(in: surroundings, at: now) }
    hold(at: now)
    let isSurfing = changedAt.map { now.uptimeMilliseconds - $0 < Self.surfingInterval } ?? false
    if self.channelID != nil { changedAt = now.uptimeMilliseconds }
    previousChannelID = self.channelID
    self.channelID = channelID
    tunedAt = now.uptimeMilliseconds
    return join(
      in: surroundings,
      at: now,
      waiting: isSurfing ? Self.surfingDelay : 0
    )
  }

  /// A press that comes so soon after the last change is one of several, in milliseconds.
  static let surfingInterval: Int64 = 400
  /// How long after the last of several presses a stream is opened, in milliseconds.
  static let surfingDelay: Int64 = 250

  /// Opens what is on afresh: after a change of channel, a step of the clock, or by the viewer's wish.
  ///
  /// - Parameter delay: How long to wait for another change before a stream is opened.
  mutating func join(
    in surroundings: Surroundings,
    at now: Moment,
    waiting delay: Int64 = 0
  ) -> [Effect] {
    hold(at: now)
    show = .nothing
    forgetProgramme()
    let plan = plan(in: surroundings, at: now)
    guard case .stream(let show) = plan else {
      held = nil
      return stop(showing: plan.show)
    }
    return begin(show, in: surroundings, at: now, waiting: delay)
  }

  /// Nothing is to be shown: no clock, no listings.
  mutating func leave() -> [Effect] {
    forgetProgramme()
    held = nil
    boundary = nil
    return stop(showing: .nothing)
  }

  /// What was only about the last programme.
  mutating func forgetProgramme() {
    retries = 0
    lastEarlyEnd = nil
    emptyOpenings = 0
    retriedFailure = nil
    failureHiddenUntil = nil
    openAt = nil
    openingSince = nil
    playingSince = nil
    isBehind = false
    pausedAt = nil
    isLostWhilePaused = false
    viewing = nil
    overrunEnd = nil
    failedFiller = nil
  }

  /// Time has passed: goes from programme to break to programme, and tries again what is due.
  mutating func follow(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    guard channelID != nil else { return [] }
    var effects = patience(in: surroundings, at: now)
    effects += watched(in: surroundings, at: now)
    if isBehind { return effects + openDue(in: surroundings, at: now) }
    // The clock was set back a little just after it began: it goes on.
    if let start, (1..<5000).contains(start * 1000 - now.wallMilliseconds) {
      return effects + openDue(in: surroundings, at: now)
    }
    let plan = plan(in: surroundings, at: now)
    if plan.show.isSame(as: show) {
      overrunEnd = nil
      return effects + openDue(in: surroundings, at: now)
    }
    if runsOver(in: surroundings, at: now) { return effects }
    switch plan {
    case .nothing:
      guard show != .nothing else { return effects }
      return effects + leave()
    case .card(let card):
      let filler = failedFiller
      forgetProgramme()
      failedFiller = filler
      held = nil
      return effects + stop(showing: card)
    case .stream(let next):
      hold(at: now)
      forgetProgramme()
      return effects + begin(next, in: surroundings, at: now)
    }
  }

  /// When what is on began by the clock.
  private var start: Seconds? {
    switch show {
    case .programme(let airing, _): airing.start
    case .filler(let filler, _): filler.start
    case .nothing, .interval, .offAir: nil
    }
  }

  // MARK: - The clock

  /// What is on by the clock; sets when that changes.
  private mutating func plan(in surroundings: Surroundings, at now: Moment) -> Plan {
    var isPlaying = false
    var present: FillerAiring?
    switch show {
    case .programme(_, .playing): isPlaying = true
    case .filler(let filler, _): present = filler
    case .programme, .nothing, .interval, .offAir: break
    }
    let (plan, end) = Self.plan(
      channelID,
      in: surroundings.listings,
      at: now.wall,
      // What plays past its remembered end isn't short any more.
      shortFiles: isPlaying ? [:] : shortFiles,
      without: failedFiller,
      keeping: present
    )
    boundary = end
    return plan
  }

  /// Whether a programme that is a little late goes on to its own end.
  private mutating func runsOver(in surroundings: Surroundings, at now: Moment) -> Bool {
    guard case .programme(let airing, .playing) = show, let channelID, !isBehind else {
      return false
    }
    if let overrunEnd { return now.wall < overrunEnd }
    guard now.wall >= airing.end, playhead.isReported, let duration = durationInMilliseconds,
      position(at: now) + 1000 < duration,
      let slot = surroundings.listings.slot(of: channelID, at: airing.start),
      slot.programs.contains(airing)
    else { return false }
    let next = slot.programs.first { $0.start >= airing.end }?.start ?? slot.end
    let end = min(next, airing.end + Self.longestOverrun)
    guard now.wall < end else { return false }
    overrunEnd = end
    return true
  }

  /// How long a programme that is late may go on after its time.
  static let longestOverrun: Seconds = 20

  // MARK: - Cards and streams

  /// A card takes the stage.
  mutating func stop(showing card: Show) -> [Effect] {
    show = card
    openAt = nil
    openingSince = nil
    isStreamOpen = false
    guard isPlayerBusy else { return [] }
    isPlayerBusy = false
    isHushed = false
    return [.stopPlayer]
  }

  /// A stream becomes what is on, and is opened or will be.
  mutating func begin(
    _ next: Show,
    in surroundings: Surroundings,
    at now: Moment,
    waiting delay: Int64 = 0
  ) -> [Effect] {
    switch next {
    case .programme(let airing, _):
      let item = surroundings.listings.station.items[airing.item]
      if item.details.url.isEmpty {
        held = nil
        return stop(
          showing: .programme(
            airing,
            .failed(
              .missing,
              detail: "no address in the library",
              since: now.uptimeMilliseconds
            )
          )
        )
      }
      if !isBehind, airing.end - now.wall < Self.shortestJoin {
        held = nil
        return stop(showing: .programme(airing, .over))
      }
    case .filler, .nothing, .interval, .offAir: break
    }
    show = next
    isStreamOpen = false
    openAt = now.uptimeMilliseconds + delay
    if delay == 0 { return openDue(in: surroundings, at: now) }
    // Whatever the last stream still says isn't about this channel.
    ticket += 1
    decoder = ""
    durationInMilliseconds = nil
    guard isPlayerBusy, !isHushed else { return [] }
    isHushed = true
    return [.setPaused(true)]
  }

  /// Opens what is on, if that is due.
  mutating func openDue(in surroundings: Surroundings, at now: Moment) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    guard let due = openAt, uptime >= due else { return [] }
    openAt = nil
    let url: String
    let start: Int64
    var tracks = TrackChoice()
    switch show {
    case .programme(let airing, _):
      // By the time a retry is due, hardly anything may be left.
      if !isBehind, airing.end - now.wall < Self.shortestJoin {
        held = nil
        return stop(showing: .programme(airing, .over))
      }
      let item = surroundings.listings.station.items[airing.item]
      url = item.details.url
      start = airing.start
      tracks = surroundings.preferences.tracks[item.trackKey] ?? TrackChoice()
    case .filler(let filler, _):
      url = surroundings.listings.station.fillers[filler.filler].url
      start = filler.start
    case .nothing, .interval, .offAir: return []
    }
    let live = max(0, now.wallMilliseconds - start * 1000)
    let position = isBehind ? playhead.position(at: uptime) : live
    ticket += 1
    decoder = ""
    durationInMilliseconds = nil
    hasLoaded = false
    isStreamOpen = true
    isPlayerBusy = true
    isHushed = false
    openingSince = uptime
    playingSince = nil
    playhead.load(at: position, uptime)
    show = show.with(.opening)
    var request = MediaRequest(url: url, positionInMilliseconds: position, ticket: ticket)
    request.isExact = isBehind
    request.tracks = tracks
    return [.open(request)]
  }
}
