import Glibc
import RerunStage

/// The test card of a channel that is off the air; the screen writes in the dark band across it.
enum OffAirArt {
  static func paint(on g: Canvas, theme: Theme) {
    switch theme.ornament.offAir {
    case .deskCard: paintDeskCard(on: g, theme: theme)
    case .reelCard: paintReelCard(on: g, theme: theme)
    }
  }

  // MARK: - Colour bars in a circle, a desk lamp below

  private static func paintDeskCard(on g: Canvas, theme: Theme) {
    let dark = Brush.solid(Ink(theme.color(.bgBase)))
    let card: Brush = 0x1A1638
    let white: Brush = 0xFFF4E0
    g.rectangle(0, 0, 1920, 1080, card)
    let thread = Brush.ink(0xFFE7B8, 0.2)
    for x in stride(from: 0.0, through: 1920, by: 96) { g.rectangle(x - 1, 0, 2, 1080, thread) }
    for y in stride(from: 60.0, through: 1080, by: 96) { g.rectangle(0, y - 1, 1920, 2, thread) }
    for index in 0..<24 {
      let x = Double(index) * 80
      g.rectangle(x, 0, 80, 28, index % 2 == 1 ? white : dark)
      g.rectangle(x, 1052, 80, 28, index % 2 == 1 ? white : dark)
    }
    for (x, y) in [(192.0, 192.0), (1728, 192), (192, 888), (1728, 888)] {
      for radius in [96.0, 70, 44] { g.ring(x, y, radius, width: 5, white) }
      g.disc(x, y, 12, .solid(Ink(theme.color(.accent))))
    }
    let circle: (Canvas) -> Void = { $0.traceArc(960, 540, 440, 0, 2 * .pi) }
    g.clipped(to: circle) {
      paintBars(on: g, theme: theme, card: card, white: white, dark: dark)
    }
    g.ring(960, 540, 440, width: 8, white)
  }

  private static func paintBars(
    on g: Canvas,
    theme: Theme,
    card: Brush,
    white: Brush,
    dark: Brush
  ) {
    g.rectangle(500, 80, 920, 920, dark)
    let gels: [ColorRole] = [.gel8, .gel1, .gel2, .gel3, .gel4, .gel5, .gel6, .gel7]
    for (index, gel) in gels.enumerated() {
      g.rectangle(520 + Double(index) * 110, 100, 110, 250, .solid(Ink(theme.color(gel))))
    }
    for index in 0..<11 {
      let grey = Double(20 + index * 22) / 255
      let step = Ink(red: grey, green: grey, blue: min(1, grey + 8.0 / 255), alpha: 1)
      g.rectangle(520 + Double(index) * 80, 350, 80, 70, .solid(step))
    }
    g.rectangle(500, 420, 920, 240, dark)
    // Line pairs, finer and finer.
    for (index, width) in [14.0, 10, 7, 5, 3].enumerated() {
      let from = 520 + Double(index) * 176
      for x in stride(from: 0, to: 176, by: width * 2) {
        g.rectangle(from + x, 660, width, 70, white)
      }
    }
    let accent = Ink(theme.color(.accent))
    let lamp = Ink(theme.color(.lamp))
    let sweep = [(0, Ink(theme.color(.artCurtainC))), (0.5, accent), (1, lamp)]
    g.rectangle(500, 730, 920, 60, .horizontal(520, 1400, sweep))
    g.rectangle(500, 790, 920, 220, card)
    g.polygon([(930, 800), (990, 800), (1090, 920), (830, 920)], .solid(accent))
    g.glow(960, 925, 240, Ink(theme.color(.accentSoft)), 0.8)
    g.rectangle(830, 916, 260, 8, .solid(lamp))
  }

  // MARK: - A reel, rays and frame counters

  private static func paintReelCard(on g: Canvas, theme: Theme) {
    let paper = Brush.solid(Ink(theme.color(.board)))
    let red = Brush.solid(Ink(theme.color(.accent)))
    let black: Brush = 0x0B0808
    let ink = Brush.solid(Ink(theme.color(.textOnBoard)))
    g.rectangle(0, 0, 1920, 1080, black)
    for index in 0..<48 {
      let angle = Double(index) * .pi / 24
      g.polygon(ray(960, 540, 1300, from: angle, to: angle + .pi / 48), 0x1D1715)
    }
    for index in 0..<20 {
      let x = Double(index) * 96
      g.rectangle(x, 0, 96, 30, index % 2 == 1 ? paper : red)
      g.rectangle(x, 1050, 96, 30, index % 2 == 1 ? paper : red)
    }
    for (x, y) in [(200.0, 200.0), (1720, 200), (200, 880), (1720, 880)] {
      g.disc(x, y, 104, paper)
      for index in 0..<12 {
        let angle = Double(index) * .pi / 6
        g.polygon(ray(x, y, 104, from: angle, to: angle + 0.262), black)
      }
      g.disc(x, y, 30, red)
    }
    g.disc(960, 540, 452, paper)
    g.disc(960, 540, 430, ink)
    let greys: [Brush] = [0x1D1715, 0x3A322C, 0x6A5F50, 0x9C917C, 0xCFC4AA, 0xEFE6CF]
    for (index, grey) in greys.enumerated() {
      let angle = Double(index) * .pi / 3 + .pi / 6
      let x = 960 + cos(angle) * 268
      let y = 540 + sin(angle) * 268
      g.disc(x, y, 112, paper)
      g.disc(x, y, 100, grey)
    }
    for index in 0..<9 {
      let x = 420 + Double(index) * 120
      g.rectangle(x, 370, 120, 24, index % 2 == 1 ? paper : ink)
      g.rectangle(x, 686, 120, 24, index % 2 == 1 ? paper : ink)
    }
    g.rectangle(400, 394, 1120, 292, ink)
    g.rectangle(400, 394, 1120, 10, red)
    g.rectangle(400, 676, 1120, 10, red)
    g.grain(count: 16000, seed: 3, strength: 0.2)
    var random = XorShift(seed: 77)
    for _ in 0..<10 {
      let scratch = Brush.ink(0xF1E8D2, 0.05 + 0.1 * random.next())
      g.rectangle(random.next() * 1920, 0, 2, 1080, scratch)
    }
  }

  private static func ray(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    from: Double,
    to: Double
  ) -> [(Double, Double)] {
    [
      (x, y), (x + cos(from) * radius, y + sin(from) * radius),
      (x + cos(to) * radius, y + sin(to) * radius),
    ]
  }
}
