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

  init(in model: AppModel, at now: Moment) {}

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
    case .hold(.back): return [.closeAll]
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
    case .select: return press(rows[focus], in: model, at: now)
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

  private func press(_ row: Row, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch row {
    case .preference(let key):
      let value = model.preferences.value(of: key)
      guard let scale = Self.scale(key) else { return [.set(key, value == "on" ? "off" : "on")] }
      let place = scale.firstIndex(of: value) ?? 0
      return key == .volume ? [] : [.set(key, scale[(place + 1) % scale.count])]
    case .theme:
      return [
        .open(
          ChoicePanel(
            title: model.words.theme,
            choices: model.themeChoices.map {
              ChoicePanel.Choice(icon: $0.id == model.theme.id ? .check : .brush, label: $0.name)
            },
            topic: "theme",
            focus: model.themeChoices.firstIndex { $0.id == model.theme.id } ?? 0,
            openedAt: now.uptimeMilliseconds
          )
        )
      ]
    case .quit:
      return [
        .open(
          ChoicePanel(
            title: model.words.quitQuestion,
            choices: [
              ChoicePanel.Choice(icon: .tv, label: model.words.stay),
              ChoicePanel.Choice(icon: .back, label: model.words.quit),
            ],
            topic: "quit",
            openedAt: now.uptimeMilliseconds
          )
        )
      ]
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

  mutating func take(_ answer: PageAnswer, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch answer {
    case .choice(let index, "theme") where model.themeChoices.indices.contains(index):
      return [.effect(.loadTheme(id: model.themeChoices[index].id))]
    case .choice(1, "quit"): return [.quit]
    default: return []
    }
  }

  // MARK: - Drawing

  private static let screen = "settings"

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    canvas.backdrop(horizon: 1120, strength: 0.5)
    canvas.place("veil", of: Self.screen)
    canvas.edges()
    canvas.place("screen.title", of: Self.screen, text: canvas.words.settings)
    canvas.place(
      "clock.small",
      of: Self.screen,
      text: canvas.words.timeWithSuffix(now.wall),
      tabularDigits: true
    )
    for (index, category) in Category.allCases.enumerated() where category != self.category {
      draw(category, at: index, on: &canvas)
    }
    for index in rows.indices where index != focus {
      draw(rows[index], at: index, on: &canvas, model)
    }
    // The focused one last: its glow lies over its neighbours.
    draw(category, at: Category.allCases.firstIndex(of: category) ?? 0, on: &canvas)
    if let focus { draw(rows[focus], at: focus, on: &canvas, model) }
    canvas.hints(
      [(.upDown, canvas.words.choose), (.leftRight, canvas.words.adjust)],
      at: 96,
      980
    )
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
    guard !value.isEmpty else { return }
    let right = box.maxX - 28
    let ink: ColorRole = isFocused ? .textOnFocus : .textPrimary
    let valueBox = Rect(
      right - 300,
      canvas.middle(of: .rowValue, y: box.y, height: box.height),
      264,
      canvas.theme.style(.rowValue).lineHeight
    )
    guard case .preference(let key) = row, let scale = Self.scale(key) else {
      canvas.text(
        value,
        .rowValue,
        ink,
        in: Rect(valueBox.x, valueBox.y, 300, valueBox.height),
        alignment: .right
      )
      return
    }
    canvas.text(value, .rowValue, ink, in: valueBox.inset(8, 0), alignment: .center)
    let place = scale.firstIndex(of: model.preferences.value(of: key)) ?? 0
    for (icon, x, isAtEnd) in [
      (Icon.minus, right - 328, place == 0), (.plus, right - 28, place == scale.count - 1),
    ] {
      let color: ColorRole = isAtEnd ? .textDisabled : isFocused ? .textOnFocus : .textAccent
      canvas.list.icon(icon, Rect(x, box.midY - 14, 28, 28), canvas.theme.color(color))
    }
  }

  private func value(_ row: Row, _ model: AppModel) -> String {
    switch row {
    case .preference(let key): model.words.value(model.preferences.value(of: key), of: key)
    case .theme: model.theme.name
    case .library, .rescan, .restore, .quit: ""
    }
  }
}

extension Canvas {
  /// The box of a row in a list.
  mutating func row(_ box: Rect, isFocused: Bool, idle: ColorRole = .rowIdle) {
    list.box(
      box,
      fill: isFocused ? theme.paint(.focusFill) : theme.paint(idle),
      corners: Corners(theme.radius(.cell)),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
  }

  mutating func toggle(isOn: Bool, in box: Rect, isFocused: Bool) {
    let track: ColorRole =
      isFocused
      ? isMarquee ? .textOnBoard : isOn ? .textOnFocus : .textOnFocusSub
      : isOn ? .toggleOn : .toggleOff
    let radius = isMarquee ? 0 : box.height / 2
    list.fill(box, theme.color(track), radius: radius)
    let knob = isOn ? box.maxX - 39 : box.x + 5
    list.fill(
      Rect(knob, box.y + 5, 34, 34),
      theme.color(.toggleKnob),
      radius: isMarquee ? 0 : 17
    )
  }
}
