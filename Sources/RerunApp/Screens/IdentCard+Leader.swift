import RerunCore
import RerunStage

/// The ident as the leader of a film: a hand sweeps once in 1.6 s, the picture is never quite still.
extension IdentCard {
  static let center = Point(960, 470)
  /// Inside, the paper disc of `Art.leader` covers hand and wedge; what shines through is faint.
  private static let discRadius = 294.0
  private static let turnMilliseconds: Int64 = 1600
  private static let frameMilliseconds: Int64 = 80

  func drawLeader(on canvas: inout Canvas) {
    let frame = isReduced ? 0 : max(0, elapsedMilliseconds) / Self.frameMilliseconds
    let noise = FilmNoise(frame)
    // The gate's jitter opens a line of a pixel at the top and the left.
    canvas.list.fill(.stage, .black)
    canvas.layer(dx: isReduced ? 0 : noise.bit(0), dy: isReduced ? 0 : noise.bit(1)) { canvas in
      drawFilm(on: &canvas, scratchX: isReduced ? nil : (noise.fraction(2) * 1918).rounded())
      drawBand(on: &canvas)
    }
    canvas.edges(scroll: 10)
  }

  private func drawFilm(on canvas: inout Canvas, scratchX: Double?) {
    let theme = canvas.theme
    canvas.list.art(.leader, .stage)
    let angle =
      isReduced
      ? 2.19  // as on the printed card: past four o'clock
      : Double(max(0, elapsedMilliseconds) % Self.turnMilliseconds)
        / Double(Self.turnMilliseconds) * 2 * Double.pi
    drawWedge(to: angle, on: &canvas)
    drawHand(at: angle, on: &canvas)
    if let scratchX {
      canvas.list.fill(Rect(scratchX, 0, 2, 1080), theme.color(.textOnFocus, alpha: 0.3))
    }
    let style = numberStyle(theme)
    let scale = style.size / theme.style(.identNumber).size
    for (x, lift, color) in [(-14.0, 24.0, ColorRole.accent), (-28, 34, .textOnBoard)] {
      canvas.list.text(
        "\(channel.number)",
        style,
        theme.color(color),
        in: Rect(
          x,
          (Self.center.y - style.lineHeight / 2 - lift * scale).rounded(),
          1920,
          style.lineHeight
        ),
        alignment: .center,
        overflow: .visible
      )
    }
  }

  private func drawBand(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.place(["ident.band", "ident.band.rule"], of: "ident")
    let step = max(1, theme.motion(.bulbStep).milliseconds)
    let phase = isReduced ? 1 : 1 + Int(max(0, elapsedMilliseconds) / step % 3)
    canvas.bulbs(around: Rect(-20, 1036, 1960, 1), step: 40, radius: 7, phase: phase, sides: .top)
    if let mark = theme.element("ident.mark", of: "ident")?.box {
      canvas.callSign(channel, in: mark)
    }
    canvas.place("ident.name", of: "ident", text: channel.name)
    if let title {
      canvas.place("ident.kick", of: "ident", text: canvas.words.onNow)
      canvas.place("ident.tag", of: "ident", text: title)
    }
  }

  // MARK: - Hand and wedge; angles clockwise from twelve o'clock

  private static func point(_ angle: Double, _ radius: Double) -> Point {
    Point(
      center.x + Trigonometry.sine(angle) * radius,
      center.y - Trigonometry.cosine(angle) * radius
    )
  }

  private func drawWedge(to angle: Double, on canvas: inout Canvas) {
    let shade = canvas.theme.color(.textOnBoard)
    // The inner edge is made of chords; the black ring around the disc, 12 pixels wide, hides them.
    let step = Double.pi / 6
    var from = 0.0
    while from < angle {
      let to = min(angle, from + step)
      canvas.list.add(
        .polygon(
          PolygonItem(
            [
              Self.point(from, 305), Self.point(from, 1300), Self.point(to, 1300),
              Self.point(to, 305),
            ],
            shade.withAlpha(0.22)
          )
        )
      )
      canvas.list.add(
        .polygon(
          PolygonItem(
            [Self.center, Self.point(from, Self.discRadius), Self.point(to, Self.discRadius)],
            shade.withAlpha(0.03)
          )
        )
      )
      from = to
    }
  }

  private func drawHand(at angle: Double, on canvas: inout Canvas) {
    let half = Point(Trigonometry.cosine(angle) * 4, Trigonometry.sine(angle) * 4)
    func strip(_ from: Double, _ to: Double, _ color: RGBA) {
      let a = Self.point(angle, from)
      let b = Self.point(angle, to)
      canvas.list.add(
        .polygon(
          PolygonItem(
            [
              Point(a.x - half.x, a.y - half.y), Point(b.x - half.x, b.y - half.y),
              Point(b.x + half.x, b.y + half.y), Point(a.x + half.x, a.y + half.y),
            ],
            color
          )
        )
      )
    }
    strip(0, Self.discRadius, canvas.theme.color(.accent, alpha: 0.14))
    strip(Self.discRadius, 1400, canvas.theme.color(.accent))
  }
}

/// The little irregularities of worn film: the same for a frame, whenever it is drawn.
struct FilmNoise {
  private let seed: UInt64

  init(_ frame: Int64) { seed = UInt64(bitPattern: frame) }

  /// 0 up to 1, for each `index` another.
  func fraction(_ index: UInt64) -> Double {
    // SplitMix64's finaliser.
    var z = (seed &* 8 &+ index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / Double(UInt64(1) << 53)
  }

  /// 0 or 1.
  func bit(_ index: UInt64) -> Double { fraction(index) < 0.5 ? 0 : 1 }
}
