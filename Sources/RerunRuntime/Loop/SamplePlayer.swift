import RerunCore
import RerunSDL
import RerunSample

/// Plays what the kiosk makes itself: the stage draws the picture, this makes the sound.
///
/// The warble of channel 99 is made here too, over the Sample station or alone.
struct SamplePlayer {
  private var bed: SoundBed?
  private var frames: Int64 = 0
  private var isPaused = false
  private var warbleFrames: Int64?
  private let warble = Warble()
  private var lowPass = LowPass()
  private var ticket = 0
  private var events: [(ticket: Int, event: PlayerEvent)] = []
  private let items: [String: Item]
  /// What comes next follows a cut.
  private var fadesIn = true
  /// Milliseconds of sound made ahead.
  static let ahead = 700
  private static let rate: Int64 = 48_000

  init(items: [Item]) {
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  static func handles(_ request: MediaRequest) -> Bool { request.url.hasPrefix("sample:") }

  mutating func open(_ request: MediaRequest) {
    ticket = request.ticket
    isPaused = request.startsPaused
    fadesIn = true
    let id = String(request.url.dropFirst("sample:".count))
    guard let item = items[id] else {
      events.append((ticket, .failed(.missing, detail: request.url)))
      bed = nil
      return
    }
    let scene = SampleFilm.scene(for: item)
    bed = SoundBed(seed: scene.seed, mood: scene.mood)
    frames = request.positionInMilliseconds * Self.rate / 1000
    events.append(
      (ticket, .loaded(durationInMilliseconds: item.runtime * 1000, decoder: "made by the kiosk"))
    )
    events.append((ticket, .pictureShown))
  }

  mutating func stop() { bed = nil }

  mutating func drainEvents() -> [(ticket: Int, event: PlayerEvent)] {
    defer { events.removeAll() }
    return events
  }

  /// Whether a stream of this is open, paused or not.
  var isOpen: Bool { bed != nil }
  /// Whether there is something to hear.
  var isPlaying: Bool { (bed != nil && !isPaused) || warbleFrames != nil }

  mutating func setPaused(_ isPaused: Bool, _ audio: Audio?) {
    guard bed != nil, isPaused != self.isPaused else { return }
    rewind(audio)
    self.isPaused = isPaused
    events.append((ticket, .paused(isPaused)))
  }

  mutating func seek(toMilliseconds position: Int64, ticket: Int, _ audio: Audio?) {
    guard bed != nil, ticket == self.ticket else { return }
    rewind(audio)
    frames = max(0, position) * Self.rate / 1000
    events.append((ticket, .pictureShown))
  }

  mutating func setScrambled(_ isScrambled: Bool, _ audio: Audio?) {
    guard isScrambled != (warbleFrames != nil) else { return }
    rewind(audio)
    warbleFrames = isScrambled ? 0 : nil
    lowPass = LowPass()
  }

  /// Takes back what was made ahead, so that a change is heard at once.
  mutating func rewind(_ audio: Audio?) {
    let unheard = Int64(audio?.cut() ?? 0)
    if bed != nil, !isPaused { frames = max(0, frames - unheard) }
    if let warbleFrames { self.warbleFrames = max(0, warbleFrames - unheard) }
    fadesIn = true
  }

  /// Keeps the device's queue full enough; `volume` from 0 to 1.
  mutating func feed(_ audio: Audio, volume: Double) {
    guard isPlaying, audio.isOpen else { return }
    let missing = Self.ahead - audio.queuedMilliseconds
    guard missing >= Self.ahead / 2 else { return }
    let samples = make(frames: missing * Int(Self.rate) / 1000, volume: volume)
    audio.queue(samples, fadesIn: fadesIn)
    fadesIn = false
  }

  /// The next frames of what there is to hear, mixed.
  mutating func make(frames count: Int, volume: Double) -> [Int16] {
    var mixed: [Int16]
    if var bed, !isPaused {
      mixed = bed.fill(frames: count, at: frames)
      frames += Int64(count)
      self.bed = bed
      if warbleFrames != nil { lowPass.muffle(&mixed) }
    } else {
      mixed = Array(repeating: 0, count: 2 * count)
    }
    if let position = warbleFrames {
      let over = warble.samples(frames: count, at: position)
      warbleFrames = position + Int64(count)
      for index in mixed.indices { mixed[index] = Self.sum(mixed[index], over[index]) }
    }
    if volume < 1 {
      for index in mixed.indices { mixed[index] = Int16(Double(mixed[index]) * volume) }
    }
    return mixed
  }

  private static func sum(_ first: Int16, _ second: Int16) -> Int16 {
    let (value, overflow) = first.addingReportingOverflow(second)
    return overflow ? (first > 0 ? .max : .min) : value
  }

  /// The sound from the next room: as the player's filter, 350 Hz and 0.4 of the loudness.
  private struct LowPass {
    private var left = 0.0
    private var right = 0.0
    /// 1 − exp(−2π · 350 / 48 000).
    private static let share = 0.0448
    private static let gain = 0.4

    mutating func muffle(_ samples: inout [Int16]) {
      for index in stride(from: 0, to: samples.count - 1, by: 2) {
        left += Self.share * (Double(samples[index]) - left)
        right += Self.share * (Double(samples[index + 1]) - right)
        samples[index] = Int16(left * Self.gain)
        samples[index + 1] = Int16(right * Self.gain)
      }
    }
  }
}
