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
  let files: FileArtLoader
  /// Picture files that could not be read; true once that has been told.
  private var failedFiles: [String: Bool] = [:]
  private struct FileKey: Hashable {
    var path: String
    var width: Int
    var height: Int

    init(_ request: FileArtLoader.Request) {
      path = request.path
      width = StageMapping.whole(request.width * request.scale)
      height = StageMapping.whole(request.height * request.scale)
    }
  }

  private var art = LRUCache<ArtKey, Picture>(budget: 64 << 20)
  private var filePictures = LRUCache<FileKey, Picture>(budget: 32 << 20)
  private var icons = LRUCache<IconKey, Picture>(budget: 4 << 20)
  private var covers = LRUCache<CoverKey, Picture>(budget: 2 << 20)

  init(painter: any ArtPainter) {
    self.painter = painter
    files = FileArtLoader(painter: painter)
  }

  func removeAll() {
    art.removeAll()
    filePictures.removeAll()
    icons.removeAll()
    covers.removeAll()
    files.cancelAll()
  }

  // MARK: - Picture files

  /// Takes in what the loader has read; false if there was nothing.
  func takeFiles() -> Bool {
    let outcomes = files.take()
    for outcome in outcomes {
      guard let picture = outcome.bitmap.flatMap({ Picture($0) }) else {
        failedFiles[outcome.request.path] = failedFiles[outcome.request.path] ?? false
        continue
      }
      let key = FileKey(outcome.request)
      filePictures.insert(picture, for: key, cost: picture.byteCount)
    }
    return !outcomes.isEmpty
  }

  /// Picture files that could not be read, each told once.
  func takeFailedFiles() -> [String] {
    let paths = failedFiles.filter { !$0.value }.keys.sorted()
    for path in paths { failedFiles[path] = true }
    return paths
  }

  func forgetFailedFiles() { failedFiles = [:] }

  /// The file's picture; what stands for it until it is read, or for ever if it can't be.
  private func filePicture(
    _ path: String,
    placeholder: RGBA,
    _ item: ArtItem,
    scale: Double,
    theme: Theme
  ) -> (picture: Picture?, isWaiting: Bool) {
    let request = FileArtLoader.Request(
      path: path,
      width: item.rect.width,
      height: item.rect.height,
      scale: scale
    )
    if let known = filePictures.value(for: FileKey(request)) { return (known, false) }
    let isWaiting = failedFiles[path] == nil
    if isWaiting { files.request(request) }
    let stopgap = ArtItem(.posterGradient(placeholder), item.rect)
    return (picture(stopgap, scale: scale, theme: theme).picture, isWaiting)
  }

  // MARK: - Art

  /// The art's pixels, and whether they are a stopgap for a file that is still being read.
  func picture(
    _ item: ArtItem,
    scale: Double,
    theme: Theme
  ) -> (picture: Picture?, isWaiting: Bool) {
    if case .file(let path, let placeholder) = item.art {
      return filePicture(path, placeholder: placeholder, item, scale: scale, theme: theme)
    }
    return (paintedPicture(item, scale: scale, theme: theme), false)
  }

  private func paintedPicture(_ item: ArtItem, scale: Double, theme: Theme) -> Picture? {
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
  ) -> (pieces: [(picture: Picture, x: Int, y: Int)], isWaiting: Bool) {
    let limited = Corners(radius).limited(to: rect.rect)
    let size = Int(limited.topLeft.rounded(.up))
    guard size > 0 else { return ([], false) }
    var isWaiting = false
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
    let pieces = places.enumerated().compactMap {
      (index, place) -> (picture: Picture, x: Int, y: Int)? in
      let corner = PixelRect(place.0 - artOrigin.x, place.1 - artOrigin.y, size, size)
      let key = CoverKey(
        art: item.art,
        artSize: artSize,
        corner: corner,
        radius: limited.topLeft,
        index: index
      )
      if let known = covers.value(for: key) { return (known, place.0, place.1) }
      let found = picture(item, scale: scale, theme: theme)
      isWaiting = isWaiting || found.isWaiting
      guard let art = found.picture else { return nil }
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
      // What stands for a file is not what it looks like.
      if !found.isWaiting { covers.insert(picture, for: key, cost: picture.byteCount) }
      return (picture, place.0, place.1)
    }
    return (pieces, isWaiting)
  }
}
