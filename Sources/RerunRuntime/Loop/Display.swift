import RerunSDL
import RerunStage

/// Where frames go: a window, or memory where there is no display.
final class Display {
  let renderer: Renderer
  /// Nil off screen.
  let window: Window?
  private let waker: @Sendable () -> Void

  init(
    isHeadless: Bool, isWindowed: Bool, size: (width: Int, height: Int), text: TextEngine,
    art: any ArtPainter, wake: @escaping @Sendable () -> Void
  ) throws(SDLError) {
    if isHeadless {
      window = nil
      renderer = try Renderer(width: size.width, height: size.height, text: text, art: art)
      waker = wake
      return
    }
    let window = try Window(style: isWindowed ? .windowed(width: 1280, height: 720) : .fullScreen)
    self.window = window
    renderer = try Renderer(window: window, text: text, art: art)
    let windowWaker = window.waker
    waker = { windowWaker.wake() }
  }

  /// Ends the loop's wait, from any thread.
  var wake: @Sendable () -> Void { waker }
}
