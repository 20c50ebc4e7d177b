import Foundation
import RerunMedia
import RerunStore

extension Benchmark {
  static let scan = Benchmark(
    name: "scan",
    method: """
      A folder of 1 000 real MKV files that ffmpeg makes (H.264 and AAC, one second each), as 40 \
      series. The first look opens every file with libavformat and keeps the facts in a store on \
      disk; the second look finds nothing changed. CPU time of the process by the number of files; \
      first look once each for three fresh stores, second look 15 times; medians. Yardsticks: \
      reading every file raw, and asking the system for every file's status, in turns.
      """
  ) { workplace in
    let folder = try workplace.makeFolder("scan")
    let library = folder.appendingPathComponent("library")
    let files = try makeFiles(workplace, in: library, scratch: folder)
    let count = Double(files.count)
    // A file younger than three seconds is taken for one that is still being copied.
    sleep(4)

    var reads: [Double] = []
    var firstLooks: [Double] = []
    var scanner: FolderScanner?
    for round in -1..<3 {
      let store = try KioskStore(
        path: folder.appendingPathComponent("store-\(round).sqlite").path,
        now: 0
      )
      let fresh = FolderScanner(root: library.path, store: store)
      let read = cpuSeconds {
        for file in files { consume(FileManager.default.contents(atPath: file)) }
      }
      let seconds = try cpuSeconds { try check(fresh, reads: files.count, of: files.count) }
      scanner = fresh
      guard round >= 0 else { continue }
      reads.append(read)
      firstLooks.append(seconds)
    }

    var asks: [Double] = []
    var secondLooks: [Double] = []
    for round in -1..<15 {
      guard let scanner else { break }
      let ask = cpuSeconds {
        for file in files {
          var status = stat()
          lstat(file, &status)
        }
      }
      let seconds = try cpuSeconds { try check(scanner, reads: 0, of: files.count) }
      guard round >= 0 else { continue }
      asks.append(ask)
      secondLooks.append(seconds)
    }
    func milliseconds(_ seconds: [Double]) -> Double { median(seconds) / count * 1000 }
    return [
      Figure(
        name: "scan: first look, a file",
        value: milliseconds(firstLooks),
        unit: "ms CPU",
        yardstick: .init(name: "file read raw", value: milliseconds(reads)),
        goal: .value(10)
      ),
      Figure(
        name: "scan: second look, a file",
        value: milliseconds(secondLooks),
        unit: "ms CPU",
        yardstick: .init(name: "lstat", value: milliseconds(asks)),
        goal: .value(0.3)
      ),
    ]
  }

  /// Scans, and makes sure that it was the scan it should be.
  private static func check(_ scanner: FolderScanner, reads: Int, of items: Int) throws {
    let scan = try scanner.scan()
    guard scan.filesRead == reads, scan.snapshot.items.count == items else {
      throw BenchmarkError(
        "the scan read \(scan.filesRead) files of \(reads) and found \(scan.snapshot.items.count) "
          + "items of \(items)"
      )
    }
  }

  /// One run of ffmpeg that cuts a long picture into a thousand files.
  ///
  /// - Returns: Their paths.
  private static func makeFiles(
    _ workplace: Workplace,
    in library: URL,
    scratch: URL
  ) throws -> [String] {
    let parts = scratch.appendingPathComponent("parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    try workplace.ffmpeg([
      "-f", "lavfi", "-i", "testsrc2=s=320x180:r=5:d=1000", "-f", "lavfi", "-i",
      "sine=f=440:d=1000",
      "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "5",
      "-keyint_min", "5", "-sc_threshold", "0", "-c:a", "aac", "-f", "segment",
      "-segment_time", "1", "-reset_timestamps", "1", parts.path + "/%04d.mkv",
    ])
    let names = try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted()
    guard names.count >= 1000 else {
      throw BenchmarkError("ffmpeg made only \(names.count) of 1 000 files")
    }
    return try names.prefix(1000).enumerated().map { index, name in
      let (show, episode) = (index / 25 + 1, index % 25 + 1)
      let season = library.appendingPathComponent("Show \(show)/Season 1")
      try FileManager.default.createDirectory(at: season, withIntermediateDirectories: true)
      let file = season.appendingPathComponent("Show \(show) - S01E\(episode) - Part.mkv")
      try FileManager.default.moveItem(at: parts.appendingPathComponent(name), to: file)
      return file.path
    }
  }
}
