import RerunCore
import RerunStage

/// Asks for a text with an on-screen keyboard or a real one; answers `PageAnswer.text` or just
/// closes.
struct TextEntryPage: Page {
  /// What may be typed.
  enum Kind: Sendable, Hashable {
    case text
    /// Each character becomes a dot a second after it was typed.
    case secret
    /// Digits only, shown as dots, and done with the last of `limit`.
    case pin
  }

  var title: String
  var value = ""
  var kind = Kind.text
  /// In characters.
  var limit = 40
  /// Handed back with the answer.
  var topic: String

  var isOpaque: Bool { false }
  var takesText: Bool { true }

  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch event.command {
    case .back, .exit: [.close]
    case .play, .playPause, .select: [.answer(.text(value, topic: topic))]
    default: []
    }
  }

  mutating func type(_ input: TextInput, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch input {
    case .insert(let text): value = String((value + text).prefix(limit))
    case .deleteBackward: _ = value.popLast()
    }
    return []
  }

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    let screen = "text-entry"
    canvas.place(
      ["scrim", "entry.panel", "entry.panel.rule", "entry.field"],
      of: screen
    )
    canvas.place("entry.title", of: screen, text: title)
    canvas.place("entry.value", of: screen, text: value)
  }
}
