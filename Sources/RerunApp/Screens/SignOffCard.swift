public import RerunCore
import RerunStage

/// Good night: a channel that has closed, or the end of the sleep timer.
public struct SignOffCard: Sendable, Hashable {
  /// What the channel comes back with.
  public struct Return: Sendable, Hashable {
    public var start: Seconds
    public var title: String

    public init(start: Seconds, title: String) {
      self.start = start
      self.title = title
    }
  }

  /// Nil for the kiosk as a whole.
  public var channel: Channel?
  /// Nil says "Good night." instead.
  public var next: Return?
  public var now: Seconds
  /// How long the card has stood: it moves every minute and dims after five.
  public var minutesShown: Int
  /// The kiosk sleeps until a key is pressed.
  public var isAsleep: Bool

  public init(
    channel: Channel?,
    next: Return?,
    now: Seconds,
    minutesShown: Int = 0,
    isAsleep: Bool = false
  ) {
    self.channel = channel
    self.next = next
    self.now = now
    self.minutesShown = minutesShown
    self.isAsleep = isAsleep
  }

  static let screen = "offair-signoff"
  /// After these minutes the card goes dark, the moon least.
  static let dimAfter = 5

  public func draw(on canvas: inout Canvas) {
    let isMarquee = canvas.theme.ornament.offAir == .reelCard
    let light = minutesShown >= Self.dimAfter ? 0.2 : 1
    let drift = CardDrift.offset(minute: minutesShown)
    canvas.list.fill(.stage, .black)
    // The moon is in the picture of the night and keeps some of its light with it.
    canvas.layer(opacity: light < 1 ? 0.4 : 1) { $0.list.art(.signOff, .stage) }
    canvas.layer(dx: drift.dx, dy: drift.dy, opacity: light) { canvas in
      if isMarquee { drawEnd(on: &canvas) } else { drawGoodNight(on: &canvas) }
    }
    canvas.layer(opacity: light) { $0.edges() }
  }

  private func drawGoodNight(on canvas: inout Canvas) {
    let words = canvas.words
    canvas.place("off.kick", of: Self.screen, text: words.timeWithSuffix(now))
    canvas.placeFitted("off.title", of: Self.screen, text: words.thatsAll(isMarquee: false))
    if let place = canvas.theme.element("off.sub", of: Self.screen), let style = place.style {
      let lines =
        next.map { [words.signsOn(channel?.name ?? "", at: $0.start), "\($0.title)."] }
        ?? [words.goodNight]
      // Two lines with an ellipsis each: neither a long name nor a long title hides the other.
      for (index, line) in lines.enumerated() {
        canvas.list.text(
          line,
          style,
          place.color ?? .clear,
          in: Rect(
            place.box.x,
            place.box.y + Double(index) * style.lineHeight,
            1824 - place.box.x - 24,
            style.lineHeight
          )
        )
      }
    }
    canvas.hints(
      isAsleep
        ? [(.named(words.anyKey), words.wakeUp)]
        : [(.upDown, words.otherChannels), (.named(words.backKey), words.guide)],
      at: 98,
      936
    )
  }

  private func drawEnd(on canvas: inout Canvas) {
    let words = canvas.words
    canvas.placeFitted("off.title", of: Self.screen, text: words.thatsAll(isMarquee: true))
    canvas.place(
      "off.sub",
      of: Self.screen,
      text: next.map { words.risesAgain(channel?.name ?? "", at: $0.start, with: $0.title) }
        ?? words.goodNight
    )
  }
}
