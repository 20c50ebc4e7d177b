public import RerunCore
import RerunStage

/// That the picture is paused or later than the clock, at the top left.
public struct BehindView: Sendable, Hashable {
  public var isPaused: Bool
  public var behindSeconds: Seconds
  /// One short line, for what plays behind the clock; what is paused keeps the whole box.
  public var isCompact: Bool

  public init(isPaused: Bool, behindSeconds: Seconds, isCompact: Bool) {
    self.isPaused = isPaused
    self.behindSeconds = behindSeconds
    self.isCompact = isCompact
  }

  static let screen = "watching-status"

  public func draw(on canvas: inout Canvas) {
    if isCompact { drawLine(on: &canvas) } else { drawBox(on: &canvas) }
  }

  private func title(_ words: Wording) -> String {
    guard isPaused else { return words.behindLive(behindSeconds) }
    return behindSeconds > 0
      ? words.paused + Wording.separator + words.behind(behindSeconds) : words.paused
  }

  private func drawBox(on canvas: inout Canvas) {
    canvas.place("behind", of: Self.screen)
    if let place = canvas.theme.element("behind.icon", of: Self.screen) {
      canvas.list.icon(isPaused ? .pause : .play, place.box, place.color ?? .clear)
    }
    canvas.place("behind.title", of: Self.screen, text: title(canvas.words), tabularDigits: true)
    canvas.place("behind.hint", of: Self.screen, text: canvas.words.pausedHint)
  }

  private func drawLine(on canvas: inout Canvas) {
    guard let box = canvas.theme.element("behind", of: Self.screen)?.box else { return }
    let title = title(canvas.words)
    let height = 68.0
    let zeros = String(title.map { $0.isNumber ? "0" : $0 })
    let width = canvas.width(zeros, .toast)
    canvas.overlayBox(
      Rect(box.x, box.y, 30 + 34 + 18 + width + 34, height),
      radius: canvas.pillRadius(height: height),
      hasShadow: false
    )
    canvas.list.icon(
      isPaused ? .pause : .play,
      Rect(box.x + 30, box.y + 17, 34, 34),
      canvas.theme.color(.paused)
    )
    canvas.text(
      title,
      .toast,
      .textPrimary,
      in: Rect(
        box.x + 82,
        canvas.middle(of: .toast, y: box.y, height: height),
        width + 8,
        canvas.theme.style(.toast).lineHeight
      ),
      overflow: .visible,
      tabularDigits: true
    )
  }
}
