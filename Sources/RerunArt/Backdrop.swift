import RerunStage

/// What lies behind the guide and the menus.
struct Backdrop {
  /// The skyline's y; nil leaves the town out.
  var horizon: Int?
  /// Of the lights, 1 as designed for the guide.
  var strength: Double
  /// Whether the dark wash behind text is left out.
  var isClear: Bool
  /// Scatters the lights that are out of focus.
  var lights: UInt32 = 23

  func paint(on g: Canvas, theme: Theme) {
    let sky = [
      (0, Ink(theme.color(.bgTop))), (0.36, Ink(theme.color(.bgMid))),
      (0.66, Ink(theme.color(.bgLow))), (1, Ink(theme.color(.bgBase))),
    ]
    switch theme.ornament.backdrop {
    case .cityNight:
      // The ground hides everything from 100 below the horizon on, so nothing is painted there.
      let ground = Double(horizon.map { min(1080, $0 + 100) } ?? 1080)
      g.clipped(toX: 0, y: 0, width: 1920, height: ground) {
        g.rectangle(0, 0, 1920, 1080, .vertical(0, 1080, sky))
        if let horizon { paintTown(on: g, horizon: Double(horizon), theme: theme) }
      }
      paintGround(on: g, from: ground, theme: theme)
      if let horizon, !isClear { paintWash(on: g, to: Double(horizon) + 60) }
    case .blackGrain:
      g.rectangle(0, 0, 1920, 1080, .vertical(0, 1080, sky))
      paintGrain(on: g)
    }
  }

  private func paintTown(on g: Canvas, horizon: Double, theme: Theme) {
    g.glow(1080, horizon + 40, 1050, 0xFF8A5A, 0.34 * strength)
    g.glow(1700, horizon + 20, 700, 0xFFB060, 0.26 * strength)
    g.glow(300, horizon, 760, 0x8A4A9A, 0.4 * strength)
    let window = Ink(theme.color(.artWindow))
    let accent = Ink(theme.color(.accent))
    g.towers(
      .init(
        seed: 77,
        base: horizon,
        heights: 100...300,
        widths: 44...110,
        wall: Ink(theme.color(.artSkylineA)),
        windows: [window.withAlpha(0.251), accent.withAlpha(0.188), Ink(0x9CC4FF, 0.125)],
        lit: 0.3,
        from: -40,
        to: 1960
      )
    )
    g.towers(
      .init(
        seed: 91,
        base: horizon + 6,
        heights: 50...170,
        widths: 70...150,
        wall: Ink(theme.color(.artSkylineB)),
        windows: [window.withAlpha(0.4), Ink(0xFFDFA0, 0.333), Ink(0xFF9A86, 0.267)],
        lit: 0.2,
        from: -40,
        to: 1960
      )
    )
    g.bokeh(
      .init(
        seed: lights,
        count: 70,
        y: horizon - 310,
        width: 1920,
        height: 262,
        radii: 6...44,
        strength: 0.5 * strength,
        inks: [
          accent, Ink(theme.color(.accentSoft)), 0xFF8A6B, 0xFFC98A, 0xC98AFF, 0x6FB4FF,
        ]
      )
    )
    let low = Ink(theme.color(.bgLow))
    let haze = [
      (0, low.withAlpha(0)), (0.4, low.withAlpha(0.941)),
      (1, Ink(theme.color(.bgBase)).withAlpha(1)),
    ]
    g.rectangle(0, horizon - 60, 1920, 260, .vertical(horizon - 60, horizon + 200, haze))
  }

  private func paintGround(on g: Canvas, from top: Double, theme: Theme) {
    guard top < 1080 else { return }
    let ground: [(Double, Ink)] = [(0, Ink(theme.color(.bgLow))), (1, Ink(theme.color(.bgBase)))]
    g.rectangle(0, top, 1920, 1080 - top, .vertical(top, 1080, ground))
  }

  private func paintWash(on g: Canvas, to bottom: Double) {
    let wash: [(Double, Ink)] = [
      (0, Ink(0x0C0E2C, 0.86)), (0.62, Ink(0x0C0E2C, 0.66)), (1, Ink(0x0C0E2C, 0)),
    ]
    g.rectangle(0, 0, 1300, bottom, .horizontal(0, 1300, wash))
  }

  /// A red light above the screen, grain and scratches.
  private func paintGrain(on g: Canvas) {
    g.glow(960, -120, 1100, 0x5A0A14, 0.4 * strength)
    g.grain(count: 9000, seed: 5, strength: 0.09)
    var random = XorShift(seed: 9)
    for _ in 0..<9 {
      let scratch = Brush.ink(0xF1E8D2, 0.015 + 0.03 * random.next())
      let x = 60 + random.next() * 1800
      g.rectangle(x, 0, 1 + random.next(), 1080, scratch)
    }
  }
}
