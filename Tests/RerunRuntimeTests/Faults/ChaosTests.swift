import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunSDL
import RerunStage
import RerunTestSupport
import Testing

extension EndToEndTests {
  /// A child with the remote, while streams come and go.
  @Suite struct ChaosTests {
    private static let behaviours: [FaultyServer.Behaviour] = [
      .ok, .ok, .ok, .slow(bitsPerSecond: 300_000, latencyMilliseconds: 30),
      .reset(afterBytes: 200_000), .truncated(afterBytes: 200_000), .drops(at: 0.3),
      .stalls(afterBytes: 100_000), .shortened(to: 0.1), .status(401), .status(403), .status(404),
      .status(500), .status(503), .page, .redirectsForever, .silent,
    ]
    private static let commands = RemoteCommand.allCases.filter { $0 != .power }

    @Test func aThousandKeys() throws {
      let rig = try FaultRig(
        [.init(5, "good", "other.mkv")] + (6...15).map { .init($0, "m\($0)") },
        tune: 5
      )
      var random = Draw(state: 2026)
      try rig.waitForPicture(5, isOther: true, within: 20, "at the start")
      // Both themes and all screens have been there by the end of the first round.
      var memory: [Double] = []
      for count in [400, 300, 300] {
        try press(count, rig, &random)
        try settle(rig)
        memory.append(try rig.kiosk.residentMemory())
      }
      let most = max(memory[0], memory[1])
      // Two streams more or fewer may be held ready at the time; one lost at each change would be
      // thousands.
      #expect(memory[2] <= most + 120, "resident memory after each round, in MiB: \(memory)")
      _ = try rig.kiosk.send(.quit)
      #expect(rig.kiosk.waitForEnd() == 0)
    }

    private func press(_ count: Int, _ rig: FaultRig, _ random: inout Draw) throws {
      var pressed: [String] = []
      var waiting: [RemoteEvent] = []
      func send() throws {
        guard !waiting.isEmpty else { return }
        _ = try rig.kiosk.send(.press(waiting))
        pressed += waiting.map(\.pressWord)
        waiting = []
      }
      while pressed.count < count {
        if random.below(30) == 0 {
          let mount = "m\(6 + random.below(10))"
          rig.server.set(mount, Self.behaviours[random.below(Self.behaviours.count)])
          if random.below(2) == 0 { rig.server.cut(mount) }
        }
        var key = RemoteEvent.tap(Self.commands[random.below(Self.commands.count)])
        switch key.command {
        case .select, .back, .playPause:
          if random.below(4) == 0 { key = .hold(key.command) }
        default: break
        }
        if [.select, .right, .playPause, .play].contains(key.command) {
          // In the options lies the way out.
          try send()
          if try rig.kiosk.status().at("screen")?.stringValue == "options" { key = .tap(.back) }
        }
        waiting.append(key)
        if random.below(4) == 0 { try send() }
        guard rig.kiosk.isRunning else {
          let last = pressed.suffix(40).joined(separator: " ")
          Issue.record("it ended after \(pressed.count) keys: … \(last); \(rig.kiosk.errorText)")
          throw Ended()
        }
      }
      try send()
    }

    private struct Ended: Error {}

    /// Nothing is stuck: a good channel has its picture, whatever was open.
    private func settle(_ rig: FaultRig) throws {
      for number in 6...15 { rig.server.set("m\(number)", .ok) }
      try rig.tune(5)
      try rig.kiosk.wait("watching", seconds: 5) {
        $0.at("screen")?.stringValue == "watching" && $0.at("tuned.channel")?.integerValue == 5
      }
      try rig.waitForPicture(5, isOther: true, within: 6, "after the keys")
      let waits = try rig.statusWaits(20)
      #expect(waits.median < 0.1)
    }

    /// The same keys in every run.
    private struct Draw {
      var state: UInt64

      mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
      }
    }
  }
}
