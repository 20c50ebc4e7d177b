import RerunCore
import RerunStage

/// A channel's plate at the left of its row: number, name, star.
struct ChannelPlate {
  var channel: Channel
  var rect: Rect
  /// The focus is somewhere in this row.
  var isRowFocused: Bool
  /// The plate itself has the focus.
  var isFocused: Bool
  var isFavourite: Bool

  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.list.box(
      rect,
      fill: isFocused ? theme.paint(.focusFill) : theme.paint(GradientRole.chanPlate),
      corners: Corners(theme.radius(.plate)),
      ring: isRowFocused
        ? Ring(theme.color(.accent), width: theme.stroke.line + 1)
        : Ring(theme.color(.cellEdge), width: theme.stroke.hair),
      glow: theme.glow(isFocused ? .focus : .cell)
    )
    if theme.ornament.number == .setpiece {
      drawSign(on: &canvas)
    } else {
      drawNumeral(on: &canvas)
    }
  }

  private var number: String { String(channel.number) }

  private func numberStyle(_ theme: Theme) -> TextStyle {
    theme.style(number.utf8.count >= 4 ? .chanNumberLong : .chanNumber)
  }

  private func drawName(on canvas: inout Canvas, x: Double, width: Double, _ color: ColorRole) {
    let style = canvas.theme.style(.chanName)
    let lines: Double = canvas.measurer.width(of: channel.name, in: style) > width ? 2 : 1
    canvas.text(
      channel.name,
      .chanName,
      isFocused ? .textOnFocus : color,
      in: Rect(
        x,
        (rect.y + (rect.height - style.lineHeight * lines) / 2).rounded(),
        width,
        style.lineHeight * lines
      ),
      lines: Int(lines)
    )
  }

  /// Late Show: a lit number sign, a star like on a dressing-room door.
  private func drawSign(on canvas: inout Canvas) {
    let theme = canvas.theme
    let sign = Rect(rect.x + 8, rect.y + 8, 96, rect.height - 16)
    canvas.list.box(
      sign,
      fill: theme.paint(ColorRole.bgBase),
      corners: Corners(10),
      ring: Ring(theme.color(.accent, alpha: isRowFocused ? 0.8 : 0.28), width: 2)
    )
    canvas.list.art(.litSign(isFocused: isRowFocused), sign)
    let style = canvas.fitted(number, numberStyle(theme), to: sign.width - 12)
    canvas.setNumber(
      number,
      style: style,
      in: Rect(
        rect.x + 8,
        (rect.y + (rect.height - style.lineHeight) / 2 - 1).rounded(),
        96,
        style.lineHeight
      ),
      depth: 3,
      alignment: .center
    )
    drawName(on: &canvas, x: rect.x + 118, width: rect.width - 126, .chanName)
    if isFavourite {
      canvas.list.icon(.star, Rect(rect.x + 89, rect.y - 1, 26, 26), theme.color(.bgBase))
      canvas.list.icon(.star, Rect(rect.x + 92, rect.y + 2, 20, 20), theme.color(.star))
    }
  }

  /// Midnight Movie: a bare numeral, a red dog-ear.
  private func drawNumeral(on canvas: inout Canvas) {
    let theme = canvas.theme
    if isRowFocused, !isFocused {
      canvas.list.fill(Rect(rect.x, rect.y, 8, rect.height), theme.color(.accent))
    }
    let style = numberStyle(theme)
    canvas.setNumber(
      number,
      style: style,
      color: isRowFocused ? .textPrimary : .chanNumber,
      in: Rect(
        rect.x + 18,
        (rect.y + (rect.height - style.lineHeight) / 2 - 1).rounded(),
        92,
        style.lineHeight
      ),
      depth: 3
    )
    let nameX = rect.x + 18 + max(70, canvas.width(number, style) + 16)
    drawName(
      on: &canvas,
      x: nameX,
      width: rect.maxX - 8 - nameX,
      isRowFocused ? .textPrimary : .chanName
    )
    if isFavourite {
      canvas.list.art(.dogEar, Rect(rect.maxX - 28, rect.y, 28, 28))
    }
  }
}
