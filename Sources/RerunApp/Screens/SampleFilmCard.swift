public import RerunStage

/// The picture of a programme of the Sample station: a scene that slowly drifts by, its titles over it
/// when one joins and now and then, and small credits in the corner.
///
/// Stands where a film's picture would: it fills any box of the stage's shape, and its letters shrink
/// with it as a picture's would.
public struct SampleFilmCard: Sendable, Hashable {
  public var title: String
  /// Such as "1974 · Directed by Ida Marchetti"; at most three are shown.
  public var subtitles: [String]
  public var scene: Art
  public var rect: Rect
  public var positionMilliseconds: Int64
  public var durationMilliseconds: Int64
  /// Where one joined: the titles come up then.
  public var joinedAtMilliseconds: Int64
  /// Such as "9:42".
  public var clock: String
  /// Which way the scene drifts; any number.
  public var seed: Int64
  /// With "Reduce motion": the scene stands still, the titles come and go at once.
  public var isReduced: Bool

  public init(
    title: String,
    subtitles: [String],
    scene: Art,
    rect: Rect,
    positionMilliseconds: Int64,
    durationMilliseconds: Int64,
    joinedAtMilliseconds: Int64 = 0,
    clock: String,
    seed: Int64 = 0,
    isReduced: Bool = false
  ) {
    self.title = title
    self.subtitles = Array(subtitles.filter { !$0.isEmpty }.prefix(3))
    self.scene = scene
    self.rect = rect
    self.positionMilliseconds = positionMilliseconds
    self.durationMilliseconds = durationMilliseconds
    self.joinedAtMilliseconds = joinedAtMilliseconds
    self.clock = clock
    self.seed = seed
    self.isReduced = isReduced
  }

  // MARK: - Time

  /// The drift's frames: eight a second.
  static let frame: Int64 = 125
  /// The titles come up every so often and stand for a while.
  static let period: Int64 = 90_000
  static let titleTime: Int64 = 12_000
  static let arrival: Int64 = 1500
  static let departure: Int64 = 1000

  /// When the picture next differs: a frame of eight a second, as film on a flatbed.
  ///
  /// Every change, the titles' too, falls on such a frame.
  public static func nextChange(after positionMilliseconds: Int64) -> Int64 {
    (positionMilliseconds / frame + 1) * frame
  }

  /// The position, back on its frame.
  private var time: Int64 { max(0, positionMilliseconds / Self.frame * Self.frame) }

  /// How long the titles have stood, in milliseconds; nil between their times.
  var titleAge: Int64? {
    let sinceJoined = time - joinedAtMilliseconds / Self.frame * Self.frame
    // Wound back before the joining, the titles keep their rhythm.
    let age = (sinceJoined % Self.period + Self.period) % Self.period
    return age < Self.titleTime ? age : nil
  }

  // MARK: - Picture

  private var scale: Double { rect.width / Rect.stage.width }

  /// The scene's box: a tenth larger than the picture, moved by whole pixels.
  var sceneRect: Rect {
    let width = (rect.width * 1.1).rounded()
    let height = (rect.height * 1.1).rounded()
    // Two slow swings of different length: the drift never visibly repeats.
    let shift = Double((seed % 7 + 7) % 7) / 7
    func swing(_ seconds: Double, _ phase: Double) -> Double {
      let turn = isReduced ? 0.125 : Double(time) / 1000 / seconds
      return 0.5 - 0.5 * Trigonometry.cosine(2 * .pi * (turn + phase))
    }
    let isMirrored = seed % 2 != 0
    let along = swing(104, shift)
    let x = (width - rect.width) * (isMirrored ? 1 - along : along)
    let y = (height - rect.height) * swing(78, shift / 2 + 0.25)
    return Rect(rect.x - x.rounded(), rect.y - y.rounded(), width, height)
  }

  public func draw(on canvas: inout Canvas) {
    canvas.layer(clip: rect) { canvas in
      canvas.list.art(scene, sceneRect)
      drawCorner(on: &canvas)
      guard let age = titleAge else { return }
      if canvas.isMarquee {
        drawPosterTitles(age: age, on: &canvas)
      } else {
        drawStudioTitles(age: age, on: &canvas)
      }
    }
  }

