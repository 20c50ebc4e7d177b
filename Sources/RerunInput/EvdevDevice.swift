import CEvdev
import Glibc
import RerunCore

/// One open `/dev/input/event…`, or a pipe that stands for one in a test.
final class EvdevDevice {
  enum Signal: Equatable {
    case key(code: Int, isDown: Bool, at: Milliseconds)
    /// The kernel lost events and has told everything it still had; ask what is down.
    case recovered(at: Milliseconds)
  }

  enum State: Equatable {
    case open
    case unplugged
  }

  /// What a device is to the kiosk.
  enum Role: Equatable {
    /// A remote or a keyboard: taken from everybody else.
    case remote
    /// It has keys, but nothing to steer by (a power button, a headset): read, left to others too.
    case buttons
    /// Mice, gamepads, accelerometers, jacks: not read.
    case other
  }

  let path: String
  let source: Int
  let descriptor: Int32
  let identity: FileIdentity
  let info: KeyMap.Device
  private(set) var role: Role
  var isGrabbed = false
  /// Mapped keys that are down, with the command they had when they went down.
  var keysDown: [Int: RemoteCommand] = [:]
  var modifiersDown: Set<Int> = []

  private let keys: Set<Int>?
  private let hasMonotonicStamps: Bool
  /// The latest time of an event: one device's events never go back.
  private var lastTime = Milliseconds.min
  private var isDropping = false
  /// Bytes of an event that is not complete yet.
  private var remainder: [UInt8] = []

  init(
    path: String,
    source: Int,
    descriptor: Int32,
    identity: FileIdentity,
    map: KeyMap,
    calls: EvdevCalls
  ) {
    self.path = path
    self.source = source
    self.descriptor = descriptor
    self.identity = identity
    keys = calls.keys(descriptor)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    info = KeyMap.Device(
      name: calls.name(descriptor) ?? fileName,
      isCEC: calls.isCEC(descriptor)
    )
    role = Self.role(keys: keys, info: info, map: map)
    hasMonotonicStamps = role != .other && calls.useMonotonicClock(descriptor)
  }

  /// Judges the device again by another map.
  func use(_ map: KeyMap) {
    role = Self.role(keys: keys, info: info, map: map)
  }

  deinit { close(descriptor) }

  /// Reads what is there, at most `limit` events; never blocks.
  func read(now: Milliseconds, limit: Int) -> (signals: [Signal], state: State) {
    var signals: [Signal] = []
    var left = limit
    let size = MemoryLayout<input_event>.size
    var buffer = [UInt8](repeating: 0, count: size * 64)
    while left > 0 {
      let kept = remainder.count
      buffer.replaceSubrange(0..<kept, with: remainder)
      let room = min(left, 64) * size - kept
      let count = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: kept), room)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return (signals, errno == EAGAIN ? .open : .unplugged) }
      if count == 0 { return (signals, hasHungUp ? .unplugged : .open) }
      let filled = kept + count
      let whole = filled / size
      buffer.withUnsafeBytes { bytes in
        for index in 0..<whole {
          let event = bytes.loadUnaligned(fromByteOffset: index * size, as: input_event.self)
          if let signal = signal(of: event, now: now) { signals.append(signal) }
        }
      }
      remainder = Array(buffer[(whole * size)..<filled])
      left -= max(whole, 1)
    }
    return (signals, .open)
  }

  /// Whether the other end of a pipe has been there and is gone; never true for a real device.
  private var hasHungUp: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLHUP | POLLERR) != 0
  }

  private func signal(of event: input_event, now: Milliseconds) -> Signal? {
    if event.type == UInt16(EV_SYN) {
      if event.code == UInt16(SYN_DROPPED) {
        isDropping = true
      } else if event.code == UInt16(SYN_REPORT), isDropping {
        isDropping = false
        return .recovered(at: stamp(of: event, now: now))
      }
      return nil
    }
    // Value 2 is the kernel's own repeat; nothing else but 0 and 1 means anything.
    guard event.type == UInt16(EV_KEY), !isDropping, event.value == 0 || event.value == 1 else {
      return nil
    }
    let time = stamp(of: event, now: now)
    return .key(code: Int(event.code), isDown: event.value == 1, at: time)
  }

  private func stamp(of event: input_event, now: Milliseconds) -> Milliseconds {
    lastTime = max(lastTime, time(of: event, now: now))
    return lastTime
  }

  /// The device's stamp put on the caller's clock, so that a late loop knows how long a press was.
  private func time(of event: input_event, now: Milliseconds) -> Milliseconds {
    guard hasMonotonicStamps else { return now }
    var event = event
    let age = MonotonicClock.now().subtractingReportingOverflow(cevdev_milliseconds(&event))
    guard !age.overflow, (0..<Self.oldestStamp).contains(age.partialValue) else { return now }
    return now - age.partialValue
  }

  /// A stamp older than this is a broken driver's, not a sleeping loop's.
  private static let oldestStamp: Milliseconds = 10_000

  static func role(keys: Set<Int>?, info: KeyMap.Device, map: KeyMap) -> Role {
    guard let keys else { return .remote }  // a pipe
    let commands = keys.compactMap { map.command(for: $0, on: info) }
    let steers = commands.contains { command in
      switch command {
      case .up, .down, .left, .right, .select, .channelUp, .channelDown: true
      default: command.digit != nil
      }
    }
    if steers { return .remote }
    // Keys nobody knows are read too: Settings can learn them.
    return keys.contains { !KeyCode.isButton($0) } || !commands.isEmpty ? .buttons : .other
  }
}
