import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunSDL
import RerunStage
import Testing

/// The built program, on real films.
///
/// Each test starts a kiosk of its own and looks at its status and its pixels.
@Suite(.serialized) struct EndToEndTests {
  /// A minute into the films.
  static let now = "2026-11-14T10:01:00Z"
  /// The preview box of Late Show, in parts of the stage.
  static let preview = Rect(1180.0 / 1920, 70.0 / 1080, 630.0 / 1920, 260.0 / 1080)
  static let wholeStage = Rect(0, 0, 1, 0.4)

  static func isPlaying(_ channel: Int64) -> (JSON) -> Bool {
    { status in
      status.at("player.state")?.stringValue == "playing"
        && status.at("tuned.channel")?.integerValue == channel
    }
  }

  /// The first bar of the pattern is red, and cyan in the negative.
  static func isRed(_ color: RGBA) -> Bool {
    color.red > 180 && color.green < 90 && color.blue < 90
  }
  static func isCyan(_ color: RGBA) -> Bool {
    color.red < 90 && color.green > 150 && color.blue > 150
  }

  /// Some points of the picture's first bar: things move across one or another of them.
  static func firstBar(_ picture: Bitmap) -> [RGBA] {
    [0.12, 0.2, 0.3, 0.4].map { picture.color(0.1, $0) }
  }

  /// Preview, tuning, channel change: what every way of drawing must do.
  private func watch(_ kiosk: KioskProcess, press: (String) throws -> Void) throws {
    let status = try kiosk.wait("playing in the preview", until: Self.isPlaying(5))
    #expect(status.at("screen")?.stringValue == "guide")
    #expect(status.at("focus.channel")?.integerValue == 5)
    #expect(status.at("focus.programID")?.stringValue == "plain")
    #expect(status.at("library.items")?.integerValue == 2)
    #expect(status.at("indexes.files")?.integerValue == 0, "files on a disk need none")
    let start = try #require(status.at("focus.start")?.integerValue)
    let now = try #require(status.at("now")?.integerValue)
    #expect(status.at("tuned.position")?.integerValue == now - start)
    let guide = try kiosk.screenshot()
    let inPreview = [0.2, 0.35, 0.5, 0.65].map { part in
      guide.color(
        Self.preview.x + Self.preview.width * 0.06,
        Self.preview.y + Self.preview.height * part
      )
    }
    #expect(inPreview.contains(where: Self.isRed), "the preview's first bar is \(inPreview)")
    #expect(try kiosk.seesMotion(in: Self.preview))

    try press("select")
    try kiosk.wait("watching") { $0.at("screen")?.stringValue == "watching" }
    #expect(try kiosk.seesMotion(in: Self.wholeStage))
    let full = Self.firstBar(try kiosk.screenshot())
    #expect(full.contains(where: Self.isRed), "the picture's first bar is \(full)")

    try press("up")
    try kiosk.wait("playing the next channel", until: Self.isPlaying(6))
    // The channel card stands over the picture for a moment.
    let end = Date(timeIntervalSinceNow: 20)
    var next: [RGBA] = []
    while Date() < end, !next.contains(where: Self.isCyan) {
      next = Self.firstBar(try kiosk.screenshot())
    }
    #expect(next.contains(where: Self.isCyan), "the next channel's first bar is \(next)")
    #expect(try kiosk.seesMotion(in: Self.wholeStage))
  }

  private func pressBySocket(_ kiosk: KioskProcess) -> (String) throws -> Void {
    { word in _ = try kiosk.send(.press([RemoteEvent(pressWord: word)])) }
  }

