import RerunCore
public import RerunStage

/// What a screen draws with: the list it fills, the theme, the fonts' widths and the language.
public struct Canvas {
  public var list = DrawList()
  public let theme: Theme
  public let measurer: any TextMeasurer
  public let words: Wording

  public init(theme: Theme, measurer: any TextMeasurer, words: Wording) {
    self.theme = theme
    self.measurer = measurer
    self.words = words
  }

  /// The width of one line, rounded up to whole stage pixels.
  public func width(_ text: String, _ style: TextStyle) -> Double {
    measurer.width(of: text, in: style).rounded(.up)
  }

  public func width(_ text: String, _ role: TypeRole) -> Double { width(text, theme.style(role)) }

  /// Draws text in a role.
  public mutating func text(
    _ string: String,
    _ role: TypeRole,
    _ color: ColorRole,
    in rect: Rect,
    lines: Int = 1,
    alignment: TextItem.Alignment = .leading,
    overflow: TextItem.Overflow = .ellipsis,
    tabularDigits: Bool = false
  ) {
    list.text(
      string,
      theme.style(role),
      theme.color(color),
      in: rect,
      lines: lines,
      alignment: alignment,
      overflow: overflow,
      tabularDigits: tabularDigits
    )
  }

  /// Draws an element of the theme's layout table for `screen`, where the theme draws it at all.
  ///
  /// - Parameters:
  ///   - text: For text elements.
  ///   - index: Which of a repeated element.
  /// - Returns: The box it was drawn in, or nil.
  @discardableResult
  public mutating func place(
    _ element: String,
    of screen: String,
    text: String? = nil,
    at index: Int = 0,
    overflow: TextItem.Overflow = .ellipsis,
    tabularDigits: Bool = false
  ) -> Rect? {
    guard let layout = theme.element(element, of: screen) else { return nil }
    let box = layout.box(at: index)
    list.faded(by: layout.alpha) { list in
      if let style = layout.style {
        list.text(
          text ?? "",
          style,
          layout.color ?? .clear,
          in: box,
          lines: layout.lines,
          alignment: layout.alignment,
          overflow: overflow,
          tabularDigits: tabularDigits
        )
      } else if let icon = layout.icon {
        list.icon(icon, box, layout.color ?? .clear)
      } else {
        list.box(
          box,
          fill: layout.fill,
          corners: Corners(layout.radius),
          ring: layout.ring,
          glow: layout.glow
        )
      }
    }
    return box
  }

  /// Draws several box elements of `screen`, in this order.
  public mutating func place(_ elements: [String], of screen: String) {
    for element in elements { place(element, of: screen) }
  }
}
