import RerunCore
import RerunStage

/// The time bar over the grid, and the line at now.
struct GuideRuler {
  /// The instant at the grid's left edge, fractional while time slides.
  var start: Double
  var now: Seconds
  var zone: ZoneRules
  var geometry: Geometry.Guide
  var isScrolled: Bool

  private func x(of instant: Double) -> Double {
    (geometry.gridX + (instant - start) / 60 * geometry.pixelsPerMinute).rounded()
  }
  private var nowX: Double { x(of: Double(now)) }
  private var nowIsVisible: Bool { nowX >= geometry.gridX && nowX <= 1824 }

  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    let style = theme.style(.ruler)
    let isMarquee = canvas.isMarquee
    if isMarquee {
      canvas.list.fill(
        Rect(geometry.columnX, geometry.rulerY, 1920 - geometry.columnX, geometry.rulerHeight),
        theme.color(.rulerBg)
      )
    }
    let day = dayName(canvas.words, comma: !isMarquee)
    if isMarquee {
      canvas.text(
        day,
        .ruler,
        .rulerText,
        in: Rect(
          geometry.columnX + 16,
          geometry.rulerY + (geometry.rulerHeight - 36) / 2,
          geometry.columnWidth - 20,
          style.lineHeight
        )
      )
    } else {
      canvas.text(
        day,
        .ruler,
        .textAccent,
        in: Rect(geometry.columnX + 4, geometry.rulerY + 4, 240, style.lineHeight)
      )
    }
    let first = zone.halfHour(of: Seconds(start.rounded(.up)) - 1)
    for index in 0..<8 {
      drawHalfHour(first + Seconds(index) * 1800, on: &canvas, style)
    }
    if isScrolled, !nowIsVisible { drawBackToNow(on: &canvas) }
  }

  private func drawHalfHour(_ instant: Seconds, on canvas: inout Canvas, _ style: TextStyle) {
    let x = x(of: Double(instant))
    guard x >= geometry.gridX - 1, x <= 1780 else { return }
    let theme = canvas.theme
    if canvas.isMarquee {
      canvas.list.fill(
        Rect(x, geometry.rulerY, 3, geometry.rulerHeight),
        theme.color(.textOnBoard)
      )
    } else {
      canvas.list.fill(Rect(x, geometry.rulerY + 8, 2, 26), theme.color(.rulerLine))
    }
    let label = canvas.words.time(instant)
    var labelX = x + 14
    // The triangle of now doesn't stand on a label.
    if canvas.isMarquee, nowIsVisible, nowX + 13 > labelX - 24,
      nowX - 13 < labelX + canvas.width(label, .ruler)
    {
      return
    }
    // Nor does the bead: the label stands beside it.
    if !canvas.isMarquee, nowIsVisible, nowX + 13 > labelX,
      nowX - 13 < labelX + canvas.width(label, .ruler)
    {
      labelX = nowX + 18
    }
    if isScrolled, !nowIsVisible,
      labelX + canvas.width(label, .ruler) + 16 > 1824 - backWidth(canvas) - 8
    {
      return
    }
    canvas.text(
      label,
      .ruler,
      .rulerText,
      in: Rect(
        labelX,
        geometry.rulerY + ((geometry.rulerHeight - style.lineHeight) / 2).rounded()
          - (canvas.isMarquee ? 0 : 2),
        150,
        style.lineHeight
      ),
      tabularDigits: true
    )
  }

  private func dayName(_ words: Wording, comma: Bool) -> String {
    let left = Seconds(start)
    if zone.day(of: left) == zone.day(of: now) {
      return zone.clock(at: left).hour >= 18 ? words.tonight : words.today
    }
    return words.shortDate(left, comma: comma)
  }

  private func backWidth(_ canvas: Canvas) -> Double {
    canvas.width(canvas.words.backToNow, .hint) + 70
  }

  private func drawBackToNow(on canvas: inout Canvas) {
    let theme = canvas.theme
    let width = backWidth(canvas)
    let x = 1824 - width
    let y = geometry.rulerY + (geometry.rulerHeight - 38) / 2 - (canvas.isMarquee ? 0 : 2)
    canvas.list.box(
      Rect(x - 8, y, width, 38),
      fill: theme.paint(canvas.isMarquee ? ColorRole.textOnBoard : .chipIdle),
      corners: Corners(canvas.isMarquee ? 0 : 19),
      ring: Ring(theme.color(.chipEdge), width: 2)
    )
    canvas.list.icon(.left, Rect(x + 8, y + 9, 20, 20), theme.color(.nowHead))
    let style = theme.style(.hint)
    canvas.text(
      canvas.words.backToNow,
      .hint,
      .textPrimary,
      in: Rect(x + 38, y + (38 - style.lineHeight) / 2, width - 50, style.lineHeight),
      overflow: .visible
    )
  }

  /// The line at now: from the ruler to the first row and in the gaps between rows; inside cells it
  /// is drawn by them.
  func drawNowLine(on canvas: inout Canvas, rows: Int, isScrolling: Bool) {
    guard nowIsVisible else { return }
    let theme = canvas.theme
    let half = theme.stroke.now / 2
    let top = geometry.rulerY + geometry.rulerHeight - (canvas.isMarquee ? 0 : 12)
    let color = theme.color(.nowLine)
    canvas.list.box(
      Rect(nowX - half, top, theme.stroke.now, geometry.gridY - top),
      fill: .solid(color),
      glow: theme.glow(.now)
    )
    if !isScrolling {
      let pitch = geometry.rowHeight + geometry.rowGap
      for row in 0..<rows {
        canvas.list.fill(
          Rect(
            nowX - half,
            geometry.gridY + Double(row) * pitch + geometry.rowHeight,
            theme.stroke.now,
            geometry.rowGap
          ),
          color
        )
      }
    }
    if canvas.isMarquee {
      canvas.list.art(
        .nowTriangle,
        Rect(nowX - 13, geometry.rulerY + geometry.rulerHeight - 20, 26, 20)
      )
    } else {
      canvas.list.box(
        Rect(nowX - 9, top - 9, 18, 18),
        fill: theme.paint(ColorRole.nowHead),
        corners: Corners(9),
        glow: theme.glow(.bulb)
      )
    }
  }
}

extension ZoneRules {
  /// The full or half hour, by the clock on the wall, that `instant` is in.
  func halfHour(of instant: Seconds) -> Seconds {
    let local = instant + offset(at: instant)
    return instant - ((local % 1800) + 1800) % 1800
  }
}
