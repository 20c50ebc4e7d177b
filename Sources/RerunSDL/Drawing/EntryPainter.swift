import RerunStage

/// Turns entries of a draw list into copies of baked pictures.
final class EntryPainter {
  let mapping: StageMapping
  private let text: TextEngine
  private let art: ArtCache
  private var boxes = LRUCache<BoxSpec, Patchwork>(budget: 32 << 20)
  private var glows = LRUCache<GlowSpec, Patchwork>(budget: 16 << 20)
  /// Made when a picture is first scrambled.
  private var noise: ScrambleNoise?
  private var lines = LRUCache<LineKey, LinePicture?>(budget: 32 << 20)

  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var paint: Paint
    var hasTabularDigits: Bool
    var isRightToLeft: Bool
    var extrusion: TextItem.Extrusion?
    /// Pixels from the baseline to the mirror, for a reflection.
    var reflection: TextItem.Reflection?
  }

  init(mapping: StageMapping, text: TextEngine, art: ArtCache) {
    self.mapping = mapping
    self.text = text
    self.art = art
  }

  func removeAll() {
    boxes.removeAll()
    glows.removeAll()
    lines.removeAll()
    noise = nil
  }

  func prepare(_ entry: DrawList.Entry, theme: Theme) -> PreparedEntry {
    let clip = entry.clip.map { cut in
      cut.isEmpty ? .empty : mapping.pixels(cut).intersection(mapping.stage)
    }
    var prepared = PreparedEntry(
      clip: clip ?? mapping.stage,
      alpha: UInt8(max(0, min(255, entry.alpha * 255 + 0.5)))
    )
    guard prepared.alpha > 0, !prepared.clip.isEmpty else { return prepared }
    switch entry.item {
    case .box(let box): paint(box, into: &prepared)
    case .text(let item): paint(item, theme: theme, into: &prepared)
    case .art(let item): paint(item, theme: theme, into: &prepared)
    case .icon(let item): paint(item, into: &prepared)
    case .polygon(let polygon):
      let points = polygon.points.map {
        Point(
          Double(mapping.stage.x) + $0.x * mapping.scale,
          Double(mapping.stage.y) + $0.y * mapping.scale
        )
      }
      prepared.polygon(points, polygon.color)
    case .video(let item): prepared.video(mapping.pixels(item.rect))
    case .cornerCover(let cover):
      let item = ArtItem(cover.art, cover.artRect)
      let corners = art.corners(
        of: mapping.pixels(cover.rect),
        radius: cover.radius * mapping.scale,
        item: item,
        artOrigin: (mapping.x(cover.artRect.x), mapping.y(cover.artRect.y)),
        scale: mapping.scale,
        theme: theme
      )
      prepared.isWaiting = corners.isWaiting
      for corner in corners.pieces { prepared.copy(corner.picture, x: corner.x, y: corner.y) }
    case .scramble(let item): paint(item, theme: theme, into: &prepared)
    }
    return prepared
  }

  // MARK: - Boxes

  private func paint(_ box: BoxItem, into prepared: inout PreparedEntry) {
    let rect = mapping.pixels(box.rect)
    // Larger ones would cost memory; nothing on a stage is.
    guard !rect.isEmpty, rect.width <= 8192, rect.height <= 8192 else { return }
    let corners = box.corners.scaled(by: mapping.scale).limited(to: rect.rect)
    if !box.glow.isEmpty { paintGlow(box.glow, around: rect, corners, into: &prepared) }

    let ringWidth = box.ring.map { mapping.line($0.width) } ?? 0
    let ring = ringWidth > 0 ? box.ring : nil
    if ring == nil, corners.largest == 0, case .solid(let color) = box.fill {
      prepared.fill(rect, color)
      return
    }
    guard box.fill != nil || ring != nil else { return }
    let spec = BoxSpec(
      width: rect.width,
      height: rect.height,
      fill: box.fill,
      corners: corners,
      ring: ring?.color,
      ringWidth: ringWidth,
      isRingInside: ring?.isInside ?? true
    )
    let key = spec.canonical
    let patchwork: Patchwork
    if let known = boxes.value(for: key) {
      patchwork = known
    } else {
      guard let baked = key.bake() else { return }
      boxes.insert(baked, for: key, cost: baked.picture.byteCount)
      patchwork = baked
    }
    let outer = rect.outset(spec.outset)
    patchwork.forEachPatch(in: outer) { source, x, y, isOpaque in
      prepared.copy(patchwork.picture, source, x: x, y: y, isOpaque: isOpaque)
    }
  }

  private func paintGlow(
    _ layers: [GlowLayer],
    around rect: PixelRect,
    _ corners: Corners,
    into prepared: inout PreparedEntry
  ) {
    let scale = mapping.scale
    let spec = GlowSpec(
      width: rect.width,
      height: rect.height,
      corners: corners,
      layers: layers.map {
        GlowLayer(
          spread: max(0, min(400, $0.spread)) * scale,
          offsetY: $0.offsetY * scale,
          color: $0.color
        )
      }
    )
    let key = spec.canonical
    let patchwork: Patchwork
    if let known = glows.value(for: key) {
      patchwork = known
    } else {
      guard let baked = key.bake() else { return }
      glows.insert(baked, for: key, cost: baked.picture.byteCount)
      patchwork = baked
    }
    patchwork.forEachPatch(in: rect.outset(key.extent)) { source, x, y, isOpaque in
      prepared.copy(patchwork.picture, source, x: x, y: y, isOpaque: isOpaque)
    }
  }

  // MARK: - Art

  private func paint(_ item: ArtItem, theme: Theme, into prepared: inout PreparedEntry) {
    guard !item.rect.isEmpty else { return }
    let found = art.picture(item, scale: mapping.scale, theme: theme)
    prepared.isWaiting = found.isWaiting
    guard let picture = found.picture else { return }
    prepared.copy(
      picture,
      x: mapping.x(item.rect.x),
      y: mapping.y(item.rect.y),
      isOpaque: picture.isOpaque
    )
  }

  private func paint(_ item: IconItem, into prepared: inout PreparedEntry) {
    let rect = mapping.pixels(item.rect)
    let size = min(rect.width, rect.height)
    guard let picture = art.picture(item.icon, size: size, color: item.color) else { return }
    prepared.copy(
      picture,
      x: rect.x + (rect.width - size) / 2,
      y: rect.y + (rect.height - size) / 2
    )
  }

  private func paint(_ item: ScrambleItem, theme: Theme, into prepared: inout PreparedEntry) {
    var picture: Picture?
    if case .art(let source) = item.source {
      let found = art.picture(ArtItem(source, .stage), scale: mapping.scale, theme: theme)
      picture = found.picture
      prepared.isWaiting = found.isWaiting
    }
    let noise = noise ?? ScrambleNoise(mapping: mapping)
    self.noise = noise
    prepared.scramble(
      ScramblePlan(item, mapping: mapping, picture: picture, noise: noise)
    )
  }

  // MARK: - Text

  private func paint(_ item: TextItem, theme: Theme, into prepared: inout PreparedEntry) {
    let style = item.style
    guard style.size > 0, style.size * mapping.scale <= 2000 else { return }
    let fitted = text.fit(item)
    // A family the theme has no numbers of gets those that most fonts are near.
    let metrics = theme.fonts[style.family]
    let ascent = (metrics?.ascent ?? 1) * style.size
    let descent = (metrics?.descent ?? 0.25) * style.size
    let baseline = (style.lineHeight - (ascent + descent)) / 2 + ascent
    let outerClip = prepared.clip
    if case .sliding = item.overflow {
      // Cut at the sides only: what reaches above or below the line belongs to it.
      let sides = mapping.pixels(item.rect)
      prepared.clip = outerClip.intersection(
        PixelRect(sides.x, outerClip.y, sides.width, outerClip.height)
      )
    }
    for (index, line) in fitted.lines.enumerated() where !line.isEmpty {
      let set = text.setLine(
        line,
        style: style,
        hasTabularDigits: item.tabularDigits,
        isRightToLeft: fitted.isRightToLeft
      )
      let x = left(of: set.width, item, isRightToLeft: fitted.isRightToLeft)
      let y = item.rect.y + style.lineHeight * Double(index) + baseline
      let atX = mapping.x(x)
      let atY = mapping.y(y)
      let key = LineKey(
        text: line,
        style: style,
        paint: item.paint,
        hasTabularDigits: item.tabularDigits,
        isRightToLeft: fitted.isRightToLeft,
        extrusion: item.extrusion
      )
      guard let picture = picture(key, set: set, baseline: baseline) else { continue }
      if let reflection = item.reflection {
        paint(
          reflection,
          of: picture,
          key: key,
          x: atX,
          baseline: atY,
          into: &prepared
        )
      }
      prepared.copy(picture.picture, x: atX + picture.left, y: atY + picture.top)
    }
  }

  private func paint(
    _ reflection: TextItem.Reflection,
    of picture: LinePicture,
    key: LineKey,
    x: Int,
    baseline: Int,
    into prepared: inout PreparedEntry
  ) {
    let floor = mapping.y(reflection.floorY) - baseline
    var key = key
    key.reflection = TextItem.Reflection(
      floorY: Double(floor),
      height: reflection.height,
      alpha: reflection.alpha
    )
    let mirrored: LinePicture?
    if let known = lines.value(for: key) {
      mirrored = known
    } else {
      mirrored = picture.reflected(
        floor: floor,
        height: StageMapping.whole(reflection.height * mapping.scale),
        alpha: reflection.alpha
      )
      lines.insert(mirrored, for: key, cost: mirrored?.picture.byteCount ?? 64)
    }
    guard let mirrored else { return }
    prepared.copy(mirrored.picture, x: x + mirrored.left, y: baseline + mirrored.top)
  }

  private func left(of width: Double, _ item: TextItem, isRightToLeft: Bool) -> Double {
    var offset = 0.0
    if case .sliding(let distance) = item.overflow {
      offset = isRightToLeft ? distance : -distance
    }
    switch item.alignment {
    case .leading:
      return (isRightToLeft ? item.rect.maxX - width : item.rect.x) + offset
    case .center: return item.rect.midX - width / 2 + offset
    case .right: return item.rect.maxX - width + offset
    }
  }

  private func picture(_ key: LineKey, set: SetLine, baseline: Double) -> LinePicture? {
    if let known = lines.value(for: key) { return known }
    let picture = GlyphMask(set, scale: mapping.scale).flatMap { mask in
      LineBaker(
        mask: mask,
        paint: key.paint,
        extrusion: key.extrusion,
        scale: mapping.scale,
        boxWidth: set.width * mapping.scale,
        boxHeight: key.style.lineHeight * mapping.scale,
        baseline: StageMapping.whole(baseline * mapping.scale)
      ).bake()
    }
    lines.insert(picture, for: key, cost: picture?.picture.byteCount ?? 64)
    return picture
  }
}
