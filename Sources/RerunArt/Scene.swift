import RerunStage

/// The pictures of the made-up films: each paints 1600 × 900 with room at the sides.
enum Scene: String, CaseIterable {
  case ferry
  case lamp
  case saucer
  case moonbase
  case diner
  case moth
  case river
  case house
  case kitchen
  case cartoon
  case sitcom
  case train

  /// The scene of that name; an unknown name gives the lamp.
  init(named name: String) { self = Scene(rawValue: name) ?? .lamp }

  /// The scene, covering a box of `width` × `height` and centred in it.
  func bitmap(width: Double, height: Double, scale: Double, hueShift: Int) -> Bitmap {
    Canvas.bitmap(
      width: width,
      height: height,
      scale: scale,
      isOpaque: true,
      hue: HueRotation(degrees: hueShift)
    ) { canvas in
      let cover = max(width / 1600, height / 900)
      canvas.moved((width - 1600 * cover) / 2, (height - 900 * cover) / 2) {
        canvas.scaled(cover, cover) { paint(on: canvas) }
      }
    }
  }

  private func paint(on canvas: Canvas) {
    switch self {
    case .ferry: Self.paintFerry(canvas)
    case .lamp: Self.paintLamp(canvas)
    case .saucer: Self.paintSaucer(canvas)
    case .moonbase: Self.paintMoonbase(canvas)
    case .diner: Self.paintDiner(canvas)
    case .moth: Self.paintMoth(canvas)
    case .river: Self.paintRiver(canvas)
    case .house: Self.paintHouse(canvas)
    case .kitchen: Self.paintKitchen(canvas)
    case .cartoon: Self.paintCartoon(canvas)
    case .sitcom: Self.paintSitcom(canvas)
    case .train: Self.paintTrain(canvas)
    }
  }
}
