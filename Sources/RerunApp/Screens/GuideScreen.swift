public import RerunCore
public import RerunStage

/// The channel guide: which row and programme is focused, and what part of the grid is seen.
///
/// Rows loop without end, so `row` and `topRow` are unbounded; `channel(atRow:)` folds them into the
/// lineup. A lineup that fits the screen is shown once and doesn't loop.
public struct GuideScreen: Sendable {
  /// What the guide is drawn and moved over.
  public struct Context: Sendable {
    public var listings: Listings
    public var channels: [Channel]
    public var now: Moment
    public var theme: Theme

    public init(listings: Listings, channels: [Channel], now: Moment, theme: Theme) {
      self.listings = listings
      self.channels = channels
      self.now = now
      self.theme = theme
    }

    var geometry: Geometry.Guide { theme.geometry.guide }
    /// How many seconds fit between the grid's left edge and the safe area's right edge.
    var windowLength: Seconds {
      Seconds((1824 - geometry.gridX) / geometry.pixelsPerMinute) * 60
    }
    /// The half hour that is on now, by the station's clock.
    var currentHalfHour: Seconds { halfHour(of: now.wall) }

    func halfHour(of instant: Seconds) -> Seconds { listings.station.zone.halfHour(of: instant) }
  }

  /// What a press asks of the rest of the kiosk.
  public enum Outcome: Sendable, Hashable {
    case none
    case tune(channelID: String)
    case info(channelID: String, Airing)
    case plate(channelID: String)
    case options
    case leave
  }

  public private(set) var row = 0
  public private(set) var topRow = 0
  public private(set) var windowStart: Seconds = 0
  /// Where Up and Down land: kept while moving between rows, so that a long film in between does not
  /// drag the focus sideways.
  public private(set) var anchor: Seconds = 0
  /// Start of the focused cell.
  public private(set) var focusStart: Seconds = 0
  public private(set) var isPlateFocused = false

  var rowScroll = Transition(0)
  var timeScroll = Transition(0)
  /// The focus box's way from the last cell to this one, in the grid's own coordinates.
  var focusFrom: Rect?
  /// When the focus last moved, in uptime.
  var movedAt: Int64?
  var nudge: (dx: Double, dy: Double) = (0, 0)
  var nudgedAt: Int64?

  static let reach: Seconds = 24 * 3600

  public init() {}

  // MARK: - Opening and keeping up

  /// Shows now, with `channelID` (or the first channel) focused.
  public mutating func open(at channelID: String?, _ context: Context) {
    let index = context.channels.firstIndex { $0.id == channelID } ?? 0
    row = index
    topRow = loops(context) ? index - min(2, context.geometry.rows - 1) : 0
    isPlateFocused = false
    returnToNow(context, animated: false)
    rowScroll.jump(to: Double(topRow))
  }

  /// Back to the present, on the focused row.
  mutating func returnToNow(_ context: Context, animated: Bool = true) {
    scrollTime(to: context.currentHalfHour, context, animated: animated)
    anchor = context.now.wall
    isPlateFocused = false
    land(context)
  }

  public func isScrolled(_ context: Context) -> Bool {
    windowStart != context.currentHalfHour
  }

  /// The clock moved on (or was set): the window follows the half hour, and the focus leaves what is
  /// no longer there.
  public mutating func keepUp(_ context: Context, from previous: Moment) {
    guard !context.channels.isEmpty else { return }
    let half = context.currentHalfHour
    let wasAtNow = windowStart == context.halfHour(of: previous.wall)
    if wasAtNow && half != windowStart || windowStart < half
      || windowStart > context.now.wall + Self.reach
    {
      scrollTime(to: half, context, animated: abs(half - windowStart) <= 3600)
    }
    let cell = focusedCell(context)
    // What followed the clock goes on following it; what the viewer went to see stays.
    let followed = cell == nil || focusStart == landing(at: previous.wall, context)
    if followed || (cell?.end ?? 0) <= windowStart {
      anchor = max(context.now.wall, windowStart)
      focusStart = landing(at: anchor, context)
    }
  }

  /// The lineup or the listings changed: stays on the same channel where it still exists.
  public mutating func adopt(_ context: Context, previousChannels: [Channel]) {
    guard !context.channels.isEmpty else { return }
    let id = previousChannels.isEmpty ? nil : Self.channel(atRow: row, previousChannels).id
    // On the screen it stays where it was, but off the first and the last row.
    let place = min(max(row - topRow, 1), max(1, context.geometry.rows - 2))
    if let index = context.channels.firstIndex(where: { $0.id == id }) {
      row = index
    } else {
      // What took its place.
      let index = previousChannels.isEmpty ? 0 : Self.index(ofRow: row, previousChannels.count)
      row = min(index, context.channels.count - 1)
    }
    topRow = loops(context) ? row - place : 0
    rowScroll.jump(to: Double(topRow))
    // Another time zone may have its half hours elsewhere.
    if windowStart == 0 || context.halfHour(of: windowStart) != windowStart {
      let half = max(context.currentHalfHour, context.halfHour(of: windowStart))
      scrollTime(to: half, context, animated: false)
    }
    if anchor == 0 { anchor = context.now.wall }
    land(context)
  }

