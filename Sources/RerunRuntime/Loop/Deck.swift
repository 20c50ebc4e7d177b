import RerunApp
import RerunCore
import RerunPlayer
import RerunSDL
import RerunStage

/// The players: one on the air, others held ready with a picture, silent and paused.
///
/// A request for one of those is served within the same turn of the loop: it starts, its picture is in
/// the next frame, and the one before is stopped. Any other is opened by the player on the air, whose
/// last picture stays on the stage until there is a new one. What to hold ready is `DeckPlan`'s.
final class Deck {
  private var options: PlayerOptions
  private let renderer: Renderer
  private let wake: @Sendable () -> Void

  private var onAir: Picture?
  /// What is on the air has been taken over and is still on its way to the right picture: what it
  /// holds isn't shown.
  private var isHeldBack = false
  /// The stage shows another stream's picture: it is drawn even if it is not new.
  private var isSwapped = false
  /// Sound waits for this one's end: it may have the only audio device.
  private var ending: (picture: Picture, until: Int64)?
  private var warm: [(url: String, picture: Picture)] = []
  /// A player with nothing to do; to make one takes longer than to keep it.
  private var spare: Picture?
  private(set) var plan = DeckPlan()
  private(set) var budget = WarmBudget(streams: 0, reason: "nothing to keep")

  private var volume = 100
  private var isMuted = false
  private var isMuffled = false
  /// When statistics are due, if somebody looks at them, in uptime.
  private var nextStatistics: Int64?
  private var hasToldFallBack = false
  /// Why there is no player.
  private(set) var problem: String?

  init(
    options: PlayerOptions,
    renderer: Renderer,
    wake: @escaping @Sendable () -> Void
  ) {
    self.options = options
    self.renderer = renderer
    self.wake = wake
  }

  /// The player on the air, if there has been a need for one.
  var player: Player? { onAir?.player }

  // MARK: - Orders

  /// - Returns: False if there is no player; `problem` says why.
  func open(_ request: MediaRequest, at now: Moment) -> Bool {
    hasToldFallBack = false
    if let match = plan.match(request), let picture = takeWarm(request.url) {
      let before = onAir
      onAir = picture
      isHeldBack = match != .atOnce
      isSwapped = true
      change(to: request.url, at: now)
      picture.player.takeOver(request, isMoving: match == .elsewhere)
      retire(before, at: now)
      return true
    }
    change(to: request.url, at: now)
    guard let picture = onAir ?? makePicture() else { return false }
    if onAir == nil, isMuffled { picture.player.setMuffled(true) }
    onAir = picture
    isHeldBack = false
    isSwapped = false
    endWait()
    picture.player.open(request)
    return true
  }

  func stop(at now: Moment) {
    onAir?.player.stop()
    isHeldBack = false
    change(to: nil, at: now)
  }

  /// Within the stream of this ticket.
  func seek(toMilliseconds position: Int64, isExact: Bool, ticket: Int) {
    guard let player, player.ticket == ticket else { return }
    player.seek(toMilliseconds: position, exact: isExact)
  }

  func setVolume(percent: Int) {
    volume = percent
    for picture in all { picture.player.setVolume(percent: percent) }
  }

  func setMuted(_ isMuted: Bool) {
    self.isMuted = isMuted
    for picture in all { picture.player.setMuted(isMuted) }
  }

  /// Whether sound is decoded and the audio device held.
  func setAudioEnabled(_ isEnabled: Bool) {
    options.isAudioEnabled = isEnabled
    for picture in all { picture.player.setAudioEnabled(isEnabled) }
  }

  /// mpv's `ao` from now on; nil lets mpv choose.
  func setAudioOutput(_ name: String?) {
    options.audioOutput = name
    for picture in all { picture.player.setAudioOutput(name) }
  }

  /// What is on the air sounds as if through a wall, also after a change.
  func setMuffled(_ isMuffled: Bool) {
    self.isMuffled = isMuffled
    player?.setMuffled(isMuffled)
  }

  /// Whether streams held ready have their sound ready too: where several may hold the audio device.
  var keepsAudioReady: Bool {
    get { options.keepsAudioReady }
    set {
      options.keepsAudioReady = newValue
      for picture in all { picture.player.keepsAudioReady = newValue }
    }
  }

  /// - Parameter budget: What the machine allows.
  func keepReady(_ wishes: [WarmStream], within budget: WarmBudget, at now: Moment) {
    self.budget = budget
    plan.limit = budget.streams
    plan.want(wishes)
    step(at: now)
  }

  /// How many streams are held ready.
  var warmCount: Int { warm.count }

  func watchStatistics(_ isWatched: Bool, at now: Moment) {
    nextStatistics = isWatched ? now.uptimeMilliseconds : nil
  }

  func keyPressed(at now: Moment) { plan.keyPressed(at: now.uptimeMilliseconds) }

  // MARK: - Time

  /// Does what is due.
  func step(at now: Moment) {
    for action in plan.step(at: now) { perform(action) }
    if let ending, ending.picture.player.isIdle || now.uptimeMilliseconds >= ending.until {
      endWait()
    }
    if let due = nextStatistics, now.uptimeMilliseconds >= due {
      nextStatistics = now.uptimeMilliseconds + 1000
      player?.askStatistics()
    }
  }

