import RerunCore
import RerunStage

/// The pages over the guide or the picture, the topmost last (`Page`).
extension AppModel {
  /// Whether letters and digits are text now.
  public var takesText: Bool { night == nil && pages.last?.takesText ?? false }

  mutating func open(_ page: any Page, at now: Moment) -> [Effect] {
    banner = BannerState()
    overlay = nil
    return perform([.open(page)], at: now)
  }

  mutating func pressPage(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    guard overlay == nil else { return nil }
    return change(at: now) { page, model in page.press(event, in: model, at: now) }
  }

  mutating func typeOnPage(_ input: TextInput, at now: Moment) -> [Effect] {
    guard overlay == nil, takesText else { return [] }
    return change(at: now) { page, model in page.type(input, in: model, at: now) } ?? []
  }

  /// A report goes to the topmost page that knows what to do with it: each looks for its own.
  mutating func receive(_ report: PageReport, at now: Moment) -> [Effect] {
    var effects: [Effect] = []
    for index in pages.indices where pages.indices.contains(index) {
      var page = pages[index]
      let orders = page.take(report, in: self, at: now)
      pages[index] = page
      effects += perform(orders, at: now)
    }
    return effects
  }

  mutating func settlePages(at now: Moment) -> [Effect] {
    change(at: now) { page, model in page.settle(in: model, at: now) } ?? []
  }

  /// Lets the topmost page change itself; nil if there is none.
  private mutating func change(
    at now: Moment,
    _ body: (inout any Page, AppModel) -> [PageOrder]
  ) -> [Effect]? {
    guard var page = pages.last else { return nil }
    let orders = body(&page, self)
    pages[pages.count - 1] = page
    return perform(orders, at: now)
  }

  private mutating func perform(_ orders: [PageOrder], at now: Moment) -> [Effect] {
    var effects: [Effect] = []
    for order in orders {
      switch order {
      case .open(let page): pages.append(page)
      case .replace(let page):
        _ = pages.popLast()
        pages.append(page)
      case .close: _ = pages.popLast()
      case .answer(let answer):
        _ = pages.popLast()
        effects +=
          change(at: now) { page, model in page.take(answer, in: model, at: now) } ?? []
      case .closeAll: pages = []
      case .openGuide:
        pages = []
        openGuide(at: now)
      case .tune(let id): effects += tune(channelID: id, at: now)
      case .openInfo(let id, let airing):
        overlay = .info(
          InfoState(channelID: id, airing: airing, openedAt: now.uptimeMilliseconds)
        )
      case .toast(let icon, let text):
        toasts.add(
          ToastQueue.Toast(iconName: icon.rawValue, text: text),
          at: now.uptimeMilliseconds
        )
      case .set(let key, let value): effects += set(key, to: value, at: now)
      case .effect(let effect): effects.append(effect)
      case .quit:
        isRunning = false
        effects.append(.quit)
      }
    }
    return effects
  }

  /// Changes a preference; one that isn't understood changes nothing.
  mutating func set(_ key: PreferenceKey, to value: String, at now: Moment) -> [Effect] {
    guard preferences.set(key, to: value) else { return [] }
    applyPreferences()
    let save = Effect.save(.preference(key, preferences.value(of: key)))
    return key == .volume ? [.setVolume(percent: preferences.volume), save] : [save]
  }

  /// Draws the pages from the topmost opaque one up; false if there are none.
  func drawPages(on canvas: inout Canvas, at now: Moment) {
    let first = pages.lastIndex { $0.isOpaque } ?? pages.startIndex
    for page in pages[first...] { page.draw(on: &canvas, in: self, at: now) }
  }
}
