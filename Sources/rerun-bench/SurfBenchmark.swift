import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunRuntime
import RerunTestSupport
import Synchronization

/// One kind of film in one place: three channels beside one another.
private struct Shelf: Sendable {
  var name: String
  var first: Int64
  var films: [Film]

  /// The film of a channel.
  func film(_ number: Int64) -> Film { films[Int(number - first)] }

  /// Where each press leads, from the first channel on: up, up, down, down.
  static let path: [(command: RemoteCommand, step: Int64)] = [
    (.channelUp, 1), (.channelUp, 1), (.channelDown, -1), (.channelDown, -1),
  ]

  static func all(_ films: LongFilms, _ server: FaultyServer) -> [Shelf] {
    let kinds: [(name: String, end: String, isRemote: Bool)] = [
      ("MKV file", "mkv", false), ("MP4 file", "mp4", false), ("MKV by HTTP", "mkv", true),
      ("MP4 by HTTP", "mp4", true), ("HLS", "m3u8", true),
    ]
    return kinds.enumerated().map { place, kind in
      Shelf(
        name: kind.name,
        first: Int64(place + 1) * 10,
        films: films.films.map { film in
          let file = "\(film.name).\(kind.end)"
          return Film(
            path: kind.isRemote ? server.url("films", file) : "\(films.folder)/\(file)",
            color: film.color
          )
        }
      )
    }
  }
}

extension Benchmark {
  private static let silentChannel: Int64 = 90
  private static let changes = 30

  static let surf = Benchmark(
    name: "surf",
    method: """
      The whole kiosk with its loop, off screen in this process, 1920×1080, decoding in software, no \
      sound device, channel card off. From Channel up or down, sent by the socket, to the end of the \
      drawing of the first frame that knows the new channel (its number), and of the first whose edge \
      has the new film's colour (its picture). H.264 1280×720 films of nearly three hours, joined in \
      the middle, as MKV, as MP4 with an index of 7.9 MB and as HLS, from the disk and from an HTTP \
      server in this process. Pre-tuned: pressed when status says that the neighbour is ready, or \
      after 3 s if it doesn't (0.3 s, where status knows of no such thing). Then with --pre-tune \
      off, in turns with a bare libmpv handle, warm, \
      hr-seek=no, that opens the same film at the same place. 30 changes each; wall time.
      """
  ) { workplace in
    let films = try LongFilms(workplace)
    guard let server = FaultyServer(folder: films.folder) else {
      throw BenchmarkError("no socket for a server of films")
    }
    defer { server.stop() }
    let shelves = Shelf.all(films, server)
    let stock =
      shelves.flatMap { shelf in
        shelf.films.enumerated().map { (number: shelf.first + Int64($0), film: Optional($1)) }
      } + [(number: silentChannel, film: nil)]
    let station = LiveStation.json(stock, runtime: LongFilms.runtime)
    let now = try LiveStation.moment(station)

    let figures = Mutex<[Figure]>([])
    try LiveKiosk.run(
      workplace,
      folder: try workplace.makeFolder("surf-warm"),
      station: station,
      now: now
    ) { kiosk in
      for shelf in shelves {
        let new = try preTuned(kiosk, shelf)
        figures.withLock { $0 += new }
      }
    }
    try LiveKiosk.run(
      workplace,
      folder: try workplace.makeFolder("surf-cold"),
      station: station,
      now: now,
      arguments: KioskOptions.withoutWarmth
    ) { kiosk in
      let bare = try BareMPV(width: 1920, height: 1080)
      for shelf in shelves where shelf.name != "MP4 file" {
        let new = try cold(kiosk, bare, shelf)
        figures.withLock { $0 += new }
      }
    }
    return figures.withLock { $0 }
  }

  private static func preTuned(_ kiosk: LiveKiosk, _ shelf: Shelf) throws -> [Figure] {
    var number = shelf.first
    try kiosk.tune(number, shelf.film(number))
    var answers: [Double] = []
    var pictures: [Double] = []
    var readyCount = 0
    for round in -4..<changes {
      let step = Shelf.path[(round + 4) % 4]
      let isReady = try kiosk.waitForWarmth(number + step.step, seconds: 3)
      usleep(100_000)
      number += step.step
      let change = try kiosk.change(step.command, to: number, shelf.film(number))
      guard round >= 0 else { continue }
      readyCount += isReady ? 1 : 0
      answers.append(change.answer)
      pictures.append(change.picture)
    }
    let ready = Figure.Yardstick(name: "neighbours ready", value: Double(readyCount))
    let name = "surf: pre-tuned \(shelf.name)"
    return [
      Figure(
        name: "\(name), presses before it was ready",
        value: Double(changes - readyCount),
        unit: "presses",
        yardstick: .init(name: "all presses", value: Double(changes)),
        goal: .value(0)
      ),
      Figure(
        name: "\(name), key to picture",
        value: median(pictures) * 1000,
        unit: "ms",
        yardstick: ready,
        goal: .value(50)
      ),
      Figure(
        name: "\(name), p95",
        value: percentile(95, of: pictures) * 1000,
        unit: "ms",
        yardstick: ready,
        goal: .value(100)
      ),
      Figure(
        name: "\(name), key to number",
        value: median(answers) * 1000,
        unit: "ms",
        yardstick: ready,
        goal: .value(16.7)
      ),
    ]
  }

