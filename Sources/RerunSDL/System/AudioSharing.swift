import CSDL2
public import Foundation

/// Where sound can go, as far as files tell; looking costs next to nothing and asks no library.
///
/// ALSA and PulseAudio complain on standard error where there is nothing to find, so they are only
/// asked when there is.
public enum AudioWay: Sendable, Hashable {
  case nothing
  /// A sound card, by ALSA alone.
  case card
  /// PulseAudio or PipeWire.
  case server
  /// What `SDL_AUDIODRIVER` names.
  case driver(String)

  /// - Parameters:
  ///   - fileExists: Whether there is something at a path.
  ///   - devices: The names in `/dev/snd`.
  public init(
    environment: [String: String],
    fileExists: (String) -> Bool,
    devices: [String]
  ) {
    if let driver = environment["SDL_AUDIODRIVER"], !driver.isEmpty {
      self = .driver(driver)
    } else if !(environment["PULSE_SERVER"] ?? "").isEmpty
      || Self.sockets(environment).contains(where: fileExists)
    {
      self = .server
    } else {
      // `pcmC0D0p` plays, `pcmC0D0c` records.
      let plays = devices.contains { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
      self = plays ? .card : .nothing
    }
  }

  /// Of this machine, now.
  public static func current(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AudioWay {
    let files = FileManager.default
    return AudioWay(
      environment: environment,
      fileExists: { files.fileExists(atPath: $0) },
      devices: (try? files.contentsOfDirectory(atPath: "/dev/snd")) ?? []
    )
  }

  private static func sockets(_ environment: [String: String]) -> [String] {
    var paths = ["/run/pulse/native"]
    if let folder = environment["PULSE_RUNTIME_PATH"] { paths.append(folder + "/native") }
    if let folder = environment["XDG_RUNTIME_DIR"] {
      paths += [folder + "/pulse/native", folder + "/pipewire-0"]
    }
    if let folder = environment["PIPEWIRE_RUNTIME_DIR"] { paths.append(folder + "/pipewire-0") }
    return paths
  }
}

/// How many may play at once.
public enum AudioSharing: Sendable, Hashable {
  /// There is nothing to play on.
  case none
  /// One at a time: a card by ALSA without mixing, as a Pi's HDMI is.
  case exclusive
  /// Any number: a sound server, or ALSA with `dmix`.
  case shared

  /// Finds out by opening the device, twice where that tells something.
  ///
  /// It can wait for a sound server that doesn't answer: not for the main thread. Nobody else may use
  /// SDL's sound before it has returned.
  public static func find(by way: AudioWay) -> AudioSharing {
    switch way {
    case .nothing: return .none
    case .driver("dummy"), .driver("disk"): return .shared
    case .driver: break
    // A server is asked before the card that it holds; SDL itself has PipeWire after ALSA.
    case .server: SDL_SetHint("SDL_AUDIODRIVER", "pulseaudio,pipewire,alsa")
    case .card: SDL_SetHint("SDL_AUDIODRIVER", "alsa")
    }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else {
      // What the hint leaves out may do.
      SDL_SetHint("SDL_AUDIODRIVER", nil)
      return .none
    }
    defer { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
    let first = Audio.openDevice()
    guard first != 0 else { return .none }
    defer { SDL_CloseAudioDevice(first) }
    let driver = SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? ""
    if ["pulseaudio", "pipewire", "jack"].contains(driver) { return .shared }
    let second = Audio.openDevice()
    guard second != 0 else { return .exclusive }
    SDL_CloseAudioDevice(second)
    return .shared
  }
}
