import RerunCore
import RerunTestSupport

@testable import RerunApp

/// A station for the tuner's tests: what a viewer meets in an evening, with spots in its breaks.
enum Evening {
  typealias Programme = WrittenStation.Programme

  /// Channels: 1 a film of five hours, begun two hours ago; 2 "Short" of 25 minutes, then a break of
  /// 35; 3 three programmes in a slot, C from 20:20 to 20:28, then 2 minutes; 4 off the air to 22:00;
  /// 5 half hours back to back; 6 hours back to back.
  static func station(spots: Bool = true) -> WrittenStation {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    station.add(1, "Film", [.run(at: -120, [Programme("Film", 300)])])
    station.add(2, "Breaks", [.slot(at: 0, [Programme("Short", 25)], rest: 35)])
    station.add(
      3,
      "Shared",
      [.slot(at: 0, [Programme("A", 10), Programme("B", 10), Programme("C", 8)], rest: 2)]
    )
    station.add(4, "Closed", [.offAir(at: 0, minutes: 120)])
    station.add(
      5,
      "Halves",
      [.run(at: 0, (0..<8).map { Programme("Half \($0)", 30) })]
    )
    station.add(6, "Hours")
    if spots { station.fillers = [spot("spot-a", 120), spot("spot-b", 60)] }
    return station
  }

  static func spot(_ id: String, _ runtime: Seconds) -> Filler {
    var filler = Filler(id: id, runtime: runtime)
    filler.url = "file:///spots/\(id).mp4"
    return filler
  }

  /// Watching `number`, `second` seconds after eight, with the card and the banner gone.
  static func watching(
    _ number: Int64,
    second: Seconds = 600,
    spots: Bool = true,
    player: KioskRig.Player = .shows
  ) throws -> KioskRig {
    try ModelTesting.watching(
      number,
      station(spots: spots).listings(),
      at: ModelTesting.origin + second,
      player: player
    )
  }
}

extension KioskRig {
  /// Seconds after eight.
  var second: Seconds { now.wall - ModelTesting.origin }

  /// What is on and how, in short: "Short playing, 60 s behind".
  var standing: String {
    let tuner = model.tuner
    let what: String =
      switch tuner.show {
      case .nothing: "nothing"
      case .programme(let airing, _): model.item(airing)?.displayTitle ?? "?"
      case .filler(let filler, _):
        model.listings?.station.fillers[filler.filler].id ?? "?"
      case .interval: "break"
      case .offAir: "off the air"
      }
    var words = [what]
    switch tuner.picture {
    case .opening: words.append(tuner.openAt == nil ? "opening" : "waiting")
    case .playing: words.append("playing")
    case .paused: words.append("paused")
    case .failed(let reason, _, _):
      words.append("failed (\(reason.rawValue)\(tuner.openAt == nil ? "" : ", again"))")
    case .over: words.append("over")
    case nil: break
    }
    if tuner.failure != nil, tuner.picture == .opening { words.append("again") }
    if tuner.isHolding { words.append("held") }
    let playback = model.playback(at: now)
    if playback.isBehind { words.append("\(playback.behindMilliseconds / 1000) s behind") }
    return words.joined(separator: " ")
  }
}
