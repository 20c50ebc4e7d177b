import Dispatch
import Foundation
import Glibc
import RerunApp
import RerunControl
import RerunCore
import RerunJSON
import RerunRuntime
import RerunSDL
import RerunStage
import RerunStore
import Synchronization

/// The whole kiosk in this process: its own loop on the main thread, off screen, and a script on
/// another, which presses keys by the socket and sees every frame that is drawn.
final class LiveKiosk: Sendable {
  /// What a frame showed, looked at before the loop went on.
  struct Frame: Sendable {
    /// By `Clock.wall`.
    var time: Double
    /// The tuned channel's number.
    var channel: Int64?
    /// In the band of the films, `0x00RRGGBB`.
    var pixel: UInt32
    /// Only where that is asked for.
    var isBlack = false
  }

  private struct State {
    var frames: [Frame] = []
    var problem: (any Error)?
  }

  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let scriptEnd = DispatchSemaphore(value: 0)
  private let socket: String
  private let looksForBlack: Bool

  private init(socket: String, looksForBlack: Bool) {
    self.socket = socket
    self.looksForBlack = looksForBlack
  }

  /// Runs a kiosk until `script` is through with it; on the main thread.
  ///
  /// - Parameters:
  ///   - folder: Of its own, for its data and its socket.
  ///   - looksForBlack: Whether the whole of each frame is looked at, which costs milliseconds.
  ///   - audioOutput: mpv's `ao`.
  ///   - arguments: Further options of `rerun-kiosk run`.
  static func run(
    _ workplace: Workplace,
    folder: URL,
    station: JSON,
    now: Seconds,
    looksForBlack: Bool = false,
    audioOutput: String = "null",
    arguments: [String] = [],
    script: @escaping @Sendable (LiveKiosk) throws -> Void
  ) throws {
    let file = folder.appendingPathComponent("station.json")
    try Data(station.text().utf8).write(to: file)
    let socket = folder.appendingPathComponent("live.sock").path
    let data = folder.appendingPathComponent("data").path
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    // The channel card would stand before the picture.
    try KioskStore(path: data + "/kiosk.sqlite", now: now).set(
      SettingKey(rawValue: PreferenceKey.idents.rawValue),
      to: "off"
    )
    let environment = ProcessInfo.processInfo.environment
    let options = try RunOptions(
      RunOptions.run.read(
        [
          "--headless", "--library", file.path, "--data-dir", data, "--socket", socket, "--now",
          String(now), "--locale", "en_GB", "--hwdec", "no", "--audio-output", audioOutput,
        ] + arguments
      ),
      zones: .system,
      environment: environment
    )
    let kiosk = try Kiosk(
      options: options,
      executable: workplace.programs.appendingPathComponent("rerun-kiosk").path,
      environment: environment
    )
    let live = LiveKiosk(socket: socket, looksForBlack: looksForBlack)
    kiosk.onFrame = { live.take($0, $1) }
    let thread = Thread {
      do {
        try live.waitForSocket()
        try script(live)
      } catch {
        live.state.withLock { $0.problem = error }
      }
      _ = try? live.send(.quit)
      live.scriptEnd.signal()
    }
    thread.start()
    _ = kiosk.run()
    live.scriptEnd.wait()
    // The kiosk's loop takes signals in by a file; the benchmarks end by them again.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    if let problem = live.state.withLock({ $0.problem }) { throw problem }
  }

  // MARK: - The loop's side

  private func take(_ renderer: Renderer, _ model: AppModel) {
    var frame = Frame(
      time: Clock.wall,
      channel: model.tunedChannel?.number,
      pixel: renderer.pixel(x: 60, y: 540) ?? 0
    )
    if looksForBlack { frame.isBlack = Self.isBlack(renderer) }
    state.withLock { $0.frames.append(frame) }
    bell.signal()
  }

  /// Whether none of the points of a fine grid is brighter than video's black may be.
  private static func isBlack(_ renderer: Renderer) -> Bool {
    for y in stride(from: 4, to: renderer.size.height, by: 8) {
      for x in stride(from: 4, to: renderer.size.width, by: 8) {
        let pixel = renderer.pixel(x: x, y: y) ?? 0
        if pixel >> 16 & 255 > 24 || pixel >> 8 & 255 > 24 || pixel & 255 > 24 { return false }
      }
    }
    return true
  }

