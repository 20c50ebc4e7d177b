/// What a clock on the wall shows.
public struct WallClock: Sendable, Hashable {
  public var hour: Int
  public var minute: Int
  public var second: Int
  /// 0 is Sunday.
  public var weekday: Int

  public init(hour: Int, minute: Int, second: Int, weekday: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.weekday = weekday
  }
}
