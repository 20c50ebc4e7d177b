import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// Sound, menus, the library: what the model does besides channels.
@Suite struct KioskModelTests {
  // MARK: - Volume and toasts

  @Test func volumeGoesInSteps() throws {
    var rig = try ModelTesting.watching(2)
    rig.press(.volumeDown, .volumeDown)
    #expect(
      rig.takeEffects() == [
        .setVolume(percent: 95), .save(.preference(.volume, "95")), .setVolume(percent: 90),
        .save(.preference(.volume, "90")),
      ]
    )
    rig.press([RemoteCommand](repeating: .volumeDown, count: 30))
    #expect(rig.model.preferences.volume == 0)
    rig.press([RemoteCommand](repeating: .volumeUp, count: 30))
    #expect(rig.model.preferences.volume == 100)
    #expect(rig.has("100"))
    rig.advance(milliseconds: 1599)
    #expect(rig.model.volumeShownAt != nil)
    rig.advance(milliseconds: 1)
    #expect(rig.model.volumeShownAt == nil)
  }

  @Test func muteStaysOnTheScreen() throws {
    var rig = try ModelTesting.watching(2)
    rig.press(.mute)
    #expect(rig.takeEffects() == [.setMuted(true)])
    #expect(rig.has("Muted"))
    rig.advance(milliseconds: 4000)
    #expect(!rig.has("Muted"))
    #expect(!rig.draw().icons.isEmpty)
    rig.press(.volumeUp)
    #expect(rig.orders == ["volume 100", "unmute"])
    #expect(!rig.model.isMuted)
    rig.press(.mute, .mute)
    #expect(!rig.model.isMuted)
    rig.send(.remote(.again(.mute)))
    #expect(!rig.model.isMuted)
  }

  @Test func toastsTakeTurns() throws {
    var rig = try ModelTesting.watching(2)
    rig.send(.notice("One"))
    rig.send(.notice("Two"))
    rig.send(.notice("Two"))
    rig.advance(milliseconds: 300)
    #expect(rig.has("One") && !rig.has("Two"))
    rig.advance(milliseconds: 3720)
    #expect(!rig.has("One") && rig.has("Two"))
    rig.advance(milliseconds: 3720)
    #expect(rig.texts == [])
    for number in 0..<50 { rig.send(.notice("Note \(number)")) }
    #expect(rig.model.toasts.toasts.map(\.text) == ["Note 46", "Note 47", "Note 48", "Note 49"])
  }

  // MARK: - Menu

  @Test func themesShowWhileTheyAreChosen() throws {
    var rig = try ModelTesting.rig()
    rig.send(
      .themeList([
        ThemeChoice(id: "late-show", name: "Late Show"),
        ThemeChoice(id: "midnight-movie", name: "Midnight Movie"),
      ])
    )
    rig.openOption(.theme)
    #expect(rig.shows("Midnight Movie"))
    rig.press(.down)
    #expect(rig.takeEffects() == [.loadTheme(id: "midnight-movie")])
    let focus = rig.model.guideFocus(at: rig.now)?.channel
    rig.send(.theme(try BundledTheme.load("midnight-movie")))
    #expect(rig.takeEffects() == [.save(.theme("midnight-movie"))])
    #expect(rig.model.theme.id == "midnight-movie")
    #expect(rig.model.guideFocus(at: rig.now)?.channel == focus)
    rig.press(.select)
    #expect(rig.effects == [])
    #expect(rig.shows("Options"))
    rig.press(.back)
    #expect(rig.model.overlay == nil)
  }

  @Test func quitIsAskedFirst() throws {
    var rig = try ModelTesting.rig()
    rig.openOption(.quit)
    // Asked first, with staying in front.
    #expect(rig.shows("Quit?"))
    rig.press(.select)
    #expect(rig.takeEffects() == [])
    #expect(rig.model.isRunning)
    // Back on the row it came from.
    rig.press(.select, .down, .select)
    #expect(rig.takeEffects() == [.quit])
    #expect(!rig.model.isRunning)
  }

  @Test func aboutTellsWhatThereIs() throws {
    var rig = try ModelTesting.rig()
    rig.openOption(.about)
    #expect(rig.shows("Test"))
  }

  static let wayOut: [(String, [RemoteEvent], AppModel.Base, Bool)] = [
    ("Back closes", [.tap(.menu), .tap(.back)], .guide, false),
    ("Left closes", [.tap(.menu), .tap(.left)], .guide, false),
    ("Menu closes", [.tap(.menu), .tap(.menu)], .guide, false),
    ("Back from the question", [.tap(.menu), .tap(.up), .tap(.select), .tap(.back)], .guide, true),
    (
      "a held Back closes everything", [.tap(.menu), .tap(.up), .tap(.select), .hold(.back)],
      .watching, false
    ),
    ("a held Back opens it", [.hold(.back)], .guide, true),
    ("Back from a programme's page", [.tap(.right), .tap(.select), .tap(.back)], .guide, false),
    ("a held Back leaves the page", [.tap(.info), .hold(.back)], .watching, false),
    ("Guide leaves the menu", [.tap(.exit), .tap(.menu), .tap(.guide)], .guide, false),
    ("Back leaves the guide", [.tap(.back)], .watching, false),
    ("twice is the guide", [.tap(.back), .tap(.back), .tap(.back)], .guide, false),
  ]
  @Test(arguments: wayOut)
  func backGoesOneLevelUp(
    _ what: String,
    _ events: [RemoteEvent],
    _ base: AppModel.Base,
    _ isOpen: Bool
  ) throws {
    var rig = try ModelTesting.rig()
    rig.send(.themeList([ThemeChoice(id: "late-show", name: "Late Show")]))
    for event in events { rig.send(.remote(event)) }
    #expect(rig.model.base == base, "\(what)")
    #expect((rig.model.overlay != nil) == isOpen, "\(what)")
  }

  @Test func aChannelsOwnSheet() throws {
    var rig = try ModelTesting.rig()
    rig.press(.down, .left, .select)
    #expect(rig.shows("Long"))
    rig.press(.down, .select)
    #expect(rig.effects == [.save(.favourite(channelID: "c2", true))])
    rig.press(.up, .select)
    #expect(rig.tunedNumber == 2)
    #expect(rig.model.base == .watching && rig.model.overlay == nil)
  }

  @Test func theProgrammePageTunes() throws {
    var rig = try ModelTesting.rig()
    rig.press(.down, .down, .right, .select)
    #expect(rig.shows("3 at 21:00"))
    #expect(rig.shows("Watch 3"))
    rig.press(.right, .select)
    #expect(rig.takeEffects() == [.save(.favourite(channelID: "c3", true))])
    rig.press(.left, .select)
    #expect(rig.orders.first == "open Short +600")
    #expect(rig.model.base == .watching && rig.model.overlay == nil)
  }

  // MARK: - Library

  @Test func aLibraryThatCannotBeRead() throws {
    var rig = KioskRig(theme: try BundledTheme.load("late-show"), at: ModelTesting.opening)
    #expect(rig.model.isLoading)
    #expect(rig.has("Tuning in…"))
    rig.send(.station(.failed("The disk is gone.", source: "/srv")))
    #expect(!rig.model.isLoading)
    #expect(rig.has("The disk is gone."))
    for command in RemoteCommand.allCases where ![.select, .menu].contains(command) {
      rig.press(command)
    }
    #expect(rig.effects.filter { if case .setVolume = $0 { false } else { true } }.count < 8)
    _ = rig.takeEffects()
    rig.press(.select)
    #expect(rig.effects == [.rescan])
    #expect(rig.model.isLoading)
    rig.start(GuideRig.station().listings())
    #expect(rig.model.guideFocus(at: rig.now) != nil)
  }

  @Test func anEmptyLibrary() throws {
    let empty = GuideRig.station(channels: 0).listings()
    var rig = KioskRig(theme: try BundledTheme.load("late-show"), at: ModelTesting.opening)
    rig.start(empty)
    #expect(rig.has("Nothing on the air"))
    #expect(!rig.model.isLoading)
    rig.send(.tune(number: 5))
    rig.press(.down, .right, .select)
    #expect(rig.effects.last == .rescan)
    rig.advance(minutes: 2)
    rig.start(GuideRig.station().listings())
    rig.send(.listings(GuideRig.station().listings()))
    #expect(rig.tunedNumber == 5)
  }

  @Test func aLibraryThatGoesAwayStaysOnTheAir() throws {
    var rig = try ModelTesting.watching(2)
    rig.send(.station(.failed("The disk is gone.", source: "/srv")))
    #expect(rig.effects == [])
    #expect(rig.shows("The disk is gone."))
    rig.advance(minutes: 171)
    #expect(rig.orders == ["open 2 at 23:00 +0"])
  }

  @Test func daysAreAskedForOnce() throws {
    var rig = try ModelTesting.rig()
    rig.send(.station(.ready(itemCount: 1, leftOut: 0, source: "Test")))
    rig.send(.station(.ready(itemCount: 1, leftOut: 0, source: "Test")))
    #expect(rig.orders.allSatisfy { $0 == "schedule" } && rig.orders.count <= 2)
    _ = rig.takeEffects()
    rig.send(.listings(GuideRig.station().listings()))
    rig.advance(minutes: 600)
    #expect(!rig.orders.contains("schedule"))
  }

  /// Days for the guide's 24 hours are asked for in time, and only once each.
  @Test func aKioskThatRunsForDays() throws {
    func days(_ instant: Seconds) -> Listings {
      let day = Int(instant / 86_400 - ModelTesting.origin / 86_400)
      var station = WrittenStation(
        zone: .utc,
        origin: ModelTesting.origin,
        days: (day - 1)...(day + 2)
      )
      for number in 1...3 { station.add(Int64(number), "Channel \(number)") }
      return station.listings()
    }
    var rig = try ModelTesting.rig(days(ModelTesting.opening))
    rig.days = days
    rig.advance(minutes: 5 * 1440)
    let scheduled = rig.orders.count { $0 == "schedule" }
    #expect((4...6).contains(scheduled))
    let range = try #require(rig.model.listings?.range)
    #expect(range.contains(rig.now.wall + GuideScreen.reach))
    #expect(rig.opened.count == 5 * 24)
    #expect(rig.pastDeadlines.isEmpty)
  }

  // MARK: - Other listings under a programme

  private func station(_ change: (inout WrittenStation) -> Void) -> Listings {
    var station = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    change(&station)
    return station.listings()
  }

  @Test func newListingsDoNotDisturbWhatPlays() throws {
    var rig = try ModelTesting.watching(
      2,
      station {
        $0.add(1, "One")
        $0.add(2, "Two")
      }
    )
    let before = try #require(rig.model.tuner.airing)
    // Another channel before it: every item has another index.
    let new = station {
      $0.add(0, "Zero")
      $0.add(1, "One")
      $0.add(2, "Two")
    }
    rig.send(.listings(new))
    #expect(rig.orders == [])
    let after = try #require(rig.model.tuner.airing)
    #expect(after.item != before.item && after.start == before.start)
    #expect(new.station.items[after.item].title == "2 at 20:00")
    #expect(rig.model.tuner.picture == .playing)
    rig.advance(minutes: 51)
    #expect(rig.orders == ["open 2 at 21:00 +0"])
  }

  @Test func anOpenPageStaysWithItsProgramme() throws {
    var rig = try ModelTesting.rig(
      station {
        $0.add(1, "One")
        $0.add(2, "Two")
      }
    )
    rig.press(.down, .right, .info)
    #expect(rig.shows("2 at 21:00"))
    rig.send(
      .listings(
        station {
          $0.add(0, "Zero")
          $0.add(1, "One")
          $0.add(2, "Two")
        }
      )
    )
    #expect(rig.shows("2 at 21:00"))
    rig.send(.listings(station { $0.add(1, "One") }))
    #expect(rig.model.overlay == nil)
  }

  @Test func anotherProgrammeInItsPlaceIsJoined() throws {
    typealias Programme = WrittenStation.Programme
    var rig = try ModelTesting.watching(
      2,
      station {
        $0.add(1, "One")
        $0.add(2, "Two")
      }
    )
    rig.send(
      .listings(
        station {
          $0.add(1, "One")
          $0.add(2, "Two", [.slot(at: -30, [Programme("New", 90)])])
        }
      )
    )
    #expect(rig.orders == ["open New +2400"])
    // The same programme from another file.
    var moved = Programme("New", 90)
    moved.url = "http://elsewhere/new.mkv"
    _ = rig.takeEffects()
    rig.send(
      .listings(
        station {
          $0.add(1, "One")
          $0.add(2, "Two", [.slot(at: -30, [moved])])
        }
      )
    )
    #expect(rig.orders == ["open New +2400"])
    #expect(rig.opened.first?.url == "http://elsewhere/new.mkv")
  }

  @Test func aChannelThatIsGone() throws {
    var rig = try ModelTesting.watching(
      2,
      station {
        $0.add(1, "One")
        $0.add(2, "Two")
      }
    )
    rig.send(
      .listings(
        station {
          $0.add(1, "One")
          $0.add(3, "Three")
        }
      )
    )
    #expect(rig.tunedNumber == 1)
    #expect(rig.orders == ["open 1 at 20:00 +600"])
    rig.press(.lastChannel)
    #expect(rig.tunedNumber == 1)
    rig.send(.listings(station { _ in }))
    #expect(rig.tunedNumber == nil)
    #expect(rig.orders.last == "stop")
    #expect(rig.model.tuner.show == .nothing)
  }

  /// The lineup of a new day may lack the channel that is on: what runs goes on to its end.
  @Test func aChannelThatEndsAtMidnight() throws {
    var maker = WrittenStation(zone: .utc, origin: ModelTesting.origin)
    maker.add(1, "One")
    maker.add(2, "Two", [.slot(at: 200, [WrittenStation.Programme("Late", 90)])])
    let listings = maker.listings { number, day in number == 1 || day < 1 }
    var rig = try ModelTesting.watching(2, listings, at: ModelTesting.origin + 210 * 60)
    #expect(rig.model.tuner.picture == .playing)
    rig.advance(minutes: 40)
    #expect(rig.now.wall > ModelTesting.origin + 4 * 3600)
    #expect(rig.model.channels.map(\.number) == [1])
    #expect(rig.orders == [])
    #expect(rig.model.tunedChannel?.number == 2)
    rig.press(.select)
    #expect(rig.shows("Late"))
    rig.advance(minutes: 45)
    #expect(rig.orders == ["stop"])
    #expect(rig.shows("Off the air"))
    rig.press(.up)
    #expect(rig.tunedNumber == 1)
  }
}
