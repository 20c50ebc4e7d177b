import Foundation
import RerunCore
import Testing

@testable import RerunPlayer

extension MPVTests {
  @Suite(.serialized, .enabled(if: MediaFiles.made != nil, "needs ffmpeg with libx264"))
  struct PlayerTests {
    let files: MediaFiles.Made

    init() throws { files = try #require(MediaFiles.made) }

    enum Container: String, CaseIterable, CustomTestStringConvertible {
      case matroska
      case mp4
      var testDescription: String { rawValue }
      func path(_ files: MediaFiles.Made) -> String { self == .mp4 ? files.mp4 : files.matroska }
    }

    @Test(arguments: Container.allCases)
    func joinsOnTheKeyFrameBefore(_ container: Container) throws {
      let rig = try PlayerRig()
      rig.player.open(
        MediaRequest(url: container.path(files), positionInMilliseconds: 10_500, ticket: 7)
      )
      #expect(rig.run { rig.events(of: 7).contains(.pictureShown) })
      let events = rig.events(of: 7)
      guard case .loaded(let duration?, "h264 (software)") = events.first else {
        Issue.record("\(events)")
        return
      }
      #expect((20_000...20_100).contains(duration), "the sound is a little longer")
      #expect(rig.events.allSatisfy { $0.ticket == 7 })
      // The picture itself says when it is from: within a group of pictures before 10.5 s.
      let first = try #require(rig.pictures.compactMap(\.seconds).first)
      #expect((9.4...10.6).contains(first), "picture of \(first) s")
      #expect(rig.run { !rig.positions(of: 7).isEmpty })
      let position = try #require(rig.positions(of: 7).first)
      #expect((9_400...10_600).contains(position))
    }

    @Test func picturesMoveAndPositionsAreThrottled() throws {
      let rig = try PlayerRig()
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { Set(rig.pictures.map(\.hash)).count >= 20 })
      let seconds = rig.pictures.compactMap(\.seconds)
      #expect(seconds == seconds.sorted())
      #expect(rig.player.videoFrameCount >= 20)
      let start = rig.positions(of: 1).count
      rig.run(milliseconds: 2_000)
      let count = rig.positions(of: 1).count - start
      #expect((4...9).contains(count), "\(count) positions in 2 s at one in 250 ms")
    }

    /// What is shown when `pictureShown` is reported belongs to the request it is reported for.
    @Test func pictureShownIsOfItsOwnRequest() throws {
      let rig = try PlayerRig()
      for (ticket, start) in [(1, 2_000), (2, 15_000), (3, 6_000), (4, 18_000)] {
        rig.player.open(
          MediaRequest(
            url: ticket.isMultiple(of: 2) ? files.mp4 : files.matroska,
            positionInMilliseconds: Int64(start),
            ticket: ticket
          )
        )
        #expect(rig.run { rig.events(of: ticket).contains(.pictureShown) })
        let shown = try #require(rig.pictures.compactMap(\.seconds).last)
        let wanted = Double(start) / 1000
        #expect((wanted - 1.1...wanted + 0.6).contains(shown), "\(shown) s for \(wanted) s")
      }
    }

    @Test func heldPictureComesPausedAndRunsOnWhenLet() throws {
      let rig = try PlayerRig(options: PlayerRig.options { $0.startsPaused = true })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 5_000, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      rig.run(milliseconds: 300)
      let held = Set(rig.pictures.compactMap(\.seconds))
      #expect(held.count == 1, "stands still, but showed \(held)")
      rig.player.setPaused(false)
      #expect(rig.run { Set(rig.pictures.map(\.hash)).count > 3 })
      #expect(rig.events(of: 1).contains(.paused(false)))
      rig.player.setPaused(true)
      #expect(rig.run { rig.events(of: 1).contains(.paused(true)) })
    }

    @Test func onlyTheLastOfManyRequestsIsHeardOf() throws {
      let rig = try PlayerRig()
      for ticket in 1...20 {
        rig.player.open(
          MediaRequest(
            url: ticket.isMultiple(of: 3) ? files.mp4 : files.matroska,
            positionInMilliseconds: Int64(ticket * 500),
            ticket: ticket
          )
        )
      }
      #expect(rig.run { rig.events(of: 20).contains(.pictureShown) })
      #expect(Set(rig.events.map(\.ticket)) == [20])
      let shown = try #require(rig.pictures.compactMap(\.seconds).last)
      #expect((8.9...10.8).contains(shown), "picture of \(shown) s for 10 s")
    }

    /// As a viewer zaps: each request is interrupted at another point of its opening.
    @Test func interruptedRequestsLeaveNoTrace() throws {
      let rig = try PlayerRig()
      for ticket in 1...20 {
        let seen = rig.events.count
        rig.player.open(
          MediaRequest(url: files.mp4, positionInMilliseconds: Int64(ticket * 700), ticket: ticket)
        )
        rig.run(milliseconds: ticket * 4)
        #expect(rig.events[seen...].allSatisfy { $0.ticket == ticket })
      }
      #expect(rig.run { rig.events(of: 20).contains(.pictureShown) })
    }

