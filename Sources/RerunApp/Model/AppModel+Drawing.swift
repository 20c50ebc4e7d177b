import RerunCore
import RerunSample
public import RerunStage

extension AppModel {
  /// The frame at `now`.
  public func draw(at now: Moment, measurer: any TextMeasurer) -> DrawList {
    var canvas = Canvas(theme: theme, measurer: measurer, words: words)
    if let night, isClockSet {
      drawNight(night, on: &canvas, at: now)
      return canvas.list
    }
    if isBaseHidden { drawPage(on: &canvas, at: now) } else { drawBase(on: &canvas, at: now) }
    switch overlay {
    case .info(let state): drawInfo(state, on: &canvas, at: now)
    case .menu(let state): drawMenu(state, on: &canvas, at: now)
    case .tracks(let state): drawTracks(state, on: &canvas, at: now)
    case .streamInfo(let opened): drawStreamInfo(opened, on: &canvas, at: now)
    case nil: break
    }
    drawGlobal(on: &canvas, at: now)
    return canvas.list
  }

  private func drawBase(on canvas: inout Canvas, at now: Moment) {
    guard isClockSet else {
      OffAirCard(channel: nil, reason: .settingClock, retrySeconds: nil).draw(on: &canvas)
      return
    }
    switch base {
    case .guide: drawGuide(on: &canvas, at: now)
    case .watching: drawWatching(on: &canvas, at: now)
    }
  }

  /// Which third of the bulbs is dark at `uptime`.
  func bulbPhase(at uptime: Int64) -> Int {
    let step = max(1, theme.motion(.bulbStep).milliseconds)
    return isBulbsRunning ? Int(uptime / step % 3) : 1
  }

  /// Bulbs run where something moves anyway; at rest they stand still, so that nothing is drawn.
  var isBulbsRunning: Bool { base == .watching }

  // MARK: - Guide

  private func drawGuide(on canvas: inout Canvas, at now: Moment) {
    let phase = bulbPhase(at: now.uptimeMilliseconds)
    guard let context = guideContext(at: now) else {
      let kind: GuidePlaceholder.Kind =
        switch station {
        case .loading: .loading
        case .failed(let message): .failed(message)
        case .ready: areListingsCurrent ? .empty : .loading
        }
      GuidePlaceholder(kind: kind, now: now.wall, bulbPhase: phase).draw(on: &canvas)
      return
    }
    let surroundings = GuideScreen.Surroundings(
      watched: tunedChannel,
      isLive: tuner.picture == .playing && !tuner.isBehind,
      favourites: preferences.favourites,
      bulbPhase: phase,
      warning: nil,
      drawPreview: { canvas, box in drawPreview(on: &canvas, in: box, at: now) }
    )
    guide.draw(on: &canvas, context, surroundings)
  }

  private func drawPreview(on canvas: inout Canvas, in box: Rect, at now: Moment) {
    if let picture = stagePicture {
      drawPicture(picture, on: &canvas, in: box, at: now)
      return
    }
    switch tuner.onStage {
    case .programme(_, .opening), .programme(_, .failed):
      if let failure = tuner.failure {
        drawNote(words.wontPlay, words.shortReason(failure.reason), on: &canvas, in: box)
      } else {
        drawPicture(tuner.onStage, on: &canvas, in: box, at: now)
      }
    case .programme, .interval, .filler:
      let next = tuner.channelID.flatMap { upcoming($0, after: now.wall, count: 1).first }
      drawNote(
        words.rightBack,
        next.map { words.comingUp(at: $0.start) } ?? "",
        on: &canvas,
        in: box
      )
    case .offAir:
      drawNote(words.offAirTitle, "", on: &canvas, in: box)
    case .nothing:
      drawNote(words.noPicture, "", on: &canvas, in: box)
    }
  }

  private func drawNote(
    _ title: String,
    _ line: String,
    on canvas: inout Canvas,
    in box: Rect
  ) {
    canvas.list.box(box, fill: theme.paint(.panelFill))
    let titleStyle = theme.style(.breakNext)
    let lineStyle = theme.style(.rowValue)
    let top =
      box.midY - (titleStyle.lineHeight + (line.isEmpty ? 0 : lineStyle.lineHeight)) / 2 - 20
    canvas.text(
      title,
      .breakNext,
      .textPrimary,
      in: Rect(box.x + 30, top.rounded(), box.width - 60, titleStyle.lineHeight),
      alignment: .center
    )
    canvas.text(
      line,
      .rowValue,
      .textSecondary,
      in: Rect(
        box.x + 30,
        (top + titleStyle.lineHeight).rounded(),
        box.width - 60,
        lineStyle.lineHeight
      ),
      alignment: .center
    )
  }

