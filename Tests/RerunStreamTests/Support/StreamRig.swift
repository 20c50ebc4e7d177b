import Dispatch
import Foundation
import RerunCore
import RerunPlayer

@testable import RerunStream

/// A player that reads through the desk of indexes, and the loop around it.
final class StreamRig {
  let player: Player
  let desk: IndexDesk
  let cache: RangeCache
  private let video: SoftwareVideo
  private let bell: DispatchSemaphore
  private(set) var events: [(ticket: Int, event: PlayerEvent)] = []
  /// Of the newest picture.
  private(set) var picture: UInt64 = 0
  private(set) var pictureCount = 0

  init(startsPaused: Bool = false) throws {
    let bell = DispatchSemaphore(value: 0)
    self.bell = bell
    let cache = RangeCache()
    self.cache = cache
    var remote = RemoteFile.Options()
    remote.timeoutInSeconds = 1
    let desk = IndexDesk(
      cache: cache,
      fetcher: IndexFetcher(cache: cache, options: remote),
      options: remote
    )
    self.desk = desk
    var options = PlayerOptions()
    options.hardwareDecoding = "no"
    options.audioOutput = "null"
    options.networkTimeoutInSeconds = 1
    options.startsPaused = startsPaused
    options.byteSource = { desk.source(of: $0) }
    player = try Player(options: options) { bell.signal() }
    video = try SoftwareVideo(player: player, width: FilmFiles.width, height: FilmFiles.height) {
      bell.signal()
    }
  }

  deinit { desk.close() }

  /// Fetches an index and waits for it.
  func fetch(_ url: String) -> Bool {
    desk.fetch([url])
    return eventually { desk.holds(url) }
  }

  func open(_ url: String, atMilliseconds position: Int64 = 0, ticket: Int) {
    player.open(MediaRequest(url: url, positionInMilliseconds: position, ticket: ticket))
  }

  /// Runs the loop until something is so, or far too much time has gone by.
  @discardableResult
  func run(seconds: Double = 20, until isDone: () -> Bool) -> Bool {
    let end = DispatchTime.now() + seconds
    while true {
      events += player.drainEvents()
      video.takeFrame { pixels, width, height, stride in
        pictureCount += 1
        picture = 0xcbf2_9ce4_8422_2325
        for y in 0..<height {
          for x in 0..<width {
            let word = pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
            picture = (picture ^ UInt64(word & 0xff_ffff)) &* 0x100_0000_01b3
          }
        }
      }
      if isDone() { return true }
      if DispatchTime.now() >= end { return false }
      _ = bell.wait(timeout: min(end, .now() + .milliseconds(50)))
    }
  }

  func run(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    run(until: { DispatchTime.now() >= end })
  }

  func events(of ticket: Int) -> [PlayerEvent] {
    events.filter { $0.ticket == ticket }.map(\.event)
  }

  func isShown(_ ticket: Int) -> Bool { events(of: ticket).contains(.pictureShown) }

  func failure(of ticket: Int) -> (failure: PlayerFailure, detail: String)? {
    for case .failed(let failure, let detail) in events(of: ticket) { return (failure, detail) }
    return nil
  }

  func end(of ticket: Int) -> Int64? {
    for case .ended(let position) in events(of: ticket) { return position }
    return nil
  }

  func lastPosition(of ticket: Int) -> Int64? {
    events(of: ticket).reversed().lazy
      .compactMap { if case .position(let position) = $0 { position } else { nil } }.first
  }
}
