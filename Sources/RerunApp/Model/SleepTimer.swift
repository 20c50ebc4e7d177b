import RerunCore

/// When the kiosk is to fall silent.
///
/// It counts by the machine's uptime, which the setting of a clock doesn't change; only the end of a
/// programme is by the clock on the wall.
public struct SleepTimer: Sendable, Hashable {
  public enum Choice: Sendable, Hashable {
    case minutes(Int64)
    case endOfProgramme
  }

  /// The programme whose end is waited for.
  struct Programme: Sendable, Hashable {
    var channelID: String
    var start: Seconds
    var end: Seconds
    /// How far the wall clock was ahead of the machine's: another difference is a clock that was set.
    var wallOffset: Int64
  }

  public var choice: Choice
  /// In uptime milliseconds.
  public var dueAt: Int64
  /// It was said that it is nearly time.
  var hasWarned = false
  var programme: Programme?

  public init(choice: Choice, dueAt: Int64) {
    self.choice = choice
    self.dueAt = dueAt
  }

  static func minutes(_ minutes: Int64, at uptime: Int64) -> SleepTimer {
    SleepTimer(choice: .minutes(minutes), dueAt: uptime + minutes * 60_000)
  }

  /// How long before the end it is said, in milliseconds.
  static let warning: Int64 = 60_000
  /// What a key in the last minute gives, in minutes.
  static let postponement: Int64 = 15

  /// When it has something to say or do, in uptime milliseconds.
  var nextChange: Int64 { hasWarned ? dueAt : dueAt - Self.warning }

  func isDue(at uptime: Int64) -> Bool { uptime >= dueAt }

  /// Whether a key now would keep it on.
  func isEnding(at uptime: Int64) -> Bool { uptime >= dueAt - Self.warning }

  /// A key in the last minute: a quarter of an hour more.
  mutating func postpone(at uptime: Int64) {
    choice = .minutes(Self.postponement)
    dueAt = max(dueAt, uptime) + Self.postponement * 60_000
    hasWarned = false
    programme = nil
  }

  // MARK: - The end of a programme

  /// Follows what is on.
  ///
  /// - Parameters:
  ///   - present: What is on the channel now, or comes next there; nil if that isn't known.
  ///   - end: When that is over, in uptime milliseconds; nil while it stands still.
  mutating func follow(_ present: Programme?, end: Int64?, at uptime: Int64) {
    guard choice == .endOfProgramme else { return }
    guard let present else {
      // Nothing to wait for: as if it went on.
      dueAt = max(dueAt, uptime + Self.warning * 2)
      return
    }
    if let programme, programme.channelID == present.channelID,
      abs(programme.wallOffset - present.wallOffset) < 5000, programme.start != present.start
    {
      // What was watched is over, and the channel is on to the next.
      dueAt = min(dueAt, uptime)
      return
    }
    programme = present
    dueAt = end ?? uptime + Self.never
    if let end, end - uptime > Self.warning { hasWarned = false }
  }

  /// As good as never, in milliseconds.
  private static let never: Int64 = 365 * 86_400_000
}
