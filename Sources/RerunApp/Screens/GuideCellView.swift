import RerunCore
import RerunStage

/// One cell of the grid, at its place.
struct GuideCellView {
  enum State { case past, now, next }
  enum Content {
    case programme(Item)
    case offAir
    case interval
  }

  var rect: Rect
  var content: Content
  var state: State
  /// Cut at the window's left edge.
  var beganEarlier: Bool
  /// How many stage pixels of it have aired.
  var elapsed: Double
  var gel: RGBA
  var isFocused = false
  /// Milliseconds since a cut title may slide.
  var slide: Int64?

  /// How long a focused title that is cut rests before it slides.
  static let slideDelay: Int64 = 1500
  /// Text of a cell that runs on under the edge of the stage ends here.
  static let textEnd = 1816.0

  func draw(on canvas: inout Canvas) {
    switch content {
    case .interval: drawVoid(on: &canvas)
    case .offAir: drawProgramme(on: &canvas, title: canvas.words.offAirCell, subtitle: "")
    case .programme(let item):
      drawProgramme(
        on: &canvas,
        title: item.displayTitle,
        subtitle: item.subtitle(canvas.words)
      )
    }
  }

  private func corners(_ theme: Theme) -> Corners {
    let radius = theme.radius(.cell)
    return beganEarlier ? Corners(left: min(4, radius), right: radius) : Corners(radius)
  }

  private func drawVoid(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.list.box(
      rect,
      fill: theme.paint(ColorRole.cellVoid),
      corners: corners(theme),
      ring: Ring(theme.color(.cellEdge), width: theme.stroke.hair)
    )
  }

  private func drawProgramme(on canvas: inout Canvas, title: String, subtitle: String) {
    let theme = canvas.theme
    let geometry = theme.geometry.guide
    let isMarquee = canvas.isMarquee
    let isNarrow = rect.width < geometry.narrowWidth && !isFocused
    drawPlate(on: &canvas, isNarrow: isNarrow)

    if rect.width < geometry.minimumLabelWidth, !isFocused {
      canvas.list.fill(
        Rect(
          (rect.midX - 4).rounded(),
          (rect.y + rect.height * 0.24).rounded(),
          8,
          (rect.height * 0.52).rounded()
        ),
        gel.faded(by: 0.9),
        radius: 4
      )
      return
    }
    if isMarquee, state == .now, !isFocused {
      canvas.list.fill(
        Rect(rect.x, rect.y, geometry.gelWidth, rect.height),
        theme.color(.live)
      )
    }
    if isNarrow {
      drawNarrowTitle(title, on: &canvas)
      return
    }
    var left = rect.x + geometry.cellPadding
    if !isMarquee {
      let bar = isFocused ? theme.color(.accentDeep) : gel
      canvas.list.fill(
        Rect(left - 6, rect.y + 15, geometry.gelWidth, rect.height - 30),
        state == .now || isFocused ? bar : bar.faded(by: 0.6),
        radius: 3
      )
      left += 14
    } else if state == .now, !isFocused {
      left += 4
    }
    let titleStyle = theme.style(.cellTitle)
    let subStyle = theme.style(.cellSub)
    // Without a second line the title stands in the middle.
    let titleY =
      subtitle.isEmpty
      ? rect.y + ((rect.height - titleStyle.lineHeight) / 2).rounded()
      : rect.y + geometry.cellTitleY
    let subtitleLeft = left
    if beganEarlier {
      canvas.list.icon(
        .left,
        Rect(left - 4, titleY + ((titleStyle.lineHeight - 20) / 2).rounded(.down), 20, 20),
        theme.color(isFocused ? .textOnFocusSub : .textMuted)
      )
      left += 22
    }
    let end = min(rect.maxX - geometry.cellPadding * 0.7, Self.textEnd)
    let width = max(20, end - left)
    canvas.text(
      title,
      .cellTitle,
      isFocused ? .textOnFocus : state == .past ? .textMuted : .textPrimary,
      in: Rect(left, titleY, width, titleStyle.lineHeight),
      overflow: slideOverflow(title, width, canvas)
    )
    if !subtitle.isEmpty {
      canvas.text(
        subtitle,
        .cellSub,
        isFocused ? .textOnFocusSub : state == .now ? .textSecondary : .textMuted,
        in: Rect(
          subtitleLeft,
          rect.y + geometry.cellSubY,
          max(20, end - subtitleLeft),
          subStyle.lineHeight
        )
      )
    }
  }

