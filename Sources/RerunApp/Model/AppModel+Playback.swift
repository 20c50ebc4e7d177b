public import RerunCore

extension AppModel {
  /// How the picture stands to the clock.
  public struct Playback: Sendable, Hashable {
    public var isPaused = false
    /// By the viewer's doing the picture is later than the clock; what is merely joined on an early
    /// key frame is not.
    public var isBehind = false
    /// How much later, in milliseconds.
    public var behindMilliseconds: Int64 = 0
    /// Where in the programme the picture is.
    public var positionMilliseconds: Int64 = 0
    /// Since when the picture waits for data, in uptime.
    public var stalledSince: Int64?
    /// There is something that can be paused and moved in.
    public var canPause = false
    public var canStartOver = false

    public init() {}
  }

  public func playback(at now: Moment) -> Playback { Playback() }

  mutating func togglePause(at now: Moment) -> [Effect] { [] }
  mutating func startOver(at now: Moment) -> [Effect] { [] }
  mutating func backToLive(at now: Moment) -> [Effect] { [] }
  mutating func skip(byMilliseconds step: Int64, at now: Moment) -> [Effect] { [] }
  /// To the chapter `step` after the present one.
  mutating func skipChapters(by step: Int, at now: Moment) -> [Effect] { [] }

  /// Commands that have a long press where the viewer is now, beside Select, Back and Play/Pause.
  public var longPresses: Set<RemoteCommand> { [] }
}

extension Item {
  /// For what a choice of tracks is remembered: the show, or the film.
  var trackKey: String { showID.isEmpty ? id : showID }
}
