public import RerunCore

/// Milliseconds on a monotonic clock whose zero means nothing; only differences count.
public typealias Milliseconds = Int64

/// A key of some device went down, came up, or was lost.
public struct KeyPress: Sendable, Hashable {
  public enum Change: Sendable, Hashable {
    case down
    case up
    /// Nobody saw it come up: the device was unplugged, or the kernel dropped events. No step
    /// follows from it, unlike from `up`.
    case lost
  }

  /// The source of keys that come through the window (SDL); evdev devices count from 1.
  public static let windowSource = 0

  /// Which device; a device that is unplugged and comes back has a new number.
  public var source: Int
  public var command: RemoteCommand
  public var change: Change
  public var at: Milliseconds

  public init(source: Int, command: RemoteCommand, change: Change, at: Milliseconds) {
    self.source = source
    self.command = command
    self.change = change
    self.at = at
  }
}
