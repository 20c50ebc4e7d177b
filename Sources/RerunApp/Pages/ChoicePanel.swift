import RerunCore
import RerunStage

/// Asks for one of a few things in the side panel; answers `PageAnswer.choice` or just closes.
struct ChoicePanel: Page {
  struct Choice: Sendable, Hashable {
    var icon: Icon
    var label: String
    /// At the right, in a lower voice.
    var value = ""
  }

  var title: String
  var choices: [Choice]
  /// Handed back with the answer.
  var topic: String
  var focus = 0
  var openedAt: Int64

  var isOpaque: Bool { false }

  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder] {
    guard !choices.isEmpty else { return [.close] }
    if case .hold(.back) = event { return [.closeAll] }
    switch event.command {
    case .up: focus = (focus + choices.count - 1) % choices.count
    case .down: focus = (focus + 1) % choices.count
    case .select, .right: return [.answer(.choice(focus, topic: topic))]
    case .left, .back, .menu, .exit: return [.close]
    default: break
    }
    return []
  }

  func nextDeadline(in model: AppModel, after now: Moment) -> Int64? {
    let passed = now.uptimeMilliseconds - openedAt
    return model.theme.motion(.panelIn).isRunning(after: passed)
      ? now.uptimeMilliseconds + 16 : nil
  }

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    OptionsPanel(
      title: title,
      clock: model.words.timeWithSuffix(now.wall),
      rows: choices.map { OptionsPanel.Row(icon: $0.icon, label: $0.label, value: $0.value) },
      focus: focus,
      entry: model.theme.motion(.panelIn).progress(after: now.uptimeMilliseconds - openedAt),
      bulbPhase: model.bulbPhase(at: now.uptimeMilliseconds)
    ).draw(on: &canvas)
  }
}
