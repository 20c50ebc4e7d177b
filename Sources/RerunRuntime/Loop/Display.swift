import RerunInput
import RerunSDL
import RerunStage

/// Where frames go: a window, or memory where there is no display.
final class Display {
  let renderer: Renderer
  /// Nil off screen.
  let window: Window?
  /// Ends the loop's wait, from any thread.
  let wake: @Sendable () -> Void
  /// Off screen, what `wake` writes to.
  private let wakeFile: EventFD?

  /// Off screen: frames are kept in memory.
  init(
    width: Int,
    height: Int,
    text: TextEngine,
    art: any ArtPainter,
    wakeFile: EventFD
  ) throws(SDLError) {
    window = nil
    renderer = try Renderer(width: width, height: height, text: text, art: art)
    self.wakeFile = wakeFile
    wake = { wakeFile.signal() }
  }

  init(isWindowed: Bool, text: TextEngine, art: any ArtPainter) throws(SDLError) {
    let window = try Window(style: isWindowed ? .windowed(width: 1280, height: 720) : .fullScreen)
    self.window = window
    renderer = try Renderer(window: window, text: text, art: art)
    wakeFile = nil
    let waker = window.waker
    wake = { waker.wake() }
  }

  /// Sleeps until `wake`, an event of the window, one of `descriptors`, or the time is over.
  func wait(milliseconds: Int, descriptors: [Int32]) {
    if let window {
      window.wait(timeoutMilliseconds: milliseconds, descriptors: descriptors)
    } else if let wakeFile {
      _ = FilePoller.wait(
        descriptors + [wakeFile.descriptor],
        timeoutMilliseconds: milliseconds < 0 ? nil : Milliseconds(milliseconds)
      )
      _ = wakeFile.drain()
    }
  }

  /// Whether `wait` can watch files itself; else they need a `Doorbell`.
  var canWaitForFiles: Bool { window.map { !$0.deliversKeys } ?? true }
}
