import RerunStage

/// Channel 99: a picture out of step, and a small note in the corner.
struct ScrambledScreen {
  /// Nil while the picture is in step.
  var picture: ScrambleItem?
  var isNoted: Bool

  static let screen = "ch99"

  /// The inverted rows as the theme has them.
  static func bands(of theme: Theme) -> [ScrambleItem.Band] {
    ["band.top", "band.bottom"].compactMap { name in
      guard let band = theme.element(name, of: screen), case .solid(let tint) = band.fill else {
        return nil
      }
      return ScrambleItem.Band(top: Int(band.box.y), height: Int(band.box.height), tint: tint)
    }
  }

  func draw(on canvas: inout Canvas, beneath: (inout Canvas) -> Void) {
    if let picture { canvas.list.add(.scramble(picture)) } else { beneath(&canvas) }
    if isNoted { drawNote(on: &canvas) }
  }

  private func drawNote(on canvas: inout Canvas) {
    let theme = canvas.theme
    let words = canvas.words
    guard let box = theme.element("osd.box", of: Self.screen),
      let number = theme.element("osd.number", of: Self.screen), let numeral = number.style,
      let title = theme.element("osd.title", of: Self.screen), let titleStyle = title.style,
      let line = theme.element("osd.sub", of: Self.screen), let lineStyle = line.style
    else { return }
    let digits = String(Scramble.number)
    let x = (number.box.x + canvas.width(digits, numeral) + 40).rounded(.up)
    let width =
      max(canvas.width(words.notInPackage, titleStyle), canvas.width(words.ifYouSquint, lineStyle))
      + 4
    canvas.list.box(
      Rect(box.box.x, box.box.y, x + width + 40 - box.box.x, box.box.height),
      fill: box.fill,
      corners: Corners(box.radius)
    )
    canvas.setNumber(digits, style: numeral, in: number.box, depth: 6)
    canvas.list.text(
      words.notInPackage,
      titleStyle,
      title.color ?? .clear,
      in: Rect(x, title.box.y, width, title.box.height)
    )
    canvas.list.text(
      words.ifYouSquint,
      lineStyle,
      line.color ?? .clear,
      in: Rect(x, line.box.y, width, line.box.height)
    )
  }
}

extension Wording {
  var notInPackage: String { pick("Not in your package", "Nicht im Paket enthalten") }
  var ifYouSquint: String {
    pick("If you squint, it is a weather report", "Wer blinzelt, sieht einen Wetterbericht")
  }
}
