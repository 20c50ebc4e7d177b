import RerunStage

/// What frames the screen at its left and right: curtain folds or film perforations.
///
/// Lies against the outer edge of the box; a box wider than the strip also gets the shadow that the
/// curtain throws on the stage.
struct EdgeArt {
  var edge: Art.Edge
  /// Stage pixels that the perforations have moved down.
  var scroll: Int

  func paint(on g: Canvas, width: Double, height: Double, theme: Theme) {
    switch theme.ornament.edge {
    case .curtain: paintCurtain(on: g, width: width, height: height, theme: theme)
    case .sprockets: paintSprockets(on: g, width: width, height: height)
    }
  }

  private func paintCurtain(on g: Canvas, width: Double, height: Double, theme: Theme) {
    let strip = 76.0
    let isLeft = edge == .left
    let x = isLeft ? 0 : width - strip
    g.clipped(toX: x, y: 0, width: strip, height: height) {
      g.curtain(
        x,
        0,
        strip,
        height,
        folds: 3,
        seed: isLeft ? 7 : 13,
        inks: theme.curtainInks
      )
      let shade: [(Double, Ink)] = [
        (0, Ink(0x0A0414, 0.15)), (0.45, Ink(0x0A0414, 0.5)), (1, Ink(0x0A0414, 0.86)),
      ]
      g.rectangle(x, 0, strip, height, .vertical(0, height, shade))
    }
    guard width > strip else { return }
    let reach = isLeft ? 26.0 : 36
    let from = isLeft ? strip : width - strip
    let to = isLeft ? strip + reach : width - strip - reach
    let shadow: [(Double, Ink)] = [(0, Ink(0x06030E, isLeft ? 0.6 : 0.75)), (1, Ink(0x06030E, 0))]
    g.rectangle(min(from, to), 0, reach, height, .horizontal(from, to, shadow))
  }

  private func paintSprockets(on g: Canvas, width: Double, height: Double) {
    let strip = 64.0
    let pitch = 66
    let isLeft = edge == .left
    let x = isLeft ? 0 : width - strip
    g.rectangle(x, 0, strip, height, 0x030202)
    g.rectangle(isLeft ? strip - 2 : x, 0, 2, height, 0x1C1714)
    // The topmost hole starts above the screen, however far the film has moved.
    let first = (((scroll - 14) % pitch) + pitch) % pitch - pitch
    for y in stride(from: Double(first), to: height, by: Double(pitch)) {
      g.roundedBox(x + 15, y, 34, 40, radius: 7, 0x2E2723)
      let hole: [(Double, Ink)] = [(0, 0x0A0706), (1, 0x171210)]
      g.roundedBox(x + 17, y + 2, 30, 36, radius: 5, .vertical(y, y + 40, hole))
    }
  }
}

extension Theme {
  /// Valley, slope and ridge of a fold.
  var curtainInks: (Ink, Ink, Ink) {
    (Ink(color(.artCurtainA)), Ink(color(.artCurtainB)), Ink(color(.artCurtainC)))
  }
}
