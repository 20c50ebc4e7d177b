import Glibc

/// A ferry, a night train and a river.
extension Scene {
  static func paintFerry(_ g: Canvas) {
    g.sky([(0, 0x0A1436), (0.45, 0x27406E), (0.62, 0xC9787A), (0.66, 0xF3B27A), (1, 0xF3B27A)])
    g.glow(1120, 520, 520, 0xFFD09A, 0.55)
    g.disc(1120, 505, 74, 0xFFE9C4)
    g.ridge(seed: 9, y: 560, amplitude: 60, step: 60, 0x2A2F55)
    g.ridge(seed: 17, y: 585, amplitude: 34, step: 50, 0x1C2144)
    g.ground(600, .vertical(600, 900, [(0, 0x5D4F78), (0.25, 0x2B2F5C), (1, 0x0A1030)]))
    var random = XorShift(seed: 5)
    for _ in 0..<90 {
      let y = 606 + pow(random.next(), 1.6) * 280
      let width = (20 + random.next() * 150) * (y - 560) / 200
      let alpha = 0.05 + 0.3 * random.next() * (1 - (y - 600) / 330)
      let x = 1120 + (random.next() - 0.5) * (140 + (y - 600) * 1.5) - width / 2
      g.rectangle(x, y, width, 2 + (y - 600) / 70, .ink(0xFFD6A0, alpha))
    }
    g.polygon([(420, 640), (980, 640), (930, 704), (480, 704)], 0x0B1028)
    g.rectangle(500, 584, 400, 57, 0x131A3A)
    g.rectangle(560, 540, 250, 46, 0x131A3A)
    g.polygon([(660, 540), (730, 540), (722, 470), (668, 470)], 0xB5394A)
    g.rectangle(664, 470, 62, 14, 0x0B1028)
    for index in 0..<13 { g.rectangle(516 + Double(index) * 29, 600, 16, 18, 0xFFD88A) }
    for index in 0..<8 { g.rectangle(574 + Double(index) * 29, 554, 15, 14, 0xFFE8B8) }
    g.glow(700, 620, 300, 0xFFB454, 0.3)
    for index in 0..<14 {
      let i = Double(index)
      g.rectangle(
        500 + random.next() * 60,
        712 + i * 9,
        360 - i * 14,
        3,
        .ink(0xFFD88A, 0.34 - 0.02 * i)
      )
    }
  }

  static func paintRiver(_ g: Canvas) {
    g.sky([(0, 0x2A4A6A), (0.35, 0xC98A7A), (0.5, 0xF6D09A), (1, 0xF6D09A)])
    g.glow(800, 420, 520, 0xFFF0C8, 0.8)
    g.disc(800, 420, 56, 0xFFF6E0)
    g.ridge(seed: 2, y: 420, amplitude: 120, step: 120, 0x8A7A90)
    g.ridge(seed: 6, y: 480, amplitude: 110, step: 100, 0x5F6684)
    g.ridge(seed: 11, y: 540, amplitude: 90, step: 80, 0x3D5068)
    g.hills(y: 600, amplitude: 24, length: 200, phase: 2, 0x2A4350)
    g.polygon(
      [
        (780, 590), (830, 590), (900, 640), (760, 700), (1100, 780), (1300, 900), (300, 900),
        (560, 780), (640, 700), (820, 640),
      ],
      .vertical(590, 900, [(0, 0xFFE9C0), (0.4, 0xD8A890), (1, 0x4A6A80)])
    )
    g.hills(y: 840, amplitude: 18, length: 160, phase: 6, .ink(0x10222A, 0.533))
    var random = XorShift(seed: 19)
    for index in 0..<26 {
      let isLeft = index % 2 == 1
      let x = isLeft ? random.next() * 420 - 60 : 1180 + random.next() * 480
      let base = 720 + random.next() * 150
      let height = 90 + random.next() * 170
      let half = height * 0.17
      g.polygon([(x - half, base), (x, base - height), (x + half, base)], 0x122630)
    }
    g.polygon([(690, 742), (800, 742), (776, 762), (712, 762)], 0x1A1A26)
    g.rectangle(740, 706, 9, 40, 0x1A1A26)
    g.disc(745, 702, 9, 0x1A1A26)
  }

  static func paintTrain(_ g: Canvas) {
    g.sky([(0, 0x080C24), (0.5, 0x1A2858), (0.75, 0x4A4A80), (1, 0x4A4A80)])
    g.disc(480, 220, 70, 0xF6ECD0)
    g.glow(480, 220, 360, 0xCFD8FF, 0.4)
    g.ridge(seed: 31, y: 520, amplitude: 150, step: 110, 0x1A2450)
    g.ridge(seed: 37, y: 600, amplitude: 80, step: 80, 0x111A3C)
    g.ground(660, 0x090D22)
    // The viaduct.
    g.rectangle(-400, 690, 2400, 14, 0x0A0D1C)
    for index in 0..<8 {
      let x = Double(index) * 220
      g.polygon([(60 + x, 704), (90 + x, 704), (110 + x, 900), (40 + x, 900)], 0x0A0D1C)
    }
    for carriage in 0..<4 {
      let x = -120 + Double(carriage) * 420
      g.rectangle(x, 560, 400, 120, 0x2A1830)
      g.rectangle(x, 640, 400, 14, 0x8A2A3A)
      for index in 0..<6 {
        let isDark = (carriage * 6 + index) % 5 == 3
        g.rectangle(x + 24 + Double(index) * 62, 580, 44, 42, isDark ? 0x5A4030 : 0xFFD88A)
      }
      g.rectangle(x + 396, 590, 28, 80, 0x141020)
    }
    g.polygon([(1560, 560), (1760, 560), (1820, 680), (1560, 680)], 0x2A1830)
    g.glow(800, 600, 700, 0xFFB454, 0.16)
    for index in 0..<7 {
      let i = Double(index)
      g.ellipse(
        1500 - i * 170,
        500 - i * 10,
        120 + i * 12,
        30 + i * 5,
        .ink(0xCFD8FF, 0.1 - 0.01 * i)
      )
    }
  }
}
