public import RerunCore
import RerunStage

/// The test card: a channel with nothing to show, and the first thing at power-on.
public struct OffAirCard: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    case serverSilent
    case cableOut
    case nothingMatches
    /// The library has nothing at all.
    case nothingToPlay
    case resting(until: Seconds)
    /// At power-on, before anything is known.
    case warmingUp
    /// The clock was never set since power-on.
    case settingClock
  }

  /// Nil before there is one.
  public var channel: Channel?
  public var reason: Reason
  /// Until the next attempt; nil where nothing is tried.
  public var retrySeconds: Seconds?
  /// How long the card has stood: it moves a little every minute.
  public var minutesShown: Int

  public init(channel: Channel?, reason: Reason, retrySeconds: Seconds?, minutesShown: Int = 0) {
    self.channel = channel
    self.reason = reason
    self.retrySeconds = retrySeconds
    self.minutesShown = minutesShown
  }

  /// How long to wait before the `attempt`th retry, counted from 0: 5, 10, 20, 40, then 60 s.
  public static func delay(beforeAttempt attempt: Int) -> Seconds {
    attempt >= 4 ? 60 : 5 << Seconds(max(0, attempt))
  }

  static let screen = "offair"

  public func draw(on canvas: inout Canvas) {
    canvas.list.fill(.stage, canvas.theme.color(.bgBase))
    let drift = CardDrift.offset(minute: minutesShown)
    canvas.layer(dx: drift.dx, dy: drift.dy) { canvas in
      canvas.list.art(.offAir, .stage)
      let (title, line) = lines(canvas.words)
      canvas.placeFitted("off.title", of: Self.screen, text: title)
      if let line { canvas.placeFitted("off.reason", of: Self.screen, text: line) }
      if let retrySeconds {
        canvas.placeFitted(
          "off.retry",
          of: Self.screen,
          text: canvas.words.tryingAgain(in: retrySeconds)
        )
      }
      if let channel { drawBug(channel, on: &canvas) }
    }
  }

  private func lines(_ words: Wording) -> (title: String, reason: String?) {
    switch reason {
    case .serverSilent: (words.offTheAir, words.serverSilent)
    case .cableOut: (words.offTheAir, words.cableOut)
    case .nothingMatches: (words.offTheAir, words.nothingMatches)
    case .nothingToPlay: (words.offTheAir, words.nothingToPlay)
    case .resting(let end): (words.offTheAir, words.resting(until: end))
    case .warmingUp: (words.warmingUp, nil)
    case .settingClock: (words.warmingUp, words.settingClock)
    }
  }

  /// The channel's name in a box as wide as it needs.
  private func drawBug(_ channel: Channel, on canvas: inout Canvas) {
    guard let box = canvas.theme.element("off.bugbox", of: Self.screen),
      let text = canvas.theme.element("off.bug", of: Self.screen), let style = text.style
    else { return }
    let name = "\(channel.number) \(channel.name.isolated)"
    let width = min(900, canvas.width(name, style) + 48)
    let left = (960 - width / 2).rounded()
    canvas.list.box(
      Rect(left, box.box.y, width, box.box.height),
      fill: box.fill,
      corners: Corners(box.radius),
      ring: box.ring,
      glow: box.glow
    )
    let isCut = canvas.width(name, style) + 48 > 900
    canvas.list.text(
      name,
      style,
      text.color ?? .clear,
      in: isCut
        ? Rect(left + 24, text.box.y, width - 48, text.box.height)
        : Rect(left, text.box.y, width, text.box.height),
      alignment: text.alignment,
      overflow: isCut ? .ellipsis : .visible
    )
  }
}