  /// When `step` is to be called next, in uptime.
  func nextDeadline(at now: Moment) -> Int64? {
    [plan.nextDeadline(at: now), nextStatistics, ending?.until].compactMap(\.self).min()
  }

  // MARK: - Events

  /// What became of the stream on the air, oldest first.
  func drainEvents(at now: Moment) -> [(ticket: Int, event: PlayerEvent)] {
    drainWarm(at: now)
    guard let player else { return [] }
    let events = player.drainEvents()
    for (_, event) in events {
      switch event {
      case .pictureShown:
        isHeldBack = false
        plan.onAirSettled()
      case .failed, .ended: plan.onAirSettled()
      case .loaded, .position, .stalled, .tracks, .chapters, .paused: break
      }
    }
    return events
  }

  /// The answer to a question of `watchStatistics`, once.
  func takeStatistics() -> (ticket: Int, statistics: StreamStatistics, isFallBackNews: Bool)? {
    guard let (ticket, statistics) = player?.takeStatistics() else { return nil }
    let isNews = statistics.hasFallenBack && !hasToldFallBack
    if isNews { hasToldFallBack = true }
    return nextStatistics == nil ? nil : (ticket, statistics, isNews)
  }

  private func drainWarm(at now: Moment) {
    for (url, picture) in warm {
      for (_, event) in picture.player.drainEvents() {
        switch event {
        case .pictureShown:
          plan.ready(url, heldPlace: picture.player.positionInMilliseconds)
        case .failed, .ended:
          plan.failed(url, at: now.uptimeMilliseconds)
          close(url)
        case .loaded, .position, .stalled, .tracks, .chapters, .paused: break
        }
      }
    }
    // Nothing is reported of these; their queues are kept empty.
    _ = spare?.player.drainEvents()
    _ = ending?.picture.player.drainEvents()
  }

  // MARK: - Pictures

  /// Puts the picture on the air on the stage, and lets the others be ready.
  func refresh(in rect: Rect?) {
    for (_, picture) in warm { picture.prepare(in: rect) }
    spare?.prepare(in: nil)
    guard let onAir else { return }
    guard !isHeldBack else {
      onAir.prepare(in: rect)
      return
    }
    if onAir.refresh(in: rect, isForced: isSwapped) { isSwapped = false }
  }

  /// The stage has lost what was on it.
  func outputChanged() { isSwapped = true }

  /// After a frame was shown.
  func reportShown() { onAir?.reportShown() }

  /// Lets go of everything; nothing may be asked afterwards.
  func close() {
    for picture in all { picture.close() }
    onAir = nil
    warm = []
    spare = nil
    ending = nil
  }

  // MARK: - Players

  private var all: [Picture] {
    let resting = ending.map(\.picture).flatMap { $0 === spare ? nil : $0 }
    return [onAir, spare, resting].compactMap(\.self) + warm.map(\.picture)
  }

  private func change(to url: String?, at now: Moment) {
    for action in plan.onAirChanged(to: url, at: now.uptimeMilliseconds) { perform(action) }
  }

  private func perform(_ action: DeckPlan.Action) {
    switch action {
    case .open(let wish, let place):
      guard let picture = spare ?? makePicture() else { return }
      spare = nil
      warm.append((wish.url, picture))
      var request = MediaRequest(url: wish.url, positionInMilliseconds: place, ticket: 0)
      request.tracks = wish.tracks
      picture.player.open(request, as: .warm)
    case .seek(let url, let place):
      warm.first { $0.url == url }?.picture.player.rejoin(at: place)
    case .close(let url): close(url)
    }
  }

  private func takeWarm(_ url: String) -> Picture? {
    guard let index = warm.firstIndex(where: { $0.url == url }) else { return nil }
    plan.take(url)
    return warm.remove(at: index).picture
  }

  private func close(_ url: String) {
    guard let index = warm.firstIndex(where: { $0.url == url }) else { return }
    rest(warm.remove(at: index).picture)
  }

  /// The picture that was on the air makes way for the present one.
  private func retire(_ picture: Picture?, at now: Moment) {
    endWait()
    if isMuffled {
      picture?.player.setMuffled(false)
      player?.setMuffled(true)
    }
    guard let picture else {
      letSoundIn()
      return
    }
    rest(picture)
    ending = (picture, now.uptimeMilliseconds + Self.longestEnd)
    if options.keepsAudioReady || picture.player.isIdle { endWait() }
  }

  /// Milliseconds after which an audio device is free, come what may.
  private static let longestEnd: Int64 = 300

  private func endWait() {
    guard ending != nil else { return }
    ending = nil
    letSoundIn()
  }

  private func letSoundIn() { onAir?.player.letSoundIn() }

  private func rest(_ picture: Picture) {
    picture.forget()
    if spare == nil {
      spare = picture
    } else {
      picture.close()
    }
  }

  private func makePicture() -> Picture? {
    do {
      let picture = try Picture(options: options, renderer: renderer, wake: wake)
      picture.player.setVolume(percent: volume)
      picture.player.setMuted(isMuted)
      return picture
    } catch {
      problem = error.description
      return nil
    }
  }
}
