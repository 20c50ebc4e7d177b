import CEvdev
import Glibc
import RerunCore

/// Reads the remotes and keyboards of a folder such as `/dev/input`, as they come and go.
///
/// It has no thread: the loop waits for `fileDescriptors` and calls `drain(now:)`, which never
/// blocks and does a bounded amount of work. Nothing that a device sends can do harm.
///
/// Source: the kernel's `Documentation/input/event-codes.rst` (SYN_DROPPED) and `input.h`.
public final class EvdevReader {
  /// Takes effect from the next key on; keys that are down keep the command they went down with.
  public var map: KeyMap {
    didSet { useMap() }
  }

  /// What stands in the way now; empty when all is well.
  public var problems: [InputProblem] {
    (folderProblem.map { [$0] } ?? [])
      + problemsByPath.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The last key that went down, mapped or not.
  public private(set) var lastKey: RawKey?

  private let directory: String
  private let grabs: Bool
  private let calls: EvdevCalls
  private let watch: FolderWatch?
  private var openDevices: [EvdevDevice] = []
  /// Files that are no remotes, and are not opened again while they are the same.
  private var ignored: [String: FileIdentity] = [:]
  /// Found out between two drains.
  private var waiting: [KeyPress] = []
  private var problemsByPath: [String: InputProblem] = [:]
  private var folderProblem: InputProblem?
  private var nextSource = KeyPress.windowSource + 1
  /// The console the kiosk was on when Ctrl+Alt+F1…F12 let the devices go; nil while they are held.
  private var letGoOnConsole: String??
  private var requestedConsole: Int?

  /// Each call to `drain` reads at most this many events of a device; the rest waits its turn.
  static let eventsPerDrain = 512
  /// More devices than this are not opened: nobody has so many remotes.
  static let deviceLimit = 64

  /// - Parameters:
  ///   - directory: Holds the `event…` files; need not exist yet.
  ///   - map: What the keys mean.
  ///   - grabs: Whether remotes and keyboards are taken from everybody else, the console included.
  public convenience init(
    directory: String = "/dev/input",
    map: KeyMap = KeyMap(),
    grabs: Bool = true
  ) {
    self.init(directory: directory, map: map, grabs: grabs, calls: .kernel)
  }

  init(directory: String, map: KeyMap, grabs: Bool, calls: EvdevCalls) {
    self.directory = directory
    self.map = map
    self.grabs = grabs
    self.calls = calls
    do throws(InputError) {
      watch = try FolderWatch(folder: directory)
    } catch {
      watch = nil
      folderProblem = InputProblem(
        path: directory,
        description: "Remotes that are plugged in later will not be noticed (\(error))."
      )
    }
    waiting = lookAtEverything()
  }

  /// For the loop's poll(2); changes whenever a device comes or goes.
  public var fileDescriptors: [Int32] {
    (watch.map { [$0.descriptor] } ?? []) + openDevices.map(\.descriptor)
  }

  /// The devices that are read now, in the order they came.
  public var devices: [InputDevice] {
    openDevices.map {
      InputDevice(
        name: $0.info.name,
        path: $0.path,
        isGrabbed: $0.isGrabbed,
        source: $0.source
      )
    }
  }

  /// Ctrl+Alt+F1…F12 since the last call: the console that was asked for, 1…12.
  ///
  /// A grabbed keyboard doesn't reach the console, so that the chord does nothing by itself. It lets
  /// all devices go; they are taken back by the next other key, unless another console shows.
  public func takeConsoleRequest() -> Int? {
    defer { requestedConsole = nil }
    return requestedConsole
  }

  /// What the keys did since the last time, in the order of their times; never blocks.
  ///
  /// - Parameter now: The time of the caller's monotonic clock.
  public func drain(now: Milliseconds) -> [KeyPress] {
    var presses = waiting + lookAtChanges(now: now)
    waiting = []
    for device in openDevices {
      let (signals, state) = device.read(now: now, limit: Self.eventsPerDrain)
      for signal in signals { presses += handle(signal, of: device) }
      if state == .unplugged { presses += unplug(device, now: now) }
    }
    // Stable by index: two devices' keys go by time, one device's never change places.
    return presses.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }

  // MARK: Keys

  private func handle(
    _ signal: EvdevDevice.Signal,
    of device: EvdevDevice
  ) -> [KeyPress] {
    switch signal {
    case .recovered(let time):
      let stillDown = calls.keysDown(device.descriptor) ?? []
      device.modifiersDown.formIntersection(stillDown)
      return loseKeys(of: device, at: time) { !stillDown.contains($0) }
    case .key(let code, true, let time): return goDown(code, of: device, at: time)
    case .key(let code, false, let time): return comeUp(code, of: device, at: time)
    }
  }

  private func goDown(_ code: Int, of device: EvdevDevice, at time: Milliseconds) -> [KeyPress] {
    if Modifier.codes.contains(code), map.command(for: code, on: device.info) == nil {
      device.modifiersDown.insert(code)
      return []
    }
    if let console = Modifier.console(of: code), Modifier.isConsoleChord(device.modifiersDown) {
      letGo(askingFor: console)
      return []
    }
    if let console = letGoOnConsole {
      // Somebody is working on another console: their keys are not ours.
      guard calls.activeConsole() == console else { return [] }
      letGoOnConsole = nil
      for device in openDevices { grab(device) }
    }
    guard code < KeyCode.limit, device.keysDown[code] == nil else { return [] }
    lastKey = RawKey(deviceName: device.info.name, code: code)
    // Ctrl+C, Alt+F4: not a remote's keys.
    guard device.modifiersDown.isEmpty,
      let command = map.command(for: code, on: device.info)
    else { return [] }
    device.keysDown[code] = command
    return [KeyPress(source: device.source, command: command, change: .down, at: time)]
  }

  private func comeUp(_ code: Int, of device: EvdevDevice, at time: Milliseconds) -> [KeyPress] {
    device.modifiersDown.remove(code)
    guard let command = device.keysDown.removeValue(forKey: code) else { return [] }
    return [KeyPress(source: device.source, command: command, change: .up, at: time)]
  }

  private func loseKeys(
    of device: EvdevDevice,
    at now: Milliseconds,
    where isLost: (Int) -> Bool = { _ in true }
  ) -> [KeyPress] {
    let lost = device.keysDown.filter { isLost($0.key) }
    for code in lost.keys { device.keysDown[code] = nil }
    return lost.sorted { $0.key < $1.key }.map {
      KeyPress(source: device.source, command: $0.value, change: .lost, at: now)
    }
  }

  private func letGo(askingFor console: Int) {
    requestedConsole = console
    guard letGoOnConsole == nil else { return }
    letGoOnConsole = .some(calls.activeConsole())
    for device in openDevices { release(device) }
  }

  private func useMap() {
    for device in openDevices {
      device.use(map)
      grab(device)
      if device.role != .remote { release(device) }
    }
    // A device that was nothing may be something now.
    ignored = [:]
    waiting += lookAtEverything()
  }

  private func release(_ device: EvdevDevice) {
    guard device.isGrabbed else { return }
    _ = calls.setGrab(device.descriptor, false)
    device.isGrabbed = false
  }

  private func grab(_ device: EvdevDevice) {
    guard grabs, device.role == .remote, !device.isGrabbed, letGoOnConsole == nil else { return }
    let code = calls.setGrab(device.descriptor, true)
    device.isGrabbed = code == 0
    if code == EBUSY {
      problemsByPath[device.path] = InputProblem(
        path: device.path,
        description: "Another program keeps the keys of \(device.info.name) (\(device.path)) "
          + "to itself. Stop that program, or another kiosk, to use this remote."
      )
    }
  }

  // MARK: Coming and going

  private func lookAtChanges(now: Milliseconds) -> [KeyPress] {
    guard let watch else { return [] }
    var presses: [KeyPress] = []
    for change in watch.drain() {
      switch change {
      case .touched(let name):
        if Self.isDeviceName(name) { presses += look(at: path(of: name), now: now) }
      case .removed(let name):
        if Self.isDeviceName(name) { presses += remove(path(of: name), now: now) }
      case .everything:
        for device in openDevices { presses += look(at: device.path, now: now) }
        presses += lookAtEverything(now: now)
      }
    }
    return presses
  }

  /// Opens what is in the folder and isn't open; the folder need not be there.
  private func lookAtEverything(now: Milliseconds = MonotonicClock.now()) -> [KeyPress] {
    guard let folder = opendir(directory) else {
      let code = errno
      if code == EACCES { refuse(directory) }
      return []
    }
    problemsByPath[directory] = nil
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if Self.isDeviceName(name) { names.append(name) }
    }
    return names.sorted { ($0.count, $0) < ($1.count, $1) }
      .flatMap { look(at: path(of: $0), now: now) }
  }

