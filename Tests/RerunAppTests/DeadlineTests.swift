import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// When the kiosk wakes, and that nothing a viewer does brings it out of step.
@Suite struct DeadlineTests {
  @Test(arguments: CardTesting.themes) func atRestTheGuideWakesOnceAMinute(_ theme: String) throws {
    var rig = try ModelTesting.rig(theme: theme)
    rig.advance(seconds: 20)
    #expect(rig.deadline == rig.now.uptimeMilliseconds + 40_000)
    let wakes = rig.wakes
    // From 20:10:20 to 20:40:20, with programmes that begin on the minute.
    rig.advance(minutes: 30)
    // The window's move at half past is animated, and streams are kept ready.
    #expect(rig.wakes - wakes - 30 <= 20)
    let rest = rig.wakes
    rig.advance(minutes: 15)
    #expect(rig.wakes - rest == 15)
  }

  @Test func aPictureThatPlaysNeedsNoWaking() throws {
    var rig = try ModelTesting.watching(2)
    let wakes = rig.wakes
    rig.advance(minutes: 60)
    // And a few times to see what should be kept ready.
    #expect((60...70).contains(rig.wakes - wakes))
  }

  @Test func aBreakTicksOnTheSecond() throws {
    var rig = try ModelTesting.watching(3)
    rig.advance(minutes: 20)
    let wakes = rig.wakes
    rig.advance(seconds: 60)
    #expect((60...62).contains(rig.wakes - wakes))
  }

  @Test func beforeTheClockIsSetItLooksEverySecond() throws {
    let rig = KioskRig(theme: try BundledTheme.load("late-show"), at: 12)
    #expect(rig.deadline == rig.now.uptimeMilliseconds + 1000)
  }

  // MARK: - Whatever happens

  /// A small generator of its own, so that a failure can be repeated.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8], CardTesting.themes)
  func nothingBringsItOutOfStep(_ seed: UInt64, _ theme: String) throws {
    var dice = Dice(state: seed)
    let stations = [
      GuideRig.station().listings(), GuideRig.station(channels: 1).listings(),
      GuideRig.station(channels: 6).listings(), GuideRig.station(channels: 20).listings(),
      GuideRig.station { number, day in (Int64(day) + number) % 3 != 0 },
      GuideRig.station(channels: 0).listings(),
    ]
    let themes = try CardTesting.themes.map { try BundledTheme.load($0) }
    var rig = try ModelTesting.rig(theme: theme)
    rig.send(.themeList(themes.map { ThemeChoice(id: $0.id, name: $0.name) }))
    for step in 0..<600 {
      switch dice.roll(20) {
      case 0...10:
        let command = RemoteCommand.allCases[dice.roll(RemoteCommand.allCases.count)]
        let events: [RemoteEvent] = [.tap(command), .again(command), .hold(command)]
        for _ in 0...dice.roll(4) { rig.send(.remote(events[dice.roll(3)])) }
      case 11:
        let events: [PlayerEvent] = [
          .pictureShown, .ended(positionInMilliseconds: Int64(dice.roll(9_000_000))),
          .paused(true), .paused(false), .failed(.network, detail: "x"),
          .failed(.format, detail: ""),
          .loaded(durationInMilliseconds: Int64(dice.roll(9_000_000)), decoder: "x"),
        ]
        rig.send(
          .player(
            events[dice.roll(events.count)],
            ticket: rig.model.tuner.ticket - dice.roll(2)
          )
        )
      case 12: rig.send(.listings(stations[dice.roll(stations.count)]))
      case 13: rig.send(.theme(themes[dice.roll(2)]))
      case 14: rig.send(.tune(number: Int64(dice.roll(12))))
      case 15: rig.player = [.shows, .silent, .fails(.network), .fails(.missing)][dice.roll(4)]
      case 16:
        switch dice.roll(6) {
        case 0: rig.setClock(ModelTesting.origin + Seconds(dice.roll(100_000)))
        case 1: rig.setClock(Seconds(dice.roll(100)))
        default: rig.stepClock(milliseconds: Int64(dice.roll(12_000)) - 6000)
        }
      case 17: rig.send(.station(.failed("The disk is gone.", source: "/srv")))
      case 18: rig.advance(milliseconds: Int64(dice.roll(600)))
      default:
        rig.move(milliseconds: Int64(dice.roll(3000) * dice.roll(600)))
        rig.send(.tick)
      }
      check(rig, "seed \(seed), step \(step)")
    }
    #expect(rig.pastDeadlines.isEmpty)
  }

  /// What holds at every moment.
  private func check(_ rig: KioskRig, _ place: String) {
    let model = rig.model
    if let deadline = rig.deadline {
      #expect(deadline > rig.now.uptimeMilliseconds, "\(place)")
    }
    let list = rig.draw()
    #expect(!list.entries.isEmpty || model.base == .watching, "\(place)")
    if let context = model.guideContext(at: rig.now) {
      let guide = model.guide
      #expect(guide.focusedChannel(context) != nil, "\(place)")
      let rows = context.geometry.rows
      if guide.loops(context) {
        #expect((0..<rows).contains(guide.row - guide.topRow), "\(place)")
      } else {
        #expect((0..<context.channels.count).contains(guide.row), "\(place)")
        #expect(guide.topRow == 0, "\(place)")
      }
      #expect(guide.windowStart >= context.currentHalfHour, "\(place)")
      #expect(guide.windowStart <= rig.now.wall + GuideScreen.reach, "\(place)")
      if context.listings.range.contains(rig.now.wall) {
        #expect(guide.focusedCell(context) != nil, "\(place)")
      }
    }
    if let entry = model.numberEntry { #expect(!entry.typed.isEmpty, "\(place)") }
    if case .menu(let state) = model.overlay, !model.menuRows(state.page).isEmpty {
      #expect(model.menuRows(state.page).indices.contains(state.focus), "\(place)")
    }
    #expect((0...100).contains(model.preferences.volume))
    #expect(model.toasts.toasts.count <= 4)
  }
}

extension GuideRig {
  static func station(_ isListed: (Int64, Int) -> Bool) -> Listings {
    station().listings(lineup: isListed)
  }
}
