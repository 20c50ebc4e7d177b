public import RerunCore
public import RerunStage

/// What is on, over the picture: channel, programme, progress, what comes later, and chips to press.
public struct Banner: Sendable, Hashable {
  /// A programme that comes later here.
  public struct Later: Sendable, Hashable {
    public var start: Seconds
    public var title: String

    public init(start: Seconds, title: String) {
      self.start = start
      self.title = title
    }
  }

  public struct Chip: Sendable, Hashable {
    public var label: String
    public var icon: Icon
    /// Drawn in the star's colour: a favourite that is one.
    public var isStarred: Bool

    public init(label: String, icon: Icon, isStarred: Bool = false) {
      self.label = label
      self.icon = icon
      self.isStarred = isStarred
    }
  }

  /// With the clock, or how far after it.
  public enum Position: Sendable, Hashable {
    case live
    case behind(Seconds)
  }

  public var channel: Channel
  /// Nil in a break.
  public var item: Item?
  /// Of the programme, or of the break.
  public var airing: Range<Seconds>
  public var now: Seconds
  public var position: Position
  /// Where in the programme the picture is, in seconds; nil is where the clock is.
  public var place: Seconds?
  /// At most four are shown; with none the list is left out.
  public var later: [Later]
  public var chips: [Chip]
  /// Index into `chips`; nil while none has the focus.
  public var focusedChip: Int?
  /// 0 is gone, 1 in its place; eased.
  public var entry: Double
  /// With "Reduce motion": it fades without sliding.
  public var isReduced: Bool

  public init(
    channel: Channel,
    item: Item?,
    airing: Range<Seconds>,
    now: Seconds,
    position: Position,
    place: Seconds? = nil,
    later: [Later],
    chips: [Chip],
    focusedChip: Int?,
    entry: Double = 1,
    isReduced: Bool = false
  ) {
    self.channel = channel
    self.item = item
    self.airing = airing
    self.now = now
    self.position = position
    self.place = place
    self.later = later
    self.chips = chips
    self.focusedChip = focusedChip
    self.entry = entry
    self.isReduced = isReduced
  }

  static let screen = "watching"

  public func draw(on canvas: inout Canvas) {
    let opacity = max(0, min(1, entry))
    canvas.layer(opacity: opacity) { $0.place("banner.scrim", of: Self.screen) }
    let slide = isReduced ? 0 : (40 * (1 - entry)).rounded()
    canvas.layer(dy: slide, opacity: opacity) { canvas in
      canvas.place("banner.rule", of: Self.screen)
      drawNumber(on: &canvas)
      drawProgramme(on: &canvas)
      drawLater(on: &canvas)
      drawChips(on: &canvas)
    }
  }

  // MARK: - Channel

  private func drawNumber(on canvas: inout Canvas) {
    guard let place = canvas.theme.element("banner.number", of: Self.screen),
      let style = place.style
    else { return }
    let geometry = canvas.theme.geometry.banner
    let number = "\(channel.number)"
    canvas.setNumber(
      number,
      style: canvas.fitted(number, style, to: geometry.textX - geometry.numberX - 30),
      in: place.box,
      depth: 7
    )
    if let mark = canvas.theme.element("banner.mark", of: Self.screen)?.box {
      canvas.callSign(channel, in: mark)
    }
  }

  // MARK: - Programme

  private func drawProgramme(on canvas: inout Canvas) {
    let words = canvas.words
    let tagWidth = drawPosition(on: &canvas)
    if let place = canvas.theme.element("banner.kick", of: Self.screen) {
      let column = canvas.theme.element("banner.title", of: Self.screen)?.box ?? place.box
      let width = min(place.box.width, column.maxX - 24 - tagWidth - place.box.x)
      canvas.text(
        kicker,
        .bannerMeta,
        .textAccent,
        in: Rect(place.box.x, place.box.y, width, place.box.height)
      )
    }
    canvas.place("banner.title", of: Self.screen, text: item?.displayTitle ?? words.rightBack)
    canvas.place("banner.sub", of: Self.screen, text: subtitle(words))
    if let track = canvas.theme.element("banner.progress.track", of: Self.screen)?.box {
      canvas.progress(
        track,
        fraction: fraction,
        live: place == nil ? nil : fraction(of: now - airing.lowerBound)
      )
    }
    canvas.place("banner.from", of: Self.screen, text: words.time(airing.lowerBound))
    canvas.place("banner.to", of: Self.screen, text: words.time(airing.upperBound))
    let left = max(0, airing.upperBound - airing.lowerBound - elapsed)
    canvas.place(
      "banner.left",
      of: Self.screen,
      text: item == nil ? "\(words.backIn) \(words.countdown(left))" : words.left(left)
    )
  }

