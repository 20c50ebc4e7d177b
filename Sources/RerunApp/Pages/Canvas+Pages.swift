import RerunCore
import RerunStage

/// What the pages share.
extension Canvas {
  /// Backdrop, edges, title and clock.
  mutating func page(_ title: String, of screen: String, at instant: Seconds) {
    backdrop(horizon: 1120, strength: 0.5)
    place("veil", of: screen)
    edges()
    place("screen.title", of: screen, text: title)
    place(
      "clock.small",
      of: screen,
      text: words.timeWithSuffix(instant),
      tabularDigits: true
    )
  }

  /// The box of a row in a list.
  mutating func row(_ box: Rect, isFocused: Bool, idle: ColorRole = .rowIdle) {
    list.box(
      box,
      fill: isFocused ? theme.paint(.focusFill) : theme.paint(idle),
      corners: Corners(theme.radius(.cell)),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
  }

  mutating func toggle(isOn: Bool, in box: Rect, isFocused: Bool) {
    let track: ColorRole =
      isFocused
      ? isMarquee ? .textOnBoard : isOn ? .textOnFocus : .textOnFocusSub
      : isOn ? .toggleOn : .toggleOff
    let radius = isMarquee ? 0 : box.height / 2
    list.fill(box, theme.color(track), radius: radius)
    let knob = isOn ? box.maxX - 39 : box.x + 5
    list.fill(
      Rect(knob, box.y + 5, 34, 34),
      theme.color(.toggleKnob),
      radius: isMarquee ? 0 : 17
    )
  }
}
