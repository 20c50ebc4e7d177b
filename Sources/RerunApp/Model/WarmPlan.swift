import RerunCore

/// Which streams may be wanted next, by what is on.
struct WarmPlan: Sendable, Hashable {
  /// The most wanted first.
  var streams: [WarmStream] = []
  /// When another plan may come of the clock alone, in seconds of the wall clock.
  var until: Seconds?

  /// What follows is kept ready so long before it begins.
  static let lead: Seconds = 8
  /// A stream that is over sooner isn't worth it.
  static let shortest: Seconds = 15

  /// - Parameter lineup: In the order in which channels are gone through.
  init(_ tuner: Tuner, in surroundings: Tuner.Surroundings, lineup: [Channel], at now: Seconds) {
    guard let tuned = tuner.channelID, tuner.show != .nothing else { return }
    let look = Look(surroundings: surroundings, shortFiles: tuner.shortFiles, now: now)
    addNext(tuner, look, lineup)
    var seen: Set<String> = [tuned]
    for (purpose, channel) in Self.neighbours(of: tuner, in: lineup)
    where seen.insert(channel.id).inserted {
      let (stream, end) = look.present(channel, purpose)
      if let stream { streams.append(stream) }
      if let end { turn(at: end) }
    }
  }

  private mutating func turn(at instant: Seconds) { until = min(until ?? instant, instant) }

  private mutating func addNext(_ tuner: Tuner, _ look: Look, _ lineup: [Channel]) {
    guard !tuner.isBehind, let boundary = tuner.nextBoundary, boundary > look.now,
      let channel = lineup.first(where: { $0.id == tuner.channelID })
    else { return }
    guard boundary - look.now <= Self.lead else {
      turn(at: boundary - Self.lead)
      return
    }
    turn(at: boundary)
    if let next = look.stream(channel, .next, at: boundary) { streams.append(next) }
  }

  /// Channel up, channel down and the last one.
  private static func neighbours(
    of tuner: Tuner,
    in lineup: [Channel]
  ) -> [(WarmStream.Purpose, Channel)] {
    var found: [(WarmStream.Purpose, Channel)] = []
    if let place = lineup.firstIndex(where: { $0.id == tuner.channelID }) {
      found.append((.channelUp, lineup[(place + 1) % lineup.count]))
      found.append((.channelDown, lineup[(place + lineup.count - 1) % lineup.count]))
    }
    if let last = lineup.first(where: { $0.id == tuner.previousChannelID }) {
      found.append((.lastChannel, last))
    }
    return found
  }
}

/// What other channels have on.
private struct Look {
  var surroundings: Tuner.Surroundings
  var shortFiles: [String: Int64]
  var now: Seconds

  /// What a channel has on now, and when another look is worth it.
  func present(
    _ channel: Channel,
    _ purpose: WarmStream.Purpose
  ) -> (WarmStream?, until: Seconds?) {
    let end = plan(channel, at: now).end
    guard let end, end - now >= WarmPlan.shortest else { return (nil, end) }
    // What is nearly over is let go.
    return (stream(channel, purpose, at: now), end - WarmPlan.shortest + 1)
  }

  func plan(_ channel: Channel, at instant: Seconds) -> (Tuner.Plan, end: Seconds?) {
    Tuner.plan(channel.id, in: surroundings.listings, at: instant, shortFiles: shortFiles)
  }

  func stream(_ channel: Channel, _ purpose: WarmStream.Purpose, at instant: Seconds)
    -> WarmStream?
  {
    guard case .stream(let show) = plan(channel, at: instant).0 else { return nil }
    let url: String
    let start: Seconds
    var tracks = TrackChoice()
    switch show {
    case .programme(let airing, _):
      let item = surroundings.listings.station.items[airing.item]
      guard shortFiles[item.id] == nil else { return nil }
      url = item.details.url
      start = airing.start
      tracks = surroundings.preferences.tracks[item.trackKey] ?? tracks
    case .filler(let filler, _):
      url = surroundings.listings.station.fillers[filler.filler].url
      start = filler.start
    case .nothing, .interval, .offAir: return nil
    }
    guard !url.isEmpty, !url.hasPrefix("sample:") else { return nil }
    var stream = WarmStream(
      purpose: purpose,
      channelNumber: channel.number,
      url: url,
      startMilliseconds: start * 1000
    )
    stream.tracks = tracks
    return stream
  }
}

/// Files whose index is worth reading ahead.
struct IndexPlan: Sendable, Hashable {
  var urls: [String] = []
  /// When another plan may come of the clock alone.
  var until: Seconds?

  static let longest = 40

  /// The nearest channels' present programmes first.
  init(_ tuner: Tuner, in surroundings: Tuner.Surroundings, lineup: [Channel], at now: Seconds) {
    guard !lineup.isEmpty, tuner.show != .nothing else { return }
    let place = lineup.firstIndex { $0.id == tuner.channelID } ?? 0
    var seen: Set<String> = []
    for distance in 0...(lineup.count / 2) {
      for step in distance == 0 ? [0] : [distance, -distance] {
        let channel = lineup[((place + step) % lineup.count + lineup.count) % lineup.count]
        guard seen.insert(channel.id).inserted,
          let slot = surroundings.listings.slot(of: channel.id, at: now)
        else { continue }
        let change = slot.programs.flatMap { [$0.start, $0.end] }.first { $0 > now } ?? slot.end
        until = min(until ?? change, change)
        guard urls.count < Self.longest,
          let airing = slot.programs.first(where: { ($0.start..<$0.end).contains(now) })
        else { continue }
        let url = surroundings.listings.url(of: airing)
        if Self.hasIndex(url), !urls.contains(url) { urls.append(url) }
      }
    }
  }

  /// Whether it is an MP4 file of a server.
  static func hasIndex(_ url: String) -> Bool {
    let lower = url.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return false }
    let path = lower.prefix { $0 != "?" && $0 != "#" }
    return [".mp4", ".m4v", ".mov"].contains { path.hasSuffix($0) }
  }
}