  /// Nothing kept ready, in turns with bare mpv.
  private static func cold(
    _ kiosk: LiveKiosk,
    _ bare: BareMPV,
    _ shelf: Shelf
  ) throws -> [Figure] {
    var kioskSeconds: [Double] = []
    var bareSeconds: [Double] = []
    var number = shelf.first
    for round in -2..<changes {
      let step = Shelf.path[(round + 2) % 4]
      let next = number + step.step
      let before = shelf.film(number)
      let film = shelf.film(next)
      func changeKiosk() throws -> Double {
        try kiosk.tune(number, before)
        // A viewer who looks: keys in quick succession wait for the last of them.
        usleep(500_000)
        let seconds = try kiosk.change(step.command, to: next, film).picture
        try kiosk.silence(silentChannel)
        return seconds
      }
      func changeBare() throws -> Double {
        // All channels show films of one length, so they are at the same place.
        let position = (try kiosk.status()["tuned"]?["position"]?.integerValue ?? 0) * 1000
        _ = try bare.open(before, atMilliseconds: position)
        bare.play(milliseconds: 250)
        let seconds = try bare.open(film, atMilliseconds: position)
        bare.stop()
        return seconds
      }
      var seconds = (kiosk: 0.0, bare: 0.0)
      if round % 2 == 0 {
        seconds.kiosk = try changeKiosk()
        seconds.bare = try changeBare()
      } else {
        seconds.bare = try changeBare()
        seconds.kiosk = try changeKiosk()
      }
      number = next
      guard round >= 0 else { continue }
      kioskSeconds.append(seconds.kiosk)
      bareSeconds.append(seconds.bare)
    }
    return [
      Figure(
        name: "surf: cold \(shelf.name), key to picture",
        value: median(kioskSeconds) * 1000,
        unit: "ms",
        yardstick: .init(name: "bare mpv", value: median(bareSeconds) * 1000),
        goal: .ratio(1.05)
      ),
      Figure(
        name: "surf: cold \(shelf.name), p95",
        value: percentile(95, of: kioskSeconds) * 1000,
        unit: "ms",
        yardstick: .init(name: "bare mpv", value: percentile(95, of: bareSeconds) * 1000)
      ),
    ]
  }

  static let link = Benchmark(
    name: "link",
    method: """
      As surf with --pre-tune off, but from a server behind a line of 20 Mbit/s with 20 ms to each \
      answer: an MP4 film with an index of 7.9 MB, fetched ahead by the kiosk during 12 s before, \
      and the same film as MKV, in turns. 10 changes each; wall time, medians.
      """
  ) { workplace in
    let films = try LongFilms(workplace)
    guard let server = FaultyServer(folder: films.folder) else {
      throw BenchmarkError("no socket for a server of films")
    }
    defer { server.stop() }
    let line = FaultyServer.Behaviour.slow(bitsPerSecond: 20_000_000, latencyMilliseconds: 20)
    for mount in ["mp4", "mkv"] { server.set(mount, line) }
    let stock = films.films.enumerated().flatMap { place, film in
      ["mp4", "mkv"].enumerated().map { kind, end in
        (
          number: Int64(10 * (kind + 1) + place),
          film: Optional(Film(path: server.url(end, "\(film.name).\(end)"), color: film.color))
        )
      }
    }
    let station = LiveStation.json(stock, runtime: LongFilms.runtime)
    let seconds = Mutex<(mp4: [Double], mkv: [Double])>(([], []))
    try LiveKiosk.run(
      workplace,
      folder: try workplace.makeFolder("link"),
      station: station,
      now: try LiveStation.moment(station),
      arguments: KioskOptions.withoutWarmth
    ) { kiosk in
      func film(_ number: Int64) -> Film {
        stock.first { $0.number == number }?.film ?? Film(path: "", color: "000000")
      }
      // The neighbours' indexes are fetched while it watches.
      for number: Int64 in [11, 21] {
        try kiosk.tune(number, film(number))
        sleep(6)
      }
      for round in -1..<10 {
        let to: Int64 = round % 2 == 0 ? 2 : 1
        for first: Int64 in [10, 20] {
          let from = first + 3 - to
          try kiosk.tune(from, film(from))
          usleep(300_000)
          let command: RemoteCommand = to == 2 ? .channelUp : .channelDown
          let change = try kiosk.change(command, to: first + to, film(first + to))
          guard round >= 0 else { continue }
          seconds.withLock {
            if first == 10 { $0.mp4.append(change.picture) } else { $0.mkv.append(change.picture) }
          }
        }
      }
    }
    let (mp4, mkv) = seconds.withLock { $0 }
    return [
      Figure(
        name: "link: MP4 over 20 Mbit/s, key to picture",
        value: median(mp4) * 1000,
        unit: "ms",
        yardstick: .init(name: "the same as MKV", value: median(mkv) * 1000),
        goal: .ratio(1.2)
      )
    ]
  }
}

extension LiveKiosk {
  /// Goes to a channel that has nothing to play, so that nothing does.
  func silence(_ number: Int64) throws {
    _ = try send(.tune(channel: number))
    let end = Clock.wall + 5
    while Clock.wall < end {
      let status = try status()
      if status["tuned"]?["channel"]?.integerValue == number,
        status["player"]?["state"]?.stringValue != "playing"
      {
        usleep(60_000)
        return
      }
      usleep(5000)
    }
    throw BenchmarkError("channel \(number) is not silent")
  }
}
