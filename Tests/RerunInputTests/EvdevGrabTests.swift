import CEvdev
import Glibc
import RerunCore
import Synchronization
import Testing

@testable import RerunInput

@Suite struct EvdevGrabTests {
  private let folder: TestFolder
  private let kernel = FakeKernel()

  init() throws {
    folder = try TestFolder()
    try folder.makePipe("event0")
  }

  private func reader(map: KeyMap = KeyMap(), grabs: Bool = true) -> EvdevReader {
    EvdevReader(directory: folder.path, map: map, grabs: grabs, calls: kernel.calls)
  }

  @Test(
    arguments: [
      ("a remote", [KEY_UP, KEY_DOWN, KEY_OK, KEY_BACK], true, true),
      ("a keypad", [KEY_KP1, KEY_KP2], true, true),
      ("a power button", [KEY_POWER], true, false),
      ("a headset", [KEY_PLAYPAUSE, KEY_VOLUMEUP, KEY_VOLUMEDOWN], true, false),
      ("keys nobody knows", [KEY_PROG1, KEY_F13], true, false),
      ("a mouse", [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE], false, false),
      ("a gamepad", [BTN_SOUTH, BTN_EAST, BTN_DPAD_UP, BTN_START], false, false),
      ("a touch screen", [BTN_TOUCH], false, false),
      ("an accelerometer", [], false, false),
    ] as [(String, [Int32], Bool, Bool)]
  )
  func whatIsTaken(_ name: String, _ keys: [Int32], _ isRead: Bool, _ isGrabbed: Bool) {
    kernel.state.withLock { $0.keys = Set(keys.map(Int.init)) }
    let reader = reader()
    #expect(reader.devices.map(\.isGrabbed) == (isRead ? [isGrabbed] : []))
    #expect(reader.fileDescriptors.count == (isRead ? 2 : 1))
    #expect(kernel.state.withLock { $0.grabbed.count } == (isGrabbed ? 1 : 0))
  }

  @Test func mappedButtonsMakeARemote() throws {
    kernel.state.withLock { $0.keys = [Int(BTN_SOUTH), Int(BTN_EAST)] }
    let reader = reader()
    #expect(reader.devices == [])
    reader.map.assign(.select, to: Int(BTN_SOUTH), onDeviceNamed: "Test Remote")
    #expect(reader.devices.map(\.isGrabbed) == [true])
    let pad = try FakeDevice(folder.path("event0"))
    pad.down(BTN_SOUTH)
    #expect(reader.drain(now: 1).map(\.command) == [.select])
    reader.map = KeyMap()
    #expect(reader.devices.map(\.isGrabbed) == [false])
  }

  @Test func nothingIsGrabbedIfToldSo() {
    kernel.state.withLock { $0.keys = [Int(KEY_UP)] }
    #expect(reader(grabs: false).devices.map(\.isGrabbed) == [false])
  }

