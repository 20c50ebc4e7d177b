public import RerunCore

/// Decides what plays: it is asked to be on a channel, and follows the clock from there.
///
/// Pure: it sees the listings, the time and what the player reports, and answers with effects.
public struct Tuner: Sendable {
  /// What the channel shows.
  public enum Show: Sendable, Hashable {
    case nothing
    case programme(Airing, Picture)
    /// A trailer or spot of a break, or of a slot without programmes.
    case filler(FillerAiring, Picture)
    /// The break at the end of a slot, until `end`.
    case interval(end: Seconds)
    /// A slot without programmes, until `end`.
    case offAir(end: Seconds)
  }

  /// How far a stream's picture is.
  public enum Picture: Sendable, Hashable {
    /// Asked for, or about to be: there is no picture yet, or none any more.
    case opening
    case playing
    case paused
    case failed(PlayerFailure, detail: String, since: Int64)
    /// The file was over before its time was.
    case over
  }

  /// Why there is no picture.
  public struct Failure: Sendable, Hashable {
    public var reason: PlayerFailure
    public var detail: String
    /// In uptime milliseconds.
    public var since: Int64
  }

  /// What is known besides the time.
  struct Surroundings {
    var listings: Listings
    var preferences: Preferences
  }

  /// What was on the stage when a stream was asked for.
  struct Held: Sendable, Hashable {
    var channelID: String?
    var show: Show
    /// Where its picture stands.
    var positionMilliseconds: Int64
  }

  public internal(set) var channelID: String?
  public internal(set) var previousChannelID: String?
  /// What is on, whether or not there is a picture of it; what to draw is `onStage`.
  public internal(set) var show = Show.nothing
  /// Of the last opened stream; it only grows, and more often than streams are opened.
  public internal(set) var ticket = 0
  public internal(set) var decoder = ""
  /// When the channel was last changed.
  public internal(set) var tunedAt: Int64 = 0
  /// The same, but for the channel the kiosk begins with.
  var changedAt: Int64?
  /// How long files really are that are over before their description says so, by item.
  var shortFiles: [String: Int64]
  /// Whether the player's events of this ticket count.
  var isStreamOpen = false
  /// Whether there is something to stop.
  var isPlayerBusy = false
  /// What plays was paused because the channel is being changed again and again.
  var isHushed = false
  var held: Held?
  var playhead = Playhead()
  var durationInMilliseconds: Int64?
  /// The player knows the file.
  var hasLoaded = false
  /// What follows, by the clock, begins then.
  var boundary: Seconds?
  /// A programme that is a little late may run on until then.
  var overrunEnd: Seconds?

  /// When the stream of what is on is to be opened, in uptime milliseconds.
  var openAt: Int64?
  /// When the picture was asked for; nil once it is there.
  var openingSince: Int64?
  /// When the picture came.
  var playingSince: Int64?
  var retries = 0
  /// What went wrong, while it is tried again.
  var retriedFailure: Failure?
  /// Until then the last picture stays instead of the card that says why.
  var failureHiddenUntil: Int64?
  /// Where the file was over too early the last time.
  var lastEarlyEnd: Int64?
  /// How often it was over before there was a picture.
  var emptyOpenings = 0
  /// A filler that doesn't play: the card has its time.
  var failedFiller: FillerAiring?
  /// For the jitter of retries.
  let seed: UInt64

  /// By the viewer's doing the picture doesn't follow the clock.
  var isBehind = false
  var pausedAt: Int64?
  /// The stream broke while it was paused; it is opened again when it is wanted.
  var isLostWhilePaused = false
  /// Set for what was started from its beginning.
  var viewing: Viewing?

  /// A stream that would be over in less isn't opened.
  static let shortestJoin: Seconds = 5

  public init(shortFiles: [String: Int64] = [:], seed: UInt64 = 0) {
    self.shortFiles = shortFiles
    self.seed = seed
  }

  public var airing: Airing? {
    if case .programme(let airing, _) = show { return airing }
    return nil
  }

  public var filler: FillerAiring? {
    if case .filler(let filler, _) = show { return filler }
    return nil
  }

  public var picture: Picture? {
    switch show {
    case .programme(_, let picture), .filler(_, let picture): picture
    case .nothing, .interval, .offAir: nil
    }
  }

  /// Why there is no picture; also while it is tried again, until it comes.
  ///
  /// Nil in the first seconds after a picture was lost: it may be back before anybody has to know.
  public var failure: Failure? {
    switch picture {
    case .failed(let reason, let detail, let since):
      Failure(reason: reason, detail: detail, since: since)
    case .opening: failureHiddenUntil == nil ? retriedFailure : nil
    case .playing, .paused, .over, nil: nil
    }
  }

  /// When a failed stream is tried again, in uptime milliseconds.
  public var nextRetry: Int64? { failure == nil ? nil : openAt }

  // MARK: - The stage

  /// What to draw: it lags behind `show` until the new stream's first frame, so that a card or the
  /// last frame stays rather than black.
  ///
  /// A programme or filler that is `.playing` or `.paused` here is the picture the player holds,
  /// which may be of another channel (`stageChannelID`) and stands still while `isHolding`.
  public var onStage: Show { isHolding ? held?.show ?? show : show }

  /// Whether what is drawn is older than what is on.
  public var isHolding: Bool { held != nil && failure == nil }

  /// The channel `onStage` belongs to.
  public var stageChannelID: String? { isHolding ? held?.channelID : channelID }

  /// Where in its file the picture on the stage is.
  public func stagePosition(at now: Moment) -> Int64 {
    if isHolding, let held { return held.positionMilliseconds }
    return position(at: now)
  }

  /// Keeps what is on the stage, unless it is kept already.
  mutating func hold(at now: Moment) {
    // Where a card says what is wrong, that is what is on the stage.
    if failure == nil, held != nil { return }
    switch show {
    case .programme(let airing, .opening) where failure != nil:
      keep(.programme(airing, .over), at: now)
    case .nothing, .programme(_, .opening), .filler(_, .opening): return
    case .programme(let airing, .failed):
      keep(.programme(airing, .over), at: now)
    case .programme, .filler, .interval, .offAir: keep(show, at: now)
    }
  }

  private mutating func keep(_ show: Show, at now: Moment) {
    held = Held(channelID: channelID, show: show, positionMilliseconds: position(at: now))
  }

  // MARK: - Deadlines

  /// When the tuner has something to do by the machine's clock, in uptime milliseconds.
  var nextDeadline: Int64? {
    var next: [Int64] = []
    if let openAt { next.append(openAt) }
    if let failureHiddenUntil { next.append(failureHiddenUntil) }
    if let openingSince, isStreamOpen { next.append(openingSince + Self.openingPatience) }
    if let ownEnd { next.append(ownEnd) }
    if let stalled = stalledSince { next.append(stalled + Self.stallPatience) }
    if case .programme(_, .failed(_, _, let since)) = show, openAt == nil {
      next.append(since + ErrorCard.seconds * 1000)
    }
    return next.min()
  }

  /// When what the channel shows will change by the wall clock.
  var nextBoundary: Seconds? { isBehind ? nil : overrunEnd ?? boundary }
}
