public import RerunCore
import RerunStage

/// Why a programme won't play, what happens by itself, and what can be done.
///
/// Draws its own scrim; the last picture stays below it.
public struct ErrorCard: Sendable, Hashable {
  public enum Button: Int, Sendable, Hashable, CaseIterable {
    case retry, nextChannel, guide
  }

  /// What happens when the seconds are over.
  public enum Outcome: Sendable, Hashable {
    case movesOn(title: String?)
    /// The clock will bring the next programme, but later than the card stays.
    case follows(title: String, at: Seconds)
    case triesAgain
  }

  /// How long it waits before it goes on by itself.
  public static let seconds: Seconds = 30

  public var channel: Channel
  public var reason: PlayerFailure
  public var outcome: Outcome
  public var secondsLeft: Seconds
  public var focus: Button
  /// For the curious, such as "AV1 10-bit, 3840 × 2160"; may be empty.
  public var detail: String

  public init(
    channel: Channel,
    reason: PlayerFailure,
    outcome: Outcome,
    secondsLeft: Seconds,
    focus: Button,
    detail: String
  ) {
    self.channel = channel
    self.reason = reason
    self.outcome = outcome
    self.secondsLeft = secondsLeft
    self.focus = focus
    self.detail = detail
  }

  static let screen = "watching-error"

  public func draw(on canvas: inout Canvas) {
    let words = canvas.words
    canvas.place(
      ["scrim", "error.card", "error.card.rule", "error.badge", "error.icon"],
      of: Self.screen
    )
    canvas.place("error.kick", of: Self.screen, text: "\(channel.number) \(channel.name.isolated)")
    canvas.placeFitted("error.title", of: Self.screen, text: words.wontPlay)
    canvas.place("error.reason", of: Self.screen, text: words.reason(reason))
    let next =
      switch outcome {
      case .movesOn(let title): words.movingOn(to: title, in: secondsLeft)
      case .follows(let title, let start): words.follows(title, at: start)
      case .triesAgain: words.tryingAgain(in: secondsLeft)
      }
    canvas.place("error.next", of: Self.screen, text: next)
    if let track = canvas.theme.element("error.progress.track", of: Self.screen)?.box {
      canvas.progress(track, fraction: Double(secondsLeft) / Double(Self.seconds))
    }
    drawButtons(on: &canvas)
    if !detail.isEmpty { canvas.place("error.code", of: Self.screen, text: detail) }
  }

  private func drawButtons(on canvas: inout Canvas) {
    let words = canvas.words
    guard let first = canvas.theme.element("error.retry", of: Self.screen)?.box,
      let room = canvas.theme.element("error.reason", of: Self.screen)?.box
    else { return }
    let buttons: [(Button, String, Icon)] = [
      (.retry, words.tryAgain, .retry), (.nextChannel, words.nextChannel, .up),
      (.guide, words.guide, .list),
    ]
    let row = ControlRow(
      widths: buttons.map { canvas.buttonWidth($0.1, icon: $0.2) },
      gap: 20,
      available: room.width
    )
    let visible = row.visible(focus: focus.rawValue)
    let lefts = row.positions(of: visible, from: first.x)
    let places = Array(zip(visible, lefts))
    // The focused one last: its glow lies over its neighbours.
    for isFocusTurn in [false, true] {
      for (index, left) in places where (buttons[index].0 == focus) == isFocusTurn {
        canvas.button(
          buttons[index].1,
          icon: buttons[index].2,
          at: left,
          first.y,
          state: isFocusTurn ? .focused : .idle
        )
      }
    }
  }
}
