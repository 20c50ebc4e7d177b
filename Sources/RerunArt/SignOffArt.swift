import RerunStage

/// What a channel shows when its day is over: a moon over the town, or a churchyard.
enum SignOffArt {
  static func paint(on g: Canvas, theme: Theme) {
    switch theme.ornament.backdrop {
    case .cityNight:
      Backdrop(horizon: 880, strength: 0.9, isClear: false, lights: 88).paint(on: g, theme: theme)
      paintMoon(on: g)
    case .blackGrain:
      Backdrop(horizon: nil, strength: 0.4, isClear: false).paint(on: g, theme: theme)
      paintChurchyard(on: g)
    }
  }

  private static func paintMoon(on g: Canvas) {
    var random = XorShift(seed: 20)
    for _ in 0..<150 {
      let x = random.next() * 1920
      let y = random.next() * 560
      let radius = 0.8 + random.next() * 1.8
      let alpha = 0.2 + 0.6 * random.next()
      // None behind the words.
      if x > 1230 || y < 290 { g.disc(x, y, radius, .ink(0xFFF4E0, alpha)) }
    }
    g.glow(1480, 270, 430, 0xFFE0A0, 0.4)
    // A crescent: the far edge clockwise, then back along the shadow's.
    g.fill(0xFFE9BF) { g in
      g.traceArc(1480, 270, 124, -1.607, 2.565)
      g.traceArcBack(1430, 244, 108, 2.093, -1.136)
      g.closeOutline()
    }
  }

  private static func paintChurchyard(on g: Canvas) {
    let dark: Brush = 0x050303
    g.glow(960, 440, 980, 0x8FC83A, 0.26)
    let moon: [(Double, Ink)] = [(0, 0xEFFFD0), (0.75, 0xC2E496), (1, 0x86B45A)]
    g.disc(960, 440, 350, .radial(960, 440, 350, moon))
    for (x, y, radius) in [(840.0, 350.0, 60.0), (1050, 500, 84), (900, 590, 44), (1120, 300, 34)] {
      g.disc(x, y, radius, .ink(0x78A050, 0.25))
    }
    g.polygon(
      [
        (0, 1080), (0, 790), (260, 770), (520, 720), (760, 690), (960, 676), (1180, 690),
        (1420, 726), (1660, 764), (1920, 800), (1920, 1080),
      ],
      dark
    )
    let stones = [
      Rect(680, 560, 116, 180), Rect(1120, 590, 96, 140), Rect(1226, 520, 84, 200),
      Rect(560, 640, 80, 120),
    ]
    for stone in stones {
      let round = stone.width / 2
      g.roundedBox(
        stone.x,
        stone.y,
        stone.width,
        stone.height,
        radii: (round, round, 0, 0),
        dark
      )
    }
    // A cross, and a hand reaching out.
    g.rectangle(950, 470, 20, 240, dark)
    g.rectangle(900, 530, 120, 20, dark)
    g.polygon(
      [
        (1010, 700), (1034, 600), (1030, 560), (1046, 560), (1052, 610), (1070, 640), (1090, 700),
      ],
      dark
    )
    let bats: [(Double, Double)] = [(700, 250), (1170, 330), (1060, 190), (830, 170)]
    for (index, (x, y)) in bats.enumerated() {
      g.bat(x, y, span: 34 + Double(index) * 7, shoulder: 10, tail: 12, dark)
    }
    g.grain(count: 12000, seed: 6, strength: 0.16)
  }
}
