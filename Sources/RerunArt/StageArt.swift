import RerunStage

/// An empty theatre: curtain, valance, floor, and the light that falls on it.
struct StageArt {
  var folds: Int
  var seed: UInt32
  /// How far down a swag of the valance would hang at its control point.
  var valance: Double
  var floor: Double
  /// Where each beam comes from, and the x it falls on.
  var beams: [(x: Double, y: Double, target: Double)]
  var beamStrength: Double

  /// The ident's stage, with two beams crossing.
  static let ident = StageArt(
    folds: 26,
    seed: 41,
    valance: 210,
    floor: 716,
    beams: [(360, -40, 820), (1560, -40, 1100)],
    beamStrength: 0.4
  )
  /// The break's, with one straight down.
  static let interval = StageArt(
    folds: 22,
    seed: 19,
    valance: 190,
    floor: 860,
    beams: [(960, -60, 960)],
    beamStrength: 0.2
  )

  func paint(on g: Canvas, theme: Theme) {
    g.curtain(0, 0, 1920, 1080, folds: folds, seed: seed, inks: theme.curtainInks)
    let shade: [(Double, Ink)] = [
      (0, Ink(0x080310, 0.72)), (0.3, Ink(0x080310, 0.34)), (0.66, Ink(0x080310, 0.5)),
      (1, Ink(0x080310, 0.94)),
    ]
    // The floor hides the rest.
    g.clipped(toX: 0, y: 0, width: 1920, height: floor) {
      g.rectangle(0, 0, 1920, 1080, .vertical(0, 1080, shade))
    }
    for swag in 0..<8 { paintSwag(swag, on: g, theme: theme) }
    paintFloor(on: g, theme: theme)
    for beam in beams {
      let alpha = beamStrength
      let light = Ramp([
        (0, Ink(0xFFE9BF, alpha)), (0.5, Ink(0xFFD88A, alpha * 0.36)), (1, Ink(0xFFB454, 0)),
      ])
      g.polygon(
        [
          (beam.x - 36, beam.y), (beam.x + 36, beam.y), (beam.target + 330, floor + 70),
          (beam.target - 330, floor + 70),
        ],
        .linear(x0: beam.x, y0: beam.y, x1: beam.target, y1: floor + 10, light)
      )
    }
    g.moved(960, floor + 60) {
      g.scaled(1, 0.17) { g.glow(0, 0, 820, 0xFFCF8A, 0.75) }
    }
    g.glow(960, floor - 250, 760, 0xFF9A4A, 0.3)
  }

  /// One scallop of the valance, lighter than the curtain behind it, with a golden hem.
  private func paintSwag(_ index: Int, on g: Canvas, theme: Theme) {
    let x = Double(index) * 240
    let (valley, slope, ridge) = theme.curtainInks
    let inks = (valley, slope.lit(1.216, 1.217, 1.156), ridge.lit(1.145, 1.214, 1.1))
    let hang = (x + 120, valance)
    let outline: (Canvas) -> Void = { g in
      g.move(x, 0)
      g.line(x + 240, 0)
      g.quadratic(from: (x + 240, 0), control: hang, to: (x, 0))
    }
    g.clipped(to: outline) {
      g.curtain(x, 0, 240, 150, folds: 9, seed: UInt32(index + 3), inks: inks)
      let shade: [(Double, Ink)] = [(0, Ink(0x080310, 0.8)), (1, Ink(0x080310, 0.1))]
      g.rectangle(x, 0, 240, 150, .vertical(0, 110, shade))
    }
    g.stroke(.ink(0xFFC46B, 0.75), width: 3) { g in
      g.move(x, 0)
      g.quadratic(from: (x, 0), control: hang, to: (x + 240, 0))
    }
  }

  private func paintFloor(on g: Canvas, theme: Theme) {
    let wood = Ink(theme.color(.artFloor))
    let boards = [
      (0, wood.lit(1.381, 1.182, 1.107)), (0.2, wood.lit(0.857, 0.727, 0.911)),
      (1, wood.lit(0.31, 0.318, 0.429)),
    ]
    g.rectangle(0, floor, 1920, 1080 - floor, .vertical(floor, 1080, boards))
    g.rectangle(0, floor, 1920, 2, .ink(0xFFD88A, 0.35))
    let foot: [(Double, Ink)] = [(0, Ink(0x06020C, 0)), (1, Ink(0x06020C, 0.6))]
    g.rectangle(0, floor - 60, 1920, 60, .vertical(floor - 60, floor, foot))
  }

  /// The pool of light behind the break's words, in a box of 1200 × 720.
  static func paintSpot(on g: Canvas) {
    g.moved(600, 330) {
      g.scaled(1, 0.56) {
        let light: [(Double, Ink)] = [
          (0, Ink(0xFFBE6E, 0.26)), (0.72, Ink(0xFFA054, 0.22)), (0.9, Ink(0xFFA054, 0.13)),
          (1, Ink(0xFFA054, 0)),
        ]
        g.rectangle(-600, -600, 1200, 1200, .radial(0, 0, 590, light))
      }
    }
  }
}
