import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

@Suite struct SearchPageTests {
  private func rig() throws -> KioskRig {
    var rig = try ModelTesting.rig()
    rig.openOption(.search)
    _ = rig.takeEffects()
    return rig
  }

  private var page: (KioskRig) -> SearchPage? { { $0.model.pages.last as? SearchPage } }

  /// What was asked for, as "query/ticket".
  private func asked(_ rig: inout KioskRig) -> [String] {
    rig.takeEffects().compactMap { effect in
      if case .search(let query, _, _, let ticket) = effect { "\(query)/\(ticket)" } else { nil }
    }
  }

  private func film(_ title: String, _ place: NextAirings.Place? = nil) -> SearchResult {
    var item = Item(id: title, kind: .movie)
    item.title = title
    return SearchResult(kind: .film, title: title, item: item, place: place)
  }

  @Test func keysType() throws {
    var rig = try rig()
    rig.press(.select, .right, .down, .select)
    #expect(asked(&rig) == ["a/1", "ah/2"])
    rig.press(.digit7)
    #expect(asked(&rig) == ["ah7/3"])
    rig.send(.typed(.insert("ü")))
    rig.send(.typed(.deleteBackward))
    #expect(asked(&rig) == ["ah7ü/4", "ah7/5"])
    // The wide keys: Space, Delete, Clear.
    rig.press(.left, .down, .down, .down, .down, .down, .select)
    #expect(asked(&rig) == ["ah7 /6"])
    rig.press(.right, .select, .select)
    #expect(asked(&rig) == ["ah7/7", "ah/8"])
    rig.press(.right, .select)
    #expect(asked(&rig) == [])
    #expect(page(rig)?.query == "")
  }

  @Test func onlyTheLastAnswerCounts() throws {
    var rig = try rig()
    rig.press(.select, .select)
    rig.send(.page(.found([film("Old")], ticket: 1)))
    #expect(page(rig)?.results.isEmpty == true)
    #expect(rig.shows("Searching…"))
    rig.send(.page(.found([film("New")], ticket: 2)))
    #expect(rig.shows("New"))
    #expect(rig.shows("1 match"))
    #expect(rig.shows("Not scheduled"))
  }

  @Test func nothingFoundIsSaid() throws {
    var rig = try rig()
    rig.press(.select)
    rig.send(.page(.found([], ticket: 1)))
    #expect(rig.shows("No matches"))
    // There is nothing to go to at the right.
    rig.press(.right, .right, .right, .right, .right, .right)
    #expect(page(rig)?.focus == .key(row: 0, column: 5))
  }

  @Test func selectTunesWhatIsOnAndOpensWhatIsNot() throws {
    var rig = try rig()
    let second = try #require(rig.model.channels.dropFirst().first)
    let now = Airing(item: 0, start: rig.now.wall - 60, end: rig.now.wall + 60)
    let later = Airing(item: 0, start: rig.now.wall + 60, end: rig.now.wall + 120)
    rig.press(.select)
    rig.send(
      .page(
        .found(
          [
            film("On", NextAirings.Place(channelID: second.id, airing: now)),
            film("Later", NextAirings.Place(channelID: second.id, airing: later)),
            film("Never"), SearchResult(kind: .person, title: "Ida Marchetti"),
          ],
          ticket: 1
        )
      )
    )
    rig.press(.left, .right, .down, .up)
    #expect(page(rig)?.focus == .result(0))
    rig.press(.down, .down, .select)
    #expect(rig.model.toasts.toasts.last?.text.contains("Not scheduled") == true)
    rig.press(.up, .select)
    #expect(rig.model.overlay != nil)
    rig.press(.back)
    #expect(page(rig)?.focus == .result(1))
    rig.press(.down, .down)
    _ = rig.takeEffects()
    rig.press(.select)
    #expect(asked(&rig) == ["Ida Marchetti/2"])
    #expect(page(rig)?.focus == .key(row: 0, column: 5))
    rig.press(.right, .select)
    #expect(rig.model.tuner.channelID == second.id)
    #expect(rig.model.pages.isEmpty)
  }

