import CCairo
import Glibc
public import RerunStage

/// Picture files that Cairo reads by itself.
public enum PNGFile {
  /// The most pixels a file may have: 64 million, 256 MB.
  static let mostPixels = 1 << 26

  /// The picture in a PNG file; nil if the file can't be read, is no PNG or is too large.
  @Sendable
  public static func decode(path: String) -> Bitmap? {
    guard let size = declaredSize(path: path), size.width > 0, size.height > 0,
      size.width <= 32767, size.height <= 32767, size.width * size.height <= mostPixels
    else { return nil }
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let hasAlpha: Bool
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32: hasAlpha = true
    case CAIRO_FORMAT_RGB24: hasAlpha = false
    default: return nil
    }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for y in 0..<height {
        for x in 0..<width {
          let from = data + y * stride + x * 4
          let alpha = hasAlpha ? from[3] : 255
          let at = (y * width + x) * 4
          buffer[at] = straight(from[2], alpha)
          buffer[at + 1] = straight(from[1], alpha)
          buffer[at + 2] = straight(from[0], alpha)
          buffer[at + 3] = alpha
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }

  private static func straight(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : channel }
    return UInt8(min(255, (Int(channel) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// The size that the file's header claims, so that a hostile one costs no memory.
  private static func declaredSize(path: String) -> (width: Int, height: Int)? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var header = [UInt8](repeating: 0, count: 24)
    guard fread(&header, 1, header.count, file) == header.count,
      header[..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at index: Int) -> Int {
      header[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
