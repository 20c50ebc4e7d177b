public import RerunCore
public import RerunStage

/// All about one programme: poster, facts, what happens in it, when it comes again, what to do.
public struct InfoPage: Sendable, Hashable {
  public struct Button: Sendable, Hashable {
    public var label: String
    public var icon: Icon

    public init(label: String, icon: Icon) {
      self.label = label
      self.icon = icon
    }
  }

  public var channel: Channel
  public var item: Item
  /// Nil for what isn't scheduled.
  public var airing: Range<Seconds>?
  public var now: Seconds
  /// Such as "On now  ·  7 Lamplight  ·  9:20–10:16 PM".
  public var kicker: String
  /// Such as "Sat 2:10 PM on 7"; nil says that it isn't on again soon.
  public var nextAirings: String?
  public var buttons: [Button]
  /// Index into `buttons`.
  public var focus: Int
  /// Nil draws the channel's own poster.
  public var poster: Art?
  /// How many screens of a long description were turned; too many count as the last.
  public var synopsisPage: Int
  /// 0 is gone, 1 in its place; eased.
  public var entry: Double
  /// With "Reduce motion": it fades without moving.
  public var isReduced: Bool

  public init(
    channel: Channel,
    item: Item,
    airing: Range<Seconds>?,
    now: Seconds,
    kicker: String,
    nextAirings: String?,
    buttons: [Button],
    focus: Int,
    poster: Art?,
    synopsisPage: Int = 0,
    entry: Double = 1,
    isReduced: Bool = false
  ) {
    self.channel = channel
    self.item = item
    self.airing = airing
    self.now = now
    self.kicker = kicker
    self.nextAirings = nextAirings
    self.buttons = buttons
    self.focus = focus
    self.poster = poster
    self.synopsisPage = synopsisPage
    self.entry = entry
    self.isReduced = isReduced
  }

  static let screen = "info"

  public func draw(on canvas: inout Canvas) {
    let opacity = max(0, min(1, entry))
    canvas.layer(opacity: opacity) { $0.place("scrim", of: Self.screen) }
    guard let panel = canvas.theme.element("info.panel", of: Self.screen)?.box else { return }
    if canvas.isMarquee, !isReduced {
      // A vertical wipe from the top rule, with room for the panel's glow.
      let height = (panel.height * opacity).rounded()
      let glow = entry >= 1 ? 100.0 : 0
      canvas.layer(
        opacity: opacity > 0 ? 1 : 0,
        clip: Rect(0, panel.y - glow, 1920, height + glow * 2)
      ) { drawPanel(panel, on: &$0) }
    } else {
      let rise = isReduced ? 0 : (24 * (1 - entry)).rounded()
      canvas.layer(dy: rise, opacity: opacity) { drawPanel(panel, on: &$0) }
    }
  }

  private func drawPanel(_ panel: Rect, on canvas: inout Canvas) {
    canvas.place(["info.panel", "info.panel.rule"], of: Self.screen)
    drawPoster(in: panel, on: &canvas)
    drawText(on: &canvas)
    drawProgress(on: &canvas)
    drawButtons(on: &canvas)
  }

  // MARK: - Poster

  private func drawPoster(in panel: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let box = theme.element("info.poster.shadow", of: Self.screen)?.box else { return }
    let gel = theme.gel(ofChannel: channel.number)
    let hasScene: Bool
    switch poster {
    case .file, nil: hasScene = false
    default: hasScene = true
    }
    if let poster, hasScene {
      canvas.list.art(poster, box)
    } else {
      canvas.list.art(.posterGradient(gel), box)
      let size = (box.width * 0.34).rounded()
      canvas.callSign(
        channel,
        in: Rect(box.midX - size / 2, box.y + (box.height * 0.2).rounded(), size, size)
      )
    }
    drawPosterTitle(in: box, on: &canvas)
    // A real poster carries its own title and covers all this; a damaged one doesn't.
    if let poster, !hasScene { canvas.list.art(poster, box) }
    let fill = theme.element("info.panel", of: Self.screen)?.fill ?? theme.paint(.panelFill)
    canvas.roundCorners(of: box, radius: theme.radius(.poster), over: fill, in: panel)
    // Last, so that the shadow falls into the corners too.
    canvas.place("info.poster.shadow", of: Self.screen)
  }

