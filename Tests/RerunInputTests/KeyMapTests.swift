import Foundation
import RerunCore
import Testing

@testable import RerunInput

@Suite struct KeyMapTests {
  private static let keyUp = 103
  private static let keyOK = 0x160

  @Test func standardMapHasNoBadLines() {
    var map: [KeyMap.Section: [Int: KeyMap.Assignment]] = [:]
    #expect(KeyMap.parse(KeyMap.standardText, into: &map) == [])
    #expect(map == KeyMap.standard)
  }

  @Test(arguments: RemoteCommand.allCases)
  func everyCommandHasAKey(_ command: RemoteCommand) {
    let map = KeyMap()
    #expect((0..<KeyCode.limit).contains { map.command(for: $0) == command })
  }

  @Test(arguments: [
    ("KEY_UP", RemoteCommand.up), ("KEY_OK", .select), ("KEY_ENTER", .select), ("KEY_ESC", .back),
    ("KEY_BACK", .back), ("KEY_EPG", .guide), ("KEY_NUMERIC_0", .digit0), ("KEY_KP9", .digit9),
    ("KEY_9", .digit9), ("KEY_CHANNELUP", .channelUp), ("KEY_PAGEDOWN", .channelDown),
    ("KEY_LAST", .lastChannel), ("KEY_PREVIOUS", .previous), ("KEY_EXIT", .exit),
    ("KEY_LANGUAGE", .audio), ("KEY_RED", .red), ("KEY_SLEEP", .power),
  ])
  func standardKeys(_ name: String, _ command: RemoteCommand) throws {
    let code = try #require(KeyCode.code(named: name))
    #expect(KeyMap().command(for: code) == command)
  }

  @Test(arguments: [
    ("KEY_EXIT", RemoteCommand.back), ("KEY_BACK", .previous), ("KEY_PREVIOUS", .lastChannel),
    ("KEY_UP", .up), ("KEY_OK", .select),
  ])
  func televisionsRemote(_ name: String, _ command: RemoteCommand) throws {
    let code = try #require(KeyCode.code(named: name))
    let device = KeyMap.Device(name: "vc4-hdmi-0", isCEC: true)
    #expect(KeyMap().command(for: code, on: device) == command)
  }

  @Test func ownersFileGoesOver() throws {
    var map = KeyMap()
    let problems = map.read(
      """
      # my living room
      KEY_UP channel-up   # rocker
      key_down = Channel-Down
      menu none
      0x1a0 search
      184 2
      5 info

      [My Remote (2.4G) #2]
      KEY_UP up
      [CEC]
      KEY_EXIT exit
      [*]
      KEY_F5 blue
      """
    )
    #expect(problems == [])
    let mine = KeyMap.Device(name: "my remote (2.4g) #2")
    let television = KeyMap.Device(name: "vc4", isCEC: true)
    #expect(map.command(for: Self.keyUp) == .channelUp)
    #expect(map.command(for: Self.keyUp, on: mine) == .up)
    #expect(map.command(for: Self.keyUp, on: KeyMap.Device(name: "other")) == .channelUp)
    #expect(map.command(for: 108) == .channelDown)
    #expect(map.command(for: 139) == nil)
    #expect(map.command(for: 0x1A0) == .search)
    #expect(map.command(for: 184) == .digit2)
    #expect(map.command(for: 6) == .info)
    #expect(map.command(for: 174, on: television) == .exit)
    #expect(map.command(for: 174, on: mine) == .exit)
    #expect(map.command(for: 63) == .blue)
    #expect(map.command(for: Self.keyOK, on: mine) == .select)
  }

  @Test(arguments: [
    ("KEY_UP", "should be a key and a command, such as: KEY_UP up"),
    ("KEY_UP up down", "should be a key and a command, such as: KEY_UP up"),
    ("KEY_NOSUCH up", "'KEY_NOSUCH' is no key the kernel knows; a number works too"),
    ("768 up", "768 is no key; numbers go from 1 to 767"),
    ("-5 up", "-5 is no key; numbers go from 1 to 767"),
    ("0x300 up", "0x300 is no key; numbers go from 1 to 767"),
    ("99999999999999999999 up", "'99999999999999999999' is no key the kernel knows"),
    ("KEY_UP upwards", "'upwards' is no command; commands are up, down, left"),
    ("[My Remote", "the section's ] is missing: [Name of the device]"),
    ("[ ]", "the section has no name: [Name of the device]"),
    ("[A] KEY_UP up", "only a comment may follow the section's ]"),
    ("\u{0}\u{1F4FA} \u{7}", "is no key the kernel knows; a number works too"),
  ])
  func badLinesAreNamedAndSkipped(_ line: String, _ problem: String) throws {
    var map = KeyMap()
    let problems = map.read("KEY_LEFT right\r\n\n\(line)\nKEY_RIGHT left\n")
    let first = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(first.line == 3)
    #expect(first.description.hasPrefix("line 3: "))
    #expect(first.problem.contains(problem))
    #expect(map.command(for: 105) == .right)
    #expect(map.command(for: 106) == .left)
  }

