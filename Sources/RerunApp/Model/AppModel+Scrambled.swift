import RerunCore
import RerunStage

/// Channel 99: the tuned channel, scrambled.
///
/// It is in no list. One gets there by its number, or by channel-down three times in a row from the
/// first channel, each press within two seconds of the one before; where a station has a channel of
/// that number, there is no other. The tuned channel goes on beneath, so whatever changes the
/// channel changes it from there, and Last goes back to it.
extension AppModel {
  /// Whether `number` leads to the scrambled channel.
  func leadsToScrambled(_ number: Int64) -> Bool {
    number == Scramble.number && !channels.isEmpty
      && !channels.contains { $0.number == Scramble.number }
  }

  /// Whether further digits may make it of what is typed.
  func mayBecomeScrambled(_ typed: String) -> Bool {
    let digits = String(Scramble.number)
    return digits.hasPrefix(typed) && digits != typed && leadsToScrambled(Scramble.number)
  }

  /// Nil where `number` is another channel, or none.
  mutating func tuneScrambled(_ number: Int64, at now: Moment) -> [Effect]? {
    guard leadsToScrambled(number) else { return nil }
    numberEntry = nil
    base = .watching
    overlay = nil
    pages = []
    ident = nil
    banner = BannerState()
    if scramble != nil {
      noteScrambled(at: now)
      return []
    }
    scramble = Scramble(
      startedAt: now.uptimeMilliseconds,
      seed: UInt64(bitPattern: now.wallMilliseconds)
    )
    return [.setScrambled(true)]
  }

  private mutating func noteScrambled(at now: Moment) {
    scramble?.notedAt = now.uptimeMilliseconds
  }

  /// Ends it once something else is on the stage.
  mutating func settleScrambled() -> [Effect] {
    guard let scramble,
      scramble.isOver || base != .watching || !isClockSet || !leadsToScrambled(Scramble.number)
    else { return [] }
    self.scramble = nil
    return [.setScrambled(false)]
  }

  // MARK: - Keys

  /// Nil where the key is not channel 99's.
  mutating func pressScrambled(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    if let effects = descend(event, at: now) { return effects }
    guard scramble != nil, isBare, base == .watching, numberEntry == nil else {
      return nil
    }
    switch event {
    case .hold(.select):
      noteScrambled(at: now)
      return []
    case .hold(.back):
      openMenu(.options, at: now)
      return []
    case .hold: return []
    case .tap, .again: break
    }
    switch event.command {
    case .up, .channelUp: return surf(by: 1, at: now)
    case .down, .channelDown: return surf(by: -1, at: now)
    case .lastChannel:
      return tuner.channelID.map { tune(channelID: $0, at: now) } ?? []
    case .select, .info, .left: noteScrambled(at: now)
    case .right, .menu: openMenu(.options, at: now)
    case .back, .guide, .exit: openGuide(at: now)
    // Nothing holds this picture.
    case .playPause, .play, .pause, .stop, .rewind, .fastForward, .previous, .next, .audio,
      .subtitle:
      return []
    case .search, .favourites, .power, .volumeUp, .volumeDown, .mute, .red, .green, .yellow, .blue,
      .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      return nil
    }
    return []
  }

  /// Counts presses of channel-down; nil unless this one leads to channel 99.
  private mutating func descend(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    switch event {
    case .tap(.down), .tap(.channelDown): break
    default:
      descent.end()
      return nil
    }
    guard base == .watching, isBare, scramble == nil else {
      descent.end()
      return nil
    }
    let isOnFirst = tuner.channelID != nil && tuner.channelID == channels.first?.id
    guard descent.press(isOnFirst: isOnFirst, at: now.uptimeMilliseconds) else { return nil }
    return tuneScrambled(Scramble.number, at: now)
  }

  // MARK: - Picture

  /// Draws it where it is on; `picture` is what is on beneath.
  ///
  /// - Returns: Whether it is.
  func drawScrambled(
    on canvas: inout Canvas,
    at now: Moment,
    picture: (inout Canvas) -> Void
  ) -> Bool {
    guard let scramble else { return false }
    let uptime = now.uptimeMilliseconds
    ScrambledScreen(
      picture: scramble.isClear(at: uptime)
        ? nil
        : scramble.item(
          scrambleSource(at: now),
          bands: ScrambledScreen.bands(of: theme),
          at: uptime
        ),
      isNoted: uptime < scramble.notedAt + noteLength
    ).draw(on: &canvas, beneath: picture)
    return true
  }

  private var noteLength: Int64 { theme.motion(.bannerHold).milliseconds }

  func scrambleDeadline(at now: Moment) -> Int64? {
    guard let scramble, base == .watching, !isBaseHidden else { return nil }
    let uptime = now.uptimeMilliseconds
    let next = scramble.nextChange(after: uptime)
    let end = scramble.notedAt + noteLength
    return end > uptime ? min(next, end) : next
  }

  /// What is out of step: the player's picture, or what stands for one.
  private func scrambleSource(at now: Moment) -> ScrambleItem.Source {
    guard let channel = tunedChannel else { return .art(.offAir) }
    if let airing = tuner.airing, let item = item(airing) {
      if item.isSample || tuner.failure != nil { return .art(stillOrGradient(item, channel)) }
      if videoRect != nil { return .video }
    }
    switch tuner.show {
    case .filler where videoRect != nil: return .video
    case .programme, .filler, .interval:
      guard let next = upcoming(channel.id, after: now.wall, count: 1).first.flatMap(item) else {
        return .art(.signOff)
      }
      return .art(stillOrGradient(next, channel))
    case .offAir: return .art(.signOff)
    case .nothing: return .art(.offAir)
    }
  }

  private func stillOrGradient(_ item: Item, _ channel: Channel) -> Art {
    still(of: item, channel) ?? .posterGradient(theme.gel(ofChannel: channel.number))
  }
}
