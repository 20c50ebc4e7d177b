import RerunCore
import RerunStage

/// The upper part of the guide: clock and date, the focused programme's details, the preview.
struct GuideHeader {
  var screen: GuideScreen
  var context: GuideScreen.Context
  var surroundings: GuideScreen.Surroundings

  /// How long the focus has to rest before the details (but the title) follow it.
  static let settleDelay: Int64 = 120

  /// What the details say.
  struct Details: Hashable {
    var kicker: String
    var isWarning = false
    var title: String
    var meta: String
    var rating = ""
    var body: String
  }

  func draw(on canvas: inout Canvas) {
    Self.draw(
      details(canvas.words, theme: canvas.theme),
      alpha: detailAlpha,
      context.now.wall,
      bulbPhase: surroundings.bulbPhase,
      on: &canvas
    )
  }

  private var detailAlpha: Double {
    guard let movedAt = screen.movedAt else { return 1 }
    let passed = context.now.uptimeMilliseconds - movedAt
    let fade = context.theme.motion(.detailFade)
    if passed >= Self.settleDelay + fade.milliseconds { return 1 }
    if passed < Self.settleDelay { return 0.35 }
    return 0.35 + 0.65
      * fade.easing.value(at: Double(passed - Self.settleDelay) / Double(max(1, fade.milliseconds)))
  }

  /// What the focused cell is, in words.
  func details(_ words: Wording, theme: Theme) -> Details {
    let isMarquee = theme.ornament.detail == .marquee
    guard let channel = screen.focusedChannel(context) else {
      return Details(kicker: "", title: "", meta: "", body: "")
    }
    let name =
      isMarquee ? words.channelShort(channel) : "\(channel.number) \(channel.name.isolated)"
    guard let cell = screen.focusedCell(context), let airing = cell.airing else {
      let cell = screen.focusedCell(context)
      return Details(
        kicker: surroundings.warning ?? name,
        isWarning: surroundings.warning != nil,
        title: words.offAirTitle,
        meta: cell.map { words.span($0.start, $0.end) } ?? "",
        body: words.offAirBody
      )
    }
    let item = context.listings.station.items[airing.item]
    let now = context.now.wall
    let when: String
    let remaining: String
    if cell.contains(now), now < airing.end {
      when = words.onNow
      remaining = words.left(airing.end - now)
    } else if airing.start > now {
      remaining = words.starts(in: airing.start - now)
      when = airing.start - now <= 5400 ? remaining : words.dayPart(airing.start, now: now)
    } else {
      when = words.earlier
      remaining = ""
    }
    let span = words.span(airing.start, airing.end)
    let subtitle = item.subtitle(words)
    let rating = item.details.contentRating
    var meta = [span, subtitle]
    var kicker = [when, name]
    if isMarquee {
      if !rating.isEmpty { meta.append(rating) }
      if when != words.onNow, airing.start > now { kicker = [name] }
      meta.append(remaining)
    } else if when == words.onNow {
      kicker.append(remaining)
    }
    return Details(
      kicker: surroundings.warning ?? kicker.joined(separator: "  ·  "),
      isWarning: surroundings.warning != nil,
      title: item.displayTitle,
      meta: meta.joined(apartBy: Self.separator),
      rating: isMarquee ? "" : rating,
      body: item.details.summary
    )
  }

  private static let separator = "   ·   "

  /// The facts of `meta` that fit: the last ones go rather than being cut.
  private static func whole(_ meta: String, within width: Double, _ canvas: Canvas) -> String {
    var facts = meta.split(separator: separator).map(String.init)
    func joined() -> String { facts.joined(separator: separator) }
    while facts.count > 2, canvas.width(joined(), .detailMeta) > width { facts.removeLast() }
    return joined()
  }

  /// Draws the header with `details`; also used while there are no listings.
  static func draw(
    _ details: Details,
    alpha: Double,
    _ now: Seconds,
    bulbPhase: Int,
    on canvas: inout Canvas
  ) {
    if canvas.isMarquee {
      drawMarquee(details, alpha, now, bulbPhase, on: &canvas)
    } else {
      drawOpen(details, alpha, now, on: &canvas)
    }
  }

  // MARK: - Late Show: open on the backdrop

