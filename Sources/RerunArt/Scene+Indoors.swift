import Glibc

/// A kitchen, a living room and a cartoon.
extension Scene {
  static func paintKitchen(_ g: Canvas) {
    g.ground(0, .vertical(0, 900, [(0, 0x3A2A3A), (1, 0x6A4038)]))
    // The window.
    g.rectangle(520, 130, 560, 330, .vertical(140, 480, [(0, 0x2A4A7A), (1, 0xF0A070)]))
    g.rectangle(790, 130, 16, 330, 0x2A1C26)
    g.rectangle(520, 290, 560, 10, 0x2A1C26)
    g.rectangle(500, 110, 600, 22, 0x2A1C26)
    g.rectangle(500, 458, 600, 26, 0x2A1C26)
    for (x, y) in [(330.0, 180.0), (800, 110), (1270, 180)] {
      g.rectangle(x - 3, 0, 6, y, 0x1C1220)
      g.polygon([(x - 86, y + 70), (x + 86, y + 70), (x + 26, y), (x - 26, y)], 0xD8683E)
      g.ellipse(x, y + 70, 86, 10, 0xFFE2A0)
      g.glow(x, y + 86, 330, 0xFFD08A, 0.6)
    }
    // The counter, a pot that steams, fruit, a bottle and a bowl.
    g.ground(640, 0x2A1820)
    g.rectangle(-400, 620, 2400, 26, 0xE0B088)
    g.polygon([(640, 520), (960, 520), (940, 622), (660, 622)], 0xB8402E)
    g.rectangle(626, 506, 348, 20, 0xD8583E)
    g.ellipse(800, 500, 30, 14, 0x2A1820)
    for index in 0..<5 {
      let y = 430 - Double(index % 2) * 40
      g.ellipse(740 + Double(index) * 30, y, 34, 46, .ink(0xFFFFFF, 0.078))
    }
    g.disc(420, 582, 44, 0xE8A23A)
    g.disc(500, 590, 36, 0xE0563A)
    g.disc(350, 594, 30, 0x8AA84A)
    g.polygon(
      [(1130, 620), (1180, 620), (1176, 470), (1160, 420), (1150, 420), (1134, 470)],
      0x4A7A5A
    )
    g.rectangle(1240, 560, 130, 60, 0xF0E0C8)
    g.ellipse(1305, 560, 65, 12, 0xFFF6E0)
  }

  static func paintSitcom(_ g: Canvas) {
    g.ground(0, .vertical(0, 900, [(0, 0x2A4A52), (1, 0x1A3038)]))
    g.rectangle(560, 120, 480, 330, 0x14242C)
    g.rectangle(576, 136, 448, 298, .vertical(140, 430, [(0, 0x1A2050), (1, 0xE08A6A)]))
    g.towers(
      .init(
        seed: 9,
        base: 434,
        heights: 60...200,
        widths: 50...90,
        wall: 0x1A1A3A,
        windows: [Ink(0xFFD88A, 0.6)],
        lit: 0.25,
        from: 580,
        to: 1000
      )
    )
    g.rectangle(794, 130, 12, 310, 0x14242C)
    g.polygon([(470, 100), (540, 100), (560, 480), (460, 480)], 0xC9583E)
    g.polygon([(1060, 100), (1130, 100), (1120, 480), (1040, 480)], 0xC9583E)
    g.ground(720, 0x3A2420)
    g.ellipse(800, 800, 640, 70, 0x8A3A34)
    g.ellipse(800, 800, 560, 52, 0xA84A3E)
    // The sofa and who sits on it.
    g.polygon([(430, 560), (1170, 560), (1190, 760), (410, 760)], 0xD88A3A)
    g.rectangle(400, 640, 90, 130, 0xB86A28)
    g.rectangle(1110, 640, 90, 130, 0xB86A28)
    g.ellipse(445, 640, 46, 26, 0xD88A3A)
    g.ellipse(1155, 640, 46, 26, 0xD88A3A)
    g.rectangle(490, 660, 306, 100, 0xC47A30)
    g.rectangle(804, 660, 306, 100, 0xC47A30)
    let people: [(Double, Brush, Brush)] = [(620, 0x3A5A8A, 0x2A1C1C), (950, 0xC04A5A, 0xE0B058)]
    for (x, coat, hair) in people {
      g.polygon([(x - 70, 700), (x - 60, 560), (x + 60, 560), (x + 70, 700)], coat)
      g.disc(x, 508, 46, 0xE8B088)
      g.ellipse(x, 482, 50, 30, hair)
    }
    // A lamp and a plant.
    g.rectangle(1330, 420, 10, 350, 0x1A1414)
    g.ellipse(1335, 772, 60, 12, 0x1A1414)
    g.polygon([(1270, 430), (1400, 430), (1370, 330), (1300, 330)], 0xFFE2A0)
    g.glow(1335, 390, 360, 0xFFD08A, 0.6)
    g.rectangle(200, 640, 120, 140, 0x6A3A2A)
    g.polygon([(230, 640), (290, 640), (282, 590), (238, 590)], 0xF0E0C8)
    for (x, y) in [(-40.0, -120.0), (0, -150), (44, -110)] {
      g.polygon([(256, 600), (264, 600), (280 + x, 590 + y), (240 + x, 600 + y)], 0x4A8A5A)
    }
  }

  static func paintCartoon(_ g: Canvas) {
    g.ground(0, 0xFFD25A)
    for index in 0..<12 {
      let from = Double(index) * .pi / 6
      let to = from + .pi / 12
      g.polygon(
        [
          (800, 520), (800 + cos(from) * 1600, 520 + sin(from) * 1600),
          (800 + cos(to) * 1600, 520 + sin(to) * 1600),
        ],
        0xFFB83E
      )
    }
    g.hills(y: 690, amplitude: 60, length: 260, phase: 1, 0x3AA86A)
    g.hills(y: 780, amplitude: 40, length: 200, phase: 3, 0x2A8A5A)
    g.ellipse(800, 770, 190, 24, .ink(0x1A6A44, 0.533))
    let fur: Brush = 0x5A4AD0
    g.ellipse(800, 560, 170, 196, fur)
    g.ellipse(800, 620, 116, 110, 0x8A7AF0)
    for side in [-1.0, 1.0] {
      func x(_ offset: Double) -> Double { 800 + side * offset }
      g.ellipse(x(58), 470, 52, 62, 0xFFFFFF)
      g.disc(x(44), 480, 24, 0x1A1038)
      g.disc(x(38), 470, 8, 0xFFFFFF)
      g.ellipse(x(90), 752, 66, 28, 0xFF7A5A)
      g.polygon([(x(100), 390), (x(150), 270), (x(40), 370)], fur)
      g.polygon([(x(160), 560), (x(280), 440), (x(300), 470), (x(160), 620)], fur)
      g.disc(x(292), 446, 34, fur)
    }
    g.ellipse(800, 566, 58, 30, 0x1A1038)
    g.ellipse(800, 580, 34, 16, 0xFF5A7A)
    for (x, y) in [(260.0, 240.0), (1330, 200)] {
      g.disc(x, y, 56, 0xFFF6E0)
      g.disc(x + 60, y - 24, 56, 0xFFF6E0)
      g.disc(x + 120, y, 56, 0xFFF6E0)
    }
  }
}
