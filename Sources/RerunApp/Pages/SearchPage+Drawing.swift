import RerunCore
import RerunStage

extension SearchPage {
  private static let screen = "search"

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    canvas.page(canvas.words.search, of: Self.screen, at: now.wall)
    drawField(on: &canvas)
    drawKeyboard(on: &canvas)
    drawHints(on: &canvas)
    drawResults(on: &canvas, model, at: now)
  }

  private func drawField(on canvas: inout Canvas) {
    canvas.place(["search.field", "search.icon"], of: Self.screen)
    guard let place = canvas.theme.element("search.query", of: Self.screen)?.box,
      let caret = canvas.theme.element("search.caret", of: Self.screen)?.box
    else { return }
    // The end is what is being typed: a query too long for the field loses its beginning.
    var shown = Substring(query)
    while canvas.width(String(shown), .key) > place.width - 12, !shown.isEmpty {
      shown = shown.dropFirst()
    }
    canvas.text(String(shown), .key, .textPrimary, in: place, overflow: .visible)
    let x = place.x + canvas.width(String(shown), .key) + 4
    canvas.list.fill(Rect(x, caret.y, 4, caret.height), canvas.theme.color(.lamp))
  }

  // MARK: - Keyboard

  private func drawKeyboard(on canvas: inout Canvas) {
    for isFocusTurn in [false, true] {
      for row in 0...Self.rows {
        let count = row == Self.rows ? WideKey.allCases.count : Self.columns
        for column in 0..<count where (focus == .key(row: row, column: column)) == isFocusTurn {
          drawKey(row: row, column: column, isFocused: isFocusTurn, on: &canvas)
        }
      }
    }
  }

  private func drawHints(on canvas: inout Canvas) {
    guard let field = canvas.theme.element("search.field", of: Self.screen)?.box else { return }
    let keyboard = canvas.theme.geometry.keyboard
    let last = Self.keyBox(row: Self.rows, column: 0, below: field, keyboard)
    let words = canvas.words
    var hints: [(keys: Canvas.HintKeys, label: String)]
    switch focus {
    case .key:
      hints = [(.named(words.selectKey), words.typeKey)]
      if !results.isEmpty { hints.append((.named(words.rightKey), words.results)) }
    case .result: hints = [(.named(words.selectKey), words.open)]
    }
    hints.append((.named(words.backKey), words.close))
    canvas.hints(hints, at: field.x, last.maxY + 24)
  }

  private func drawKey(row: Int, column: Int, isFocused: Bool, on canvas: inout Canvas) {
    let theme = canvas.theme
    let isWide = row == Self.rows
    guard let field = theme.element("search.field", of: Self.screen)?.box else { return }
    let box = Self.keyBox(row: row, column: column, below: field, theme.geometry.keyboard)
    canvas.list.box(
      box,
      fill: isFocused
        ? theme.paint(.focusFill) : theme.paint(isWide ? ColorRole.buttonIdle : .keyIdle),
      corners: Corners(theme.radius(.key)),
      ring: isFocused
        ? Ring(theme.color(.focusRing), width: theme.stroke.ring, inside: false) : nil,
      glow: isFocused ? theme.glow(.focus) : []
    )
    let label: String
    if isWide {
      label =
        switch WideKey(rawValue: column) {
        case .space: canvas.words.space
        case .delete: canvas.words.delete
        case .clear, nil: canvas.words.clear
        }
    } else {
      label = Self.keys[row * Self.columns + column]
    }
    let role: TypeRole = isWide ? .chip : .key
    let ink: ColorRole = isFocused ? .textOnFocus : .textPrimary
    var place = box.inset(6, 0)
    if isWide, WideKey(rawValue: column) == .delete {
      let width = min(box.width - 50, canvas.width(label, role))
      let left = (box.midX - (width + 38) / 2).rounded()
      canvas.list.icon(.back, Rect(left, box.midY - 14, 28, 28), theme.color(ink))
      place = Rect(left + 38, box.y, width, box.height)
    }
    canvas.text(
      label,
      role,
      ink,
      in: Rect(
        place.x,
        canvas.middle(of: role, y: box.y, height: box.height),
        place.width,
        theme.style(role).lineHeight
      ),
      alignment: .center
    )
  }

  /// Keys stand in columns; the three wide ones share the width of the row.
  static func keyBox(
    row: Int,
    column: Int,
    below field: Rect,
    _ keyboard: Geometry.Keyboard
  ) -> Rect {
    let y = field.maxY + 20 + Double(row) * (keyboard.keyHeight + keyboard.gap)
    var width = keyboard.keyWidth
    if row == rows {
      let count = Double(WideKey.allCases.count)
      let whole = (keyboard.keyWidth + keyboard.gap) * Double(columns) - keyboard.gap
      width = (whole - keyboard.gap * (count - 1)) / count
    }
    let left = (field.x + Double(column) * (width + keyboard.gap)).rounded()
    return Rect(left, y, width.rounded(), keyboard.keyHeight)
  }

  // MARK: - Results

  private var firstShown: Int {
    guard case .result(let index) = focus else { return 0 }
    return max(0, min(results.count - Self.visibleResults, index - Self.visibleResults / 2))
  }

  private func drawResults(on canvas: inout Canvas, _ model: AppModel, at now: Moment) {
    let words = canvas.words
    var count = query.isEmpty ? words.typeToSearch : isSearching ? words.searching : ""
    if count.isEmpty {
      count = words.found(results.count)
      if case .result(let index) = focus { count += " · \(index + 1)/\(results.count)" }
    }
    canvas.place("search.count", of: Self.screen, text: count)
    if results.isEmpty, !query.isEmpty, !isSearching {
      canvas.place("search.none", of: "search-empty", text: words.nothingFound(query))
      canvas.place("search.none#", of: "search-empty", text: words.searchHelp)
    }
    let shown = results.indices.dropFirst(firstShown).prefix(Self.visibleResults)
    for isFocusTurn in [false, true] {
      for index in shown where (focus == .result(index)) == isFocusTurn {
        draw(
          results[index],
          at: index - firstShown,
          isFocused: isFocusTurn,
          on: &canvas,
          model,
          at: now
        )
      }
    }
  }

  private func draw(
    _ result: SearchResult,
    at place: Int,
    isFocused: Bool,
    on canvas: inout Canvas,
    _ model: AppModel,
    at now: Moment
  ) {
    func box(_ element: String) -> Rect {
      canvas.theme.element(element, of: Self.screen)?.box(at: place) ?? Rect(0, 0, 0, 0)
    }
    let frame = box("result#")
    canvas.row(frame, isFocused: isFocused)
    let soft: ColorRole = isFocused ? .textOnFocusSub : .textSecondary
    let channel = result.place.flatMap { model.channel($0.channelID) }
    let gelChannel = channel ?? model.channels.first
    if let item = result.item, let gelChannel, let still = model.still(of: item, gelChannel) {
      let picture = box("result.still#")
      canvas.list.art(still, picture)
      let fill = isFocused ? canvas.theme.paint(.focusFill) : canvas.theme.paint(ColorRole.rowIdle)
      canvas.roundCorners(of: picture, radius: canvas.theme.radius(.tag), over: fill, in: frame)
    }
    let title = box("result.title#")
    canvas.text(
      result.title,
      .cardTitle,
      isFocused ? .textOnFocus : .textPrimary,
      in: Rect(title.x, title.y, title.width - 24, title.height)
    )
    let subtitle =
      switch result.kind {
      case .person: canvas.words.person
      case .film: result.item?.subtitle(canvas.words) ?? ""
      case .series:
        result.place == nil
          ? result.item?.genres.first ?? "" : result.item?.subtitle(canvas.words) ?? ""
      }
    canvas.text(subtitle, .cardSub, soft, in: box("result.sub#"))
    guard result.kind != .person else { return }
    if let airing = result.place?.airing, airing.start <= now.wall, now.wall < airing.end {
      let width = canvas.liveTagWidth
      canvas.liveTag(at: frame.maxX - 24 - width, frame.y + 22, width: width)
    } else {
      let when =
        result.place.map { canvas.words.soon($0.airing.start, now: now.wall) }
        ?? canvas.words.notScheduled
      let whereBox = box("result.where#")
      canvas.text(
        when,
        .cardTitle,
        isFocused ? .textOnFocus : result.place == nil ? .textMuted : .textAccent,
        in: Rect(whereBox.x, title.y, whereBox.width, title.height),
        alignment: .right
      )
    }
    if result.place == nil || channel != nil {
      canvas.text(
        channel.map { "\($0.number) \($0.name.isolated)" } ?? canvas.words.inYourLibrary,
        .cardSub,
        soft,
        in: box("result.where#"),
        alignment: .right
      )
    }
  }
}