  private static func drawOpen(
    _ details: Details,
    _ alpha: Double,
    _ now: Seconds,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let words = canvas.words
    let clock = theme.geometry.guide.clock
    let style = theme.style(.clockL)
    let time = words.time(now)
    let clockWidth = tabularWidth(time, style, canvas)
    canvas.text(
      time,
      .clockL,
      .lamp,
      in: Rect(clock.x - 4, clock.y, clockWidth + 20, style.lineHeight),
      overflow: .visible,
      tabularDigits: true
    )
    let suffix = words.suffix(now)
    var x = clock.x + clockWidth + 14
    if !suffix.isEmpty {
      canvas.text(
        suffix,
        .clockSuffix,
        .textAccent,
        in: Rect(x, clock.y + 54, 80, theme.style(.clockSuffix).lineHeight)
      )
      x += 78
    } else {
      x += 14
    }
    canvas.list.fill(Rect(x, clock.y + 26, 2, 60), theme.color(.rulerLine))
    canvas.text(
      words.weekday(now),
      .dateStrong,
      .textPrimary,
      in: Rect(x + 26, clock.y + 20, 400, theme.style(.dateStrong).lineHeight)
    )
    canvas.text(
      words.date(now),
      .date,
      .textSecondary,
      in: Rect(x + 26, clock.y + 56, 400, theme.style(.date).lineHeight)
    )

    let place = theme.geometry.guide.detail
    let detail = Rect(place.x, place.y, place.width, 0)
    drawTitle(
      details,
      in: Rect(detail.x - 2, detail.y + 34, detail.width, 76),
      drop: 12,
      .textPrimary,
      on: &canvas
    )
    let outer = canvas
    canvas.list.faded(by: alpha) { list in
      var canvas = outer
      canvas.list = list
      canvas.text(
        details.kicker,
        .detailKicker,
        details.isWarning ? .textDanger : .textAccent,
        in: Rect(detail.x, detail.y, detail.width, theme.style(.detailKicker).lineHeight)
      )
      let metaStyle = theme.style(.detailMeta)
      let metaWidth = min(detail.width - 130, canvas.width(details.meta, .detailMeta) + 6)
      canvas.text(
        details.meta,
        .detailMeta,
        .textPrimary,
        in: Rect(detail.x, detail.y + 116, metaWidth, metaStyle.lineHeight)
      )
      if !details.rating.isEmpty {
        canvas.tag(details.rating, at: detail.x + metaWidth + 20, detail.y + 114)
      }
      let bodyStyle = theme.style(.detailBody)
      canvas.text(
        details.body,
        .detailBody,
        .textSecondary,
        in: Rect(detail.x, detail.y + 160, detail.width - 60, bodyStyle.lineHeight * 2),
        lines: 2
      )
      list = canvas.list
    }
  }

  /// The title in its role, or in the small one where it is too wide.
  private static func drawTitle(
    _ details: Details,
    in rect: Rect,
    drop: Double,
    _ color: ColorRole,
    on canvas: inout Canvas
  ) {
    let isSmall = canvas.width(details.title, .detailTitle) > rect.width
    let role: TypeRole = isSmall ? .detailTitleSmall : .detailTitle
    canvas.text(
      details.title,
      role,
      color,
      in: Rect(
        rect.x,
        rect.y + (isSmall ? drop : 0),
        rect.width,
        canvas.theme.style(role).lineHeight
      )
    )
  }

  private static func tabularWidth(_ text: String, _ style: TextStyle, _ canvas: Canvas) -> Double {
    let digit = "0123456789".map { canvas.measurer.width(of: String($0), in: style) }.max() ?? 0
    return text.reduce(0) { width, character in
      width
        + (character.isNumber ? digit : canvas.measurer.width(of: String(character), in: style))
    }.rounded(.up)
  }

  // MARK: - Midnight Movie: letters on a marquee

