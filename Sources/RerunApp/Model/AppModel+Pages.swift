import RerunCore
import RerunStage

/// The pages over the guide or the picture, the topmost last (`Page`).
extension AppModel {
  /// Whether letters and digits are text now.
  public var takesText: Bool {
    night == nil && overlay == nil && pages.last?.takesText ?? false
  }

  /// The page that is open, as `rerun-kiosk status` calls it.
  public var pageName: String? { pages.last?.name }

  /// Whether a page shows something that isn't there yet.
  public var isPageWaiting: Bool { pages.last?.isWaiting ?? false }

  /// Whether neither a page nor a panel lies over the base, so that keys are the base's.
  var isBare: Bool { overlay == nil && pages.isEmpty }

  /// Whether a page hides the base: the picture goes on, but nothing of it is drawn.
  var isBaseHidden: Bool { isClockSet && !pages.isEmpty }

  /// Opens a page from the options or by its key: in place of any other.
  mutating func open(_ page: any Page) {
    banner = BannerState()
    overlay = nil
    pages = [page]
  }

  mutating func pressPage(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    guard !pages.isEmpty else { return nil }
    return change(at: now) { page, model in page.press(event, in: model, at: now) }
  }

  mutating func typeOnPage(_ input: TextInput, at now: Moment) -> [Effect] {
    guard takesText else { return [] }
    return change(at: now) { page, model in page.type(input, in: model, at: now) }
  }

  mutating func receive(_ report: PageReport, at now: Moment) -> [Effect] {
    change(at: now) { page, model in page.take(report, in: model) }
  }

  /// Tells the page that there are other listings.
  mutating func refreshPage(at now: Moment) -> [Effect] {
    change(at: now) { page, model in page.listingsChanged(in: model, at: now) }
  }

  /// Lets the topmost page, if there is one, change itself.
  private mutating func change(
    at now: Moment,
    _ body: (inout any Page, AppModel) -> [PageOrder]
  ) -> [Effect] {
    guard var page = pages.last else { return [] }
    let orders = body(&page, self)
    pages[pages.count - 1] = page
    return orders.flatMap { perform($0, at: now) }
  }

  private mutating func perform(_ order: PageOrder, at now: Moment) -> [Effect] {
    switch order {
    case .close: _ = pages.popLast()
    case .closeEverything: closeEverything()
    case .openGuide: openGuide(at: now)
    case .openMenu(let page): openMenu(page, at: now)
    case .tune(let id): return tune(channelID: id, at: now)
    case .openInfo(let id, let airing):
      overlay = .info(InfoState(channelID: id, airing: airing, openedAt: now.uptimeMilliseconds))
    case .toast(let icon, let text):
      toasts.add(
        ToastQueue.Toast(iconName: icon.rawValue, text: text),
        at: now.uptimeMilliseconds
      )
    case .set(let key, let value): return set(key, to: value)
    case .effect(let effect): return [effect]
    }
    return []
  }

  /// Back to the picture, whatever was open.
  mutating func closeEverything() {
    overlay = nil
    pages = []
    if tunedChannel != nil { base = .watching }
  }

  /// Changes a preference, at once on the stage and in the store; a value that isn't understood
  /// changes nothing.
  mutating func set(_ key: PreferenceKey, to value: String) -> [Effect] {
    guard preferences.set(key, to: value) else { return [] }
    applyPreferences()
    let save = Effect.save(.preference(key, preferences.value(of: key)))
    return key == .volume ? [.setVolume(percent: preferences.volume), save] : [save]
  }

  func drawPage(on canvas: inout Canvas, at now: Moment) {
    pages.last?.draw(on: &canvas, in: self, at: now)
  }
}
