import RerunStage

/// What to hear and to read, at the right over the dimmed picture, and how late either is.
public struct TracksPanel: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    public var label: String
    /// Such as "5.1"; may be empty.
    public var value: String
    /// It is what plays.
    public var isChosen: Bool
    /// Left and Right change it.
    public var isAdjustable: Bool

    public init(
      label: String,
      value: String = "",
      isChosen: Bool = false,
      isAdjustable: Bool = false
    ) {
      self.label = label
      self.value = value
      self.isChosen = isChosen
      self.isAdjustable = isAdjustable
    }
  }

  public struct Section: Sendable, Hashable {
    public var title: String
    public var rows: [Row]

    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  public var title: String
  public var sections: [Section]
  /// Index into the rows of all sections, one after another.
  public var focus: Int
  /// 0 is gone, 1 in its place; eased.
  public var entry: Double
  /// With "Reduce motion": it fades without sliding.
  public var isReduced: Bool

  public init(
    title: String,
    sections: [Section],
    focus: Int,
    entry: Double = 1,
    isReduced: Bool = false
  ) {
    self.title = title
    self.sections = sections
    self.focus = focus
    self.entry = entry
    self.isReduced = isReduced
  }

  static let screen = "watching-tracks"

  public func draw(on canvas: inout Canvas) {
    let opacity = max(0, min(1, entry))
    canvas.layer(opacity: opacity) { $0.place(["scrim", "scrim.right"], of: Self.screen) }
    guard let panel = canvas.theme.element("tracks.panel", of: Self.screen)?.box else { return }
    let slide = isReduced ? 0 : ((1920 - panel.x) * (1 - entry)).rounded()
    canvas.layer(dx: slide, opacity: isReduced ? opacity : 1) { canvas in
      canvas.place(["tracks.panel", "tracks.rule"], of: Self.screen)
      canvas.place("tracks.title", of: Self.screen, text: title)
      drawSections(in: panel, on: &canvas)
      let words = canvas.words
      canvas.hints(
        [
          isAdjusting ? (.leftRight, words.adjust) : (.named(words.selectKey), words.choose),
          (.named(words.backKey), words.close),
        ],
        at: panel.x + canvas.theme.geometry.panel.padding,
        hintsY(canvas)
      )
    }
  }

  private func hintsY(_ canvas: Canvas) -> Double { canvas.isMarquee ? 962 : 956 }

  private var isAdjusting: Bool {
    let rows = sections.flatMap(\.rows)
    return rows.indices.contains(focus) && rows[focus].isAdjustable
  }

  // MARK: - Rows

  /// A heading or a row, and where it would stand if the panel had no end.
  private struct Line {
    var box: Rect
    var title: String?
    var row: Row?
    var index = 0
  }

  private func lines(_ theme: Theme) -> [Line] {
    guard let heading = theme.element("tracks.h#", of: Self.screen)?.box,
      let first = theme.element("tracks.row#", of: Self.screen)?.box
    else { return [] }
    let gap: Double = theme.ornament.detail == .marquee ? 2 : 8
    var lines: [Line] = []
    var y = heading.y
    var index = 0
    for section in sections where !section.rows.isEmpty {
      let title = Rect(heading.x, y, heading.width, heading.height)
      lines.append(Line(box: title, title: section.title))
      y += first.y - heading.y
      for row in section.rows {
        let box = Rect(first.x, y, first.width, first.height)
        lines.append(Line(box: box, row: row, index: index))
        index += 1
        y += first.height + gap
      }
      y += 20
    }
    return lines
  }

  private func drawSections(in panel: Rect, on canvas: inout Canvas) {
    let lines = lines(canvas.theme)
    guard let top = lines.first?.box.y, let bottom = lines.last?.box.maxY else { return }
    let end = hintsY(canvas) - 18
    // What doesn't fit is moved so far that the focused row stands in the middle.
    let excess = max(0, bottom - end)
    let middle = lines.first { $0.row != nil && $0.index == focus }?.box.midY ?? top
    let lift = max(0, min(excess, middle - (top + end) / 2)).rounded()
    let window =
      excess > 0 ? Rect(panel.x, top - 6, 1920 - panel.x, end - top + 12) : nil
    canvas.layer(dy: -lift, clip: window) { canvas in
      for line in lines {
        guard let title = line.title else { continue }
        canvas.text(title, .label, .textAccent, in: line.box)
      }
      // The focused one last: its glow lies over its neighbours.
      for isFocusTurn in [false, true] {
        for line in lines where line.row != nil && (line.index == focus) == isFocusTurn {
          if let row = line.row { draw(row, in: line.box, isFocused: isFocusTurn, on: &canvas) }
        }
      }
    }
  }

  private func draw(_ row: Row, in box: Rect, isFocused: Bool, on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let place = theme.element("tracks.row#", of: Self.screen),
      let check = theme.element("tracks.check#", of: Self.screen)?.box,
      let label = theme.element("tracks.l#", of: Self.screen)?.box,
      let value = theme.element("tracks.v#", of: Self.screen)?.box
    else { return }
    canvas.list.box(
      box,
      fill: isFocused ? theme.paint(GradientRole.focusFill) : place.fill,
      corners: Corners(place.radius),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
    let dy = box.y - place.box.y
    if row.isChosen {
      canvas.list.icon(
        .check,
        check.offset(0, dy),
        theme.color(isFocused ? .textOnFocus : .ok)
      )
    }
    let arrows: Double = row.isAdjustable && isFocused ? 40 : 0
    let right = value.maxX - arrows
    let room = right - label.x
    let valueWidth = row.value.isEmpty ? 0 : min(canvas.width(row.value, .rowValue), room / 2)
    canvas.text(
      row.label,
      .rowLabel,
      isFocused ? .textOnFocus : .textPrimary,
      in: Rect(
        label.x,
        label.y + dy,
        room - (valueWidth > 0 ? valueWidth + 24 : 0),
        label.height
      )
    )
    canvas.text(
      row.value,
      .rowValue,
      isFocused ? .textOnFocusSub : .textSecondary,
      in: Rect(right - valueWidth, value.y + dy, valueWidth, value.height),
      alignment: .right
    )
    guard arrows > 0 else { return }
    for (icon, x) in [(Icon.left, right - valueWidth - 40), (.right, right + 12)] {
      canvas.list.icon(icon, Rect(x, box.midY - 13, 26, 26), theme.color(.textOnFocus))
    }
  }
}