  private func drawPosterTitle(in box: Rect, on canvas: inout Canvas) {
    let shade = RGBA(8, 5, 14)
    let lower = Rect(box.x, box.midY, box.width, box.height / 2)
    canvas.list.box(
      lower,
      fill: .gradient(
        Gradient(
          .vertical,
          [Gradient.Stop(0, shade.withAlpha(0)), Gradient.Stop(1, shade.withAlpha(0.86))]
        )
      )
    )
    let base = canvas.theme.style(.posterTitle)
    let style = base.sized(
      (base.size * box.width / 420 * (canvas.isMarquee ? 1.12 : 1.08)).rounded()
    )
    let width = (box.width * 0.84).rounded()
    let title = item.displayTitle
    let lines = Double(
      max(2, canvas.lineCount(title, style, width: width, limit: 3))
    )
    canvas.list.text(
      title,
      style,
      RGBA(0xFF, 0xF4, 0xE0),
      in: Rect(
        (box.x + box.width * 0.08).rounded(),
        (box.maxY - style.lineHeight * lines - box.height * 0.06).rounded(),
        width,
        style.lineHeight * lines
      ),
      lines: Int(lines)
    )
  }

  // MARK: - Text

  private func drawText(on canvas: inout Canvas) {
    let theme = canvas.theme
    let words = canvas.words
    guard let titlePlace = theme.element("info.title", of: Self.screen)?.box,
      let subPlace = theme.element("info.sub", of: Self.screen)?.box,
      let tagPlace = theme.element("info.tag#", of: Self.screen)?.box,
      let synopsisPlace = theme.element("info.synopsis", of: Self.screen)?.box,
      let hairPlace = theme.element("info.hair", of: Self.screen)
    else { return }
    canvas.place("info.kick", of: Self.screen, text: kicker)

    // A long title gets two smaller lines, and what follows moves down by what they need more.
    let title = item.displayTitle
    let isLong = canvas.width(title, .detailTitle) > titlePlace.width
    let titleStyle = theme.style(isLong ? .detailTitleSmall : .detailTitle)
    let titleLines =
      isLong ? canvas.lineCount(title, titleStyle, width: titlePlace.width, limit: 2) : 1
    canvas.list.text(
      title,
      titleStyle,
      theme.color(.textPrimary),
      in: Rect(
        titlePlace.x,
        titlePlace.y,
        titlePlace.width,
        titleStyle.lineHeight * Double(titleLines)
      ),
      lines: titleLines
    )
    let shift = max(0, titleStyle.lineHeight * Double(titleLines) - titlePlace.height)

    canvas.text(subtitle(words), .screenSub, .textSecondary, in: subPlace.offset(0, shift))
    drawTags(at: tagPlace.offset(0, shift), within: subPlace.maxX, on: &canvas)
    let limit = titleLines > 1 ? 3 : 4
    let lines = drawSynopsis(in: synopsisPlace.offset(0, shift), limit: limit, on: &canvas)

    // The table has three lines above the rule.
    let lower = shift + theme.style(.body).lineHeight * Double(max(3, lines) - 3)
    canvas.list.box(hairPlace.box.offset(0, lower), fill: hairPlace.fill)
    let facts = [
      (words.with, item.actors.filter { !$0.isEmpty }.prefix(3).joined(apartBy: ", ")),
      (words.airsNext, nextAirings ?? words.notAgainSoon),
    ].filter { !$0.1.isEmpty }
    canvas.layer(dy: lower) { canvas in
      for (index, fact) in facts.enumerated() {
        canvas.place("info.k#", of: Self.screen, text: fact.0, at: index)
        canvas.place("info.v#", of: Self.screen, text: fact.1, at: index)
      }
    }
  }

