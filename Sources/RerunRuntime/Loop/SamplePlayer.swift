import RerunCore
import RerunSDL
import RerunSample

/// Plays what the kiosk makes itself: the stage draws the picture, this makes the sound.
struct SamplePlayer {
  private var bed: SoundBed?
  private var start: Int64 = 0
  private var frames: Int64 = 0
  private var ticket = 0
  private var events: [(ticket: Int, event: PlayerEvent)] = []
  private let items: [String: Item]
  /// Milliseconds of sound made ahead.
  static let ahead = 700
  private static let rate: Int64 = 48_000

  init(items: [Item]) {
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  static func handles(_ request: MediaRequest) -> Bool { request.url.hasPrefix("sample:") }

  mutating func open(_ request: MediaRequest) {
    ticket = request.ticket
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

  var isPlaying: Bool { bed != nil }

  /// Keeps the device's queue full enough; `volume` from 0 to 1.
  mutating func feed(_ audio: Audio, volume: Double) {
    guard var bed else { return }
    let missing = Self.ahead - audio.queuedMilliseconds
    guard missing >= Self.ahead / 2 else { return }
    let count = missing * Int(Self.rate) / 1000
    var samples = bed.fill(frames: count, at: frames)
    frames += Int64(count)
    self.bed = bed
    if volume < 1 {
      for index in samples.indices { samples[index] = Int16(Double(samples[index]) * volume) }
    }
    audio.queue(samples)
  }
}