    @Test func stopIsSilent() throws {
      let rig = try PlayerRig()
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      rig.player.stop()
      let count = rig.events.count
      let frames = rig.player.videoFrameCount
      rig.run(milliseconds: 500)
      #expect(rig.events.count == count)
      #expect(rig.player.videoFrameCount <= frames + 2)
      #expect(rig.player.tracks.isEmpty)
    }

    @Test func endIsReportedOnceAndTheLastPictureStays() throws {
      let rig = try PlayerRig()
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 19_000, ticket: 1))
      let isEnd: (PlayerEvent) -> Bool = { if case .ended = $0 { true } else { false } }
      #expect(rig.run { rig.events(of: 1).contains(where: isEnd) })
      guard case .ended(let position) = rig.events(of: 1).last(where: isEnd) else { return }
      #expect((19_700...20_100).contains(position))
      rig.run(milliseconds: 300)
      #expect(rig.events(of: 1).filter(isEnd).count == 1)
      // Not paused by the end: the next file runs.
      #expect(!rig.events(of: 1).contains(.paused(true)))
      let last = try #require(rig.pictures.compactMap(\.seconds).last)
      #expect(last > 19.5)
      rig.player.seek(toMilliseconds: 19_000, exact: false)
      #expect(rig.run { rig.events(of: 1).filter(isEnd).count == 2 })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 1_000, ticket: 2))
      #expect(rig.run { rig.positions(of: 2).contains { $0 > 1_300 } })
    }

    @Test func exactSeekLandsOnTheFrame() throws {
      let rig = try PlayerRig(options: PlayerRig.options { $0.startsPaused = true })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      for (target, exact, expected) in [
        (7_600, true, 7_480...7_700), (12_900, false, 11_900...12_950),
      ] as [(Int64, Bool, ClosedRange<Int64>)] {
        rig.player.seek(toMilliseconds: target, exact: exact)
        #expect(
          rig.run(seconds: 5) { rig.positions(of: 1).last.map(expected.contains) ?? false },
          "\(target) exact \(exact): \(rig.positions(of: 1))"
        )
      }
    }

    @Test func tracksAreKnownAndSoundCanBeLeftOut() throws {
      let rig = try PlayerRig(options: PlayerRig.options { $0.isAudioEnabled = false })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      #expect(rig.player.tracks.map(\.kind) == [.video, .audio])
      let sound = try #require(rig.player.tracks.last)
      #expect(sound.language == "ger")
      #expect(sound.codec == "aac")
      #expect(!sound.isSelected)
      rig.player.setAudioEnabled(true)
      #expect(rig.run(seconds: 5) { rig.player.tracks.last?.isSelected == true })
      rig.player.selectTrack(.audio, id: nil)
      #expect(rig.run(seconds: 5) { rig.player.tracks.last?.isSelected == false })
    }

    @Test func anotherSizeIsDrawnEvenWhilePaused() throws {
      let rig = try PlayerRig(options: PlayerRig.options { $0.startsPaused = true })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 3_000, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      rig.video.setSize(width: 657, height: 369)
      #expect(rig.run(seconds: 5) { rig.pictures.last.map { $0.width == 657 } ?? false })
      #expect(rig.pictures.last?.height == 369)
    }

    @Test func letGoWhilePlayingNeitherHangsNorCrashes() throws {
      for round in 0..<10 {
        let rig = try PlayerRig()
        rig.player.open(
          MediaRequest(url: files.mp4, positionInMilliseconds: 1_000, ticket: round)
        )
        // Let go at another point each time: while opening, and while playing.
        if round.isMultiple(of: 2) {
          #expect(rig.run { rig.pictures.count > 2 })
        } else {
          rig.run(milliseconds: round * 5)
        }
      }
      #expect(Player.waitForEnds(upToMilliseconds: 10_000))
    }

    @Test func outputOutlivesThePlayer() throws {
      var rig: PlayerRig? = try PlayerRig()
      let video = try #require(rig?.video)
      rig?.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 0, ticket: 1))
      rig?.run { rig?.pictures.isEmpty == false }
      rig = nil
      video.setSize(width: 100, height: 100)
      #expect(!Player.waitForEnds(upToMilliseconds: 100))
      video.close()
    }

    @Test func memoryOfALoadedPlayer() throws {
      let before = try residentMegabytes()
      let rigs = try (0..<3).map { _ in try PlayerRig() }
      let bare = try residentMegabytes()
      for (index, rig) in rigs.enumerated() {
        rig.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 0, ticket: index))
        #expect(rig.run { rig.events(of: index).contains(.pictureShown) })
      }
      let loaded = try residentMegabytes()
      print("memory: \(before) MB, three players +\(bare - before) MB, loaded +\(loaded - bare) MB")
      #expect(loaded - before < 240)
    }

    private func residentMegabytes() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      return (pages * 4096) >> 20
    }
  }
}
