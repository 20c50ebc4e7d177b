import Glibc

/// A man under a street lamp, a diner at dusk and a house on a hill.
extension Scene {
  static func paintLamp(_ g: Canvas) {
    g.sky([(0, 0x0A1020), (0.5, 0x16233C), (1, 0x1A1C2E)])
    g.towers(
      .init(
        seed: 21,
        base: 620,
        heights: 260...520,
        widths: 110...210,
        wall: 0x0D1526,
        windows: [Ink(0xFFCF7A, 0.333), Ink(0xFFB454, 0.2), Ink(0x9CC4FF, 0.133)],
        lit: 0.16
      )
    )
    g.towers(
      .init(
        seed: 33,
        base: 700,
        heights: 160...330,
        widths: 150...280,
        wall: 0x080D19,
        windows: [Ink(0xFFCF7A, 0.4)],
        lit: 0.07
      )
    )
    g.ground(690, .vertical(690, 900, [(0, 0x1A2238), (1, 0x080A12)]))
    let cone: [(Double, Ink)] = [
      (0, Ink(0xFFE2A0, 0.69)), (0.5, Ink(0xFFC46B, 0.282)), (1, Ink(0xFFB454, 0.063)),
    ]
    g.polygon([(1010, 215), (1090, 215), (1460, 900), (640, 900)], .vertical(215, 900, cone))
    g.ellipse(
      1050,
      815,
      400,
      62,
      .radial(1050, 815, 400, [(0, Ink(0xFFD88A, 0.533)), (1, Ink(0xFFD88A, 0))])
    )
    g.rectangle(1240, 190, 16, 640, 0x05070D)
    g.rectangle(1050, 184, 206, 12, 0x05070D)
    g.polygon([(1000, 222), (1100, 222), (1076, 190), (1024, 190)], 0x05070D)
    g.glow(1050, 226, 230, 0xFFF0C8, 0.9)
    // The man in the hat.
    g.ellipse(900, 430, 86, 15, 0x06080F)
    g.polygon([(852, 428), (862, 386), (938, 386), (948, 428)], 0x06080F)
    g.ellipse(900, 458, 38, 44, 0x06080F)
    g.polygon(
      [
        (860, 500), (940, 500), (1000, 560), (1012, 820), (930, 830), (905, 700), (880, 830),
        (790, 820), (800, 560),
      ],
      0x06080F
    )
    g.polygon(
      [(940, 500), (1000, 560), (1006, 700), (990, 700), (960, 560)],
      .ink(0xFFC46B, 0.267)
    )
    var random = XorShift(seed: 8)
    for _ in 0..<170 {
      let x = random.next() * 2000 - 200
      let y = random.next() * 900
      let rain = Brush.ink(0xCFE0FF, 0.05 + 0.16 * random.next())
      g.polygon([(x, y), (x + 2, y), (x - 10, y + 46), (x - 12, y + 46)], rain)
    }
  }

  static func paintDiner(_ g: Canvas) {
    g.sky([(0, 0x1A1440), (0.45, 0x5A2A66), (0.68, 0xE0684E), (0.78, 0xF6B05A), (1, 0xF6B05A)])
    g.ridge(seed: 71, y: 640, amplitude: 40, step: 80, 0x3A2050)
    g.ground(690, .vertical(690, 900, [(0, 0x2C1C3A), (1, 0x0D0916)]))
    g.rectangle(360, 470, 800, 230, 0x1C1230)
    for index in 0..<6 {
      let panes = Brush.vertical(510, 640, [(0, 0xFFF0C0), (1, 0xFFBF6A)])
      g.rectangle(392 + Double(index) * 126, 520, 108, 110, panes)
    }
    for index in 0..<6 {
      let x = 446 + Double(index) * 126
      g.ellipse(x, 640, 20, 26, 0x3A2038)
      g.rectangle(x - 6, 600, 4, 30, 0x3A2038)
    }
    g.disc(700, 585, 15, 0x3A2038)
    g.polygon([(676, 630), (724, 630), (716, 598), (684, 598)], 0x3A2038)
    g.rectangle(340, 452, 840, 14, 0xFF5A6E)
    g.glow(760, 460, 480, 0xFF5A6E, 0.35)
    g.rectangle(340, 476, 840, 6, 0x5FD0C4)
    paintDinerSign(g)
    paintDinerCar(g)
    for index in 0..<7 {
      let i = Double(index)
      g.rectangle(
        392 + i * 8,
        712 + i * 22,
        740 - i * 16,
        7,
        .ink(0xFFBF6A, 0.2 - 0.025 * i)
      )
    }
  }

