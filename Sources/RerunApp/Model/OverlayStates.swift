public import RerunCore

/// An open programme page.
public struct InfoState: Sendable, Hashable {
  public var channelID: String
  public var airing: Airing
  public var focus = 0
  public var openedAt: Int64
}

/// An open side panel and where it is.
public struct MenuState: Sendable, Hashable {
  public enum Page: Sendable, Hashable {
    case options
    case themes
    case sleep
    /// Asks whether to end; the first row stays.
    case quit
    /// A channel's own sheet.
    case channel(id: String)
  }

  public var page: Page
  public var focus = 0
  public var openedAt: Int64
  /// It was opened from the options, and goes back to them.
  var isFromOptions = false
}

/// The open panel of sound and subtitles.
public struct TracksState: Sendable, Hashable {
  /// Index into its rows.
  public var focus = 0
  public var openedAt: Int64
}

/// Digits being typed.
public struct NumberEntry: Sendable, Hashable {
  public var typed: String
  public var changedAt: Int64
  /// Set when what was typed is no channel: since when that is said.
  public var refusedAt: Int64?

  /// After the last digit, in milliseconds.
  static let hold: Int64 = 1500
  /// Digits that are kept of what is no channel.
  static let longest = 6
  /// How long "No channel 999" is said.
  static let refusal: Int64 = 1200
}

/// The banner over the picture.
struct BannerState: Sendable, Hashable {
  /// When it came or was last kept; nil while it isn't shown.
  var shownAt: Int64?
  var enteredAt: Int64 = 0
  /// When it was sent away; it is still sliding out for a moment.
  var leftAt: Int64?
  /// Nil is the first chip.
  var focus: BannerChip?
}

/// That the picture is later than the clock is said for a moment, and for as long as it is paused.
struct BehindNotice: Sendable, Hashable {
  private(set) var isPaused = false
  private(set) var behindMilliseconds: Int64?
  /// Since when the short line stands, in uptime.
  private(set) var shownAt: Int64?

  /// How long the short line stands, in milliseconds.
  static let hold: Int64 = 4000
  /// Further is a leap, in milliseconds.
  private static let leap: Int64 = 2000

  mutating func follow(_ playback: AppModel.Playback, at uptime: Int64) {
    let behind = playback.isBehind ? playback.behindMilliseconds : nil
    defer {
      isPaused = playback.isPaused
      behindMilliseconds = behind
    }
    guard let behind, !playback.isPaused else {
      shownAt = nil
      return
    }
    let hasLeapt = behindMilliseconds.map { abs($0 - behind) >= Self.leap } ?? true
    if isPaused || hasLeapt { shownAt = uptime }
    if let shown = shownAt, uptime >= shown + Self.hold { shownAt = nil }
  }

  var nextChange: Int64? { shownAt.map { $0 + Self.hold } }
}

/// The channel card of a change.
struct IdentState: Sendable, Hashable {
  /// When it comes on.
  var startedAt: Int64
  /// It comes only because the picture takes its time, and goes with it.
  var isStopgap = false
  /// Set once there is a picture and the card has had its time.
  var leftAt: Int64?

  /// How long a picture may take before a card stands in for it, in milliseconds.
  static let patience: Int64 = 250

  /// Whether it has come on.
  func isShown(at uptime: Int64) -> Bool { uptime >= startedAt }

  /// Whether it hides what is behind it.
  func covers(at uptime: Int64) -> Bool { isShown(at: uptime) && leftAt == nil }
}

/// Short notes at the foot of the stage, one after another.
struct ToastQueue: Sendable, Hashable {
  struct Toast: Sendable, Hashable {
    var iconName: String
    var text: String
  }

  var toasts: [Toast] = []
  var shownAt: Int64 = 0

  mutating func add(_ toast: Toast, at uptime: Int64) {
    if toasts.isEmpty { shownAt = uptime }
    // The same note again only starts over; a flood of notes keeps the newest few.
    if let last = toasts.last, last == toast { return }
    toasts.append(toast)
    if toasts.count > 4 { toasts.removeFirst(toasts.count - 4) }
  }
}
