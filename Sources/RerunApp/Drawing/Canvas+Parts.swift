public import RerunCore
public import RerunStage

/// The parts that several screens share (docs/THEMES.md names their tokens).
extension Canvas {
  public var isMarquee: Bool { theme.ornament.detail == .marquee }

  public mutating func backdrop(
    horizon: Int? = 470,
    strength: Double = 1,
    isClear: Bool = false
  ) {
    list.art(.backdrop(horizon: horizon, strength: strength, isClear: isClear), .stage)
  }

  /// Curtain or perforations over both edges of the stage.
  public mutating func edges(scroll: Int = 0) {
    let shadow: (left: Double, right: Double) = theme.ornament.edge == .curtain ? (26, 36) : (0, 0)
    let strip: Double = theme.ornament.edge == .curtain ? 76 : 64
    list.art(.edge(.left, scroll: scroll), Rect(0, 0, strip + shadow.left, 1080))
    let width = strip + shadow.right
    list.art(.edge(.right, scroll: scroll), Rect(1920 - width, 0, width, 1080))
  }

  /// Bulbs on the outline of `rect`.
  public mutating func bulbs(
    around rect: Rect,
    step: Int,
    radius: Double,
    phase: Int,
    sides: Art.Bulbs.Sides = .all
  ) {
    let bulbs = Art.Bulbs(
      width: Int(rect.width),
      height: Int(rect.height),
      step: step,
      radius: radius,
      phase: (phase % 3 + 3) % 3,
      sides: sides
    )
    list.art(.bulbs(bulbs), rect.inset(-Art.Bulbs.margin, -Art.Bulbs.margin))
  }

  /// A panel with its edge, shadow and, in Midnight Movie, the red rule along its top.
  public mutating func panel(_ rect: Rect, radius: RadiusRole = .panel, fill: Paint? = nil) {
    list.box(
      rect,
      fill: fill ?? theme.paint(.panelFill),
      corners: Corners(theme.radius(radius)),
      ring: Ring(theme.color(.panelEdge), width: theme.stroke.edge),
      glow: theme.glow(.panel)
    )
    if isMarquee { list.fill(Rect(rect.x, rect.y, rect.width, 10), theme.color(.accent)) }
  }

  /// The "Live" tag; `width` is usually `liveTagWidth`.
  public mutating func liveTag(at x: Double, _ y: Double, width: Double) {
    let height = theme.geometry.tag.height
    list.fill(
      Rect(x, y, width, height),
      theme.color(.tagSolid),
      radius: theme.radius(.tag)
    )
    list.fill(Rect(x + 12, y + height / 2 - 6, 12, 12), theme.color(.live), radius: 6)
    let style = theme.style(.tag)
    text(
      words.live,
      .tag,
      .textLive,
      in: Rect(x + 32, y + (height - style.lineHeight) / 2, width - 36, style.lineHeight),
      overflow: .visible
    )
  }

  public var liveTagWidth: Double { width(words.live, .tag) + 24 + 22 }

  /// A small label in a box; returns its width.
  @discardableResult
  public mutating func tag(_ text: String, at x: Double, _ y: Double) -> Double {
    let geometry = theme.geometry.tag
    let style = theme.style(.tag)
    let width = width(text, .tag) + geometry.padding * 2
    list.fill(
      Rect(x, y, width, geometry.height),
      theme.color(.chipIdle),
      radius: theme.radius(.tag)
    )
    self.text(
      text,
      .tag,
      .textPrimary,
      in: Rect(
        x + geometry.padding,
        y + (geometry.height - style.lineHeight) / 2,
        width - geometry.padding * 2 + 6,
        style.lineHeight
      ),
      overflow: .visible
    )
    return width
  }

  /// How a control looks.
  public enum ControlState: Sendable, Hashable {
    case idle, focused, disabled
  }

  public func chipWidth(_ text: String, icon: Icon?) -> Double {
    width(text, .chip) + theme.geometry.chip.padding * 2 + (icon == nil ? 0 : 44)
  }

