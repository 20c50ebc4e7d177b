import RerunStage

/// The pixels of a convex polygon, its edges smoothed.
struct ConvexPolygon {
  private static let subrows = 8
  private let points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// Calls `body` with pieces of rows and how much of them is covered, 1 to 255.
  func spans(in clip: PixelRect, _ body: (PixelRect, Int) -> Void) {
    guard points.count >= 3, !clip.isEmpty,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return }
    let top = points.map(\.y).min() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    let first = max(clip.y, Int(max(-1e6, top.rounded(.down))))
    let end = min(clip.maxY, Int(min(1e6, bottom.rounded(.up))))
    guard first < end else { return }
    for y in first..<end { row(y, clip, body) }
  }

  private func row(_ y: Int, _ clip: PixelRect, _ body: (PixelRect, Int) -> Void) {
    var extents: [(left: Double, right: Double)] = []
    for subrow in 0..<Self.subrows {
      let middle = Double(y) + (Double(subrow) + 0.5) / Double(Self.subrows)
      if let extent = extent(at: middle) { extents.append(extent) }
    }
    guard let outerLeft = extents.map(\.left).min(), let outerRight = extents.map(\.right).max(),
      let innerLeft = extents.map(\.left).max(), let innerRight = extents.map(\.right).min()
    else { return }
    let left = max(clip.x, Int(max(-1e6, outerLeft.rounded(.down))))
    let right = min(clip.maxX, Int(min(1e6, outerRight.rounded(.up))))
    guard left < right else { return }
    // Between the edges every pixel of the row is alike.
    let isWhole = extents.count == Self.subrows && innerLeft < innerRight
    let fullLeft = isWhole ? max(left, Int(min(1e6, innerLeft.rounded(.up)))) : right
    let fullRight = isWhole ? min(right, Int(max(-1e6, innerRight.rounded(.down)))) : right
    var x = left
    while x < right {
      if x == fullLeft, fullLeft < fullRight {
        body(PixelRect(x, y, fullRight - x, 1), 255)
        x = fullRight
        continue
      }
      var covered = 0.0
      for extent in extents {
        covered += max(0, min(extent.right, Double(x + 1)) - max(extent.left, Double(x)))
      }
      let coverage = Int((covered / Double(Self.subrows) * 255).rounded())
      if coverage > 0 { body(PixelRect(x, y, 1, 1), min(255, coverage)) }
      x += 1
    }
  }

  private func extent(at y: Double) -> (left: Double, right: Double)? {
    var left = Double.infinity
    var right = -Double.infinity
    for index in points.indices {
      let a = points[index]
      let b = points[(index + 1) % points.count]
      guard min(a.y, b.y) <= y, y < max(a.y, b.y) else { continue }
      let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      left = min(left, x)
      right = max(right, x)
    }
    return left < right ? (left, right) : nil
  }
}
