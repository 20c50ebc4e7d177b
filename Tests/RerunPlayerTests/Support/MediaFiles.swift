import Foundation

/// Small real files, made by ffmpeg once a run.
///
/// Twenty seconds of a moving test picture, 320 by 180 at 25 frames a second, a key frame every
/// second, with a tone. The top 20 rows are black with a white bar four pixels wide whose left
/// edge is at 15 pixels a second: the picture tells its own time.
enum MediaFiles {
  static let width = 320
  static let height = 180
  static let pixelsPerSecond = 15.0

  struct Made: Sendable {
    var matroska: String
    var mp4: String
    var soundOnly: String
    /// Two chapters; sound in German and in English.
    var chapters: String
    var text: String
    var folder: String
  }

  /// Nil if there is no ffmpeg, or none that encodes H.264.
  static let made: Made? = make()

  private static func make() -> Made? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rerun-player-\(getpid())", isDirectory: true)
    let path = { folder.appendingPathComponent($0).path }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(
        """
        ;FFMETADATA1
        [CHAPTER]
        TIMEBASE=1/1000
        START=0
        END=8000
        title=Intro
        [CHAPTER]
        TIMEBASE=1/1000
        START=8000
        END=20000
        title=The rest
        """.utf8
      ).write(to: folder.appendingPathComponent("chapters.txt"))
      try Data("This is a shopping list, not a film.\n".utf8).write(
        to: folder.appendingPathComponent("list.mkv")
      )
    } catch { return nil }
    let bar =
      "[0][1]overlay=0:0[a];[a][2]overlay=x='t*\(pixelsPerSecond)':y=0[v]"
    let sources = [
      "testsrc2=s=320x180:r=25:d=20", "color=black:s=320x20:r=25:d=20",
      "color=white:s=4x20:r=25:d=20", "sine=f=440:d=20",
    ]
    let isMade =
      ffmpeg(
        sources.flatMap { ["-f", "lavfi", "-i", $0] } + [
          "-filter_complex", bar, "-map", "[v]", "-map", "3:a",
          "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "25",
          "-keyint_min", "25", "-sc_threshold", "0", "-c:a", "aac",
          "-metadata:s:a:0", "language=ger", path("clip one.mkv"),
        ]
      )
      && ffmpeg(["-i", path("clip one.mkv"), "-c", "copy", path("clip.mp4")])
      && ffmpeg(["-i", path("clip one.mkv"), "-map", "0:a", "-c", "copy", path("sound.mkv")])
      && ffmpeg([
        "-i", path("clip one.mkv"), "-i", path("chapters.txt"), "-map", "0:v", "-map", "0:a",
        "-map", "0:a", "-map_chapters", "1", "-c", "copy", "-metadata:s:a:1", "language=eng",
        path("chapters.mkv"),
      ])
    guard isMade else { return nil }
    return Made(
      matroska: path("clip one.mkv"),
      mp4: path("clip.mp4"),
      soundOnly: path("sound.mkv"),
      chapters: path("chapters.mkv"),
      text: path("list.mkv"),
      folder: folder.path
    )
  }

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
