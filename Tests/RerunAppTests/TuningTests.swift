import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

/// How a viewer gets to a channel, and what is on the stage on the way.
@Suite struct TuningTests {
  private static let numbers: [Int64] = [2, 5, 7, 12, 108]

  private func rig(idents: Bool = true, player: KioskRig.Player = .shows) throws -> KioskRig {
    try ModelTesting.rig(
      ModelTesting.numbered(Self.numbers),
      channel: "c7",
      idents: idents,
      player: player
    )
  }

  // MARK: - Joining

  @Test func theFirstListingsStartTheLastChannel() throws {
    var preferences = Preferences()
    preferences.lastChannel = "c7"
    var rig = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      preferences: preferences
    )
    let listings = ModelTesting.numbered(Self.numbers)
    rig.send(.station(.ready(itemCount: 10, leftOut: 0, source: "Test")))
    #expect(rig.takeEffects() == [.schedule(around: ModelTesting.opening)])
    rig.send(.listings(listings))
    #expect(rig.orders == ["open 7 at 20:00 +600"])
    #expect(rig.opened.first?.ticket == 1)
    #expect(rig.model.base == .guide)
    #expect(rig.model.guideFocus(at: rig.now)?.channel.number == 7)
    #expect(rig.model.tuner.picture == .playing)
  }

  @Test func anUnknownLastChannelIsTheFirst() throws {
    let rig = try ModelTesting.rig(ModelTesting.numbered(Self.numbers), channel: "gone")
    #expect(rig.tunedNumber == 2)
  }

  @Test func selectTunes() throws {
    var rig = try rig()
    rig.press(.down, .select)
    #expect(rig.orders == ["open 12 at 20:00 +600", "sting"])
    #expect(rig.effects.contains(.save(.lastChannel("c12"))))
    #expect(rig.model.base == .watching)
  }

  @Test func selectOnThePlayingChannelOnlyLeavesTheGuide() throws {
    var rig = try rig()
    rig.press(.select)
    #expect(rig.effects == [])
    #expect(rig.model.base == .watching)
    #expect(rig.shows("Channel 7"))
  }

  static let surfing: [([RemoteCommand], Int64)] = [
    ([.channelUp], 12), ([.up], 12), ([.channelDown], 5), ([.down], 5),
    ([.channelUp, .channelUp], 108), ([.channelUp, .channelUp, .channelUp], 2),
    ([.down, .down, .down], 108), ([.lastChannel], 7), ([.up, .lastChannel], 7),
    ([.up, .up, .lastChannel], 12), ([.up, .lastChannel, .lastChannel], 12),
  ]
  @Test(arguments: surfing) func surfs(_ keys: [RemoteCommand], _ number: Int64) throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
    rig.press(keys)
    #expect(rig.tunedNumber == number)
    #expect(rig.model.base == .watching)
    let changes = keys == [.lastChannel] ? 0 : keys.count
    // The first is opened at once; of those that follow at once only the last.
    #expect(rig.opened.map(\.positionInMilliseconds) == (changes == 0 ? [] : [600_000]))
    rig.advance(milliseconds: 250)
    #expect(rig.opened.count == min(changes, 2))
    #expect(rig.opened.dropFirst().allSatisfy { $0.positionInMilliseconds == 600_250 })
    #expect(rig.model.tuner.picture == .playing)
  }

  // MARK: - Digits

  struct Digits: Sendable {
    var keys: String
    /// Milliseconds after the last key.
    var wait: Int64
    var number: Int64
    /// What the box says; nil once it is gone.
    var box: String?

    init(_ keys: String, after wait: Int64, _ number: Int64, box: String? = nil) {
      self.keys = keys
      self.wait = wait
      self.number = number
      self.box = box
    }
  }
  static let digits = [
    Digits("2", after: 0, 2), Digits("5", after: 0, 5), Digits("1", after: 1499, 7, box: "1"),
    Digits("1", after: 1500, 7, box: "1"), Digits("1", after: 2701, 7), Digits("12", after: 0, 12),
    Digits("10", after: 0, 7, box: "10"), Digits("10", after: 1499, 7, box: "10"),
    Digits("10", after: 1500, 7, box: "10"), Digits("108", after: 0, 108),
    Digits("8", after: 0, 7, box: "8"), Digits("8", after: 1199, 7, box: "8"),
    Digits("8", after: 1200, 7), Digits("88", after: 1200, 7), Digits("0", after: 0, 7, box: "0"),
    // What comes after an impossible number belongs to it, until its refusal is over.
    Digits("82", after: 0, 7, box: "82"), Digits("888", after: 1199, 7, box: "888"),
    Digits("82", after: 1200, 7), Digits("81234567", after: 0, 7, box: "812345"),
    // No channel begins with 9, and yet there may be more to come.
    Digits("9", after: 1499, 7, box: "9"), Digits("92", after: 1200, 7),
    Digits("1<", after: 0, 7), Digits("10<", after: 0, 7, box: "1"),
    Digits("10<2", after: 0, 12), Digits("1<5", after: 0, 5), Digits("12", after: 5000, 12),
  ]
  @Test(arguments: digits) func typesANumber(_ row: Digits) throws {
    for back in [RemoteCommand.back, .left] {
      var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
      for key in row.keys {
        rig.press(key == "<" ? back : try #require(RemoteCommand(rawValue: String(key))))
      }
      rig.advance(milliseconds: row.wait)
      #expect(rig.tunedNumber == row.number, "\(row.keys)")
      #expect(rig.model.numberEntry?.typed == row.box, "\(row.keys)")
      #expect(rig.opened.count == (row.number == 7 ? 0 : 1))
      #expect(rig.model.base == .watching)
    }
  }

  @Test func aNumberThatCouldGoOnWaitsOneAndAHalfSeconds() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered([1, 7, 12]))
    rig.press(.digit1)
    rig.advance(milliseconds: 1499)
    #expect(rig.tunedNumber == 7)
    rig.advance(milliseconds: 1)
    #expect(rig.tunedNumber == 1)
    #expect(rig.joined == ["1 at 20:00 +601"])
    rig.press(.digit1, .select)
    #expect(rig.tunedNumber == 1 && rig.model.numberEntry == nil)
    rig.press(.digit1, .digit2)
    #expect(rig.tunedNumber == 12)
  }

  @Test func theUnknownNumberIsNamed() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
    rig.press(.digit1, .digit0)
    rig.press(.select)
    #expect(rig.has("No channel 10"))
    // Back takes the box away, not the picture.
    rig.press(.back)
    #expect(rig.model.numberEntry == nil)
    #expect(rig.model.base == .watching)
  }

  @Test func otherKeysLeaveTheNumber() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered([1, 7, 12]))
    rig.press(.digit1, .volumeUp)
    #expect(rig.model.numberEntry?.typed == "1")
    rig.press(.digit2)
    #expect(rig.tunedNumber == 12)
    rig.press(.digit1, .channelUp)
    #expect(rig.model.numberEntry == nil)
    #expect(rig.tunedNumber == 1)
  }

  @Test func inTheGuideDigitsJump() throws {
    var rig = try rig()
    rig.press(.digit1, .digit0, .digit8)
    #expect(rig.model.base == .guide)
    #expect(rig.model.guideFocus(at: rig.now)?.channel.number == 108)
    #expect(rig.orders == [])
    rig.press(.digit8)
    #expect(rig.has("No channel 8"))
    rig.advance(milliseconds: 1200)
    #expect(rig.model.guideFocus(at: rig.now)?.channel.number == 108)
    #expect(!rig.has("No channel 8"))
  }

  @Test func aScriptTunesToo() throws {
    var rig = try rig()
    rig.send(.tune(number: 12))
    #expect(rig.orders == ["open 12 at 20:00 +600", "sting"])
    rig.send(.tune(number: 13))
    #expect(rig.tunedNumber == 12)
    #expect(rig.has("No channel 13"))
  }

  @Test func aNumberAskedForBeforeTheListings() throws {
    var rig = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      tune: 12
    )
    #expect(rig.model.base == .watching)
    rig.start(ModelTesting.numbered(Self.numbers))
    #expect(rig.tunedNumber == 12)
    #expect(rig.opened.count == 1)
    var unknown = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      tune: 13
    )
    unknown.start(ModelTesting.numbered(Self.numbers))
    #expect(unknown.tunedNumber == 2)
    #expect(unknown.has("No channel 13"))
    #expect(unknown.opened.count == 1)
  }

  // MARK: - The channel card

  /// When the picture comes, and how long the card stands: its time at least, and until the picture.
  @Test(arguments: [
    ("late-show", Int64(0), Int64(1300)), ("late-show", 300, 1300), ("late-show", 1299, 1300),
    ("late-show", 2500, 2500), ("late-show", 9000, 9000), ("midnight-movie", 0, 1600),
    ("midnight-movie", 2000, 2000),
  ])
  func theCardWaitsForThePicture(_ theme: String, _ picture: Int64, _ leaves: Int64) throws {
    var rig = try ModelTesting.rig(
      ModelTesting.numbered(Self.numbers),
      theme: theme,
      player: .silent
    )
    rig.press(.down, .select)
    let start = rig.now.uptimeMilliseconds
    var left: Int64?
    for step in stride(from: Int64(0), through: 10_000, by: 20) {
      if step >= picture, rig.model.tuner.picture == .opening {
        rig.move(milliseconds: picture - (rig.now.uptimeMilliseconds - start))
        rig.play(.pictureShown)
      }
      rig.advance(milliseconds: max(0, start + step - rig.now.uptimeMilliseconds))
      if left == nil, rig.model.ident?.leftAt != nil { left = rig.model.ident?.leftAt }
    }
    #expect(left.map { $0 - start } == leaves)
    #expect(rig.model.ident == nil)
  }

  @Test func theCardNamesTheChannelAndNothingElseIsDrawn() throws {
    var rig = try ModelTesting.rig(ModelTesting.numbered(Self.numbers), player: .silent)
    rig.press(.down, .select)
    rig.advance(milliseconds: 900)
    #expect(rig.has("Channel 5"))
    #expect(!rig.showsVideo)
  }

  /// A change that shows a picture at once needs no card where the viewer wants none; a slow one
  /// gets it, so that the screen is never black.
  @Test(arguments: [(Int64(0), false), (200, false), (249, false), (800, true), (5000, true)])
  func withoutIdents(_ picture: Int64, _ isShown: Bool) throws {
    var rig = try rig(idents: false, player: .silent)
    rig.press(.down, .select)
    #expect(!rig.effects.contains(.sting))
    var wasShown = false
    rig.advance(milliseconds: picture)
    wasShown = rig.model.ident?.isShown(at: rig.now.uptimeMilliseconds) ?? false
    rig.play(.pictureShown)
    rig.advance(milliseconds: 1)
    #expect(wasShown == isShown)
    rig.advance(milliseconds: 400)
    #expect(rig.model.ident == nil)
    #expect(rig.model.banner.shownAt != nil)
  }

  @Test func mutedChangesAreSilent() throws {
    var rig = try rig()
    rig.press(.mute, .up)
    _ = rig.takeEffects()
    rig.press(.select)
    #expect(rig.orders == ["open 5 at 20:00 +600"])
  }

  @Test func aChannelWithoutPictureKeepsTheCardForItsTime() throws {
    var rig = try ModelTesting.rig(GuideRig.station().listings())
    rig.press(.digit5, .select)
    #expect(rig.orders == ["stop", "sting"])
    rig.advance(milliseconds: 1299)
    #expect(rig.model.ident?.leftAt == nil)
    rig.advance(milliseconds: 500)
    #expect(rig.model.ident == nil)
    #expect(rig.has("Closed"))
  }

  // MARK: - Banner and chips

  @Test(arguments: [("late-show", Int64(420)), ("midnight-movie", 240)])
  func theBannerStaysFiveSeconds(_ theme: String, _ out: Int64) throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers), theme: theme)
    #expect(rig.texts == [])
    rig.press(.select)
    rig.advance(milliseconds: 400)
    #expect(rig.has("7 at 20:00"))
    rig.advance(milliseconds: 4599)
    #expect(rig.model.banner.shownAt != nil)
    rig.advance(milliseconds: 1)
    #expect(rig.model.banner.shownAt == nil)
    rig.advance(milliseconds: out - 1)
    #expect(rig.model.banner.leftAt != nil)
    rig.advance(milliseconds: 1)
    #expect(rig.model.banner.leftAt == nil)
    #expect(rig.texts == [])
  }

  @Test func anyArrowKeepsTheBanner() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
    rig.press(.select)
    for _ in 0..<5 {
      rig.advance(milliseconds: 4000)
      rig.press(.right)
      #expect(rig.model.banner.shownAt == rig.now.uptimeMilliseconds)
    }
    #expect(rig.model.banner.focus == .options)
    rig.press(.left, .left, .left, .left, .left)
    #expect(rig.model.banner.focus == .startOver)
    #expect(rig.model.overlay == nil)
    rig.press(.back)
    #expect(rig.model.banner.shownAt == nil)
    #expect(rig.model.base == .watching)
    rig.press(.back)
    #expect(rig.model.base == .guide)
  }

  @Test func chips() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
    rig.press(.select, .right, .right, .select)
    #expect(rig.effects == [.save(.favourite(channelID: "c7", true))])
    #expect(rig.shows("Added to favourites"))
    rig.press(.select)
    #expect(rig.effects.last == .save(.favourite(channelID: "c7", false)))
    rig.press(.right, .right, .select)
    guard case .info(let info) = rig.model.overlay else {
      Issue.record("no programme page")
      return
    }
    #expect(info.channelID == "c7")
    rig.press(.back, .select, .right, .right, .right, .right, .right, .select)
    guard case .menu(let menu) = rig.model.overlay else {
      Issue.record("no menu")
      return
    }
    #expect(menu.page == .options)
  }

  @Test func leftAndRightWithoutBanner() throws {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered(Self.numbers))
    rig.press(.left)
    #expect(rig.shows("Watch now"))
    rig.press(.back, .right)
    #expect(rig.shows("Options"))
  }
}
