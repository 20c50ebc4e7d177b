import CCairo
import RerunStage

#if _endian(big)
  #error("Canvas relies on a Cairo pixel's lowest byte coming first in memory")
#endif

/// A bitmap being painted: Cairo for shapes, and our own loops for what covers much of the screen.
///
/// Cairo keeps a pixel as a word of alpha, red, green, blue from the highest byte down. Every colour
/// goes in with red and blue exchanged, so that the memory already has a `Bitmap`'s order, and
/// nothing needs reordering at the end. Coordinates are the art's own (`moved`, `scaled`), and
/// colours mix like those of an HTML canvas.
final class Canvas {
  let width: Int
  let height: Int
  let context: OpaquePointer
  let pixels: UnsafeMutablePointer<UInt32>
  /// From the art's coordinates to pixels.
  private(set) var transform: Transform
  /// The pixels that may change, unless an uneven clip limits them further.
  private(set) var bounds: PixelBox
  /// Whether a clip that is not a rectangle is set: then only Cairo may paint.
  private(set) var hasShapedClip = false
  /// Thresholds that spread rounding over 8 × 8 pixels, so that dark gradients show no bands.
  let noise: UnsafeMutablePointer<UInt64>
  private let surface: OpaquePointer
  private let hue: HueRotation?
  private var turnedInks: [Ink: Ink] = [:]
  private var isCairoCurrent = true

  /// Scale and offset; art needs no rotation.
  struct Transform {
    var scaleX: Double
    var scaleY: Double
    var x: Double
    var y: Double
  }

  struct PixelBox {
    var x0: Int
    var y0: Int
    var x1: Int
    var y1: Int
  }

