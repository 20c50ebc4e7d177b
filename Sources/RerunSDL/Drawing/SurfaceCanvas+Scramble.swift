import CSDL2
import RerunStage

/// Channel 99 by the processor: one pass over the rows, each copied in two pieces and worked on while
/// it is in the cache.
extension SurfaceCanvas {
  func draw(_ scramble: ScramblePlan) {
    let stage = scramble.stage
    let area = stage.intersection(clip)
    guard !area.isEmpty, let source = source(of: scramble) else { return }
    let line = Toning.darker(ScramblePlan.lineAlpha)
    let bar = Toning.darker(ScramblePlan.barAlpha)
    let light = Toning.lighter(ScramblePlan.lightAlpha)
    let bands = scramble.bands.map {
      (rows: $0.rows, tone: Toning.inverted($0.tint.red, $0.tint.green, $0.tint.blue))
    }
    let tear = scramble.tear.map { (rows: $0.rows, tone: Toning.darker($0.alpha)) }
    // Where only a part is drawn, rows are made beside the frame and their part is copied.
    let isWhole = area.x == stage.x && area.width == stage.width
    let spare = isWhole ? nil : UnsafeMutablePointer<UInt32>.allocate(capacity: stage.width)
    defer { spare?.deallocate() }

    for strip in scramble.strips where strip.y < area.maxY && strip.y + strip.height > area.y {
      let pieces = scramble.barPieces(strip)
      for y in max(strip.y, area.y)..<min(strip.y + strip.height, area.maxY) {
        let row = spare ?? pixel(stage.x, y)
        let sourceRow = min(stage.height - 1, strip.sourceRow + y - strip.y)
        let from = source.pixels + sourceRow * source.pixelsPerRow
        let rest = stage.width - strip.shift
        (row + strip.shift).update(from: from, count: rest)
        row.update(from: from + rest, count: strip.shift)
        for piece in pieces.bar { bar.apply(to: row + piece.lowerBound, count: piece.count) }
        for piece in pieces.light { light.apply(to: row + piece.lowerBound, count: piece.count) }
        if strip.hasLine, y < strip.y + scramble.lineHeight {
          line.apply(to: row, count: stage.width)
        }
        for band in bands where band.rows.contains(y) {
          band.tone.apply(to: row, count: stage.width)
        }
        for darkness in tear where darkness.rows.contains(y) {
          darkness.tone.apply(to: row, count: stage.width)
        }
        addNoise(scramble, y, to: row)
        if let spare {
          pixel(area.x, y).update(from: spare + area.x - stage.x, count: area.width)
        }
      }
    }
    for scratch in scramble.scratches {
      fill(scratch, RGBA(255, 255, 255, ScramblePlan.scratchAlpha))
    }
  }

  private func addNoise(_ scramble: ScramblePlan, _ y: Int, to row: UnsafeMutablePointer<UInt32>) {
    let noise = scramble.noise
    let size = ScrambleNoise.size
    let width = scramble.stage.width
    let tileRow = (y - scramble.stage.y + scramble.noiseY) % size
    noise.dots.withUnsafeBufferPointer { dots in
      for index in noise.rows[tileRow]..<noise.rows[tileRow + 1] {
        let dot = dots[index]
        var x = (dot.x + size - scramble.noiseX) % size
        while x < width {
          row[x] = Blending.one(dot.pixel, over: row[x], alpha: 255)
          x += size
        }
      }
    }
  }

  /// The picture to scramble, at the stage's size; black where there is none.
  private func source(
    of scramble: ScramblePlan
  ) -> (pixels: UnsafePointer<UInt32>, pixelsPerRow: Int)? {
    let stage = scramble.stage
    if let picture = scramble.picture, picture.width >= stage.width,
      picture.height >= stage.height
    {
      return (UnsafePointer(picture.unsafePixels), picture.width)
    }
    if let video, Int(video.pointee.w) == stage.width, Int(video.pointee.h) == stage.height {
      return pixels(of: video)
    }
    let isRight = scaledVideo.map {
      Int($0.pointee.w) == stage.width && Int($0.pointee.h) == stage.height
    }
    if isRight != true {
      if let scaledVideo { SDL_FreeSurface(scaledVideo) }
      scaledVideo = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(stage.width),
        Int32(stage.height),
        32,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
    }
    guard let scaledVideo else { return nil }
    if let video {
      SDL_UpperBlitScaled(video, nil, scaledVideo, nil)
    } else {
      SDL_FillRect(scaledVideo, nil, 0)
    }
    return pixels(of: scaledVideo)
  }

  private func pixels(
    of surface: UnsafeMutablePointer<SDL_Surface>
  ) -> (pixels: UnsafePointer<UInt32>, pixelsPerRow: Int)? {
    guard let start = surface.pointee.pixels else { return nil }
    return (
      UnsafePointer(start.assumingMemoryBound(to: UInt32.self)), Int(surface.pointee.pitch) / 4
    )
  }
}
