/// What a frame is: items in drawing order.
///
/// Screens fill one; the renderer compares it with the last one and redraws only where they differ.
public struct DrawList: Sendable, Hashable {
  /// An item with what applies to it.
  public struct Entry: Sendable, Hashable {
    public var item: DrawItem
    /// Nothing is drawn outside; nil is the whole stage.
    public var clip: Rect?
    /// 0 is invisible, 1 as is.
    public var alpha: Double

    public init(item: DrawItem, clip: Rect? = nil, alpha: Double = 1) {
      self.item = item
      self.clip = clip
      self.alpha = alpha
    }
  }

  public private(set) var entries: [Entry] = []
  private var clip: Rect?
  private var alpha = 1.0
  private var dx = 0.0
  private var dy = 0.0

  public init() {}

  public mutating func add(_ item: DrawItem) {
    guard alpha > 0 else { return }
    entries.append(
      Entry(item: dx == 0 && dy == 0 ? item : item.offset(dx, dy), clip: clip, alpha: alpha)
    )
  }

  /// What `body` adds is cut at `rect` (which moves along with an enclosing `shifted`).
  public mutating func clipped(to rect: Rect, _ body: (inout DrawList) -> Void) {
    let outer = clip
    let moved = rect.offset(dx, dy)
    clip = outer.map { $0.intersection(moved) } ?? moved
    body(&self)
    clip = outer
  }

  /// What `body` adds is drawn at `factor` (0 to 1) of its opacity.
  public mutating func faded(by factor: Double, _ body: (inout DrawList) -> Void) {
    let outer = alpha
    alpha *= max(0, min(1, factor))
    body(&self)
    alpha = outer
  }

  /// What `body` adds is moved by (`x`, `y`) stage pixels.
  public mutating func shifted(_ x: Double, _ y: Double, _ body: (inout DrawList) -> Void) {
    dx += x
    dy += y
    body(&self)
    dx -= x
    dy -= y
  }

  // MARK: - Short forms

  public mutating func box(
    _ rect: Rect,
    fill: Paint? = nil,
    corners: Corners = .square,
    ring: Ring? = nil,
    glow: [GlowLayer] = []
  ) {
    add(.box(BoxItem(rect, fill: fill, corners: corners, ring: ring, glow: glow)))
  }

  public mutating func fill(_ rect: Rect, _ color: RGBA, radius: Double = 0) {
    add(.box(BoxItem(rect, fill: .solid(color), corners: Corners(radius))))
  }

  public mutating func text(
    _ string: String,
    _ style: TextStyle,
    _ color: RGBA,
    in rect: Rect,
    lines: Int = 1,
    alignment: TextItem.Alignment = .leading,
    overflow: TextItem.Overflow = .ellipsis,
    tabularDigits: Bool = false
  ) {
    guard !string.isEmpty else { return }
    add(
      .text(
        TextItem(
          string,
          style: style,
          paint: .solid(color),
          rect: rect,
          lines: lines,
          alignment: alignment,
          overflow: overflow,
          tabularDigits: tabularDigits
        )
      )
    )
  }

  public mutating func icon(_ icon: Icon, _ rect: Rect, _ color: RGBA) {
    add(.icon(IconItem(icon, rect, color)))
  }

  public mutating func art(_ art: Art, _ rect: Rect) {
    add(.art(ArtItem(art, rect)))
  }
}

extension DrawItem {
  /// The same thing, moved.
  public func offset(_ dx: Double, _ dy: Double) -> DrawItem {
    switch self {
    case .box(var box):
      box.rect = box.rect.offset(dx, dy)
      return .box(box)
    case .text(var text):
      text.rect = text.rect.offset(dx, dy)
      text.reflection?.floorY += dy
      return .text(text)
    case .art(var art):
      art.rect = art.rect.offset(dx, dy)
      return .art(art)
    case .icon(var icon):
      icon.rect = icon.rect.offset(dx, dy)
      return .icon(icon)
    case .polygon(var polygon):
      polygon.points = polygon.points.map { Point($0.x + dx, $0.y + dy) }
      return .polygon(polygon)
    case .video(var video):
      video.rect = video.rect.offset(dx, dy)
      return .video(video)
    case .cornerCover(var cover):
      cover.rect = cover.rect.offset(dx, dy)
      return .cornerCover(cover)
    case .scramble: return self  // It covers the stage.
    }
  }
}
