public import RerunStage

/// Paints every baked picture of the kiosk, in software, from a theme's colours.
///
/// The same art, size and theme always give the same pixels. Keeps nothing: whoever asks keeps the
/// bitmaps. Any thread may call it, several at once.
public struct CairoPainter: ArtPainter {
  private let decodeFile: @Sendable (String) -> Bitmap?

  /// - Parameter decodeFile: Reads the picture file at a path; nil if it can't. PNG files only
  ///   unless another decoder is handed in.
  public init(decodeFile: @escaping @Sendable (String) -> Bitmap? = PNGFile.decode(path:)) {
    self.decodeFile = decodeFile
  }

  public func paint(
    _ art: Art,
    width: Double,
    height: Double,
    scale: Double,
    theme: Theme
  ) -> Bitmap {
    func painted(opaque: Bool, _ body: (Canvas) -> Void) -> Bitmap {
      Canvas.bitmap(width: width, height: height, scale: scale, isOpaque: opaque, paint: body)
    }
    switch art {
    case .backdrop(let horizon, let strength, let isClear):
      let backdrop = Backdrop(horizon: horizon, strength: strength, isClear: isClear)
      return painted(opaque: true) { backdrop.paint(on: $0, theme: theme) }
    case .edge(let edge, let scroll):
      let art = EdgeArt(edge: edge, scroll: scroll)
      return painted(opaque: false) {
        art.paint(on: $0, width: width, height: height, theme: theme)
      }
    case .bulbs(let bulbs):
      return painted(opaque: false) { BulbArt(bulbs: bulbs).paint(on: $0, theme: theme) }
    case .litSign(let isFocused):
      return painted(opaque: false) {
        SmallArt.paintLitSign(
          isFocused: isFocused,
          on: $0,
          width: width,
          height: height,
          theme: theme
        )
      }
    case .scene(let name, let hueShift):
      return Scene(named: name).bitmap(
        width: width,
        height: height,
        scale: scale,
        hueShift: hueShift
      )
    case .identStage: return painted(opaque: true) { StageArt.ident.paint(on: $0, theme: theme) }
    case .breakStage: return painted(opaque: true) { StageArt.interval.paint(on: $0, theme: theme) }
    case .breakSpot: return painted(opaque: false, StageArt.paintSpot)
    case .leader: return painted(opaque: true, LeaderArt.paint)
    case .offAir: return painted(opaque: true) { OffAirArt.paint(on: $0, theme: theme) }
    case .signOff: return painted(opaque: true) { SignOffArt.paint(on: $0, theme: theme) }
    case .callSign(let shape, let color):
      return painted(opaque: false) {
        SmallArt.paintCallSign(shape, color, on: $0, width: width, height: height)
      }
    case .dogEar:
      return painted(opaque: false) {
        SmallArt.paintDogEar(on: $0, width: width, height: height, theme: theme)
      }
    case .nowTriangle:
      return painted(opaque: false) {
        SmallArt.paintNowTriangle(on: $0, width: width, height: height, theme: theme)
      }
    case .file(let path, let placeholder):
      let picture = decodeFile(path).flatMap {
        PictureArt.bitmap(covering: width, height, scale: scale, with: $0)
      }
      // What is behind it has the place of a picture that can't be read.
      if picture == nil, placeholder.alpha == 0 { return painted(opaque: false) { _ in } }
      return picture
        ?? paint(
          .posterGradient(placeholder),
          width: width,
          height: height,
          scale: scale,
          theme: theme
        )
    case .posterGradient(let gel):
      return painted(opaque: true) {
        SmallArt.paintPoster(gel, on: $0, width: width, height: height, theme: theme)
      }
    }
  }

  public func paint(_ icon: Icon, size: Int) -> Bitmap { IconArt.bitmap(icon, size: size) }
}