  /// A rectangle of the whole stage, in this picture.
  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(
      rect.x + (x * scale).rounded(),
      rect.y + (y * scale).rounded(),
      (width * scale).rounded(),
      (height * scale).rounded()
    )
  }

  private func style(_ role: TypeRole, _ theme: Theme, size: Double? = nil) -> TextStyle {
    let style = theme.style(role)
    return style.sized(max(1, ((size ?? style.size) * scale).rounded()))
  }

  /// Darkness from the left that ends so gently that no edge shows, not even on a bright moon.
  private func shade(_ theme: Theme) -> Paint {
    let stops: [(Double, Double)] = [
      (0, 0.95), (0.25, 0.9), (0.45, 0.74), (0.62, 0.46), (0.78, 0.2), (0.9, 0.05), (1, 0),
    ]
    return .gradient(
      Gradient(
        .horizontal,
        stops.map { Gradient.Stop($0.0, theme.color(.scrimFull, alpha: $0.1)) }
      )
    )
  }

  // MARK: - Corner

  /// The clock, and how far the programme is as a thin line below it.
  private func drawCorner(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.layer(opacity: 0.55) { canvas in
      canvas.list.box(place(0, 0, 1920, 220), fill: theme.paint(.scrimTop))
    }
    let style = style(.attractMeta, theme)
    canvas.layer(opacity: 0.9) { canvas in
      canvas.list.text(
        clock,
        style,
        theme.color(.lamp),
        in: place(1524, 54, 300, style.lineHeight / scale),
        alignment: .right,
        overflow: .visible,
        tabularDigits: true
      )
    }
    let line = place(1704, 112, 120, 3)
    guard line.height >= 1, durationMilliseconds > 0 else { return }
    let part = max(0, min(1, Double(time) / Double(durationMilliseconds)))
    canvas.list.fill(line, theme.color(.progressTrack))
    canvas.list.fill(
      Rect(line.x, line.y, (line.width * part).rounded(), line.height),
      theme.color(.progressFill)
    )
  }

  // MARK: - Titles, Late Show

  /// How far something that begins `delay` after the titles is there: it eases in, and leaves with all.
  private func presence(_ age: Int64, delay: Int64, _ theme: Theme) -> Double {
    if isReduced { return 1 }
    let easing = theme.motion(.overlayIn).easing
    let come = easing.value(at: Double(age - delay) / Double(Self.arrival))
    let left = Double(Self.titleTime - age) / Double(Self.departure)
    return min(come, max(0, min(1, left)))
  }

  /// A lamp runs out along its rail, and the titles rise from it.
  private func drawStudioTitles(age: Int64, on canvas: inout Canvas) {
    let theme = canvas.theme
    let isLeaving = age > Self.titleTime - Self.departure
    let all = presence(age, delay: 0, theme)
    canvas.layer(opacity: all * 0.85) { canvas in
      canvas.list.box(place(0, 0, 1500, 1080), fill: shade(theme))
    }
    var base = theme.style(.breakTitle)
    base.lineHeight = (base.lineHeight * 0.93).rounded()
    let column = 1120.0
    let titleStyle = titleStyle(base, column: column, canvas)
    let titleLines = canvas.lineCount(
      title,
      titleStyle,
      width: (column * scale).rounded(),
      limit: 2
    )
    let titleHeight = titleStyle.lineHeight / scale * Double(titleLines)

    // The block stands around a line a little above the middle, clear of the banner.
    let top = 350 - titleHeight / 2
    let reach = isLeaving ? 1 : all
    let rail = place(144, top - 36, 150 * reach, 4)
    canvas.layer(opacity: isLeaving ? all : 1) { canvas in
      canvas.list.fill(rail, theme.color(.accent))
      let bead = max(2, (18 * scale).rounded())
      canvas.list.box(
        Rect(rail.maxX - bead / 2, rail.midY - bead / 2, bead, bead),
        fill: theme.paint(ColorRole.lamp),
        corners: Corners(bead / 2),
        glow: theme.glow(.now)
      )
    }
    func rising(_ delay: Int64, _ body: (inout Canvas) -> Void) {
      let here = presence(age, delay: delay, theme)
      let rise = isLeaving ? 0 : (34 * (1 - here) * scale).rounded()
      canvas.layer(dy: rise, opacity: min(1, here), body)
    }
    rising(150) { canvas in
      canvas.list.text(
        title,
        titleStyle,
        theme.color(.textPrimary),
        in: place(140, top, column, titleHeight),
        lines: titleLines
      )
    }
    let lineStyle = style(.attractMeta, theme)
    let lineHeight = lineStyle.lineHeight / scale
    for (index, line) in subtitles.enumerated() {
      rising(400 + Int64(index) * 200) { canvas in
        canvas.list.text(
          line,
          lineStyle,
          theme.color(index == 0 ? .textAccent : .textSecondary),
          in: place(
            144,
            top + titleHeight + 22 + Double(index) * (lineHeight + 4),
            column,
            lineHeight
          )
        )
      }
    }
  }

  /// As large as the title allows in two lines of `column` stage pixels.
  private func titleStyle(_ base: TextStyle, column: Double, _ canvas: Canvas) -> TextStyle {
    let width = (column * scale).rounded()
    for factor in [1, 0.82, 0.68] {
      let style = base.sized(max(1, (base.size * factor * scale).rounded()))
      // One more than it may take: two lines that are full are as good as three.
      if canvas.lineCount(title, style, width: width, limit: 3) <= 2,
        title.split(separator: " ").allSatisfy({ canvas.width(String($0), style) <= width })
      {
        return style
      }
    }
    return base.sized(max(1, (base.size * 0.56 * scale).rounded()))
  }

  // MARK: - Titles, Midnight Movie

  /// A lobby card: hard cuts, letters with a red edge, the credits on a strip of board.
  private func drawPosterTitles(age: Int64, on canvas: inout Canvas) {
    let theme = canvas.theme
    let step = isReduced ? Int64.max : age
    canvas.layer(opacity: 0.9) { canvas in
      canvas.list.box(place(0, 0, 1700, 1080), fill: shade(theme))
    }
    let column = 1240.0
    let titleStyle = titleStyle(theme.style(.breakTitle), column: column, canvas)
    let titleLines = canvas.lineCount(
      title,
      titleStyle,
      width: (column * scale).rounded(),
      limit: 2
    )
    let titleHeight = titleStyle.lineHeight / scale * Double(titleLines)
    let top = 350 - titleHeight / 2
    let stripHeight = 62.0
    let blockHeight = titleHeight + 28 + stripHeight * Double(subtitles.count)

    // The bar drops in three cuts, then the letters, then the strips one by one.
    let bar = min(3, step / 125 + 1)
    canvas.list.fill(
      place(112, top, 14, blockHeight * Double(bar) / 3),
      theme.color(.accent)
    )
    guard step >= 375 else { return }
    let depth = max(1, Int((9 * scale).rounded()))
    canvas.list.add(
      .text(
        TextItem(
          title,
          style: titleStyle,
          paint: theme.paint(ColorRole.lamp),
          rect: place(156, top, column, titleHeight),
          lines: titleLines,
          extrusion: TextItem.Extrusion(depth: depth, color: theme.color(.accent))
        )
      )
    )
    let lineStyle = style(.identTag, theme)
    for (index, line) in subtitles.enumerated() where step >= 750 + Int64(index) * 250 {
      let y = top + titleHeight + 28 + Double(index) * stripHeight
      let needed = canvas.width(line, lineStyle) / scale
      let width = min(column, needed + 2)
      canvas.list.box(
        place(156, y, width + 44, stripHeight - 8),
        fill: theme.paint(index == 0 ? .boardFill : .bandFill)
      )
      canvas.list.text(
        line,
        lineStyle,
        theme.color(index == 0 ? .textOnBoard : .textOnFocus),
        in: place(
          178,
          y + (stripHeight - 8 - lineStyle.lineHeight / scale) / 2,
          width,
          lineStyle.lineHeight / scale
        ),
        overflow: needed > column ? .ellipsis : .visible
      )
    }
  }
}
