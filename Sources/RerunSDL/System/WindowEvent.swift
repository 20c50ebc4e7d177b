/// What happened to the window since it was last asked.
public enum WindowEvent: Sendable, Equatable {
  /// A key by its SDL scancode (its place on the keyboard, whatever the layout). SDL's own repeats
  /// are marked.
  case keyDown(scancode: Int, isRepeat: Bool)
  case keyUp(scancode: Int)
  /// What the keyboard's layout makes of keys, while `Window.takesText`.
  case text(String)
  case quit
  /// The window, or the display's mode, has another size: `Renderer.outputChanged()`.
  case resized
  /// Something was in front of the window: `Renderer.invalidateAll()`.
  case exposed
  /// A display was connected or removed.
  case displayChanged
  /// The graphics card lost its pictures: `Renderer.outputChanged(isDeviceLost: true)`.
  case pictureLost
  /// `Waker.wake()` was called.
  case wake

  /// Of texts the second equal one counts, too.
  var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
