/// What fills the breaks of a station (docs/SCHEDULE.md section 9).
public struct Breaks: Sendable {
  private struct Spot: Sendable {
    /// Index into `Station.fillers`.
    var filler: Int
    var id: [UInt8]
    var runtime: Seconds
  }

  /// By id.
  private let spots: [Spot]

  /// The station card that counts down to the next slot has the rest of a break, at least this long,
  /// in seconds.
  private static let stationCard: Seconds = 15
  /// A shorter break is the card alone, in seconds.
  private static let shortest: Seconds = 30

  public init(fillers: [Filler]) {
    spots = fillers.indices.filter { fillers[$0].runtime > 0 }
      .sorted { ByteString(fillers[$0].id) < ByteString(fillers[$1].id) }
      .map { Spot(filler: $0, id: Array(fillers[$0].id.utf8), runtime: fillers[$0].runtime) }
  }

  /// What fills the break of a slot, back to back from the break's start.
  public func fillers(of channelID: String, in slot: Slot) -> [FillerAiring] {
    var instant = slot.programs.last?.end ?? slot.start
    guard !spots.isEmpty, slot.end - instant >= Self.shortest else { return [] }
    let end = slot.end - Self.stationCard
    let drawn = Seed("break", channelID, String(slot.start)).drawn(spots) { $0.id[...] }
    var airings: [FillerAiring] = []
    var hasTaken: Bool
    repeat {
      hasTaken = false
      for spot in drawn where spot.runtime <= end - instant {
        airings.append(
          FillerAiring(filler: spot.filler, start: instant, end: instant + spot.runtime)
        )
        instant += spot.runtime
        hasTaken = true
      }
    } while hasTaken && slot.programs.isEmpty
    return airings
  }
}

/// One airing of a filler.
public struct FillerAiring: Sendable, Hashable {
  /// Index into `Station.fillers`.
  public var filler: Int
  public var start: Seconds
  public var end: Seconds

  public init(filler: Int, start: Seconds, end: Seconds) {
    self.filler = filler
    self.start = start
    self.end = end
  }
}
