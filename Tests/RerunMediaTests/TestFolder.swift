import Foundation
import RerunCore
import RerunStore
import Synchronization
import Testing

@testable import RerunMedia

/// A folder of its own for one test, gone with this value.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "rerun-media-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ relative: String) -> String { "\(path)/\(relative)" }

  func makeFolder(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: at(relative),
      withIntermediateDirectories: true
    )
  }

  /// Writes a file last modified at `instant`; one that ends in `/` is an empty folder.
  func add(
    _ relative: String,
    _ contents: String = "picture",
    modified instant: Seconds = 1_000_000
  ) throws {
    if relative.hasSuffix("/") { return try makeFolder(relative) }
    try add(relative, Data(contents.utf8), modified: instant)
  }

  func add(_ relative: String, _ contents: Data, modified instant: Seconds = 1_000_000) throws {
    // Foundation's own way to the folder of a path traps on a name of one letter.
    try makeFolder(relative.split(separator: "/").dropLast().joined(separator: "/"))
    try contents.write(to: URL(fileURLWithPath: at(relative)))
    try touch(relative, instant)
  }

  func touch(_ relative: String, _ instant: Seconds) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: TimeInterval(instant))],
      ofItemAtPath: at(relative)
    )
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(relative), withDestinationPath: target)
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: at(relative))
  }
}

/// A probe that reads nothing, and counts how often it was asked.
final class CountingProbe: Sendable {
  private let asked = Mutex<[String]>([])
  var paths: [String] { asked.withLock { $0 } }

  /// Ninety minutes for every file, except where its name says otherwise.
  var probe: MediaProbe {
    MediaProbe { [self] (path) throws(ProbeFailure) in
      asked.withLock { $0.append(path.text) }
      for failure: ProbeFailure in [
        .noPermission, .unreadable, .notMedia, .noVideo, .noLength, .slow,
      ]
      where path.text.contains("FAILS-\(failure)") {
        throw failure
      }
      let isLong = path.text.contains("LONG")
      let isSpot = path.text.contains("SPOT")
      return MediaFacts(
        durationInMilliseconds: isLong ? 82_621_000 : isSpot ? 600_000 : 5_400_000,
        videoCodec: "h264",
        width: 1_920,
        height: 1_080,
        audioStreams: 1
      )
    }
  }
}

/// A clock that stands at 2 000 000 s and only `sleep` moves.
final class StandingClock: Sendable {
  private let nanoseconds = Mutex<Int64>(2_000_000_000_000_000)

  var clock: MediaClock {
    MediaClock(
      nowInNanoseconds: { [self] in nanoseconds.withLock { $0 } },
      sleep: { [self] pause in nanoseconds.withLock { $0 += pause } }
    )
  }
}

/// A folder scanned with a counting probe, a standing clock and a store in memory.
struct ScanBench {
  let folder: TestFolder
  let probe = CountingProbe()
  let clock = StandingClock()
  let store: KioskStore

  init(_ files: [String] = []) throws {
    folder = try TestFolder()
    store = try KioskStore()
    for file in files { try folder.add(file) }
  }

  var scanner: FolderScanner {
    FolderScanner(root: folder.path, store: store, probe: probe.probe, clock: clock.clock)
  }

  func scan() throws -> FolderScan { try scanner.scan() }
  func items() throws -> [Item] { try scan().snapshot.items }
}

/// Small real files, made by ffmpeg once a test run.
enum RealMedia {
  static let folder = Result { try make() }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.get().at(name)))
  }

  private static func make() throws -> TestFolder {
    let folder = try TestFolder()
    // A static is never let go of.
    atexit {
      if case .success(let folder) = RealMedia.folder {
        try? FileManager.default.removeItem(atPath: folder.path)
      }
    }
    let picture = ["-f", "lavfi", "-i", "testsrc2=size=64x36:rate=10"]
    let sound = ["-f", "lavfi", "-i", "sine"]
    let coded = ["-t", "2", "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"]
    try run(picture + sound + coded + [folder.at("both.mkv")])
    for ending in ["mp4", "ts"] {
      try run(["-i", folder.at("both.mkv"), "-c", "copy", folder.at("both.\(ending)")])
    }
    try run(
      [
        "-i", folder.at("both.mkv"), "-c", "copy", "-bsf:v", "h264_mp4toannexb",
        folder.at("both.avi"),
      ])
    try run(
      [
        "-i", folder.at("both.mkv"), "-c", "copy", "-movflags", "+faststart+frag_keyframe",
        folder.at("fragmented.mp4"),
      ])
    try run(
      [
        "-i", folder.at("both.mkv"), "-c", "copy", "-movflags", "+faststart",
        folder.at("quick.mp4"),
      ])
    try run(picture + ["-t", "2", "-c:v", "libx264", folder.at("silent.mp4")])
    try run(sound + ["-t", "2", "-c:a", "aac", folder.at("sound.mkv")])
    try run(
      ["-i", folder.at("both.mkv"), "-c", "copy", "-f", "matroska", "pipe:1"],
      into: folder.at("streamed.mkv")
    )
    return folder
  }

  private static func run(_ arguments: [String], into output: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments
    if let output {
      try #require(FileManager.default.createFile(atPath: output, contents: nil))
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "ffmpeg \(arguments)")
  }
}
