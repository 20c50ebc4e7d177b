import Glibc

/// Why a kiosk can't listen, or can't be reached; the descriptions say what to do.
public enum ControlError: Error, Hashable, CustomStringConvertible {
  case noKiosk(path: String)
  case anotherKiosk(path: String)
  case notAllowed(path: String)
  /// Something else has the socket's name; it is left alone.
  case notASocket(path: String)
  case badPath(path: String, problem: String)
  case noAnswer(path: String)
  case badAnswer(String)
  /// The kiosk's own words.
  case refused(String)
  case system(action: String, path: String, errno: Int32)

  public var description: String {
    switch self {
    case .noKiosk(let path):
      "no kiosk is running at \(path); start one, or name its socket with --socket PATH"
    case .anotherKiosk(let path):
      "another kiosk runs already and listens at \(path); stop it, or start this one with "
        + "--socket PATH"
    case .notAllowed(let path):
      "the kiosk at \(path) belongs to another user; run this as that user, or as root"
    case .notASocket(let path):
      "\(path) is not a socket, so it is left alone; remove it, or use --socket PATH"
    case .badPath(let path, let problem): "\(path) can't be the kiosk's socket: \(problem)"
    case .noAnswer(let path): "the kiosk at \(path) did not answer in time"
    case .badAnswer(let problem): "the kiosk's answer makes no sense: \(problem)"
    case .refused(let problem): problem
    case .system(let action, let path, let code):
      "can't \(action) \(path): \(Self.text(of: code))"
    }
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
