import CCairo
import RerunStage

/// A picture file's pixels, scaled to cover a box.
enum PictureArt {
  /// The middle of `picture`, as large as fits, over the whole box; nil for a picture without
  /// pixels.
  static func bitmap(
    covering width: Double,
    _ height: Double,
    scale: Double,
    with picture: Bitmap
  ) -> Bitmap? {
    let count = picture.width * picture.height
    guard picture.width > 0, picture.height > 0, picture.width <= 32767, picture.height <= 32767,
      picture.pixels.count == count * 4
    else { return nil }
    let isOpaque = stride(from: 3, to: count * 4, by: 4).allSatisfy { picture.pixels[$0] == 255 }
    var pixels = isOpaque ? picture.pixels : premultiplied(picture.pixels)
    return pixels.withUnsafeMutableBufferPointer { buffer -> Bitmap? in
      guard let data = buffer.baseAddress else { return nil }
      // Straight into Cairo's format, as `Canvas` has red and blue exchanged too.
      let surface = cairo_image_surface_create_for_data(
        data,
        CAIRO_FORMAT_ARGB32,
        Int32(picture.width),
        Int32(picture.height),
        Int32(picture.width * 4)
      )
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      return Canvas.bitmap(width: width, height: height, scale: scale, isOpaque: isOpaque) { g in
        let fit = max(width / Double(picture.width), height / Double(picture.height))
        let left = (width - Double(picture.width) * fit) / 2
        let top = (height - Double(picture.height) * fit) / 2
        g.moved(left, top) {
          g.scaled(fit, fit) {
            cairo_set_source_surface(g.context, surface, 0, 0)
            let pattern = cairo_get_source(g.context)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            // Without it the outer pixels would fade into nothing.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_paint(g.context)
          }
        }
      }
    }
  }

  private static func premultiplied(_ straight: [UInt8]) -> [UInt8] {
    var pixels = straight
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[index + 3])
      guard alpha != 255 else { continue }
      for channel in index..<(index + 3) {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
      }
    }
    return pixels
  }
}
