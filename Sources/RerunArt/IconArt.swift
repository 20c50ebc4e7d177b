import CCairo
import RerunStage

/// Icons: white, with what their outline covers as alpha.
enum IconArt {
  /// `icon` on a square of `size` pixels.
  static func bitmap(_ icon: Icon, size: Int) -> Bitmap {
    Canvas.bitmap(
      width: 24,
      height: 24,
      scale: Double(size) / 24,
      isOpaque: false
    ) { g in
      cairo_set_fill_rule(g.context, CAIRO_FILL_RULE_EVEN_ODD)
      g.fill(0xFFFFFF) { g in
        for segment in IconPath.outline(of: icon) {
          switch segment {
          case .move(let x, let y): g.move(x, y)
          case .line(let x, let y): g.line(x, y)
          case .curve(let x1, let y1, let x2, let y2, let x, let y): g.curve(x1, y1, x2, y2, x, y)
          case .close: g.closeOutline()
          }
        }
      }
    }
  }
}