  private func drawPlate(on canvas: inout Canvas, isNarrow: Bool) {
    let theme = canvas.theme
    let corners = corners(theme)
    canvas.list.box(
      rect,
      fill: fill(theme),
      corners: corners,
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false)
        : Ring(theme.color(.cellEdge), width: theme.stroke.hair),
      glow: theme.glow(isFocused ? .focus : .cell)
    )
    guard state == .now, elapsed > 0, !isOffAir else { return }
    let aired = Rect(rect.x, rect.y, elapsed.rounded(), rect.height)
    let airedCorners = Corners(
      left: min(corners.topLeft, aired.width / 2),
      right: elapsed > rect.width - corners.topRight ? corners.topRight : 0
    )
    if isFocused {
      let shade: RGBA = canvas.isMarquee ? RGBA(0, 0, 0, 51) : RGBA(255, 255, 255, 66)
      canvas.list.box(aired, fill: .solid(shade), corners: airedCorners)
      return
    }
    canvas.list.box(aired, fill: theme.paint(GradientRole.cellElapsed), corners: airedCorners)
    let line = theme.color(.nowLine)
    let x = rect.x + elapsed.rounded()
    if canvas.isMarquee {
      if !isNarrow { canvas.list.fill(Rect(x - 2, rect.y, 3, rect.height), line.withAlpha(0.3)) }
    } else if rect.width >= theme.geometry.guide.narrowWidth {
      canvas.list.fill(Rect(x - 2, rect.y, 4, 9), line)
      canvas.list.fill(Rect(x - 2, rect.maxY - 8, 4, 8), line)
    }
  }

  private func fill(_ theme: Theme) -> Paint {
    if isFocused { return theme.paint(.focusFill) }
    if isOffAir { return theme.paint(ColorRole.cellVoid) }
    switch state {
    case .now: return theme.paint(GradientRole.cellNow)
    case .next: return theme.paint(GradientRole.cellNext)
    case .past: return theme.paint(ColorRole.cellPast)
    }
  }

  private var isOffAir: Bool {
    if case .offAir = content { return true }
    return false
  }

  private func drawNarrowTitle(_ title: String, on canvas: inout Canvas) {
    let theme = canvas.theme
    let padding: Double = canvas.isMarquee ? 11 : 14
    let style = theme.style(.cellNarrow)
    // Under the curtain there are no letters; two or three before it say nothing.
    let width = min(rect.maxX - 5, Self.textEnd) - rect.x - padding
    guard width >= 60 else { return }
    let lines: Double = canvas.measurer.width(of: title, in: style) > width ? 2 : 1
    canvas.text(
      title,
      .cellNarrow,
      state == .past ? .textMuted : .textPrimary,
      in: Rect(
        rect.x + padding + (canvas.isMarquee && state == .now ? 4 : 0),
        (rect.y + (rect.height - style.lineHeight * lines) / 2 - 1).rounded(),
        width,
        style.lineHeight * lines
      ),
      lines: Int(lines)
    )
  }

  private func slideOverflow(
    _ title: String,
    _ width: Double,
    _ canvas: Canvas
  ) -> TextItem.Overflow {
    guard isFocused, let slide else { return .ellipsis }
    let excess = canvas.width(title, .cellTitle) - width
    guard excess > 0 else { return .ellipsis }
    let offset = Double(slide) * 40 / 1000
    // To the end, a rest there, and back to the cut title.
    if offset <= excess { return .sliding(offset: offset.rounded()) }
    let rest = slide - Int64(excess / 40 * 1000)
    return rest < 1500 ? .sliding(offset: excess.rounded()) : .ellipsis
  }

  /// The width that is left for the title of a cell at `rect` on the stage.
  static func titleWidth(
    of rect: Rect,
    began: Bool,
    isNow: Bool,
    isFocused: Bool,
    _ theme: Theme
  ) -> Double {
    let isMarquee = theme.ornament.detail == .marquee
    let geometry = theme.geometry.guide
    let left =
      geometry.cellPadding + (isMarquee ? (isNow && !isFocused ? 4 : 0) : 14) + (began ? 22 : 0)
    return max(20, min(rect.maxX - geometry.cellPadding * 0.7, textEnd) - rect.x - left)
  }
}
