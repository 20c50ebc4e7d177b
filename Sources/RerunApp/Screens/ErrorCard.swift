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
    // A long title is shortened: when it comes matters more than its last words.
    let next =
      switch outcome {
      case .movesOn(let title):
        fitting(title ?? "", canvas) { words.movingOn(to: $0, in: secondsLeft) }
      case .follows(let title, let start):
        fitting(title, canvas) { words.follows($0, at: start) }
      case .triesAgain: words.tryingAgain(in: secondsLeft)
      }
    canvas.place("error.next", of: Self.screen, text: next)
    if let track = canvas.theme.element("error.progress.track", of: Self.screen)?.box {
      canvas.progress(track, fraction: Double(secondsLeft) / Double(Self.seconds))
    }
    drawButtons(on: &canvas)
    if !detail.isEmpty { canvas.place("error.code", of: Self.screen, text: detail) }
  }

  /// The sentence with as much of the title as its line has room for.
  private func fitting(
    _ title: String,
    _ canvas: Canvas,
    _ sentence: (String) -> String
  ) -> String {
    guard let place = canvas.theme.element("error.next", of: Self.screen), let style = place.style
    else { return sentence(title) }
    func fits(_ text: String) -> Bool { canvas.width(text, style) <= place.box.width }
    var short = title
    while !fits(sentence(short == title ? title : short + "…")), !short.isEmpty {
      short.removeLast()
      while let last = short.last, last.isWhitespace || last.isPunctuation { short.removeLast() }
    }
    return sentence(short == title ? title : short + "…")
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
