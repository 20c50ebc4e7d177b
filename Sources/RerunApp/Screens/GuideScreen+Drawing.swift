public import RerunCore
public import RerunStage

extension GuideScreen {
  /// What the guide shows besides the grid.
  public struct Surroundings {
    /// The channel in the preview box, and how it draws there.
    public var watched: Channel?
    public var isLive: Bool
    public var drawPreview: (inout Canvas, Rect) -> Void
    public var favourites: Set<String>
    /// In Midnight Movie, which third of the bulbs is dark.
    public var bulbPhase: Int
    /// Said in place of the kicker when something is wrong.
    public var warning: String?

    public init(
      watched: Channel?,
      isLive: Bool,
      favourites: Set<String>,
      bulbPhase: Int,
      warning: String?,
      drawPreview: @escaping (inout Canvas, Rect) -> Void
    ) {
      self.watched = watched
      self.isLive = isLive
      self.favourites = favourites
      self.bulbPhase = bulbPhase
      self.warning = warning
      self.drawPreview = drawPreview
    }
  }

  /// - Parameter at: When the frame is shown, for what moves.
  public func draw(
    on canvas: inout Canvas,
    _ context: Context,
    _ surroundings: Surroundings
  ) {
    canvas.backdrop()
    GuideHeader.preview(on: &canvas, surroundings)
    GuideHeader(screen: self, context: context, surroundings: surroundings).draw(on: &canvas)
    ruler(context).draw(on: &canvas)
    drawGrid(on: &canvas, context, surroundings)
    canvas.edges(
      scroll: context.theme.ornament.edge == .sprockets ? perforationScroll(context) : 0
    )
  }

  func ruler(_ context: Context) -> GuideRuler {
    GuideRuler(
      start: timeScroll.value(at: context.now.uptimeMilliseconds),
      now: context.now.wall,
      zone: context.listings.station.zone,
      geometry: context.geometry,
      isScrolled: isScrolled(context)
    )
  }

  /// Perforations move with the rows, as film does.
  private func perforationScroll(_ context: Context) -> Int {
    let rows = rowScroll.value(at: context.now.uptimeMilliseconds)
    let pixels = -rows * (context.geometry.rowHeight + context.geometry.rowGap)
    return ((Int(pixels.rounded()) % 66) + 66) % 66
  }

  /// Which rows are (partly) on the stage.
  private func visibleRows(_ context: Context) -> ClosedRange<Int> {
    let rows = context.geometry.rows
    guard loops(context) else { return 0...(context.channels.count - 1) }
    let position = rowScroll.value(at: context.now.uptimeMilliseconds)
    let extra = context.geometry.peekRow ? 1 : 0
    let isScrolling = rowScroll.isRunning(at: context.now.uptimeMilliseconds)
    let first = Int(position.rounded(.down))
    return first...(first + rows - 1 + extra + (isScrolling && extra == 0 ? 1 : 0))
  }

  /// The y of a row, by the rows' present scroll.
  private func y(ofRow row: Int, _ context: Context) -> Double {
    let geometry = context.geometry
    let position = rowScroll.value(at: context.now.uptimeMilliseconds)
    return (geometry.gridY + (Double(row) - position) * (geometry.rowHeight + geometry.rowGap))
      .rounded()
  }

  private func x(of instant: Double, _ context: Context) -> Double {
    let start = timeScroll.value(at: context.now.uptimeMilliseconds)
    return context.geometry.gridX + (instant - start) / 60 * context.geometry.pixelsPerMinute
  }

