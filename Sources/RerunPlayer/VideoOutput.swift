/// Where a player's pictures go.
///
/// At most one at a time for a player, made before a file is opened.
public protocol VideoOutput: AnyObject {
  /// Whether there is a picture that has not been taken or drawn yet.
  ///
  /// To be asked after each wake; mpv may stand still until it has been.
  func needsRedraw() -> Bool
  /// New frames rendered so far, of all files; redrawn ones are not counted.
  var frameCount: UInt64 { get }
  /// Lets go of mpv's renderer, before `deinit` would. Nothing comes after it.
  func close()
}