  // MARK: - Rows

  func loops(_ context: Context) -> Bool { context.channels.count > context.geometry.rows }

  /// Where in the lineup a row is.
  static func index(ofRow row: Int, _ count: Int) -> Int { ((row % count) + count) % count }

  static func channel(atRow row: Int, _ channels: [Channel]) -> Channel {
    channels[index(ofRow: row, channels.count)]
  }

  public func focusedChannel(_ context: Context) -> Channel? {
    context.channels.isEmpty ? nil : Self.channel(atRow: row, context.channels)
  }

  func cells(atRow row: Int, over range: Range<Seconds>, _ context: Context) -> [GuideCell] {
    // A gap narrower than 14 stage pixels would be a stripe.
    let gap = Seconds(14 / context.geometry.pixelsPerMinute * 60)
    return GuideCell.cells(
      of: Self.channel(atRow: row, context.channels).id,
      over: range,
      in: context.listings,
      shortestGap: gap
    )
  }

  func focusedCell(_ context: Context) -> GuideCell? {
    guard !context.channels.isEmpty else { return nil }
    return cells(atRow: row, over: focusStart..<(focusStart + 1), context)
      .first { $0.contains(focusStart) && $0.isFocusable }
  }

  /// Focuses what the row has at the anchor; in a break, the programme before it, and in the one that
  /// is on, the programme that follows.
  mutating func land(_ context: Context) {
    guard !context.channels.isEmpty else { return }
    focusStart = landing(at: anchor, context)
  }

  /// Start of the cell that `instant` leads to in the focused row.
  private func landing(at instant: Seconds, _ context: Context) -> Seconds {
    let cells = cells(atRow: row, over: (instant - 86_400)..<(instant + 86_400), context)
    let cell =
      cells.last { $0.isFocusable && $0.start <= instant && $0.end > windowStart }
      ?? cells.first { $0.isFocusable && $0.end > windowStart }
    // In the break that is on, what was is over: its channel is about what comes next.
    if let cell, cell.end <= instant, cell.end <= context.now.wall,
      let next = cells.first(where: { $0.isFocusable && $0.start > instant })
    {
      return next.start
    }
    return cell?.start ?? instant
  }

  // MARK: - Moves

  mutating func markMove(_ context: Context) {
    focusFrom = focusRect(context, at: context.now.uptimeMilliseconds)
    movedAt = context.now.uptimeMilliseconds
  }

  mutating func refuse(_ dx: Double, _ dy: Double, _ context: Context) {
    nudge = (dx, dy)
    nudgedAt = context.now.uptimeMilliseconds
  }

  mutating func scrollTime(to start: Seconds, _ context: Context, animated: Bool = true) {
    windowStart = start
    if animated {
      timeScroll.go(
        to: Double(start),
        at: context.now.uptimeMilliseconds,
        context.theme.motion(.timeScroll)
      )
    } else {
      timeScroll.jump(to: Double(start))
    }
  }

  mutating func moveRow(by step: Int, _ context: Context) {
    let count = context.channels.count
    let isPage = abs(step) > 1
    // A lineup that fits the screen is one page: paging goes to its ends, rows go around.
    let end = step < 0 ? 0 : count - 1
    guard count > 1, loops(context) || !isPage || row != end else {
      return refuse(0, step < 0 ? -10 : 10, context)
    }
    markMove(context)
    let plate = isPlateFocused
    if loops(context) {
      row += step
      let rows = context.geometry.rows
      if abs(step) >= rows {
        topRow += step
      } else if row < topRow + 1 {
        topRow = row - 1
      } else if row > topRow + rows - 2 {
        topRow = row - rows + 2
      }
      rowScroll.go(
        to: Double(topRow),
        at: context.now.uptimeMilliseconds,
        context.theme.motion(.rowScroll)
      )
    } else {
      row = isPage ? end : Self.index(ofRow: row + step, count)
    }
    land(context)
    isPlateFocused = plate
  }

  /// Jumps to a channel, keeping the time.
  public mutating func jump(to channelID: String, _ context: Context) {
    guard let index = context.channels.firstIndex(where: { $0.id == channelID }) else { return }
    markMove(context)
    row = index
    topRow = loops(context) ? index - min(2, context.geometry.rows - 1) : 0
    rowScroll.jump(to: Double(topRow))
    isPlateFocused = false
    land(context)
  }

