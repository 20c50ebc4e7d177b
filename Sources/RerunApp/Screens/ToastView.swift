public import RerunStage

/// One line of news at the bottom left, for a moment.
public struct ToastView: Sendable, Hashable {
  public var icon: Icon?
  public var text: String
  /// 0 is gone, 1 in its place; eased, so it may overshoot.
  public var entry: Double
  /// Stage pixels above its usual place, where something else stands there.
  public var raise: Double

  public init(icon: Icon?, text: String, entry: Double = 1, raise: Double = 0) {
    self.icon = icon
    self.text = text
    self.entry = entry
    self.raise = raise
  }

  static let widest = 900.0
  static let screen = "watching-status"

  public func draw(on canvas: inout Canvas) {
    guard let box = canvas.theme.element("toast", of: Self.screen)?.box,
      let iconPlace = canvas.theme.element("toast.icon", of: Self.screen)?.box,
      let textPlace = canvas.theme.element("toast.text", of: Self.screen)?.box
    else { return }
    // Without an icon the text stands in its place.
    let textX = icon == nil ? iconPlace.x : textPlace.x
    let needed = canvas.width(text, .toast)
    let width = min(Self.widest, needed + (textX - box.x) + 32)
    canvas.layer(dy: (24 * (1 - entry)).rounded() - raise, opacity: min(1, entry)) { canvas in
      canvas.overlayBox(
        Rect(box.x, box.y, width, box.height),
        radius: canvas.pillRadius(height: box.height)
      )
      if let icon {
        canvas.list.icon(
          icon,
          iconPlace,
          canvas.theme.color(icon == .star ? .star : .textAccent)
        )
      }
      canvas.text(
        text,
        .toast,
        .textPrimary,
        in: Rect(
          textX,
          textPlace.y,
          min(needed, Self.widest - (textX - box.x) - 32),
          textPlace.height
        )
      )
    }
  }
}
