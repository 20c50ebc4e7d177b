import RerunStage

/// How the picture gets here, for the curious: a table at the left.
public struct StreamInfoPanel: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    public enum Tone: Sendable, Hashable { case plain, good, bad }

    public var label: String
    /// Empty is unknown.
    public var value: String
    public var tone: Tone

    public init(label: String, value: String, tone: Tone = .plain) {
      self.label = label
      self.value = value
      self.tone = tone
    }
  }

  public var title: String
  public var rows: [Row]
  /// 0 is gone, 1 in its place; eased.
  public var entry: Double
  /// With "Reduce motion": it fades without sliding.
  public var isReduced: Bool

  public init(title: String, rows: [Row], entry: Double = 1, isReduced: Bool = false) {
    self.title = title
    self.rows = rows
    self.entry = entry
    self.isReduced = isReduced
  }

  static let screen = "watching-streaminfo"

  public func draw(on canvas: inout Canvas) {
    let opacity = max(0, min(1, entry))
    canvas.layer(opacity: opacity) { $0.place("scrim.left", of: Self.screen) }
    guard let panel = canvas.theme.element("info.panel", of: Self.screen)?.box else { return }
    let slide = isReduced ? 0 : (-panel.maxX * (1 - entry)).rounded()
    canvas.layer(dx: slide, opacity: isReduced ? opacity : 1) { canvas in
      canvas.place(["info.panel", "info.panel.rule"], of: Self.screen)
      canvas.place("info.title", of: Self.screen, text: title)
      for (index, row) in rows.enumerated() { draw(row, at: index, on: &canvas) }
      canvas.hints(
        [(.named(canvas.words.backKey), canvas.words.close)],
        at: panel.x + 48,
        panel.maxY - (canvas.isMarquee ? 70 : 74)
      )
    }
  }

  private func draw(_ row: Row, at index: Int, on canvas: inout Canvas) {
    if index > 0 { canvas.place("info.hair#", of: Self.screen, at: index - 1) }
    canvas.place("info.k#", of: Self.screen, text: row.label, at: index)
    guard let value = canvas.theme.element("info.v#", of: Self.screen) else { return }
    let isKnown = !row.value.isEmpty
    let color: ColorRole =
      switch row.tone {
      case .plain: isKnown ? .textPrimary : .textMuted
      case .good: .textOk
      case .bad: .textDanger
      }
    canvas.text(
      isKnown ? row.value : "–",
      .rowValue,
      color,
      in: value.box(at: index),
      tabularDigits: true
    )
  }
}
