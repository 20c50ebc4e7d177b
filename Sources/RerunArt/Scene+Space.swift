/// A flying saucer over a farm, a base on the moon and a moth over a city.
extension Scene {
  static func paintSaucer(_ g: Canvas) {
    g.sky([(0, 0x04110D), (0.5, 0x0C2A22), (0.8, 0x2A4A2E), (1, 0x2A4A2E)])
    var random = XorShift(seed: 3)
    for _ in 0..<110 {
      let x = random.next() * 1900 - 150
      let y = random.next() * 560
      let radius = 0.8 + random.next() * 2
      g.disc(x, y, radius, .ink(0xE9FFE0, 0.25 + 0.6 * random.next()))
    }
    g.hills(y: 690, amplitude: 36, length: 300, phase: 1, 0x0D1E14)
    g.hills(y: 760, amplitude: 30, length: 240, phase: 4, 0x08130D)
    let beam: [(Double, Ink)] = [
      (0, Ink(0xE8FF9A, 0.8)), (0.5, Ink(0xB6F04A, 0.333)), (1, Ink(0xB6F04A, 0.047)),
    ]
    g.polygon([(730, 330), (870, 330), (1180, 840), (420, 840)], .vertical(320, 850, beam))
    g.ellipse(
      800,
      812,
      380,
      46,
      .radial(800, 812, 380, [(0, Ink(0xD8FF8A, 0.467)), (1, Ink(0xD8FF8A, 0))])
    )
    // Barn and silo.
    g.polygon([(690, 760), (690, 676), (800, 606), (910, 676), (910, 760)], 0x050B07)
    g.polygon([(930, 770), (930, 610), (965, 590), (1000, 610), (1000, 770)], 0x050B07)
    g.rectangle(730, 700, 32, 34, 0xFFDF8A)
    g.rectangle(838, 700, 32, 34, 0xFFDF8A)
    g.ellipse(800, 300, 330, 62, 0x101F1A)
    g.ellipse(
      800,
      286,
      330,
      56,
      .vertical(230, 340, [(0, 0x9AB8A0), (0.5, 0x3D5C4C), (1, 0x0E1D17)])
    )
    g.ellipse(800, 240, 140, 84, .vertical(160, 300, [(0, 0xDFFFB8), (1, 0x4C7A4E)]))
    g.ellipse(800, 292, 320, 26, 0x0F2019)
    for index in -4...4 {
      let x = 800 + Double(index) * 68
      g.disc(x, 304 - Double(abs(index)) * 3, 11, 0xF6FFD0)
      g.glow(x, 304, 46, 0xD8FF6A, 0.7)
    }
    let cows: [(Double, Double)] = [
      (200, 740), (320, 764), (1320, 752), (1440, 730), (1240, 770),
    ]
    for (x, y) in cows {
      g.ellipse(x, y, 38, 18, 0x040806)
      g.rectangle(x - 28, y, 8, 30, 0x040806)
      g.rectangle(x + 18, y, 8, 30, 0x040806)
    }
  }

  static func paintMoonbase(_ g: Canvas) {
    g.sky([(0, 0x02040C), (1, 0x0C1230)])
    var random = XorShift(seed: 14)
    for _ in 0..<200 {
      let x = random.next() * 1900 - 150
      let y = random.next() * 640
      let radius = 0.6 + random.next() * 1.9
      g.disc(x, y, radius, .ink(0xFFFFFF, 0.2 + 0.7 * random.next()))
    }
    let earth = Ramp([(0, 0xBFE6FF), (0.45, 0x3D86C8), (0.75, 0x12306A), (1, 0x061030)])
    g.disc(1180, 260, 150, .linear(x0: 1060, y0: 150, x1: 1300, y1: 380, earth))
    g.ellipse(1140, 220, 60, 26, .ink(0xFFFFFF, 0.533))
    g.ellipse(1190, 290, 80, 18, .ink(0xFFFFFF, 0.333))
    g.ellipse(1120, 300, 40, 26, .ink(0x4A9A6A, 0.6))
    g.glow(1180, 260, 330, 0x7CC4FF, 0.35)
    g.ridge(seed: 5, y: 600, amplitude: 110, step: 90, 0x3A3F5C)
    let dust: [(Double, Ink)] = [(0, 0x8F92AC), (0.4, 0x5A5D7C), (1, 0x23263E)]
    g.hills(y: 690, amplitude: 20, length: 260, phase: 2, .vertical(640, 900, dust))
    let domes: [(Double, Double, Double)] = [(420, 700, 150), (700, 716, 210), (1010, 706, 130)]
    for (x, y, radius) in domes {
      let shell: [(Double, Ink)] = [(0, 0x20243F), (0.55, 0x586086), (1, 0xC9D4F0)]
      g.fill(.horizontal(x - radius, x + radius, shell)) {
        $0.traceArc(x, y, radius, .pi, 2 * .pi)
      }
      for index in -2...2 {
        let left = x + Double(index) * radius * 0.3 - 12
        g.rectangle(left, y - radius * 0.34, 24, 16, 0xFFD27A)
      }
      g.rectangle(x - radius - 8, y - 8, radius * 2 + 16, 16, 0x1A1D36)
    }
    g.rectangle(560, 690, 180, 20, 0x2A2E4C)
    g.rectangle(880, 690, 60, 18, 0x2A2E4C)
    g.rectangle(1296, 500, 8, 206, 0xC9D4F0)
    g.polygon([(1230, 470), (1370, 470), (1300, 520)], 0xDFE6FA)
    g.glow(1300, 470, 60, 0xFF6B57, 0.9)
    g.disc(1300, 466, 7, 0xFF8A70)
    g.ellipse(300, 820, 120, 18, 0x2E3150)
    g.ellipse(960, 850, 180, 20, 0x2E3150)
    g.ellipse(1380, 800, 90, 13, 0x343858)
  }

