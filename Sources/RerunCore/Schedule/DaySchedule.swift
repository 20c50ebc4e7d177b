/// One day of a station.
public struct DaySchedule: Sendable {
  public var day: Day
  public var start: Seconds
  public var end: Seconds
  /// By number, then id.
  public var lineup: [Channel]
  /// The slots that start in the day, by channel id.
  public var slots: SlotTable

  public init(day: Day, start: Seconds, end: Seconds, lineup: [Channel], slots: SlotTable) {
    self.day = day
    self.start = start
    self.end = end
    self.lineup = lineup
    self.slots = slots
  }
}
