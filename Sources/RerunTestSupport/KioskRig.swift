public import RerunApp
public import RerunCore
public import RerunStage

/// An `AppModel` with a clock that moves when it is told to, in the place of the kiosk's loop: it
/// wakes at every deadline, keeps what the model asks for, and may answer as the runtime would.
public struct KioskRig {
  /// What becomes of a stream that is opened.
  public enum Player: Sendable {
    /// The picture comes at once.
    case shows
    /// Nothing is heard of it.
    case silent
    case fails(PlayerFailure)
  }

  public private(set) var model: AppModel
  public private(set) var now: Moment
  /// What the model asked for since `takeEffects`.
  public private(set) var effects: [Effect] = []
  /// How often a deadline came since the rig was made.
  public private(set) var wakes = 0
  /// Deadlines that were not after the moment they were asked at: a loop that never sleeps.
  public private(set) var pastDeadlines: [Int64] = []
  public var player = Player.shows
  /// Answers the model's wish for days; nil leaves it unanswered.
  public var days: ((Seconds) -> Listings)?
  public let measurer: any TextMeasurer

  public init(
    theme: Theme,
    zone: ZoneRules = .utc,
    at wall: Seconds,
    uses24Hours: Bool = true,
    language: Wording.Language = .english,
    preferences: Preferences = Preferences(),
    tune number: Int64? = nil,
    measurer: any TextMeasurer = FixedWidthMeasurer()
  ) {
    now = Moment(wallMilliseconds: wall * 1000, uptimeMilliseconds: 5_000_000)
    model = AppModel(
      theme: theme,
      words: Wording(language: language, uses24Hours: uses24Hours, zone: zone),
      preferences: preferences,
      tune: number,
      at: now
    )
    self.measurer = measurer
  }

  // MARK: - Messages

  public mutating func send(_ message: Message) {
    take(model.receive(message, at: now))
  }

  /// Keeps all that was asked for before any of it is answered.
  private mutating func take(_ asked: [Effect]) {
    effects += asked
    for effect in asked { answer(effect) }
  }

  private mutating func answer(_ effect: Effect) {
    switch effect {
    case .open(let request):
      switch player {
      case .shows:
        send(.player(.loaded(durationInMilliseconds: nil, decoder: "test"), ticket: request.ticket))
        send(.player(.pictureShown, ticket: request.ticket))
      case .silent: break
      case .fails(let reason):
        send(.player(.failed(reason, detail: "test"), ticket: request.ticket))
      }
    case .schedule(let instant):
      if let days { send(.listings(days(instant))) }
    default: break
    }
  }

  /// A library was read, and its days came.
  public mutating func start(_ listings: Listings, source: String = "Test") {
    send(
      .station(.ready(itemCount: listings.station.items.count, leftOut: 0, source: source))
    )
    if model.listings == nil { send(.listings(listings)) }
  }

  public mutating func press(_ commands: RemoteCommand...) { press(commands) }

  public mutating func press(_ commands: [RemoteCommand]) {
    for command in commands { send(.remote(.tap(command))) }
  }

  public mutating func hold(_ command: RemoteCommand) { send(.remote(.hold(command))) }

  /// From the player, about the stream that was opened last.
  public mutating func play(_ event: PlayerEvent) {
    send(.player(event, ticket: model.tuner.ticket))
  }

  /// Puts a model in place that was asked for something directly, with what it asked for.
  public mutating func replace(_ model: AppModel, effects: [Effect]) {
    self.model = model
    take(effects)
  }

  public mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: - Time

  public var deadline: Int64? {
    [model.nextDeadline(after: now, measurer: measurer), model.nextErrand(after: now)]
      .compactMap(\.self).min()
  }

  /// Lets time pass, waking at every deadline and at the end.
  public mutating func advance(milliseconds: Int64) {
    let end = now.uptimeMilliseconds + milliseconds
    while now.uptimeMilliseconds < end {
      let next = deadline ?? end
      if next <= now.uptimeMilliseconds { pastDeadlines.append(now.uptimeMilliseconds) }
      let target = min(end, max(next, now.uptimeMilliseconds + 1))
      if target == next { wakes += 1 }
      move(milliseconds: target - now.uptimeMilliseconds)
      send(.tick)
    }
  }

  public mutating func advance(seconds: Int64) { advance(milliseconds: seconds * 1000) }

  public mutating func advance(minutes: Int64) { advance(milliseconds: minutes * 60_000) }

  /// Lets time pass unnoticed.
  public mutating func move(milliseconds: Int64) {
    now.wallMilliseconds += milliseconds
    now.uptimeMilliseconds += milliseconds
  }

  /// Somebody sets the clock.
  public mutating func setClock(_ wall: Seconds) {
    now.wallMilliseconds = wall * 1000
    send(.tick)
  }

  public mutating func stepClock(milliseconds: Int64) {
    now.wallMilliseconds += milliseconds
    send(.tick)
  }

  // MARK: - Pictures

  public func draw() -> DrawList { model.draw(at: now, measurer: measurer) }

  /// The texts on the stage, in drawing order.
  public var texts: [String] {
    draw().entries.compactMap { entry in
      if case .text(let text) = entry.item { text.string } else { nil }
    }
  }

  /// The streams among `effects`.
  public var opened: [MediaRequest] {
    effects.compactMap { if case .open(let request) = $0 { request } else { nil } }
  }
}

extension KioskRig: CustomStringConvertible {
  /// What is on the stage, for a failed expectation.
  public var description: String { "\(model.base) showing \(texts)" }
}
