public import RerunCore
public import RerunStage

/// Between two programmes: what comes next, and when.
///
/// With nothing next, a `SignOffCard` stands in its place.
public struct BreakCard: Sendable, Hashable {
  public var channel: Channel
  /// Nil leaves out the ticket, not the countdown.
  public var next: Item?
  /// A picture of what is next; nil leaves its place to the text.
  public var still: Art?
  public var nextStart: Seconds
  /// Since 1970 UTC, in milliseconds: the countdown's tick moves within the second.
  public var nowMilliseconds: Int64
  /// Counts bulb steps; only its remainder by three shows.
  public var bulbPhase: Int
  public var isReduced: Bool

  public init(
    channel: Channel,
    next: Item?,
    still: Art?,
    nextStart: Seconds,
    nowMilliseconds: Int64,
    bulbPhase: Int = 0,
    isReduced: Bool = false
  ) {
    self.channel = channel
    self.next = next
    self.still = still
    self.nextStart = nextStart
    self.nowMilliseconds = nowMilliseconds
    self.bulbPhase = bulbPhase
    self.isReduced = isReduced
  }

  /// Above this the card names the time instead of counting.
  public static let longestCountdown: Seconds = 600
  /// Below this the ticking shows.
  static let lastSeconds: Seconds = 10

  /// Whole seconds until the next programme; the last one counts down to 0 when it has passed.
  public var secondsLeft: Seconds {
    max(0, (nextStart * 1000 - nowMilliseconds + 999) / 1000)
  }

  /// How long a bulb step takes: half as long in the last ten seconds.
  public static func bulbStep(_ theme: Theme, secondsLeft: Seconds) -> Int64 {
    let step = theme.motion(.bulbStep).milliseconds
    return secondsLeft < lastSeconds ? step / 2 : step
  }

  public func draw(on canvas: inout Canvas) {
    switch canvas.theme.ornament.break {
    case .curtain:
      canvas.list.art(.breakStage, .stage)
      if let spot = canvas.theme.element("spot", of: "break")?.box {
        canvas.list.art(.breakSpot, spot)
      }
      canvas.place(
        "break.kick",
        of: "break",
        text: [channel.name, canvas.words.shortBreak].joined(apartBy: Wording.separator)
      )
      canvas.placeFitted("break.title", of: "break", text: canvas.words.rightBack)
      drawPill(on: &canvas)
    case .marquee:
      canvas.backdrop()
      drawMarquee(on: &canvas)
    }
    drawTicket(on: &canvas)
    if canvas.theme.ornament.break == .marquee { canvas.edges(scroll: 24) }
  }

  private var isCounting: Bool { secondsLeft <= Self.longestCountdown }

  private func count(_ words: Wording) -> String {
    isCounting ? words.countdown(secondsLeft) : words.time(nextStart)
  }

  // MARK: - Curtain

  private func drawPill(on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let pill = theme.element("break.pill", of: "break"),
      let labelPlace = theme.element("break.countLabel", of: "break"),
      let countPlace = theme.element("break.count", of: "break"),
      let labelStyle = labelPlace.style, let countStyle = countPlace.style
    else { return }
    let label = isCounting ? canvas.words.backIn : canvas.words.backAt
    let count = count(canvas.words)
    let labelWidth = canvas.width(label, labelStyle)
    // With every digit as wide as a zero the pill keeps its size from second to second.
    let zeros = String(count.map { $0.isNumber ? "0" : $0 })
    let countWidth = canvas.width(zeros, countStyle)
    let width = 48 + labelWidth + 28 + countWidth + 48
    let left = (960 - width / 2).rounded()
    canvas.list.box(
      Rect(left, pill.box.y, width, pill.box.height),
      fill: pill.fill,
      corners: Corners(pill.radius),
      ring: pill.ring,
      glow: pill.glow
    )
    canvas.list.text(
      label,
      labelStyle,
      labelPlace.color ?? .clear,
      in: Rect(left + 48, labelPlace.box.y, labelWidth + 10, labelPlace.box.height)
    )
    let grown = countStyle.sized((countStyle.size * tick(theme)).rounded())
    let lift = ((grown.lineHeight - countStyle.lineHeight) / 2).rounded()
    canvas.list.text(
      count,
      grown,
      countPlace.color ?? .clear,
      in: Rect(
        left + 48 + labelWidth + 28,
        countPlace.box.y - lift,
        countWidth + 40,
        grown.lineHeight
      ),
      overflow: .visible,
      tabularDigits: true
    )
  }

