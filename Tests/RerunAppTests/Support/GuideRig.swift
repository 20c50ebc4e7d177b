import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// A guide over a written station, moved by words and told of in words.
struct GuideRig {
  var guide = GuideScreen()
  var listings: Listings
  var channels: [Channel]
  private(set) var now: Moment
  let theme: Theme
  /// Of the last key.
  private(set) var outcome = GuideScreen.Outcome.none

  /// Monday, June 2 2025, 20:00 UTC.
  static let origin: Seconds = 1_748_894_400
  /// Ten past eight.
  static let opening = origin + 600

  init(
    _ listings: Listings? = nil,
    theme: String = "late-show",
    at wall: Seconds = opening,
    channel: String? = nil
  ) throws {
    self.theme = try BundledTheme.load(theme)
    self.listings = listings ?? Self.station().listings()
    channels = self.listings.lineup(at: wall)
    now = Moment(wallMilliseconds: wall * 1000, uptimeMilliseconds: 1_000_000)
    guide.open(at: channel, context)
  }

  /// Eight channels, each with something of its own around eight o'clock.
  static func station(channels count: Int = 8) -> WrittenStation {
    typealias Programme = WrittenStation.Programme
    var station = WrittenStation(zone: .utc, origin: origin)
    let halves = (-2..<54).map { index in
      let minute = (20 * 60 + index * 30) % 1440
      return Programme("H\(minute / 60):\(minute % 60 == 0 ? "00" : "30")", 30)
    }
    let written: [(String, [WrittenStation.Stretch])] = [
      ("Halves", [.run(at: -60, halves)]),
      ("Long", [.run(at: -120, [Programme("Film", 300)])]),
      ("Breaks", [.slot(at: 0, [Programme("Short", 25)], rest: 35)]),
      (
        "Shared",
        [.slot(at: 0, [Programme("A", 10), Programme("B", 10), Programme("C", 8)], rest: 2)]
      ),
      ("Closed", [.offAir(at: 0, minutes: 120)]),
      ("Hours", []), ("Sevens", []), ("Eights", []),
    ]
    for (index, line) in written.prefix(count).enumerated() {
      station.add(Int64(index + 1), line.0, line.1)
    }
    for number in written.count..<max(written.count, count) {
      station.add(Int64(number + 1), "More")
    }
    return station
  }

  var context: GuideScreen.Context {
    GuideScreen.Context(listings: listings, channels: channels, now: now, theme: theme)
  }

  // MARK: - Doing

  /// Presses keys, such as "right down hold-select back*3".
  mutating func press(_ words: String) throws {
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "*")
      let times = parts.count > 1 ? try #require(Int(parts[1])) : 1
      let isHold = parts[0].hasPrefix("hold-")
      let name = isHold ? parts[0].dropFirst(5) : parts[0]
      let command = try #require(RemoteCommand(rawValue: String(name)), "no key \(name)")
      for _ in 0..<times {
        now.uptimeMilliseconds += 1000
        outcome = guide.reduce(isHold ? .hold(command) : .tap(command), context)
      }
    }
  }

  /// The clock comes to `wall`.
  mutating func time(_ wall: Seconds, lineup: [Channel]? = nil) {
    let previous = now
    now.uptimeMilliseconds += max(0, wall * 1000 - now.wallMilliseconds)
    now.wallMilliseconds = wall * 1000
    if let lineup { channels = lineup }
    guide.keepUp(context, from: previous)
  }

  /// The clock comes to a minute after eight, passing every minute in between.
  mutating func pass(toMinute minute: Int) {
    let end = Self.origin + Seconds(minute) * 60
    while now.wall < end { time(min(end, now.wall + 60 - now.wall % 60)) }
  }

  mutating func adopt(_ listings: Listings) {
    let previous = channels
    self.listings = listings
    channels = listings.lineup(at: now.wall)
    guide.adopt(context, previousChannels: previous)
  }

  // MARK: - Telling

  func clock(_ instant: Seconds) -> String {
    let clock = listings.station.zone.clock(at: instant)
    return "\(clock.hour):\(clock.minute < 10 ? "0" : "")\(clock.minute)"
  }

  /// Where the guide is: channel, programme, window; "!" after a move that couldn't happen.
  var state: String {
    guard let channel = guide.focusedChannel(context) else { return "nothing" }
    let cell = guide.focusedCell(context)
    let title =
      switch cell?.kind {
      case .programme(let airing): listings.station.items[airing.item].displayTitle
      case .offAir: "(off the air)"
      case .interval: "(break)"
      case nil: "(nothing)"
      }
    let refused = guide.nudgedAt == now.uptimeMilliseconds ? "!" : ""
    return
      "\(channel.number) \(guide.isPlateFocused ? "plate" : title) | \(clock(guide.windowStart))\(refused)"
  }

  /// Numbers of the channels on the stage, from the top.
  var rows: [Int64] {
    let count = guide.loops(context) ? context.geometry.rows : channels.count
    return (0..<count).map {
      GuideScreen.channel(atRow: guide.topRow + $0, channels).number
    }
  }
}
