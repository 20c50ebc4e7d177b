public import RerunStage

/// A panel of rows at the right over the dimmed picture.
public struct OptionsPanel: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    public var icon: Icon
    public var label: String
    /// What is set; may be empty.
    public var value: String
    /// Whether Select opens something: shown by a chevron while it has the focus.
    public var hasMore: Bool

    public init(icon: Icon, label: String, value: String = "", hasMore: Bool = false) {
      self.icon = icon
      self.label = label
      self.value = value
      self.hasMore = hasMore
    }
  }

  public var title: String
  /// Such as "9:42 PM".
  public var clock: String
  public var rows: [Row]
  /// Index into `rows`.
  public var focus: Int
  /// 0 is gone, 1 in its place; eased.
  public var entry: Double
  /// Counts bulb steps; only its remainder by three shows.
  public var bulbPhase: Int
  /// With "Reduce motion": it fades without sliding.
  public var isReduced: Bool

  public init(
    title: String,
    clock: String,
    rows: [Row],
    focus: Int,
    entry: Double = 1,
    bulbPhase: Int = 1,
    isReduced: Bool = false
  ) {
    self.title = title
    self.clock = clock
    self.rows = rows
    self.focus = focus
    self.entry = entry
    self.bulbPhase = bulbPhase
    self.isReduced = isReduced
  }

  static let screen = "options"

  /// The rows to show: all, or a stretch around the focus where there are too many.
  func visibleRows(_ theme: Theme) -> Range<Int> {
    let limit = max(1, theme.element("options.row#", of: Self.screen)?.count ?? rows.count)
    guard rows.count > limit else { return 0..<rows.count }
    let first = max(0, min(rows.count - limit, focus - limit / 2))
    return first..<(first + limit)
  }

  public func draw(on canvas: inout Canvas) {
    let opacity = max(0, min(1, entry))
    canvas.layer(opacity: opacity) { $0.place(["scrim", "scrim.right"], of: Self.screen) }
    guard let panel = canvas.theme.element("options.panel", of: Self.screen)?.box else { return }
    let slide = isReduced ? 0 : ((1920 - panel.x) * (1 - entry)).rounded()
    canvas.layer(dx: slide, opacity: isReduced ? opacity : 1) { canvas in
      canvas.place(["options.panel", "options.rule"], of: Self.screen)
      drawBulbs(on: &canvas)
      canvas.place("options.title", of: Self.screen, text: title)
      canvas.place(
        "options.clock",
        of: Self.screen,
        text: clock,
        overflow: .visible,
        tabularDigits: true
      )
      drawRows(on: &canvas)
      let opens = rows.indices.contains(focus) && rows[focus].hasMore
      canvas.hints(
        [
          (.named(canvas.words.selectKey), opens ? canvas.words.open : canvas.words.choose),
          (.named(canvas.words.backKey), canvas.words.close),
        ],
        at: panel.x + canvas.theme.geometry.panel.padding,
        canvas.isMarquee ? 962 : 956
      )
    }
  }

  /// A column of bulbs along the panel's rule, where the theme has one.
  private func drawBulbs(on canvas: inout Canvas) {
    guard let place = canvas.theme.element("options.bulbs", of: Self.screen)?.box else { return }
    let margin = Art.Bulbs.margin
    canvas.bulbs(
      around: place.inset(margin, margin),
      step: 40,
      radius: 6,
      phase: isReduced ? 1 : bulbPhase
    )
  }

  private func drawRows(on canvas: inout Canvas) {
    let visible = visibleRows(canvas.theme)
    // The focused one last: its glow lies over its neighbours.
    for isFocusTurn in [false, true] {
      for index in visible where (index == focus) == isFocusTurn {
        draw(rows[index], at: index - visible.lowerBound, isFocused: isFocusTurn, on: &canvas)
      }
    }
  }

  private func draw(_ row: Row, at place: Int, isFocused: Bool, on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let element = theme.element("options.row#", of: Self.screen),
      let iconElement = theme.element("options.icon#", of: Self.screen),
      let labelElement = theme.element("options.label#", of: Self.screen)
    else { return }
    let box = element.box(at: place)
    canvas.list.box(
      box,
      fill: isFocused ? theme.paint(GradientRole.focusFill) : element.fill,
      corners: Corners(element.radius),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
    let ink: ColorRole = isFocused ? .textOnFocus : .textPrimary
    canvas.list.icon(
      row.icon,
      iconElement.box(at: place),
      theme.color(isFocused ? .textOnFocus : .textAccent)
    )

    let hasChevron = isFocused && row.hasMore
    let valueRight = box.maxX - 24 - (hasChevron ? 36 : 0)
    let labelBox = labelElement.box(at: place)
    let labelWidth = canvas.width(row.label, .rowLabel)
    let room = valueRight - labelBox.x
    // The label has its say; the value gets what is left, but never less than a third.
    let valueWidth =
      row.value.isEmpty
      ? 0 : min(canvas.width(row.value, .rowValue), max(room / 3, room - labelWidth - 24))
    canvas.text(
      row.label,
      .rowLabel,
      ink,
      in: Rect(
        labelBox.x,
        labelBox.y,
        room - (valueWidth > 0 ? valueWidth + 24 : 0),
        labelBox.height
      )
    )
    canvas.text(
      row.value,
      .rowValue,
      isFocused ? .textOnFocusSub : .textSecondary,
      in: Rect(
        valueRight - valueWidth,
        canvas.middle(of: .rowValue, y: box.y, height: box.height),
        valueWidth,
        theme.style(.rowValue).lineHeight
      ),
      alignment: .right
    )
    if hasChevron {
      canvas.list.icon(
        .right,
        Rect(box.maxX - 50, box.midY - 13, 26, 26),
        theme.color(.textOnFocus)
      )
    }
  }
}
