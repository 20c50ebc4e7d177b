import CSDL2
import RerunStage

/// Channel 99 by the graphics card: all strips are one call, and all lines over them another.
extension RendererCanvas {
  func draw(_ scramble: ScramblePlan) {
    drawStrips(scramble)

    var shades = Quads()
    for strip in scramble.strips {
      let pieces = scramble.barPieces(strip)
      func add(_ piece: Range<Int>, _ color: RGBA) {
        shades.add(
          PixelRect(scramble.stage.x + piece.lowerBound, strip.y, piece.count, strip.height),
          color
        )
      }
      for piece in pieces.bar { add(piece, RGBA(0, 0, 0, ScramblePlan.barAlpha)) }
      for piece in pieces.light { add(piece, RGBA(255, 255, 255, ScramblePlan.lightAlpha)) }
      if strip.hasLine {
        let height = min(scramble.lineHeight, strip.height)
        shades.add(
          PixelRect(scramble.stage.x, strip.y, scramble.stage.width, height),
          RGBA(0, 0, 0, ScramblePlan.lineAlpha)
        )
      }
    }
    draw(shades, on: nil)

    for band in scramble.bands { invert(rows: band.rows, of: scramble.stage, band.tint) }

    var dark = Quads()
    for darkness in scramble.tear {
      dark.add(
        PixelRect(
          scramble.stage.x,
          darkness.rows.lowerBound,
          scramble.stage.width,
          darkness.rows.count
        ),
        RGBA(0, 0, 0, darkness.alpha)
      )
    }
    draw(dark, on: nil)
    drawNoise(scramble)
    var scratches = Quads()
    for scratch in scramble.scratches {
      scratches.add(scratch, RGBA(255, 255, 255, ScramblePlan.scratchAlpha))
    }
    draw(scratches, on: nil)
  }

  private func drawStrips(_ scramble: ScramblePlan) {
    let stage = scramble.stage
    guard let texture = scramble.picture?.texture(on: handle) ?? video else {
      fill(stage, .black)
      return
    }
    SDL_SetTextureBlendMode(texture.pointer, SDL_BLENDMODE_NONE)
    SDL_SetTextureAlphaMod(texture.pointer, 255)
    let width = Float(stage.width)
    let height = Float(stage.height)
    var quads = Quads()
    for strip in scramble.strips {
      // A picture rolls row by row: where the strip is taller than its source, as happens at
      // other sizes than the stage's, it must not run over the picture's end.
      let top = Float(strip.sourceRow) / height
      let bottom = Float(min(stage.height, strip.sourceRow + strip.height)) / height
      let rest = stage.width - strip.shift
      quads.add(
        PixelRect(stage.x + strip.shift, strip.y, rest, strip.height),
        .white,
        u: 0...(Float(rest) / width),
        v: top...bottom
      )
      guard strip.shift > 0 else { continue }
      quads.add(
        PixelRect(stage.x, strip.y, strip.shift, strip.height),
        .white,
        u: (Float(rest) / width)...1,
        v: top...bottom
      )
    }
    draw(quads, on: texture.pointer)
  }

  /// Colours of the frame turned over, by a blend that multiplies the tint by what the frame lacks
  /// of white; where the driver hasn't got it, a veil in the tint.
  private func invert(rows: Range<Int>, of stage: PixelRect, _ tint: RGBA) {
    let mode = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE_MINUS_DST_COLOR,
      SDL_BLENDFACTOR_ZERO,
      SDL_BLENDOPERATION_ADD,
      SDL_BLENDFACTOR_ONE,
      SDL_BLENDFACTOR_ZERO,
      SDL_BLENDOPERATION_ADD
    )
    var alpha: UInt8 = 255
    if SDL_SetRenderDrawBlendMode(renderer, mode) != 0 {
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
      alpha = 150
    }
    SDL_SetRenderDrawColor(renderer, tint.red, tint.green, tint.blue, alpha)
    var area = SDL_Rect(PixelRect(stage.x, rows.lowerBound, stage.width, rows.count))
    SDL_RenderFillRect(renderer, &area)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  private func drawNoise(_ scramble: ScramblePlan) {
    guard let picture = scramble.noise.picture, let texture = picture.texture(on: handle) else {
      return
    }
    SDL_SetTextureBlendMode(texture.pointer, SDL_BLENDMODE_BLEND)
    SDL_SetTextureAlphaMod(texture.pointer, 255)
    let size = ScrambleNoise.size
    let stage = scramble.stage
    var y = -scramble.noiseY
    while y < stage.height {
      var x = -scramble.noiseX
      while x < stage.width {
        // Cut at the stage's edges by hand: the clip may be the whole output's.
        let tile = PixelRect(x, y, size, size)
        let part = tile.intersection(PixelRect(0, 0, stage.width, stage.height))
        var from = SDL_Rect(PixelRect(part.x - x, part.y - y, part.width, part.height))
        var to = SDL_Rect(
          PixelRect(stage.x + part.x, stage.y + part.y, part.width, part.height)
        )
        SDL_RenderCopy(renderer, texture.pointer, &from, &to)
        x += size
      }
      y += size
    }
  }

  private func draw(_ quads: Quads, on texture: OpaquePointer?) {
    guard !quads.indices.isEmpty else { return }
    // Geometry takes the draw blend mode where it has no texture, which is none unless set.
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_RenderGeometry(
      renderer,
      texture,
      quads.vertices,
      Int32(quads.vertices.count),
      quads.indices,
      Int32(quads.indices.count)
    )
  }
}

/// Upright rectangles for one call of `SDL_RenderGeometry`.
private struct Quads {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []

  mutating func add(
    _ rect: PixelRect,
    _ color: RGBA,
    u: ClosedRange<Float> = 0...0,
    v: ClosedRange<Float> = 0...0
  ) {
    guard !rect.isEmpty else { return }
    let ink = SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
    let first = Int32(vertices.count)
    let corners = [
      (rect.x, rect.y, u.lowerBound, v.lowerBound),
      (rect.maxX, rect.y, u.upperBound, v.lowerBound),
      (rect.maxX, rect.maxY, u.upperBound, v.upperBound),
      (rect.x, rect.maxY, u.lowerBound, v.upperBound),
    ]
    for (x, y, u, v) in corners {
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(x), y: Float(y)),
          color: ink,
          tex_coord: SDL_FPoint(x: u, y: v)
        )
      )
    }
    indices += [first, first + 1, first + 2, first, first + 2, first + 3]
  }
}