  private func drawGrid(
    on canvas: inout Canvas,
    _ context: Context,
    _ surroundings: Surroundings
  ) {
    let geometry = context.geometry
    let uptime = context.now.uptimeMilliseconds
    let isScrolling = rowScroll.isRunning(at: uptime)
    let grid = Rect(0, geometry.gridY, 1920, 1080 - geometry.gridY)
    let rows = visibleRows(context)
    func drawRows(_ list: inout DrawList, _ canvas: Canvas) {
      var inner = canvas
      inner.list = list
      for row in rows { drawRow(row, on: &inner, context, surroundings) }
      list = inner.list
    }
    let outer = canvas
    if isScrolling {
      canvas.list.clipped(to: grid) { drawRows(&$0, outer) }
    } else {
      drawRows(&canvas.list, outer)
    }
    ruler(context).drawNowLine(
      on: &canvas,
      rows: min(geometry.rows, rows.count),
      isScrolling: isScrolling
    )
    if !loops(context) { drawEmptyRows(on: &canvas, after: rows.upperBound, context) }
    drawSeam(on: &canvas, rows, context)
    drawFocus(on: &canvas, context)
    if geometry.peekRow, loops(context) {
      let top = geometry.gridY + Double(geometry.rows) * (geometry.rowHeight + geometry.rowGap) - 20
      canvas.list.box(
        Rect(0, top, 1920, 1080 - top),
        fill: canvas.theme.paint(.gridFade)
      )
    }
  }

  /// A short lineup doesn't repeat itself: where rows are left, the grid goes on faintly.
  private func drawEmptyRows(on canvas: inout Canvas, after last: Int, _ context: Context) {
    let geometry = context.geometry
    let theme = canvas.theme
    for row in (last + 1)..<max(last + 1, geometry.rows) {
      let y = y(ofRow: row, context)
      canvas.list.faded(by: max(0.12, 0.55 - 0.08 * Double(row))) { list in
        let plate = Rect(geometry.columnX, y, geometry.columnWidth, geometry.rowHeight)
        let cells = Rect(
          geometry.gridX,
          y,
          geometry.gridRight - geometry.gridX,
          geometry.rowHeight
        )
        for (rect, radius) in [(plate, RadiusRole.plate), (cells, .cell)] {
          list.box(
            rect,
            fill: theme.paint(ColorRole.cellVoid),
            corners: Corners(theme.radius(radius)),
            ring: Ring(theme.color(.cellEdge), width: theme.stroke.hair)
          )
        }
      }
    }
  }

  private func drawRow(
    _ row: Int,
    on canvas: inout Canvas,
    _ context: Context,
    _ surroundings: Surroundings
  ) {
    let geometry = context.geometry
    let channel = Self.channel(atRow: row, context.channels)
    let y = y(ofRow: row, context)
    let start = timeScroll.value(at: context.now.uptimeMilliseconds)
    let from = Seconds(start) - 60
    let to =
      from + Seconds((geometry.gridRight - geometry.gridX) / geometry.pixelsPerMinute * 60) + 120
    for cell in cells(atRow: row, over: from..<to, context) {
      if row == self.row, !isPlateFocused, cell.start == focusStart, cell.isFocusable { continue }
      guard let view = cellView(cell, y: y, channel: channel, context) else { continue }
      view.draw(on: &canvas)
    }
    ChannelPlate(
      channel: channel,
      rect: Rect(geometry.columnX, y, geometry.columnWidth, geometry.rowHeight),
      isRowFocused: row == self.row,
      isFocused: row == self.row && isPlateFocused,
      isFavourite: surroundings.favourites.contains(channel.id)
    ).draw(on: &canvas)
  }

  /// How a cell is drawn at its place, or nil where too little of it is on the stage.
  private func cellView(
    _ cell: GuideCell,
    y: Double,
    channel: Channel,
    _ context: Context
  ) -> GuideCellView? {
    let geometry = context.geometry
    let left = x(of: Double(cell.start), context).rounded()
    let right = x(of: Double(cell.end), context).rounded() - geometry.cellGap
    guard right >= geometry.gridX + 20, left < geometry.gridRight - 20 else { return nil }
    let visibleLeft = max(left, geometry.gridX)
    let now = context.now.wall
    let state: GuideCellView.State =
      cell.contains(now) ? .now : cell.end <= now ? .past : .next
    return GuideCellView(
      rect: Rect(
        visibleLeft,
        y,
        min(right, geometry.gridRight) - visibleLeft,
        geometry.rowHeight
      ),
      content: content(of: cell, context),
      state: state,
      beganEarlier: left < geometry.gridX,
      elapsed: state == .now
        ? max(0, min(x(of: Double(now), context), right) - visibleLeft) : 0,
      gel: context.theme.gel(ofChannel: channel.number)
    )
  }