  /// The director alone for a film: its year is a tag.
  private func subtitle(_ words: Wording) -> String {
    guard item.kind == .movie, item.year != nil else { return item.subtitle(words) }
    return item.facts(words).dropFirst().joined(apartBy: Wording.separator)
  }

  private func drawTags(at place: Rect, within right: Double, on canvas: inout Canvas) {
    let length = airing.map { $0.upperBound - $0.lowerBound } ?? 0
    let runtime = item.runtime > 0 ? item.runtime : length
    var tags = [item.year.map { "\($0)" } ?? ""]
    tags.append(runtime > 0 ? minutes(runtime) : "")
    tags.append(item.details.contentRating)
    tags += item.genres.prefix(2)
    var left = place.x
    for tag in tags where !tag.isEmpty {
      let width = canvas.width(tag, .tag) + canvas.theme.geometry.tag.padding * 2
      guard left + width <= right else { break }
      canvas.tag(tag, at: left, place.y)
      left += width + 12
    }
  }

  private func minutes(_ seconds: Seconds) -> String { "\((seconds + 59) / 60) min" }

  /// Returns how many lines it took.
  private func drawSynopsis(in place: Rect, limit: Int, on canvas: inout Canvas) -> Int {
    let theme = canvas.theme
    let style = theme.style(.body)
    let summary = item.details.summary
    guard !summary.isEmpty else {
      canvas.text(canvas.words.noDescription, .body, .textMuted, in: place)
      return 1
    }
    let longest = 20
    let all = canvas.lineCount(summary, style, width: place.width, limit: longest)
    let shown = min(all, limit)
    let pages = max(1, (all + limit - 1) / limit)
    let page = max(0, min(pages - 1, synopsisPage))
    let window = Rect(place.x, place.y, place.width, style.lineHeight * Double(shown))
    guard page > 0 else {
      canvas.text(summary, .body, .textPrimary, in: window, lines: shown)
      return shown
    }
    let first = min(page * limit, all - shown)
    let lift = style.lineHeight * Double(first)
    canvas.list.clipped(to: window.inset(-4, 0)) { list in
      list.text(
        summary,
        style,
        theme.color(.textPrimary),
        in: Rect(place.x, place.y - lift, place.width, style.lineHeight * Double(first + shown)),
        lines: first + shown
      )
    }
    return shown
  }

  // MARK: - Progress and buttons

  private func drawProgress(on canvas: inout Canvas) {
    guard let airing, airing.contains(now),
      let track = canvas.theme.element("info.progress.track", of: Self.screen)?.box
    else { return }
    canvas.progress(
      track,
      fraction: Double(now - airing.lowerBound)
        / Double(airing.upperBound - airing.lowerBound)
    )
    canvas.place(
      "info.left",
      of: Self.screen,
      text: canvas.words.left(airing.upperBound - now)
    )
  }

  private func drawButtons(on canvas: inout Canvas) {
    guard let first = canvas.theme.element("info.watch", of: Self.screen)?.box,
      let column = canvas.theme.element("info.sub", of: Self.screen)?.box
    else { return }
    let padding: Double = canvas.isMarquee ? 25 : 30
    let row = ControlRow(
      widths: buttons.map { canvas.buttonWidth($0.label, icon: $0.icon, padding: padding) },
      gap: canvas.isMarquee ? 12 : 14,
      available: column.width
    )
    let visible = row.visible(focus: focus)
    let places = Array(zip(visible, row.positions(of: visible, from: first.x)))
    // The focused one last: its glow lies over its neighbours.
    for isFocusTurn in [false, true] {
      for (index, left) in places where (index == focus) == isFocusTurn {
        canvas.button(
          buttons[index].label,
          icon: buttons[index].icon,
          at: left,
          first.y,
          padding: padding,
          state: isFocusTurn ? .focused : .idle
        )
      }
    }
  }
}
