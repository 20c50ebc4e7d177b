public import RerunCore
public import RerunStage

/// The whole kiosk as a value: messages go in, effects come out, and it can be drawn at any moment.
///
/// State changes in `receive` only; `draw` reads. Neither knows SDL, a network or a clock.
public struct AppModel: Sendable {
  /// What fills the stage.
  public enum Base: String, Sendable, Hashable { case guide, watching }

  /// What lies over it.
  public enum Overlay: Sendable, Hashable {
    case info(InfoState)
    case menu(MenuState)
    case streamInfo(openedAt: Int64)
    case tracks(TracksState)
  }

  /// How far the library is.
  public enum StationState: Sendable {
    case loading
    case ready
    case failed(String)
  }

  public internal(set) var base = Base.guide
  public internal(set) var overlay: Overlay?
  /// Screens over the base, the topmost last.
  var pages: [any Page] = []
  public internal(set) var station = StationState.loading
  public internal(set) var listings: Listings?
  public internal(set) var itemCount = 0
  public internal(set) var leftOut = 0
  public internal(set) var source = ""
  public internal(set) var guide = GuideScreen()
  public internal(set) var tuner: Tuner
  public internal(set) var theme: Theme
  public internal(set) var words: Wording
  /// As the system's locale has them, for what isn't set otherwise.
  let systemWords: Wording
  public internal(set) var preferences: Preferences
  public internal(set) var themeChoices: [ThemeChoice] = []
  public internal(set) var numberEntry: NumberEntry?
  public internal(set) var notice: String?
  public internal(set) var isRunning = true
  public internal(set) var isMuted = false
  /// Picture files that can't be read; no art of theirs is asked for again.
  public internal(set) var failedPictures: Set<String> = []
  /// When the volume was last changed or muted, in uptime.
  var volumeShownAt: Int64?
  var toasts = ToastQueue()
  var banner = BannerState()
  var ident: IdentState?
  var errorFocus = ErrorCard.Button.retry
  /// Of what plays, as the player reports it.
  public internal(set) var tracks: [MediaTrack] = []
  public internal(set) var chapters: [Chapter] = []
  /// Only while somebody looks at them.
  public internal(set) var statistics: StreamStatistics?
  public internal(set) var sleepTimer: SleepTimer?
  var night: Night?
  /// The key that woke it, until another comes: it may still be down.
  var wakingKey: RemoteCommand?
  var behindNotice = BehindNotice()
  var droppedFrames = DroppedFrames()
  /// What was on the stage last, while an error card stands in its place.
  var lastPicture: StagePicture?
  /// The runtime was asked for statistics.
  var isWatchingStatistics = false
  public internal(set) var scramble: Scramble?
  /// The ticket that `tracks`, `chapters` and `statistics` are of.
  var streamTicket = 0
  var wishes = WarmWishes()
  /// Grows with each new listings.
  var generation = 0
  var descent = Descent()
  /// The moment of the last message.
  var last: Moment
  var isClockSet: Bool
  /// A channel to tune to as soon as there are listings.
  var wantedNumber: Int64?
  /// Days have been asked for and haven't come yet.
  var isScheduling = false

  /// - Parameter seed: Of what is left to chance: when a lost stream is tried again.
  public init(
    theme: Theme,
    words: Wording,
    preferences: Preferences,
    tune number: Int64? = nil,
    seed: UInt64 = 0,
    at now: Moment
  ) {
    tuner = Tuner(shortFiles: preferences.shortFiles, seed: seed)
    self.theme = theme
    self.words = words
    systemWords = words
    self.preferences = preferences
    last = now
    isClockSet = now.isPlausible
    wantedNumber = number
    if number != nil { base = .watching }
    applyPreferences()
  }

  /// Lets what is set show: at the start and after each change.
  mutating func applyPreferences() {
    words.language =
      switch preferences.language {
      case .system: systemWords.language
      case .english: .english
      case .german: .german
      }
    words.uses24Hours =
      switch preferences.clock {
      case .language: systemWords.uses24Hours
      case .twelve: false
      case .twentyFour: true
      }
  }

  /// The lineup that is on now.
  public var channels: [Channel] { listings?.lineup(at: last.wall) ?? [] }

  func channel(_ id: String?) -> Channel? {
    guard let id else { return nil }
    return channels.first { $0.id == id }
  }

  /// The channel that is on; one that left the lineup at midnight still is.
  public var tunedChannel: Channel? {
    if let channel = channel(tuner.channelID) { return channel }
    return listings?.days.lazy.flatMap(\.lineup).first { $0.id == tuner.channelID }
  }

  func item(_ airing: Airing) -> Item? {
    guard let items = listings?.station.items, items.indices.contains(airing.item) else {
      return nil
    }
    return items[airing.item]
  }

  func guideContext(at now: Moment) -> GuideScreen.Context? {
    guard let listings, !channels.isEmpty else { return nil }
    return GuideScreen.Context(
      listings: listings,
      channels: channels,
      now: now,
      theme: theme
    )
  }

  /// Programmes of a channel that begin after `instant`, the soonest first.
  func upcoming(_ channelID: String, after instant: Seconds, count: Int) -> [Airing] {
    guard let listings else { return [] }
    let end = min(listings.range.upperBound, instant + 2 * 86_400)
    guard instant < end else { return [] }
    var airings: [Airing] = []
    for slot in listings.slots(of: channelID, over: instant..<end) {
      for airing in slot.programs where airing.start > instant {
        airings.append(airing)
        if airings.count == count { return airings }
      }
    }
    return airings
  }
}
