/// Channel 99 is on.
public struct Scramble: Sendable, Hashable {
  /// In uptime.
  public var startedAt: Int64

  public init(startedAt: Int64) {
    self.startedAt = startedAt
  }
}
