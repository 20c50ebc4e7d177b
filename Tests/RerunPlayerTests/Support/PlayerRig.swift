import Dispatch
import Foundation
import RerunCore
import Synchronization
import Testing

@testable import RerunPlayer

/// A player with pictures in memory and the loop around it.
final class PlayerRig {
  /// A picture as it was taken.
  struct Picture {
    var hash: UInt64
    /// The time the picture itself tells, in seconds; nil if it has no bar.
    var seconds: Double?
    var width: Int
    var height: Int
    /// How many events there were when it came.
    var eventCount: Int
  }

  let player: Player
  let video: SoftwareVideo
  private(set) var events: [(ticket: Int, event: PlayerEvent)] = []
  private(set) var pictures: [Picture] = []
  private let bell: DispatchSemaphore
  let log = LogBook()

  /// Without sound and in software: what a machine without devices has.
  static func options(_ change: (inout PlayerOptions) -> Void = { _ in }) -> PlayerOptions {
    var options = PlayerOptions()
    options.hardwareDecoding = "no"
    options.audioOutput = "null"
    options.networkTimeoutInSeconds = 1
    change(&options)
    return options
  }

  init(
    width: Int = MediaFiles.width,
    height: Int = MediaFiles.height,
    options: PlayerOptions = options()
  ) throws {
    let bell = DispatchSemaphore(value: 0)
    self.bell = bell
    var options = options
    options.log = { [log] in log.add($0) }
    player = try Player(options: options) { bell.signal() }
    video = try SoftwareVideo(player: player, width: width, height: height) { bell.signal() }
  }

  /// Runs the loop until something is so, or too much time has gone by.
  @discardableResult
  func run(seconds: Double = 20, until isDone: () -> Bool) -> Bool {
    let end = DispatchTime.now() + seconds
    while true {
      events += player.drainEvents()
      video.takeFrame { pixels, width, height, stride in
        pictures.append(
          Picture(
            hash: Self.hash(pixels, width, height, stride),
            seconds: Self.barSeconds(pixels, width, height, stride),
            width: width,
            height: height,
            eventCount: events.count
          )
        )
      }
      if isDone() { return true }
      if DispatchTime.now() >= end { return false }
      _ = bell.wait(timeout: min(end, .now() + .milliseconds(50)))
    }
  }

  /// Lets time pass, with the loop running.
  func run(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    run(until: { DispatchTime.now() >= end })
  }

  func events(of ticket: Int) -> [PlayerEvent] {
    events.filter { $0.ticket == ticket }.map(\.event)
  }

  func failure(of ticket: Int) -> (failure: PlayerFailure, detail: String)? {
    for case .failed(let failure, let detail) in events(of: ticket) { return (failure, detail) }
    return nil
  }

  func positions(of ticket: Int) -> [Int64] {
    events(of: ticket).compactMap { if case .position(let position) = $0 { position } else { nil } }
  }

  private static func hash(
    _ pixels: UnsafeRawBufferPointer,
    _ width: Int,
    _ height: Int,
    _ stride: Int
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<height {
      for x in 0..<width {
        let word = pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        hash = (hash ^ UInt64(word & 0xff_ffff)) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  private static func barSeconds(
    _ pixels: UnsafeRawBufferPointer,
    _ width: Int,
    _ height: Int,
    _ stride: Int
  ) -> Double? {
    guard width == MediaFiles.width, height == MediaFiles.height else { return nil }
    let row = (0..<width).map { pixels[10 * stride + $0 * 4 + 1] }
    // Only when the row is black with a bar in it.
    guard row.filter({ $0 < 60 }).count > width - 12, let left = row.firstIndex(where: { $0 > 128 })
    else { return nil }
    return Double(left) / MediaFiles.pixelsPerSecond
  }
}

/// What the player logged.
final class LogBook: Sendable {
  private let entries = Mutex<[String]>([])
  func add(_ line: String) { entries.withLock { $0.append(line) } }
  var lines: [String] { entries.withLock { $0 } }
}

/// Everything that starts mpv: one test at a time, the machine has few processors.
@Suite(.serialized) struct MPVTests {}
