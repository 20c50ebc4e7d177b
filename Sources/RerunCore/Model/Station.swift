/// Everything the schedule is computed from.
public struct Station: Sendable {
  public var zone: ZoneRules
  public var items: [Item]
  /// Nil builds the automatic lineup; an empty list is a lineup of none.
  public var channels: [Channel]?
  public var fillers: [Filler]

  public init(
    zone: ZoneRules,
    items: [Item],
    channels: [Channel]? = nil,
    fillers: [Filler] = []
  ) {
    self.zone = zone
    self.items = items
    self.channels = channels
    self.fillers = fillers
  }
}
