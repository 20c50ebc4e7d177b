import Glibc
import RerunStage

/// Marks and lights a few dozen pixels wide.
enum SmallArt {
  /// A channel's figure without its initials, filling the smaller side of the box.
  static func paintCallSign(
    _ shape: Art.CallSign,
    _ color: RGBA,
    on g: Canvas,
    width: Double,
    height: Double
  ) {
    let k = min(width, height) / 2
    let brush = Brush.solid(Ink(color))
    g.moved(width / 2, height / 2) {
      switch shape {
      case .sun: paintSun(brush, k, on: g)
      case .moon:
        g.disc(0, 0, k * 0.92, brush)
        // Its shadow stays on it, also over a light panel.
        let face: (Canvas) -> Void = { $0.traceArc(0, 0, k * 0.92, 0, 2 * .pi) }
        g.clipped(to: face) { g.disc(k * 0.34, -k * 0.22, k * 0.7, .ink(0x000000, 0.28)) }
      case .diamond:
        g.polygon([(0, -k * 0.98), (k * 0.98, 0), (0, k * 0.98), (-k * 0.98, 0)], brush)
      case .arch:
        g.fill(brush) { g in
          g.move(-k * 0.78, k * 0.9)
          g.line(-k * 0.78, -k * 0.1)
          g.traceArc(0, -k * 0.1, k * 0.78, .pi, 2 * .pi)
          g.line(k * 0.78, k * 0.9)
        }
      case .hexagon:
        let corners = (0..<6).map { index in
          let angle = Double(index) * .pi / 3
          return (cos(angle) * k * 0.96, sin(angle) * k * 0.96)
        }
        g.polygon(corners, brush)
      case .bars:
        for index in 0..<4 {
          g.rectangle(-k * 0.9, -k * 0.9 + Double(index) * k * 0.47, k * 1.8, k * 0.36, brush)
        }
      case .disc: g.disc(0, 0, k * 0.94, brush)
      }
    }
  }

  private static func paintSun(_ brush: Brush, _ k: Double, on g: Canvas) {
    func corner(_ angle: Double, _ distance: Double) -> (Double, Double) {
      (cos(angle) * k * distance, sin(angle) * k * distance)
    }
    for index in 0..<16 {
      let angle = Double(index) * .pi / 8
      g.polygon(
        [corner(angle - 0.09, 0.62), corner(angle, 0.98), corner(angle + 0.09, 0.62)],
        brush
      )
    }
    g.disc(0, 0, k * 0.66, brush)
  }

  /// Light from below inside a channel's number sign; larger signs (86 high, of the attract mode)
  /// have a wider light than the guide's (64 high).
  static func paintLitSign(
    isFocused: Bool,
    on g: Canvas,
    width: Double,
    height: Double,
    theme: Theme
  ) {
    let growth = max(0, min(1, (height - 64) / 22))
    let round = 8 + 4 * growth
    let pane: (Canvas) -> Void = {
      $0.traceRoundedBox(2, 2, width - 4, height - 4, radii: (round, round, round, round))
    }
    g.clipped(to: pane) {
      g.glow(
        width / 2,
        height + 6 - 8 * growth,
        74 + 36 * growth,
        Ink(theme.color(.accent)),
        isFocused ? 0.55 : 0.26
      )
    }
  }

  static func paintDogEar(on g: Canvas, width: Double, height: Double, theme: Theme) {
    g.polygon([(0, 0), (width, 0), (width, height)], .solid(Ink(theme.color(.star))))
  }

  static func paintNowTriangle(on g: Canvas, width: Double, height: Double, theme: Theme) {
    g.polygon([(0, 0), (width, 0), (width / 2, height)], .solid(Ink(theme.color(.textOnBoard))))
  }

  /// A poster's ground for a programme that has no picture: the gel lit from the top, dark below.
  static func paintPoster(
    _ gel: RGBA,
    on g: Canvas,
    width: Double,
    height: Double,
    theme: Theme
  ) {
    let color = Ink(gel).withAlpha(1)
    let base = Ink(theme.color(.bgBase)).withAlpha(1)
    let ground = [
      (0, color.mixed(with: base, 0.12)), (0.55, color.mixed(with: base, 0.45)),
      (1, color.mixed(with: base, 0.82)),
    ]
    g.rectangle(0, 0, width, height, .vertical(0, height, ground))
    g.glow(width * 0.5, 0, max(width, height) * 0.7, color.mixed(with: 0xFFFFFF, 0.5), 0.35)
  }
}
