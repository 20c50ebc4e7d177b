import RerunStage

/// What a frame is drawn on: copies of pictures at their own size, and flat fills.
///
/// Nothing is ever scaled, so a part of a frame drawn through a clip has the very pixels that the
/// whole would have.
protocol Canvas: AnyObject {
  var width: Int { get }
  var height: Int { get }
  /// Nothing is drawn outside `rect` from now on.
  func setClip(_ rect: PixelRect)
  func fill(_ rect: PixelRect, _ color: RGBA)
  /// Copies `source` of `picture` to (`x`, `y`).
  ///
  /// - Parameters:
  ///   - alpha: 255 is as is.
  ///   - isOpaque: That part has no transparency; quicker.
  func draw(
    _ picture: Picture,
    _ source: PixelRect,
    x: Int,
    y: Int,
    alpha: UInt8,
    isOpaque: Bool
  )
  /// Fills a convex polygon; coordinates in output pixels.
  func fill(_ polygon: [Point], _ color: RGBA)
  /// The player's latest picture, letterboxed in `rect`.
  func drawVideo(in rect: PixelRect)
  /// A picture out of step, over the whole stage.
  func draw(_ scramble: ScramblePlan)
}
