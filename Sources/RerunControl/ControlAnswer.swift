public import RerunJSON

/// What a kiosk answers: one line of JSON.
public enum ControlAnswer: Sendable, Hashable {
  /// `{"ok":true,…}` with these members after it.
  case ok([JSON.Member] = [])
  /// `{"ok":false,"error":"…"}`, in words for whoever reads the script's output.
  case failed(String)

  public var json: JSON {
    switch self {
    case .ok(let members): .object([.init("ok", .bool(true))] + members)
    case .failed(let problem):
      .object([.init("ok", .bool(false)), .init("error", .string(problem))])
    }
  }
}