  // MARK: - Watching

  private func drawWatching(on canvas: inout Canvas, at now: Moment) {
    let uptime = now.uptimeMilliseconds
    guard let channel = tunedChannel else {
      let reason: OffAirCard.Reason =
        channels.isEmpty && listings != nil ? .nothingToPlay : .warmingUp
      OffAirCard(channel: nil, reason: reason, retrySeconds: nil).draw(on: &canvas)
      return
    }
    let isScrambled = drawScrambled(on: &canvas, at: now) { drawShow(channel, on: &$0, at: now) }
    if isScrambled { return }
    if !isCovered(at: uptime) { drawShow(channel, on: &canvas, at: now) }
    if let ident, ident.isShown(at: uptime) {
      IdentCard(
        channel: channel,
        title: tuner.airing.flatMap(item)?.displayTitle,
        elapsedMilliseconds: uptime - ident.startedAt,
        leavingMilliseconds: ident.leftAt.map { uptime - $0 }
      ).draw(on: &canvas)
    }
    drawBanner(channel, on: &canvas, at: now)
  }

  private func drawShow(_ channel: Channel, on canvas: inout Canvas, at now: Moment) {
    let channel = self.channel(tuner.stageChannelID) ?? channel
    if let picture = stagePicture {
      drawPicture(picture, on: &canvas, in: .stage, at: now)
      return
    }
    switch tuner.onStage {
    case .nothing:
      OffAirCard(channel: channel, reason: .warmingUp, retrySeconds: nil).draw(on: &canvas)
    case .programme(_, .opening), .programme(_, .failed):
      if let failure = tuner.failure {
        drawFailure(failure, channel, on: &canvas, at: now)
      } else {
        drawPicture(tuner.onStage, on: &canvas, in: .stage, at: now)
      }
    case .programme, .interval, .filler:
      drawBreak(channel, on: &canvas, at: now)
    case .offAir:
      drawOffAir(channel, on: &canvas, at: now)
    }
  }

  private func drawFailure(
    _ failure: Tuner.Failure,
    _ channel: Channel,
    on canvas: inout Canvas,
    at now: Moment
  ) {
    let uptime = now.uptimeMilliseconds
    let passed = Seconds((uptime - failure.since) / 1000)
    let next = upcoming(channel.id, after: now.wall, count: 1).first
    let triesAgain = tuner.nextRetry != nil || tuner.picture == .opening
    if !triesAgain, passed >= ErrorCard.seconds {
      drawBreak(channel, on: &canvas, at: now)
      return
    }
    canvas.list.fill(.stage, .black)
    // The last picture stays below the card's scrim.
    if let lastPicture { drawPicture(lastPicture.show, on: &canvas, in: .stage, at: now) }
    let retry = tuner.nextRetry.map { max(0, ($0 - uptime + 999) / 1000) } ?? 0
    let outcome: ErrorCard.Outcome
    if triesAgain {
      outcome = .triesAgain
    } else if let next, let title = item(next)?.displayTitle,
      next.start - now.wall > ErrorCard.seconds - passed
    {
      outcome = .follows(title: title, at: next.start)
    } else {
      outcome = .movesOn(title: next.flatMap(item)?.displayTitle)
    }
    ErrorCard(
      channel: channel,
      reason: failure.reason,
      outcome: outcome,
      secondsLeft: triesAgain ? retry : max(0, ErrorCard.seconds - passed),
      focus: errorFocus,
      detail: failure.detail
    ).draw(on: &canvas)
  }

  private func drawBreak(_ channel: Channel, on canvas: inout Canvas, at now: Moment) {
    guard let next = upcoming(channel.id, after: now.wall, count: 1).first,
      let nextItem = item(next)
    else {
      SignOffCard(channel: channel, next: nil, now: now.wall).draw(on: &canvas)
      return
    }
    BreakCard(
      channel: channel,
      next: nextItem,
      still: still(of: nextItem, channel),
      nextStart: next.start,
      nowMilliseconds: now.wallMilliseconds,
      bulbPhase: bulbPhase(at: now.uptimeMilliseconds)
    ).draw(on: &canvas)
  }

