import RerunStage

/// A line of text as a picture, and where it stands.
struct LinePicture {
  var picture: Picture
  /// Pixels from the line's left, and from its baseline.
  var left: Int
  var top: Int
}

/// Colours the ink of a line.
struct LineBaker {
  var mask: GlyphMask
  var paint: Paint
  var extrusion: TextItem.Extrusion?
  var scale: Double
  /// The line's box in pixels, which a gradient runs over, and the baseline in it.
  var boxWidth: Double
  var boxHeight: Double
  var baseline: Int

  func bake() -> LinePicture? {
    if extrusion == nil, mask.colored == nil, case .solid(let color) = paint {
      return flat(color)
    }
    let copies = copies()
    let minX = min(0, copies.map(\.x).min() ?? 0)
    let minY = min(0, copies.map(\.y).min() ?? 0)
    let width = mask.width + max(0, copies.map(\.x).max() ?? 0) - minX
    let height = mask.height + max(0, copies.map(\.y).max() ?? 0) - minY
    var canvas = [Ink](repeating: Ink(), count: width * height)
    for copy in copies {
      let ink = Ink(copy.color)
      stamp(onto: &canvas, width: width, x: copy.x - minX, y: copy.y - minY) { _, _ in ink }
    }
    let sampler = PaintSampler(paint, width: boxWidth, height: boxHeight)
    stamp(onto: &canvas, width: width, x: -minX, y: -minY) { x, y in
      sampler.ink(x + mask.left, y + mask.top + baseline)
    }
    if let colored = mask.colored {
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          let pixel = colored[y * mask.width + x]
          let at = (y - minY) * width + x - minX
          if pixel != 0 { canvas[at] = Ink(RGBA(packed: pixel)).over(canvas[at]) }
        }
      }
    }
    return picture(canvas.map(\.packed), width, height, mask.left + minX, mask.top + minY)
  }

  private func flat(_ color: RGBA) -> LinePicture? {
    let rgb = color.packed & 0xFF_FFFF
    let alpha = UInt32(color.alpha)
    let pixels = mask.coverage.map { ((UInt32($0) * alpha + 127) / 255) << 24 | rgb }
    return picture(pixels, mask.width, mask.height, mask.left, mask.top)
  }

  private func picture(
    _ pixels: [UInt32],
    _ width: Int,
    _ height: Int,
    _ left: Int,
    _ top: Int
  ) -> LinePicture? {
    Picture(width: width, height: height, pixels: pixels).map {
      LinePicture(picture: $0, left: left, top: top)
    }
  }

  private func copies() -> [(x: Int, y: Int, color: RGBA)] {
    guard let extrusion, extrusion.depth > 0 else { return [] }
    let depth = min(64, extrusion.depth)
    return (1...depth).reversed().map { step in
      (
        StageMapping.whole(Double(step) * extrusion.dx * scale),
        StageMapping.whole(Double(step) * extrusion.dy * scale),
        step > depth - extrusion.edgeDepth ? extrusion.edgeColor : extrusion.color
      )
    }
  }

  private func stamp(
    onto canvas: inout [Ink],
    width: Int,
    x left: Int,
    y top: Int,
    ink: (Int, Int) -> Ink
  ) {
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let coverage = mask.coverage[y * mask.width + x]
        guard coverage > 0 else { continue }
        let at = (y + top) * width + x + left
        canvas[at] = (ink(x, y) * (Float(coverage) / 255)).over(canvas[at])
      }
    }
  }
}

extension LinePicture {
  /// Upside down below a floor, fading.
  ///
  /// - Parameters:
  ///   - floor: Pixels from the baseline down to the mirror.
  ///   - alpha: At the floor; nothing is left `height` pixels below.
  func reflected(floor: Int, height: Int, alpha: Double) -> LinePicture? {
    guard height > 0, height <= 8192 else { return nil }
    let width = picture.width
    let source = picture.pixels(in: PixelRect(0, floor - top - height, width, height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let factor = alpha * (1 - (Double(row) + 0.5) / Double(height))
      let weight = UInt32(max(0, min(256, factor * 256)))
      for pixel in source[((height - 1 - row) * width)..<((height - row) * width)] {
        pixels.append((((pixel >> 24) * weight) >> 8) << 24 | pixel & 0xFF_FFFF)
      }
    }
    return Picture(width: width, height: height, pixels: pixels).map {
      LinePicture(picture: $0, left: left, top: floor)
    }
  }
}

extension RGBA {
  init(packed pixel: UInt32) {
    self.init(
      UInt8(pixel >> 16 & 255),
      UInt8(pixel >> 8 & 255),
      UInt8(pixel & 255),
      UInt8(pixel >> 24)
    )
  }
}
