import Foundation
import RerunCore
import Testing

@testable import RerunPlayer

extension MPVTests {
  @Suite(.serialized, .enabled(if: MediaFiles.made != nil, "needs ffmpeg with libx264"))
  struct FailureTests {
    let files: MediaFiles.Made

    init() throws { files = try #require(MediaFiles.made) }

    struct Local: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var url: @Sendable (MediaFiles.Made) -> String
      var failure: PlayerFailure
    }

    static let local = [
      Local(testDescription: "no such file", url: { _ in "/nowhere/film.mkv" }, failure: .missing),
      Local(
        testDescription: "file: address",
        url: { _ in "file:///no%20film.mkv" },
        failure: .missing
      ),
      Local(testDescription: "a text", url: { $0.text }, failure: .format),
      Local(testDescription: "sound alone", url: { $0.soundOnly }, failure: .format),
      Local(testDescription: "a folder of text", url: { "file://" + $0.text }, failure: .format),
      Local(testDescription: "unknown scheme", url: { _ in "edl:///etc/passwd" }, failure: .format),
      Local(testDescription: "empty", url: { _ in "" }, failure: .missing),
    ]

    @Test(arguments: local) func localFile(_ row: Local) throws {
      let rig = try PlayerRig()
      rig.player.open(MediaRequest(url: row.url(files), positionInMilliseconds: 5_000, ticket: 3))
      #expect(rig.run { rig.failure(of: 3) != nil })
      let failure = try #require(rig.failure(of: 3))
      #expect(failure.failure == row.failure, "\(failure.detail) \(rig.log.lines)")
      #expect(!failure.detail.isEmpty && !failure.detail.contains("\n"))
      #expect(rig.events(of: 3).count == 1, "\(rig.events(of: 3))")
    }

    /// The next file plays, whatever became of the one before.
    @Test func playsAfterAFailure() throws {
      let rig = try PlayerRig()
      rig.player.open(MediaRequest(url: files.text, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { rig.failure(of: 1) != nil })
      rig.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 0, ticket: 2))
      #expect(rig.run { rig.events(of: 2).contains(.pictureShown) })
      #expect(rig.failure(of: 2) == nil)
    }

