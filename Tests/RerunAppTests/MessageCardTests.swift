import RerunApp
import RerunCore
import RerunStage
import Testing

/// Error card, off-air card, sign-off card.
@Suite struct MessageCardTests {
  private static let midnight: Seconds = 86_400 * 20_000

  private func drawn(
    _ theme: String,
    _ language: Wording.Language = .english,
    _ draw: (inout Canvas) -> Void
  ) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme, language: language)
    draw(&canvas)
    return (canvas.list, canvas)
  }

  private static func error(
    _ reason: PlayerFailure,
    _ outcome: ErrorCard.Outcome,
    focus: ErrorCard.Button = .retry,
    detail: String = "AV1 10-bit"
  ) -> ErrorCard {
    ErrorCard(
      channel: CardTesting.channel(13, "Creature Hall"),
      reason: reason,
      outcome: outcome,
      secondsLeft: 12,
      focus: focus,
      detail: detail
    )
  }

  struct Failure: Sendable {
    var reason: PlayerFailure
    var start: String
  }

  static let failures = [
    Failure(reason: .format, start: "The file is in a format this box can’t decode"),
    Failure(reason: .missing, start: "This file can’t be found any more."),
    Failure(reason: .network, start: "The server stopped answering."),
    Failure(reason: .refused, start: "The server says this account may not play it."),
    Failure(reason: .slow, start: "The network is too slow for this picture right now."),
  ]

  @Test(arguments: failures) func errorSaysWhy(_ row: Failure) throws {
    let (list, _) = try drawn("late-show") {
      Self.error(row.reason, .movesOn(title: "She Came from Sub-Basement 9")).draw(on: &$0)
    }
    #expect(list.strings.contains { $0.hasPrefix(row.start) })
    _ = try list.text("13 Creature Hall")
    _ = try list.text("Moving on to “She Came from Sub-Basement 9” in 0:12")
    _ = try list.text("AV1 10-bit")
    // 12 of 30 seconds of 992 pixels.
    #expect(list.boxes.contains { $0.rect.y == 610 && abs($0.rect.width - 396.8) < 0.01 })
  }

  @Test(arguments: CardTesting.themes, [Wording.Language.english, .german])
  func errorFits(_ theme: String, _ language: Wording.Language) throws {
    for focus in ErrorCard.Button.allCases {
      for outcome in [
        ErrorCard.Outcome.triesAgain, .movesOn(title: nil),
        .movesOn(title: String(repeating: "Long Title ", count: 12)),
      ] {
        let (list, canvas) = try drawn(theme, language) {
          Self.error(.format, outcome, focus: focus).draw(on: &$0)
        }
        #expect(list.overlaps(canvas) == [])
        let card = Rect(400, 232, 1120, 616)
        #expect(list.texts.allSatisfy { card.contains(list.ink($0, canvas)) })
        let reason = canvas.words.reason(.format)
        #expect(canvas.lineCount(reason, canvas.theme.style(.body), width: 992, limit: 9) <= 3)
      }
    }
  }

  @Test func errorButtons() throws {
    let (list, _) = try drawn("late-show") {
      Self.error(.network, .triesAgain, focus: .guide, detail: "").draw(on: &$0)
    }
    #expect(list.strings.suffix(3) == ["Try again", "Next channel", "Guide"])
    #expect(list.icons.map(\.icon) == [.warn, .retry, .up, .list])
    _ = try list.text("Trying again in 0:12")
  }

  struct OffAir: Sendable {
    var reason: OffAirCard.Reason
    var title: String
    var line: String?
  }

  static let offAirs = [
    OffAir(reason: .serverSilent, title: "Off the air", line: "The server isn’t answering"),
    OffAir(
      reason: .nothingMatches,
      title: "Off the air",
      line: "Nothing matches this channel’s rules"
    ),
    OffAir(
      reason: .resting(until: midnight),
      title: "Off the air",
      line: "This channel is resting until 12:00 AM"
    ),
    OffAir(reason: .cableOut, title: "Off the air", line: "The network cable is out"),
    OffAir(reason: .warmingUp, title: "Warming up", line: nil),
    OffAir(reason: .settingClock, title: "Warming up", line: "Waiting for the right time"),
  ]

  @Test(arguments: offAirs) func offAir(_ row: OffAir) throws {
    for theme in CardTesting.themes {
      let card = OffAirCard(
        channel: CardTesting.channel(),
        reason: row.reason,
        retrySeconds: 24
      )
      let (list, canvas) = try drawn(theme) { card.draw(on: &$0) }
      #expect(
        list.strings
          == [row.title, row.line, "Trying again in 0:24", "7 Lamplight"].compactMap { $0 }
      )
      // What doesn't fit its box is set smaller, not cut.
      #expect(list.texts.allSatisfy { canvas.width($0.string, $0.style) <= $0.rect.width })
    }
  }

  @Test func offAirMovesEveryMinute() throws {
    func place(_ minutes: Int) throws -> Rect {
      let card = OffAirCard(
        channel: nil,
        reason: .warmingUp,
        retrySeconds: nil,
        minutesShown: minutes
      )
      return try drawn("late-show") { card.draw(on: &$0) }.0.text("Warming up").rect
    }
    #expect(try place(0) == Rect(560, 430, 800, 98))
    #expect(try place(1) == Rect(584, 430, 800, 98))
    #expect(Set(try (0..<9).map(place)).count == 9)
    #expect(try place(9) == place(0))
  }

  @Test func retriesSlowDown() {
    #expect((0..<6).map { OffAirCard.delay(beforeAttempt: $0) } == [5, 10, 20, 40, 60, 60])
    #expect(OffAirCard.delay(beforeAttempt: -1) == 5)
  }

  @Test func signOff() throws {
    let card = SignOffCard(
      channel: CardTesting.channel(),
      next: .init(start: Self.midnight, title: "The Salt Road"),
      now: Self.midnight
    )
    let (late, _) = try drawn("late-show") { card.draw(on: &$0) }
    #expect(
      late.strings.prefix(4) == [
        "12:00 AM", "That’s all for tonight", "Lamplight signs on again at 12:00 AM with",
        "The Salt Road.",
      ]
    )
    let (movie, _) = try drawn("midnight-movie") { card.draw(on: &$0) }
    #expect(
      movie.strings == [
        "The end… for tonight", "Lamplight rises again at 12:00 AM with The Salt Road",
      ]
    )
    let alone = SignOffCard(channel: CardTesting.channel(), next: nil, now: Self.midnight)
    for theme in CardTesting.themes {
      #expect(try drawn(theme) { alone.draw(on: &$0) }.0.strings.contains("Good night."))
    }
  }

  /// After five minutes the card goes dark, the moon least.
  @Test(arguments: CardTesting.themes) func signOffDims(_ theme: String) throws {
    let card = SignOffCard(
      channel: CardTesting.channel(),
      next: nil,
      now: Self.midnight,
      minutesShown: 5
    )
    let list = try drawn(theme) { card.draw(on: &$0) }.0
    #expect(list.entries.prefix(2).map(\.alpha) == [1, 0.4])
    #expect(list.entries.dropFirst(2).allSatisfy { $0.alpha == 0.2 })
  }
}
