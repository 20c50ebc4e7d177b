import RerunCore

/// What one cell of the grid stands for.
struct GuideCell: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case programme(Airing)
    /// Off the air, or a day's sign-off.
    case offAir
    /// The rest of a slot after its programmes; focus passes it by.
    case interval
  }

  var start: Seconds
  var end: Seconds
  var kind: Kind

  var isFocusable: Bool { kind != .interval }
  var airing: Airing? {
    if case .programme(let airing) = kind { return airing }
    return nil
  }

  func contains(_ instant: Seconds) -> Bool { start <= instant && instant < end }

  /// The cells of a channel over `range`; the first and last may reach outside it.
  ///
  /// A break too short to be seen (under `shortestGap` seconds) belongs to the programme before it.
  /// Slots without programmes that meet (a sign-off and the next day's first gap) are one cell, which
  /// is the same whatever part of it is asked for.
  static func cells(
    of channelID: String,
    over range: Range<Seconds>,
    in listings: Listings,
    shortestGap: Seconds = 0
  ) -> [GuideCell] {
    var cells: [GuideCell] = []
    for slot in slots(of: channelID, over: range, in: listings) {
      guard let last = slot.programs.last else {
        if let previous = cells.last, previous.kind == .offAir {
          cells[cells.count - 1].end = slot.end
        } else {
          cells.append(GuideCell(start: slot.start, end: slot.end, kind: .offAir))
        }
        continue
      }
      for airing in slot.programs {
        cells.append(GuideCell(start: airing.start, end: airing.end, kind: .programme(airing)))
      }
      if slot.end - last.end >= max(1, shortestGap) {
        cells.append(GuideCell(start: last.end, end: slot.end, kind: .interval))
      } else {
        cells[cells.count - 1].end = slot.end
      }
    }
    return cells.filter { $0.end > range.lowerBound && $0.start < range.upperBound }
  }

  /// The slots over `range`, and at its ends all of those without programmes that meet.
  private static func slots(
    of channelID: String,
    over range: Range<Seconds>,
    in listings: Listings
  ) -> [Slot] {
    var slots = listings.slots(of: channelID, over: range)
    while let first = slots.first, first.programs.isEmpty,
      let earlier = listings.slot(of: channelID, at: first.start - 1), earlier.programs.isEmpty
    {
      slots.insert(earlier, at: 0)
    }
    while let last = slots.last, last.programs.isEmpty,
      let later = listings.slot(of: channelID, at: last.end), later.programs.isEmpty
    {
      slots.append(later)
    }
    return slots
  }
}
