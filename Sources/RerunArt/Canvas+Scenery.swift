import Glibc

/// What several pictures share: light, land, towns, cloth and dirt.
///
/// Land runs from x −400 to 2000 and down to y 900, the scenes' 1600 × 900 with room at the sides.
extension Canvas {
  /// Soft light around a point, from `alpha` there to nothing at `radius`.
  func glow(_ x: Double, _ y: Double, _ radius: Double, _ ink: Ink, _ alpha: Double) {
    let stops = [
      (0, ink.withAlpha(alpha)), (0.35, ink.withAlpha(alpha * 0.42)),
      (0.7, ink.withAlpha(alpha * 0.1)), (1, ink.withAlpha(0)),
    ]
    rectangle(x - radius, y - radius, 2 * radius, 2 * radius, .radial(x, y, radius, stops))
  }

  func sky(_ stops: [(Double, Ink)]) { rectangle(-400, 0, 2400, 900, .vertical(0, 900, stops)) }

  /// Ground from `top` to the bottom of a scene.
  func ground(_ top: Double, _ brush: Brush) { rectangle(-400, top, 2400, 900 - top, brush) }

  /// Mountains with straight, irregular edges around `y`.
  func ridge(
    seed: UInt32,
    y: Double,
    amplitude: Double,
    step: Double,
    _ brush: Brush
  ) {
    var random = XorShift(seed: seed)
    var corners: [(Double, Double)] = [(-400, 900)]
    var height = 0.0
    for x in stride(from: -400.0, through: 2000, by: step) {
      height = height * 0.55 + (random.next() - 0.5) * amplitude
      corners.append((x, y + height))
    }
    corners.append((2000, 900))
    polygon(corners, brush)
  }

  /// Round hills around `y`.
  func hills(y: Double, amplitude: Double, length: Double, phase: Double, _ brush: Brush) {
    var corners: [(Double, Double)] = [(-400, 900)]
    for x in stride(from: -400.0, through: 2000, by: 20) {
      let wide = sin(x / length + phase) * amplitude
      let narrow = sin(x / length * 2.3 + phase * 3) * amplitude * 0.3
      corners.append((x, y + wide + narrow))
    }
    corners.append((2000, 900))
    polygon(corners, brush)
  }

  /// A row of towers.
  struct Town {
    var seed: UInt32
    /// Where the towers stand.
    var base: Double
    var heights: ClosedRange<Double>
    var widths: ClosedRange<Double>
    var wall: Ink
    /// Colours of lit windows.
    var windows: [Ink]
    /// Share of windows that are lit.
    var lit: Double
    var from = -200.0
    var to = 1800.0
  }

  func towers(_ town: Town) {
    var random = XorShift(seed: town.seed)
    let extraWidth = town.widths.upperBound - town.widths.lowerBound
    let extraHeight = town.heights.upperBound - town.heights.lowerBound
    var x = town.from
    while x < town.to {
      let width = town.widths.lowerBound + random.next() * extraWidth
      let height = town.heights.lowerBound + random.next() * extraHeight
      let top = town.base - height
      rectangle(x, top, width + 1, height + 40, .solid(town.wall))
      if random.next() < 0.25 {
        rectangle(x + width * 0.45, top - height * 0.16, 5, height * 0.17, .solid(town.wall))
      }
      for windowY in stride(from: top + 14, to: town.base - 8, by: 20) {
        for windowX in stride(from: x + 9, to: x + width - 12, by: 17)
        where random.next() < town.lit {
          rectangle(windowX, windowY, 8, 10, .solid(random.pick(town.windows)))
        }
      }
      x += width + (random.next() < 0.3 ? random.next() * 16 : 0)
    }
  }

  /// Lights out of focus.
  struct Bokeh {
    var seed: UInt32
    var count: Int
    var y: Double
    var width: Double
    var height: Double
    var radii: ClosedRange<Double>
    var strength: Double
    var inks: [Ink]
  }

  func bokeh(_ lights: Bokeh) {
    var random = XorShift(seed: lights.seed)
    let smallest = lights.radii.lowerBound
    let spread = lights.radii.upperBound - smallest
    for _ in 0..<lights.count {
      let first = random.next()
      let radius = smallest + first * first * spread
      let x = random.next() * lights.width
      let y = lights.y + lights.height * pow(random.next(), 0.8)
      let ink = random.pick(lights.inks)
      // The larger a light, the fainter.
      let fading = 1 - 0.55 * (radius - smallest) / (spread + 1)
      let alpha = lights.strength * (0.25 + 0.75 * random.next()) * fading
      let stops = [
        (0, ink.withAlpha(alpha * 0.62)), (0.8, ink.withAlpha(alpha * 0.78)),
        (0.92, ink.withAlpha(alpha)), (1, ink.withAlpha(0)),
      ]
      rectangle(
        x - radius,
        y - radius,
        2 * radius,
        2 * radius,
        .radial(x, y, radius, stops)
      )
    }
  }

  /// Film grain over the stage: light and black dots of at most `strength`.
  func grain(count: Int, seed: UInt32, strength: Double, light: Ink = 0xEFE6D0) {
    var random = XorShift(seed: seed)
    for _ in 0..<count {
      let ink: Ink = random.next() < 0.5 ? light : 0x000000
      let dot = ink.withAlpha(strength * random.next())
      let size = 1 + random.next() * 1.6
      let x = random.next() * 1920
      let y = random.next() * 1080
      rectangle(x, y, size, size, .solid(dot))
    }
  }

  /// Cloth in folds, from the valley's colour over the slope's to the ridge's.
  func curtain(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    folds: Int,
    seed: UInt32,
    inks: (Ink, Ink, Ink)
  ) {
    var random = XorShift(seed: seed)
    let count = Double(folds)
    var edges = [0.0]
    for fold in 1..<folds {
      edges.append(Double(fold) / count + (random.next() - 0.5) * 0.35 / count)
    }
    edges.append(1)
    for (left, right) in zip(edges, edges.dropFirst()) {
      let from = x + left * width
      let to = x + right * width
      let stops = [
        (0, inks.0), (0.18, inks.1), (0.48, inks.2), (0.62, inks.1), (1, inks.0),
      ]
      // A little wider, so that the next fold leaves no seam.
      rectangle(from, y, to - from + 0.8, height, .horizontal(from, to, stops))
    }
  }
}
