import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunJSON
import RerunRuntime
import RerunSDL
import RerunStage
import RerunStore
import RerunTestSupport
import Testing

/// A kiosk off screen whose channels come from a server that misbehaves; the channel card is off.
final class FaultRig {
  struct Channel {
    var number: Int64
    /// Of the server, one for each programme.
    var programmes: [(mount: String, file: String, runtime: Int64)]

    /// Five minutes from every full half hour on, by the mount of that name.
    init(_ number: Int64, _ mount: String, _ file: String = "clock.mkv") {
      self.number = number
      programmes = [(mount, file, ClockFilms.runtime)]
    }

    init(_ number: Int64, programmes: [(mount: String, file: String, runtime: Int64)]) {
      self.number = number
      self.programmes = programmes
    }
  }

  let server: FaultyServer
  let kiosk: KioskProcess
  let station: Station

  /// - Parameters:
  ///   - behaviours: Of the server's mounts; the others are well.
  ///   - now: Gets the station, and says when the clock begins.
  init(
    _ channels: [Channel],
    _ behaviours: [String: FaultyServer.Behaviour] = [:],
    tune: Int64,
    now: (Station) throws -> Int64 = { _ in 1_794_650_460 }
  ) throws {
    let server = try #require(FaultyServer(folder: ClockFilms.folder()))
    self.server = server
    for (mount, behaviour) in behaviours { server.set(mount, behaviour) }
    let folder = try TemporaryFolder()
    var items: [JSON] = []
    var list: [JSON] = []
    for channel in channels {
      var ids: [JSON] = []
      for (index, programme) in channel.programmes.enumerated() {
        let id = "\(channel.number)-\(index)"
        ids.append(.string(id))
        items.append(
          .object([
            .init("id", .string(id)), .init("kind", .string("movie")),
            .init("title", .string("Film \(id)")), .init("year", .int(1990 + Int64(index))),
            .init("runtime", .int(programme.runtime)),
            .init("url", .string(server.url(programme.mount, programme.file))),
          ])
        )
      }
      list.append(
        .object([
          .init("id", .string("c\(channel.number)")), .init("number", .int(channel.number)),
          .init("name", .string("Channel \(channel.number)")), .init("order", .string("inOrder")),
          .init("itemIDs", .array(ids)),
        ])
      )
    }
    let text = JSON.object([
      .init("timeZone", .string("UTC")), .init("items", .array(items)),
      .init("channels", .array(list)),
    ]).text()
    station = try Station(file: Array(text.utf8), zones: .system)
    let file = try folder.write(text, to: "station.json")
    let start = try now(station)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data",
      withIntermediateDirectories: true
    )
    try KioskStore(path: folder.path + "/data/kiosk.sqlite", now: start).set(
      SettingKey(rawValue: PreferenceKey.idents.rawValue),
      to: "off"
    )
    kiosk = try KioskProcess(
      ["--headless", "--library", file, "--tune", "\(tune)", "--now", "\(start)"],
      folder: folder
    )
    try kiosk.wait("the channels") { $0.at("tuned.channel")?.integerValue == tune }
  }

  deinit { server.stop() }

  func tune(_ number: Int64) throws { _ = try kiosk.send(.tune(channel: number)) }

  func press(_ command: RemoteCommand) throws { _ = try kiosk.send(.press([.tap(command)])) }

  static func state(_ status: JSON) -> String { status.at("player.state")?.stringValue ?? "" }

  /// Waits until the stage shows the film of a channel at the second that is on now.
  ///
  /// - Returns: How long that took, or nil if it didn't come.
  @discardableResult
  func waitForPicture(
    _ number: Int64,
    isOther: Bool = false,
    within seconds: Double,
    _ comment: String = "",
    location: SourceLocation = #_sourceLocation
  ) throws -> Double? {
    let start = Date()
    var last = "nothing"
    repeat {
      let look = try look(number, isOther: isOther)
      if look.isRight { return Date().timeIntervalSince(start) }
      last = look.text
    } while Date().timeIntervalSince(start) < seconds && kiosk.isRunning
    Issue.record(
      "\(comment) channel \(number) has no picture after \(seconds) s: \(last); \(kiosk.errorText)",
      sourceLocation: location
    )
    return nil
  }

  /// Looks at the stage for so long.
  ///
  /// - Returns: The longest time without the right picture.
  func longestGap(_ number: Int64, watching seconds: Double) throws -> Double {
    let start = Date()
    var seen = start
    var longest = 0.0
    while Date().timeIntervalSince(start) < seconds {
      let moment = Date()
      if try look(number, isOther: false).isRight {
        longest = max(longest, moment.timeIntervalSince(seen))
        seen = moment
      }
    }
    return max(longest, Date().timeIntervalSince(seen))
  }

  /// Whether the stage shows what is on: a key frame may be a few seconds early.
  private func look(_ number: Int64, isOther: Bool) throws -> (isRight: Bool, text: String) {
    let status = try kiosk.status()
    guard status.at("tuned.channel")?.integerValue == number,
      let position = status.at("tuned.position")?.integerValue
    else { return (false, status.text()) }
    let clock = try kiosk.screenshot().clock
    guard let clock, clock.isOther == isOther else {
      return (false, "\(clock.map { "\($0)" } ?? "no clock") at \(position); \(status.text())")
    }
    let isRight = (position - 6...position + 2).contains(clock.second)
    return (isRight, "second \(clock.second) at \(position); \(status.text())")
  }

  /// The median and the longest wait for a status, in seconds.
  func statusWaits(_ count: Int) throws -> (median: Double, longest: Double) {
    var waits: [Double] = []
    for _ in 0..<count {
      let start = Date()
      _ = try kiosk.status()
      waits.append(Date().timeIntervalSince(start))
      Thread.sleep(forTimeInterval: 0.03)
    }
    waits.sort()
    return (waits[count / 2], waits.last ?? 0)
  }
}
