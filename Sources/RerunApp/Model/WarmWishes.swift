import RerunCore

/// Tells the runtime what to keep ready, when it has changed and the viewer has come to rest.
struct WarmWishes: Sendable, Hashable {
  private var streams: [WarmStream] = []
  private var urls: [String] = []
  /// What the present plans were made for; nil makes new ones.
  private var basis: Basis?
  /// When the clock alone changes the plans.
  private var streamsUntil: Seconds?
  private var urlsUntil: Seconds?
  /// In uptime.
  private var streamsDue: Int64?
  private var urlsDue: Int64?

  private struct Basis: Sendable, Hashable {
    var channelID: String?
    var isOn: Bool
    var isBehind: Bool
    var boundary: Seconds?
    /// Grows with the listings.
    var generation: Int
    var tracks: [String: TrackChoice]
    var shortFiles: [String: Int64]
  }

  /// After a change the viewer may go on; in milliseconds.
  static let streamsDelay: Int64 = 500
  static let urlsDelay: Int64 = 3000

  /// When there may be something to tell, in uptime milliseconds.
  func nextDeadline(at now: Moment) -> Int64? {
    let walls = [streamsUntil, urlsUntil].compactMap { $0 }
    let clocks = walls.map { now.uptimeMilliseconds + max(1, $0 * 1000 - now.wallMilliseconds) }
    return ([streamsDue, urlsDue].compactMap { $0 } + clocks).min()
  }

  /// - Parameters:
  ///   - surroundings: Nil while there are no listings.
  ///   - generation: Another number for other listings.
  mutating func update(
    _ tuner: Tuner,
    in surroundings: Tuner.Surroundings?,
    lineup: [Channel],
    generation: Int,
    at now: Moment
  ) -> [Effect] {
    let uptime = now.uptimeMilliseconds
    let isOn = tuner.show != .nothing && surroundings != nil
    let basis = Basis(
      channelID: tuner.channelID,
      isOn: isOn,
      isBehind: tuner.isBehind,
      boundary: tuner.nextBoundary,
      generation: generation,
      tracks: surroundings?.preferences.tracks ?? [:],
      shortFiles: tuner.shortFiles
    )
    if basis != self.basis {
      self.basis = basis
      streamsDue = max(uptime, tuner.tunedAt + Self.streamsDelay)
      urlsDue = max(urlsDue ?? uptime, tuner.tunedAt + Self.urlsDelay, uptime)
    }
    if let until = streamsUntil, now.wall >= until {
      streamsUntil = nil
      streamsDue = streamsDue ?? max(uptime, tuner.tunedAt + Self.streamsDelay)
    }
    if let until = urlsUntil, now.wall >= until {
      urlsUntil = nil
      urlsDue = urlsDue ?? uptime + Self.urlsDelay
    }
    guard isOn, let surroundings else { return letGo() }

    var effects: [Effect] = []
    if let due = streamsDue, uptime >= due {
      let plan = WarmPlan(tuner, in: surroundings, lineup: lineup, at: now.wall)
      streamsDue = nil
      streamsUntil = plan.until.map { max($0, now.wall + 1) }
      if plan.streams != streams {
        streams = plan.streams
        effects.append(.warm(streams))
      }
    }
    if let due = urlsDue, uptime >= due {
      let plan = IndexPlan(tuner, in: surroundings, lineup: lineup, at: now.wall)
      urlsDue = nil
      urlsUntil = plan.until.map { max($0, now.wall + 1) }
      if plan.urls != urls {
        urls = plan.urls
        effects.append(.fetchIndexes(urls))
      }
    }
    return effects
  }

  private mutating func letGo() -> [Effect] {
    streamsDue = nil
    urlsDue = nil
    streamsUntil = nil
    urlsUntil = nil
    guard !streams.isEmpty else { return [] }
    streams = []
    return [.warm([])]
  }
}
