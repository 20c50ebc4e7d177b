/// What a key of any remote, keyboard or script becomes.
///
/// The raw values are the words of the key map file and of `rerun-kiosk press`.
public enum RemoteCommand: String, Sendable, Hashable, CaseIterable {
  case up, down, left, right, select, back
  case menu, info, guide, exit, search
  case favourites = "favourites"
  case power
  case playPause = "play-pause"
  case play, pause, stop
  case rewind
  case fastForward = "fast-forward"
  case previous, next
  case channelUp = "channel-up"
  case channelDown = "channel-down"
  case lastChannel = "last-channel"
  case volumeUp = "volume-up"
  case volumeDown = "volume-down"
  case mute
  case audio, subtitle, red, green, yellow, blue
  case digit0 = "0"
  case digit1 = "1"
  case digit2 = "2"
  case digit3 = "3"
  case digit4 = "4"
  case digit5 = "5"
  case digit6 = "6"
  case digit7 = "7"
  case digit8 = "8"
  case digit9 = "9"

  /// Whether it moves something by one: the focus, the channel, the volume.
  public var isStep: Bool {
    switch self {
    case .up, .down, .left, .right, .channelUp, .channelDown, .previous, .next, .volumeUp,
      .volumeDown:
      true
    default: false
    }
  }

  /// 0 to 9 for the digits, else nil.
  public var digit: Int? {
    guard rawValue.utf8.count == 1 else { return nil }
    return Int(rawValue)
  }
}

/// One step a remote asks for, after debouncing, own repeat and long-press detection.
public enum RemoteEvent: Sendable, Hashable {
  /// A press. For Select, Back and Play/Pause, which have a long press, it comes on release.
  case tap(RemoteCommand)
  /// The key is still held: another step. Only arrows, channel, volume and page keys repeat.
  case again(RemoteCommand)
  /// Held for 600 ms; no `tap` follows.
  case hold(RemoteCommand)

  public var command: RemoteCommand {
    switch self {
    case .tap(let command), .again(let command), .hold(let command): command
    }
  }
}
