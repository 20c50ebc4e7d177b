import Foundation
import RerunRuntime
import RerunStage

/// Where benchmarks find the kiosk's files, and a folder of their own that is gone afterwards.
final class Workplace {
  let resources: Resources
  /// The folder of the running program: `rerun-kiosk` is built next to it.
  let programs: URL
  private let folder: URL

  init() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    programs = program.deletingLastPathComponent()
    resources = try Resources(
      executable: program.path,
      environment: ProcessInfo.processInfo.environment,
      dataDirectory: "/nonexistent"
    )
    // Short: the path of a socket has only some hundred bytes.
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rerun-bench-\(getpid())", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func theme() throws -> Theme { try ThemeLibrary(resources).theme(ThemeLibrary.standardID) }

  /// A new empty folder.
  func makeFolder(_ name: String) throws -> URL {
    let new = folder.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.removeItem(at: new)
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    return new
  }

  /// Runs `ffmpeg`; its own words are in the error.
  func ffmpeg(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(
        "ffmpeg is needed to make video files, and failed: "
          + String(decoding: text, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }
}
