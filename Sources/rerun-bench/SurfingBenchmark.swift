import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunRuntime
import RerunTestSupport

extension Benchmark {
  static let surf200 = Benchmark(
    name: "surf200",
    method: """
      A real rerun-kiosk run --headless on 200 channels that share 20 films, decoding in software: \
      Channel up 60 times in 18 s to warm up, then 200 times in 60 s, so that every channel comes by. \
      Resident memory (VmRSS), three seconds after the last press, before and after the 200; the \
      channel that status names after each press against the one pressed for; the longest turn of \
      the loop by status (longestTurn). Yardsticks: the memory before; none; a frame's 16.7 ms.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("surf200")
    try makeFilms(workplace, in: folder, count: 20, rounds: 199, picture: "smptebars")
    let channels = (0..<200).map { place in
      let path = folder.appendingPathComponent("film-\(place % 20).mkv").path
      return (number: Int64(100 + place), film: Optional(Film(path: path, color: "000000")))
    }
    let kiosk = try start(workplace, channels, runtime: 1500, in: folder, tune: 100)
    var number: Int64 = 100
    var lost = 0
    var longest: Int64 = 0
    func press(_ count: Int) throws {
      for _ in 0..<count {
        let start = Clock.wall
        _ = try kiosk.send(.press([.tap(.channelUp)]))
        number = number == 299 ? 100 : number + 1
        let status = try kiosk.send(.status)
        if status["tuned"]?["channel"]?.integerValue != number { lost += 1 }
        longest = max(longest, status["longestTurn"]?.integerValue ?? 0)
        usleep(UInt32(max(0, 0.3 - (Clock.wall - start)) * 1e6))
      }
      sleep(3)
    }
    try press(60)
    _ = try kiosk.send(.status)
    let before = try kiosk.mebibytes("VmRSS")
    (lost, longest) = (0, 0)
    try press(200)
    let after = try kiosk.mebibytes("VmRSS")
    let status = try kiosk.send(.status)
    longest = max(longest, status["longestTurn"]?.integerValue ?? 0)
    guard status["player"]?["state"]?.stringValue == "playing" else {
      throw BenchmarkError("the last channel doesn't play: \(status.text())")
    }
    return [
      Figure(
        name: "surf200: resident memory after",
        value: after,
        unit: "MiB",
        yardstick: .init(name: "before", value: before),
        goal: .ratio(1.1)
      ),
      Figure(
        name: "surf200: lost keys",
        value: Double(lost),
        unit: "keys",
        yardstick: .init(name: "one key", value: 1),
        goal: .value(0)
      ),
      Figure(
        name: "surf200: longest turn of the loop",
        value: Double(longest),
        unit: "ms",
        yardstick: .init(name: "a frame", value: 16.7),
        goal: .value(100)
      ),
    ]
  }

  static let warm = Benchmark(
    name: "warm",
    method: """
      A real rerun-kiosk run --headless, decoding in software, on the second of three channels, each \
      with another H.264 1280×720 film of 5 Mbit/s by HTTP: once with neighbours kept ready and once with --pre-tune off. \
      Resident memory (VmRSS) of both, when status names the streams that are ready and 5 s have \
      passed; the difference, for each of them. Yardstick: the memory without.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("warm")
    try makeFilms(workplace, in: folder, count: 3, rounds: 37, picture: "testsrc2")
    guard let server = FaultyServer(folder: folder.path) else {
      throw BenchmarkError("no socket for a server of films")
    }
    defer { server.stop() }
    let channels = (0..<3).map { place in
      let film = Film(path: server.url("films", "film-\(place).mkv"), color: "000000")
      return (number: Int64(2 + place), film: Optional(film))
    }
    let cold = try start(
      workplace,
      channels,
      runtime: 300,
      in: folder,
      tune: 3,
      arguments: KioskOptions.withoutWarmth
    )
    sleep(5)
    let coldMemory = try cold.mebibytes("VmRSS")
    cold.kill()
    let warm = try start(workplace, channels, runtime: 300, in: folder, tune: 3)
    let end = Clock.wall + 15
    var count = 0
    while Clock.wall < end, count < 2 {
      count = WarmStatus.numbers(try warm.send(.status)).count
      usleep(100_000)
    }
    guard count > 0 else {
      throw BenchmarkError("status names no stream that is kept ready (warm)")
    }
    sleep(5)
    let memory = try warm.mebibytes("VmRSS")
    return [
      Figure(
        name: "warm: memory of each neighbour",
        value: (memory - coldMemory) / Double(count),
        unit: "MiB",
        yardstick: .init(name: "without any", value: coldMemory),
        goal: .value(60)
      )
    ]
  }

  private static func start(
    _ workplace: Workplace,
    _ channels: [(number: Int64, film: Film?)],
    runtime: Seconds,
    in folder: URL,
    tune: Int64,
    arguments: [String] = []
  ) throws -> KioskProcess {
    let station = LiveStation.json(channels, runtime: runtime)
    let file = folder.appendingPathComponent("station.json")
    try Data(station.text().utf8).write(to: file)
    let kiosk = try KioskProcess(
      workplace,
      library: file.path,
      folder: folder,
      now: try Film.moment(
        Station(file: Array(station.text().utf8), zones: .system),
        margin: runtime / 3
      ),
      arguments: ["--tune", String(tune), "--hwdec", "no", "--audio-output", "null"] + arguments
    )
    try kiosk.wait("the picture") { $0["player"]?["state"]?.stringValue == "playing" }
    return kiosk
  }

  /// Files `film-0.mkv` and so on, each a scene of eight seconds over and over.
  ///
  /// - Parameter picture: FFmpeg's source of the scenes; what it costs in bytes is what they do.
  private static func makeFilms(
    _ workplace: Workplace,
    in folder: URL,
    count: Int,
    rounds: Int,
    picture: String
  ) throws {
    let scenes = min(count, Film.colors.count)
    for index in 0..<scenes {
      try workplace.ffmpeg([
        "-f", "lavfi", "-i", "\(picture)=s=1280x720:r=25:d=8,\(Film.band(Film.colors[index]))",
        "-f", "lavfi", "-i", "sine=f=330:d=8", "-c:v", "libx264", "-preset", "ultrafast", "-crf",
        "28", "-pix_fmt", "yuv420p", "-g", "50", "-c:a", "aac",
        folder.appendingPathComponent("s\(index).mkv").path,
      ])
    }
    for index in 0..<count {
      try workplace.ffmpeg([
        "-stream_loop", String(rounds), "-i",
        folder.appendingPathComponent("s\(index % scenes).mkv").path, "-c", "copy",
        folder.appendingPathComponent("film-\(index).mkv").path,
      ])
    }
  }
}