  private func content(of cell: GuideCell, _ context: Context) -> GuideCellView.Content {
    switch cell.kind {
    case .interval: return .interval
    case .offAir: return .offAir
    case .programme(let airing):
      let item = context.listings.station.items[airing.item]
      return .programme(item)
    }
  }

  // MARK: - Focus

  /// Where the focused cell stands, in the grid's own coordinates: x in pixels from the zero of time,
  /// y in pixels from row 0.
  private func focusTarget(_ context: Context) -> Rect? {
    guard let cell = focusedCell(context) else { return nil }
    let geometry = context.geometry
    let perSecond = geometry.pixelsPerMinute / 60
    let left = max(Double(cell.start), Double(windowStart)) * perSecond
    var width = Double(cell.end) * perSecond - left - geometry.cellGap
    let right = Double(windowStart) * perSecond + geometry.gridRight - geometry.gridX
    width = min(width, right - left)
    if width < geometry.minimumLabelWidth * 1.6 { width = geometry.popWidth }
    return Rect(
      left,
      Double(row) * (geometry.rowHeight + geometry.rowGap),
      width,
      geometry.rowHeight
    )
  }

  /// The focus box on its way, in the grid's own coordinates.
  func focusRect(_ context: Context, at uptime: Int64) -> Rect? {
    guard let target = focusTarget(context) else { return nil }
    let motion = context.theme.motion(.focusMove)
    guard let from = focusFrom, let movedAt, motion.isRunning(after: uptime - movedAt) else {
      return target
    }
    let progress = Double(uptime - movedAt) / Double(motion.milliseconds)
    return from.moved(toward: target, by: motion.easing.value(at: progress))
  }

  private func drawFocus(on canvas: inout Canvas, _ context: Context) {
    let uptime = context.now.uptimeMilliseconds
    guard !isPlateFocused, let cell = focusedCell(context),
      let channel = focusedChannel(context), let place = focusRect(context, at: uptime)
    else { return }
    let geometry = context.geometry
    let perSecond = geometry.pixelsPerMinute / 60
    let pitch = geometry.rowHeight + geometry.rowGap
    var rect = place.offset(
      geometry.gridX - timeScroll.value(at: uptime) * perSecond,
      geometry.gridY - rowScroll.value(at: uptime) * pitch
    )
    let offset = nudgeOffset(context)
    rect = Rect(
      (rect.x + offset.dx).rounded(),
      (rect.y + offset.dy).rounded(),
      rect.width.rounded(),
      rect.height
    )
    if rect.x < geometry.gridX, offset.dx == 0 {
      rect.width -= geometry.gridX - rect.x
      rect.x = geometry.gridX
    }
    // A popped-out cell grows to the left where it would cross the safe area.
    if rect.maxX > 1816, rect.width <= geometry.popWidth + 1, rect.x > geometry.gridX {
      rect.x = min(rect.x, max(geometry.gridX, 1816 - rect.width))
    }
    let now = context.now.wall
    let left = x(of: Double(cell.start), context).rounded()
    let isOnNow = cell.contains(now)
    let view = GuideCellView(
      rect: rect,
      content: content(of: cell, context),
      state: isOnNow ? .now : cell.end <= now ? .past : .next,
      beganEarlier: left < geometry.gridX,
      elapsed: isOnNow
        ? max(0, min(x(of: Double(now), context).rounded() - rect.x, rect.width)) : 0,
      gel: context.theme.gel(ofChannel: channel.number),
      isFocused: true,
      slide: titleSlide(context)
    )
    view.draw(on: &canvas)
  }