  @Test func theKeyOfTheRemoteOpensItOnce() throws {
    var rig = try ModelTesting.rig()
    rig.press(.exit, .search, .search)
    #expect(rig.model.pages.count == 1)
    #expect(page(rig)?.query == "")
    rig.press(.back)
    #expect(rig.model.pages.isEmpty)
  }

  @Test func backLeavesAndAHeldBackLeavesAll() throws {
    var rig = try rig()
    rig.press(.back)
    #expect(rig.model.pages.isEmpty)
    rig.openOption(.search)
    rig.hold(.back)
    #expect(rig.model.pages.isEmpty)
    #expect(rig.model.base == .watching)
  }

  // MARK: - What lies below

  /// A page over the picture of the first channel, where keys have meanings of their own.
  private func watching() throws -> KioskRig {
    var rig = try ModelTesting.watching(1)
    rig.press(.search)
    return rig
  }

  @Test func keysAreThePagesAlone() throws {
    var rig = try watching()
    // Three times down from the first channel is the way to channel 99.
    rig.press(.down, .down, .down)
    #expect(rig.model.scramble == nil)
    #expect(page(rig)?.focus == .key(row: 3, column: 0))
    rig.press(.back, .digit9, .digit9, .search, .down, .back)
    #expect(rig.model.pages.isEmpty)
    #expect(rig.model.scramble != nil)
    #expect(rig.tunedNumber == 1)
  }

  @Test func theGuideLeavesThePageBelowAProgramme() throws {
    var rig = try rig()
    let channel = try #require(rig.model.channels.first)
    let later = Airing(item: 0, start: rig.now.wall + 60, end: rig.now.wall + 120)
    for key in [RemoteEvent.tap(.guide), .hold(.back)] {
      rig.press(.search, .select)
      let ticket = asked(&rig).last.flatMap { $0.split(separator: "/").last.flatMap { Int($0) } }
      rig.send(
        .page(
          .found(
            [film("Later", NextAirings.Place(channelID: channel.id, airing: later))],
            ticket: try #require(ticket)
          )
        )
      )
      rig.press(.left, .right, .select)
      #expect(rig.model.overlay != nil)
      // What is typed now is for nobody.
      rig.send(.typed(.insert("x")))
      #expect(!rig.model.takesText && asked(&rig) == [])
      rig.send(.remote(key))
      #expect(rig.model.overlay == nil && rig.model.pages.isEmpty)
      #expect(rig.model.base == (key == .tap(.guide) ? .guide : .watching))
    }
  }

  @Test func otherListingsAreAskedAnew() throws {
    var rig = try rig()
    let channel = try #require(rig.model.channels.first)
    let now = Airing(item: 0, start: rig.now.wall - 60, end: rig.now.wall + 60)
    let found = [film("On", NextAirings.Place(channelID: channel.id, airing: now))]
    rig.press(.select)
    rig.send(.page(.found(found, ticket: 1)))
    rig.press(.left, .right)
    _ = rig.takeEffects()
    rig.send(.listings(GuideRig.station().listings()))
    #expect(asked(&rig) == ["a/2"])
    // What was found is still seen, but it is of days that are no more.
    #expect(rig.shows("On"))
    rig.press(.select)
    #expect(rig.model.pages.count == 1)
    rig.send(.page(.found(found, ticket: 2)))
    rig.press(.select)
    #expect(rig.model.pages.isEmpty)
  }

  @Test func theHiddenPictureMovesNothing() throws {
    var rig = try watching()
    // The clock's minute is next; nothing of the picture below is due.
    #expect(try #require(rig.deadline) - rig.now.uptimeMilliseconds > 1000)
    rig.press(.power)
    #expect(rig.model.pages.isEmpty)
  }
}
