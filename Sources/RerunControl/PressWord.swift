public import RerunCore

/// A word of `rerun-kiosk press` that is no key, and what would be.
public struct PressWordError: Error, Hashable, CustomStringConvertible {
  public var description: String
}

extension RemoteEvent {
  private static let holdPrefix = "hold:"
  private static let holdable: [RemoteCommand] = [
    .select, .back, .playPause, .left, .right,
  ]

  /// Reads a command's word (`up`, `channel-up`, `7`), or `hold:` and one that has a long press.
  public init(pressWord word: String) throws(PressWordError) {
    let isHold = word.hasPrefix(Self.holdPrefix)
    let name = isHold ? String(word.dropFirst(Self.holdPrefix.count)) : word
    guard let command = RemoteCommand(rawValue: name) else {
      let words = RemoteCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw PressWordError(description: "'\(word.prefix(40))' is no key; keys are \(words)")
    }
    if isHold, !Self.holdable.contains(command) {
      let words = Self.holdable.map { Self.holdPrefix + $0.rawValue }.joined(separator: ", ")
      throw PressWordError(description: "'\(word)' has no long press; only \(words) have")
    }
    self = isHold ? .hold(command) : .tap(command)
  }

  /// The word that `init(pressWord:)` reads; a repeat is a press like another.
  public var pressWord: String {
    switch self {
    case .tap(let command), .again(let command): command.rawValue
    case .hold(let command): Self.holdPrefix + command.rawValue
    }
  }
}
