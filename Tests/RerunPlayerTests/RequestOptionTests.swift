import RerunCore
import Testing

@testable import RerunPlayer

extension MPVTests {
  /// What a request asks for beside the file and the place.
  @Suite(.serialized, .enabled(if: MediaFiles.made != nil, "needs ffmpeg with libx264"))
  struct RequestOptionTests {
    let files: MediaFiles.Made

    init() throws { files = try #require(MediaFiles.made) }

    @Test func pauseAndExactnessAreOfOneRequest() throws {
      let rig = try PlayerRig()
      var request = MediaRequest(url: files.mp4, positionInMilliseconds: 10_520, ticket: 1)
      request.isExact = true
      request.startsPaused = true
      rig.player.open(request)
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      #expect(rig.run { !rig.positions(of: 1).isEmpty })
      #expect(rig.positions(of: 1).allSatisfy { (10_480...10_560).contains($0) })
      rig.run(milliseconds: 300)
      #expect(rig.positions(of: 1).count == 1, "it stands still")
      // Neither is left over for the next.
      rig.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 10_520, ticket: 2))
      #expect(rig.run { rig.positions(of: 2).count >= 3 })
      #expect(rig.positions(of: 2).first.map { (9_900...10_200).contains($0) } == true)
      rig.player.setPaused(true)
      #expect(rig.run { rig.events(of: 2).contains(.paused(true)) })
      rig.player.open(MediaRequest(url: files.matroska, positionInMilliseconds: 0, ticket: 3))
      #expect(rig.run { rig.positions(of: 3).contains { $0 > 300 } })
    }

    @Test func tracksAndChaptersAreToldAndTheChoiceIsKept() throws {
      let rig = try PlayerRig()
      var request = MediaRequest(url: files.chapters, positionInMilliseconds: 0, ticket: 1)
      request.tracks.audio = TrackChoice.Wish(language: "en", role: .normal)
      request.tracks.audioDelayMilliseconds = -40
      rig.player.open(request)
      func tracks() -> [MediaTrack] {
        rig.events(of: 1).reduce([]) { if case .tracks(let tracks) = $1 { tracks } else { $0 } }
      }
      #expect(rig.run { tracks().last?.isSelected == true })
      #expect(tracks().map(\.kind) == [.video, .audio, .audio])
      #expect(tracks().map(\.language) == [nil, "ger", "eng"])
      #expect(tracks().map(\.isSelected) == [true, false, true])
      let chapters = [
        Chapter(title: "Intro", startMilliseconds: 0),
        Chapter(title: "The rest", startMilliseconds: 8000),
      ]
      #expect(rig.events(of: 1).contains(.chapters(chapters)))
      rig.player.selectTrack(.audio, id: 1)
      #expect(rig.run { tracks().map(\.isSelected) == [true, true, false] })
    }

    @Test func heldReadyHasNoSoundUntilItIsLetIn() throws {
      let rig = try PlayerRig()
      let place = MediaRequest(url: files.matroska, positionInMilliseconds: 5_000, ticket: 0)
      rig.player.open(place, as: .warm)
      #expect(rig.run { rig.events(of: 0).contains(.pictureShown) })
      #expect(rig.run { !rig.positions(of: 0).isEmpty })
      #expect(rig.player.tracks.map(\.isSelected) == [true, false])
      #expect(!rig.player.isIdle)
      var request = place
      request.ticket = 1
      rig.player.takeOver(request, isMoving: false)
      rig.player.letSoundIn()
      #expect(rig.run { rig.positions(of: 1).contains { $0 > 5_300 } })
      #expect(rig.run { rig.player.tracks.map(\.isSelected) == [true, true] })
      #expect(rig.events(of: 1).contains(.pictureShown))
      rig.player.stop()
      #expect(rig.run { rig.player.isIdle })
    }
  }
}
