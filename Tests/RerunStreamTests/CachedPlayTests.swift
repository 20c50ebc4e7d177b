import Foundation
import RerunCore
import RerunPlayer
import RerunTestSupport
import Synchronization
import Testing

@testable import RerunStream

/// Films through the whole way: index fetched ahead, mpv reading through it.
@Suite(.serialized, .enabled(if: FilmFiles.made != nil, "needs ffmpeg with libx264"))
struct CachedPlayTests {
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case indexLast
    case indexFirst
    var testDescription: String { rawValue }
  }

  let files: FilmFiles.Made

  init() throws { files = try #require(FilmFiles.made) }

  private func film(_ place: Place) throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: place == .indexLast ? files.indexLast : files.indexFirst)
    )
  }

  /// What can be seen of a film that is opened and moved in.
  private struct Viewing: Equatable {
    var duration: Int64?
    var tracks: [MediaTrack]
    var first: UInt64
    var pictures: [UInt64]
    var positions: [Int64?]
    var end: Int64?
  }

  private func view(_ url: String, fetched: Bool) throws -> Viewing {
    let rig = try StreamRig(startsPaused: true)
    if fetched { #expect(rig.fetch(url)) }
    rig.open(url, atMilliseconds: 4_400, ticket: 1)
    #expect(rig.run { rig.isShown(1) }, "\(rig.events)")
    let first = rig.picture
    var pictures: [UInt64] = []
    var positions: [Int64?] = []
    for target: Int64 in [9_000, 1_520, 11_000, 0, 6_480] {
      let count = rig.pictureCount
      rig.player.seek(toMilliseconds: target, exact: true)
      #expect(
        rig.run {
          rig.pictureCount > count && abs((rig.lastPosition(of: 1) ?? -1_000) - target) <= 40
        },
        "\(target): \(rig.events(of: 1).suffix(3))"
      )
      pictures.append(rig.picture)
      positions.append(rig.lastPosition(of: 1))
    }
    let tracks = rig.player.tracks
    let duration = rig.player.durationInMilliseconds
    rig.player.seek(toMilliseconds: 11_000, exact: true)
    rig.player.setPaused(false)
    #expect(rig.run { rig.end(of: 1) != nil })
    return Viewing(
      duration: duration,
      tracks: tracks,
      first: first,
      pictures: pictures,
      positions: positions,
      end: rig.end(of: 1)
    )
  }

  @Test(arguments: Place.allCases) func playsAsItWouldWithout(_ place: Place) throws {
    let film = try film(place)
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let url = server.url("/film.mp4")
    let direct = try view(url, fetched: false)
    let cached = try view(url, fetched: true)
    #expect(cached == direct)
    #expect(Set(cached.pictures).count == 5)
    #expect((cached.end ?? 0) > 11_800)
  }

  /// Neither the index nor anything before the picture's place is read again.
  @Test(arguments: Place.allCases) func oneRequestIsEnough(_ place: Place) throws {
    let film = try film(place)
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let rig = try StreamRig(startsPaused: true)
    let url = server.url("/film.mp4")
    #expect(rig.fetch(url))
    let before = server.requests.count
    rig.open(url, atMilliseconds: 10_500, ticket: 1)
    #expect(rig.run { rig.isShown(1) })
    let asked = server.requests.dropFirst(before)
    #expect(asked.count == 1, "\(asked.map(\.first))")
    #expect((asked.first?.first ?? 0) > film.count / 2)
    #expect(abs((rig.lastPosition(of: 1) ?? 0) - 10_000) <= 80, "the key frame before")
  }

  @Test func signsIn() throws {
    let film = try film(.indexLast)
    let server = try #require(
      RangeServer {
        $0.headers["authorization"] == "Basic dXNlcjpwYXNz"
          ? RangeServer.Answer(film) : .status(401, "Unauthorized")
      }
    )
    defer { server.stop() }
    let rig = try StreamRig(startsPaused: true)
    let url = server.url("/film.mp4").replacingOccurrences(of: "//", with: "//user:pass@")
    #expect(rig.fetch(url))
    for (ticket, position) in [(1, 8_500), (2, 2_500)] as [(Int, Int64)] {
      rig.open(url, atMilliseconds: position, ticket: ticket)
      #expect(rig.run { rig.isShown(ticket) }, "\(rig.events(of: ticket))")
      #expect(rig.desk.holds(url))
    }
  }

  @Test func otherFilesAreMPVsOwn() throws {
    let film = try film(.indexLast)
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let rig = try StreamRig()
    rig.open(server.url("/film.mp4"), ticket: 1)
    #expect(rig.run { rig.isShown(1) })
    rig.open(files.matroska, atMilliseconds: 3_000, ticket: 2)
    #expect(rig.run { rig.isShown(2) })
    #expect(rig.cache.summary.files == 0)
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var failure: PlayerFailure
    var answer: @Sendable (Data) -> RangeServer.Answer
  }

  static let troubles = [
    Trouble(testDescription: "404", failure: .missing) { _ in .status(404, "Not Found") },
    Trouble(testDescription: "401", failure: .refused) { _ in .status(401, "Unauthorized") },
    Trouble(testDescription: "403", failure: .refused) { _ in .status(403, "Forbidden") },
    Trouble(testDescription: "503", failure: .network) { _ in .status(503, "Busy") },
    Trouble(testDescription: "silence", failure: .network) { _ in .silence },
    Trouble(testDescription: "another film", failure: .network) {
      RangeServer.Answer($0 + Data(count: 500))
    },
    Trouble(testDescription: "no ranges any more", failure: .network) {
      var answer = RangeServer.Answer($0)
      answer.ignoresRanges = true
      return answer
    },
  ]

  /// The index was there before the trouble began; the reason is found out all the same.
  @Test(arguments: troubles) func failsForTheRightReason(_ row: Trouble) throws {
    let film = try film(.indexLast)
    let isInTrouble = Mutex(false)
    let server = try #require(
      RangeServer { _ in
        isInTrouble.withLock { $0 } ? row.answer(film) : RangeServer.Answer(film)
      }
    )
    defer { server.stop() }
    let rig = try StreamRig()
    let url = server.url("/secret1/film.mp4?token=secret2")
    #expect(rig.fetch(url))
    isInTrouble.withLock { $0 = true }
    rig.open(url, atMilliseconds: 8_000, ticket: 1)
    #expect(rig.run { rig.failure(of: 1) != nil || rig.end(of: 1) != nil }, "\(rig.events)")
    let failure = try #require(rig.failure(of: 1), "\(rig.events)")
    #expect(failure.failure == row.failure, "\(failure.detail)")
    #expect(!failure.detail.contains("secret"))
    #expect(rig.events(of: 1).filter { if case .failed = $0 { true } else { false } }.count == 1)
    #expect(!rig.desk.holds(url), "the next try is mpv's own")
    isInTrouble.withLock { $0 = false }
    rig.open(url, atMilliseconds: 8_000, ticket: 2)
    #expect(rig.run { rig.isShown(2) }, "\(rig.events(of: 2))")
  }

  @Test func lineThatBreaksIsOpenedAgain() throws {
    let film = try film(.indexFirst)
    let breaks = Mutex(1)
    let server = try #require(
      RangeServer { request in
        var answer = RangeServer.Answer(film)
        // The first request of the player's.
        guard request.last == nil else { return answer }
        let left = breaks.withLock {
          $0 -= 1
          return $0
        }
        if left == 0 { answer.resetAfter = 60_000 }
        return answer
      }
    )
    defer { server.stop() }
    let rig = try StreamRig()
    let url = server.url("/film.mp4")
    #expect(rig.fetch(url))
    rig.open(url, atMilliseconds: 9_000, ticket: 1)
    #expect(rig.run { rig.end(of: 1) != nil || rig.failure(of: 1) != nil })
    #expect((rig.end(of: 1) ?? 0) > 11_800, "\(rig.events(of: 1).suffix(3))")
    #expect(rig.desk.holds(url))
  }

  /// Neither the main thread nor the end of a core waits for a server.
  @Test func silentServerHoldsNobodyUp() throws {
    let film = try film(.indexLast)
    let isSilent = Mutex(false)
    let server = try #require(
      RangeServer { _ in isSilent.withLock { $0 } ? .silence : RangeServer.Answer(film) }
    )
    defer { server.stop() }
    let start = ContinuousClock.now
    do {
      let rig = try StreamRig()
      let url = server.url("/film.mp4")
      #expect(rig.fetch(url))
      isSilent.withLock { $0 = true }
      for ticket in [1, 3, 5] {
        rig.open(url, atMilliseconds: 5_000, ticket: ticket)
        rig.run(milliseconds: 300)
        let before = ContinuousClock.now
        if ticket == 3 { rig.player.stop() }
        rig.open(files.matroska, atMilliseconds: 5_000, ticket: ticket + 1)
        #expect(ContinuousClock.now - before < .milliseconds(100))
        #expect(rig.run(seconds: 5) { rig.isShown(ticket + 1) })
        #expect(rig.failure(of: ticket) == nil && rig.end(of: ticket) == nil)
      }
      rig.open(url, atMilliseconds: 5_000, ticket: 7)
      rig.run(milliseconds: 300)
    }
    #expect(Player.waitForEnds(upToMilliseconds: 10_000))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// As a viewer zaps: each request is interrupted at another point of its opening.
  @Test func interruptedRequestsLeaveNoTrace() throws {
    let film = try film(.indexLast)
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let rig = try StreamRig()
    let url = server.url("/film.mp4")
    #expect(rig.fetch(url))
    for ticket in 1...25 {
      let seen = rig.events.count
      rig.open(url, atMilliseconds: Int64(ticket * 400), ticket: ticket)
      rig.run(milliseconds: ticket * 3)
      #expect(rig.events[seen...].allSatisfy { $0.ticket == ticket })
    }
    #expect(rig.run { rig.isShown(25) })
    #expect(rig.failure(of: 25) == nil)
    #expect(rig.desk.holds(url), "an interruption is no fault of the index")
  }
}
