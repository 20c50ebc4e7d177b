import Foundation
import RerunCore
import RerunJSON
import RerunRuntime

extension Benchmark {
  static let watch = Benchmark(
    name: "watch",
    method: """
      Watching H.264 1920×1080 at 30 frames a second with sound, decoded in software, output \
      1920×1080, no sound device: the processor time of a real rerun-kiosk run --headless while \
      nothing else is on the stage, and that of bare libmpv with its own options and its software \
      renderer, in a process of its own as well. 10 s each, in turns, twice; the mean of both rounds.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("watch")
    let scene = folder.appendingPathComponent("scene.mkv").path
    let color = Film.colors[0]
    try workplace.ffmpeg([
      "-f", "lavfi", "-i", "testsrc2=s=1920x1080:r=30:d=10,\(Film.band(color))", "-f", "lavfi",
      "-i",
      "sine=f=330:d=10", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "30", "-pix_fmt",
      "yuv420p", "-g", "60", "-c:a", "aac", scene,
    ])
    let film = Film(path: folder.appendingPathComponent("film.mkv").path, color: color)
    try workplace.ffmpeg(["-stream_loop", "29", "-i", scene, "-c", "copy", film.path])
    let station = LiveStation.json([(2, film)], runtime: 300)
    let file = folder.appendingPathComponent("station.json")
    try Data(station.text().utf8).write(to: file)
    let now = try Film.moment(
      Station(file: Array(station.text().utf8), zones: .system),
      margin: 200
    )

    var shares: (kiosk: [Double], bare: [Double]) = ([], [])
    for round in 0..<2 {
      let kiosk = try KioskProcess(
        workplace,
        library: file.path,
        folder: try workplace.makeFolder("watch-\(round)"),
        now: now,
        arguments: ["--tune", "2", "--hwdec", "no", "--audio-output", "null"]
          + KioskOptions.withoutWarmth
      )
      try kiosk.wait("the picture") { $0["player"]?["state"]?.stringValue == "playing" }
      sleep(8)  // the banner has gone
      shares.kiosk.append(try share { try kiosk.cpu() })
      kiosk.kill()

      let bare = Process()
      bare.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      bare.arguments = ["--bare-mpv", film.path, color]
      try bare.run()
      sleep(2)
      shares.bare.append(
        try share {
          guard let cpu = Clock.cpu(ofProcess: bare.processIdentifier) else {
            throw BenchmarkError("bare mpv ended")
          }
          return cpu
        }
      )
      // At once, so that nothing is measured of its end.
      kill(bare.processIdentifier, SIGKILL)
      bare.waitUntilExit()
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    return [
      Figure(
        name: "watch: 1080p30 in software",
        value: mean(shares.kiosk) * 100,
        unit: "% of a core",
        yardstick: .init(name: "bare mpv", value: mean(shares.bare) * 100),
        goal: .ratio(1.15)
      )
    ]
  }

  /// Processor seconds a second, over ten of them.
  private static func share(_ cpu: () throws -> Double) throws -> Double {
    let start = try (cpu(), Clock.wall)
    sleep(10)
    let end = try (cpu(), Clock.wall)
    return (end.0 - start.0) / (end.1 - start.1)
  }

  /// What `rerun-bench --bare-mpv FILE COLOUR` does until it is ended.
  static func playBare(_ film: Film) throws -> Never {
    let bare = try BareMPV(width: 1920, height: 1080)
    _ = try bare.open(film, atMilliseconds: 60_000)
    while true { bare.play(milliseconds: 1000) }
  }
}
