import CCairo
import Glibc

/// Rectangles, gradients over them and radial glows: what most pixels of an art are made of.
extension Canvas {
  /// Fills an upright box; edges between pixels are blended by the part they cover.
  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ brush: Brush) {
    guard !hasShapedClip else { return shapedRectangle(x, y, width, height, brush) }
    let area = Area(
      left: x * transform.scaleX + transform.x,
      top: y * transform.scaleY + transform.y,
      right: (x + width) * transform.scaleX + transform.x,
      bottom: (y + height) * transform.scaleY + transform.y,
      bounds: bounds
    )
    guard !area.isEmpty else { return }
    switch brush {
    case .solid(let ink):
      takePixels()
      fill(area, turned(ink))
    case .linear(let x0, let y0, let x1, let y1, let ramp) where x0 == x1 && y0 != y1:
      takePixels()
      fill(area, from: y0, to: y1, rows: turned(ramp))
    case .linear(let x0, let y0, let x1, let y1, let ramp) where y0 == y1 && x0 != x1:
      takePixels()
      fill(area, from: x0, to: x1, columns: turned(ramp))
    case .radial(let x, let y, let radius, let ramp):
      takePixels()
      fill(area, x, y, radius, turned(ramp))
    case .linear:
      shapedRectangle(x, y, width, height, brush)
    }
  }

  private func turned(_ ramp: Ramp) -> Ramp { Ramp(ramp.stops.map { ($0.offset, turned($0.ink)) }) }

  private func shapedRectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ brush: Brush
  ) {
    setSource(brush)
    cairo_rectangle(context, x, y, width, height)
    cairo_fill(context)
  }

  /// A box in pixels, cut at the bounds, with the part that its outer pixels cover.
  private struct Area {
    var x0: Int
    var x1: Int
    var y0: Int
    var y1: Int
    private var left: Double
    private var right: Double
    private var top: Double
    private var bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double, bounds: PixelBox) {
      self.left = max(Double(bounds.x0), min(left, right))
      self.right = min(Double(bounds.x1), max(left, right))
      self.top = max(Double(bounds.y0), min(top, bottom))
      self.bottom = min(Double(bounds.y1), max(top, bottom))
      // A hair within the next pixel is rounding, not cover.
      let hair = 1e-6
      guard self.right - self.left > hair, self.bottom - self.top > hair else {
        (x0, x1, y0, y1) = (0, 0, 0, 0)
        return
      }
      x0 = Int(floor(self.left + hair))
      x1 = Int(ceil(self.right - hair))
      y0 = Int(floor(self.top + hair))
      y1 = Int(ceil(self.bottom - hair))
    }

    var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

    func coverage(column x: Int) -> Double {
      max(0, min(Double(x + 1), right) - max(Double(x), left))
    }

    func coverage(row y: Int) -> Double {
      max(0, min(Double(y + 1), bottom) - max(Double(y), top))
    }
  }

  private func fill(_ area: Area, _ ink: Ink) {
    for y in area.y0..<area.y1 {
      fillRow(y, area, ink, coverage: area.coverage(row: y), isDithered: false)
    }
  }

  /// A gradient from top to bottom.
  private func fill(_ area: Area, from start: Double, to end: Double, rows ramp: Ramp) {
    for y in area.y0..<area.y1 {
      let at = (Double(y) + 0.5 - transform.y) / transform.scaleY
      let ink = ramp.ink(at: (at - start) / (end - start))
      fillRow(y, area, ink, coverage: area.coverage(row: y), isDithered: true)
    }
  }

  private func fillRow(_ y: Int, _ area: Area, _ ink: Ink, coverage: Double, isDithered: Bool) {
    let row = pixels + y * width
    let thresholds = noise + (y & 7) * 8
    var first = area.x0
    var last = area.x1
    func cover(_ x: Int, _ part: Double) {
      let source = Source(ink, coverage: part)
      row[x] = source.over(row[x], isDithered ? thresholds[x & 7] : Source.half)
    }
    let leading = area.coverage(column: first)
    if leading < 0.999 {
      cover(first, leading * coverage)
      first += 1
      guard first < last else { return }
    }
    let trailing = area.coverage(column: last - 1)
    if trailing < 0.999 {
      cover(last - 1, trailing * coverage)
      last -= 1
      guard first < last else { return }
    }
    let source = Source(ink, coverage: coverage < 0.999 ? coverage : 1)
    if !isDithered {
      if source.isOpaque {
        (row + first).update(repeating: source.over(0, Source.half), count: last - first)
      } else if !source.isClear {
        for x in first..<last { row[x] = source.over(row[x], Source.half) }
      }
    } else if source.isOpaque {
      fillPattern(row, first, last, source, thresholds)
    } else {
      for x in first..<last { row[x] = source.over(row[x], thresholds[x & 7]) }
    }
  }

  /// An opaque row: the eight pixels of the dither pattern, repeated.
  private func fillPattern(
    _ row: UnsafeMutablePointer<UInt32>,
    _ first: Int,
    _ last: Int,
    _ source: Source,
    _ thresholds: UnsafeMutablePointer<UInt64>
  ) {
    let lead = min(last, first + 8)
    for x in first..<lead { row[x] = source.over(0, thresholds[x & 7]) }
    for x in lead..<last { row[x] = row[x - 8] }
  }

  /// A gradient from left to right.
  private func fill(_ area: Area, from start: Double, to end: Double, columns ramp: Ramp) {
    func sources(_ coverage: Double) -> [Source] {
      (area.x0..<area.x1).map { x in
        let at = (Double(x) + 0.5 - transform.x) / transform.scaleX
        return Source(
          ramp.ink(at: (at - start) / (end - start)),
          coverage: coverage * min(1, area.coverage(column: x))
        )
      }
    }
    let whole = sources(1)
    for y in area.y0..<area.y1 {
      let coverage = area.coverage(row: y)
      let row = pixels + y * width + area.x0
      let thresholds = noise + (y & 7) * 8
      (coverage < 0.999 ? sources(coverage) : whole).withUnsafeBufferPointer { sources in
        for x in sources.indices {
          row[x] = sources[x].over(row[x], thresholds[(x &+ area.x0) & 7])
        }
      }
    }
  }

  /// Colours by distance from a centre.
  ///
  /// Pixels half covered by the box's edge are filled whole: every radial brush used on a box has
  /// faded by then, or fills the canvas.
  private func fill(_ area: Area, _ x: Double, _ y: Double, _ radius: Double, _ ramp: Ramp) {
    let steps = max(32, min(2048, Int(radius * max(transform.scaleX, transform.scaleY) * 2)))
    let table = (0...steps).map { Source(ramp.ink(at: Double($0) / Double(steps))) }
    let endsClear = ramp.endsClear
    let perUnit = Float(Double(steps) / radius)
    let stepX = Float(1 / transform.scaleX)
    let originX = Float((0.5 - transform.x) / transform.scaleX - x)
    let limit = Float(steps)
    table.withUnsafeBufferPointer { table in
      for row in area.y0..<area.y1 {
        let dy = (Double(row) + 0.5 - transform.y) / transform.scaleY - y
        var first = area.x0
        var last = area.x1
        if endsClear {
          let reach = radius * radius - dy * dy
          guard reach > 0 else { continue }
          let half = reach.squareRoot() * transform.scaleX
          let middle = x * transform.scaleX + transform.x
          first = max(first, Int(floor(middle - half)))
          last = min(last, Int(ceil(middle + half)))
        }
        guard first < last else { continue }
        let line = pixels + row * width
        let thresholds = noise + (row & 7) * 8
        let squareY = Float(dy * dy)
        for column in first..<last {
          let dx = Float(column) * stepX + originX
          let distance = (dx * dx + squareY).squareRoot() * perUnit + 0.5
          let source = table[Int(truncatingIfNeeded: Int32(min(limit, distance)))]
          line[column] = source.over(line[column], thresholds[column & 7])
        }
      }
    }
  }
}
