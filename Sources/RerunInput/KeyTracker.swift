public import RerunCore

/// Turns keys going down and up into the steps a viewer means.
///
/// Remotes report one press twice, repeat at their own speed, and lose releases. So the repeats of
/// devices are ignored and made here, at the same speed for all; the same command from two devices
/// at once counts once; and what nobody releases stops by itself. Nothing is ever queued: a loop
/// that comes late gets one step, not the missed ones.
///
/// The newest key that is down is the one that repeats, as on any keyboard.
public struct KeyTracker: Sendable {
  /// The durations of the rules, in milliseconds.
  public enum Timing {
    /// From going down to the first repeat.
    public static let firstRepeat: Milliseconds = 400
    /// Between repeats.
    public static let repeatInterval: Milliseconds = 110
    /// Between repeats once a key was held for `fastAfter`.
    public static let fastInterval: Milliseconds = 60
    public static let fastAfter: Milliseconds = 1200
    public static let longPress: Milliseconds = 600
    /// The same command from another source within this time is the same press.
    public static let echoWindow: Milliseconds = 60
    /// A key that is down for longer has lost its release.
    public static let stuckAfter: Milliseconds = 30_000
    /// A repeat no later than this (a frame) keeps the beat; a later one starts a new beat.
    static let forgivenLateness: Milliseconds = 17
  }

  private struct HeldKey {
    var source: Int
    var command: RemoteCommand
    var pressedAt: Milliseconds
    /// When it repeats or becomes a long press; nil if nothing more comes of it.
    var deadline: Milliseconds?
    /// The same press as another source's: its release means nothing.
    var isEcho = false
    /// Held for long it is another order, by the rules of when it went down.
    var hasLongPress: Bool
    var gaveHold = false
  }

  /// The last press of a command that counted, and whose echoes of it were taken for it.
  private struct CountedPress {
    var source: Int
    var at: Milliseconds
    var echoedBy: [Int] = []
  }

  /// Commands that have a long press for now, beside those that always do; they don't repeat.
  ///
  /// A key that is down already stays what it was.
  public var extraLongPresses: Set<RemoteCommand> = []
  private var heldKeys: [HeldKey] = []
  private var counted: [RemoteCommand: CountedPress] = [:]

  public init() {}

  /// When `poll` must be called next, if no key comes before; nil when no key is held.
  public var nextDeadline: Milliseconds? {
    heldKeys.lazy.compactMap(\.deadline).min()
  }

  /// Takes one key change, in the order they happened; at most one step comes of it.
  public mutating func feed(_ press: KeyPress) -> [RemoteEvent] {
    switch press.change {
    case .down: goDown(press)
    case .up: comeUp(press)
    case .lost: forget(press)
    }
  }

  /// Forgets every key of a source, which is gone; no step comes of it.
  public mutating func forget(source: Int) {
    heldKeys.removeAll { $0.source == source }
  }

  /// What the keys that are still held give at `now`: at most one repeat, however late it is.
  public mutating func poll(at now: Milliseconds) -> [RemoteEvent] {
    var events: [RemoteEvent] = []
    for index in heldKeys.indices {
      guard let due = heldKeys[index].deadline, due <= now else { continue }
      if heldKeys[index].hasLongPress {
        heldKeys[index].deadline = nil
        heldKeys[index].gaveHold = true
        events.append(.hold(heldKeys[index].command))
      } else {
        let isStuck = now - heldKeys[index].pressedAt > Timing.stuckAfter
        heldKeys[index].deadline = isStuck ? nil : nextRepeat(of: heldKeys[index], due, now)
        if !isStuck { events.append(.again(heldKeys[index].command)) }
      }
    }
    return events
  }

  private func nextRepeat(
    of key: HeldKey,
    _ due: Milliseconds,
    _ now: Milliseconds
  ) -> Milliseconds? {
    let beat = now - due <= Timing.forgivenLateness ? due : now
    let isFast = now - key.pressedAt >= Timing.fastAfter
    let next = beat + (isFast ? Timing.fastInterval : Timing.repeatInterval)
    return next - key.pressedAt > Timing.stuckAfter ? nil : next
  }

  private mutating func goDown(_ press: KeyPress) -> [RemoteEvent] {
    if let known = take(press.source, press.command),
      press.at - known.pressedAt <= Timing.stuckAfter
    {
      heldKeys.append(known)  // the device's own repeat
      return []
    }
    var key = HeldKey(
      source: press.source,
      command: press.command,
      pressedAt: press.at,
      hasLongPress: press.command.hasLongPress || extraLongPresses.contains(press.command)
    )
    if let first = counted[press.command], first.source != press.source,
      abs(press.at - first.at) <= Timing.echoWindow, !first.echoedBy.contains(press.source)
    {
      counted[press.command]?.echoedBy.append(press.source)
      key.isEcho = true
      heldKeys.append(key)
      return []
    }
    counted[press.command] = CountedPress(source: press.source, at: press.at)
    for index in heldKeys.indices
    where heldKeys[index].command.repeats && !heldKeys[index].hasLongPress {
      heldKeys[index].deadline = nil
    }
    if key.hasLongPress {
      key.deadline = press.at + Timing.longPress
      heldKeys.append(key)
      return []
    }
    key.deadline = press.command.repeats ? press.at + Timing.firstRepeat : nil
    heldKeys.append(key)
    return [.tap(press.command)]
  }

  private mutating func comeUp(_ press: KeyPress) -> [RemoteEvent] {
    guard let key = take(press.source, press.command), !key.isEcho,
      key.hasLongPress, !key.gaveHold
    else { return [] }
    // The loop may have slept through the long press: the time it was down decides.
    let wasLong = press.at - key.pressedAt >= Timing.longPress
    return [wasLong ? .hold(press.command) : .tap(press.command)]
  }

  private mutating func forget(_ press: KeyPress) -> [RemoteEvent] {
    _ = take(press.source, press.command)
    return []
  }

  private mutating func take(_ source: Int, _ command: RemoteCommand) -> HeldKey? {
    guard
      let index = heldKeys.firstIndex(where: { $0.source == source && $0.command == command })
    else { return nil }
    return heldKeys.remove(at: index)
  }
}

extension RemoteCommand {
  /// Whether holding it for 600 ms is another order than a press.
  public var hasLongPress: Bool {
    switch self {
    case .select, .back, .playPause: true
    default: false
    }
  }

  /// Whether holding it means more steps.
  public var repeats: Bool {
    switch self {
    case .up, .down, .left, .right, .channelUp, .channelDown, .volumeUp, .volumeDown: true
    default: false
    }
  }
}
