import Foundation
import RerunCore
import RerunMedia
import RerunRuntime
import RerunStore
import RerunTestSupport

extension Benchmark {
  static let start = Benchmark(
    name: "start",
    method: """
      A real rerun-kiosk run --headless on a folder of 20 000 video files (hard links to one small \
      real one, named and described by .nfo files as a library is) that it looked through before, \
      with what it then kept in its store: facts of each file and the library. The clock stands on \
      December 30, a year's worst but one. What counts is the processor time of the whole process, \
      all threads, from its start until it has drawn the first guide with programmes: the process \
      notes it at that moment and says it in status as firstGuide. The look through the folder that \
      follows is not in it. Median of 5 starts; yardstick: reading the store's file raw, in turns.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("start")
    let library = folder.appendingPathComponent("library")
    try makeLibrary(workplace, in: library)
    let store = folder.appendingPathComponent("kiosk.sqlite").path
    let itemCount = try prepareStore(at: store, library: library.path)
    guard itemCount > 19_000 else {
      throw BenchmarkError("the library has only \(itemCount) items")
    }

    var reads: [Double] = []
    var starts: [Double] = []
    var waits: [Double] = []
    for round in -1..<5 {
      let read = cpuSeconds { consume(FileManager.default.contents(atPath: store)) }
      let kiosk = try KioskProcess(
        workplace,
        library: library.path,
        folder: folder,
        now: 1_798_657_260
      )
      let status = try kiosk.waitForGuide()
      kiosk.kill()
      guard let first = status["firstGuide"] as? [String: Any],
        let cpu = first["cpuMilliseconds"] as? NSNumber,
        let wall = first["milliseconds"] as? NSNumber,
        let items = (status["library"] as? [String: Any])?["items"] as? NSNumber,
        items.intValue == itemCount
      else { throw BenchmarkError("rerun-kiosk status lacks firstGuide or items: \(status)") }
      guard round >= 0 else { continue }
      reads.append(read)
      starts.append(cpu.doubleValue / 1000)
      waits.append(wall.doubleValue / 1000)
    }
    let stick = Figure.Yardstick(name: "store read raw", value: median(reads))
    return [
      Figure(
        name: "start: to the first guide",
        value: median(starts),
        unit: "s CPU",
        yardstick: stick,
        goal: .value(0.6)
      ),
      Figure(
        name: "start: to the first guide, wall",
        value: median(waits),
        unit: "s",
        yardstick: stick
      ),
    ]
  }

  /// What a look at the folder finds, kept as a kiosk keeps it; run times are made up, as one small
  /// file is not 20 000 films.
  ///
  /// - Returns: The number of items.
  private static func prepareStore(at path: String, library: String) throws -> Int {
    let clock = MediaClock(
      // Later than all files, so that none of them is taken for one that is being copied.
      nowInNanoseconds: { MediaClock.live.nowInNanoseconds() + 3_600_000_000_000 },
      sleep: { _ in }
    )
    let probe = MediaProbe { path in
      let hash = path.bytes.reduce(UInt64(14_695_981_039_346_656_037)) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
      return MediaFacts(
        durationInMilliseconds: Int64(20 * 60_000 + hash >> 8 % 5_400_000),
        videoCodec: "h264",
        width: 1920,
        height: 1080,
        audioStreams: 1
      )
    }
    let store = try KioskStore(path: path, now: clock.nowInNanoseconds() / 1_000_000_000)
    let scanner = FolderScanner(
      root: library,
      store: store,
      probe: probe,
      clock: clock,
      zone: try ZoneDatabase.system.rules(named: "Europe/Berlin")
    )
    let snapshot = try scanner.scan().snapshot
    try store.keep(snapshot, now: clock.nowInNanoseconds() / 1_000_000_000)
    return snapshot.items.count
  }

  /// Films with a folder and an .nfo file each, series with seasons and one.
  private static func makeLibrary(_ workplace: Workplace, in folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let video = folder.deletingLastPathComponent().appendingPathComponent("video.mkv")
    try workplace.ffmpeg([
      "-f", "lavfi", "-i", "testsrc=s=64x36:r=5:d=2", "-c:v", "libx264", "-preset", "ultrafast",
      video.path,
    ])
    var made: Set<String> = []
    for item in SyntheticLibrary(count: 20_000, seed: 1).items() {
      let path = path(of: item)
      let target = folder.appendingPathComponent(path)
      let parent = target.deletingLastPathComponent()
      if made.insert(parent.path).inserted {
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try files.linkItem(at: video, to: target)
      switch item.kind {
      case .movie:
        try describe(item, as: "movie", title: item.title).write(
          to: target.deletingPathExtension().appendingPathExtension("nfo")
        )
      case .episode:
        let show = parent.deletingLastPathComponent()
        if made.insert(show.path + "/tvshow.nfo").inserted {
          try describe(item, as: "tvshow", title: item.showTitle).write(
            to: show.appendingPathComponent("tvshow.nfo")
          )
        }
      }
    }
  }

  private static func path(of item: Item) -> String {
    switch item.kind {
    case .movie:
      let name = "\(item.title) \(item.id.dropFirst(5)) (\(item.year ?? 1999))"
      return "Films/\(name)/\(name).mkv"
    case .episode:
      let number = item.id.split(separator: "-").last.flatMap { Int($0) } ?? 0
      let season = number / 20 + 1
      let show = "\(item.showTitle) \(item.showID.dropFirst(5))"
      return "Series/\(show)/Season \(season)/\(show) - S\(season)E\(number % 20 + 1) - "
        + "\(item.title).mkv"
    }
  }

  private static func describe(_ item: Item, as kind: String, title: String) -> Data {
    var text = "<\(kind)><title>\(title)</title><plot>\(item.details.summary)</plot>"
    for genre in item.genres { text += "<genre>\(genre)</genre>" }
    for director in item.directors { text += "<director>\(director)</director>" }
    for actor in item.actors { text += "<actor><name>\(actor)</name></actor>" }
    return Data("\(text)</\(kind)>".utf8)
  }
}