    struct Remote: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var answer: StubServer.Answer
      var hasPassword = false
      var failure: PlayerFailure
    }

    static let remote = [
      Remote(testDescription: "404", answer: .status(404, "Not Found"), failure: .missing),
      Remote(testDescription: "401", answer: .status(401, "Unauthorized"), failure: .refused),
      Remote(
        testDescription: "wrong password",
        answer: .password,
        hasPassword: true,
        failure: .refused
      ),
      Remote(testDescription: "no password", answer: .password, failure: .refused),
      Remote(
        testDescription: "404 with password",
        answer: .status(404, "Not Found"),
        hasPassword: true,
        failure: .missing
      ),
      Remote(
        testDescription: "nothing of it",
        answer: .brokenOff("/etc/passwd", afterBytes: 0),
        failure: .network
      ),
      Remote(testDescription: "403", answer: .status(403, "Forbidden"), failure: .refused),
      Remote(testDescription: "500", answer: .status(500, "Oh No"), failure: .network),
      Remote(testDescription: "503", answer: .status(503, "Busy"), failure: .network),
      Remote(testDescription: "silence", answer: .silence, failure: .network),
    ]

    @Test(arguments: remote) func server(_ row: Remote) throws {
      let server = try #require(StubServer { _ in row.answer })
      defer { server.stop() }
      let rig = try PlayerRig()
      var url = server.url("/video/secret1/film.mkv?X-Plex-Token=secret2&api_key=secret3")
      if row.hasPassword { url = url.replacingOccurrences(of: "//", with: "//user:secret4@") }
      rig.player.open(MediaRequest(url: url, positionInMilliseconds: 5_000, ticket: 4))
      #expect(rig.run { rig.failure(of: 4) != nil }, "\(rig.log.lines)")
      let failure = try #require(rig.failure(of: 4))
      #expect(failure.failure == row.failure, "\(failure.detail) \(rig.log.lines)")
      for text in rig.log.lines + [failure.detail] { #expect(!text.contains("secret"), "\(text)") }
      print("failure: \(row.testDescription): \(failure.failure) \(failure.detail)")
    }

    /// FFmpeg's messages go to one core only: it must not matter which player asks.
    @Test func eachOfTwoPlayersLearnsItsReason() throws {
      let server = try #require(
        StubServer { $0.contains("gone") ? .status(404, "Not Found") : .status(403, "Forbidden") }
      )
      defer { server.stop() }
      let rigs = [try PlayerRig(), try PlayerRig(), try PlayerRig()]
      for round in 0..<4 {
        for (index, rig) in rigs.enumerated() {
          let ticket = round * 10 + index
          let isGone = (round + index).isMultiple(of: 2)
          rig.player.open(
            MediaRequest(
              url: server.url(isGone ? "/gone.mkv" : "/no.mkv"),
              positionInMilliseconds: 0,
              ticket: ticket
            )
          )
          #expect(rig.run { rig.failure(of: ticket) != nil })
          #expect(rig.failure(of: ticket)?.failure == (isGone ? .missing : .refused))
        }
      }
    }

    @Test func closedPort() throws {
      let server = try #require(StubServer { _ in .silence })
      server.stop()
      let rig = try PlayerRig()
      rig.player.open(
        MediaRequest(url: server.url("/film.mkv"), positionInMilliseconds: 0, ticket: 4)
      )
      #expect(rig.run { rig.failure(of: 4) != nil })
      #expect(rig.failure(of: 4)?.failure == .network)
    }

    @Test func playsFromAServer() throws {
      let path = files.mp4
      let server = try #require(StubServer { _ in .file(path) })
      defer { server.stop() }
      let rig = try PlayerRig()
      rig.player.open(
        MediaRequest(url: server.url("/clip.mp4"), positionInMilliseconds: 12_000, ticket: 1)
      )
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      let shown = try #require(rig.pictures.compactMap(\.seconds).last)
      #expect((10.9...12.6).contains(shown))
    }

    /// mpv does not tell a dropped connection from the end: the position does.
    @Test func brokenConnectionIsAnEarlyEnd() throws {
      let path = files.matroska
      let server = try #require(StubServer { _ in .brokenOff(path, afterBytes: 400_000) })
      defer { server.stop() }
      let rig = try PlayerRig()
      rig.player.open(
        MediaRequest(url: server.url("/clip.mkv"), positionInMilliseconds: 0, ticket: 1)
      )
      var end: Int64?
      let isOver = rig.run(seconds: 30) {
        for case .ended(let position) in rig.events(of: 1) { end = position }
        return end != nil || rig.failure(of: 1) != nil
      }
      print(
        "broken off: \(end.map { "\($0)" } ?? "-") \(rig.events(of: 1).suffix(2)) \(rig.log.lines)"
      )
      #expect(isOver)
      #expect(rig.failure(of: 1) == nil)
      #expect(try #require(end) < 19_000)
    }

    /// Letting go of a player whose server says nothing must not wait for that server.
    @Test func letGoOfASilentServer() throws {
      let server = try #require(StubServer { _ in .silence })
      defer { server.stop() }
      let start = ContinuousClock.now
      do {
        let rig = try PlayerRig(options: PlayerRig.options { $0.networkTimeoutInSeconds = 60 })
        rig.player.open(
          MediaRequest(url: server.url("/film.mkv"), positionInMilliseconds: 0, ticket: 1)
        )
        rig.run(milliseconds: 300)
        let before = ContinuousClock.now
        rig.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 0, ticket: 2))
        #expect(ContinuousClock.now - before < .milliseconds(100))
        #expect(rig.run { rig.events(of: 2).contains(.pictureShown) })
        rig.player.open(
          MediaRequest(url: server.url("/film.mkv"), positionInMilliseconds: 0, ticket: 3)
        )
        rig.run(milliseconds: 300)
      }
      #expect(Player.waitForEnds(upToMilliseconds: 10_000))
      #expect(ContinuousClock.now - start < .seconds(15))
    }
  }
}
