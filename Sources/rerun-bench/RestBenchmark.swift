import Foundation
import RerunCore
import RerunTestSupport

extension Benchmark {
  static let rest = Benchmark(
    name: "rest",
    method: """
      A real rerun-kiosk run --headless on the guide, with a station file of 20 000 items (synthetic; \
      without addresses, so there is no picture). Its clock starts 30 s into a minute; when the \
      guide has stood for 45 s (the card of what can't play makes way after 30 s), 25 s pass in \
      which nothing happens. Frames by rerun-kiosk status \
      before and after; processor time by the process's own clock, without the two questions; \
      resident memory (VmRSS) at the end. Yardsticks: one frame (a redraw costs one); one core; the \
      station file's bytes.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("rest")
    let file = folder.appendingPathComponent("station.json")
    let fileSize = try writeStation(to: file)
    // 20:11:30 in the summer of 2026; the minutes are over 30 s and 90 s later.
    let kiosk = try KioskProcess(
      workplace,
      library: file.path,
      folder: folder,
      now: 1_781_122_290
    )
    _ = try kiosk.waitForGuide(seconds: 12)
    sleep(45)
    let before = try frames(kiosk)
    sleep(1)
    let startCPU = try kiosk.cpu()
    let start = Clock.wall
    sleep(25)
    let share = (try kiosk.cpu() - startCPU) / (Clock.wall - start)
    let drawn = try frames(kiosk) - before
    let resident = try kiosk.mebibytes("VmRSS")
    let peak = try kiosk.mebibytes("VmHWM")
    let stick = Figure.Yardstick(name: "station file", value: Double(fileSize) / 1_048_576)
    return [
      Figure(
        name: "rest: frames in 25 s",
        value: Double(drawn),
        unit: "frames",
        yardstick: .init(name: "one frame", value: 1),
        goal: .value(0)
      ),
      Figure(
        name: "rest: processor",
        value: share * 100,
        unit: "%",
        yardstick: .init(name: "one core", value: 100),
        goal: .value(0.3)
      ),
      Figure(
        name: "rest: resident memory",
        value: resident,
        unit: "MiB",
        yardstick: stick,
        goal: .value(120)
      ),
      Figure(name: "rest: most memory so far", value: peak, unit: "MiB", yardstick: stick),
    ]
  }

  private static func frames(_ kiosk: KioskProcess) throws -> Int {
    guard let frames = try kiosk.status()?["frames"] as? NSNumber else {
      throw BenchmarkError("rerun-kiosk status names no frames")
    }
    return frames.intValue
  }

  /// - Returns: The file's size in bytes.
  private static func writeStation(to file: URL) throws -> Int {
    let items: [[String: Any]] = SyntheticLibrary(count: 20_000, seed: 1).items().map { item in
      var object: [String: Any] = [
        "id": item.id, "kind": item.kind.rawValue, "title": item.title, "runtime": item.runtime,
        "addedAt": item.addedAt, "genres": item.genres, "directors": item.directors,
        "actors": item.actors, "watched": item.watched, "summary": item.details.summary,
      ]
      if let year = item.year { object["year"] = year }
      if item.kind == .episode {
        object["showID"] = item.showID
        object["showTitle"] = item.showTitle
        if let season = item.season { object["season"] = season }
        if let episode = item.episode { object["episode"] = episode }
      }
      if let watchedAt = item.watchedAt { object["watchedAt"] = watchedAt }
      return object
    }
    let bytes = try JSONSerialization.data(
      withJSONObject: ["timeZone": "Europe/Berlin", "items": items])
    try bytes.write(to: file)
    return bytes.count
  }
}
