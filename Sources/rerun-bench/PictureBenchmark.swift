import Dispatch
import Foundation
import RerunApp
import RerunCore
import RerunPlayer
import RerunSDL

extension Benchmark {
  static let picture = Benchmark(
    name: "picture",
    method: """
      From Channel up to a finished frame with the new channel's picture in it: the model's answer, \
      the player (libmpv), the picture rendered at 1920×1080 by mpv's software renderer, uploaded \
      and drawn on the stage. Local MKV files, H.264 1280×720 with sound, joined in the middle, \
      decoded in software, no sound device, channel card off; the channel before is playing. \
      Yardstick: a bare libmpv handle, warm, hr-seek=no, that opens the same file at the same place \
      and renders its first frame at the same size. What counts for both is the first finished frame \
      whose corner has the new channel's colour. 24 changes each, in turns, each first every other \
      time; wall time, medians; processor time of both beside it.
      """
  ) { workplace in
    let films = try makeFilms(workplace)
    let station = Film.station(of: films, runtime: runtime)
    let kiosk = try PlayingKiosk(
      workplace,
      station: station,
      films: films,
      wall: try Film.moment(station)
    )
    let bare = try BareMPV(width: 1920, height: 1080)
    var kioskSeconds: [Double] = []
    var bareSeconds: [Double] = []
    var kioskCPU: [Double] = []
    var bareCPU: [Double] = []
    for round in -2..<24 {
      var seconds = (kiosk: 0.0, bare: 0.0)
      var cpu = (kiosk: 0.0, bare: 0.0)
      func changeKiosk() throws {
        _ = try kiosk.changeChannel()
        kiosk.play(milliseconds: 300)
        let start = Clock.cpu
        seconds.kiosk = try kiosk.changeChannel()
        cpu.kiosk = Clock.cpu - start
        kiosk.stop()
      }
      func changeBare() throws {
        // What the kiosk has opened last.
        guard let request = kiosk.request, let film = kiosk.film else { return }
        let before = film == films[0] ? films[1] : films[0]
        _ = try bare.open(before, atMilliseconds: request.positionInMilliseconds)
        bare.play(milliseconds: 300)
        let start = Clock.cpu
        seconds.bare = try bare.open(film, atMilliseconds: request.positionInMilliseconds)
        cpu.bare = Clock.cpu - start
        bare.stop()
      }
      if round % 2 == 0 {
        try changeKiosk()
        try changeBare()
      } else {
        try changeBare()
        try changeKiosk()
      }
      guard round >= 0 else { continue }
      kioskSeconds.append(seconds.kiosk)
      bareSeconds.append(seconds.bare)
      kioskCPU.append(cpu.kiosk)
      bareCPU.append(cpu.bare)
    }
    return [
      Figure(
        name: "picture: key to picture",
        value: median(kioskSeconds) * 1000,
        unit: "ms",
        yardstick: .init(name: "bare mpv", value: median(bareSeconds) * 1000),
        goal: .ratio(1.1)
      ),
      Figure(
        name: "picture: its processor time",
        value: median(kioskCPU) * 1000,
        unit: "ms CPU",
        yardstick: .init(name: "bare mpv", value: median(bareCPU) * 1000)
      ),
    ]
  }

  private static let runtime: Seconds = 600

  /// Six films of ten minutes; each twelve seconds over and over, which costs no encoding.
  private static func makeFilms(_ workplace: Workplace) throws -> [Film] {
    let folder = try workplace.makeFolder("video")
    return try Film.colors.enumerated().map { index, color in
      let scene = folder.appendingPathComponent("scene-\(index).mkv").path
      try workplace.ffmpeg([
        "-f", "lavfi", "-i", "testsrc2=s=1280x720:r=25:d=12,\(Film.band(color))", "-f", "lavfi",
        "-i", "sine=f=330:d=12", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "28",
        "-pix_fmt", "yuv420p", "-g", "50", "-c:a", "aac", scene,
      ])
      let path = folder.appendingPathComponent("channel-\(index).mkv").path
      try workplace.ffmpeg(["-stream_loop", "49", "-i", scene, "-c", "copy", path])
      return Film(path: path, color: color)
    }
  }
}

/// A kiosk with a player, as the loop has them, at a wall clock that stands.
private final class PlayingKiosk {
  private let kiosk: BenchKiosk
  private let player: Player
  private let video: SoftwareVideo
  private let bell = DispatchSemaphore(value: 0)
  private let films: [Film]
  private var opened = 0

  init(_ workplace: Workplace, station: Station, films: [Film], wall: Seconds) throws {
    self.films = films
    kiosk = try BenchKiosk(workplace, station: station, wall: wall, idents: false)
    var options = PlayerOptions()
    options.hardwareDecoding = "no"
    options.audioOutput = "null"
    let bell = bell
    player = try Player(options: options) { bell.signal() }
    video = try SoftwareVideo(player: player, width: 1920, height: 1080) { bell.signal() }
    kiosk.receive(.remote(.tap(.exit)))
  }

  deinit {
    video.close()
    Player.waitForEnds(upToMilliseconds: 2000)
  }

  var request: MediaRequest? { kiosk.request }
  /// What was opened last.
  var film: Film? { films.first { $0.url == request?.url } }

  /// Presses Channel up, and runs the loop until that channel's picture is on the stage.
  ///
  /// - Returns: Seconds from the key.
  func changeChannel() throws -> Double {
    let start = Clock.wall
    kiosk.receive(.remote(.tap(.channelUp)))
    let end = start + 10
    while !turn() {
      guard Clock.wall < end else {
        throw BenchmarkError("no picture of \(kiosk.request?.url ?? "anything")")
      }
      _ = bell.wait(timeout: .now() + 1)
    }
    return Clock.wall - start
  }

  func play(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while bell.wait(timeout: end) == .success { turn() }
  }

  func stop() {
    player.stop()
    play(milliseconds: 100)
  }

  /// One turn of the loop; whether it drew a picture of what was opened last.
  @discardableResult
  private func turn() -> Bool {
    if let request = kiosk.request, request.ticket != opened {
      opened = request.ticket
      player.open(request)
    }
    for (ticket, event) in player.drainEvents() {
      if case .position = event { continue }
      kiosk.receive(.player(event, ticket: ticket))
    }
    let film = film
    var isOfFilm = false
    video.takeFrame { pixels, width, height, stride in
      guard let base = pixels.baseAddress else { return }
      let pixel = pixels.loadUnaligned(fromByteOffset: stride * 60 + 240, as: UInt32.self)
      isOfFilm = film?.shows(pixel & 0xFF_FFFF) ?? false
      kiosk.renderer.uploadVideo(pixels: base, width: width, height: height, stride: stride)
    }
    kiosk.render()
    return isOfFilm
  }
}
