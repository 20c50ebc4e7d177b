public import RerunCore

/// Which command each key of each device is.
///
/// The standard map covers IR, CEC, Bluetooth and USB remotes, keyboards and keypads. An owner's
/// file (see `read(_:)`) goes over it, for all devices or for one.
public struct KeyMap: Sendable, Equatable {
  /// What is known of the device a key belongs to.
  public struct Device: Sendable, Hashable {
    /// As the kernel tells it (`/proc/bus/input/devices`).
    public var name: String
    /// A television's own remote, through HDMI-CEC: some of its codes mean other keys.
    public var isCEC: Bool

    public init(name: String, isCEC: Bool = false) {
      self.name = name
      self.isCEC = isCEC
    }
  }

  /// What a line of a map says about a key.
  enum Assignment: Sendable, Equatable {
    case command(RemoteCommand)
    /// The key does nothing, whatever the standard map says.
    case nothing
  }

  /// Which devices a part of the map is for.
  enum Section: Sendable, Hashable {
    case everyDevice
    case everyCEC
    /// By `named(_:)`.
    case device(String)

    /// The section of a device: its name in lower case and on one line, without spaces around it,
    /// as a line of a file can have it.
    static func named(_ name: String) -> Section {
      let words = name.lowercased().split { $0.isWhitespace || $0.isNewline || $0 == "\0" }
      return .device(words.joined(separator: " "))
    }
  }

  /// The owner's lines.
  var overrides: [Section: [Int: Assignment]] = [:]

  /// The standard map, with nothing of the owner's.
  public init() {}

  /// The command of a key; nil if it has none.
  ///
  /// - Parameters:
  ///   - code: A `KEY_…` or `BTN_…` number of `linux/input-event-codes.h`.
  ///   - device: Where it comes from; nil for the window's keyboard.
  public func command(for code: Int, on device: Device? = nil) -> RemoteCommand? {
    var sections: [Section] = [.everyDevice]
    if let device {
      if device.isCEC { sections.insert(.everyCEC, at: 0) }
      sections.insert(.named(device.name), at: 0)
    }
    for map in [overrides, Self.standard] {
      for section in sections {
        switch map[section]?[code] {
        case .command(let command): return command
        case .nothing: return nil
        case nil: continue
        }
      }
    }
    return nil
  }

  /// Learns a key: `nil` makes it do nothing.
  ///
  /// - Parameter deviceName: The device it is for; nil for every device.
  public mutating func assign(
    _ command: RemoteCommand?,
    to code: Int,
    onDeviceNamed deviceName: String? = nil
  ) {
    let section = deviceName.map { Section.named($0) } ?? .everyDevice
    overrides[section, default: [:]][code] = command.map { .command($0) } ?? .nothing
  }
}