  private static func drawMarquee(
    _ details: Details,
    _ alpha: Double,
    _ now: Seconds,
    _ bulbPhase: Int,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let words = canvas.words
    let place = theme.geometry.guide.detail
    let box = Rect(place.x, place.y - 2, place.width, 350)
    canvas.list.box(
      box,
      fill: .solid(RGBA(0x0A, 0x06, 0x06)),
      ring: Ring(theme.color(.accentDeep), width: 4),
      glow: theme.glow(.panel)
    )
    canvas.bulbs(around: box.inset(15, 15), step: 34, radius: 6.5, phase: bulbPhase)
    let inner = box.inset(30, 30)
    let bandHeight = 58.0
    canvas.list.box(
      Rect(inner.x, inner.y, inner.width, bandHeight),
      fill: theme.paint(.bandFill)
    )
    let time = words.timeWithSuffix(now)
    let clockWidth = canvas.width(time, .clockL) + 8
    let clockX = inner.maxX - 18 - clockWidth
    canvas.text(
      time,
      .clockL,
      .textOnFocus,
      in: Rect(clockX, inner.y - 1, clockWidth, theme.style(.clockL).lineHeight),
      overflow: .visible
    )
    canvas.text(
      words.shortDate(now),
      .date,
      .textOnFocus,
      in: Rect(clockX - 320, inner.y + 12, 300, theme.style(.date).lineHeight),
      alignment: .right
    )
    canvas.text(
      details.kicker,
      .detailKicker,
      .textOnFocus,
      in: Rect(inner.x + 22, inner.y + 11, 560, theme.style(.detailKicker).lineHeight)
    )
    let board = Rect(
      inner.x,
      inner.y + bandHeight,
      inner.width,
      box.height - 60 - bandHeight
    )
    canvas.list.box(board, fill: theme.paint(.boardFill))
    for y in [100.0, 148.0] {
      canvas.list.fill(Rect(board.x, board.y + y, board.width, 2), theme.color(.boardRail))
    }
    drawTitle(
      details,
      in: Rect(board.x + 22, board.y + 10, board.width - 44, 84),
      drop: 14,
      .textOnBoard,
      on: &canvas
    )
    let outer = canvas
    canvas.list.faded(by: alpha) { list in
      var canvas = outer
      canvas.list = list
      canvas.text(
        whole(details.meta, within: board.width - 44, canvas),
        .detailMeta,
        .textOnBoardAccent,
        in: Rect(
          board.x + 22,
          board.y + 107,
          board.width - 44,
          theme.style(.detailMeta).lineHeight
        )
      )
      canvas.text(
        details.body,
        .detailBody,
        .textOnBoard,
        in: Rect(board.x + 22, board.y + 155, board.width - 44, 70),
        lines: 2
      )
      list = canvas.list
    }
  }

  // MARK: - Preview

  /// The box in which the watched channel goes on playing.
  static func preview(on canvas: inout Canvas, _ surroundings: GuideScreen.Surroundings) {
    let theme = canvas.theme
    let place = theme.geometry.guide.preview
    let box = Rect(place.x, place.y, place.width, place.height)
    let isLamp = theme.ornament.previewFrame == .lamp
    if !isLamp { canvas.list.box(box, glow: theme.glow(.preview)) }
    surroundings.drawPreview(&canvas, box)
    if isLamp {
      let radius = theme.radius(.preview)
      canvas.list.add(
        .cornerCover(
          CornerCoverItem(
            box,
            radius: radius,
            art: .backdrop(horizon: 470, strength: 1, isClear: false),
            artRect: .stage
          )
        )
      )
      canvas.list.box(box, corners: Corners(radius), glow: theme.glow(.preview))
      canvas.list.box(
        box,
        corners: Corners(radius),
        ring: Ring(theme.color(.lamp, alpha: 0.85), width: theme.stroke.frame - 1)
      )
    } else {
      canvas.list.box(box, ring: Ring(theme.color(.lamp), width: theme.stroke.frame))
    }
    guard let channel = surroundings.watched else { return }
    let margin: Double = canvas.isMarquee ? 20 : 22
    let name = "\(channel.number)  \(channel.name.isolated)"
    let style = theme.style(.bug)
    let width = min(box.width - margin * 2 - 120, canvas.width(name, style) + 32)
    let bug = Rect(box.x + margin, box.maxY - margin - 48, width, 48)
    canvas.list.fill(bug, theme.color(.tagSolid), radius: theme.radius(.tag))
    canvas.text(
      name,
      .bug,
      .textPrimary,
      in: Rect(
        bug.x + 16,
        (bug.y + (48 - style.lineHeight) / 2).rounded(),
        bug.width - 24,
        style.lineHeight
      )
    )
    if surroundings.isLive {
      let width = canvas.liveTagWidth
      canvas.liveTag(at: box.maxX - margin - width, box.maxY - margin - 44, width: width)
    }
  }
}
