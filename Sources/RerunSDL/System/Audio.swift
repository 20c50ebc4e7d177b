import CSDL2

/// The kiosk's own sounds: the sting, the guide's click, the warble of channel 99.
///
/// One device of 48 000 stereo samples a second, opened when there is something to play and closed
/// when it has been quiet for a while: on a console, ALSA lends a card to one opener only, and the
/// player needs it. Main thread only.
public final class Audio {
  public static let samplesPerSecond = 48_000

  /// Why the last sound is not heard; nil if it is.
  ///
  /// Not an error: a kiosk without a sound card is a kiosk.
  public private(set) var notice: String?
  private var device: SDL_AudioDeviceID = 0
  private let idleMilliseconds: UInt64
  private var quietSince: UInt64?
  /// When to try again after a failure.
  private var nextTry: UInt64 = 0
  private var isStarted = false

  /// - Parameter idleMilliseconds: How long the device is kept without sound.
  public init(idleMilliseconds: UInt64 = 2000) {
    self.idleMilliseconds = idleMilliseconds
  }

  deinit {
    close()
    if isStarted { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
  }

  public var isOpen: Bool { device != 0 }

  /// Plays `samples` (left, right, left, right) after what is queued already.
  ///
  /// - Returns: Whether they will be heard; if not, `notice` says why.
  @discardableResult
  public func queue(_ samples: [Int16]) -> Bool {
    guard !samples.isEmpty, open() else { return false }
    // An odd count would swap left and right from here on.
    let count = samples.count / 2 * 2
    let result = samples.withUnsafeBytes {
      SDL_QueueAudio(device, $0.baseAddress, UInt32(count * MemoryLayout<Int16>.size))
    }
    guard result == 0 else {
      notice = "The sound could not be queued: \(SDLError.reason)"
      close()
      return false
    }
    quietSince = nil
    return true
  }

  /// Milliseconds of sound that are still to be played.
  public var queuedMilliseconds: Int {
    guard device != 0 else { return 0 }
    return Int(SDL_GetQueuedAudioSize(device)) * 1000 / (Self.samplesPerSecond * 4)
  }

  /// Drops what is queued.
  public func clear() {
    if device != 0 { SDL_ClearQueuedAudio(device) }
  }

  /// Closes the device if it has been quiet long enough; call it now and then.
  ///
  /// - Returns: Milliseconds until it should be called again; nil if there is nothing to close.
  public func closeIfIdle() -> Int? {
    guard device != 0 else { return nil }
    let now = SDL_GetTicks64()
    let queued = queuedMilliseconds
    guard queued == 0 else {
      quietSince = nil
      return queued + Int(idleMilliseconds)
    }
    // The queue is empty before the device has played its last buffers; the wait covers them.
    let since = quietSince ?? now
    quietSince = since
    guard now - since >= idleMilliseconds else { return Int(idleMilliseconds - (now - since)) }
    close()
    return nil
  }

  public func close() {
    guard device != 0 else { return }
    SDL_CloseAudioDevice(device)
    device = 0
    quietSince = nil
  }

  private func open() -> Bool {
    if device != 0 { return true }
    let now = SDL_GetTicks64()
    guard now >= nextTry else { return false }
    if !isStarted {
      guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { return fail(now) }
      isStarted = true
    }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(Self.samplesPerSecond)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 2
    wanted.samples = 1024
    device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard device != 0 else { return fail(now) }
    notice = nil
    SDL_PauseAudioDevice(device, 0)
    return true
  }

  /// A device that is taken, or missing, may be there later; not at every click, though.
  private func fail(_ now: UInt64) -> Bool {
    notice = "No sound: \(SDLError.reason)"
    nextTry = now + 3000
    return false
  }
}
