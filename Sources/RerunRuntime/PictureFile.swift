import RerunSDL
import RerunStage

/// Posters and other pictures from files.
enum PictureFile {
  /// The picture, or nil for a file that can't be read or isn't one.
  static func decode(_ path: String) -> Bitmap? { Bitmap(file: path) }
}
