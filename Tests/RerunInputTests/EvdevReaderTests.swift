import CEvdev
import Glibc
import RerunCore
import Synchronization
import Testing

@testable import RerunInput

@Suite struct EvdevReaderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func press(
    _ command: RemoteCommand,
    _ change: KeyPress.Change,
    source: Int = 1,
    at: Milliseconds
  ) -> KeyPress {
    KeyPress(source: source, command: command, change: change, at: at)
  }

  @Test func keysGoDownAndUp() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    remote.down(KEY_UP)
    remote.report()
    #expect(!FilePoller.wait(reader.fileDescriptors, timeoutMilliseconds: 1000).isEmpty)
    #expect(reader.drain(now: 10) == [press(.up, .down, at: 10)])
    #expect(reader.lastKey == RawKey(deviceName: "event0", code: Int(KEY_UP)))
    remote.send(code: KEY_UP, value: 2)  // the kernel's repeat
    remote.down(KEY_UP)  // makes no sense: it is down
    remote.up(KEY_UP)
    remote.up(KEY_UP)
    #expect(reader.drain(now: 20) == [press(.up, .up, at: 20)])
    #expect(reader.drain(now: 30) == [])
    #expect(FilePoller.wait(reader.fileDescriptors, timeoutMilliseconds: 0) == [])
    #expect(
      reader.devices == [
        InputDevice(name: "event0", path: folder.path("event0"), isGrabbed: false, source: 1)
      ]
    )
    #expect(reader.problems == [])
  }

  @Test func devicesComeAndGo() throws {
    try folder.makeFile("mouse0")
    try folder.makeFile("event9", "no device")
    let reader = EvdevReader(directory: folder.path)
    #expect(reader.devices == [])
    try folder.makePipe("event3")
    try folder.makePipe("eventful")
    #expect(!FilePoller.wait(reader.fileDescriptors, timeoutMilliseconds: 1000).isEmpty)
    #expect(reader.drain(now: 1) == [])
    #expect(reader.devices.map(\.path) == [folder.path("event3")])
    let remote = try FakeDevice(folder.path("event3"))
    remote.down(KEY_OK)
    #expect(reader.drain(now: 2) == [press(.select, .down, at: 2)])
    unlink(folder.path("event3"))
    #expect(reader.drain(now: 3) == [press(.select, .lost, at: 3)])
    #expect(reader.devices == [])
  }

  @Test func pipeWithoutWriterWaitsForTheNext() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    for source in 1...3 {
      let remote = try FakeDevice(folder.path("event0"))
      remote.down(KEY_DOWN)
      remote.down(KEY_OK)
      remote.up(KEY_OK)
      remote.unplug()
      #expect(
        reader.drain(now: 5) == [
          press(.down, .down, source: source, at: 5), press(.select, .down, source: source, at: 5),
          press(.select, .up, source: source, at: 5), press(.down, .lost, source: source, at: 5),
        ]
      )
      // Nothing more to read: a pipe that hung up must not keep the loop awake.
      _ = reader.drain(now: 6)
      #expect(FilePoller.wait(reader.fileDescriptors, timeoutMilliseconds: 0) == [])
    }
  }

  @Test func folderThatIsNotThereYet() throws {
    let deep = folder.path("dev/input")
    let reader = EvdevReader(directory: deep)
    #expect(reader.drain(now: 0) == [])
    #expect(reader.problems == [])
    #expect(mkdir(folder.path("dev"), 0o700) == 0)
    #expect(reader.drain(now: 1) == [])
    #expect(mkdir(deep, 0o700) == 0)
    try folder.makePipe("dev/input/event1")
    #expect(!FilePoller.wait(reader.fileDescriptors, timeoutMilliseconds: 1000).isEmpty)
    _ = reader.drain(now: 2)
    #expect(reader.devices.count == 1)
    unlink(folder.path("dev/input/event1"))
    rmdir(deep)
    _ = reader.drain(now: 3)
    #expect(reader.devices == [])
    #expect(mkdir(deep, 0o700) == 0)
    try folder.makePipe("dev/input/event2")
    _ = reader.drain(now: 4)
    #expect(reader.devices.map(\.path) == [deep + "/event2"])
  }

  @Test func replacedFileIsAnotherDevice() throws {
    try folder.makePipe("event0")
    try folder.makePipe("new")
    let reader = EvdevReader(directory: folder.path)
    let old = try FakeDevice(folder.path("event0"))
    old.down(KEY_UP)
    #expect(reader.drain(now: 1) == [press(.up, .down, at: 1)])
    rename(folder.path("new"), folder.path("event0"))
    #expect(reader.drain(now: 2) == [press(.up, .lost, at: 2)])
    let new = try FakeDevice(folder.path("event0"))
    new.down(KEY_UP)
    #expect(reader.drain(now: 3) == [press(.up, .down, source: 2, at: 3)])
  }

  @Test func shortReadsAreJoined() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    let bytes =
      FakeDevice.event(code: KEY_LEFT, value: 1) + FakeDevice.event(code: KEY_LEFT, value: 0)
    for byte in bytes.dropLast() {
      remote.send(bytes: [byte])
      for press in reader.drain(now: 1) { #expect(press == self.press(.left, .down, at: 1)) }
    }
    remote.send(bytes: [bytes[bytes.count - 1]])
    #expect(reader.drain(now: 2) == [press(.left, .up, at: 2)])
  }

  @Test func garbageIsHarmless() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    var state: UInt64 = 42
    var tracker = KeyTracker()
    for round in 0..<200 {
      let bytes = (0..<997).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      remote.send(bytes: bytes)
      for press in reader.drain(now: Milliseconds(round)) { _ = tracker.feed(press) }
    }
    for value in [Int32.min, -1, 3, Int32.max] { remote.send(code: KEY_UP, value: value) }
    remote.send(type: 0xFFFF, code: 0xFFFF, value: 1)
    remote.send(code: 0xFFFF, value: 1)
    _ = reader.drain(now: 1000)
    #expect(reader.devices.count == 1)
  }

  @Test func floodIsReadInPortions() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    let pair =
      FakeDevice.event(code: KEY_DOWN, value: 1) + FakeDevice.event(code: KEY_DOWN, value: 0)
    let portion = Array(repeatElement(pair, count: 100).joined())  // 4800 bytes
    var sent = 0
    var presses = 0
    var unsent = portion[...]
    while sent < 100_000 || presses < sent {
      if sent < 100_000 || unsent.count < portion.count {
        let count = max(remote.send(bytes: Array(unsent)), 0)
        unsent = unsent.dropFirst(count)
        if unsent.isEmpty {
          sent += 200
          unsent = portion[...]
        }
      }
      let drained = reader.drain(now: 0)
      try #require(drained.count <= EvdevReader.eventsPerDrain)
      presses += drained.count
    }
    #expect(presses == 100_000)
  }

  @Test func droppedEventsReleaseWhatIsNotHeld() throws {
    try folder.makePipe("event0")
    let kernel = FakeKernel()
    let reader = EvdevReader(
      directory: folder.path,
      map: KeyMap(),
      grabs: true,
      calls: kernel.calls
    )
    let remote = try FakeDevice(folder.path("event0"))
    remote.down(KEY_UP)
    remote.down(KEY_INFO)
    #expect(reader.drain(now: 1).count == 2)
    kernel.state.withLock { $0.keysDown = [Int(KEY_INFO)] }
    remote.send(type: EV_SYN, code: SYN_DROPPED, value: 0)
    remote.down(KEY_LEFT)  // from before the loss: must be discarded
    remote.up(KEY_INFO)
    #expect(reader.drain(now: 2) == [])
    remote.report()
    remote.down(KEY_RIGHT)
    remote.up(KEY_INFO)
    #expect(
      reader.drain(now: 3) == [
        press(.up, .lost, at: 3), press(.right, .down, at: 3), press(.info, .up, at: 3),
      ]
    )
  }

  @Test func droppedEventsOfAPipeReleaseAll() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    remote.down(KEY_UP)
    remote.down(KEY_OK)
    remote.send(type: EV_SYN, code: SYN_DROPPED, value: 0)
    remote.report()
    #expect(
      reader.drain(now: 1) == [
        press(.up, .down, at: 1), press(.select, .down, at: 1), press(.up, .lost, at: 1),
        press(.select, .lost, at: 1),
      ]
    )
  }

  @Test func oneRemoteAsTwoDevicesCountsOnce() throws {
    try folder.makePipe("event0")
    try folder.makePipe("event1")
    let reader = EvdevReader(directory: folder.path)
    let devices = try [FakeDevice(folder.path("event0")), FakeDevice(folder.path("event1"))]
    var tracker = KeyTracker()
    var events: [RemoteEvent] = []
    devices[0].down(KEY_ENTER)
    devices[1].down(KEY_OK)
    for press in reader.drain(now: 0) { events += tracker.feed(press) }
    devices[1].up(KEY_OK)
    devices[0].up(KEY_ENTER)
    for press in reader.drain(now: 80) { events += tracker.feed(press) }
    #expect(events == [.tap(.select)])
    #expect(tracker.nextDeadline == nil)
  }

  @Test func modifiersChangeTheMeaning() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let keyboard = try FakeDevice(folder.path("event0"))
    keyboard.down(KEY_LEFTCTRL)
    keyboard.down(KEY_A)
    keyboard.up(KEY_A)
    keyboard.up(KEY_LEFTCTRL)
    #expect(reader.drain(now: 1) == [])
    keyboard.down(KEY_LEFTSHIFT)
    keyboard.down(KEY_A)
    #expect(reader.drain(now: 2) == [press(.audio, .down, at: 2)])
  }

  @Test func mappedModifierIsAKeyLikeAnother() throws {
    try folder.makePipe("event0")
    var map = KeyMap()
    map.assign(.guide, to: Int(KEY_LEFTMETA), onDeviceNamed: "event0")
    let reader = EvdevReader(directory: folder.path, map: map)
    let airMouse = try FakeDevice(folder.path("event0"))
    for code in [KEY_LEFTMETA, KEY_UP] { airMouse.down(code) }
    #expect(reader.drain(now: 1).map(\.command) == [.guide, .up])
  }

  @Test func newMapCountsFromTheNextKey() throws {
    try folder.makePipe("event0")
    let reader = EvdevReader(directory: folder.path)
    let remote = try FakeDevice(folder.path("event0"))
    remote.down(KEY_UP)
    #expect(reader.drain(now: 1) == [press(.up, .down, at: 1)])
    reader.map.assign(.channelUp, to: Int(KEY_UP), onDeviceNamed: "event0")
    remote.up(KEY_UP)
    remote.down(KEY_UP)
    #expect(reader.drain(now: 2) == [press(.up, .up, at: 2), press(.channelUp, .down, at: 2)])
  }

  @Test func tooManyDevicesAreLeftOut() throws {
    for number in 0..<70 { try folder.makePipe("event\(number)") }
    let reader = EvdevReader(directory: folder.path)
    #expect(reader.devices.count == EvdevReader.deviceLimit)
    #expect(reader.devices.first?.path == folder.path("event0"))
  }

  @Test(arguments: ["event", "eventx", "event1x", "mouse0", "js0", "", "event1234567", "event-1"])
  func otherFiles(_ name: String) {
    #expect(!EvdevReader.isDeviceName(name))
  }
}