  private func drawOffAir(_ channel: Channel, on canvas: inout Canvas, at now: Moment) {
    guard let next = upcoming(channel.id, after: now.wall, count: 1).first,
      let nextItem = item(next)
    else {
      OffAirCard(
        channel: channel,
        reason: .nothingMatches,
        retrySeconds: nil,
        minutesShown: minutesOffAir(channel, at: now)
      ).draw(on: &canvas)
      return
    }
    SignOffCard(
      channel: channel,
      next: SignOffCard.Return(start: next.start, title: nextItem.displayTitle),
      now: now.wall,
      minutesShown: minutesOffAir(channel, at: now)
    ).draw(on: &canvas)
  }

  /// How long the card of a channel off the air has stood: it moves about, and dims.
  private func minutesOffAir(_ channel: Channel, at now: Moment) -> Int {
    let start = listings?.slot(of: channel.id, at: now.wall)?.start ?? now.wall
    let began = max(tuner.tunedAt, start * 1000 - now.wallOffset)
    return Int(max(0, now.uptimeMilliseconds - began) / 60_000)
  }

  /// A picture to announce a programme with.
  func still(of item: Item, _ channel: Channel) -> Art? {
    if !item.details.posterPath.isEmpty, !failedPictures.contains(item.details.posterPath) {
      return .file(
        path: item.details.posterPath,
        placeholder: theme.gel(ofChannel: channel.number)
      )
    }
    guard item.isSample else { return .posterGradient(theme.gel(ofChannel: channel.number)) }
    let scene = SampleFilm.scene(for: item)
    return .scene(name: scene.name.rawValue, hueShift: scene.hueShift)
  }

  // MARK: - Over everything

  private func drawGlobal(on canvas: inout Canvas, at now: Moment) {
    let uptime = now.uptimeMilliseconds
    drawBehind(on: &canvas, at: now)
    if let toast = toasts.toasts.first {
      let passed = uptime - toasts.shownAt
      let leaving =
        passed - theme.motion(.toastIn).milliseconds - theme.motion(.toastHold).milliseconds
      let entry =
        leaving > 0
        ? 1 - theme.motion(.toastOut).progress(after: leaving)
        : theme.motion(.toastIn).progress(after: passed)
      ToastView(
        icon: Icon(rawValue: toast.iconName),
        text: toast.text,
        entry: entry,
        raise: raise(over: banner.shownAt != nil || banner.leftAt != nil)
      ).draw(on: &canvas)
    }
    if volumeShownAt != nil {
      VolumeView(
        volume: preferences.volume,
        isMuted: isMuted,
        raise: raise(over: banner.shownAt != nil || banner.leftAt != nil)
      ).draw(on: &canvas)
    } else if isMuted {
      MuteBug().draw(on: &canvas)
    }
    drawNumberBox(on: &canvas, uptime)
  }

  /// How far a note is lifted to stand above the banner.
  private func raise(over isBannerShown: Bool) -> Double {
    base == .watching && isBannerShown ? 938 - theme.geometry.banner.y + 110 : 0
  }

  private func drawNumberBox(on canvas: inout Canvas, _ uptime: Int64) {
    guard let entry = numberEntry else { return }
    let exact = channels.first { String($0.number) == entry.typed }
    let possible = channels.first { String($0.number).hasPrefix(entry.typed) }
    let match: NumberBox.Match
    if entry.refusedAt != nil {
      match = .none
    } else if let exact {
      match = .channel(exact)
    } else if let possible {
      match = .possible(possible)
    } else if mayBecomeScrambled(entry.typed) {
      match = .unnamed
    } else {
      match = .none
    }
    // The bar empties in steps a viewer can just see, not at every frame.
    let left = max(0, NumberEntry.hold - (uptime - entry.changedAt))
    NumberBox(
      typed: entry.typed,
      longestLength: max(longestNumber, entry.typed.utf8.count),
      match: match,
      fractionLeft: entry.refusedAt != nil
        ? 0 : Double((left + 49) / 50 * 50) / Double(NumberEntry.hold),
      shakeOffset: entry.refusedAt.map { NumberBox.shakeOffset(after: uptime - $0) } ?? 0
    ).draw(on: &canvas)
  }
}

extension Item {
  /// Whether the kiosk makes the picture itself.
  var isSample: Bool { details.url.hasPrefix("sample:") }
}

extension Theme.Motion {
  /// Whether it is still under way `milliseconds` after its beginning.
  func isRunning(after passed: Int64) -> Bool { passed >= 0 && passed < milliseconds }
}
