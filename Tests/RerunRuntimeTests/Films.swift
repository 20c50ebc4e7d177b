import Foundation
import Testing

/// Two small films of five minutes, made once: coloured bars with moving things on them, the second
/// in opposite colours.
enum Films {
  struct Pair {
    var plain: String
    var negative: String
  }

  private static let made: Result<Pair, any Error> = Result {
    let folder = NSTemporaryDirectory() + "rerun-kiosk-test-films-2"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let pair = Pair(plain: folder + "/plain.mkv", negative: folder + "/negative.mp4")
    try make(pair.plain, filter: "null")
    try make(pair.negative, filter: "negate")
    return pair
  }

  static func pair() throws -> Pair { try made.get() }

  private struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  private static func make(_ path: String, filter: String) throws {
    try encode(
      [
        "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10", "-f", "lavfi", "-i", "sine=440",
        "-t", "300", "-vf", filter, "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt",
        "yuv420p", "-g", "10", "-c:a", "aac", "-b:a", "32k",
      ],
      to: path
    )
  }

  /// Makes a file by ffmpeg unless it is there, of the kind that its name says.
  static func encode(_ arguments: [String], to path: String) throws {
    if FileManager.default.fileExists(atPath: path) { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Under another name until it is whole: a test run that was cut short leaves no stump.
    let part = path + ".part"
    process.arguments =
      ["ffmpeg", "-v", "error", "-y"] + arguments + [
        "-f", path.hasSuffix("mp4") ? "mp4" : "matroska", part,
      ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "ffmpeg could not make \(path); is it installed?")
    }
    try FileManager.default.moveItem(atPath: part, toPath: path)
  }

  /// A station of two channels, 5 and 6, in UTC: each shows its film from every full half hour on,
  /// for five minutes.
  static func station(in folder: TemporaryFolder, second: String? = nil) throws -> String {
    let pair = try pair()
    let text = """
      {"timeZone": "UTC", "items": [
        {"id": "plain", "kind": "movie", "title": "Plain Film", "year": 1990, "runtime": 300,
         "url": "\(pair.plain)"},
        {"id": "second", "kind": "movie", "title": "Second Film", "year": 1991, "runtime": 300,
         "url": "\(second ?? pair.negative)"}],
       "channels": [
        {"id": "c5", "number": 5, "name": "Five", "order": "inOrder", "itemIDs": ["plain"]},
        {"id": "c6", "number": 6, "name": "Six", "order": "inOrder", "itemIDs": ["second"]}]}
      """
    return try folder.write(text, to: "station.json")
  }
}
