import Foundation
import RerunCore
import Synchronization
import Testing

@testable import RerunPlayer

extension MPVTests {
  /// Films from memory, by libmpv's stream callbacks.
  @Suite(.serialized, .enabled(if: MediaFiles.made != nil, "needs ffmpeg with libx264"))
  struct StreamProtocolTests {
    let files: MediaFiles.Made

    init() throws { files = try #require(MediaFiles.made) }

    private static let url = "http://films.example/one.mp4?token=secret"

    private func rig(_ desk: MemoryDesk) throws -> PlayerRig {
      try PlayerRig(
        options: PlayerRig.options { options in
          options.byteSource = { url in url == Self.url ? desk.source() : nil }
        }
      )
    }

    private func mp4() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: files.mp4)) }

    @Test func playsFromMemory() throws {
      let desk = MemoryDesk(try mp4())
      let rig = try rig(desk)
      rig.player.open(MediaRequest(url: Self.url, positionInMilliseconds: 12_000, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) }, "\(rig.log.lines)")
      let shown = try #require(rig.pictures.compactMap(\.seconds).last)
      #expect((10.9...12.6).contains(shown))
      rig.player.seek(toMilliseconds: 19_500, exact: true)
      #expect(
        rig.run { rig.events(of: 1).contains { if case .ended = $0 { true } else { false } } }
      )
    }

    /// Whatever becomes of a request, what it was to read is closed once, and freed.
    @Test func nothingStaysBehind() throws {
      let desk = MemoryDesk(try mp4())
      do {
        let rig = try rig(desk)
        for ticket in 1...12 {
          rig.player.open(
            MediaRequest(
              url: ticket.isMultiple(of: 4) ? files.matroska : Self.url,
              positionInMilliseconds: Int64(ticket * 1000),
              ticket: ticket
            )
          )
          rig.run(milliseconds: ticket * 5)
          if ticket.isMultiple(of: 5) { rig.player.stop() }
        }
        #expect(rig.run { rig.events(of: 12).contains(.pictureShown) })
        #expect(rig.failure(of: 12) == nil)
      }
      #expect(Player.waitForEnds(upToMilliseconds: 10_000))
      let count = desk.count.withLock { $0 }
      #expect(count.made == 9)
      #expect(count.freed == 9)
      #expect(count.closed <= 9 && count.closed > 0, "those that mpv came to open")
      #expect(count.closedTwice == 0)
    }

    @Test func aReadThatFailsIsAFailure() throws {
      let desk = MemoryDesk(try mp4(), failsAt: 200_000)
      let rig = try rig(desk)
      rig.player.open(MediaRequest(url: Self.url, positionInMilliseconds: 15_000, ticket: 1))
      #expect(rig.run { rig.failure(of: 1) != nil }, "\(rig.events(of: 1))")
      #expect(rig.failure(of: 1)?.failure == .refused)
      #expect(rig.events(of: 1).count { if case .failed = $0 { true } else { false } } == 1)
      for text in rig.log.lines { #expect(!text.contains("secret"), "\(text)") }
      rig.player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 0, ticket: 2))
      #expect(rig.run { rig.events(of: 2).contains(.pictureShown) })
    }

    /// Later it is an early end, as with a connection of mpv's own.
    @Test func aReadThatFailsLaterIsAnEarlyEnd() throws {
      let desk = MemoryDesk(try mp4(), failsAt: 400_000, hasDelivered: true)
      let rig = try rig(desk)
      rig.player.open(MediaRequest(url: Self.url, positionInMilliseconds: 0, ticket: 1))
      var end: Int64?
      rig.run(seconds: 30) {
        for case .ended(let position) in rig.events(of: 1) { end = position }
        return end != nil || rig.failure(of: 1) != nil
      }
      #expect(rig.failure(of: 1) == nil)
      #expect(try #require(end) < 19_000)
    }

    /// Neither a station nor a playlist leads to what somebody else has open.
    @Test func addressesAreNobodysToName() throws {
      #expect(MediaAddress("rerun://1/film.mp4") == nil)
      let list = files.folder + "/list.m3u"
      try Data("#EXTM3U\n#EXTINF:-1,One\nrerun://1/film.mp4\n".utf8)
        .write(to: URL(fileURLWithPath: list))
      let desk = MemoryDesk(try mp4())
      let rig = try rig(desk)
      rig.player.open(MediaRequest(url: Self.url, positionInMilliseconds: 0, ticket: 1))
      #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
      rig.player.open(MediaRequest(url: list, positionInMilliseconds: 0, ticket: 2))
      #expect(rig.run { rig.failure(of: 2) != nil }, "\(rig.events(of: 2))")
      #expect(!rig.events(of: 2).contains(.pictureShown))
    }
  }
}

/// Hands a film out from memory and counts what becomes of that.
private final class MemoryDesk: Sendable {
  struct Count: Sendable {
    var made = 0
    var closed = 0
    var closedTwice = 0
    var freed = 0
  }

  let count = Mutex(Count())
  private let data: Data
  private let failsAt: Int
  private let hasDelivered: Bool

  init(_ data: Data, failsAt: Int = .max, hasDelivered: Bool = false) {
    self.data = data
    self.failsAt = failsAt
    self.hasDelivered = hasDelivered
  }

  func source() -> MemorySource {
    count.withLock { $0.made += 1 }
    return MemorySource(data, failsAt: failsAt, hasDelivered: hasDelivered, desk: self)
  }
}

private final class MemorySource: MediaByteSource {
  private let data: Data
  private let failsAt: Int
  private let hasDelivered: Bool
  private let desk: MemoryDesk
  private let isCancelled = Atomic(false)
  private let isClosed = Atomic(false)

  init(_ data: Data, failsAt: Int, hasDelivered: Bool, desk: MemoryDesk) {
    self.data = data
    self.failsAt = failsAt
    self.hasDelivered = hasDelivered
    self.desk = desk
  }

  deinit { desk.count.withLock { $0.freed += 1 } }

  var sizeInBytes: Int64 { Int64(data.count) }
  var failure: String? { hasDelivered ? nil : "Server returned 403 Forbidden (access denied)" }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int? {
    if isCancelled.load(ordering: .acquiring) { return nil }
    // The index is at the end and can be had: it is the film that can't.
    if offset >= failsAt, offset < data.count * 9 / 10 { return nil }
    let part = data.dropFirst(Int(offset)).prefix(min(buffer.count, 32 << 10))
    part.copyBytes(to: buffer)
    return part.count
  }

  func cancel() { isCancelled.store(true, ordering: .releasing) }

  func close() {
    let wasClosed = isClosed.exchange(true, ordering: .acquiringAndReleasing)
    desk.count.withLock {
      $0.closed += 1
      if wasClosed { $0.closedTwice += 1 }
    }
  }
}
