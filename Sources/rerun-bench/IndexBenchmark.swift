import Dispatch
import Foundation
import RerunCore
import RerunPlayer
import RerunStream
import RerunTestSupport

extension Benchmark {
  static let index = Benchmark(
    name: "index",
    method: """
      Films of two hours on an HTTP server behind a line of 20 Mbit/s with a round trip of 30 ms \
      (loopback, throttled): from Player.open at a random place to its first picture in memory, 10 \
      changes each, in turns, the line at rest before each. The same film as MKV, as MP4 whose index \
      of about 8 MB was fetched ahead and as MP4 without that; H.264 320×180 and two AAC tracks, \
      decoded in software, no sound device. Wall time, medians and 95th percentiles. Yardstick: the \
      MKV, which has next to no index to read.
      """
  ) { workplace in
    let films = try makeFilms(workplace)
    let line = RangeServer.Line(bytesPerSecond: 20_000_000 / 8, roundTripMilliseconds: 30)
    guard
      let server = RangeServer(
        line,
        { request in
          RangeServer.Answer(films[request.path] ?? Data())
        }
      )
    else { throw BenchmarkError("no socket for a server") }
    defer { server.stop() }
    let desk = IndexDesk()
    defer { desk.close() }
    let rig = try IndexRig(desk)
    let (mkv, mp4) = (server.url("/film.mkv"), server.url("/film.mp4"))
    // The same file, of which the desk knows nothing.
    let bare = server.url("/bare.mp4")
    let start = Clock.wall
    desk.fetch([mp4])
    while !desk.holds(mp4) {
      guard Clock.wall < start + 30 else { throw BenchmarkError("the index was not fetched") }
      usleep(10_000)
    }
    let fetching = Clock.wall - start
    var seconds: [String: [Double]] = [:]
    var places = SystemRandomNumberGenerator()
    for round in -1..<10 {
      let position = Int64.random(in: 60_000..<7_100_000, using: &places)
      for url in round % 2 == 0 ? [mkv, mp4, bare] : [bare, mp4, mkv] {
        let duration = try rig.change(to: url, atMilliseconds: position)
        if round >= 0 { seconds[url, default: []].append(duration * 1000) }
      }
    }
    func figure(
      _ name: String,
      of url: String,
      _ number: ([Double]) -> Double,
      goal: Figure.Goal?
    ) -> Figure {
      Figure(
        name: "index: \(name)",
        value: number(seconds[url] ?? []),
        unit: "ms",
        yardstick: .init(name: "MKV", value: number(seconds[mkv] ?? [])),
        goal: goal
      )
    }
    return [
      figure("MP4, its index fetched", of: mp4, median, goal: .ratio(1.2)),
      figure("its 95th percentile", of: mp4, percentile95, goal: nil),
      figure("MP4, its index not fetched", of: bare, median, goal: nil),
      figure("its 95th percentile", of: bare, percentile95, goal: nil),
      Figure(
        name: "index: fetching the index",
        value: fetching * 1000,
        unit: "ms",
        yardstick: .init(
          name: "its bytes on the line",
          value: Double(desk.summary.bytes) / 20_000_000 * 8 * 1000
        )
      ),
    ]
  }

  /// Twelve seconds over and over, which costs no encoding; by the paths they are served at.
  private static func makeFilms(_ workplace: Workplace) throws -> [String: Data] {
    let folder = try workplace.makeFolder("index")
    let path = { folder.appendingPathComponent($0).path }
    try workplace.ffmpeg([
      "-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=12", "-f", "lavfi", "-i", "sine=f=330:d=12",
      "-map", "0:v", "-map", "1:a", "-map", "1:a", "-c:v", "libx264", "-preset", "veryfast", "-crf",
      "34", "-pix_fmt", "yuv420p", "-g", "50", "-bf", "2", "-c:a", "aac", "-b:a", "32k", "-ar",
      "48000", path("scene.mkv"),
    ])
    try workplace.ffmpeg([
      "-stream_loop", "599", "-i", path("scene.mkv"), "-map", "0", "-c", "copy", path("film.mkv"),
    ])
    try workplace.ffmpeg(["-i", path("film.mkv"), "-map", "0", "-c", "copy", path("film.mp4")])
    let read = { try Data(contentsOf: URL(fileURLWithPath: path($0)), options: .alwaysMapped) }
    let mp4 = try read("film.mp4")
    return ["/film.mkv": try read("film.mkv"), "/film.mp4": mp4, "/bare.mp4": mp4]
  }

  private static func percentile95(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count * 95 / 100, sorted.count - 1)]
  }
}

/// A player that reads through `desk` what it has the index of.
private final class IndexRig {
  private let player: Player
  private let video: SoftwareVideo
  private let bell = DispatchSemaphore(value: 0)
  private var ticket = 0

  init(_ desk: IndexDesk) throws {
    var options = PlayerOptions()
    options.hardwareDecoding = "no"
    options.audioOutput = "null"
    options.byteSource = { desk.source(of: $0) }
    player = try Player(options: options) { [bell] in bell.signal() }
    video = try SoftwareVideo(player: player, width: 320, height: 180) { [bell] in bell.signal() }
  }

  deinit {
    video.close()
    Player.waitForEnds(upToMilliseconds: 2000)
  }

  /// Opens, waits for the first picture, and lets the line come to rest.
  ///
  /// - Returns: Seconds from the order to the picture.
  func change(to url: String, atMilliseconds position: Int64) throws -> Double {
    ticket += 1
    let start = Clock.wall
    player.open(MediaRequest(url: url, positionInMilliseconds: position, ticket: ticket))
    var shown: Double?
    while shown == nil {
      for (ticket, event) in player.drainEvents() where ticket == self.ticket {
        switch event {
        case .pictureShown: shown = Clock.wall - start
        case .failed(_, let detail): throw BenchmarkError("\(url): \(detail)")
        default: break
        }
      }
      video.takeFrame { _, _, _, _ in }
      guard shown == nil else { break }
      guard Clock.wall < start + 30 else { throw BenchmarkError("no picture of \(url)") }
      _ = bell.wait(timeout: .now() + 1)
    }
    player.stop()
    let rest = DispatchTime.now() + .milliseconds(400)
    while bell.wait(timeout: rest) == .success {
      _ = player.drainEvents()
      video.takeFrame { _, _, _, _ in }
    }
    return shown ?? .nan
  }
}
