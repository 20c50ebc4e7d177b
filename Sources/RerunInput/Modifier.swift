import CEvdev

/// Ctrl, Alt and the like, which make another key of a key.
enum Modifier {
  private static let ctrl: Set = [Int(KEY_LEFTCTRL), Int(KEY_RIGHTCTRL)]
  private static let alt: Set = [Int(KEY_LEFTALT), Int(KEY_RIGHTALT)]
  private static let meta: Set = [Int(KEY_LEFTMETA), Int(KEY_RIGHTMETA)]
  static let codes = ctrl.union(alt).union(meta)

  static func isConsoleChord(_ down: Set<Int>) -> Bool {
    !down.isDisjoint(with: ctrl) && !down.isDisjoint(with: alt)
  }

  /// The console of F1…F12, 1…12.
  static func console(of code: Int) -> Int? {
    switch code {
    case Int(KEY_F1)...Int(KEY_F10): code - Int(KEY_F1) + 1
    case Int(KEY_F11): 11
    case Int(KEY_F12): 12
    default: nil
    }
  }
}
