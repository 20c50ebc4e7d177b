public import RerunCore
import RerunStage

/// The digits typed so far, in the top right corner, and the channel they make.
public struct NumberBox: Sendable, Hashable {
  public enum Match: Sendable, Hashable {
    /// What is typed is this channel.
    case channel(Channel)
    /// The first channel that more digits could reach.
    case possible(Channel)
    /// More digits may lead somewhere; it isn't said where.
    case unnamed
    case none
  }

  /// Digits only.
  public var typed: String
  /// The digits of the longest channel number in use.
  public var longestLength: Int
  public var match: Match
  /// How much of the waiting time is left, 1 to 0.
  public var fractionLeft: Double
  /// In stage pixels; see `shakeOffset(after:)`.
  public var shakeOffset: Double

  public init(
    typed: String,
    longestLength: Int,
    match: Match,
    fractionLeft: Double,
    shakeOffset: Double = 0
  ) {
    self.typed = typed
    self.longestLength = longestLength
    self.match = match
    self.fractionLeft = fractionLeft
    self.shakeOffset = shakeOffset
  }

  /// How far the digits are off their place `milliseconds` after a number that isn't there: twice
  /// 8 pixels each way within 320 ms.
  public static func shakeOffset(after milliseconds: Int64) -> Double {
    guard (0..<320).contains(milliseconds) else { return 0 }
    return [-8, 8, -8, 8][Int(milliseconds / 80)]
  }

  static let screen = "watching-status"

  public func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let box = canvas.place("numbox", of: Self.screen),
      let place = theme.element("numbox.digits", of: Self.screen), let style = place.style
    else { return }
    let isUnknown = match == .none
    let open = isUnknown ? 0 : max(0, longestLength - typed.count)
    let digits = typed + String(repeating: "–", count: open)
    canvas.list.text(
      digits,
      canvas.fitted(digits, style, to: place.box.width),
      place.color ?? .clear,
      in: place.box.offset(shakeOffset, 0),
      alignment: .right,
      overflow: .visible
    )

    let (name, color): (String, ColorRole) =
      switch match {
      case .channel(let channel): ("\(channel.number) \(channel.name.isolated)", .textAccent)
      case .possible(let channel): ("\(channel.number) \(channel.name.isolated)", .textMuted)
      case .unnamed: ("", .textMuted)
      case .none: (canvas.words.noChannel(typed), .textDanger)
      }
    if let line = theme.element("numbox.name", of: Self.screen)?.box {
      canvas.text(name, .rowHint, color, in: line, alignment: .right)
    }
    if let timer = theme.element("numbox.timer", of: Self.screen), !isUnknown {
      let width = ((box.width - 56) * max(0, min(1, fractionLeft))).rounded()
      if width > 0 {
        canvas.list.box(
          Rect(timer.box.x, timer.box.y, width, timer.box.height),
          fill: timer.fill
        )
      }
    }
  }
}
