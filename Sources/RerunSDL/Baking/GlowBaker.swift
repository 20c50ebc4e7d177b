import RerunStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Foundation
#endif

/// The soft light or shadow around a box in pixels: as CSS has it, a Gaussian of half the spread.
struct GlowSpec: Hashable {
  var width: Int
  var height: Int
  var corners: Corners
  /// In pixels.
  var layers: [GlowLayer]

  private static let tile = 64

  /// How far outside the box there is anything to see.
  var extent: Int {
    Int((layers.map { Self.reach($0) + abs($0.offsetY) }.max() ?? 0).rounded(.up))
  }

  /// Beyond 2.6 standard deviations less than half a percent is left.
  private static func reach(_ layer: GlowLayer) -> Double { max(1, layer.spread * 1.3) }

  /// Farther than this from a corner, an edge's light is the same all along.
  private var zone: Int { extent + Int(corners.largest.rounded(.up)) }

  /// The box that one picture serves for.
  var canonical: GlowSpec {
    var spec = self
    spec.width = min(width, 2 * zone + Self.tile)
    spec.height = min(height, 2 * zone + Self.tile)
    return spec
  }

  /// Draws the glow of this box, which is a canonical one; the box itself stays empty.
  func bake() -> Patchwork? {
    let extent = extent
    let fullWidth = width + 2 * extent
    let fullHeight = height + 2 * extent
    guard fullWidth > 0, fullHeight > 0, extent > 0 else { return nil }
    let rect = Rect(Double(extent), Double(extent), Double(width), Double(height))
    let box = RoundedShape(rect, corners: corners)
    let blurs = layers.map { layer in
      Blur(
        RoundedShape(rect.offset(0, layer.offsetY), corners: corners),
        sigma: max(0.4, layer.spread / 2),
        width: fullWidth,
        height: fullHeight
      )
    }
    let inks = layers.map { Ink($0.color) }
    var pixels = [UInt32](repeating: 0, count: fullWidth * fullHeight)
    var light = layers.map { _ in [Float](repeating: 0, count: fullWidth) }
    for y in 0..<fullHeight {
      let covered = box.coverage(ofRow: y, width: fullWidth)
      for index in layers.indices { blurs[index].row(y, into: &light[index]) }
      for x in 0..<fullWidth where covered[x] < 1 {
        var ink = Ink()
        for index in layers.indices.reversed() {
          ink = (inks[index] * min(1, light[index][x])).over(ink)
        }
        pixels[y * fullWidth + x] = (ink * (1 - covered[x])).packed
      }
    }
    let corner = Int(corners.largest.rounded(.up))
    let (columns, repeatedColumn) = cuts(width, extent: extent, corner: corner)
    let (rows, repeatedRow) = cuts(height, extent: extent, corner: corner)
    return Patchwork(
      pixels: pixels,
      columns: columns,
      rows: rows,
      repeatedColumn: repeatedColumn,
      repeatedRow: repeatedRow
    )
  }

  /// Cut where the box is empty, so that its inside needn't be copied; the middle repeats if the
  /// box is long enough to have one.
  private func cuts(_ length: Int, extent: Int, corner: Int) -> ([Int], Int?) {
    if length == 2 * zone + Self.tile {
      let between = zone - corner
      return ([extent, corner, between, Self.tile, between, corner, extent], 3)
    }
    let middle = length - 2 * corner
    if middle > 0 { return ([extent, corner, middle, corner, extent], nil) }
    return ([length + 2 * extent], nil)
  }
}

/// A rounded rectangle seen through a Gaussian: bands of equal extent, each the product of what it
/// gives across and down.
private struct Blur {
  private static let bandsInCorner = 6
  private var across: [[Float]] = []
  private var down: [[Float]] = []

  init(_ shape: RoundedShape, sigma: Double, width: Int, height: Int) {
    let upper = max(shape.corners.topLeft, shape.corners.topRight)
    let lower = max(shape.corners.bottomLeft, shape.corners.bottomRight)
    var edges = Self.steps(from: shape.top, to: shape.top + upper)
    edges += [shape.top + upper]
    edges += Self.steps(from: shape.bottom - lower, to: shape.bottom)
    edges += [shape.bottom]
    for (from, to) in zip(edges, edges.dropFirst()) where to > from {
      let extent = shape.extent(at: (from + to) / 2)
      across.append(Self.profile(from: extent.from, to: extent.to, sigma: sigma, count: width))
      down.append(Self.profile(from: from, to: to, sigma: sigma, count: height))
    }
  }

  /// The light of row `y`.
  ///
  /// A band at a time: so the sums run over neighbours, many at once.
  func row(_ y: Int, into light: inout [Float]) {
    light.withUnsafeMutableBufferPointer { light in
      light.update(repeating: 0)
      for band in across.indices where down[band][y] > 1e-6 {
        let weight = down[band][y]
        across[band].withUnsafeBufferPointer { profile in
          for x in 0..<min(light.count, profile.count) { light[x] += profile[x] * weight }
        }
      }
    }
  }

  private static func steps(from: Double, to: Double) -> [Double] {
    let count = min(bandsInCorner, Int((to - from).rounded(.up)))
    return (0..<max(0, count)).map { from + (to - from) * Double($0) / Double(count) }
  }

  /// How much of a blurred stretch is at the middle of each pixel.
  private static func profile(
    from: Double,
    to: Double,
    sigma: Double,
    count: Int
  ) -> [Float] {
    let divisor = sigma * 2.0.squareRoot()
    return (0..<count).map { index in
      let at = Double(index) + 0.5
      return Float((erf((at - from) / divisor) - erf((at - to) / divisor)) / 2)
    }
  }
}
