import RerunCore
import RerunStage

/// What can be set: categories at the left, their rows at the right.
///
/// All takes effect at once.
struct SettingsPage: Page {
  enum Category: Sendable, Hashable, CaseIterable { case picture, guide, appearance, about }

  enum Row: Sendable, Hashable {
    case preference(PreferenceKey)
    case theme, library, rescan, restore, quit
  }

  private(set) var category = Category.picture
  /// Nil while the categories have the focus.
  private(set) var focus: Int?

  var name: String { "settings" }

  static func rows(_ category: Category) -> [Row] {
    switch category {
    case .picture:
      [
        .preference(.idents), .preference(.sting), .preference(.skipSeconds),
        .preference(.volume), .restore,
      ]
    case .guide: [.preference(.clock), .restore]
    case .appearance: [.theme, .preference(.language), .restore]
    case .about: [.library, .rescan, .quit]
    }
  }

  var rows: [Row] { Self.rows(category) }

  // MARK: - Keys

  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch event {
    case .hold(.back): return [.closeEverything]
    case .tap(.menu), .tap(.exit): return [.close]
    case .tap(.guide): return [.openGuide]
    default: break
    }
    guard let focus else { return pressCategory(event.command) }
    switch event.command {
    case .up: self.focus = max(0, focus - 1)
    case .down: self.focus = min(rows.count - 1, focus + 1)
    case .back: self.focus = nil
    case .left, .right: return adjust(rows[focus], by: event.command == .left ? -1 : 1, in: model)
    case .select: return press(rows[focus], in: model)
    default: break
    }
    return []
  }

  private mutating func pressCategory(_ command: RemoteCommand) -> [PageOrder] {
    let all = Category.allCases
    let index = all.firstIndex(of: category) ?? 0
    switch command {
    case .up: category = all[max(0, index - 1)]
    case .down: category = all[min(all.count - 1, index + 1)]
    case .right, .select: focus = 0
    case .back, .left: return [.close]
    default: break
    }
    return []
  }

  /// From a row without a scale, Left goes back to the categories.
  private mutating func adjust(_ row: Row, by step: Int, in model: AppModel) -> [PageOrder] {
    if case .preference(let key) = row, let scale = Self.scale(key) {
      let place = scale.firstIndex(of: model.preferences.value(of: key)) ?? 0
      let next = place + step * (key == .volume ? 5 : 1)
      guard place != min(max(0, next), scale.count - 1) else { return [] }
      return [.set(key, scale[min(max(0, next), scale.count - 1)])]
    }
    if step < 0 { focus = nil }
    return []
  }

  /// The values that Left and Right go through; nil for what is on or off.
  static func scale(_ key: PreferenceKey) -> [String]? {
    switch key.field {
    case .flag: nil
    case .number(_, let numbers): numbers.map(String.init)
    case .choice(let words, _, _): words
    }
  }

  private func press(_ row: Row, in model: AppModel) -> [PageOrder] {
    switch row {
    case .preference(let key):
      let value = model.preferences.value(of: key)
      guard let scale = Self.scale(key) else { return [.set(key, value == "on" ? "off" : "on")] }
      let place = scale.firstIndex(of: value) ?? 0
      return key == .volume ? [] : [.set(key, scale[(place + 1) % scale.count])]
    case .theme: return [.openMenu(.themes)]
    case .quit: return [.openMenu(.quit)]
    case .rescan: return [.effect(.rescan)]
    case .restore:
      let standard = Preferences()
      return rows.compactMap { row in
        guard case .preference(let key) = row else { return nil }
        return .set(key, standard.value(of: key))
      }
    case .library: return []
    }
  }

  // MARK: - Drawing

  private static let screen = "settings"

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    canvas.page(canvas.words.settings, of: Self.screen, at: now.wall)
    for (index, category) in Category.allCases.enumerated() where category != self.category {
      draw(category, at: index, on: &canvas)
    }
    for index in rows.indices where index != focus {
      draw(rows[index], at: index, on: &canvas, model)
    }
    // The focused one last: its glow lies over its neighbours.
    draw(category, at: Category.allCases.firstIndex(of: category) ?? 0, on: &canvas)
    if let focus { draw(rows[focus], at: focus, on: &canvas, model) }
    canvas.hints(hints(canvas.words), at: 580, canvas.isMarquee ? 962 : 984)
  }

  /// For keys that do something here.
  private func hints(_ words: Wording) -> [(keys: Canvas.HintKeys, label: String)] {
    let back = (keys: Canvas.HintKeys.named(words.backKey), label: words.close)
    guard let focus else { return [(.upDown, words.choose), back] }
    let change = (keys: Canvas.HintKeys.named(words.selectKey), label: words.change)
    switch rows[focus] {
    case .preference(let key) where Self.scale(key) != nil:
      return key == .volume
        ? [(.leftRight, words.adjust), back] : [(.leftRight, words.adjust), change, back]
    case .preference: return [change, back]
    case .theme, .quit: return [(.named(words.selectKey), words.open), back]
    case .rescan, .restore: return [(.named(words.selectKey), words.choose), back]
    case .library: return [back]
    }
  }

  private func draw(_ category: Category, at place: Int, on canvas: inout Canvas) {
    guard let box = canvas.theme.element("cat#", of: Self.screen)?.box(at: place),
      let label = canvas.theme.element("cat.label#", of: Self.screen)?.box(at: place)
    else { return }
    let isChosen = category == self.category
    let isFocused = isChosen && focus == nil
    if isChosen { canvas.row(box, isFocused: isFocused, idle: .rowOn) }
    if isChosen, !isFocused, let mark = canvas.theme.element("cat.mark", of: Self.screen) {
      // Of the table only its size: it stands at the chosen one.
      canvas.list.box(
        Rect(box.x, box.midY - mark.box.height / 2, mark.box.width, mark.box.height),
        fill: mark.fill,
        corners: Corners(mark.radius)
      )
    }
    canvas.text(
      canvas.words.category(category),
      .rowLabel,
      isFocused ? .textOnFocus : isChosen ? .textPrimary : .textSecondary,
      in: label
    )
  }

  private func draw(_ row: Row, at place: Int, on canvas: inout Canvas, _ model: AppModel) {
    guard let box = canvas.theme.element("set.row#", of: Self.screen)?.box(at: place) else {
      return
    }
    let isFocused = place == focus
    canvas.row(box, isFocused: isFocused)
    let value = value(row, model)
    let hint =
      row == .library
      ? canvas.words.about(items: model.itemCount, leftOut: model.leftOut, source: model.source)
      : canvas.words.hint(row)
    let room = box.width - 64 - (value.isEmpty ? 0 : 340)
    let labelHeight = canvas.theme.style(.rowLabel).lineHeight
    canvas.text(
      canvas.words.label(row),
      .rowLabel,
      isFocused ? .textOnFocus : .textPrimary,
      in: Rect(box.x + 32, box.y + 16, room, labelHeight)
    )
    canvas.text(
      hint,
      .rowHint,
      isFocused ? .textOnFocusSub : .textSecondary,
      in: Rect(
        box.x + 32,
        box.y + 16 + labelHeight,
        room,
        canvas.theme.style(.rowHint).lineHeight
      )
    )
    drawControl(row, value, in: box, isFocused: isFocused, on: &canvas, model)
  }

  private func drawControl(
    _ row: Row,
    _ value: String,
    in box: Rect,
    isFocused: Bool,
    on canvas: inout Canvas,
    _ model: AppModel
  ) {
    if case .preference(let key) = row, Self.scale(key) == nil {
      canvas.toggle(
        isOn: model.preferences.value(of: key) == "on",
        in: Rect(box.maxX - 116, box.midY - 22, 84, 44),
        isFocused: isFocused
      )
      return
    }
    guard !value.isEmpty, let plus = canvas.theme.element("set.inc#", of: Self.screen)?.box,
      let minus = canvas.theme.element("set.dec#", of: Self.screen)?.box
    else { return }
    let ink: ColorRole = isFocused ? .textOnFocus : .textPrimary
    // Words need more room between the signs than numbers do.
    var isNumber = false
    if case .preference(let key) = row, case .number = key.field { isNumber = true }
    let left = isNumber ? minus.x : minus.x - 140
    canvas.text(
      value,
      .rowValue,
      ink,
      in: Rect(
        left + minus.width + 6,
        canvas.middle(of: .rowValue, y: box.y, height: box.height),
        plus.x - left - minus.width - 12,
        canvas.theme.style(.rowValue).lineHeight
      ),
      alignment: row == .theme ? .right : .center
    )
    let soft = canvas.theme.color(isFocused ? .textOnFocus : .textAccent)
    func place(_ icon: Icon, _ x: Double, _ color: RGBA) {
      canvas.list.icon(icon, Rect(x, box.midY - plus.height / 2, plus.width, plus.height), color)
    }
    guard case .preference(let key) = row, let scale = Self.scale(key) else {
      place(.right, plus.x, soft)
      return
    }
    let step = scale.firstIndex(of: model.preferences.value(of: key)) ?? 0
    let end = canvas.theme.color(.textDisabled)
    place(isNumber ? .minus : .left, left, step == 0 ? end : soft)
    place(isNumber ? .plus : .right, plus.x, step == scale.count - 1 ? end : soft)
  }

  private func value(_ row: Row, _ model: AppModel) -> String {
    switch row {
    case .preference(let key): model.words.value(model.preferences.value(of: key), of: key)
    case .theme: model.theme.name
    case .library, .rescan, .restore, .quit: ""
    }
  }
}
