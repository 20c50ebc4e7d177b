import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunRuntime
import Synchronization

extension Benchmark {
  static let sequence = Benchmark(
    name: "sequence",
    method: """
      The whole kiosk with its loop, off screen in this process, on a channel where six seconds of \
      a film are followed by two fillers of seven seconds, the card of the break and the next film, \
      all by the clock within 40 s: a station file made so that a slot ends then. Every \
      frame that is drawn is looked at: it is black if no point of a grid of 8 pixels is brighter \
      than 24 of 255. Yardstick: all frames. And the longest time without a new frame while films \
      and fillers play.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("sequence")
    let films = try makeSequence(workplace, in: folder)
    // A slot of half an hour: 900 s, 870 s, and 30 s of break, which holds 15 s of fillers.
    let items = films.prefix(2).enumerated().map { place, film in
      JSON.object([
        .init("id", .string("film-\(place)")), .init("kind", .string("movie")),
        .init("title", .string("Film \(place)")), .init("runtime", .int(place == 0 ? 900 : 870)),
        .init("url", .string(film.url)),
      ])
    }
    let fillers = films.suffix(2).enumerated().map { place, film in
      JSON.object([
        .init("id", .string("filler-\(place)")), .init("runtime", .int(7)),
        .init("url", .string(film.url)),
      ])
    }
    let station = LiveStation.json(
      items: items,
      channels: [LiveStation.channel(5, ["film-0", "film-1"])],
      fillers: fillers
    )
    let end = try endOfSlot(station)
    let frames = Mutex<[LiveKiosk.Frame]>([])
    try LiveKiosk.run(
      workplace,
      folder: folder,
      station: station,
      now: end - 36,
      looksForBlack: true,
      arguments: ["--tune", "5"]
    ) { kiosk in
      _ = try kiosk.frame(from: 0, "the first film") { frame in
        films.contains { $0.shows(frame.pixel) }
      }
      let first = kiosk.frameCount
      // The second film's last seconds, fillers, card, and the next film's first.
      while try kiosk.status()["now"]?.integerValue ?? 0 < end + 4 { usleep(200_000) }
      frames.withLock { $0 = kiosk.frames(since: first) }
    }
    let all = frames.withLock { $0 }
    let black = all.filter(\.isBlack).count
    let seen = films.filter { film in all.contains { film.shows($0.pixel) } }.count
    return [
      Figure(
        name: "sequence: black frames",
        value: Double(black),
        unit: "frames",
        yardstick: .init(name: "all frames", value: Double(all.count)),
        goal: .value(0)
      ),
      Figure(
        name: "sequence: films and fillers seen",
        value: Double(films.count - seen),
        unit: "missing",
        yardstick: .init(name: "there are", value: Double(films.count)),
        goal: .value(0)
      ),
      Figure(
        name: "sequence: longest pause between frames",
        value: longestPause(all, films) * 1000,
        unit: "ms",
        yardstick: .init(name: "a frame", value: 40)
      ),
    ]
  }

  /// Between two frames that both show a film: the card stands still.
  private static func longestPause(_ frames: [LiveKiosk.Frame], _ films: [Film]) -> Double {
    zip(frames, frames.dropFirst()).map { before, after in
      let isFilm =
        films.contains { $0.shows(before.pixel) } && films.contains { $0.shows(after.pixel) }
      return isFilm ? after.time - before.time : 0
    }
    .max() ?? 0
  }

  /// The end of a slot that holds both films, the second one last.
  private static func endOfSlot(_ json: JSON) throws -> Seconds {
    let station = try Station(file: Array(json.text().utf8), zones: .system)
    var scheduler = Scheduler(station: station)
    let day = Day(year: 2026, month: 6, day: 10)
    let noon = station.zone.dayStart(day) + 43_200
    let slot = scheduler.listings(from: day, through: day)
      .slots(of: "c5", over: noon..<noon + 14_400).first { $0.programs.count == 2 }
    guard let slot, let last = slot.programs.last, slot.end - last.end == 30 else {
      throw BenchmarkError("no slot ends with half a minute of break")
    }
    return slot.end
  }

  /// Two films of a quarter of an hour and two fillers, all of another colour.
  private static func makeSequence(_ workplace: Workplace, in folder: URL) throws -> [Film] {
    try (0..<4).map { index in
      let color = Film.colors[index]
      let scene = folder.appendingPathComponent("s\(index).mkv").path
      try workplace.ffmpeg([
        "-f", "lavfi", "-i", "smptebars=s=1280x720:r=25:d=7,\(Film.band(color))", "-f", "lavfi",
        "-i", "sine=f=\(330 + 110 * index):d=7", "-c:v", "libx264", "-preset", "ultrafast",
        "-pix_fmt", "yuv420p", "-g", "50", "-c:a", "aac", scene,
      ])
      guard index < 2 else { return Film(path: scene, color: color) }
      let path = folder.appendingPathComponent("film-\(index).mkv").path
      // Not longer than it is said to be: such a film would be let out to its end.
      let seconds = index == 0 ? "899" : "869"
      try workplace.ffmpeg([
        "-stream_loop", "129", "-i", scene, "-t", seconds, "-c", "copy", path,
      ])
      return Film(path: path, color: color)
    }
  }
}
