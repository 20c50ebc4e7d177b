import RerunCore
import RerunStage

extension AppModel {
  mutating func openMenu(_ page: MenuState.Page, at now: Moment) {
    banner = BannerState()
    var menu = MenuState(page: page, openedAt: now.uptimeMilliseconds)
    switch page {
    case .themes: menu.focus = themeChoices.firstIndex { $0.id == theme.id } ?? 0
    case .sleep: menu.focus = Self.sleepChoices.firstIndex(of: sleepTimer?.choice) ?? 0
    case .options, .quit, .channel: break
    }
    if case .menu(let previous) = overlay { menu.isFromOptions = previous.page == .options }
    overlay = .menu(menu)
  }

  /// The page of what is on the tuned channel.
  mutating func openInfo(at now: Moment) {
    guard let id = tuner.channelID,
      let airing = tuner.airing ?? upcoming(id, after: now.wall, count: 1).first
    else { return }
    banner = BannerState()
    overlay = .info(InfoState(channelID: id, airing: airing, openedAt: now.uptimeMilliseconds))
  }

  // MARK: - Programme page

  enum InfoButton: Sendable, Hashable { case watch, favourite }

  func infoButtons(_ state: InfoState) -> [InfoButton] { [.watch, .favourite] }

  mutating func press(_ event: RemoteEvent, info state: InfoState, at now: Moment) -> [Effect] {
    var state = state
    let buttons = infoButtons(state)
    if case .hold(.back) = event {
      closeEverything()
      return []
    }
    switch event.command {
    case .left: state.focus = max(0, state.focus - 1)
    case .right: state.focus = min(buttons.count - 1, state.focus + 1)
    case .select:
      switch buttons[min(state.focus, buttons.count - 1)] {
      case .watch: return tune(channelID: state.channelID, at: now)
      case .favourite: return toggleFavourite(state.channelID, at: now)
      }
    case .back, .exit, .info:
      overlay = nil
      return []
    case .menu:
      openMenu(.options, at: now)
      return []
    case .guide:
      overlay = nil
      openGuide(at: now)
      return []
    default: return []
    }
    overlay = .info(state)
    return []
  }

  // MARK: - Side panel

  enum MenuRow: Sendable, Hashable {
    case search, settings
    case sleepTimer, theme, about, quit
    case sleep(SleepTimer.Choice?)
    case stay, reallyQuit
    case choice(ThemeChoice)
    case tune, favourite
  }

  func menuRows(_ page: MenuState.Page) -> [MenuRow] {
    switch page {
    case .options: [.search, .settings, .theme, .sleepTimer, .about, .quit]
    case .sleep: Self.sleepChoices.map { .sleep($0) }
    case .themes: themeChoices.map { .choice($0) }
    case .quit: [.stay, .reallyQuit]
    case .channel: [.tune, .favourite]
    }
  }

  mutating func press(_ event: RemoteEvent, menu state: MenuState, at now: Moment) -> [Effect] {
    var state = state
    let rows = menuRows(state.page)
    guard !rows.isEmpty else {
      overlay = nil
      return []
    }
    if case .hold(.back) = event {
      closeEverything()
      return []
    }
    switch event.command {
    case .up: state.focus = (state.focus + rows.count - 1) % rows.count
    case .down: state.focus = (state.focus + 1) % rows.count
    case .select, .right: return pressRow(rows[min(state.focus, rows.count - 1)], state, at: now)
    case .left, .back:
      leave(state, at: now)
      return []
    case .menu, .exit:
      overlay = nil
      return []
    case .guide:
      overlay = nil
      openGuide(at: now)
      return []
    default: return []
    }
    overlay = .menu(state)
    // Moving over the themes shows each at once.
    if case .choice(let choice) = rows[state.focus], choice.id != theme.id {
      return [.loadTheme(id: choice.id)]
    }
    return []
  }

  /// Closes a panel: back to the options, if it was opened from them.
  private mutating func leave(_ state: MenuState, at now: Moment) {
    overlay = nil
    if state.isFromOptions { openOptions(at: state.page, at: now) }
  }

  /// Back to the options, on the row that led to `page`.
  private mutating func openOptions(at page: MenuState.Page, at now: Moment) {
    openMenu(.options, at: now)
    guard case .menu(var menu) = overlay else { return }
    let row: MenuRow? =
      switch page {
      case .themes: .theme
      case .sleep: .sleepTimer
      case .quit: .quit
      case .options, .channel: nil
      }
    menu.focus = row.flatMap(menuRows(.options).firstIndex) ?? 0
    overlay = .menu(menu)
  }

  private mutating func pressRow(
    _ row: MenuRow,
    _ state: MenuState,
    at now: Moment
  ) -> [Effect] {
    switch row {
    case .theme:
      openMenu(.themes, at: now)
    case .sleepTimer:
      openMenu(.sleep, at: now)
    case .sleep(let choice):
      setSleepTimer(choice, at: now)
      leave(state, at: now)
    case .search: open(SearchPage())
    case .settings: open(SettingsPage())
    case .about:
      toasts.add(
        ToastQueue.Toast(
          iconName: "info",
          text: words.about(items: itemCount, leftOut: leftOut, source: source)
        ),
        at: now.uptimeMilliseconds
      )
    case .quit:
      openMenu(.quit, at: now)
    case .stay: leave(state, at: now)
    case .reallyQuit:
      isRunning = false
      return [.quit]
    case .choice(let choice):
      leave(state, at: now)
      if choice.id != theme.id { return [.loadTheme(id: choice.id)] }
    case .tune:
      if case .channel(let id) = state.page { return tune(channelID: id, at: now) }
    case .favourite:
      if case .channel(let id) = state.page { return toggleFavourite(id, at: now) }
    }
    return []
  }
}

extension Wording {
  var favouriteAdded: String { pick("Added to favourites", "Zu den Favoriten hinzugefügt") }
  var favouriteRemoved: String { pick("Removed from favourites", "Aus den Favoriten entfernt") }
  func about(items: Int, leftOut: Int, source: String) -> String {
    let all = pick("\(items) programmes", "\(items) Sendungen")
    let rest = leftOut == 0 ? "" : pick(", \(leftOut) left out", ", \(leftOut) ausgelassen")
    return "Rerun Kiosk · \(source) · \(all)\(rest)"
  }
}
