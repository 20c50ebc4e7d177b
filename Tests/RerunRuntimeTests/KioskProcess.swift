import Foundation
import RerunControl
import RerunJSON
import RerunSDL
import RerunStage
import Testing

/// A program that was built, started for a test with a folder and a socket of its own.
final class KioskProcess {
  /// The kiosk's binary, which the build leaves beside the tests'.
  static let binary: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    for _ in 0..<4 {
      let path = folder.appendingPathComponent("rerun-kiosk").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
      folder.deleteLastPathComponent()
    }
    return Repository.buildFolder + "/rerun-kiosk"
  }()

  let folder: TemporaryFolder
  let socket: String
  private let process = Process()
  private let errors: String

  init(_ arguments: [String], environment: [String: String] = [:], folder: TemporaryFolder) throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.binary),
      "rerun-kiosk was not built beside the tests: run swift build first"
    )
    self.folder = folder
    socket = folder.path + "/kiosk.sock"
    errors = folder.path + "/errors"
    process.executableURL = URL(fileURLWithPath: Self.binary)
    process.arguments =
      ["run", "--data-dir", folder.path + "/data", "--socket", socket]
      + (arguments.contains("--audio-output") ? [] : ["--audio-output", "null"]) + arguments
    process.environment = Self.environment(environment)
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  static func environment(_ changes: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["SDL_AUDIODRIVER"] = "dummy"
    return environment.merging(changes) { $1 }
  }

  var isRunning: Bool { process.isRunning }

  /// Resident memory in MiB.
  func residentMemory() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/status"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return try #require(kilobytes.flatMap { Double($0) }) / 1024
  }
  var errorText: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

  func status() throws -> JSON {
    try ControlClient.send(.status, socketPath: socket, timeoutMilliseconds: 20_000)
  }

  func send(_ request: ControlRequest) throws -> JSON {
    try ControlClient.send(request, socketPath: socket, timeoutMilliseconds: 20_000)
  }

  /// Asks for the status until `condition` holds.
  @discardableResult
  func wait(
    _ what: String,
    seconds: Double = 40,
    until condition: (JSON) -> Bool
  ) throws -> JSON {
    let end = Date(timeIntervalSinceNow: seconds)
    var last: JSON = .null
    while Date() < end, process.isRunning {
      if let status = try? status() {
        last = status
        if condition(status) { return status }
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("\(what) did not come to be; status \(last.text()); errors: \(errorText)")
    return last
  }

  func screenshot() throws -> Bitmap {
    let path = folder.path + "/shot-\(UUID().uuidString).png"
    _ = try send(.screenshot(path: path))
    return try #require(Bitmap(file: path))
  }

  /// Takes pictures until two differ within `rect`, given in parts of the picture.
  func seesMotion(in rect: Rect, seconds: Double = 30) throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    let first = try screenshot()
    while Date() < end {
      Thread.sleep(forTimeInterval: 0.3)
      if try screenshot().differs(from: first, in: rect) { return true }
    }
    return false
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// - Returns: The exit status, or nil if it went on running.
  func waitForEnd(seconds: Double = 10) -> Int32? {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    return process.isRunning ? nil : process.terminationStatus
  }

  /// Runs a subcommand to its end.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = arguments
    process.environment = Self.environment(environment)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }
}

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let buildFolder = root + "/.build/debug"
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "rerun-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}

extension Bitmap {
  /// The pixel at parts (0 to 1) of the width and height.
  func color(_ x: Double, _ y: Double) -> RGBA {
    let column = min(width - 1, Int(x * Double(width)))
    let row = min(height - 1, Int(y * Double(height)))
    let index = (row * width + column) * 4
    return RGBA(pixels[index], pixels[index + 1], pixels[index + 2])
  }

  func differs(from other: Bitmap, in rect: Rect) -> Bool {
    guard width == other.width, height == other.height else { return true }
    var count = 0
    for row in Int(rect.y * Double(height))..<Int(rect.maxY * Double(height)) {
      for column in Int(rect.x * Double(width))..<Int(rect.maxX * Double(width)) {
        let index = (row * width + column) * 4
        if abs(Int(pixels[index]) - Int(other.pixels[index])) > 40 { count += 1 }
      }
    }
    return count > 20
  }
}

extension JSON {
  /// A value by its way, such as `player.state`.
  func at(_ path: String) -> JSON? {
    path.split(separator: ".").reduce(self as JSON?) { value, key in value?[String(key)] }
  }
}
