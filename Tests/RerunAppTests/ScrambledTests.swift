import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// Channel 99: how one gets there, what it shows, and how one leaves.
@Suite struct ScrambledTests {
  private static let numbers: [Int64] = [2, 5, 7, 12, 108]

  private func watching(_ number: Int64 = 7, _ numbers: [Int64] = numbers) throws -> KioskRig {
    try ModelTesting.watching(number, ModelTesting.numbered(numbers))
  }

  private func scrambled(_ number: Int64 = 7) throws -> KioskRig {
    var rig = try watching(number)
    rig.press(.digit9, .digit9)
    try #require(rig.model.scramble != nil)
    return rig
  }

  // MARK: - Getting there

  @Test func byItsNumber() throws {
    var rig = try watching()
    rig.press(.digit9)
    // Nothing says where a 9 might lead.
    #expect(rig.model.numberEntry?.typed == "9")
    #expect(rig.has("9") && !rig.has("No channel") && !rig.has("Channel"))
    rig.press(.digit9)
    #expect(rig.model.scramble != nil && rig.model.numberEntry == nil)
    #expect(rig.orders == ["scramble"])
    #expect(rig.tunedNumber == 7)
    #expect(rig.texts == ["99", "Not in your package", "If you squint, it is a weather report"])
  }

  @Test func anEndingNumberIsRefusedAsAnyOther() throws {
    var rig = try watching()
    rig.press(.digit9)
    rig.advance(milliseconds: 1500)
    #expect(rig.has("No channel 9"))
    rig.press(.back, .digit9, .digit2)
    #expect(rig.has("No channel 92"))
    #expect(rig.model.scramble == nil)
  }

  @Test func byAScript() throws {
    var rig = try watching()
    rig.send(.tune(number: 99))
    #expect(rig.orders == ["scramble"])
    #expect(rig.model.scramble != nil)
    var early = KioskRig(
      theme: try BundledTheme.load("late-show"),
      at: ModelTesting.opening,
      tune: 99
    )
    early.start(ModelTesting.numbered(Self.numbers))
    #expect(early.model.scramble != nil)
    #expect(early.tunedNumber == 2)
  }

  @Test func fromTheGuide() throws {
    var rig = try ModelTesting.rig(ModelTesting.numbered(Self.numbers), channel: "c7")
    rig.press(.digit9, .digit9)
    #expect(rig.model.base == .watching && rig.model.scramble != nil)
    #expect(rig.tunedNumber == 7)
  }

  @Test func aChannelOfThatNumberComesFirst() throws {
    var rig = try watching(2, [2, 99, 108])
    rig.press(.digit9, .digit9)
    #expect(rig.tunedNumber == 99 && rig.model.scramble == nil)
    rig.send(.tune(number: 2))
    rig.press(.down, .down, .down)
    #expect(rig.model.scramble == nil)
  }

  struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from: Int64 = 2
    /// Keys and how long after the one before, in milliseconds.
    var keys: [(RemoteEvent, Int64)]
    var leads: Bool
    var tuned: Int64
  }

  static let ways: [Way] = [
    Way(
      testDescription: "three in a row",
      keys: [(.tap(.down), 0), (.tap(.down), 1999), (.tap(.channelDown), 2000)],
      leads: true,
      tuned: 12
    ),
    Way(
      testDescription: "too slow",
      keys: [(.tap(.down), 0), (.tap(.down), 2001), (.tap(.down), 100)],
      leads: false,
      tuned: 7
    ),
    Way(
      testDescription: "another key between",
      keys: [(.tap(.down), 0), (.tap(.down), 100), (.tap(.up), 100), (.tap(.down), 100)],
      leads: false,
      tuned: 12
    ),
    Way(
      testDescription: "surfing past the first",
      from: 5,
      keys: [(.tap(.down), 0), (.tap(.down), 100), (.tap(.down), 100), (.tap(.down), 100)],
      leads: false,
      tuned: 7
    ),
    Way(
      testDescription: "after a rest on the first",
      from: 5,
      keys: [
        (.tap(.down), 0), (.tap(.down), 2500), (.tap(.down), 500), (.tap(.down), 500),
      ],
      leads: true,
      tuned: 12
    ),
    Way(
      testDescription: "held down",
      keys: [(.tap(.down), 0), (.again(.down), 400), (.again(.down), 100), (.again(.down), 100)],
      leads: false,
      tuned: 5
    ),
  ]

  @Test(arguments: ways) func byChannelDown(_ way: Way) throws {
    var rig = try watching(way.from)
    for (event, wait) in way.keys {
      rig.advance(milliseconds: wait)
      rig.send(.remote(event))
    }
    #expect((rig.model.scramble != nil) == way.leads)
    #expect(rig.tunedNumber == way.tuned)
  }

  // MARK: - Leaving

  struct Exit: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(keys)" }
    var keys: [RemoteCommand]
    /// Nil for the guide.
    var tuned: Int64?
  }

  static let exits: [Exit] = [
    Exit(keys: [.up], tuned: 12), Exit(keys: [.channelUp], tuned: 12),
    Exit(keys: [.down], tuned: 5), Exit(keys: [.channelDown], tuned: 5),
    Exit(keys: [.lastChannel], tuned: 7), Exit(keys: [.digit1, .digit2], tuned: 12),
    Exit(keys: [.digit7], tuned: 7), Exit(keys: [.back]), Exit(keys: [.guide]),
    Exit(keys: [.exit]), Exit(keys: [.menu, .guide]),
  ]

  @Test(arguments: exits) func leaves(_ exit: Exit) throws {
    var rig = try scrambled()
    _ = rig.takeEffects()
    rig.press(exit.keys)
    #expect(rig.model.scramble == nil)
    #expect(rig.orders.filter { $0 == "unscramble" }.count == 1)
    #expect(rig.model.base == (exit.tuned == nil ? .guide : .watching))
    #expect(rig.tunedNumber == exit.tuned ?? 7)
    rig.advance(milliseconds: 4000)
    #expect(!rig.isScrambled)
    rig.send(.tick)
    #expect(rig.orders.filter { $0 == "unscramble" }.count == 1)
  }

  @Test func otherKeysStay() throws {
    var rig = try scrambled()
    rig.press(.volumeDown, .mute, .mute, .playPause, .info, .left, .digit8, .back)
    rig.advance(milliseconds: 2000)
    #expect(rig.model.scramble != nil && rig.isScrambled && rig.model.base == .watching)
    rig.press(.menu)
    guard case .menu = rig.model.overlay else {
      Issue.record("no menu: \(rig)")
      return
    }
    rig.press(.back)
    #expect(rig.model.scramble != nil && rig.model.overlay == nil)
    rig.press(.digit9, .digit9)
    #expect(!rig.orders.contains("unscramble"))
    #expect(rig.orders.filter { $0 == "scramble" }.count == 1)
  }

  @Test func aTunedChannelGoesOnBeneath() throws {
    var rig = try scrambled()
    _ = rig.takeEffects()
    rig.advance(minutes: 55)
    #expect(rig.joined == ["7 at 21:00 +0"])
    #expect(rig.model.scramble != nil && rig.isScrambled)
    #expect(rig.pastDeadlines == [])
  }

  @Test func theNoteComesBackBySelect() throws {
    var rig = try scrambled()
    rig.advance(milliseconds: 4999)
    #expect(rig.has("Not in your package"))
    rig.advance(milliseconds: 1)
    #expect(rig.texts == [])
    rig.press(.select)
    #expect(rig.has("Not in your package"))
    rig.advance(milliseconds: 5000)
    #expect(rig.texts == [])
  }

  @Test func inGerman() throws {
    var rig = KioskRig(
      theme: try BundledTheme.load("midnight-movie"),
      at: ModelTesting.opening,
      language: .german,
      tune: 99
    )
    rig.start(ModelTesting.numbered(Self.numbers))
    #expect(rig.texts.last == "Wer blinzelt, sieht einen Wetterbericht")
    let boxes = rig.draw().entries.compactMap {
      if case .box(let box) = $0.item { box.rect } else { nil }
    }
    let texts = rig.draw().entries.compactMap {
      if case .text(let text) = $0.item { text } else { nil }
    }
    for text in texts {
      let width = rig.measurer.width(of: text.string, in: text.style)
      #expect(text.rect.x + width < (boxes.last?.maxX ?? 0), "\(text.string)")
    }
  }

  // MARK: - Time

  @Test func itMovesThirtyTimesASecondAndNotAfterwards() throws {
    var rig = try scrambled()
    rig.advance(milliseconds: 6000)
    let wakes = rig.wakes
    rig.advance(milliseconds: 1000)
    #expect((29...31).contains(rig.wakes - wakes))
    rig.press(.back)
    rig.advance(milliseconds: 2000)
    let rest = rig.wakes
    rig.advance(milliseconds: 5000)
    #expect(rig.wakes - rest <= 1)
  }

  @Test func theSameMomentIsTheSamePicture() {
    let one = Scramble(startedAt: 5000, seed: 7)
    let bands = [ScrambleItem.Band(top: 0, height: 250, tint: .white)]
    for uptime in stride(from: Int64(5000), through: 600_000, by: 7001) {
      let item = one.item(.video, bands: bands, at: uptime)
      #expect(item == Scramble(startedAt: 5000, seed: 7).item(.video, bands: bands, at: uptime))
      #expect(item != Scramble(startedAt: 5000, seed: 8).item(.video, bands: bands, at: uptime))
      #expect(item != one.item(.video, bands: bands, at: uptime + 34))
      #expect(item.offsets.count == ScrambleItem.stripCount)
      #expect(item.offsets.allSatisfy { (0..<1920).contains($0) })
      #expect((0..<ScrambleItem.stripCount).contains(item.roll))
      #expect(item.bands.allSatisfy { $0.top >= 0 && $0.top + $0.height <= 1080 })
    }
  }

  /// In step for 400 ms, each time 20 to 60 s after the one before.
  @Test(arguments: [0, 1, 42, .max] as [UInt64]) func itComesIntoStep(_ seed: UInt64) {
    let scramble = Scramble(startedAt: 1_000_000, seed: seed)
    var starts: [Int64] = []
    var length: Int64 = 0
    for passed in stride(from: Int64(0), to: 1_200_000, by: 10) {
      guard scramble.isClear(at: 1_000_000 + passed) else {
        if length > 0 { #expect((390...400).contains(length)) }
        length = 0
        continue
      }
      if length == 0 { starts.append(passed) }
      length += 10
    }
    #expect(starts.count >= 20)
    let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { (19_990...60_010).contains($0) }, "\(gaps)")
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) > 5000)
  }

  /// Deadlines fall on the first and the last millisecond of the moments in step.
  @Test func deadlinesMeetTheMomentsInStep() {
    let scramble = Scramble(startedAt: 0, seed: 3)
    var uptime: Int64 = 0
    var wasClear = false
    while uptime < 120_000 {
      let next = scramble.nextChange(after: uptime)
      #expect(next > uptime && next - uptime <= (wasClear ? 400 : 34))
      if next - uptime > 1 { #expect(scramble.isClear(at: next - 1) == wasClear) }
      uptime = next
      wasClear = scramble.isClear(at: uptime)
    }
  }

  /// Jumps by up to 300 pixels, 2 to 4 s apart, on top of 180 pixels a second.
  @Test func itRollsAndJumps() {
    let scramble = Scramble(startedAt: 0, seed: 11)
    func roll(_ frame: Int64) -> Int {
      scramble.item(.video, bands: [], at: (frame * 1000 + 29) / 30).roll
        * ScrambleItem.stripHeight
    }
    var jumps: [Int64] = []
    for frame in Int64(1)..<1800 {
      let step = ((roll(frame) - roll(frame - 1)) % 1080 + 1080) % 1080
      #expect(step <= 312)
      if step > 8 { jumps.append(frame) }
    }
    let gaps = zip(jumps, jumps.dropFirst()).map { $1 - $0 }
    // A jump by nothing is none.
    #expect(jumps.count >= 17 && gaps.filter { $0 < 59 }.isEmpty, "\(gaps)")
    #expect(gaps.filter { $0 <= 121 }.count >= gaps.count - 2)
  }
}

extension KioskRig {
  var isScrambled: Bool {
    draw().entries.contains { if case .scramble = $0.item { true } else { false } }
  }
}
