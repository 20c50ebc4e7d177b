import Foundation
public import RerunCore
import RerunJSON

/// What `rerun-kiosk run` and `rerun-kiosk shot` can be told.
public struct RunOptions: Sendable {
  public var library: String?
  /// A folder of videos for the breaks.
  public var spots: String?
  public var theme: String?
  public var tune: Int64?
  public var isWindowed = false
  public var isHeadless = false
  public var dataDirectory: String?
  public var inputDirectory: String?
  public var socket: String?
  /// Where the clock starts, in milliseconds since 1970; nil is the machine's clock.
  public var startMilliseconds: Int64?
  public var locale: String?
  public var timeZone: String?
  public var hardwareDecoding: String?
  public var audioOutput: String?
  /// How many streams are kept ready; nil leaves it to the machine.
  public var preTune: Int?
  public var out = ""
  public var keys = ""
  public var width = 1920
  public var height = 1080
  public var settleMilliseconds: Int64 = 3000

  static let spotsOption = OptionTable.Option(
    "--spots",
    "DIR",
    "a folder of your own spots: videos of up to ten minutes for the breaks"
  )

  static let shared: [OptionTable.Option] = [
    .init(
      "--library",
      "PATH",
      "a folder of films and series, or a station file (.json); without it the Sample station"
    ),
    spotsOption,
    .init("--theme", "NAME", "late-show, midnight-movie, one of your own, or a theme file's path"),
    .init(
      "--now",
      "TIME",
      "start the clock at this instant, such as 2026-11-14T21:42 (station time) or Unix seconds"
    ),
    .init("--locale", "NAME", "language and clock, such as en_US or de_DE; else LANG"),
    .init("--time-zone", "ZONE", "the station's time zone; else the machine's"),
    .init("--data-dir", "DIR", "keep settings, themes and the library's cache here"),
  ]

  public static let run = OptionTable(
    "run",
    "Shows the channel guide and plays, full screen.",
    shared + [
      .init("--tune", "NUMBER", "start watching this channel"),
      .init("--windowed", nil, "in a window"),
      .init("--headless", nil, "off screen; status, press and screenshot still work"),
      .init("--input-dir", "DIR", "read remotes from the devices here (default /dev/input)"),
      .init("--socket", "PATH", "listen for status, press and the like here"),
      .init("--hwdec", "NAME", "mpv's hwdec setting (default: by the board)"),
      .init("--audio-output", "NAME", "mpv's ao setting, such as alsa or null"),
      .init(
        "--pre-tune",
        "N|off",
        "keep so many other channels ready, up to \(WarmBudget.most) (default: by the memory)"
      ),
      .init("--help", nil, "this page"),
    ]
  )

  public static let shot = OptionTable(
    "shot",
    "Writes a PNG of what the stage shows, off screen, at a fixed clock.",
    [.init("--out", "FILE", "the picture; needed")] + shared + [
      .init("--tune", "NUMBER", "start watching this channel"),
      .init("--keys", "\"KEYS\"", "press these first, such as \"down down select\" or hold:select"),
      .init("--size", "WxH", "the picture's size (default 1920x1080)"),
      .init("--settle", "SECONDS", "how long after the last key (default 3)"),
      .init("--help", nil, "this page"),
    ]
  )

  public init(
    _ values: OptionTable.Values,
    zones: ZoneDatabase,
    environment: [String: String]
  ) throws(OptionTable.UsageError) {
    library = values["--library"]
    spots = values["--spots"]
    theme = values["--theme"]
    isWindowed = values.has("--windowed")
    isHeadless = values.has("--headless")
    dataDirectory = values["--data-dir"].map(Self.absolute)
    inputDirectory = values["--input-dir"]
    socket = values["--socket"].map(Self.absolute)
    locale = values["--locale"]
    timeZone = values["--time-zone"]
    hardwareDecoding = values["--hwdec"]
    audioOutput = values["--audio-output"]
    out = values["--out"] ?? ""
    keys = values["--keys"] ?? ""
    if let text = values["--tune"] {
      guard let number = Int64(text), (0...999_999).contains(number) else {
        throw .init(description: "--tune \(text): should be a channel number, such as 12")
      }
      tune = number
    }
    if let text = values["--pre-tune"] {
      guard let count = text == "off" ? 0 : Int(text), (0...WarmBudget.most).contains(count) else {
        throw .init(
          description: "--pre-tune \(text): should be off, or a number up to \(WarmBudget.most)"
        )
      }
      preTune = count
    }
    if let text = values["--size"] {
      let parts = text.lowercased().split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (160...7680).contains($0) }) else {
        throw .init(description: "--size \(text): should be WIDTHxHEIGHT, 160 to 7680 each")
      }
      (width, height) = (parts[0], parts[1])
    }
    if let text = values["--settle"] {
      guard let seconds = Double(text), (0...600).contains(seconds) else {
        throw .init(description: "--settle \(text): should be 0 to 600 seconds")
      }
      settleMilliseconds = Int64(seconds * 1000)
    }
    let zoneName = timeZone ?? LocalZone.name(environment: environment)
    let zone: ZoneRules
    do {
      zone = try zones.rules(named: zoneName)
    } catch {
      if timeZone != nil {
        throw .init(description: "--time-zone \(zoneName): \(error)")
      }
      zone = .utc
    }
    if let text = values["--now"] {
      let stationZone = timeZone == nil ? Self.zone(ofStationFile: library, zones) : nil
      guard let instant = Self.instant(text, zone: stationZone ?? zone) else {
        throw .init(
          description:
            "--now \(text): should be like 2026-11-14T21:42, 2026-11-14T21:42:30Z or Unix seconds"
        )
      }
      startMilliseconds = instant * 1000
    }
  }

  /// The zone that a station file names; nil for a folder, and for a file that can't be read, which
  /// is complained about when it is opened.
  private static func zone(ofStationFile path: String?, _ zones: ZoneDatabase) -> ZoneRules? {
    guard let path, let data = FileManager.default.contents(atPath: path),
      let file = try? JSON(parsing: [UInt8](data)), let name = file["timeZone"]?.stringValue
    else { return nil }
    return try? zones.rules(named: name)
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Reads Unix seconds or `YYYY-MM-DD[THH:MM[:SS]][Z]`; without Z in the station's zone.
  static func instant(_ text: String, zone: ZoneRules) -> Seconds? {
    if let seconds = Seconds(text), abs(seconds) < 1 << 40 { return seconds }
    var text = text
    let isUTC = text.hasSuffix("Z")
    if isUTC { text.removeLast() }
    let halves = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    let date = halves.first?.split(separator: "-").compactMap { Int($0) } ?? []
    let time = halves.dropFirst().first?.split(separator: ":").compactMap { Seconds($0) } ?? [0, 0]
    guard date.count == 3, (1...9999).contains(date[0]), (1...12).contains(date[1]),
      (1...31).contains(date[2]), halves.count <= 2, (2...3).contains(time.count),
      (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0..<60).contains(time.last ?? 0)
    else { return nil }
    let rules = isUTC ? ZoneRules.utc : zone
    let start = rules.dayStart(Day(year: date[0], month: date[1], day: date[2]))
    let seconds = time[0] * 3600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
    // The day may have lost or gained an hour before this time of day.
    let instant = start + seconds
    return instant - (rules.offset(at: instant) - rules.offset(at: start))
  }
}
