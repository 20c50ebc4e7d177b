import RerunStage

/// Painted art and icons, kept for as long as there is room.
final class ArtCache {
  private struct ArtKey: Hashable {
    var art: Art
    var width: Int
    var height: Int
  }

  private struct IconKey: Hashable {
    var icon: Icon
    var size: Int
    var color: RGBA
  }

  private struct CoverKey: Hashable {
    var art: Art
    var artSize: PixelRect
    var corner: PixelRect
    var radius: Double
    var index: Int
  }

  private let painter: any ArtPainter
  private var art = LRUCache<ArtKey, Picture>(budget: 64 << 20)
  private var icons = LRUCache<IconKey, Picture>(budget: 4 << 20)
  private var covers = LRUCache<CoverKey, Picture>(budget: 2 << 20)

  init(painter: any ArtPainter) { self.painter = painter }

  func removeAll() {
    art.removeAll()
    icons.removeAll()
    covers.removeAll()
  }

  func picture(_ item: ArtItem, scale: Double, theme: Theme) -> Picture? {
    let key = ArtKey(
      art: item.art,
      width: StageMapping.whole(item.rect.width * scale),
      height: StageMapping.whole(item.rect.height * scale)
    )
    if let known = art.value(for: key) { return known }
    guard key.width > 0, key.height > 0, key.width <= 8192, key.height <= 8192 else { return nil }
    let bitmap = painter.paint(
      item.art,
      width: item.rect.width,
      height: item.rect.height,
      scale: scale,
      theme: theme
    )
    guard let picture = Picture(bitmap) else { return nil }
    art.insert(picture, for: key, cost: picture.byteCount)
    return picture
  }

  func picture(_ icon: Icon, size: Int, color: RGBA) -> Picture? {
    let key = IconKey(icon: icon, size: size, color: color)
    if let known = icons.value(for: key) { return known }
    guard size > 0, size <= 2048 else { return nil }
    let bitmap = painter.paint(icon, size: size)
    guard bitmap.pixels.count == bitmap.width * bitmap.height * 4 else { return nil }
    let rgb = color.packed & 0xFF_FFFF
    let alpha = UInt32(color.alpha)
    let pixels = (0..<(bitmap.width * bitmap.height)).map { index in
      ((UInt32(bitmap.pixels[index * 4 + 3]) * alpha + 127) / 255) << 24 | rgb
    }
    guard let picture = Picture(width: bitmap.width, height: bitmap.height, pixels: pixels) else {
      return nil
    }
    icons.insert(picture, for: key, cost: picture.byteCount)
    return picture
  }

  /// What `item`'s art has in the corners of `rect`, outside a rounded shape of it.
  func corners(
    of rect: PixelRect,
    radius: Double,
    item: ArtItem,
    artOrigin: (x: Int, y: Int),
    scale: Double,
    theme: Theme
  ) -> [(picture: Picture, x: Int, y: Int)] {
    let limited = Corners(radius).limited(to: rect.rect)
    let size = Int(limited.topLeft.rounded(.up))
    guard size > 0 else { return [] }
    let artSize = PixelRect(
      0,
      0,
      StageMapping.whole(item.rect.width * scale),
      StageMapping.whole(item.rect.height * scale)
    )
    let places = [
      (rect.x, rect.y), (rect.maxX - size, rect.y), (rect.x, rect.maxY - size),
      (rect.maxX - size, rect.maxY - size),
    ]
    return places.enumerated().compactMap { index, place in
      let corner = PixelRect(place.0 - artOrigin.x, place.1 - artOrigin.y, size, size)
      let key = CoverKey(
        art: item.art,
        artSize: artSize,
        corner: corner,
        radius: limited.topLeft,
        index: index
      )
      if let known = covers.value(for: key) { return (known, place.0, place.1) }
      guard let art = picture(item, scale: scale, theme: theme) else { return nil }
      let shape = RoundedShape(
        rect.rect.offset(-Double(place.0), -Double(place.1)),
        corners: limited
      )
      var pixels = art.pixels(in: corner)
      for y in 0..<size {
        let covered = shape.coverage(ofRow: y, width: size)
        for x in 0..<size {
          let pixel = pixels[y * size + x]
          let alpha = Float(pixel >> 24) * (1 - min(1, covered[x]))
          pixels[y * size + x] = UInt32(alpha + 0.5) << 24 | pixel & 0xFF_FFFF
        }
      }
      guard let picture = Picture(width: size, height: size, pixels: pixels) else { return nil }
      covers.insert(picture, for: key, cost: picture.byteCount)
      return (picture, place.0, place.1)
    }
  }
}
