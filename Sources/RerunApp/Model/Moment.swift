public import RerunCore

/// An instant, on both clocks: the wall's, which may be set, and the machine's, which only runs.
public struct Moment: Sendable, Hashable {
  /// Since 1970 UTC.
  public var wallMilliseconds: Int64
  /// Since some fixed point; never steps.
  public var uptimeMilliseconds: Int64

  public init(wallMilliseconds: Int64, uptimeMilliseconds: Int64) {
    self.wallMilliseconds = wallMilliseconds
    self.uptimeMilliseconds = uptimeMilliseconds
  }

  /// The wall clock in whole seconds.
  public var wall: Seconds { wallMilliseconds.flooredDivision(by: 1000) }

  /// How far the wall clock is ahead of the machine's; changes only when the clock is set.
  var wallOffset: Int64 { wallMilliseconds - uptimeMilliseconds }

  /// A clock that shows a year before 2024 hasn't been set yet.
  public var isPlausible: Bool { wall >= 1_704_067_200 }
}

extension Int64 {
  /// The quotient rounded down, also for negative numbers.
  func flooredDivision(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