  @Test func fileTextReadsBack() {
    var map = KeyMap()
    map.assign(.up, to: 700)
    map.assign(nil, to: Self.keyOK)
    map.assign(.digit5, to: 6, onDeviceNamed: "Odd [Remote]")
    map.assign(.info, to: 59, onDeviceNamed: "Odd [Remote]")
    let text = map.fileText()
    #expect(
      text
        == """
        [*]
        KEY_OK none
        BTN_TRIGGER_HAPPY1 up

        [odd [remote]]
        KEY_5 5
        KEY_F1 info

        """.replacing("BTN_TRIGGER_HAPPY1", with: KeyCode.name(of: 700))
    )
    var copy = KeyMap()
    #expect(copy.read(text) == [])
    #expect(copy == map)
  }

  @Test func deviceNamesFitOnALine() {
    var map = KeyMap()
    map.assign(.up, to: 59, onDeviceNamed: " Evil\n[*]\r\nKEY_OK  none\u{2028}\0] ")
    let text = map.fileText()
    #expect(text == "[evil [*] key_ok none ]]\nKEY_F1 up\n")
    var copy = KeyMap()
    #expect(copy.read(text) == [])
    #expect(copy == map)
    #expect(
      copy.command(for: 59, on: KeyMap.Device(name: "Evil [*] KEY_OK none ]")) == .up
    )
  }

  @Test(arguments: [
    (82, 103, RemoteCommand?.some(.up)), (40, 28, .select), (41, 1, .back), (39, 11, .digit0),
    (30, 2, .digit1), (98, 82, .digit0), (75, 104, .channelUp), (58, 59, .red),
    (44, 57, .playPause),
    (101, 127, .menu), (118, 139, .menu), (119, 353, .select), (127, 113, .mute), (224, 29, nil),
    (231, 126, nil), (258, 163, .next), (261, 164, .playPause), (270, 158, .back),
    (282, 142, .power), (286, 208, .fastForward),
  ])
  func sdlScancodes(_ scancode: Int, _ code: Int, _ command: RemoteCommand?) throws {
    #expect(KeyMap.linuxKey(forSDLScancode: scancode) == code)
    #expect(KeyMap().command(for: code) == command)
  }

  @Test(arguments: [-1, 0, 3, 130, 159, 160, 232, 257, 511, Int.max, Int.min])
  func noSuchScancode(_ scancode: Int) {
    #expect(KeyMap.linuxKey(forSDLScancode: scancode) == nil)
  }

  @Test func documentedKeysAreTheStandardMap() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
    let text = try String(contentsOf: folder.appending(path: "REMOTES.md"), encoding: .utf8)
    var documented: [Int: KeyMap.Assignment] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.split(separator: "`") }
      try #require(cells.count == 3)
      let command = RemoteCommand(rawValue: String(try #require(cells[0].dropFirst().first)))
      for name in cells[2] where !name.allSatisfy({ $0 == " " || $0 == "," }) {
        let code = try #require(KeyCode.code(named: String(name)), "\(name)")
        documented[code] = .command(try #require(command))
      }
    }
    #expect(documented == KeyMap.standard[.everyDevice])
  }

  @Test func namesOfCodes() {
    #expect(KeyCode.code(named: "key_up") == 103)
    #expect(KeyCode.code(named: "UP") == 103)
    #expect(KeyCode.code(named: "BTN_SOUTH") == 0x130)
    #expect(KeyCode.code(named: "KEY_SCREENLOCK") == 152)
    #expect(KeyCode.code(named: "") == nil)
    #expect(KeyCode.name(of: 103) == "KEY_UP")
    #expect(KeyCode.name(of: 113) == "KEY_MUTE")
    #expect(KeyCode.name(of: 765) == "765")
  }
}
