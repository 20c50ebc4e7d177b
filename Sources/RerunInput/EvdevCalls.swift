import CEvdev
import Glibc

/// What is asked of the kernel about an open device; handed in, as pipes stand in for devices.
struct EvdevCalls: Sendable {
  var name: @Sendable (_ descriptor: Int32) -> String?
  /// Whether it is a television's remote, through HDMI-CEC.
  var isCEC: @Sendable (_ descriptor: Int32) -> Bool
  /// The codes it can send; nil for what is no evdev device (a pipe, for a test).
  var keys: @Sendable (_ descriptor: Int32) -> Set<Int>?
  /// The codes that are down now; nil as for `keys`.
  var keysDown: @Sendable (_ descriptor: Int32) -> Set<Int>?
  /// Keeps the device's events from everybody else; 0 or an error number.
  var setGrab: @Sendable (_ descriptor: Int32, _ isGrabbed: Bool) -> Int32
  /// Asks for events stamped by CLOCK_MONOTONIC; false where that can't be had.
  var useMonotonicClock: @Sendable (_ descriptor: Int32) -> Bool
  /// The virtual console on the screen (`tty1`), nil if there is none.
  var activeConsole: @Sendable () -> String?

  static let kernel = EvdevCalls(
    name: { descriptor in
      var bytes = [Int8](repeating: 0, count: 256)
      guard cevdev_name(descriptor, &bytes, UInt(bytes.count - 1)) > 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    },
    isCEC: { descriptor in
      var identity = input_id()
      return cevdev_identity(descriptor, &identity) >= 0 && identity.bustype == UInt16(BUS_CEC)
    },
    keys: { codes(descriptor: $0, read: cevdev_key_bits) },
    keysDown: { codes(descriptor: $0, read: cevdev_keys_down) },
    setGrab: { cevdev_set_grab($0, $1 ? 1 : 0) >= 0 ? 0 : errno },
    useMonotonicClock: { cevdev_set_clock($0, CLOCK_MONOTONIC) >= 0 },
    activeConsole: {
      let descriptor = open("/sys/class/tty/tty0/active", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      return String(decoding: bytes[..<count].prefix { $0 > 0x20 }, as: UTF8.self)
    }
  )

  private static func codes(
    descriptor: Int32,
    read: (Int32, UnsafeMutablePointer<UInt8>?, UInt) -> Int32
  ) -> Set<Int>? {
    var bits = [UInt8](repeating: 0, count: (KeyCode.limit + 7) / 8)
    guard read(descriptor, &bits, UInt(bits.count)) >= 0 else { return nil }
    return Set((0..<KeyCode.limit).filter { bits[$0 / 8] & (1 << ($0 % 8)) != 0 })
  }
}
