public import RerunCore

/// When the kiosk is to fall silent.
public struct SleepTimer: Sendable, Hashable {
  public enum Choice: Sendable, Hashable {
    case minutes(Int64)
    case endOfProgramme
  }

  public var choice: Choice
  /// In uptime, which the setting of a clock doesn't change.
  public var dueAt: Int64

  public init(choice: Choice, dueAt: Int64) {
    self.choice = choice
    self.dueAt = dueAt
  }
}