  @Test func grabbedByAnotherProgram() {
    kernel.state.withLock {
      $0.keys = [Int(KEY_UP)]
      $0.grabError = EBUSY
    }
    let reader = reader()
    #expect(reader.devices.map(\.isGrabbed) == [false])
    #expect(
      reader.problems.map(\.description) == [
        "Another program keeps the keys of Test remote (\(folder.path("event0"))) to itself. Stop "
          + "that program, or another kiosk, to use this remote."
      ]
    )
  }

  @Test func televisionsRemote() throws {
    kernel.state.withLock {
      $0.keys = [Int(KEY_UP), Int(KEY_EXIT)]
      $0.isCEC = true
    }
    let reader = reader()
    let remote = try FakeDevice(folder.path("event0"))
    remote.down(KEY_EXIT)
    #expect(reader.drain(now: 1).map(\.command) == [.back])
  }

  @Test func chordLetsGoUntilTheNextKey() throws {
    kernel.state.withLock { $0.keys = [Int(KEY_UP), Int(KEY_F2), Int(KEY_LEFTCTRL)] }
    let reader = reader()
    let keyboard = try FakeDevice(folder.path("event0"))
    for code in [KEY_LEFTCTRL, KEY_LEFTALT, KEY_F2] { keyboard.down(code) }
    #expect(reader.drain(now: 1) == [])
    #expect(reader.takeConsoleRequest() == 2)
    #expect(reader.takeConsoleRequest() == nil)
    #expect(reader.devices.map(\.isGrabbed) == [false])
    for code in [KEY_F2, KEY_LEFTALT, KEY_LEFTCTRL] { keyboard.up(code) }
    // The chord again, now for the kernel to see: still let go.
    for code in [KEY_RIGHTCTRL, KEY_LEFTALT, KEY_F12] { keyboard.down(code) }
    for code in [KEY_F12, KEY_LEFTALT, KEY_RIGHTCTRL] { keyboard.up(code) }
    #expect(reader.drain(now: 2) == [])
    #expect(reader.takeConsoleRequest() == 12)
    #expect(reader.devices.map(\.isGrabbed) == [false])
    // Typing on another console is none of the kiosk's business.
    kernel.state.withLock { $0.console = "tty2" }
    keyboard.down(KEY_ENTER)
    keyboard.up(KEY_ENTER)
    #expect(reader.drain(now: 3) == [])
    #expect(reader.devices.map(\.isGrabbed) == [false])
    kernel.state.withLock { $0.console = "tty1" }
    keyboard.down(KEY_UP)
    #expect(
      reader.drain(now: 4) == [KeyPress(source: 1, command: .up, change: .down, at: 4)]
    )
    #expect(reader.devices.map(\.isGrabbed) == [true])
  }

  @Test(arguments: [
    (KEY_F1, 1), (KEY_F10, 10), (KEY_F11, 11), (KEY_F12, 12),
  ])
  func consoles(_ code: Int32, _ console: Int) {
    #expect(Modifier.console(of: Int(code)) == console)
    #expect(Modifier.console(of: Int(KEY_ESC)) == nil)
  }

  @Test func altAloneIsNoChord() throws {
    kernel.state.withLock { $0.keys = [Int(KEY_UP)] }
    let reader = reader()
    let keyboard = try FakeDevice(folder.path("event0"))
    keyboard.down(KEY_LEFTALT)
    keyboard.down(KEY_F2)
    #expect(reader.drain(now: 1) == [])
    #expect(reader.takeConsoleRequest() == nil)
    #expect(reader.devices.map(\.isGrabbed) == [true])
  }

  @Test func stampsTellHowLongAPressWas() throws {
    kernel.state.withLock { $0.hasMonotonicClock = true }
    let reader = reader()
    let remote = try FakeDevice(folder.path("event0"))
    let now = MonotonicClock.now()
    remote.send(bytes: FakeDevice.event(code: KEY_OK, value: 1, at: now - 2000))
    remote.send(bytes: FakeDevice.event(code: KEY_OK, value: 0, at: now - 1300))
    remote.send(bytes: FakeDevice.event(code: KEY_UP, value: 1, at: now - 99_000))
    remote.send(bytes: FakeDevice.event(code: KEY_UP, value: 0, at: now - 900))
    let presses = reader.drain(now: 500_000)
    try #require(presses.map(\.command) == [.select, .select, .up, .up])
    #expect((690...710).contains(presses[1].at - presses[0].at))
    #expect((497_000...498_100).contains(presses[0].at))
    // A stamp that can't be true is now, and nothing of the same device is before it.
    #expect(presses[2].at == 500_000)
    #expect(presses[3].at == 500_000)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func deviceThatMayNotBeRead() throws {
    try folder.makePipe("event1", mode: 0)
    let reader = reader()
    #expect(reader.problems.map(\.path) == [folder.path("event1")])
    #expect(reader.problems.first?.description.contains("usermod -aG input") == true)
    chmod(folder.path("event1"), 0o600)  // as udev does, a moment after the device came
    _ = reader.drain(now: 1)
    #expect(reader.problems == [])
    #expect(reader.devices.count == 2)
  }
}
