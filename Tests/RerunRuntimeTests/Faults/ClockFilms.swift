import Foundation
import RerunSDL
import RerunStage

/// Films of five minutes whose pictures say which second of them they are.
///
/// Across the middle, thirteen squares: a white one, a black one, the second in nine binary digits
/// from the lowest on, a black one, a white one. `clock.mkv` and `other.mkv` differ by their colours;
/// `clock.m3u8` is the first in pieces, and `short.mkv` its first half minute.
enum ClockFilms {
  static let runtime: Int64 = 300

  private static let made: Result<String, any Error> = Result {
    let folder = NSTemporaryDirectory() + "rerun-kiosk-test-films-3"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try make(folder + "/clock.mkv", filter: "null")
    try make(folder + "/other.mkv", filter: "negate")
    try Films.encode(
      ["-i", folder + "/clock.mkv", "-t", "30", "-c", "copy"],
      to: folder + "/short.mkv"
    )
    try makePieces(folder)
    return folder
  }

  /// The folder they are in.
  static func folder() throws -> String { try made.get() }

  private static func make(_ path: String, filter: String) throws {
    var filters = [filter, box(0, 13, "black"), box(0, 1, "white"), box(12, 1, "white")]
    for digit in 0..<9 {
      filters.append(
        box(digit + 2, 1, "white") + ":enable='gte(mod(t\\,\(2 << digit))\\,\(1 << digit))'"
      )
    }
    try Films.encode(
      [
        "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10", "-f", "lavfi", "-i", "sine=440",
        "-t", "\(runtime)", "-vf", filters.joined(separator: ","), "-c:v", "libx264", "-preset",
        "ultrafast", "-pix_fmt", "yuv420p", "-g", "10", "-c:a", "aac", "-b:a", "32k",
      ],
      to: path
    )
  }

  private static func box(_ square: Int, _ count: Int, _ color: String) -> String {
    "drawbox=x=\(square * 20):y=70:w=\(count * 20):h=20:color=\(color):t=fill"
  }

  private static func makePieces(_ folder: String) throws {
    let list = folder + "/clock.m3u8"
    if FileManager.default.fileExists(atPath: list) { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-y", "-i", folder + "/clock.mkv", "-c", "copy", "-f", "hls",
      "-hls_time", "4", "-hls_list_size", "0", "-hls_segment_filename", folder + "/clock-%03d.ts",
      folder + "/part.m3u8",
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try FileManager.default.moveItem(atPath: folder + "/part.m3u8", toPath: list)
  }
}

extension Bitmap {
  /// What a picture of a clock film shows, full screen; nil if it is none of those.
  var clock: (isOther: Bool, second: Int64)? {
    let squares = (0..<13).map { square -> Bool? in
      let pixel = color((Double(square) + 0.5) * 20 / 320, 80.0 / 180)
      let parts = [pixel.red, pixel.green, pixel.blue]
      if parts.allSatisfy({ $0 > 170 }) { return true }
      return parts.allSatisfy({ $0 < 80 }) ? false : nil
    }
    let marks = [squares[0], squares[1], squares[11], squares[12]]
    guard marks == [true, false, false, true] else { return nil }
    var second: Int64 = 0
    for digit in 0..<9 {
      guard let isSet = squares[digit + 2] else { return nil }
      if isSet { second += 1 << digit }
    }
    // The first bar is red, or cyan in the other film; things move across one place or another.
    let bar = [0.03, 0.3, 0.36, 0.55].map { color(0.14, $0) }
    return (isOther: bar.filter { $0.red < 120 && $0.blue > 120 }.count >= 2, second: second)
  }

  /// Whether nothing is to be seen.
  var isBlack: Bool {
    var bright = 0
    for index in stride(from: 0, to: pixels.count, by: 4 * 7)
    where pixels[index] > 40 || pixels[index + 1] > 40 || pixels[index + 2] > 40 {
      bright += 1
    }
    return bright < pixels.count / (4 * 7) / 1000
  }
}
