public import RerunCore

/// Decides what plays: it is asked to be on a channel, and follows the clock from there.
///
/// Pure: it sees the listings, the time and what the player reports, and answers with effects.
public struct Tuner: Sendable {
  /// What the channel shows.
  public enum Show: Sendable, Hashable {
    case nothing
    case programme(Airing, Picture)
    /// The break at the end of a slot, until `end`.
    case interval(end: Seconds)
    /// A slot without programmes, until `end`.
    case offAir(end: Seconds)
  }

  /// How far a programme's picture is.
  public enum Picture: Sendable, Hashable {
    case opening
    case playing
    case paused
    case failed(PlayerFailure, detail: String, since: Int64)
    /// The file was over before its slot said so.
    case over
  }

  public private(set) var channelID: String?
  public private(set) var previousChannelID: String?
  public fileprivate(set) var show = Show.nothing
  /// Of the last opened stream.
  public private(set) var ticket = 0
  public private(set) var decoder = ""
  /// When the channel was last changed.
  public private(set) var tunedAt: Int64 = 0
  /// What went wrong, while it is tried again.
  private var retriedFailure: Failure?
  private var retries = 0
  private var retryAt: Int64?
  private var durationInMilliseconds: Int64?

  /// A stream that would be over in less isn't opened.
  static let shortestJoin: Seconds = 5

  public init() {}

  public var airing: Airing? {
    if case .programme(let airing, _) = show { return airing }
    return nil
  }

  public var picture: Picture? {
    if case .programme(_, let picture) = show { return picture }
    return nil
  }

  /// Why there is no picture.
  public struct Failure: Sendable, Hashable {
    public var reason: PlayerFailure
    public var detail: String
    /// In uptime milliseconds.
    public var since: Int64
  }

  /// Why there is no picture; also while it is tried again, until it comes.
  public var failure: Failure? {
    switch picture {
    case .failed(let reason, let detail, let since):
      Failure(reason: reason, detail: detail, since: since)
    case .opening: retriedFailure
    case .playing, .paused, .over, nil: nil
    }
  }

  // MARK: - Asked

  mutating func tune(to channelID: String, _ listings: Listings, at now: Moment) -> [Effect] {
    if self.channelID != channelID {
      previousChannelID = self.channelID
      self.channelID = channelID
    }
    tunedAt = now.uptimeMilliseconds
    return join(listings, at: now)
  }

  /// Opens what is on afresh: after a change of channel, a step of the clock, or by the viewer's wish.
  mutating func join(_ listings: Listings, at now: Moment) -> [Effect] {
    let wasShowing = show != .nothing
    retries = 0
    show = .nothing
    let effects = follow(listings, at: now)
    return effects.isEmpty && wasShowing ? [.stopPlayer] : effects
  }

  mutating func leave() -> [Effect] {
    show = .nothing
    return [.stopPlayer]
  }

  /// Time has passed: goes from programme to break to programme, and tries again what is due.
  mutating func follow(_ listings: Listings, at now: Moment) -> [Effect] {
    guard let channelID else { return [] }
    let shown = airing
    // The clock was set back a little just after the programme began: it goes on.
    if let shown, (1..<5000).contains(shown.start * 1000 - now.wallMilliseconds) { return [] }
    let wall = now.wall
    guard let slot = listings.slot(of: channelID, at: wall) else {
      return show == .nothing ? [] : leave()
    }
    guard let airing = slot.programs.first(where: { ($0.start..<$0.end).contains(wall) }) else {
      let next: Show = slot.programs.isEmpty ? .offAir(end: slot.end) : .interval(end: slot.end)
      return change(to: next)
    }
    if airing == shown { return retry(airing, listings, at: now) }
    retries = 0
    return open(airing, listings, at: now)
  }

  /// Opens what failed once more, if that is due.
  private mutating func retry(_ airing: Airing, _ listings: Listings, at now: Moment) -> [Effect] {
    guard let due = retryAt, now.uptimeMilliseconds >= due else { return [] }
    let failed = failure
    let effects = open(airing, listings, at: now)
    retriedFailure = failed
    return effects
  }

  private mutating func change(to next: Show) -> [Effect] {
    guard next != show else { return [] }
    show = next
    retryAt = nil
    return [.stopPlayer]
  }

