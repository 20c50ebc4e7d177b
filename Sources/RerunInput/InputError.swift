import Glibc

/// Why a part of the input can't work at all.
public enum InputError: Error, Hashable, CustomStringConvertible {
  /// The kernel refused a descriptor (`what` is the call).
  case descriptor(what: String, errno: Int32)

  public var description: String {
    switch self {
    case .descriptor(let what, let code): "\(what) failed: \(Self.text(of: code))"
    }
  }

  /// The C library's words for an error number.
  static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