  /// In the last seconds the count jumps up by 4 % on each tick and settles.
  private func tick(_ theme: Theme) -> Double {
    guard isCounting, secondsLeft < Self.lastSeconds, secondsLeft > 0, !isReduced else { return 1 }
    let intoSecond = (nowMilliseconds % 1000 + 1000) % 1000
    return 1 + 0.04 * (1 - theme.motion(.countTick).progress(after: intoSecond))
  }

  // MARK: - Marquee

  private func drawMarquee(on canvas: inout Canvas) {
    canvas.place("marquee.case", of: "break")
    if let box = canvas.theme.element("marquee.case", of: "break")?.box {
      canvas.bulbs(
        around: box.inset(24, 24),
        step: 46,
        radius: 10,
        phase: isReduced ? 0 : bulbPhase
      )
    }
    canvas.place(["marquee.band", "marquee.board"], of: "break")
    for index in 0..<2 { canvas.place("marquee.rail#", of: "break", at: index) }
    canvas.place(
      "break.kick",
      of: "break",
      text: [canvas.words.intermission, channel.name].joined(apartBy: Wording.separator)
    )
    drawBoardCount(on: &canvas)
    for (index, line) in canvas.words.rightBackLines.enumerated() {
      canvas.place("break.title#", of: "break", text: line, at: index, overflow: .visible)
    }
  }

  private func drawBoardCount(on canvas: inout Canvas) {
    guard let place = canvas.theme.element("break.count", of: "break"), let style = place.style
    else { return }
    let count = count(canvas.words)
    // A time of day alone would read as a countdown.
    let text = isCounting ? count : "\(canvas.words.backAt) \(count)"
    let room = Rect(place.box.maxX - 640, place.box.y, 640, place.box.height)
    canvas.list.text(
      text,
      canvas.fitted(text, style, to: room.width),
      place.color ?? .clear,
      in: room,
      alignment: place.alignment,
      overflow: .visible,
      tabularDigits: true
    )
  }

  // MARK: - What is next

  private func drawTicket(on canvas: inout Canvas) {
    guard let next else { return }
    let theme = canvas.theme
    let isMarquee = theme.ornament.break == .marquee
    guard let ticket = canvas.place("break.ticket", of: "break"),
      let stillBox = theme.element("break.still", of: "break")?.box
    else { return }
    if let still {
      canvas.list.art(still, stillBox)
      canvas.roundCorners(
        of: stillBox,
        radius: theme.radius(.card),
        over: theme.element("break.ticket", of: "break")?.fill ?? .solid(.clear),
        in: ticket
      )
    }
    let shift = still == nil ? stillBox.x + 16 - (ticket.x + 16 + stillBox.width + 30) : 0
    let words = canvas.words
    var facts = next.facts(words)
    if isMarquee, next.runtime > 0 { facts.append(words.duration(next.runtime)) }
    let lines = [
      (
        "break.nextKick",
        isMarquee ? words.nextFeature(at: nextStart) : words.comingUp(at: nextStart)
      ),
      ("break.nextTitle", next.displayTitle),
      ("break.nextMeta", facts.joined(apartBy: Wording.separator)),
    ]
    for (element, text) in lines {
      guard let place = theme.element(element, of: "break"), let style = place.style else {
        continue
      }
      let left = place.box.x + shift
      canvas.list.text(
        text,
        style,
        place.color ?? .clear,
        in: Rect(left, place.box.y, ticket.maxX - 38 - left, place.box.height)
      )
    }
  }
}
