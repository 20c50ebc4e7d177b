import RerunStage

/// A rectangle with rounded corners: how much of each pixel it covers.
struct RoundedShape {
  private static let subrows = 8
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let corners: Corners

  /// - Parameter corners: Limited to half the rectangle.
  init(_ rect: Rect, corners: Corners) {
    left = rect.x
    top = rect.y
    right = rect.maxX
    bottom = rect.maxY
    self.corners = corners.limited(to: rect)
  }

  /// The coverage of the pixels of row `y` from column 0, each 0 to 1.
  func coverage(ofRow y: Int, width: Int) -> [Float] {
    var row = [Float](repeating: 0, count: width)
    let rowTop = max(top, Double(y))
    let rowBottom = min(bottom, Double(y + 1))
    guard rowTop < rowBottom, left < right else { return row }
    let isStraight =
      rowTop >= top + max(corners.topLeft, corners.topRight)
      && rowBottom <= bottom - max(corners.bottomLeft, corners.bottomRight)
    let count = isStraight ? 1 : Self.subrows
    let share = Float((rowBottom - rowTop) / Double(count))
    for subrow in 0..<count {
      let at = rowTop + (rowBottom - rowTop) * (Double(subrow) + 0.5) / Double(count)
      let (from, to) = extent(at: at)
      guard from < to else { continue }
      let first = max(0, Int(from))
      let last = min(width - 1, Int(to.rounded(.up)) - 1)
      guard first <= last else { continue }
      for x in first...last {
        let covered = min(to, Double(x + 1)) - max(from, Double(x))
        row[x] += share * Float(covered)
      }
    }
    return row
  }

  /// From where to where the shape goes at height `y`.
  func extent(at y: Double) -> (from: Double, to: Double) {
    func inset(_ upper: Double, _ lower: Double) -> Double {
      if y < top + upper { return Self.inset(radius: upper, depth: y - top) }
      if y > bottom - lower { return Self.inset(radius: lower, depth: bottom - y) }
      return 0
    }
    return (
      left + inset(corners.topLeft, corners.bottomLeft),
      right - inset(corners.topRight, corners.bottomRight)
    )
  }

  /// How far a quarter circle is from the side, `depth` below its top.
  private static func inset(radius: Double, depth: Double) -> Double {
    let rise = radius - max(0, depth)
    return radius - max(0, radius * radius - rise * rise).squareRoot()
  }
}

extension Corners {
  var largest: Double { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  func limited(to rect: Rect) -> Corners {
    let limit = max(0, min(rect.width, rect.height) / 2)
    return map { max(0, min($0, limit)) }
  }

  /// Round corners grow or shrink with the box; square ones stay square.
  func grown(by amount: Double) -> Corners {
    map { $0 > 0 ? max(0, $0 + amount) : 0 }
  }

  func scaled(by factor: Double) -> Corners { map { $0 * factor } }

  private func map(_ change: (Double) -> Double) -> Corners {
    Corners(
      topLeft: change(topLeft),
      topRight: change(topRight),
      bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft)
    )
  }
}
