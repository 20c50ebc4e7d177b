/// A colour of a theme, by what it is for.
public enum ColorRole: String, Sendable, Hashable, CaseIterable {
  case bgTop = "bg.top"
  case bgMid = "bg.mid"
  case bgLow = "bg.low"
  case bgBase = "bg.base"
  case panel
  case panelRaised = "panel.raised"
  case panelEdge = "panel.edge"
  case scrim
  case scrimFull = "scrim.full"
  case scrimNone = "scrim.none"
  case shade
  case textPrimary = "text.primary"
  case textSecondary = "text.secondary"
  case textMuted = "text.muted"
  case textAccent = "text.accent"
  case textOnFocus = "text.onFocus"
  case textOnFocusSub = "text.onFocusSub"
  case textOnBoard = "text.onBoard"
  case textOnBoardSub = "text.onBoardSub"
  case textOnBoardAccent = "text.onBoardAccent"
  case textOnAccent = "text.onAccent"
  case textLive = "text.live"
  case textDanger = "text.danger"
  case textOk = "text.ok"
  case textDisabled = "text.disabled"
  case accent
  case accentSoft = "accent.soft"
  case accentDeep = "accent.deep"
  case accentWash = "accent.wash"
  case lamp
  case tagSolid = "tag.solid"
  case focusRing = "focus.ring"
  case focusRingShade = "focus.ringShade"
  case focusGlow = "focus.glow"
  case cellNow = "cell.now"
  case cellNext = "cell.next"
  case cellPast = "cell.past"
  case cellElapsed = "cell.elapsed"
  case cellEdge = "cell.edge"
  case cellVoid = "cell.void"
  case chanPlate = "chan.plate"
  case chanNumber = "chan.number"
  case chanExtrude = "chan.extrude"
  case chanName = "chan.name"
  case rulerBg = "ruler.bg"
  case rulerText = "ruler.text"
  case rulerLine = "ruler.line"
  case nowLine = "now.line"
  case nowHead = "now.head"
  case rowIdle = "row.idle"
  case rowOn = "row.on"
  case keyIdle = "key.idle"
  case chipIdle = "chip.idle"
  case chipEdge = "chip.edge"
  case buttonIdle = "button.idle"
  case toggleOn = "toggle.on"
  case toggleOff = "toggle.off"
  case toggleKnob = "toggle.knob"
  case progressTrack = "progress.track"
  case progressFill = "progress.fill"
  case progressBuffer = "progress.buffer"
  case live
  case paused
  case danger
  case ok
  case star
  case board
  case boardBand = "board.band"
  case boardRail = "board.rail"
  case boardEdge = "board.edge"
  case bulbOn = "bulb.on"
  case bulbOff = "bulb.off"
  case bulbGlow = "bulb.glow"
  case artCurtainA = "art.curtainA"
  case artCurtainB = "art.curtainB"
  case artCurtainC = "art.curtainC"
  case artFloor = "art.floor"
  case artSkylineA = "art.skylineA"
  case artSkylineB = "art.skylineB"
  case artWindow = "art.window"
  case gel1
  case gel2
  case gel3
  case gel4
  case gel5
  case gel6
  case gel7
  case gel8
}

/// A gradient of a theme, by what it fills.
public enum GradientRole: String, Sendable, Hashable, CaseIterable {
  case focusFill = "focus.fill"
  case cellNow = "cell.now"
  case cellNext = "cell.next"
  case cellElapsed = "cell.elapsed"
  case chanPlate = "chan.plate"
  case panelFill = "panel.fill"
  case boardFill = "board.fill"
  case bandFill = "band.fill"
  case scrimBottom = "scrim.bottom"
  case scrimLeft = "scrim.left"
  case scrimRight = "scrim.right"
  case scrimTop = "scrim.top"
  case scrimBug = "scrim.bug"
  case buttonPrimary = "button.primary"
  case gridFade = "grid.fade"
  case numboxFill = "numbox.fill"
}

/// A text style of a theme, by what it says.
public enum TypeRole: String, Sendable, Hashable, CaseIterable {
  case clockXl = "clock.xl"
  case clockL = "clock.l"
  case clockSuffix = "clock.suffix"
  case date
  case dateStrong = "date.strong"
  case detailKicker = "detail.kicker"
  case detailTitle = "detail.title"
  case detailTitleSmall = "detail.titleSmall"
  case detailMeta = "detail.meta"
  case detailBody = "detail.body"
  case ruler
  case chanNumber = "chan.number"
  case chanNumberLong = "chan.numberLong"
  case chanName = "chan.name"
  case cellTitle = "cell.title"
  case cellSub = "cell.sub"
  case cellNarrow = "cell.narrow"
  case screenTitle = "screen.title"
  case screenSub = "screen.sub"
  case section
  case rowLabel = "row.label"
  case rowValue = "row.value"
  case rowHint = "row.hint"
  case button
  case chip
  case tag
  case key
  case hint
  case toast
  case body
  case bodySmall = "body.small"
  case label
  case identNumber = "ident.number"
  case identName = "ident.name"
  case identTag = "ident.tag"
  case breakTitle = "break.title"
  case breakCount = "break.count"
  case breakNext = "break.next"
  case bannerNumber = "banner.number"
  case bannerTitle = "banner.title"
  case bannerMeta = "banner.meta"
  case numbox
  case bug
  case code
  case posterTitle = "poster.title"
  case cardTitle = "card.title"
  case cardSub = "card.sub"
  case attractTitle = "attract.title"
  case attractMeta = "attract.meta"
  case attractChan = "attract.chan"
  case attractItem = "attract.item"
  case attractDate = "attract.date"
  case testSign = "test.sign"
  case testTitle = "test.title"
  case wordmark
}

/// A corner radius of a theme; 999 and more means a pill.
public enum RadiusRole: String, Sendable, Hashable, CaseIterable {
  case cell
  case plate
  case panel
  case card
  case button
  case chip
  case tag
  case key
  case preview
  case poster
  case box
  case toggle
  case bar
}

/// A glow or shadow of a theme: several soft layers around a box.
public enum GlowRole: String, Sendable, Hashable, CaseIterable {
  case focus
  case preview
  case panel
  case cell
  case now
  case bulb
  case none
}

/// A timed motion of a theme.
public enum MotionRole: String, Sendable, Hashable, CaseIterable {
  case focusMove
  case focusPop
  case rowScroll
  case timeScroll
  case panelIn
  case panelOut
  case overlayIn
  case overlayOut
  case bannerIn
  case bannerHold
  case bannerOut
  case identIn
  case identHold
  case identOut
  case numboxHold
  case toastIn
  case toastHold
  case toastOut
  case bulbStep
  case attractDrift
  case attractScroll
  case press
  case countTick
  case detailFade
}
