/// Why a player or its video output could not be made.
public enum PlayerError: Error, Sendable, Hashable, CustomStringConvertible {
  case outOfMemory
  /// libmpv said no; `code` is one of its `MPV_ERROR_…`.
  case refused(action: String, code: Int32, reason: String)
  /// The OpenGL context has no such function, or is not current.
  case openGLIncomplete

  public var description: String {
    switch self {
    case .outOfMemory: "mpv could not be created: out of memory"
    case .refused(let action, let code, let reason): "mpv could not \(action): \(reason) (\(code))"
    case .openGLIncomplete: "OpenGL lacks functions of OpenGL ES 2.0, or no context is current"
    }
  }
}
