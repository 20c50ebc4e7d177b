public import RerunCore
import RerunStage

/// The channel card after a change: its number on the stage or on film leader, its name below.
public struct IdentCard: Sendable, Hashable {
  public var channel: Channel
  /// What is on; nil leaves that line out.
  public var title: String?
  /// Since the channel changed.
  public var elapsedMilliseconds: Int64
  /// Since the card began to leave; nil while it stands.
  public var leavingMilliseconds: Int64?
  /// With "Reduce motion": everything stands where it will be.
  public var isReduced: Bool

  public init(
    channel: Channel,
    title: String?,
    elapsedMilliseconds: Int64,
    leavingMilliseconds: Int64? = nil,
    isReduced: Bool = false
  ) {
    self.channel = channel
    self.title = title
    self.elapsedMilliseconds = elapsedMilliseconds
    self.leavingMilliseconds = leavingMilliseconds
    self.isReduced = isReduced
  }

  public func draw(on canvas: inout Canvas) {
    switch canvas.theme.ornament.ident {
    case .stage:
      let leaving = leavingMilliseconds.map { canvas.theme.motion(.identOut).progress(after: $0) }
      canvas.layer(opacity: 1 - (leaving ?? 0)) { drawStage(on: &$0) }
    case .leader:
      // Film is cut, not faded.
      if leavingMilliseconds == nil { drawLeader(on: &canvas) }
    }
  }

  /// The numeral's style: smaller for three and four digits, and for more as narrow as four.
  func numberStyle(_ theme: Theme) -> TextStyle {
    let style = theme.style(.identNumber)
    let sizes: [Double] = theme.ornament.ident == .stage ? [560, 440, 330] : [560, 420, 310]
    let digits = "\(channel.number)".count
    let size = sizes[max(0, min(2, digits - 2))] * min(1, 4 / Double(digits))
    return style.sized((style.size * size / sizes[0]).rounded())
  }

  // MARK: - Stage

  /// Where the floor of `Art.identStage` begins.
  static let floor = 716.0
  /// The lights go up first, then the number drops.
  private static let lightsMilliseconds: Int64 = 120

  private func drawStage(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.list.art(.identStage, .stage)
    drawNumeral(on: &canvas)
    let dark = 1 - Double(elapsedMilliseconds) / Double(Self.lightsMilliseconds)
    if !isReduced, dark > 0 {
      canvas.list.fill(.stage, theme.color(.scrim).faded(by: min(1, dark)))
    }
    let nameOpacity =
      isReduced
      ? 1 : theme.motion(.overlayIn).progress(after: elapsedMilliseconds - Self.lightsMilliseconds)
    canvas.place("ident.scrim", of: "ident")
    canvas.layer(opacity: nameOpacity) { canvas in
      drawCenteredName(on: &canvas)
      if let title {
        canvas.place("ident.tag", of: "ident", text: canvas.words.isOnNow(title))
      }
    }
  }

  private func drawNumeral(on canvas: inout Canvas) {
    let theme = canvas.theme
    let style = numberStyle(theme)
    let scale = style.size / theme.style(.identNumber).size
    let landed =
      isReduced
      ? 1 : theme.motion(.identIn).progress(after: elapsedMilliseconds - Self.lightsMilliseconds)
    // The line box reaches below the digits' feet, which stand just above the floor.
    let top =
      Self.floor - style.lineHeight + (52 * scale).rounded() - (40 * (1 - landed)).rounded()
    let rect = Rect(0, top, 1920, style.lineHeight)
    let number = "\(channel.number)"

    // On the polished floor: mirrored a little above the floor's edge, so that foot meets foot.
    let mirror = Self.floor + 1 - (15 * scale).rounded()
    let fadedOut = Self.floor + 2 + 195
    canvas.list.clipped(to: Rect(0, Self.floor + 2, 1920, 250)) { list in
      list.add(
        .text(
          TextItem(
            number,
            style: style,
            paint: theme.paint(ColorRole.accent),
            rect: rect,
            alignment: .center,
            overflow: .visible,
            reflection: TextItem.Reflection(
              floorY: mirror,
              height: fadedOut - mirror,
              alpha: 0.34 * (fadedOut - mirror) / 195
            )
          )
        )
      )
    }
    canvas.list.add(
      .text(
        TextItem(
          number,
          style: style,
          paint: Self.face,
          rect: rect,
          alignment: .center,
          overflow: .visible,
          extrusion: TextItem.Extrusion(
            depth: 34,
            dx: 1,
            dy: 0.55,
            color: RGBA(0x8A, 0x44, 0x20),
            edgeDepth: 6,
            edgeColor: RGBA(0x3A, 0x14, 0x20)
          )
        )
      )
    )
  }

  /// Lit from above.
  private static let face = Paint.gradient(
    Gradient(
      .vertical,
      [
        Gradient.Stop(0.15, RGBA(0xFF, 0xE3, 0xA6)), Gradient.Stop(0.55, RGBA(0xFF, 0xC0, 0x61)),
        Gradient.Stop(0.90, RGBA(0xF0, 0x92, 0x3A)),
      ]
    )
  )

  /// Mark and name, in the middle together.
  private func drawCenteredName(on canvas: inout Canvas) {
    guard let mark = canvas.theme.element("ident.mark", of: "ident")?.box,
      let name = canvas.theme.element("ident.name", of: "ident")?.box
    else { return }
    let gap = name.x - mark.maxX
    let needed = canvas.width(channel.name, .identName)
    let width = min(1500, needed)
    let left = ((1920 - (width + mark.width + gap)) / 2).rounded()
    canvas.callSign(channel, in: Rect(left, mark.y, mark.width, mark.height))
    canvas.text(
      channel.name,
      .identName,
      .textPrimary,
      in: Rect(left + mark.width + gap, name.y, width, name.height),
      overflow: needed > 1500 ? .ellipsis : .visible
    )
  }
}
