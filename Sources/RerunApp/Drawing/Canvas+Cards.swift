public import RerunStage

/// What the cards and overlays of watching share.
extension Canvas {
  /// Draws what `body` draws, moved by (`dx`, `dy`) stage pixels, at `opacity` (0 to 1).
  public mutating func layer(
    dx: Double = 0,
    dy: Double = 0,
    opacity: Double = 1,
    clip: Rect? = nil,
    _ body: (inout Canvas) -> Void
  ) {
    guard opacity > 0 else { return }
    var inner = self
    inner.list = DrawList()
    body(&inner)
    let entries = inner.list.entries
    list.shifted(dx, dy) { list in
      for entry in entries {
        let cut = [clip, entry.clip].compactMap { $0 }
          .reduce(nil) { (all: Rect?, next) in all?.intersection(next) ?? next }
        list.faded(by: opacity * entry.alpha) { list in
          if let cut {
            list.clipped(to: cut) { $0.add(entry.item) }
          } else {
            list.add(entry.item)
          }
        }
      }
    }
  }

  /// `style`, made smaller where `text` is wider than `width`; its line box stays (docs/THEMES.md).
  public func fitted(
    _ text: String,
    _ style: TextStyle,
    to width: Double,
    smallest: Double = 24
  ) -> TextStyle {
    let needed = self.width(text, style)
    guard needed > width, needed > 0 else { return style }
    var smaller = style.sized(max(smallest, (style.size * width / needed).rounded(.down)))
    smaller.lineHeight = style.lineHeight
    return smaller
  }

  /// Draws a one-line text element of the layout table, smaller where it would not fit its box.
  public mutating func placeFitted(_ element: String, of screen: String, text: String) {
    guard let layout = theme.element(element, of: screen), let style = layout.style else { return }
    list.text(
      text,
      fitted(text, style, to: layout.box.width),
      layout.color ?? .clear,
      in: layout.box,
      alignment: layout.alignment
    )
  }

  /// How many lines `text` takes in `width`, broken as the renderer breaks it; at most `limit`.
  public func lineCount(_ text: String, _ style: TextStyle, width: Double, limit: Int) -> Int {
    // With a limit of one nothing is broken: ask for one more, so that a second line is seen.
    let lines = TextFit.lines(text, width: width, limit: max(2, limit)) { self.width($0, style) }
    return max(1, min(limit, lines.count))
  }

  /// Rounds the corners of a picture that was drawn square on `paint`, which fills `box`.
  public mutating func roundCorners(of rect: Rect, radius: Double, over paint: Paint, in box: Rect)
  {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return }
    // A ring outside the rounded box reaches the square's corners and, clipped to them, nothing else.
    let reach = (radius * 0.42).rounded(.up) + 1
    for x in [rect.x, rect.maxX - radius] {
      for y in [rect.y, rect.maxY - radius] {
        let corner = Rect(x, y, radius, radius)
        let color = paint.color(at: Point(corner.midX, corner.midY), in: box)
        list.clipped(to: corner) { list in
          list.box(
            rect,
            corners: Corners(radius),
            ring: Ring(color, width: reach, inside: false)
          )
        }
      }
    }
  }

  /// One lamp of a marquee.
  public mutating func bulb(at center: Point, radius: Double, isLit: Bool) {
    list.box(
      Rect(center.x - radius, center.y - radius, radius * 2, radius * 2),
      fill: .solid(theme.color(isLit ? .bulbOn : .bulbOff)),
      corners: Corners(radius),
      glow: isLit ? theme.glow(.bulb) : []
    )
  }

  /// The dark box of a global overlay: number box, toast, volume, behind live.
  mutating func overlayBox(_ rect: Rect, radius: Double, ring: RGBA? = nil, hasShadow: Bool = true)
  {
    list.box(
      rect,
      fill: theme.paint(.numboxFill),
      corners: Corners(radius),
      ring: Ring(ring ?? theme.color(.panelEdge), width: theme.stroke.edge),
      glow: hasShadow ? theme.glow(.panel) : []
    )
  }

  /// The radius of a one-line overlay: a pill, or square where the theme has no round boxes.
  func pillRadius(height: Double) -> Double { theme.radius(.box) > 0 ? height / 2 : 0 }

  /// Where a text of `role` starts so that it stands in the middle of a box.
  func middle(of role: TypeRole, y: Double, height: Double) -> Double {
    y + (height - theme.style(role).lineHeight) / 2
  }
}

extension Paint {
  /// The colour at `point` of a box filled with this.
  func color(at point: Point, in box: Rect) -> RGBA {
    guard case .gradient(let gradient) = self else {
      if case .solid(let color) = self { return color }
      return .clear
    }
    let x = box.width > 0 ? (point.x - box.x) / box.width : 0
    let y = box.height > 0 ? (point.y - box.y) / box.height : 0
    let along =
      switch gradient.direction {
      case .vertical: y
      case .horizontal: x
      case .diagonal: (x + y) / 2
      }
    return gradient.color(at: along)
  }
}

extension Gradient {
  /// The colour `offset` (0 to 1) of the way.
  func color(at offset: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if offset <= first.offset { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where offset <= b.offset {
      let part = b.offset > a.offset ? (offset - a.offset) / (b.offset - a.offset) : 1
      func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
      }
      return RGBA(
        mix(a.color.red, b.color.red),
        mix(a.color.green, b.color.green),
        mix(a.color.blue, b.color.blue),
        mix(a.color.alpha, b.color.alpha)
      )
    }
    return last.color
  }
}

extension Theme.Motion {
  /// How far along the motion is `elapsed` milliseconds after it began: 0 to 1, eased, and for a
  /// springy one now and then beyond.
  public func progress(after elapsed: Int64) -> Double {
    guard milliseconds > 0 else { return elapsed < 0 ? 0 : 1 }
    return easing.value(at: Double(elapsed) / Double(milliseconds))
  }
}