  /// Paints a picture of `width` × `height` stage pixels at `scale` pixels each.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether `paint` covers every pixel.
  ///   - hue: Applied to every colour used.
  /// - Returns: The picture; empty if there would be no pixel, or more than 16384 a side.
  static func bitmap(
    width: Double,
    height: Double,
    scale: Double,
    isOpaque: Bool,
    hue: HueRotation? = nil,
    paint: (Canvas) -> Void
  ) -> Bitmap {
    let columns = (width * scale).rounded()
    let rows = (height * scale).rounded()
    guard (1...16384).contains(columns), (1...16384).contains(rows) else {
      return Bitmap(width: 0, height: 0, pixels: [])
    }
    let count = Int(columns) * Int(rows)
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      buffer.initialize(repeating: 0)
      initialized = count * 4
      guard let bytes = buffer.baseAddress else { return }
      // Bound for as long as the canvas lives, which ends before the array is handed out.
      bytes.withMemoryRebound(to: UInt32.self, capacity: count) { words in
        let canvas = Canvas(
          pixels: words,
          width: Int(columns),
          height: Int(rows),
          transform: Transform(scaleX: columns / width, scaleY: rows / height, x: 0, y: 0),
          hue: hue
        )
        paint(canvas)
        canvas.finish(isOpaque: isOpaque)
      }
    }
    return Bitmap(width: Int(columns), height: Int(rows), pixels: pixels)
  }

  private init(
    pixels: UnsafeMutablePointer<UInt32>,
    width: Int,
    height: Int,
    transform: Transform,
    hue: HueRotation?
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.transform = transform
    self.hue = hue
    bounds = PixelBox(x0: 0, y0: 0, x1: width, y1: height)
    noise = .allocate(capacity: 64)
    for index in 0..<64 { noise[index] = Source.threshold(x: index & 7, y: index >> 3) }
    let stride = Int32(width * 4)
    // A surface or context that could not be made is Cairo's inert one: it ignores every call.
    let memory = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      memory,
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      stride
    )
    context = cairo_create(surface)
    apply(transform)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    noise.deallocate()
  }

  /// Makes the alpha straight, as a `Bitmap` has it; or whole, where Cairo's rounding took some.
  private func finish(isOpaque: Bool) {
    cairo_surface_flush(surface)
    if isOpaque {
      for index in 0..<(width * height) { pixels[index] |= 0xFF00_0000 }
      return
    }
    for index in 0..<(width * height) {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      guard alpha != 0, alpha != 255 else { continue }
      let half = alpha / 2
      let red = min(255, ((pixel & 255) * 255 + half) / alpha)
      let green = min(255, ((pixel >> 8 & 255) * 255 + half) / alpha)
      let blue = min(255, ((pixel >> 16 & 255) * 255 + half) / alpha)
      pixels[index] = red | green << 8 | blue << 16 | alpha << 24
    }
  }

  // MARK: - Coordinates and clips

  /// Runs `body` with the origin at (`x`, `y`).
  func moved(_ x: Double, _ y: Double, _ body: () -> Void) {
    let outer = transform
    transform.x += x * outer.scaleX
    transform.y += y * outer.scaleY
    apply(transform)
    body()
    transform = outer
    apply(outer)
  }

  /// Runs `body` with units `x` times as wide and `y` times as high.
  func scaled(_ x: Double, _ y: Double, _ body: () -> Void) {
    let outer = transform
    transform.scaleX *= x
    transform.scaleY *= y
    apply(transform)
    body()
    transform = outer
    apply(outer)
  }

  /// Runs `body` with nothing painted outside the whole pixels around the given box.
  func clipped(toX x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    let outer = bounds
    let x0 = (x * transform.scaleX + transform.x).rounded()
    let y0 = (y * transform.scaleY + transform.y).rounded()
    let x1 = ((x + width) * transform.scaleX + transform.x).rounded()
    let y1 = ((y + height) * transform.scaleY + transform.y).rounded()
    func limited(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(max(Double(low), min(Double(high), value)))
    }
    bounds = PixelBox(
      x0: limited(x0, outer.x0, outer.x1),
      y0: limited(y0, outer.y0, outer.y1),
      x1: limited(x1, outer.x0, outer.x1),
      y1: limited(y1, outer.y0, outer.y1)
    )
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context,
      Double(bounds.x0),
      Double(bounds.y0),
      Double(bounds.x1 - bounds.x0),
      Double(bounds.y1 - bounds.y0)
    )
    cairo_clip(context)
    apply(transform)
    body()
    cairo_restore(context)
    apply(transform)
    bounds = outer
  }

  /// Runs `body` with nothing painted outside the path that `outline` builds.
  func clipped(to outline: (Canvas) -> Void, _ body: () -> Void) {
    let outer = hasShapedClip
    cairo_save(context)
    cairo_new_path(context)
    outline(self)
    cairo_clip(context)
    hasShapedClip = true
    body()
    hasShapedClip = outer
    cairo_restore(context)
    apply(transform)
  }

  private func apply(_ transform: Transform) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix,
      transform.scaleX,
      0,
      0,
      transform.scaleY,
      transform.x,
      transform.y
    )
    cairo_set_matrix(context, &matrix)
  }

  // MARK: - Colours

  /// `ink` as this canvas shows it.
  func turned(_ ink: Ink) -> Ink {
    guard let hue else { return ink }
    let opaque = ink.withAlpha(1)
    if let known = turnedInks[opaque] { return known.withAlpha(ink.alpha) }
    let turned = hue.rotated(opaque)
    turnedInks[opaque] = turned
    return turned.withAlpha(ink.alpha)
  }

  func turned(_ brush: Brush) -> Brush {
    hue == nil ? brush : brush.recolored(turned)
  }

  // MARK: - Turns between Cairo and our own loops

  /// Before our own loops touch the pixels.
  func takePixels() {
    guard isCairoCurrent else { return }
    cairo_surface_flush(surface)
    isCairoCurrent = false
  }

  /// Before Cairo paints.
  func givePixels() {
    guard !isCairoCurrent else { return }
    cairo_surface_mark_dirty(surface)
    isCairoCurrent = true
  }

  /// Makes `brush` the source of Cairo's next shape.
  func setSource(_ brush: Brush) {
    givePixels()
    let pattern: OpaquePointer?
    let ramp: Ramp
    switch turned(brush) {
    case .solid(let ink):
      // Red and blue exchanged: see the type's comment.
      cairo_set_source_rgba(context, ink.blue, ink.green, ink.red, ink.alpha)
      return
    case .linear(let x0, let y0, let x1, let y1, let stops):
      pattern = cairo_pattern_create_linear(x0, y0, x1, y1)
      ramp = stops
    case .radial(let x, let y, let radius, let stops):
      pattern = cairo_pattern_create_radial(x, y, 0, x, y, radius)
      ramp = stops
    }
    for (offset, ink) in ramp.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        offset,
        ink.blue,
        ink.green,
        ink.red,
        ink.alpha
      )
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
