import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunSDL
import RerunStage
import RerunTestSupport
import Testing

extension EndToEndTests {
  /// Streams that break off come back at the clock's place.
  @Suite struct RecoveryTests {
    /// 76 seconds into the films: a little before 27 % of them.
    static func beforeTheDrop(_: Station) -> Int64 { 1_794_650_476 }

    @Test func whatBreaksOffGoesOnByTheClock() throws {
      let rig = try FaultRig(
        [.init(11, "drop"), .init(12, "truncated"), .init(13, "reset")],
        [
          "drop": .drops(at: 0.27), "truncated": .truncated(afterBytes: 500_000),
          "reset": .reset(afterBytes: 500_000),
        ],
        tune: 11,
        now: Self.beforeTheDrop
      )
      try rig.waitForPicture(11, within: 20, "dropped at 27 %")
      #expect(try rig.longestGap(11, watching: 8) < 4, "dropped at 27 %")
      #expect(rig.server.counts("drop").requests < 25)

      for (channel, mount) in [(Int64(12), "truncated"), (13, "reset")] {
        try rig.tune(channel)
        try rig.waitForPicture(channel, within: 8, mount)
        #expect(try rig.longestGap(channel, watching: 3) < 2.5, "\(mount)")
      }
    }

    @Test func aServerThatWasAwayIsTriedAgain() throws {
      // Little can be read ahead over this line, so that an outage shows soon.
      let line = FaultyServer.Behaviour.slow(bitsPerSecond: 700_000, latencyMilliseconds: 20)
      let rig = try FaultRig(
        [.init(12, "away"), .init(13, "outage")],
        ["away": .status(503), "outage": line],
        tune: 12
      )
      try rig.kiosk.wait("away: failed", seconds: 20) { FaultRig.state($0) == "failed" }
      rig.server.set("away", .ok)
      try rig.waitForPicture(12, within: 8, "503, then well again")

      try rig.tune(13)
      try rig.waitForPicture(13, within: 12, "a slow line")
      rig.server.set("outage", .status(503))
      rig.server.cut("outage")
      let before = rig.server.counts("outage").requests
      Thread.sleep(forTimeInterval: 12)
      let refused = rig.server.counts("outage").requests - before
      #expect((1...20).contains(refused), "asked \(refused) times in twelve seconds")
      rig.server.set("outage", line)
      try rig.waitForPicture(13, within: 12, "after an outage")
    }

    @Test func silenceHalfWayIsGivenUp() throws {
      let rig = try FaultRig(
        [.init(14, "stalls")],
        ["stalls": .stalls(afterBytes: 200_000)],
        tune: 14
      )
      try rig.waitForPicture(14, within: 20, "before the silence")
      rig.server.set("stalls", .ok)
      // The picture runs out after some seconds; eight seconds of silence are the most.
      #expect(try rig.longestGap(14, watching: 15) < 13, "silent half-way")
      try rig.waitForPicture(14, within: 3, "after the silence")
    }

    @Test func aFileThatIsOverEarlyGivesTheCard() throws {
      let rig = try FaultRig(
        [.init(11, "short", "short.mkv"), .init(12, "cut"), .init(13, "pieces", "clock.m3u8")],
        ["cut": .shortened(to: 0.15)],
        tune: 11
      )
      try rig.kiosk.wait("a short file: the card", seconds: 20) { FaultRig.state($0) == "card" }
      #expect(!(try rig.kiosk.screenshot().isBlack))
      let before = rig.server.counts("short").requests
      Thread.sleep(forTimeInterval: 3)
      #expect(rig.server.counts("short").requests == before, "it is opened again and again")

      try rig.tune(12)
      try rig.kiosk.wait("cut short: the card", seconds: 8) {
        ["card", "failed"].contains(FaultRig.state($0))
      }
      #expect(!(try rig.kiosk.screenshot().isBlack))
      try rig.tune(13)
      try rig.waitForPicture(13, within: 6, "HLS")
    }
  }
}