  private mutating func open(_ airing: Airing, _ listings: Listings, at now: Moment) -> [Effect] {
    retryAt = nil
    retriedFailure = nil
    decoder = ""
    durationInMilliseconds = nil
    guard airing.end - now.wall >= Self.shortestJoin else {
      show = .programme(airing, .over)
      return [.stopPlayer]
    }
    let url = listings.station.items[airing.item].details.url
    guard !url.isEmpty else {
      show = .programme(
        airing,
        .failed(.missing, detail: "no address in the library", since: now.uptimeMilliseconds)
      )
      return [.stopPlayer]
    }
    ticket += 1
    show = .programme(airing, .opening)
    return [
      .open(
        MediaRequest(
          url: url,
          positionInMilliseconds: now.wallMilliseconds - airing.start * 1000,
          ticket: ticket
        )
      )
    ]
  }

  // MARK: - Told

  mutating func receive(
    _ event: PlayerEvent,
    ticket: Int,
    _ listings: Listings?,
    at now: Moment
  ) -> [Effect] {
    guard ticket == self.ticket, case .programme(let airing, let picture) = show else { return [] }
    switch event {
    case .loaded(let duration, let decoder):
      self.decoder = decoder
      durationInMilliseconds = duration
    case .pictureShown:
      retries = 0
      retriedFailure = nil
      if picture == .opening { show = .programme(airing, .playing) }
    case .position, .stalled, .tracks, .chapters:
      break
    case .paused(let isPaused):
      if picture == .playing || picture == .paused {
        show = .programme(airing, isPaused ? .paused : .playing)
      }
    case .ended(let position):
      return ended(airing, at: position, listings, now)
    case .failed(let reason, let detail):
      show = .programme(airing, .failed(reason, detail: detail, since: now.uptimeMilliseconds))
      // A server or disk may come back; a file that can't be decoded won't change.
      if reason == .network || reason == .slow { scheduleRetry(at: now) }
    }
    return []
  }

  /// The player says the file is over; a dropped connection looks the same, so only an end near the
  /// run time is believed.
  private mutating func ended(
    _ airing: Airing,
    at position: Int64,
    _ listings: Listings?,
    _ now: Moment
  ) -> [Effect] {
    let runtime = durationInMilliseconds ?? (airing.end - airing.start) * 1000
    let isComplete = position >= runtime - 5000
    if isComplete || retries >= 3 {
      show = .programme(airing, .over)
    } else {
      show = .programme(airing, .opening)
      scheduleRetry(at: now)
    }
    return []
  }

  /// 1, 2, 4 … seconds, at most a minute.
  private mutating func scheduleRetry(at now: Moment) {
    retryAt = now.uptimeMilliseconds + min(60_000, 1000 << min(retries, 6))
    retries += 1
  }

  /// When the retry of a failed stream is due, in uptime milliseconds.
  var nextRetry: Int64? { retryAt }

  /// When what the channel shows will change by the clock.
  func nextBoundary(_ listings: Listings?, at now: Seconds) -> Seconds? {
    switch show {
    case .nothing:
      nil
    case .programme(let airing, _): airing.end
    case .interval(let end), .offAir(let end): end
    }
  }
}

extension Tuner {
  /// The library or the days changed: what plays goes on where it is still what is on.
  mutating func adopt(_ new: Listings, in previous: Listings, at now: Moment) -> [Effect] {
    guard let channelID, case .programme(let airing, let picture) = show else {
      return follow(new, at: now)
    }
    let same = new.same(airing, of: channelID, from: previous).flatMap { same in
      new.station.items[same.item].details.url
        == previous.station.items[airing.item].details.url ? same : nil
    }
    guard let same else { return join(new, at: now) }
    show = .programme(same, picture)
    return []
  }
}

extension Listings {
  /// The airing of these listings that `previous` had as `airing`: the same item at the same time;
  /// nil if there is none.
  func same(_ airing: Airing, of channelID: String, from previous: Listings) -> Airing? {
    guard previous.station.items.indices.contains(airing.item) else { return nil }
    let id = previous.station.items[airing.item].id
    return slot(of: channelID, at: airing.start)?.programs.first {
      $0.start == airing.start && $0.end == airing.end && station.items[$0.item].id == id
    }
  }
}
