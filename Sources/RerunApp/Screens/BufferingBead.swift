public import RerunStage

/// A picture that waits for data: it dims, and a bead pulses in its corner, never a percentage.
public struct BufferingBead: Sendable, Hashable {
  /// Turns around once a second or so; only the fraction counts.
  public var phase: Double
  /// Where the picture is.
  public var picture: Rect

  public init(phase: Double, picture: Rect = .stage) {
    self.phase = phase
    self.picture = picture
  }

  public func draw(on canvas: inout Canvas) {
    canvas.list.fill(picture, RGBA(0, 0, 0, 102))
    // On the whole stage the safe area's corner, elsewhere the picture's own.
    let isStage = picture == .stage
    let corner = Point(
      isStage ? 1824 : picture.maxX - 16,
      isStage ? 1026 : picture.maxY - 16
    )
    let center = Point(corner.x - 40, corner.y - 40)
    let turn = phase - phase.rounded(.down)
    if canvas.isMarquee {
      // Three bulbs, one of them lit.
      for index in 0..<3 {
        canvas.bulb(
          at: Point(center.x - 28 + Double(index) * 28, center.y),
          radius: 8,
          isLit: index == min(2, Int(turn * 3))
        )
      }
    } else {
      let swell = turn < 0.5 ? turn * 2 : 2 - turn * 2
      canvas.layer(opacity: 0.45 + 0.55 * swell) { canvas in
        let radius = 14.0
        canvas.list.box(
          Rect(center.x - radius, center.y - radius, radius * 2, radius * 2),
          fill: canvas.theme.paint(ColorRole.lamp),
          corners: Corners(radius),
          glow: canvas.theme.glow(.now)
        )
      }
    }
  }
}
