import RerunCore
import RerunStage

/// The guide while there is nothing to list: still loading, nothing in the library, or a fault.
struct GuidePlaceholder {
  enum Kind: Hashable {
    case loading
    case empty
    /// The message says what happened and what to do.
    case failed(String)
  }

  var kind: Kind
  var now: Seconds
  var bulbPhase: Int

  /// Lengths of the outlined cells in minutes, row by row.
  private static let lengths: [[Double]] = [
    [28, 34, 60], [76, 60], [46, 54, 40], [20, 24, 24, 60], [28, 96], [46, 50, 50], [60, 60],
    [22, 30, 30, 40],
  ]

  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    let words = canvas.words
    canvas.backdrop()
    let place = theme.geometry.guide.preview
    let box = Rect(place.x, place.y, place.width, place.height)
    canvas.list.box(
      box,
      fill: theme.paint(ColorRole.panel),
      corners: Corners(theme.radius(.preview)),
      ring: Ring(theme.color(.lamp, alpha: 0.5), width: theme.stroke.frame - 1)
    )
    canvas.text(
      kind == .loading ? words.pictureSoon : words.noPicture,
      .rowValue,
      .textSecondary,
      in: Rect(box.x + 30, box.midY - 20, box.width - 60, theme.style(.rowValue).lineHeight),
      alignment: .center
    )
    GuideHeader.draw(details(words), alpha: 1, now, bulbPhase: bulbPhase, on: &canvas)
    let zone = words.zone
    GuideRuler(
      start: Double(zone.halfHour(of: now)),
      now: now,
      zone: zone,
      geometry: theme.geometry.guide,
      isScrolled: false
    ).draw(on: &canvas)
    drawSkeleton(on: &canvas)
    if kind != .loading { drawCard(on: &canvas) }
    canvas.edges()
  }

  private func details(_ words: Wording) -> GuideHeader.Details {
    switch kind {
    case .loading:
      GuideHeader.Details(
        kicker: words.loadingKicker,
        title: words.loadingTitle,
        meta: words.loadingMeta,
        body: words.loadingBody
      )
    case .empty:
      GuideHeader.Details(
        kicker: words.emptyKicker,
        title: words.emptyTitle,
        meta: words.emptyMeta,
        body: words.emptyBody
      )
    case .failed(let message):
      GuideHeader.Details(
        kicker: words.failedKicker,
        isWarning: true,
        title: words.failedTitle,
        meta: words.emptyMeta,
        body: message
      )
    }
  }

  private func drawSkeleton(on canvas: inout Canvas) {
    let theme = canvas.theme
    let geometry = theme.geometry.guide
    let isLoading = kind == .loading
    let outer = canvas
    for row in 0..<geometry.rows {
      let y = geometry.gridY + Double(row) * (geometry.rowHeight + geometry.rowGap)
      let alpha = isLoading ? 1 - 0.1 * Double(row) : 0.5 - 0.06 * Double(row)
      canvas.list.faded(by: alpha) { list in
        list.box(
          Rect(geometry.columnX, y, geometry.columnWidth, geometry.rowHeight),
          fill: theme.paint(GradientRole.chanPlate),
          corners: Corners(theme.radius(.plate))
        )
        var x = geometry.gridX
        for (column, minutes) in Self.lengths[row % Self.lengths.count].enumerated() {
          let width = minutes * geometry.pixelsPerMinute - geometry.cellGap
          let cell = Rect(x, y, width, geometry.rowHeight)
          list.faded(by: 0.9) { list in
            list.box(
              cell,
              fill: theme.paint(GradientRole.cellNext),
              corners: Corners(theme.radius(.cell)),
              ring: Ring(theme.color(.cellEdge), width: theme.stroke.hair)
            )
          }
          if isLoading { drawDullBars(cell, row, column, outer, &list) }
          x += minutes * geometry.pixelsPerMinute
        }
      }
    }
  }

  private func drawDullBars(
    _ cell: Rect,
    _ row: Int,
    _ column: Int,
    _ canvas: Canvas,
    _ list: inout DrawList
  ) {
    let color = canvas.theme.color(.chipIdle)
    let isRound = !canvas.isMarquee
    let first = max(20, min(cell.width - 60, 180 + Double((row * 37 + column * 61) % 120)))
    let second = max(14, min(cell.width - 80, 110 + Double((row * 53 + column * 41) % 90)))
    list.fill(
      Rect(cell.x + 22, (cell.y + cell.height * 0.28).rounded(), first, 12),
      color,
      radius: isRound ? 6 : 0
    )
    list.fill(
      Rect(cell.x + 22, (cell.y + cell.height * 0.58).rounded(), second, 10),
      color.faded(by: 0.7),
      radius: isRound ? 5 : 0
    )
  }

  private func drawCard(on canvas: inout Canvas) {
    let theme = canvas.theme
    let card = Rect(960 - 380, theme.geometry.guide.gridY + 130, 760, 220)
    canvas.list.box(
      card,
      fill: theme.paint(.panelFill),
      corners: Corners(theme.radius(.card)),
      ring: Ring(theme.color(.panelEdge), width: theme.stroke.edge),
      glow: theme.glow(.panel)
    )
    canvas.text(
      kind == .empty ? canvas.words.emptyCard : canvas.words.failedKicker,
      .detailTitleSmall,
      .textPrimary,
      in: Rect(
        card.x + 40,
        card.y + 28,
        card.width - 80,
        theme.style(.detailTitleSmall).lineHeight
      ),
      alignment: .center
    )
    canvas.button(
      canvas.words.lookAgain,
      icon: .retry,
      at: card.midX - 160,
      card.y + 112,
      width: 320,
      state: .focused
    )
  }
}
