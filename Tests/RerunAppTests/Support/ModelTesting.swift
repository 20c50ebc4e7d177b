import RerunCore
import RerunStage
import RerunTestSupport

@testable import RerunApp

/// What the tests of the whole model share.
enum ModelTesting {
  /// Monday, June 2 2025, 20:00 UTC; the tests open ten minutes later.
  static let origin = GuideRig.origin
  static let opening = GuideRig.opening

  /// A kiosk that has its listings and, on the guide, plays `channel` or the first.
  static func rig(
    _ listings: Listings? = nil,
    theme: String = "late-show",
    at wall: Seconds = opening,
    channel: String? = nil,
    idents: Bool = true,
    player: KioskRig.Player = .shows
  ) throws -> KioskRig {
    var preferences = Preferences()
    preferences.lastChannel = channel
    preferences.idents = idents
    var rig = KioskRig(theme: try BundledTheme.load(theme), at: wall, preferences: preferences)
    rig.player = player
    rig.start(listings ?? GuideRig.station().listings())
    _ = rig.takeEffects()
    return rig
  }

  /// The same, watching `number` with the card and the banner gone.
  static func watching(
    _ number: Int64,
    _ listings: Listings? = nil,
    theme: String = "late-show",
    at wall: Seconds = opening,
    idents: Bool = true,
    player: KioskRig.Player = .shows
  ) throws -> KioskRig {
    var rig = try rig(
      listings,
      theme: theme,
      at: wall - 20,
      channel: "c\(number)",
      idents: idents,
      player: player
    )
    rig.send(.tune(number: number))
    rig.advance(seconds: 20)
    _ = rig.takeEffects()
    return rig
  }

  /// Channels with these numbers, each full of hours.
  static func numbered(_ numbers: [Int64]) -> Listings {
    var station = WrittenStation(zone: .utc, origin: origin)
    for number in numbers { station.add(number, "Channel \(number)") }
    return station.listings()
  }
}

extension KioskRig {
  var tunedNumber: Int64? { model.tunedChannel?.number }

  /// Titles of what is open, with how many seconds into it.
  var joined: [String] {
    opened.map { request in
      "\(title(of: request)) +\(request.positionInMilliseconds / 1000)"
    }
  }

  /// Of the programme, or the spot's id.
  func title(of request: MediaRequest) -> String {
    let station = model.listings?.station
    let item = station?.items.first { $0.details.url == request.url }
    let filler = station?.fillers.first { $0.url == request.url }
    return item?.displayTitle ?? filler?.id ?? "?"
  }

  /// Effects in short, without what is saved.
  var orders: [String] {
    effects.compactMap { effect in
      switch effect {
      case .open(let request):
        return "open \(title(of: request)) +\(request.positionInMilliseconds / 1000)"
      case .stopPlayer: return "stop"
      case .sting: return "sting"
      // What is kept ready has tests of its own.
      case .save, .warm, .fetchIndexes: return nil
      case .seek(let position, let isExact, _):
        return "seek \(position / 1000)\(isExact ? " exactly" : "")"
      case .selectTrack(let kind, let id):
        return "\(kind.rawValue) \(id.map { "\($0)" } ?? "off")"
      case .setDelays(let audio, let subtitle): return "delays \(audio) \(subtitle)"
      case .watchStatistics(let isOn): return isOn ? "watch statistics" : "leave statistics"
      case .setScrambled(let isOn): return isOn ? "scramble" : "unscramble"
      case .letDisplaySleep(let mayIt): return mayIt ? "display may sleep" : "display stays on"
      case .schedule: return "schedule"
      case .setPaused(let isPaused): return isPaused ? "pause" : "resume"
      case .loadTheme(let id): return "theme \(id)"
      case .setVolume(let percent): return "volume \(percent)"
      case .setMuted(let isMuted): return isMuted ? "mute" : "unmute"
      case .rescan: return "rescan"
      case .quit: return "quit"
      default: return "\(effect)"
      }
    }
  }

  /// Whether the player's picture is anywhere on the stage.
  var showsVideo: Bool {
    draw().entries.contains { entry in
      if case .video(_) = entry.item { true } else { false }
    }
  }

  /// Whether a text is on the stage once what slides in has come to rest.
  func shows(_ text: String) -> Bool {
    var rig = self
    rig.advance(milliseconds: 500)
    return rig.has(text)
  }

  func has(_ text: String) -> Bool { texts.contains { $0.contains(text) } }
}

extension KioskRig {
  /// Opens the options and presses one of their rows.
  mutating func openOption(_ row: AppModel.MenuRow) {
    press(.menu)
    let steps = model.menuRows(.options).firstIndex(of: row) ?? 0
    press(Array(repeating: .down, count: steps))
    press(.select)
  }
}