  @Test func offScreenInMemory() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      ["--headless", "--library", Films.station(in: folder), "--now", Self.now],
      folder: folder
    )
    try watch(kiosk, press: pressBySocket(kiosk))
    kiosk.signal(SIGTERM)
    #expect(kiosk.waitForEnd() == 0)
    #expect(!FileManager.default.fileExists(atPath: kiosk.socket))
  }

  @Test func offScreenWithOpenGL() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      ["--windowed", "--library", Films.station(in: folder), "--now", Self.now],
      environment: ["SDL_VIDEODRIVER": "offscreen"],
      folder: folder
    )
    try watch(kiosk, press: pressBySocket(kiosk))
    _ = try kiosk.send(.quit)
    #expect(kiosk.waitForEnd() == 0)
  }

  @Test(.enabled(if: XServer.isInstalled, "needs Xvfb and xdotool"))
  func underAnXServerByItsKeyboard() throws {
    let server = try XServer()
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      ["--windowed", "--library", Films.station(in: folder), "--now", Self.now],
      environment: ["DISPLAY": server.display],
      folder: folder
    )
    try watch(kiosk) { word in
      try server.press(["select": "Return", "up": "Up"][word] ?? word)
    }
    kiosk.signal(SIGINT)
    #expect(kiosk.waitForEnd() == 0)
  }

  @Test func aProgrammeEndsByTheClock() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Films.station(in: folder), "--tune", "5",
        "--now", "2026-11-14T10:04:30Z",
      ],
      folder: folder
    )
    try kiosk.wait("playing", until: Self.isPlaying(5))
    let status = try kiosk.wait("the break's card") {
      $0.at("player.state")?.stringValue == "card"
    }
    #expect((status.at("now")?.integerValue ?? 0) >= 1_794_650_700)
    #expect(status.at("tuned.programID") == JSON.null)
  }

  @Test func theNextProgrammeComesByTheClock() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Films.station(in: folder), "--tune", "5",
        "--now", "2026-11-14T10:29:54Z",
      ],
      folder: folder
    )
    try kiosk.wait("the break's card") { $0.at("player.state")?.stringValue == "card" }
    let status = try kiosk.wait("the next programme", until: Self.isPlaying(5))
    #expect((status.at("tuned.position")?.integerValue ?? 99) <= 40)
  }

  @Test func whatCannotBeOpenedSaysWhyAndTheOtherChannelPlays() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Films.station(in: folder, second: "/nowhere/film.mkv"),
        "--tune", "6", "--now", Self.now,
      ],
      folder: folder
    )
    let status = try kiosk.wait("failed") { $0.at("player.state")?.stringValue == "failed" }
    let error = try #require(status.at("player.error")?.stringValue)
    #expect(error.hasPrefix("missing"))
    _ = try kiosk.send(.press([.tap(.channelDown)]))
    try kiosk.wait("the other channel", until: Self.isPlaying(5))
  }

  @Test func aRemoteThatIsPluggedInLate() throws {
    let folder = try TemporaryFolder()
    let devices = folder.path + "/input"
    try FileManager.default.createDirectory(atPath: devices, withIntermediateDirectories: true)
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Films.station(in: folder), "--now", Self.now,
        "--input-dir", devices,
      ],
      folder: folder
    )
    try kiosk.wait("the guide") { $0.at("focus.channel")?.integerValue == 5 }
    let remote = devices + "/event0"
    #expect(mkfifo(remote, 0o600) == 0)
    let descriptor = open(remote, O_RDWR)
    defer { close(descriptor) }
    // KEY_DOWN (108), pressed and let go, each with its SYN_REPORT.
    for value: Int32 in [1, 0] {
      write(descriptor, type: 1, code: 108, value: value)
      write(descriptor, type: 0, code: 0, value: 0)
    }
    try kiosk.wait("one row down") { $0.at("focus.channel")?.integerValue == 6 }
  }

  private func write(_ descriptor: Int32, type: UInt16, code: UInt16, value: Int32) {
    var bytes = [UInt8](repeating: 0, count: MemoryLayout<timeval>.size)
    for part in [type, code] { withUnsafeBytes(of: part) { bytes.append(contentsOf: $0) } }
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    #expect(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  @Test func atRestNothingIsDrawn() throws {
    let folder = try TemporaryFolder()
    // The second film has no address: nothing plays, so nothing moves.
    let station = try folder.write(
      """
      {"timeZone": "UTC", "items": [{"id": "x", "kind": "movie", "title": "X", "runtime": 1500}],
       "channels": [{"id": "c", "number": 7, "name": "Seven", "order": "inOrder",
                     "itemIDs": ["x"]}]}
      """,
      to: "still.json"
    )
    let kiosk = try KioskProcess(
      ["--headless", "--library", station, "--now", "2026-11-14T10:01:05Z"],
      folder: folder
    )
    try kiosk.wait("the guide") { $0.at("focus.channel")?.integerValue == 7 }
    // What comes after the first guide (a failed stream's note) has settled by then.
    let first = try kiosk.wait("eight seconds of rest") {
      ($0.at("now")?.integerValue ?? 0) >= 1_794_650_473
    }
    let later = try kiosk.wait("twenty seconds more") {
      ($0.at("now")?.integerValue ?? 0) >= 1_794_650_493
    }
    #expect(first.at("frames") == later.at("frames"))
  }
}

/// An X server without a screen.
final class XServer {
  let display: String
  private let process = Process()

  static let isInstalled: Bool = ["Xvfb", "xdotool"].allSatisfy { name in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  init() throws {
    let number = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    process.arguments = ["-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    process.standardOutput = number
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.hasSuffix("\n") {
      let data = number.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    display = ":" + said.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { process.terminate() }

  /// Presses a key in the kiosk's window.
  func press(_ key: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = [
      "search", "--sync", "--name", "Rerun Kiosk", "windowfocus", "key", key,
    ]
    process.environment = KioskProcess.environment(["DISPLAY": display])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
