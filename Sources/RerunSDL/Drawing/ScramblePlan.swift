import RerunStage

/// A picture out of step, in output pixels.
final class ScramblePlan {
  /// Rows of the stage that move together.
  struct Strip {
    /// The output's row, and how many.
    var y: Int
    var height: Int
    /// The picture's first row for it; the next ones follow, but for the picture's last.
    var sourceRow: Int
    /// How far to the right, less than the stage's width.
    var shift: Int
    /// Every second strip has a dark line at its top.
    var hasLine: Bool
  }

  struct Band {
    var rows: Range<Int>
    var tint: RGBA
  }

  struct Darkness {
    var rows: Range<Int>
    /// 255 is black.
    var alpha: UInt8
  }

  let stage: PixelRect
  /// Of the stage's size; nil for the player's.
  let picture: Picture?
  let noise: ScrambleNoise
  /// Where in the tile of noise the stage's corner is.
  let noiseX: Int
  let noiseY: Int
  let strips: [Strip]
  /// Rows of a dark line.
  let lineHeight: Int
  let barOffset: Int
  let barWidth: Int
  let barLight: Int
  /// In the order they are drawn.
  let bands: [Band]
  let tear: [Darkness]
  let scratches: [PixelRect]

  /// What is left of a picture's light under a dark line, under the sync bar and beside it; of 255.
  static let lineAlpha: UInt8 = 71
  static let barAlpha: UInt8 = 209
  static let lightAlpha: UInt8 = 26
  static let scratchAlpha: UInt8 = 64

  init(_ item: ScrambleItem, mapping: StageMapping, picture: Picture?, noise: ScrambleNoise) {
    let stage = mapping.stage
    let scale = mapping.scale
    let count = ScrambleItem.stripCount
    let height = ScrambleItem.stripHeight
    func row(_ strip: Int) -> Int { mapping.y(Double(strip * height)) }

    strips = (0..<min(count, item.offsets.count)).map { index in
      let shift = StageMapping.whole(Double(item.offsets[index]) * scale)
      let source = ((index + item.roll) % count + count) % count
      return Strip(
        y: row(index),
        height: min(row(index + 1), stage.maxY) - row(index),
        sourceRow: row(source) - stage.y,
        shift: max(0, min(stage.width - 1, shift)),
        hasLine: index % 2 == 1
      )
    }
    func rows(_ top: Int, _ height: Int) -> Range<Int> {
      let first = max(stage.y, min(stage.maxY, mapping.y(Double(top))))
      return first..<max(first, min(stage.maxY, mapping.y(Double(top + height))))
    }
    lineHeight = mapping.line(2)
    barOffset = StageMapping.whole(Double(ScrambleItem.barOffset) * scale)
    barWidth = mapping.line(Double(ScrambleItem.barWidth))
    barLight = mapping.line(Double(ScrambleItem.barLight))
    bands = item.bands.map { Band(rows: rows($0.top, $0.height), tint: $0.tint) }
      .filter { !$0.rows.isEmpty }
    tear = stride(from: 0, to: ScrambleItem.tearHeight, by: height).compactMap { step in
      let top = item.tearTop + step
      let alpha = item.tearDarkness(at: top + height / 2) * 255
      let darkness = Darkness(rows: rows(top, height), alpha: UInt8(max(0, min(255, alpha))))
      return darkness.rows.isEmpty || darkness.alpha == 0 ? nil : darkness
    }

    var random = SplitMix(item.noise)
    noiseX = Int(random.next() % UInt64(ScrambleNoise.size))
    noiseY = Int(random.next() % UInt64(ScrambleNoise.size))
    scratches = (0..<ScrambleItem.scratches).map { _ in
      PixelRect(
        stage.x + Int(random.next() % UInt64(max(1, stage.width))),
        stage.y + Int(random.next() % UInt64(max(1, stage.height))),
        StageMapping.whole(Double(20 + random.next() % 160) * scale),
        mapping.line(2)
      ).intersection(stage)
    }
    self.stage = stage
    self.picture = picture
    self.noise = noise
  }

  /// Where the sync bar of a strip is, and where the light beside it: each in one or two pieces, as
  /// columns of the stage.
  func barPieces(_ strip: Strip) -> (bar: [Range<Int>], light: [Range<Int>]) {
    let start = (strip.shift + barOffset) % stage.width
    return (pieces(start, barWidth), pieces((start + barWidth) % stage.width, barLight))
  }

  private func pieces(_ start: Int, _ length: Int) -> [Range<Int>] {
    let end = start + min(length, stage.width)
    return end <= stage.width
      ? [start..<end] : [start..<stage.width, 0..<(end - stage.width)]
  }
}

/// A tile of noise dots, the same for every frame; each frame begins it at another place.
final class ScrambleNoise {
  /// Output pixels across and down.
  static let size = 512

  /// A pixel of a row.
  struct Dot {
    var x: Int
    var pixel: UInt32
  }

  /// For the graphics card.
  let picture: Picture?
  /// For the processor: most of a tile is nothing.
  let dots: [Dot]
  /// Where the dots of each row begin, and where the last end.
  let rows: [Int]

  init(mapping: StageMapping) {
    let size = Self.size
    let stagePixels = max(1, mapping.stage.width * mapping.stage.height)
    let count = min(40_000, ScrambleItem.noiseDots * size * size / stagePixels)
    var random = SplitMix(0x6e6f_6973_65)
    var pixels = [UInt32](repeating: 0, count: size * size)
    for _ in 0..<count {
      let left = Int(random.next() % UInt64(size))
      let top = Int(random.next() % UInt64(size))
      let width = max(1, StageMapping.whole((1 + 1.6 * random.unit()) * mapping.scale))
      let alpha = UInt32(random.unit() * 127)
      let color: UInt32 = random.unit() < 0.5 ? 0xFF_FFFF : 0
      for y in top..<(top + width) {
        for x in left..<(left + width) {
          pixels[y % size * size + x % size] = alpha << 24 | color
        }
      }
    }
    var dots: [Dot] = []
    var rows: [Int] = []
    for y in 0..<size {
      rows.append(dots.count)
      for x in 0..<size where pixels[y * size + x] != 0 {
        dots.append(Dot(x: x, pixel: pixels[y * size + x]))
      }
    }
    rows.append(dots.count)
    self.dots = dots
    self.rows = rows
    picture = Picture(width: size, height: size, pixels: pixels)
  }
}

/// SplitMix64, a small generator: the same seed gives the same numbers anywhere.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// From 0 up to, not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
