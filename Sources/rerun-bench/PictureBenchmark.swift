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
      and renders its first frame at the same size. 24 changes each, in turns, each first every \
      other time; wall time, medians; processor time of both beside it.
      """
  ) { workplace in
    let files = try videoFiles(workplace)
    let station = station(of: files)
    let kiosk = try PlayingKiosk(workplace, station: station, wall: try moment(station))
    let bare = try BareMPV(width: 1920, height: 1080)
    var kioskSeconds: [Double] = []
    var bareSeconds: [Double] = []
    var kioskCPU: [Double] = []
    var bareCPU: [Double] = []
    for round in -2..<24 {
      var seconds = (kiosk: 0.0, bare: 0.0)
      var cpu = (kiosk: 0.0, bare: 0.0)
      func changeKiosk() throws {
        try kiosk.resume()
        kiosk.play(milliseconds: 300)
        let start = Clock.cpu
        seconds.kiosk = try kiosk.changeChannel()
        cpu.kiosk = Clock.cpu - start
        kiosk.stop()
      }
      func changeBare() throws {
        // What the kiosk had, and will have, on its next two channels.
        guard let request = kiosk.request else { return }
        let path = String(request.url.dropFirst("file://".count))
        _ = try bare.open(files[0], atMilliseconds: request.positionInMilliseconds)
        bare.play(milliseconds: 300)
        let start = Clock.cpu
        seconds.bare = try bare.open(path, atMilliseconds: request.positionInMilliseconds)
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
        name: "picture: key to picture", value: median(kioskSeconds) * 1000, unit: "ms",
        yardstick: .init(name: "bare mpv", value: median(bareSeconds) * 1000), goal: .ratio(1.1)),
      Figure(
        name: "picture: its processor time", value: median(kioskCPU) * 1000, unit: "ms CPU",
        yardstick: .init(name: "bare mpv", value: median(bareCPU) * 1000)),
    ]
  }

  private static let runtime: Seconds = 600

  /// Paths of six files of ten minutes; each a minute over and over, which costs no encoding.
  private static func videoFiles(_ workplace: Workplace) throws -> [String] {
    let folder = try workplace.makeFolder("video")
    let minute = folder.appendingPathComponent("minute.mkv").path
    try workplace.ffmpeg([
      "-f", "lavfi", "-i", "testsrc2=s=1280x720:r=25:d=60", "-f", "lavfi", "-i", "sine=f=330:d=60",
      "-c:v", "libx264", "-preset", "ultrafast", "-crf", "30", "-pix_fmt", "yuv420p", "-g", "50",
      "-c:a", "aac", minute,
    ])
    let first = folder.appendingPathComponent("channel-0.mkv").path
    try workplace.ffmpeg(["-stream_loop", "9", "-i", minute, "-c", "copy", first])
    return try [first]
      + (1..<6).map { index in
        let path = folder.appendingPathComponent("channel-\(index).mkv").path
        try FileManager.default.linkItem(atPath: first, toPath: path)
        return path
      }
  }

  private static func station(of files: [String]) -> Station {
    var items: [Item] = []
    var channels: [Channel] = []
    for (index, path) in files.enumerated() {
      var item = Item(id: "film-\(index)", kind: .movie)
      item.title = "Film \(index)"
      item.runtime = runtime
      item.details.url = "file://\(path)"
      items.append(item)
      var channel = Channel(id: "channel-\(index)", number: Int64(index + 2), order: .inOrder)
      channel.name = "Channel \(index)"
      channel.itemIDs = [item.id]
      channels.append(channel)
    }
    return Station(zone: .utc, items: items, channels: channels)
  }

  /// An instant at which every channel is a minute into a programme.
  private static func moment(_ station: Station) throws -> Seconds {
    var scheduler = Scheduler(station: station)
    let day = Day(year: 2026, month: 6, day: 10)
    let listings = scheduler.listings(from: day, through: day)
    let noon = station.zone.dayStart(day) + 12 * 3600
    let moment = stride(from: noon, to: noon + 7200, by: 60).first { instant in
      (station.channels ?? []).allSatisfy { channel in
        listings.slot(of: channel.id, at: instant)?.programs.contains {
          $0.start + 60 <= instant && instant < $0.end - 300
        } ?? false
      }
    }
    guard let moment else { throw BenchmarkError("no moment at which all channels play") }
    return moment
  }
}

/// A kiosk with a player, as the loop has them, at a wall clock that stands.
private final class PlayingKiosk {
  private let kiosk: BenchKiosk
  private let player: Player
  private let video: SoftwareVideo
  private let bell = DispatchSemaphore(value: 0)
  private var opened = 0

  init(_ workplace: Workplace, station: Station, wall: Seconds) throws {
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

  /// Presses Channel up, and runs the loop until that channel's picture is on the stage.
  ///
  /// - Returns: Seconds from the key.
  func changeChannel() throws -> Double {
    let start = Clock.wall
    kiosk.receive(.remote(.tap(.channelUp)))
    try waitForPicture()
    return Clock.wall - start
  }

  /// Plays what the channel has on again after `stop`.
  func resume() throws {
    kiosk.receive(.remote(.tap(.channelUp)))
    try waitForPicture()
  }

  func play(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while bell.wait(timeout: end) == .success { turn() }
  }

  func stop() {
    player.stop()
    play(milliseconds: 100)
  }

  private func waitForPicture() throws {
    let end = Clock.wall + 10
    while true {
      let isShown = turn()
      if isShown, kiosk.model.tuner.picture == .playing { return }
      guard Clock.wall < end else {
        throw BenchmarkError("no picture of \(kiosk.request?.url ?? "anything")")
      }
      _ = bell.wait(timeout: .now() + 1)
    }
  }

  /// One turn of the loop; whether it drew a new frame of the player's.
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
    let isNew = video.takeFrame { pixels, width, height, stride in
      guard let base = pixels.baseAddress else { return }
      kiosk.renderer.uploadVideo(pixels: base, width: width, height: height, stride: stride)
    }
    kiosk.render()
    return isNew
  }
}
