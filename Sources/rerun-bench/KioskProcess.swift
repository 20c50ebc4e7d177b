import Foundation
import Glibc
import RerunControl
import RerunJSON

/// A real `rerun-kiosk run --headless` of its own, and what it says of itself.
final class KioskProcess {
  private let process = Process()
  private let program: String
  private let socket: String
  private let log: URL

  var id: Int32 { process.processIdentifier }

  /// - Parameters:
  ///   - folder: Where it keeps its data, its socket and its log.
  ///   - now: The instant at which its clock starts.
  ///   - arguments: Further options of `run`.
  init(
    _ workplace: Workplace,
    library: String,
    folder: URL,
    now: Int64,
    arguments: [String] = []
  ) throws {
    program = workplace.programs.appendingPathComponent("rerun-kiosk").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw BenchmarkError("\(program) is missing: build it with swift build -c release")
    }
    socket = folder.appendingPathComponent("kiosk.sock").path
    log = folder.appendingPathComponent("kiosk.log")
    try Data().write(to: log)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "run", "--headless", "--library", library, "--data-dir", folder.path, "--socket", socket,
        "--now", String(now), "--time-zone", "Europe/Berlin", "--locale", "en_GB",
      ] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
  }

  deinit { kill() }

  /// Ends it at once, so that nothing is measured of its end.
  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Its answer to `rerun-kiosk status --json`; nil while it doesn't listen yet.
  func status() throws -> [String: Any]? {
    let asking = Process()
    asking.executableURL = URL(fileURLWithPath: program)
    asking.arguments = ["status", "--json", "--socket", socket]
    let output = Pipe()
    asking.standardOutput = output
    asking.standardError = FileHandle.nullDevice
    try asking.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    asking.waitUntilExit()
    guard asking.terminationStatus == 0 else { return nil }
    return try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
  }

  /// Asks it something over its socket, which costs less than a program started for it.
  func send(_ request: ControlRequest) throws -> JSON {
    try ControlClient.send(request, socketPath: socket, timeoutMilliseconds: 10_000)
  }

  /// Asks for its status until `condition` holds.
  func wait(_ what: String, seconds: Double = 30, until condition: (JSON) -> Bool) throws {
    let end = Clock.wall + seconds
    while Clock.wall < end, process.isRunning {
      if let status = try? send(.status), condition(status) { return }
      usleep(50_000)
    }
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    throw BenchmarkError("\(what) did not come within \(Int(seconds)) s: \(text)")
  }

  /// Waits until it has drawn the guide with programmes in it.
  ///
  /// - Returns: Its status then.
  func waitForGuide(seconds: Double = 60) throws -> [String: Any] {
    let end = Clock.wall + seconds
    while Clock.wall < end {
      guard process.isRunning else {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        throw BenchmarkError("rerun-kiosk ended: \(text)")
      }
      if let status = try status(), status["firstGuide"] is [String: Any] { return status }
      usleep(200_000)
    }
    throw BenchmarkError("rerun-kiosk showed no guide within \(Int(seconds)) s")
  }

  /// A line of /proc/PID/status in MiB, such as `VmRSS`.
  func mebibytes(_ key: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key + ":") }),
      let kilobytes = line.split(separator: "\t").last?.split(separator: " ").first.flatMap({
        Double($0)
      })
    else { throw BenchmarkError("/proc/\(id)/status says nothing of \(key)") }
    return kilobytes / 1024
  }

  /// CPU seconds so far.
  func cpu() throws -> Double {
    guard let seconds = Clock.cpu(ofProcess: id) else { throw BenchmarkError("rerun-kiosk ended") }
    return seconds
  }
}
