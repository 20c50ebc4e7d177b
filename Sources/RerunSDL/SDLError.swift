import CSDL2

/// What SDL refused, with its own words for the log.
public enum SDLError: Error, Equatable, CustomStringConvertible {
  /// There is no display, or no driver for it: the kiosk can still render off screen.
  case noDisplay(String)
  case window(String)
  case renderer(String)
  case fonts(String)
  /// The picture could not be written to the path.
  case picture(path: String, String)
  case outOfMemory

  public var description: String {
    switch self {
    case .noDisplay(let reason): "No display to draw on: \(reason)"
    case .window(let reason): "No window: \(reason)"
    case .renderer(let reason): "No renderer: \(reason)"
    case .fonts(let reason): "No fonts: \(reason)"
    case .picture(let path, let reason): "Could not write \(path): \(reason)"
    case .outOfMemory: "Out of memory for a picture"
    }
  }

  /// SDL's last error on this thread.
  static var reason: String {
    guard let text = SDL_GetError(), text.pointee != 0 else { return "no reason given" }
    return String(cString: text)
  }
}
