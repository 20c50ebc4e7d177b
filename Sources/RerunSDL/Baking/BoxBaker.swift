import RerunStage

/// A box's fill and ring in pixels, independent of the sizes that repeat.
struct BoxSpec: Hashable {
  var width: Int
  var height: Int
  var fill: Paint?
  /// In pixels, limited to the box.
  var corners: Corners
  var ring: RGBA?
  var ringWidth = 0
  var isRingInside = true

  /// How far the ring goes outside the box.
  var outset: Int { ring != nil && !isRingInside ? ringWidth : 0 }
  private var inset: Int { ring != nil && isRingInside ? ringWidth : 0 }

  private static let longTile = 256
  private static let shortTile = 64

  private var left: Int { max(inset, Self.up(max(corners.topLeft, corners.bottomLeft))) }
  private var right: Int { max(inset, Self.up(max(corners.topRight, corners.bottomRight))) }
  private var top: Int { max(inset, Self.up(max(corners.topLeft, corners.topRight))) }
  private var bottom: Int { max(inset, Self.up(max(corners.bottomLeft, corners.bottomRight))) }

  private var direction: Gradient.Direction? {
    if case .gradient(let gradient) = fill { gradient.direction } else { nil }
  }

  /// The box that one picture serves for: as narrow and low as its middle allows.
  var canonical: BoxSpec {
    var spec = self
    if direction != .horizontal, direction != .diagonal {
      spec.width = Self.shortened(width, ends: left + right)
    }
    if direction != .vertical, direction != .diagonal {
      spec.height = Self.shortened(height, ends: top + bottom)
    }
    return spec
  }

  private static func shortened(_ length: Int, ends: Int) -> Int {
    if length > ends + longTile { return ends + longTile }
    if length > ends + shortTile { return ends + shortTile }
    return length
  }

  private static func up(_ value: Double) -> Int { Int(value.rounded(.up)) }

  /// Draws this box, which is a canonical one.
  func bake() -> Patchwork? {
    let outset = outset
    let fullWidth = width + 2 * outset
    let fullHeight = height + 2 * outset
    guard fullWidth > 0, fullHeight > 0 else { return nil }
    let rect = Rect(Double(outset), Double(outset), Double(width), Double(height))
    let box = RoundedShape(rect, corners: corners)
    let outer = RoundedShape(
      rect.inset(-Double(outset), -Double(outset)),
      corners: corners.grown(by: Double(outset))
    )
    let inner = RoundedShape(
      rect.inset(Double(inset), Double(inset)),
      corners: corners.grown(by: -Double(inset))
    )
    let sampler = fill.map { PaintSampler($0, width: rect.width, height: rect.height) }
    let ringInk = ring.map(Ink.init) ?? Ink()

    var pixels = [UInt32](repeating: 0, count: fullWidth * fullHeight)
    for y in 0..<fullHeight {
      let boxRow = box.coverage(ofRow: y, width: fullWidth)
      let ringOuter = outset > 0 ? outer.coverage(ofRow: y, width: fullWidth) : boxRow
      let ringInner = inset > 0 ? inner.coverage(ofRow: y, width: fullWidth) : boxRow
      for x in 0..<fullWidth {
        let fillInk = sampler?.ink(x - outset, y - outset) ?? Ink()
        // Three areas that don't overlap: ring outside, ring on the fill, fill.
        var ink = fillInk * ringInner[x]
        if inset > 0 { ink = ink + ringInk.over(fillInk) * max(0, boxRow[x] - ringInner[x]) }
        if outset > 0 { ink = ink + ringInk * max(0, ringOuter[x] - boxRow[x]) }
        pixels[y * fullWidth + x] = ink.packed
      }
    }
    // Where corners meet (a pill of an odd height), that axis is one piece; the other may repeat.
    let columns = [left + outset, width - left - right, right + outset]
    let rows = [top + outset, height - top - bottom, bottom + outset]
    let columnsMeet = columns[1] < 0
    let rowsMeet = rows[1] < 0
    return Patchwork(
      pixels: pixels,
      columns: columnsMeet ? [fullWidth] : columns,
      rows: rowsMeet ? [fullHeight] : rows,
      repeatedColumn: columnsMeet ? nil : 1,
      repeatedRow: rowsMeet ? nil : 1
    )
  }
}
