import CSDL2
import CSDL2TTF

/// One font of one file: opened when first needed, at as many sizes as are drawn.
///
/// Main thread only, as all of SDL_ttf is here.
final class FontFile {
  /// Glyphs are rendered this much wider than they are drawn and then averaged: every letter of a
  /// run stands at a quarter of a pixel, and nothing has to be rendered twice for it.
  static let oversampling = 4
  /// Above this size in pixels a whole pixel is fine enough.
  static let oversamplingLimit = 160.0

  /// Pixels per em of the opened font that widths are measured with, whatever size is drawn.
  private static let rulerSize = 1024.0

  let path: String
  private let faceIndex: Int
  /// A font of ready-made colour pictures (emoji), at one size only.
  let isColor: Bool
  private var ruler: OpaquePointer?
  private var isBroken = false
  private var sized: [Size: OpaquePointer] = [:]
  private var provided: [Unicode.Scalar: Bool] = [:]
  private var advances = LRUCache<RunKey, Double>(budget: 4096)
  private var spaceWidth = 0

  struct Size: Hashable {
    /// Pixels per em, in 1/72.
    var height: Int
    var widening: Int
  }

  private struct RunKey: Hashable {
    var text: String
    var script: Script
    var isRightToLeft: Bool
  }

  init(path: String, faceIndex: Int = 0, isColor: Bool = false) {
    self.path = path
    self.faceIndex = faceIndex
    self.isColor = isColor
  }

  deinit {
    for font in sized.values { TTF_CloseFont(font) }
    if let ruler { TTF_CloseFont(ruler) }
  }

  /// Whether the file is there and is a font.
  var isUsable: Bool { openedRuler() != nil }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    if let known = provided[scalar] { return known }
    let answer = openedRuler().map { TTF_GlyphIsProvided32($0, scalar.value) != 0 } ?? false
    provided[scalar] = answer
    return answer
  }

  /// The advance of `text` set in one run, in parts of the font's size.
  func advance(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    let key = RunKey(text: text, script: script, isRightToLeft: isRightToLeft)
    if let known = advances.value(for: key) { return known }
    guard let font = openedRuler() else { return 0 }
    Self.direct(font, script: script, isRightToLeft: isRightToLeft)
    // SDL_ttf says how wide the ink is if that is wider than the advance; a space behind has no
    // ink, so the sum is all advance. Ink in front of the first letter's origin is added to it.
    var width: Int32 = 0
    TTF_SizeUTF8(font, isRightToLeft ? " " + text : text + " ", &width, nil)
    let first = isRightToLeft ? nil : text.unicodeScalars.first
    let inFront = first.map { max(0, -Self.metrics(of: $0, in: font).minX) } ?? 0
    let advance = max(0, Double(Int(width) - spaceWidth - inFront) / unitsPerEm)
    advances.insert(advance, for: key, cost: 1)
    return advance
  }

  /// The font opened to draw at `size` pixels per em, glyphs `widening` times as wide.
  func opened(size: Double, widening: Int) -> OpaquePointer? {
    guard !isBroken, size > 0 else { return nil }
    let key = Size(height: max(72, Int((size * 72).rounded())), widening: widening)
    if let font = sized[key] { return font }
    // A theme has some thirty sizes; a zoom would have any number.
    if sized.count >= 24 {
      for font in sized.values { TTF_CloseFont(font) }
      sized.removeAll()
    }
    // SDL_ttf takes whole points only, but any resolution: one point at 72 times the pixels.
    guard
      let font = TTF_OpenFontIndexDPI(
        path,
        isColor ? 109 : 1,
        faceIndex,
        UInt32(key.height * widening),
        UInt32(key.height)
      )
    else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
    sized[key] = font
    return font
  }

  static func direct(_ font: OpaquePointer, script: Script, isRightToLeft: Bool) {
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.rawValue)
  }

  /// How far a glyph's ink reaches, in the opened font's pixels.
  static func metrics(
    of scalar: Unicode.Scalar,
    in font: OpaquePointer
  ) -> (minX: Int, maxY: Int) {
    var minX: Int32 = 0
    var maxY: Int32 = 0
    guard TTF_GlyphMetrics32(font, scalar.value, &minX, nil, nil, &maxY, nil) == 0 else {
      return (0, 0)
    }
    return (Int(minX), Int(maxY))
  }

  private var unitsPerEm: Double {
    // A colour font has one size, about 109 pixels per em in all there are.
    isColor ? 109 : Self.rulerSize
  }

  private func openedRuler() -> OpaquePointer? {
    if let ruler { return ruler }
    guard !isBroken, FontLibrary.isStarted else { return nil }
    let size = Int32(isColor ? 109 : Self.rulerSize)
    guard let font = TTF_OpenFontIndex(path, size, faceIndex) else {
      isBroken = true
      return nil
    }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    var width: Int32 = 0
    TTF_SizeUTF8(font, " ", &width, nil)
    spaceWidth = Int(width)
    ruler = font
    return font
  }
}

/// SDL_ttf itself, started once and never stopped: fonts live until the process ends.
enum FontLibrary {
  static let isStarted = TTF_Init() == 0
}