  /// A move that can't happen pushes the focus toward the wall and back.
  private func nudgeOffset(_ context: Context) -> (dx: Double, dy: Double) {
    let motion = context.theme.motion(.focusMove)
    guard let nudgedAt else { return (0, 0) }
    let passed = context.now.uptimeMilliseconds - nudgedAt
    guard motion.isRunning(after: passed) else { return (0, 0) }
    let progress = Double(passed) / Double(motion.milliseconds)
    let push = progress < 0.5 ? progress * 2 : 2 - progress * 2
    return (nudge.dx * push, nudge.dy * push)
  }

  /// How long a focused title that is cut has been waiting to slide; nil before it may.
  private func titleSlide(_ context: Context) -> Int64? {
    guard let movedAt else { return nil }
    let passed = context.now.uptimeMilliseconds - movedAt
    return passed >= GuideCellView.slideDelay ? passed - GuideCellView.slideDelay : nil
  }

  private func drawSeam(
    on canvas: inout Canvas,
    _ rows: ClosedRange<Int>,
    _ context: Context
  ) {
    guard loops(context) else { return }
    let geometry = context.geometry
    let count = context.channels.count
    for row in rows where row > rows.lowerBound && Self.index(ofRow: row, count) == 0 {
      let y = y(ofRow: row, context) - (geometry.rowGap + 2) / 2
      canvas.list.fill(
        Rect(geometry.columnX, y, 1824 - geometry.columnX, 2),
        canvas.theme.color(.accent)
      )
    }
  }

  // MARK: - Time

  /// When the guide will look different without a key, in uptime; nil if only the clock changes it.
  public func nextChange(_ context: Context, measurer: any TextMeasurer) -> Int64? {
    let uptime = context.now.uptimeMilliseconds
    let theme = context.theme
    var next: [Int64] = []
    if rowScroll.isRunning(at: uptime) || timeScroll.isRunning(at: uptime) {
      next.append(uptime + 16)
    }
    if let movedAt {
      let passed = uptime - movedAt
      if passed < theme.motion(.focusMove).milliseconds { next.append(uptime + 16) }
      let settle = GuideHeader.settleDelay
      if passed < settle {
        next.append(movedAt + settle)
      } else if passed < settle + theme.motion(.detailFade).milliseconds {
        next.append(uptime + 16)
      }
      if let length = slideLength(context, measurer: measurer) {
        let end = GuideCellView.slideDelay + Int64(length / 40 * 1000) + 1500
        if passed < GuideCellView.slideDelay {
          next.append(movedAt + GuideCellView.slideDelay)
        } else if passed < end {
          next.append(uptime + 33)
        }
      }
    }
    if let nudgedAt, theme.motion(.focusMove).isRunning(after: uptime - nudgedAt) {
      next.append(uptime + 16)
    }
    return next.min()
  }

  /// How far the focused title runs past its cell, or nil if it fits.
  private func slideLength(_ context: Context, measurer: any TextMeasurer) -> Double? {
    guard !isPlateFocused, let target = focusTarget(context), let cell = focusedCell(context),
      let airing = cell.airing
    else { return nil }
    let left = Double(windowStart) * context.geometry.pixelsPerMinute / 60
    let rect = target.offset(context.geometry.gridX - left, 0)
    let title = context.listings.station.items[airing.item].displayTitle
    let width = measurer.width(of: title, in: context.theme.style(.cellTitle))
    let box = GuideCellView.titleWidth(
      of: rect,
      began: cell.start < windowStart,
      isNow: cell.contains(context.now.wall),
      isFocused: true,
      context.theme
    )
    return width > box ? width - box : nil
  }
}
