import CSDL2
import RerunStage

/// A frame in memory, drawn by the CPU. Needs no display.
final class SurfaceCanvas: Canvas {
  let width: Int
  let height: Int
  let unsafeSurface: UnsafeMutablePointer<SDL_Surface>
  private var clip: PixelRect
  private var video: UnsafeMutablePointer<SDL_Surface>?
  /// Flat translucent fills are copied from tiles: SDL blends copies only.
  private var tiles: [RGBA: Picture] = [:]
  private static let tileSize = (width: 256, height: 64)

  init(width: Int, height: Int) throws(SDLError) {
    // No alpha: SDL's quick blending is onto frames without.
    guard width > 0, height > 0, width <= 16384, height <= 16384,
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(width),
        Int32(height),
        32,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
    else { throw .outOfMemory }
    self.width = width
    self.height = height
    unsafeSurface = surface
    clip = PixelRect(0, 0, width, height)
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    SDL_FillRect(surface, nil, 0)
  }

  deinit {
    SDL_FreeSurface(unsafeSurface)
    if let video { SDL_FreeSurface(video) }
  }

  func setClip(_ rect: PixelRect) {
    clip = rect.intersection(PixelRect(0, 0, width, height))
    var clip = SDL_Rect(clip)
    SDL_SetClipRect(unsafeSurface, &clip)
  }

  func fill(_ rect: PixelRect, _ color: RGBA) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    if color.alpha == 255 {
      var rect = SDL_Rect(area)
      SDL_FillRect(unsafeSurface, &rect, color.packed)
      return
    }
    guard let tile = tile(color) else { return }
    for y in stride(from: area.y, to: area.maxY, by: Self.tileSize.height) {
      for x in stride(from: area.x, to: area.maxX, by: Self.tileSize.width) {
        let part = PixelRect(
          0,
          0,
          min(Self.tileSize.width, area.maxX - x),
          min(Self.tileSize.height, area.maxY - y)
        )
        draw(tile, part, x: x, y: y, alpha: 255, isOpaque: false)
      }
    }
  }

  func draw(
    _ picture: Picture,
    _ source: PixelRect,
    x: Int,
    y: Int,
    alpha: UInt8,
    isOpaque: Bool
  ) {
    guard PixelRect(x, y, source.width, source.height).intersects(clip) else { return }
    let isSolid = isOpaque && alpha == 255
    let surface = picture.unsafeSurface(isSolid: isSolid)
    if !isSolid { SDL_SetSurfaceAlphaMod(surface, alpha) }
    var from = SDL_Rect(source)
    var to = SDL_Rect(x: Int32(x), y: Int32(y), w: 0, h: 0)
    SDL_UpperBlit(surface, &from, unsafeSurface, &to)
  }

  func fill(_ polygon: [Point], _ color: RGBA) {
    ConvexPolygon(polygon).spans(in: clip) { span, coverage in
      let alpha = (Int(color.alpha) * coverage + 127) / 255
      var color = color
      color.alpha = UInt8(alpha)
      blend(span, color)
    }
  }

  /// One row, or a part of one, by the same sum that SDL uses for a tile.
  private func blend(_ span: PixelRect, _ color: RGBA) {
    if span.width > 32 || color.alpha == 255 {
      fill(span, color)
      return
    }
    guard let start = unsafeSurface.pointee.pixels else { return }
    let row = (start + span.y * Int(unsafeSurface.pointee.pitch))
      .assumingMemoryBound(to: UInt32.self)
    for x in span.x..<span.maxX { row[x] = color.over(row[x]) }
  }

  // MARK: - Video

  /// Takes over a picture of four bytes a pixel in the order blue, green, red, unused.
  func uploadVideo(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return }
    if video.map({ Int($0.pointee.w) != width || Int($0.pointee.h) != height }) ?? true {
      if let video { SDL_FreeSurface(video) }
      video = SDL_CreateRGBSurfaceWithFormat(
        0,
        Int32(width),
        Int32(height),
        32,
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      )
      SDL_SetSurfaceBlendMode(video, SDL_BLENDMODE_NONE)
    }
    guard let video, let target = video.pointee.pixels else { return }
    let pitch = Int(video.pointee.pitch)
    for row in 0..<height {
      (target + row * pitch).copyMemory(from: pixels + row * stride, byteCount: width * 4)
    }
  }

  func drawVideo(in rect: PixelRect) {
    guard let video else {
      fill(rect, .black)
      return
    }
    let size = (width: Int(video.pointee.w), height: Int(video.pointee.h))
    let area = letterbox(size, in: rect)
    if area != rect { fill(rect, .black) }
    var to = SDL_Rect(area)
    if area.width == size.width, area.height == size.height {
      SDL_UpperBlit(video, nil, unsafeSurface, &to)
    } else {
      SDL_UpperBlitScaled(video, nil, unsafeSurface, &to)
    }
  }

  private func tile(_ color: RGBA) -> Picture? {
    if let tile = tiles[color] { return tile }
    let size = Self.tileSize
    let tile = Picture(
      width: size.width,
      height: size.height,
      pixels: [UInt32](repeating: color.packed, count: size.width * size.height)
    )
    if tiles.count >= 32 { tiles.removeAll() }
    tiles[color] = tile
    return tile
  }
}

/// The largest rectangle of `size`'s shape in the middle of `rect`.
func letterbox(_ size: (width: Int, height: Int), in rect: PixelRect) -> PixelRect {
  guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return rect }
  let scale = min(
    Double(rect.width) / Double(size.width),
    Double(rect.height) / Double(size.height)
  )
  let width = min(rect.width, Int((Double(size.width) * scale).rounded()))
  let height = min(rect.height, Int((Double(size.height) * scale).rounded()))
  return PixelRect(
    rect.x + (rect.width - width) / 2,
    rect.y + (rect.height - height) / 2,
    width,
    height
  )
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x),
      y: Int32(rect.y),
      w: Int32(rect.width),
      h: Int32(rect.height)
    )
  }
}

extension RGBA {
  /// `0xAARRGGBB`.
  var packed: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// This colour on top of an opaque pixel.
  func over(_ pixel: UInt32) -> UInt32 {
    func mix(_ source: UInt8, _ shift: UInt32) -> UInt32 {
      let under = Int(pixel >> shift & 255)
      return UInt32(under + (Int(source) - under) * Int(alpha) / 255) << shift
    }
    return mix(red, 16) | mix(green, 8) | mix(blue, 0)
  }
}
