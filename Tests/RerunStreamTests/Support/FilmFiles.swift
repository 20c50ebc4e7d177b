import Foundation

/// Twelve seconds of a moving test picture with a tone, made by ffmpeg once a run; a key frame every
/// second.
enum FilmFiles {
  static let width = 320
  static let height = 180

  struct Made: Sendable {
    var indexLast: String
    var indexFirst: String
    var matroska: String
  }

  /// Nil if there is no ffmpeg, or none that encodes H.264.
  static let made: Made? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rerun-stream-\(getpid())", isDirectory: true)
    let path = { folder.appendingPathComponent($0).path }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let made = Made(
      indexLast: path("last.mp4"),
      indexFirst: path("first.mp4"),
      matroska: path("film.mkv")
    )
    let isMade =
      ffmpeg([
        "-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=12", "-f", "lavfi", "-i",
        "sine=f=440:d=12", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g",
        "25", "-keyint_min", "25", "-sc_threshold", "0", "-c:a", "aac",
        "-metadata:s:a:0", "language=ger", made.indexLast,
      ])
      && ffmpeg(["-i", made.indexLast, "-c", "copy", "-movflags", "+faststart", made.indexFirst])
      && ffmpeg(["-i", made.indexLast, "-c", "copy", made.matroska])
    return isMade ? made : nil
  }()

  private static func ffmpeg(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
