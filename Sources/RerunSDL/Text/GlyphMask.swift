import CSDL2
import CSDL2TTF
import RerunStage

/// The ink of one line at one size: how much of each pixel is covered.
struct GlyphMask {
  var width: Int
  var height: Int
  /// Rows from the top.
  var coverage: [UInt8]
  /// Pixels from the line's left to the mask's; may be negative.
  var left: Int
  /// Pixels from the baseline to the mask's top; usually negative.
  var top: Int
  /// Pictures in their own colours (emoji) that stand on the mask, straight alpha `0xAARRGGBB`.
  var colored: [UInt32]?

  /// Draws the pieces of `line` at `scale` output pixels per stage pixel; nil if there is no ink.
  init?(_ line: SetLine, scale: Double) {
    let size = line.size * scale
    let widening = size > FontFile.oversamplingLimit ? 1 : FontFile.oversampling
    var strips: [Strip] = []
    for piece in line.pieces {
      let strip =
        piece.run.file.isColor
        ? Strip(colored: piece, size: size, scale: scale)
        : Strip(piece, size: size, scale: scale, widening: widening)
      if let strip { strips.append(strip) }
    }
    guard !strips.isEmpty else { return nil }
    let left = strips.map { Self.floorDivide($0.left, $0.widening) }.min() ?? 0
    let right =
      strips.map { Self.floorDivide($0.left + $0.width - 1, $0.widening) + 1 }.max() ?? 0
    let top = strips.map(\.top).min() ?? 0
    let bottom = strips.map { $0.top + $0.height }.max() ?? 0
    guard right > left, bottom > top else { return nil }
    self.left = left
    self.top = top
    width = right - left
    height = bottom - top
    coverage = []
    compose(strips)
  }

  private mutating func compose(_ strips: [Strip]) {
    var sums = [UInt16](repeating: 0, count: width * height)
    for strip in strips {
      guard let alpha = strip.alpha else {
        overlay(strip)
        continue
      }
      // Sums are of `oversampling` columns, whatever the strip's own widening.
      let weight = UInt16(FontFile.oversampling / strip.widening)
      let first = strip.left - left * strip.widening
      let widening = strip.widening
      let stripWidth = strip.width
      let targetWidth = width
      sums.withUnsafeMutableBufferPointer { sums in
        alpha.withUnsafeBufferPointer { alpha in
          for row in 0..<strip.height {
            let target = (strip.top - top + row) * targetWidth
            let source = row * stripWidth
            for column in 0..<stripWidth {
              let value = alpha[source + column]
              if value != 0 {
                sums[target + (first + column) / widening] &+= UInt16(value) &* weight
              }
            }
          }
        }
      }
    }
    let full = UInt16(FontFile.oversampling)
    coverage = sums.map { UInt8(min(255, ($0 + full / 2) / full)) }
  }

  private mutating func overlay(_ strip: Strip) {
    guard let pixels = strip.pixels else { return }
    var colored = colored ?? [UInt32](repeating: 0, count: width * height)
    for row in 0..<strip.height {
      for column in 0..<strip.width {
        colored[(strip.top - top + row) * width + strip.left - left + column] =
          pixels[row * strip.width + column]
      }
    }
    self.colored = colored
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((-a + b - 1) / b)
  }
}

/// What SDL_ttf drew of one piece, copied out.
private struct Strip {
  var width: Int
  var height: Int
  /// How many of its columns make one pixel.
  var widening: Int
  /// From the line's left, in its own columns.
  var left: Int
  /// From the baseline.
  var top: Int
  var alpha: [UInt8]?
  var pixels: [UInt32]?

