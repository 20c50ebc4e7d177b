import RerunCore
import RerunSample
import RerunTestSupport
import Testing

@testable import RerunRuntime

/// The sounds that the kiosk makes itself, without a device.
@Suite struct SamplePlayerTests {
  private func opened(startsPaused: Bool = false) throws -> SamplePlayer {
    let item = try #require(SampleStation.items.first)
    var player = SamplePlayer(items: [item])
    var request = MediaRequest(url: "sample:\(item.id)", positionInMilliseconds: 60_000, ticket: 4)
    request.startsPaused = startsPaused
    player.open(request)
    return player
  }

  @Test func pausesAndGoesOnWhereItWas() throws {
    var player = try opened()
    let whole = player.make(frames: 9_600, volume: 1)
    player = try opened()
    let before = player.make(frames: 4_800, volume: 1)
    player.setPaused(true, nil)
    #expect(!player.isPlaying && player.isOpen)
    player.setPaused(false, nil)
    #expect(player.isPlaying)
    #expect(before + player.make(frames: 4_800, volume: 1) == whole)
    let events = player.drainEvents().map(\.event)
    #expect(events.suffix(2) == [.paused(true), .paused(false)])
  }

  @Test func seeks() throws {
    var player = try opened()
    let start = player.make(frames: 480, volume: 1)
    player.seek(toMilliseconds: 0, ticket: 3, nil)
    player.seek(toMilliseconds: 60_000, ticket: 4, nil)
    #expect(player.make(frames: 480, volume: 1) == start)
    #expect(try !opened(startsPaused: true).isPlaying)
  }

  @Test func volume() throws {
    var player = try opened()
    let loud = player.make(frames: 4_800, volume: 1)
    player.seek(toMilliseconds: 60_000, ticket: 4, nil)
    let soft = player.make(frames: 4_800, volume: 0.5)
    #expect(zip(loud, soft).allSatisfy { Int16(Double($0) * 0.5) == $1 })
    #expect(loud.contains { abs(Int($0)) > 100 })
  }

  @Test func theWarbleAloneAndOverAMuffledStation() throws {
    var alone = SamplePlayer(items: [])
    alone.setScrambled(true, nil)
    #expect(alone.isPlaying)
    let buzz = ToneMeter(alone.make(frames: 48_000, volume: 1))
    #expect(buzz.peak > 0.01 && buzz.peak < 0.3)
    // The field's frequency sways; a tenth of a second is too short to tell.
    let levels = buzz.levels(of: 60, window: 100)
    #expect((levels.max() ?? 0) > 4 * (buzz.levels(of: 1_010, window: 100).max() ?? 1))

    var player = try opened()
    let clear = ToneMeter(player.make(frames: 48_000, volume: 1))
    player.seek(toMilliseconds: 60_000, ticket: 4, nil)
    player.setScrambled(true, nil)
    let scrambled = ToneMeter(player.make(frames: 48_000, volume: 1))
    let high = { (meter: ToneMeter) in
      [1_500.0, 2_000, 3_000].flatMap { meter.levels(of: $0) }.reduce(0, +)
    }
    #expect(high(scrambled) != high(clear))
    player.setScrambled(false, nil)
    player.seek(toMilliseconds: 60_000, ticket: 4, nil)
    #expect(high(ToneMeter(player.make(frames: 48_000, volume: 1))) == high(clear))
    alone.setScrambled(false, nil)
    #expect(!alone.isPlaying)
  }
}
