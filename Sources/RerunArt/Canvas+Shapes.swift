import CCairo

/// Polygons, discs and outlines, painted by Cairo.
extension Canvas {
  /// Fills the polygon with these corners.
  func polygon(_ corners: [(Double, Double)], _ brush: Brush) {
    setSource(brush)
    trace(corners)
    cairo_fill(context)
  }

  func disc(_ x: Double, _ y: Double, _ radius: Double, _ brush: Brush) {
    setSource(brush)
    cairo_new_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
    cairo_fill(context)
  }

  func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ brush: Brush) {
    guard radiusX > 0, radiusY > 0 else { return }
    setSource(brush)
    cairo_new_path(context)
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, radiusX, radiusY)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
    cairo_fill(context)
  }

  /// Fills a box with the given corner radii: top left, top right, bottom right, bottom left.
  func roundedBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radii: (Double, Double, Double, Double),
    _ brush: Brush
  ) {
    setSource(brush)
    traceRoundedBox(x, y, width, height, radii: radii)
    cairo_fill(context)
  }

  func roundedBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radius: Double,
    _ brush: Brush
  ) {
    roundedBox(x, y, width, height, radii: (radius, radius, radius, radius), brush)
  }

  /// Fills the outline that `outline` traces.
  func fill(_ brush: Brush, _ outline: (Canvas) -> Void) {
    cairo_new_path(context)
    outline(self)
    setSource(brush)
    cairo_fill(context)
  }

  /// Draws a line of `width` along the outline that `outline` traces.
  func stroke(_ brush: Brush, width: Double, _ outline: (Canvas) -> Void) {
    cairo_new_path(context)
    outline(self)
    setSource(brush)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// A ring `width` thick around `radius`.
  func ring(_ x: Double, _ y: Double, _ radius: Double, width: Double, _ brush: Brush) {
    stroke(brush, width: width) { $0.traceArc(x, y, radius, 0, 2 * .pi) }
  }

  // MARK: - Outlines

  func move(_ x: Double, _ y: Double) { cairo_move_to(context, x, y) }
  func line(_ x: Double, _ y: Double) { cairo_line_to(context, x, y) }
  func closeOutline() { cairo_close_path(context) }

  func curve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ x: Double,
    _ y: Double
  ) {
    cairo_curve_to(context, x1, y1, x2, y2, x, y)
  }

  /// A curve of the second degree from `start`, where the outline is, to `end`.
  func quadratic(
    from start: (Double, Double),
    control: (Double, Double),
    to end: (Double, Double)
  ) {
    func third(_ from: Double, _ control: Double) -> Double { from + (control - from) * 2 / 3 }
    curve(
      third(start.0, control.0),
      third(start.1, control.1),
      third(end.0, control.0),
      third(end.1, control.1),
      end.0,
      end.1
    )
  }

  /// An arc clockwise on the screen, joined to the outline by a line.
  ///
  /// Angles are in radians from the right.
  func traceArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
    cairo_arc(context, x, y, radius, from, to)
  }

  /// An arc the other way round.
  func traceArcBack(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
    cairo_arc_negative(context, x, y, radius, from, to)
  }

  func traceRoundedBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radii: (Double, Double, Double, Double)
  ) {
    cairo_new_path(context)
    cairo_arc(context, x + radii.0, y + radii.0, radii.0, .pi, 1.5 * .pi)
    cairo_arc(context, x + width - radii.1, y + radii.1, radii.1, 1.5 * .pi, 2 * .pi)
    cairo_arc(context, x + width - radii.2, y + height - radii.2, radii.2, 0, 0.5 * .pi)
    cairo_arc(context, x + radii.3, y + height - radii.3, radii.3, 0.5 * .pi, .pi)
    cairo_close_path(context)
  }

  private func trace(_ corners: [(Double, Double)]) {
    cairo_new_path(context)
    for (x, y) in corners { cairo_line_to(context, x, y) }
    cairo_close_path(context)
  }
}