  /// A pill with an optional icon; returns its width.
  @discardableResult
  public mutating func chip(
    _ label: String,
    icon: Icon?,
    at x: Double,
    _ y: Double,
    height: Double? = nil,
    state: ControlState = .idle,
    iconColor: ColorRole? = nil
  ) -> Double {
    let height = height ?? theme.geometry.chip.height
    let padding = theme.geometry.chip.padding
    let width = chipWidth(label, icon: icon)
    let isFocused = state == .focused
    list.box(
      Rect(x, y, width, height),
      fill: isFocused ? theme.paint(.focusFill) : theme.paint(ColorRole.chipIdle),
      corners: Corners(theme.radius(.chip)),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false)
        : Ring(theme.color(.chipEdge), width: theme.stroke.line),
      glow: isFocused ? theme.glow(.focus) : []
    )
    let ink: ColorRole =
      switch state {
      case .idle: .textPrimary
      case .focused: .textOnFocus
      case .disabled: .textDisabled
      }
    if let icon {
      list.icon(
        icon,
        Rect(x + padding - 4, y + (height - 28) / 2, 28, 28),
        theme.color(isFocused ? .textOnFocus : iconColor ?? ink)
      )
    }
    let style = theme.style(.chip)
    let inset = padding + (icon == nil ? 0 : 44)
    text(
      label,
      .chip,
      ink,
      in: Rect(
        x + inset,
        y + (height - style.lineHeight) / 2,
        width - inset - padding + 8,
        style.lineHeight
      ),
      overflow: .visible
    )
    return width
  }

  public func buttonWidth(_ text: String, icon: Icon?, padding: Double? = nil) -> Double {
    width(text, .button) + (padding ?? theme.geometry.button.padding) * 2 + (icon == nil ? 0 : 44)
  }

  /// A button with its label in the middle; returns its width.
  @discardableResult
  public mutating func button(
    _ label: String,
    icon: Icon?,
    at x: Double,
    _ y: Double,
    width fixedWidth: Double? = nil,
    padding: Double? = nil,
    state: ControlState = .idle
  ) -> Double {
    let height = theme.geometry.button.height
    let width = fixedWidth ?? buttonWidth(label, icon: icon, padding: padding)
    let isFocused = state == .focused
    list.box(
      Rect(x, y, width, height),
      fill: isFocused ? theme.paint(.buttonPrimary) : theme.paint(ColorRole.buttonIdle),
      corners: Corners(theme.radius(.button)),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
    let ink: ColorRole =
      switch state {
      case .idle: .textPrimary
      case .focused: .textOnFocus
      case .disabled: .textDisabled
      }
    let iconSpace: Double = icon == nil ? 0 : 44
    let labelWidth = self.width(label, .button)
    let left = x + (width - labelWidth - iconSpace) / 2
    if let icon {
      list.icon(icon, Rect(left, y + (height - 30) / 2, 30, 30), theme.color(ink))
    }
    let style = theme.style(.button)
    text(
      label,
      .button,
      ink,
      in: Rect(
        left + iconSpace,
        y + (height - style.lineHeight) / 2,
        min(width, labelWidth + 10),
        style.lineHeight
      ),
      overflow: .visible
    )
    return width
  }

  /// A bar filled up to `fraction` (0 to 1); up to `live`, if that is further, in the colour of what
  /// is still to come.
  public mutating func progress(
    _ rect: Rect,
    fraction: Double,
    live: Double? = nil,
    color: ColorRole = .progressFill
  ) {
    let radius = theme.radius(.bar)
    list.fill(rect, theme.color(.progressTrack), radius: radius)
    func width(_ part: Double) -> Double {
      max(rect.height, rect.width * max(0, min(1, part)))
    }
    if let live, live > fraction {
      list.fill(
        Rect(rect.x, rect.y, width(live), rect.height),
        theme.color(.progressBuffer),
        radius: radius
      )
    }
    list.fill(
      Rect(rect.x, rect.y, width(fraction), rect.height),
      theme.color(color),
      radius: radius
    )
  }

  /// A numeral with its letters' depth behind it.
  public mutating func setNumber(
    _ number: String,
    style: TextStyle,
    color: ColorRole = .chanNumber,
    in rect: Rect,
    depth: Int,
    alignment: TextItem.Alignment = .leading
  ) {
    list.add(
      .text(
        TextItem(
          number,
          style: style,
          paint: .solid(theme.color(color)),
          rect: rect,
          alignment: alignment,
          overflow: .visible,
          extrusion: depth > 0
            ? TextItem.Extrusion(depth: depth, color: theme.color(.chanExtrude)) : nil
        )
      )
    )
  }

  /// A channel's call-sign mark: one of seven figures in its gel, its initials over it.
  public mutating func callSign(_ channel: Channel, in rect: Rect) {
    let gel = theme.gel(ofChannel: channel.number)
    let shapes = Art.CallSign.allCases
    let shape = shapes[Int((channel.number % 7 + 7) % 7)]
    list.art(.callSign(shape, color: gel), rect)
    let base = theme.style(.bug)
    let style = base.sized((rect.height * (isMarquee ? 0.46 : 0.36)).rounded())
    let isLightGel = Int(gel.red) * 3 + Int(gel.green) * 6 + Int(gel.blue) > 1400
    let ink: RGBA =
      isMarquee
      ? (isLightGel ? theme.color(.textOnBoard) : theme.color(.textOnFocus))
      : theme.color(.textOnFocus)
    list.text(
      Self.initials(of: channel.name),
      style,
      ink,
      in: Rect(rect.x, rect.midY - style.lineHeight / 2, rect.width, style.lineHeight),
      alignment: .center,
      overflow: .visible
    )
  }

  /// Up to two initials of a channel's name.
  static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: { $0 == " " || $0 == "-" })
      .filter { $0.first?.isLetter == true || $0.first?.isNumber == true }
    let letters = words.count >= 2 ? [words.first, words.last] : [words.first]
    return String(letters.compactMap { $0?.first }).uppercased()
  }

  /// Key caps and what they do, from left to right.
  public mutating func hints(_ hints: [(keys: HintKeys, label: String)], at x: Double, _ y: Double)
  {
    let style = theme.style(.hint)
    var left = x
    let textY = y + (38 - style.lineHeight) / 2
    for hint in hints {
      let capWidth: Double
      if case .named(let name) = hint.keys {
        capWidth = max(44, width(name, .hint) + 24)
      } else {
        capWidth = 68
      }
      list.box(
        Rect(left, y, capWidth, 38),
        fill: theme.paint(ColorRole.chipIdle),
        corners: Corners(theme.radius(.key) > 0 ? 10 : 0),
        ring: Ring(theme.color(.chipEdge), width: theme.stroke.line)
      )
      switch hint.keys {
      case .named(let name):
        text(
          name,
          .hint,
          .textPrimary,
          in: Rect(left, textY, capWidth, style.lineHeight),
          alignment: .center
        )
      case .leftRight, .upDown:
        let icons: [Icon] = hint.keys == .leftRight ? [.left, .right] : [.up, .down]
        for (index, icon) in icons.enumerated() {
          list.icon(
            icon,
            Rect(left + 12 + Double(index) * 24, y + 9, 20, 20),
            theme.color(.textPrimary)
          )
        }
      }
      let labelWidth = width(hint.label, .hint) + 8
      text(
        hint.label,
        .hint,
        .textSecondary,
        in: Rect(left + capWidth + 12, textY, labelWidth, style.lineHeight),
        overflow: .visible
      )
      left += capWidth + 12 + labelWidth + 30
    }
  }

  public enum HintKeys: Sendable, Hashable {
    case named(String)
    case leftRight, upDown
  }
}