  /// Opens, reopens or closes one device, as the file now is.
  private func look(at path: String, now: Milliseconds) -> [KeyPress] {
    guard let identity = FileIdentity(path: path), identity.isDeviceOrPipe else {
      return remove(path, now: now)
    }
    if ignored[path] == identity { return [] }
    var presses: [KeyPress] = []
    if let device = openDevices.first(where: { $0.path == path }) {
      if device.identity == identity { return [] }
      presses = remove(path, now: now)
    }
    open(path)
    return presses
  }

  private func open(_ path: String) {
    guard openDevices.count < Self.deviceLimit else { return }
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let code = errno
      switch code {
      case EACCES, EPERM: refuse(path)
      case ENOENT, ENODEV, ENXIO: problemsByPath[path] = nil  // gone again
      default:
        problemsByPath[path] = InputProblem(
          path: path,
          description: "\(path) can't be opened: \(InputError.text(of: code))."
        )
      }
      return
    }
    problemsByPath[path] = nil
    guard let identity = FileIdentity(descriptor: descriptor), identity.isDeviceOrPipe else {
      close(descriptor)
      return
    }
    let device = EvdevDevice(
      path: path,
      source: nextSource,
      descriptor: descriptor,
      identity: identity,
      map: map,
      calls: calls
    )
    guard device.role != .other else {
      ignored[path] = identity
      return
    }
    nextSource += 1
    openDevices.append(device)
    grab(device)
  }

  private func refuse(_ path: String) {
    problemsByPath[path] = InputProblem(
      path: path,
      description: "The kiosk may not read \(path). Add its user to the group 'input': "
        + "sudo usermod -aG input USER, then restart."
    )
  }

  private func remove(_ path: String, now: Milliseconds) -> [KeyPress] {
    problemsByPath[path] = nil
    ignored[path] = nil
    guard let index = openDevices.firstIndex(where: { $0.path == path }) else { return [] }
    return loseKeys(of: openDevices.remove(at: index), at: now)
  }

  private func unplug(_ device: EvdevDevice, now: Milliseconds) -> [KeyPress] {
    // A pipe stays where it is when its writer leaves. It is opened again before the old one is
    // closed, so that nothing the next writer sends meanwhile is lost.
    let isPipe = device.identity.isPipe
    let presses = remove(device.path, now: now)
    if isPipe, FileIdentity(path: device.path) == device.identity { open(device.path) }
    return presses
  }

  private func path(of name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// `event` and a number, as the kernel names them.
  static func isDeviceName(_ name: String) -> Bool {
    let number = name.dropFirst("event".count)
    return name.hasPrefix("event") && !number.isEmpty && number.count <= 6
      && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