  mutating func moveRight(_ context: Context) {
    if isPlateFocused {
      markMove(context)
      isPlateFocused = false
      return
    }
    guard let cell = focusedCell(context) else { return }
    let following = cells(atRow: row, over: cell.end..<(cell.end + 2 * 86_400), context)
    guard let next = following.first(where: { $0.isFocusable && $0.start >= cell.end }),
      next.start < context.now.wall + Self.reach
    else { return refuse(10, 0, context) }
    markMove(context)
    focusStart = next.start
    if next.start >= windowStart + context.windowLength - 1800 {
      scrollTime(to: context.halfHour(of: next.start) - 1800, context)
    }
    anchor = max(next.start, context.now.wall, windowStart)
  }

  /// - Returns: False where there is nothing further left but the options.
  mutating func moveLeft(_ context: Context) -> Bool {
    if isPlateFocused { return false }
    guard let cell = focusedCell(context) else { return false }
    let isOnNow = cell.contains(context.now.wall)
    let earlier = cells(atRow: row, over: (cell.start - 86_400)..<cell.start, context)
    guard !isOnNow, cell.start > context.now.wall,
      let previous = earlier.last(where: { $0.isFocusable && $0.end > context.currentHalfHour })
    else {
      markMove(context)
      isPlateFocused = true
      return true
    }
    markMove(context)
    focusStart = previous.start
    if previous.start < windowStart {
      scrollTime(
        to: max(context.currentHalfHour, context.halfHour(of: previous.start)),
        context
      )
    }
    anchor = max(previous.start, context.now.wall, windowStart)
    return true
  }

  // MARK: - Keys

  public mutating func reduce(_ event: RemoteEvent, _ context: Context) -> Outcome {
    guard !context.channels.isEmpty else { return event.command == .back ? .leave : .none }
    if case .hold(let command) = event { return hold(command, context) }
    switch event.command {
    case .up: moveRow(by: -1, context)
    case .down: moveRow(by: 1, context)
    case .channelUp: moveRow(by: -context.geometry.rows, context)
    case .channelDown: moveRow(by: context.geometry.rows, context)
    case .right: moveRight(context)
    case .left:
      if !moveLeft(context) { return .options }
    case .select: return select(context)
    case .info:
      if let airing = focusedCell(context)?.airing, let channel = focusedChannel(context) {
        return .info(channelID: channel.id, airing)
      }
    case .back:
      if isPlateFocused {
        markMove(context)
        isPlateFocused = false
      } else if isScrolled(context) {
        markMove(context)
        returnToNow(context)
      } else {
        return .leave
      }
    case .exit: return .leave
    case .guide:
      markMove(context)
      returnToNow(context)
    case .menu: return .options
    case .search, .previous, .next, .favourites, .power, .playPause, .play, .pause, .stop, .rewind,
      .fastForward,
      .lastChannel, .volumeUp, .volumeDown, .mute, .audio, .subtitle, .red, .green, .yellow, .blue,
      .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      break
    }
    return .none
  }

  private func hold(_ command: RemoteCommand, _ context: Context) -> Outcome {
    switch command {
    case .back: return .options
    case .select:
      if let airing = focusedCell(context)?.airing, let channel = focusedChannel(context) {
        return .info(channelID: channel.id, airing)
      }
      return .none
    default: return .none
    }
  }

  private func select(_ context: Context) -> Outcome {
    guard let channel = focusedChannel(context) else { return .none }
    if isPlateFocused { return .plate(channelID: channel.id) }
    guard let cell = focusedCell(context) else { return .none }
    if cell.contains(context.now.wall) { return .tune(channelID: channel.id) }
    if let airing = cell.airing {
      // Between a programme and the next one both stand for the channel.
      let isOn =
        airing.end <= context.now.wall
        ? focusIsNewest(cell, context) : breakIsBefore(cell, context)
      return isOn ? .tune(channelID: channel.id) : .info(channelID: channel.id, airing)
    }
    return .none
  }

  /// Whether `cell` is the last programme that began: its break is on now.
  private func focusIsNewest(_ cell: GuideCell, _ context: Context) -> Bool {
    cells(atRow: row, over: cell.end..<(context.now.wall + 1), context)
      .allSatisfy { $0.kind == .interval || $0 == cell }
  }

  /// Whether the break before `cell` is on now.
  private func breakIsBefore(_ cell: GuideCell, _ context: Context) -> Bool {
    let now = context.now.wall
    guard cell.start > now else { return false }
    let between = cells(atRow: row, over: now..<cell.start, context)
    return !between.isEmpty && between.allSatisfy { $0.kind == .interval }
  }
}