  // MARK: - The script's side

  private func waitForSocket() throws {
    let end = Clock.wall + 20
    while Clock.wall < end {
      if let status = try? status(), status["library"]?["items"]?.integerValue ?? 0 > 0 { return }
      usleep(20_000)
    }
    throw BenchmarkError("the kiosk has no channels after 20 s")
  }

  func send(_ request: ControlRequest) throws -> JSON {
    try ControlClient.send(request, socketPath: socket, timeoutMilliseconds: 10_000)
  }

  func status() throws -> JSON { try send(.status) }

  /// Frames drawn so far.
  var frameCount: Int { state.withLock { $0.frames.count } }

  func frames(since first: Int) -> [Frame] { state.withLock { Array($0.frames[first...]) } }

  /// The first frame from `first` on for which `condition` holds, waited for.
  func frame(
    from first: Int,
    _ what: String,
    seconds: Double = 15,
    where condition: (Frame) -> Bool
  ) throws -> Frame {
    let end = Clock.wall + seconds
    var next = first
    while true {
      for frame in frames(since: next) {
        if condition(frame) { return frame }
        next += 1
      }
      guard Clock.wall < end else {
        let status = try status().text()
        throw BenchmarkError("\(what) did not come within \(Int(seconds)) s: \(status)")
      }
      _ = bell.wait(timeout: .now() + 0.2)
    }
  }

  /// What a key did.
  struct Change {
    /// Seconds from the key to the first frame that knows of it, and to the picture.
    var answer: Double
    var picture: Double
  }

  /// Presses a key that leads to `number`, whose picture is `film`'s.
  func change(_ command: RemoteCommand, to number: Int64, _ film: Film) throws -> Change {
    let first = frameCount
    let start = Clock.wall
    _ = try send(.press([.tap(command)]))
    let answer = try frame(from: first, "the number \(number)") { $0.channel == number }
    let picture = try frame(from: first, "the picture of channel \(number)") {
      $0.channel == number && film.shows($0.pixel)
    }
    return Change(answer: answer.time - start, picture: picture.time - start)
  }

  /// Goes to a channel at once, and waits for its picture.
  func tune(_ number: Int64, _ film: Film) throws {
    let first = frameCount
    _ = try send(.tune(channel: number))
    // A picture that was there already needs no new frame.
    if try status()["tuned"]?["channel"]?.integerValue == number, first > 0,
      let last = frames(since: frameCount - 1).last, last.channel == number,
      film.shows(last.pixel)
    {
      return
    }
    _ = try frame(from: max(0, first - 1), "the picture of channel \(number)", seconds: 30) {
      $0.channel == number && film.shows($0.pixel)
    }
  }

  /// Waits until a channel is kept ready, as far as status tells; if it knows of nothing of the
  /// kind, for a moment.
  ///
  /// - Returns: False if it is not after `seconds`.
  func waitForWarmth(_ number: Int64, seconds: Double) throws -> Bool {
    let end = Clock.wall + seconds
    while Clock.wall < end {
      let status = try status()
      if WarmStatus.numbers(status).contains(number) { return true }
      if status["warm"] == nil {
        usleep(300_000)
        return false
      }
      usleep(20_000)
    }
    return false
  }
}

/// What status says about streams that are kept ready.
enum WarmStatus {
  /// The numbers of channels that are there at once.
  static func numbers(_ status: JSON) -> Set<Int64> {
    guard case .array(let streams)? = status["warm"] else { return [] }
    return Set(
      streams.compactMap { stream in
        stream["state"]?.stringValue == "ready" ? stream["channel"]?.integerValue : nil
      }
    )
  }
}

/// Options of a kiosk that this build may not know yet.
enum KioskOptions {
  /// Nothing is kept ready.
  static var withoutWarmth: [String] {
    RunOptions.run.options.contains { $0.name == "--pre-tune" } ? ["--pre-tune", "off"] : []
  }
}