  static func paintMoth(_ g: Canvas) {
    g.sky([(0, 0x1A0306), (0.5, 0x6A0F16), (0.85, 0xE0532A), (1, 0xF2A03D)])
    let beams: [(foot: Double, near: Double, far: Double)] = [(320, 620, 360), (1280, -360, -620)]
    for beam in beams {
      g.polygon(
        [
          (beam.foot - 14, 900), (beam.foot + 14, 900), (beam.foot + beam.near, -40),
          (beam.foot + beam.far, -40),
        ],
        .vertical(900, -40, [(0, Ink(0xFFE9B0, 0.302)), (1, Ink(0xFFE9B0, 0.031))])
      )
    }
    g.glow(800, 340, 560, 0xFFB060, 0.45)
    paintMothWings(g, side: 1)
    paintMothWings(g, side: -1)
    let body: Brush = 0x120406
    g.ellipse(800, 420, 58, 160, body)
    g.ellipse(800, 290, 48, 46, body)
    g.disc(778, 284, 13, 0xB6F04A)
    g.disc(822, 284, 13, 0xB6F04A)
    g.glow(778, 284, 50, 0xB6F04A, 0.7)
    g.glow(822, 284, 50, 0xB6F04A, 0.7)
    g.towers(
      .init(
        seed: 44,
        base: 900,
        heights: 90...330,
        widths: 60...150,
        wall: 0x1C0508,
        windows: [Ink(0xFFCF7A, 0.6), Ink(0xF2A03D, 0.4)],
        lit: 0.18
      )
    )
    g.towers(
      .init(
        seed: 50,
        base: 900,
        heights: 40...150,
        widths: 70...160,
        wall: 0x0A0203,
        windows: [Ink(0xFFCF7A, 0.533)],
        lit: 0.08
      )
    )
  }

  /// One side's wings; `side` is 1 for the right, −1 for the left.
  private static func paintMothWings(_ g: Canvas, side: Double) {
    let dark: Brush = 0x120406
    func wing(_ corners: [(Double, Double)], _ brush: Brush) {
      g.polygon(corners.map { (800 + side * $0.0, $0.1) }, brush)
    }
    wing(
      [
        (20, 330), (180, 170), (420, 90), (600, 130), (640, 240), (560, 360), (330, 430),
        (60, 420),
      ],
      dark
    )
    wing([(30, 410), (300, 440), (420, 520), (360, 640), (200, 620), (40, 480)], dark)
    for (x, y) in [(560.0, 150.0), (590, 235), (520, 330), (400, 385)] {
      wing([(70, 372), (x, y), (x - 6, y + 12), (74, 384)], 0x3A0C0E)
    }
    for (x, y) in [(380.0, 560.0), (320, 610), (210, 596)] {
      wing([(54, 440), (x, y), (x - 10, y + 6), (56, 454)], 0x3A0C0E)
    }
    let upper = 800 + side * 440
    g.disc(upper, 230, 58, 0x8A1A18)
    g.disc(upper, 230, 38, 0xF2C05A)
    g.disc(upper, 230, 18, dark)
    let lower = 800 + side * 280
    g.disc(lower, 530, 32, 0x8A1A18)
    g.disc(lower, 530, 14, 0xF2C05A)
    wing([(14, 280), (90, 150), (150, 110), (100, 170), (24, 290)], dark)
  }
}
