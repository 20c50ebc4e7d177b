import RerunCore

extension Tuner {
  /// The library or the days changed: what plays goes on where it is still what is on, or where the
  /// viewer keeps it on.
  mutating func adopt(
    _ surroundings: Surroundings,
    in previous: Listings,
    at now: Moment
  ) -> [Effect] {
    let new = surroundings.listings
    if let held { self.held = renewed(held, new, previous) }
    failedFiller = failedFiller.flatMap { filler in
      channelID.flatMap { same(filler, of: $0, in: new, from: previous) }
    }
    guard let channelID else { return [] }
    switch show {
    case .programme(let airing, let picture):
      let same =
        new.same(airing, of: channelID, from: previous)
        ?? (isBehind ? new.sameItem(airing, from: previous) : nil)
      guard let same, new.url(of: same) == previous.url(of: airing) else {
        return join(in: surroundings, at: now)
      }
      show = .programme(same, picture)
    case .filler(let filler, let picture):
      guard let same = same(filler, of: channelID, in: new, from: previous) else {
        return join(in: surroundings, at: now)
      }
      show = .filler(same, picture)
    case .nothing, .interval, .offAir: break
    }
    return follow(in: surroundings, at: now)
  }

  /// What is held, in the new listings' terms; nil where they don't know it.
  private func renewed(_ held: Held, _ new: Listings, _ previous: Listings) -> Held? {
    var held = held
    switch held.show {
    case .programme(let airing, let picture):
      guard let same = new.sameItem(airing, from: previous) else { return nil }
      held.show = .programme(same, picture)
    case .filler(let filler, let picture):
      guard let channelID = held.channelID,
        let same = same(filler, of: channelID, in: new, from: previous)
      else { return nil }
      held.show = .filler(same, picture)
    case .nothing, .interval, .offAir: break
    }
    return held
  }

  /// The filler of `new` that `previous` had as `filler`: the same one at the same time.
  private func same(
    _ filler: FillerAiring,
    of channelID: String,
    in new: Listings,
    from previous: Listings
  ) -> FillerAiring? {
    let plan = Self.plan(channelID, in: new, at: filler.start, shortFiles: shortFiles).0
    guard case .stream(.filler(let found, _)) = plan, found.start == filler.start,
      found.end == filler.end, previous.station.fillers.indices.contains(filler.filler),
      new.station.fillers[found.filler] == previous.station.fillers[filler.filler]
    else { return nil }
    return found
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

  /// `airing` of `previous` by these listings' numbers, whether or not it still airs; nil if its item
  /// isn't in the library any more.
  func sameItem(_ airing: Airing, from previous: Listings) -> Airing? {
    guard previous.station.items.indices.contains(airing.item) else { return nil }
    let id = previous.station.items[airing.item].id
    if station.items.indices.contains(airing.item), station.items[airing.item].id == id {
      return airing
    }
    return station.items.firstIndex { $0.id == id }.map {
      Airing(item: $0, start: airing.start, end: airing.end)
    }
  }

  func url(of airing: Airing) -> String { station.items[airing.item].details.url }
}
