/// When each item and series of a station is on next: the answer to "where can I see it?".
public struct NextAirings: Sendable {
  public struct Place: Sendable, Hashable {
    public var channelID: String
    public var airing: Airing

    public init(channelID: String, airing: Airing) {
      self.channelID = channelID
      self.airing = airing
    }
  }

  /// By item.
  private var items: [Int: Place] = [:]
  /// By `Item.showID`.
  private var shows: [ByteString: Place] = [:]

  /// - Parameters:
  ///   - channels: In the order of the lineup: of two airings at once, the first channel's counts.
  ///   - span: From now on; what is on at its beginning counts, too.
  public init(_ listings: Listings, channels: [Channel], over span: Range<Seconds>) {
    for channel in channels {
      for slot in listings.slots(of: channel.id, over: span) {
        for airing in slot.programs where airing.end > span.lowerBound {
          guard airing.start < span.upperBound, listings.station.items.indices.contains(airing.item)
          else { continue }
          note(Place(channelID: channel.id, airing: airing), listings.station.items[airing.item])
        }
      }
    }
  }

  private mutating func note(_ place: Place, _ item: Item) {
    func isSooner(_ known: Place?) -> Bool {
      known.map { place.airing.start < $0.airing.start } ?? true
    }
    if isSooner(items[place.airing.item]) { items[place.airing.item] = place }
    guard item.kind == .episode else { return }
    let show = ByteString(item.showID)
    if isSooner(shows[show]) { shows[show] = place }
  }

  public func place(ofItem index: Int) -> Place? { items[index] }
  public func place(ofShow id: String) -> Place? { shows[ByteString(id)] }
}
