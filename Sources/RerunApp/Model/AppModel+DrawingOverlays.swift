import RerunCore
import RerunSample
import RerunStage

/// The programme page and the side panel.
extension AppModel {
  func drawInfo(_ state: InfoState, on canvas: inout Canvas, at now: Moment) {
    guard let channel = channel(state.channelID), let item = item(state.airing) else { return }
    let airing = state.airing
    let isOnNow = airing.start <= now.wall && now.wall < airing.end
    let when =
      isOnNow
      ? words.onNow
      : airing.start > now.wall ? words.dayPart(airing.start, now: now.wall) : words.earlier
    let kicker = [
      when, "\(channel.number) \(channel.name.isolated)", words.span(airing.start, airing.end),
    ].joined(separator: "  ·  ")
    let isFavourite = preferences.favourites.contains(channel.id)
    InfoPage(
      channel: channel,
      item: item,
      airing: airing.start..<airing.end,
      now: now.wall,
      kicker: kicker,
      nextAirings: nextAirings(of: item, after: max(airing.end, now.wall)),
      buttons: [
        InfoPage.Button(
          label: isOnNow ? words.watchNow : words.watchChannel(channel),
          icon: .play
        ),
        InfoPage.Button(label: isFavourite ? words.notFavourite : words.favourite, icon: .star),
      ],
      focus: state.focus,
      poster: poster(of: item),
      entry: theme.motion(.overlayIn).progress(after: now.uptimeMilliseconds - state.openedAt)
    ).draw(on: &canvas)
  }

  private func poster(of item: Item) -> Art? {
    if !item.details.posterPath.isEmpty, !failedPictures.contains(item.details.posterPath) {
      return .file(path: item.details.posterPath, placeholder: theme.color(.panelRaised))
    }
    guard item.isSample else { return nil }
    let scene = SampleFilm.scene(for: item)
    return .scene(name: scene.name.rawValue, hueShift: scene.hueShift)
  }

  /// The next two airings of the same thing in the next day, in words; nil if there are none.
  private func nextAirings(of item: Item, after instant: Seconds) -> String? {
    guard let listings else { return nil }
    let end = min(listings.range.upperBound, instant + GuideScreen.reach)
    guard instant < end else { return nil }
    var found: [(start: Seconds, number: Int64)] = []
    for channel in channels {
      for slot in listings.slots(of: channel.id, over: instant..<end) {
        for airing in slot.programs
        where airing.start >= instant && listings.station.items[airing.item].id == item.id {
          found.append((airing.start, channel.number))
        }
      }
    }
    guard !found.isEmpty else { return nil }
    return found.sorted { ($0.start, $0.number) < ($1.start, $1.number) }.prefix(2)
      .map { words.airs(at: $0.start, on: $0.number) }.joined(separator: "   ·   ")
  }

  func drawMenu(_ state: MenuState, on canvas: inout Canvas, at now: Moment) {
    let rows = menuRows(state.page).map(row)
    let title: String =
      switch state.page {
      case .options: words.options
      case .themes: words.theme
      case .sleep: words.sleepTimer
      case .quit: words.quitQuestion
      case .channel(let id): channel(id)?.name ?? ""
      }
    OptionsPanel(
      title: title,
      clock: words.timeWithSuffix(now.wall),
      rows: rows,
      focus: state.focus,
      entry: theme.motion(.panelIn).progress(after: now.uptimeMilliseconds - state.openedAt),
      bulbPhase: bulbPhase(at: now.uptimeMilliseconds)
    ).draw(on: &canvas)
  }

  private func row(_ row: MenuRow) -> OptionsPanel.Row {
    switch row {
    case .theme:
      OptionsPanel.Row(icon: .brush, label: words.theme, value: theme.name, hasMore: true)
    case .sleepTimer:
      OptionsPanel.Row(
        icon: .moon,
        label: words.sleepTimer,
        value: name(of: sleepTimer?.choice),
        hasMore: true
      )
    case .sleep(let choice):
      OptionsPanel.Row(
        icon: choice == sleepTimer?.choice ? .check : .moon,
        label: name(of: choice)
      )
    case .search: OptionsPanel.Row(icon: .search, label: words.search, hasMore: true)
    case .settings: OptionsPanel.Row(icon: .gear, label: words.settings, hasMore: true)
    case .about: OptionsPanel.Row(icon: .info, label: words.aboutRow)
    case .quit, .reallyQuit: OptionsPanel.Row(icon: .back, label: words.quit)
    case .stay: OptionsPanel.Row(icon: .tv, label: words.stay)
    case .choice(let choice):
      OptionsPanel.Row(
        icon: choice.id == theme.id ? .check : .brush,
        label: choice.name
      )
    case .tune: OptionsPanel.Row(icon: .play, label: words.watchNow)
    case .favourite:
      OptionsPanel.Row(icon: .star, label: words.favourite, value: favouriteValue)
    }
  }

  private var favouriteValue: String {
    guard case .menu(let state) = overlay, case .channel(let id) = state.page else { return "" }
    return preferences.favourites.contains(id) ? words.on : words.off
  }
}