  /// "Lamplight  ·  LL-TV".
  private var kicker: String {
    let sign = Canvas.initials(of: channel.name)
    return [channel.name, sign.isEmpty ? "" : "\(sign)-TV"].joined(apartBy: Wording.separator)
  }

  private func subtitle(_ words: Wording) -> String {
    guard let item else {
      guard let next = later.first else { return "" }
      return [words.comingUp(at: next.start), next.title].joined(apartBy: Wording.separator)
    }
    return (item.facts(words) + [item.details.contentRating])
      .joined(apartBy: Wording.separator)
  }

  /// How much of the programme the viewer has seen, in seconds.
  private var elapsed: Seconds { place ?? now - airing.lowerBound }

  private var fraction: Double { fraction(of: elapsed) }

  private func fraction(of seconds: Seconds) -> Double {
    let length = airing.upperBound - airing.lowerBound
    return length > 0 ? Double(seconds) / Double(length) : 0
  }

  /// The Live tag, or how late the picture is; returns its width.
  private func drawPosition(on canvas: inout Canvas) -> Double {
    guard let place = canvas.theme.element("banner.live", of: Self.screen)?.box else { return 0 }
    let theme = canvas.theme
    switch position {
    case .live:
      let width = max(place.width, canvas.liveTagWidth)
      canvas.liveTag(at: place.maxX - width, place.y, width: width)
      return width
    case .behind(let seconds):
      let text = canvas.words.behind(seconds)
      let style = theme.style(.tag)
      let width = canvas.width(text, style) + 24 + 28
      let left = place.maxX - width
      canvas.list.fill(
        Rect(left, place.y, width, place.height),
        theme.color(.tagSolid),
        radius: theme.radius(.tag)
      )
      canvas.list.icon(
        .restart,
        Rect(left + 12, place.y + (place.height - 18) / 2, 18, 18),
        theme.color(.paused)
      )
      canvas.text(
        text,
        .tag,
        .paused,
        in: Rect(
          left + 40,
          canvas.middle(of: .tag, y: place.y, height: place.height),
          width - 46,
          style.lineHeight
        ),
        overflow: .visible,
        tabularDigits: true
      )
      return width
    }
  }

  // MARK: - Later

  private func drawLater(on canvas: inout Canvas) {
    guard !later.isEmpty else { return }
    let words = canvas.words
    canvas.place("tonight.head", of: Self.screen, text: words.later(on: channel.name, at: now))
    canvas.place("tonight.rule", of: Self.screen)
    for (index, programme) in later.prefix(4).enumerated() {
      canvas.place(
        "tonight.time#",
        of: Self.screen,
        text: words.time(programme.start),
        at: index,
        overflow: .visible
      )
      canvas.place("tonight.title#", of: Self.screen, text: programme.title, at: index)
    }
  }

  // MARK: - Chips

  private func drawChips(on canvas: inout Canvas) {
    let theme = canvas.theme
    let geometry = theme.geometry.banner
    let row = ControlRow(
      widths: chips.map { canvas.chipWidth($0.label, icon: $0.icon) },
      gap: theme.ornament.detail == .marquee ? 10 : 16,
      available: 1824 - geometry.numberX
    )
    let visible = row.visible(focus: focusedChip ?? 0)
    let places = Array(zip(visible, row.positions(of: visible, from: geometry.numberX)))
    // The focused one last: its glow lies over its neighbours.
    for isFocusTurn in [false, true] {
      for (index, left) in places where (index == focusedChip) == isFocusTurn {
        let chip = chips[index]
        canvas.chip(
          chip.label,
          icon: chip.icon,
          at: left,
          geometry.chipsY,
          height: geometry.chipHeight,
          state: isFocusTurn ? .focused : .idle,
          iconColor: chip.isStarred ? .star : nil
        )
      }
    }
  }
}
