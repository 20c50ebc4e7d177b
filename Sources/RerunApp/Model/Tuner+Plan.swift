import RerunCore

extension Tuner {
  /// What is on by the clock.
  enum Plan: Sendable, Hashable {
    /// Nothing is known.
    case nothing
    /// Something with a stream; its picture is `.opening`.
    case stream(Show)
    case card(Show)
  }

  /// What a channel has on at `instant`, and until when.
  ///
  /// - Parameters:
  ///   - failedFiller: The card has its time.
  ///   - present: A filler that is on already, and has its time to the end.
  static func plan(
    _ channelID: String?,
    in listings: Listings,
    at instant: Seconds,
    shortFiles: [String: Int64],
    without failedFiller: FillerAiring? = nil,
    keeping present: FillerAiring? = nil
  ) -> (Plan, end: Seconds?) {
    guard let channelID, let slot = listings.slot(of: channelID, at: instant) else {
      return (.nothing, nil)
    }
    var stretch = slot
    var card: Show = slot.programs.isEmpty ? .offAir(end: slot.end) : .interval(end: slot.end)
    if let airing = slot.programs.first(where: { ($0.start..<$0.end).contains(instant) }) {
      let short = shortFiles[listings.station.items[airing.item].id]
      guard let short, instant - airing.start > short / 1000 - shortestJoin else {
        return (.stream(.programme(airing, .opening)), airing.end)
      }
      // The rest of its time is a break like any other.
      let realEnd = min(airing.end, max(airing.start, airing.start + short / 1000))
      stretch = Slot(start: realEnd, end: airing.end, programs: [])
      card = .programme(airing, .over)
    }
    let fillers = listings.fillers(of: channelID, in: stretch)
    guard let filler = fillers.first(where: { instant < $0.end }) else {
      return (.card(card), stretch.end)
    }
    guard filler.start <= instant else { return (.card(card), filler.start) }
    let isPlayable =
      filler != failedFiller && !listings.station.fillers[filler.filler].url.isEmpty
      && (filler == present || filler.end - instant >= shortestJoin)
    return (isPlayable ? .stream(.filler(filler, .opening)) : .card(card), filler.end)
  }
}

extension Tuner.Plan {
  var show: Tuner.Show {
    switch self {
    case .nothing: .nothing
    case .stream(let show), .card(let show): show
    }
  }
}

extension Tuner.Show {
  var airing: Airing? {
    if case .programme(let airing, _) = self { return airing }
    return nil
  }

  /// The same with another picture.
  func with(_ picture: Tuner.Picture) -> Tuner.Show {
    switch self {
    case .programme(let airing, _): .programme(airing, picture)
    case .filler(let filler, _): .filler(filler, picture)
    case .nothing, .interval, .offAir: self
    }
  }

  /// Whether both are the same airing or card, however far their pictures are.
  func isSame(as other: Tuner.Show) -> Bool { with(.opening) == other.with(.opening) }
}
