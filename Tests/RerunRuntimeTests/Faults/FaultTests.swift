import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunSDL
import RerunStage
import RerunTestSupport
import Testing

extension EndToEndTests {
  /// Servers that say no, break off, dawdle and lie: each gives its card or its recovery in time.
  @Suite struct FaultTests {
    struct Refusal: Sendable {
      var channel: Int64
      var mount: String
      var behaviour: FaultyServer.Behaviour
      /// The first word of the status's error.
      var reasons: Set<String>
      /// Seconds, generous for a slow machine.
      var limit: Double
    }

    static let refusals = [
      Refusal(
        channel: 11,
        mount: "404",
        behaviour: .status(404),
        reasons: ["missing"],
        limit: 4
      ),
      Refusal(
        channel: 12,
        mount: "401",
        behaviour: .status(401),
        reasons: ["refused"],
        limit: 4
      ),
      Refusal(
        channel: 13,
        mount: "403",
        behaviour: .status(403),
        reasons: ["refused"],
        limit: 4
      ),
      Refusal(
        channel: 14,
        mount: "500",
        behaviour: .status(500),
        reasons: ["network"],
        limit: 4
      ),
      Refusal(
        channel: 15,
        mount: "503",
        behaviour: .status(503),
        reasons: ["network"],
        limit: 4
      ),
      Refusal(
        channel: 16,
        mount: "page",
        behaviour: .page,
        reasons: ["format", "refused"],
        limit: 4
      ),
      Refusal(
        channel: 17,
        mount: "loop",
        behaviour: .redirectsForever,
        reasons: ["network", "missing"],
        limit: 6
      ),
      Refusal(
        channel: 18,
        mount: "silent",
        behaviour: .silent,
        reasons: ["network", "slow"],
        limit: 16
      ),
    ]

    @Test func everyRefusalHasItsCard() throws {
      let rig = try FaultRig(
        [.init(5, "good", "other.mkv")] + Self.refusals.map { .init($0.channel, $0.mount) },
        Dictionary(uniqueKeysWithValues: Self.refusals.map { ($0.mount, $0.behaviour) }),
        tune: 5
      )
      try rig.waitForPicture(5, isOther: true, within: 20, "at the start")
      for refusal in Self.refusals {
        try rig.tune(refusal.channel)
        let status = try rig.kiosk.wait("\(refusal.mount): failed", seconds: refusal.limit) {
          FaultRig.state($0) == "failed"
        }
        let error = status.at("player.error")?.stringValue ?? ""
        let reason = String(error.prefix { $0 != ":" })
        #expect(refusal.reasons.contains(reason), "\(refusal.mount): \(error)")
        let card = try rig.kiosk.screenshot()
        #expect(!card.isBlack, "\(refusal.mount): the stage is black")
        #expect(card.clock == nil, "\(refusal.mount): the picture of before is still there")
      }
      // The last one still fails; a key is heard at once, and the next channel is there.
      try rig.tune(5)
      try rig.waitForPicture(5, isOther: true, within: 6, "after the failures")
    }

    @Test func whileAServerIsSilentKeysAreHeardAtOnce() throws {
      let rig = try FaultRig(
        [.init(5, "good", "other.mkv"), .init(6, "silent"), .init(7, "trickle")],
        [
          "silent": .silent,
          "trickle": .slow(bitsPerSecond: 100_000, latencyMilliseconds: 50),
        ],
        tune: 5
      )
      try rig.waitForPicture(5, isOther: true, within: 20, "at the start")
      for channel: Int64 in [6, 7] {
        try rig.press(.up)
        try rig.kiosk.wait("channel \(channel)", seconds: 1) {
          $0.at("tuned.channel")?.integerValue == channel
        }
        Thread.sleep(forTimeInterval: 1)
        let waits = try rig.statusWaits(30)
        #expect(waits.median < 0.1, "channel \(channel): the loop answers late")
        #expect(waits.longest < 1, "channel \(channel): the loop stood still")
      }
      try rig.press(.up)
      try rig.kiosk.wait("round to the first", seconds: 1) {
        $0.at("tuned.channel")?.integerValue == 5
      }
      try rig.waitForPicture(5, isOther: true, within: 6, "after a slow one")
    }

    @Test func aProgrammeThatFailsIsFollowedByTheNext() throws {
      // Of three films of a quarter of an hour, two share each slot, another pair every time.
      let broken = (mount: "404", file: "clock.mkv", runtime: Int64(900))
      let good = (mount: "good", file: "other.mkv", runtime: Int64(900))
      let rig = try FaultRig(
        [.init(5, programmes: [broken, good, good])],
        ["404": .status(404)],
        tune: 5
      ) { station in
        // Eight seconds before the broken film's end, with a good one right behind it.
        var scheduler = Scheduler(station: station)
        let day = Day(year: 2026, month: 11, day: 14)
        let listings = scheduler.listings(from: day, through: day)
        let noon = station.zone.dayStart(day) + 43_200
        let slot = listings.slots(of: "c5", over: noon..<noon + 14_400).first {
          $0.programs.count == 2 && station.items[$0.programs[0].item].id == "5-0"
        }
        return try #require(slot).programs[0].end - 8
      }
      try rig.kiosk.wait("failed") { FaultRig.state($0) == "failed" }
      #expect(!(try rig.kiosk.screenshot().isBlack))
      let status = try rig.kiosk.wait("the next programme", seconds: 15) {
        FaultRig.state($0) == "playing" && $0.at("tuned.programID")?.stringValue != "5-0"
      }
      #expect((status.at("tuned.position")?.integerValue ?? 99) <= 6)
      try rig.waitForPicture(5, isOther: true, within: 4, "the next programme")
    }

    @Test func tenPressesOpenOneStreamInTheEnd() throws {
      let rig = try FaultRig((1...14).map { .init($0, "m\($0)") }, tune: 1)
      try rig.waitForPicture(1, within: 20, "at the start")
      for press in 1...10 {
        try rig.press(.channelUp)
        let number = try rig.kiosk.status().at("tuned.channel")?.integerValue
        #expect(number == Int64(press) + 1, "a press was lost")
        Thread.sleep(forTimeInterval: 0.2)
      }
      try rig.waitForPicture(11, within: 6, "after ten presses")
      // Those passed by are let go of; beside the tuned channel its neighbours may be kept ready, and
      // the one before.
      let kept: Set<Int> = [10, 11, 12]
      let end = Date(timeIntervalSinceNow: 5)
      var open: [Int] = []
      repeat {
        open = (1...14).filter { rig.server.counts("m\($0)").open > 0 }
        Thread.sleep(forTimeInterval: 0.1)
      } while Date() < end && !Set(open).isSubset(of: kept)
      #expect(Set(open).isSubset(of: kept), "streams that are still open: \(open)")
      let most = (1...14).map { rig.server.counts("m\($0)").open }.max() ?? 0
      #expect(most <= 2, "one channel is being read \(most) times at once")
    }
  }
}
