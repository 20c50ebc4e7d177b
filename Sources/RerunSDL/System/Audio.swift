import CSDL2

/// The kiosk's own sounds: the sting, the Sample station, the warble of channel 99.
///
/// One device of 48 000 stereo samples a second. While it is open and nothing is queued it is fed
/// silence, which keeps a display's sound link awake. When to open and close it is for the caller to
/// say. Main thread only.
public final class Audio {
  public static let samplesPerSecond = 48_000
  /// How long after its queue is empty a device may still sound, in milliseconds: its own buffers.
  public static let drainMilliseconds: Int64 = 120

  /// Why the device could not be opened; nil if it could.
  ///
  /// Not an error: a kiosk without a sound card is a kiosk.
  public private(set) var notice: String?
  private var device: SDL_AudioDeviceID = 0
  private var isStarted = false
  private var tail = SoundTail()

  public init() {}

  deinit {
    close()
    if isStarted { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
  }

  public var isOpen: Bool { device != 0 }

  /// - Parameter isToStay: Whether it stays open when there is nothing to hear. Its buffer is then larger,
  ///   which costs a sound up to 85 ms and saves the processor three of four wakings.
  /// - Returns: Whether it is open now; if not, `notice` says why.
  @discardableResult
  public func open(isToStay: Bool = false) -> Bool {
    if device != 0 { return true }
    if !isStarted { isStarted = SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 }
    if isStarted { device = Self.openDevice(bufferFrames: isToStay ? 4096 : 1024) }
    guard device != 0 else {
      notice = "No sound: \(SDLError.reason)"
      return false
    }
    notice = nil
    tail = SoundTail()
    SDL_PauseAudioDevice(device, 0)
    return true
  }

  public func close() {
    guard device != 0 else { return }
    SDL_CloseAudioDevice(device)
    device = 0
  }

  /// Plays `samples` (left, right, left, right) after what is queued already.
  ///
  /// - Parameter fadesIn: Whether the first 20 ms rise from nothing, for what begins in its middle.
  /// - Returns: Whether they will be heard.
  @discardableResult
  public func queue(_ samples: [Int16], fadesIn: Bool = false) -> Bool {
    guard !samples.isEmpty, device != 0 else { return false }
    var samples = fadesIn ? SoundTail.fadedIn(samples) : samples
    // An odd count would swap left and right from here on.
    if samples.count % 2 == 1 { samples.removeLast() }
    tail.append(samples, isQueueEmpty: queuedFrames == 0)
    guard send(samples) else {
      notice = "The sound could not be queued: \(SDLError.reason)"
      close()
      return false
    }
    return true
  }

  /// Milliseconds of sound that are still to be played.
  public var queuedMilliseconds: Int { queuedFrames * 1000 / Self.samplesPerSecond }

  /// Fades out within 20 ms and drops the rest of what is queued.
  ///
  /// - Returns: How many frames of it will not be heard.
  @discardableResult
  public func cut() -> Int {
    guard device != 0 else { return 0 }
    // The device's thread may not take any between the counting and the change.
    SDL_LockAudioDevice(device)
    defer { SDL_UnlockAudioDevice(device) }
    let remaining = queuedFrames
    let ramp = tail.cut(remaining: remaining)
    SDL_ClearQueuedAudio(device)
    if !ramp.isEmpty { _ = send(ramp) }
    return remaining - ramp.count / 2
  }

  private var queuedFrames: Int { device == 0 ? 0 : Int(SDL_GetQueuedAudioSize(device)) / 4 }

  private func send(_ samples: [Int16]) -> Bool {
    samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) } == 0
  }

  /// The default device at the one format, or 0.
  static func openDevice(bufferFrames: UInt16 = 1024) -> SDL_AudioDeviceID {
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(samplesPerSecond)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 2
    wanted.samples = bufferFrames
    return SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
  }
}
