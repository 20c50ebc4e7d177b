import Foundation

/// A PulseAudio of its own, with a sink that is heard by nobody but can be recorded.
public final class SoundServer {
  /// What is said if there is none; it is in Debian's packages pulseaudio and pulseaudio-utils.
  public static let need = "needs pulseaudio and parec"

  public static let isInstalled = ["pulseaudio", "parec"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  private let folder: String
  private let server = Process()
  private var recorder: Process?
  private var recording: String { folder + "/recording.raw" }

  /// For whoever is to play here: SDL, mpv and the rest find this server by it.
  public var environment: [String: String] {
    [
      "PULSE_SERVER": "unix:\(folder)/socket", "PULSE_RUNTIME_PATH": folder, "HOME": folder,
      "SDL_AUDIODRIVER": "pulseaudio",
    ]
  }

  public init() throws {
    folder = NSTemporaryDirectory() + "rerun-sound-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    // It closes what it was given when it starts, which Foundation takes for its end, and waits for
    // that with everything else: a shell stands between.
    server.executableURL = URL(fileURLWithPath: "/bin/sh")
    server.arguments = [
      "-c", "pulseaudio \"$@\" & echo $! >\"$HOME/pid\"; wait", "sh",
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no",
      "--disable-shm=yes", "-L",
      "module-native-protocol-unix auth-anonymous=1 socket=\(folder)/socket", "-L",
      "module-null-sink sink_name=meter rate=48000 format=s16le channels=2",
    ]
    start(server)
    try server.run()
    try wait("pulseaudio") { FileManager.default.fileExists(atPath: folder + "/socket") }
  }

  deinit {
    if let recorder { end(recorder) }
    let pid = try? String(contentsOfFile: folder + "/pid", encoding: .utf8)
    if let pid = pid.flatMap({ Int32($0.dropLast()) }), server.isRunning { kill(pid, SIGKILL) }
    end(server)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Begins to record what the sink plays; returns when the first of it has come.
  public func record() throws {
    _ = FileManager.default.createFile(atPath: recording, contents: nil)
    let recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: "/usr/bin/parec")
    recorder.arguments = [
      "--device=meter.monitor", "--raw", "--format=s16le", "--rate=48000", "--channels=2",
      "--latency-msec=20", recording,
    ]
    start(recorder)
    try recorder.run()
    self.recorder = recorder
    try wait("parec") { size > 0 }
  }

  /// Ends the recording.
  public func finish() throws -> ToneMeter {
    if let recorder { end(recorder) }
    recorder = nil
    return ToneMeter(raw: try Data(contentsOf: URL(fileURLWithPath: recording)))
  }

  /// Threads of tests block signals, and hand that on to what they start: all but this one.
  private func end(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private var size: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: recording)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private func start(_ process: Process) {
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  private func wait(_ name: String, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 20)
    while !condition() {
      guard Date() < end else { throw Failure(description: "\(name) did not start") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