  init?(_ piece: SetLine.Piece, size: Double, scale: Double, widening: Int) {
    let run = piece.run
    guard let font = run.file.opened(size: size, widening: widening) else { return nil }
    FontFile.direct(font, script: run.script, isRightToLeft: run.isRightToLeft)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, run.text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let source = surface.pointee
    guard source.w > 0, source.h > 0, source.format.pointee.BytesPerPixel == 4,
      let start = source.pixels
    else { return nil }

    // SDL_ttf moves everything right by what the first glyph has left of its origin, and down by
    // what the tallest has above the font's ascent.
    let scalars = run.text.unicodeScalars
    let leftmost = run.isRightToLeft ? scalars.last : scalars.first
    let shift = leftmost.map { max(0, -FontFile.metrics(of: $0, in: font).minX) } ?? 0
    let ascent = Int(TTF_FontAscent(font))
    let tallest =
      run.script.isUnshaped
      ? scalars.map { FontFile.metrics(of: $0, in: font).maxY }.max() ?? 0 : 0
    self.widening = widening
    left = Int((piece.x * scale * Double(widening)).rounded()) - shift
    let baseline = max(ascent, tallest)

    // Rows without ink are left out: lines are copied over the frame whole.
    let pitch = Int(source.pitch)
    let columns = Int(source.w)
    func hasInk(_ row: Int) -> Bool {
      let pixels = (start + row * pitch).assumingMemoryBound(to: UInt32.self)
      for column in 0..<columns where pixels[column] >> 24 != 0 { return true }
      return false
    }
    var first = 0
    var last = Int(source.h) - 1
    while first <= last, !hasInk(first) { first += 1 }
    while last > first, !hasInk(last) { last -= 1 }
    guard first <= last else { return nil }
    width = columns
    height = last - first + 1
    top = first - baseline
    alpha = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        let pixels = (start + (first + row) * pitch).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width { buffer[row * width + column] = UInt8(pixels[column] >> 24) }
      }
      count = width * height
    }
  }

  /// A picture from a colour font, scaled from its one size to the text's.
  init?(colored piece: SetLine.Piece, size: Double, scale: Double) {
    let run = piece.run
    guard let font = run.file.opened(size: 109, widening: 1) else { return nil }
    FontFile.direct(font, script: run.script, isRightToLeft: false)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let drawn = TTF_RenderUTF8_Blended(font, run.text, white) else { return nil }
    defer { SDL_FreeSurface(drawn) }
    guard
      let surface = SDL_ConvertSurfaceFormat(
        drawn,
        UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
        0
      )
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let source = surface.pointee
    guard source.w > 0, source.h > 0, let start = source.pixels else { return nil }
    let ratio = size / 109
    width = max(1, Int((Double(source.w) * ratio).rounded()))
    height = max(1, Int((Double(source.h) * ratio).rounded()))
    widening = 1
    left = Int((piece.x * scale).rounded())
    // The picture stands a little below the baseline, as letters' descenders do.
    top = -Int((Double(height) * 0.8).rounded())
    pixels = Self.scaled(
      start.assumingMemoryBound(to: UInt32.self),
      pitch: Int(source.pitch) / 4,
      from: (Int(source.w), Int(source.h)),
      to: (width, height)
    )
  }

  /// Averages the pixels that fall on each new one.
  private static func scaled(
    _ source: UnsafePointer<UInt32>,
    pitch: Int,
    from: (width: Int, height: Int),
    to: (width: Int, height: Int)
  ) -> [UInt32] {
    func sources(of index: Int, _ from: Int, _ to: Int) -> Range<Int> {
      let first = index * from / to
      return first..<max(first + 1, (index + 1) * from / to)
    }
    var result: [UInt32] = []
    result.reserveCapacity(to.width * to.height)
    for y in 0..<to.height {
      let rows = sources(of: y, from.height, to.height)
      for x in 0..<to.width {
        let columns = sources(of: x, from.width, to.width)
        var red = 0
        var green = 0
        var blue = 0
        var alpha = 0
        for row in rows {
          for column in columns {
            let pixel = Int(source[row * pitch + column])
            let weight = pixel >> 24
            alpha += weight
            red += (pixel >> 16 & 255) * weight
            green += (pixel >> 8 & 255) * weight
            blue += (pixel & 255) * weight
          }
        }
        let count = rows.count * columns.count
        let divisor = max(1, alpha)
        let average = alpha / count
        let color = RGBA(
          UInt8(red / divisor),
          UInt8(green / divisor),
          UInt8(blue / divisor),
          UInt8(average)
        )
        result.append(color.packed)
      }
    }
    return result
  }
}
