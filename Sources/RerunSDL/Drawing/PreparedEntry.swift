import RerunStage

/// An entry of a draw list in output pixels: nothing left to look up.
struct PreparedEntry {
  enum Operation {
    case fill(PixelRect, RGBA)
    case copy(Picture, PixelRect, x: Int, y: Int, isOpaque: Bool)
    case polygon([Point], RGBA)
    case video(PixelRect)
    case scramble(ScramblePlan)
  }

  var operations: [Operation] = []
  /// Everything it draws on.
  var bounds = PixelRect.empty
  /// What is certainly hidden behind it.
  var opaque = PixelRect.empty
  /// Within `bounds`.
  var clip: PixelRect
  var alpha: UInt8
  var hasVideo = false
  /// What it shows stands for a picture file that is still being read.
  var isWaiting = false

  init(clip: PixelRect, alpha: UInt8) {
    self.clip = clip
    self.alpha = alpha
  }

  mutating func fill(_ rect: PixelRect, _ color: RGBA) {
    var color = color
    if alpha < 255 { color.alpha = UInt8((Int(color.alpha) * Int(alpha) + 127) / 255) }
    guard color.alpha > 0, touch(rect) else { return }
    operations.append(.fill(rect, color))
    if color.alpha == 255 { hide(rect) }
  }

  mutating func copy(
    _ picture: Picture,
    _ source: PixelRect? = nil,
    x: Int,
    y: Int,
    isOpaque: Bool = false
  ) {
    let source = source ?? PixelRect(0, 0, picture.width, picture.height)
    let target = PixelRect(x, y, source.width, source.height)
    guard touch(target) else { return }
    operations.append(.copy(picture, source, x: x, y: y, isOpaque: isOpaque))
    if isOpaque, alpha == 255 { hide(target) }
  }

  mutating func polygon(_ points: [Point], _ color: RGBA) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard points.count >= 3, (xs + ys).allSatisfy({ abs($0) < 1e6 }),
      let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    let x = Int(left.rounded(.down))
    let y = Int(top.rounded(.down))
    let bounds = PixelRect(
      x,
      y,
      Int(right.rounded(.up)) - x,
      Int(bottom.rounded(.up)) - y
    )
    guard touch(bounds) else { return }
    var color = color
    color.alpha = UInt8((Int(color.alpha) * Int(alpha) + 127) / 255)
    operations.append(.polygon(points, color))
  }

  mutating func video(_ rect: PixelRect) {
    guard touch(rect) else { return }
    hasVideo = true
    operations.append(.video(rect))
    hide(rect)
    // A fading picture goes to black, as a television's does.
    if alpha < 255 { operations.append(.fill(rect, RGBA(0, 0, 0, 255 - alpha))) }
  }

  mutating func scramble(_ plan: ScramblePlan) {
    guard touch(plan.stage) else { return }
    hasVideo = plan.picture == nil
    operations.append(.scramble(plan))
    hide(plan.stage)
    if alpha < 255 { operations.append(.fill(plan.stage, RGBA(0, 0, 0, 255 - alpha))) }
  }

  /// Draws what of it is in `rect`, by way of the canvas's clip.
  func draw(on canvas: any Canvas, in rect: PixelRect) {
    canvas.setClip(clip.intersection(rect))
    for operation in operations {
      switch operation {
      case .fill(let area, let color): canvas.fill(area, color)
      case .copy(let picture, let source, let x, let y, let isOpaque):
        canvas.draw(picture, source, x: x, y: y, alpha: alpha, isOpaque: isOpaque)
      case .polygon(let points, let color): canvas.fill(points, color)
      case .video(let area): canvas.drawVideo(in: area)
      case .scramble(let plan): canvas.draw(plan)
      }
    }
  }

  private mutating func touch(_ rect: PixelRect) -> Bool {
    let visible = rect.intersection(clip)
    bounds = bounds.union(visible)
    return !visible.isEmpty
  }

  private mutating func hide(_ rect: PixelRect) {
    let visible = rect.intersection(clip)
    if visible.width * visible.height > opaque.width * opaque.height { opaque = visible }
  }
}