  private static func paintDinerSign(_ g: Canvas) {
    g.rectangle(1010, 200, 14, 260, 0x14102A)
    g.polygon([(900, 190), (1180, 190), (1230, 250), (1180, 310), (900, 310)], 0xE0384E)
    g.polygon([(916, 204), (1172, 204), (1212, 250), (1172, 296), (916, 296)], 0x2A1238)
    for index in 0..<4 { g.rectangle(940 + Double(index) * 56, 224, 34, 52, 0xFFE2A0) }
    for index in 0..<4 { g.rectangle(950 + Double(index) * 56, 238, 14, 24, 0x2A1238) }
    g.glow(1060, 250, 280, 0xFF7A6B, 0.5)
  }

  private static func paintDinerCar(_ g: Canvas) {
    g.polygon(
      [
        (150, 742), (190, 690), (260, 662), (400, 662), (460, 700), (540, 712), (560, 760),
        (140, 770),
      ],
      0x0D0A1C
    )
    g.disc(230, 770, 34, 0x06040C)
    g.disc(470, 770, 34, 0x06040C)
    g.glow(562, 728, 90, 0xFFF0C0, 0.8)
    g.polygon(
      [(560, 720), (900, 700), (900, 800), (560, 744)],
      .horizontal(560, 900, [(0, Ink(0xFFF0C0, 0.533)), (1, Ink(0xFFF0C0, 0))])
    )
  }

  static func paintHouse(_ g: Canvas) {
    g.sky([(0, 0x04060C), (0.5, 0x0C1A1E), (1, 0x22382A)])
    g.disc(
      1050,
      300,
      190,
      .radial(1050, 300, 190, [(0, 0xEFFFD0), (0.8, 0xB8DC8A), (1, 0x8AB86A)])
    )
    g.glow(1050, 300, 520, 0xA8E06A, 0.4)
    for index in 0..<5 {
      g.ellipse(
        300 + Double(index) * 330,
        240 + Double(index * 97 % 160),
        280,
        20,
        .ink(0x0A1418, 0.6)
      )
    }
    g.hills(y: 720, amplitude: 90, length: 420, phase: -0.6, 0x060B09)
    let dark: Brush = 0x030504
    g.rectangle(640, 420, 250, 300, dark)
    g.rectangle(560, 520, 400, 220, dark)
    g.polygon([(610, 430), (765, 290), (920, 430)], dark)
    g.rectangle(860, 350, 96, 380, dark)
    g.polygon([(842, 358), (908, 210), (974, 358)], dark)
    g.rectangle(905, 170, 6, 50, dark)
    g.polygon([(530, 530), (640, 440), (700, 530)], dark)
    g.rectangle(675, 330, 36, 80, dark)
    let windows: [(Double, Double)] = [(690, 470), (770, 470), (690, 560), (850, 560), (890, 420)]
    for (index, (x, y)) in windows.enumerated() {
      let isLit = index != 2
      g.rectangle(x, y, 34, 54, isLit ? 0xF2B84A : 0x1A2010)
      g.rectangle(x + 15, y, 4, 54, dark)
      g.rectangle(x, y + 24, 34, 4, dark)
      if isLit { g.glow(x + 17, y + 27, 80, 0xFFB454, 0.35) }
    }
    let bats: [(Double, Double)] = [(1130, 220), (1010, 180), (1220, 330), (380, 200), (470, 260)]
    for (index, (x, y)) in bats.enumerated() {
      g.bat(x, y, span: 26 + Double(index) * 4, shoulder: 8, tail: 10, dark)
    }
    paintBareTree(g, x: 260, base: 800, scale: 1.3)
    paintBareTree(g, x: 1400, base: 820, scale: 1.1)
    for index in 0..<26 {
      g.rectangle(-60 + Double(index) * 66, 748 + sin(Double(index)) * 16, 8, 80, dark)
    }
    g.rectangle(-200, 776, 2000, 7, dark)
  }

  private static func paintBareTree(_ g: Canvas, x: Double, base: Double, scale s: Double) {
    let dark: Brush = 0x030504
    let top = base - 200 * s
    g.polygon([(x - 9 * s, base), (x - 3 * s, top), (x + 4 * s, top), (x + 10 * s, base)], dark)
    let twigs: [(Double, Double)] = [(-90, -250), (70, -290), (-50, -170), (84, -190), (10, -310)]
    for (dx, dy) in twigs {
      g.polygon(
        [
          (x - 4 * s, base - 150 * s), (x + 4 * s, base - 140 * s),
          (x + dx * s, base + dy * s),
        ],
        dark
      )
    }
  }
}

extension Canvas {
  /// A bat seen from below, `span` from its middle to a wing's tip.
  func bat(
    _ x: Double,
    _ y: Double,
    span: Double,
    shoulder: Double,
    tail: Double,
    _ brush: Brush
  ) {
    let near = span * 0.4
    let half = span * 0.5
    polygon(
      [
        (x - span, y - shoulder), (x - near, y - shoulder - 6), (x, y),
        (x + near, y - shoulder - 6), (x + span, y - shoulder), (x + half, y), (x, y + tail),
        (x - half, y),
      ],
      brush
    )
  }
}
