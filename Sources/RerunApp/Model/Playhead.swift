/// Where a stream is: as the player said last, and on from there while it plays.
struct Playhead: Sendable, Hashable {
  private var milliseconds: Int64 = 0
  /// In uptime.
  private var setAt: Int64 = 0
  private(set) var isRunning = false
  /// By the player, not only by what was asked of it.
  private(set) var isReported = false
  /// Since when it waits for data, in uptime.
  private(set) var stalledSince: Int64?
  /// Reports that are far from where it was sent are older than that, until then.
  private var settlesAt: Int64?

  /// How long reports of before a seek may come, and how far from its target they are.
  private static let settling: Int64 = 2000
  private static let nearTarget: Int64 = 3000

  func position(at uptime: Int64) -> Int64 {
    isRunning ? milliseconds + max(0, uptime - setAt) : milliseconds
  }

  /// When it will be at `position`, if it goes on as it does.
  func uptime(at position: Int64) -> Int64? {
    isRunning ? setAt + max(0, position - milliseconds) : nil
  }

  /// A stream was asked for from `position`.
  mutating func load(at position: Int64, _ uptime: Int64) {
    self = Playhead()
    milliseconds = position
    setAt = uptime
  }

  mutating func run(_ isRunning: Bool, at uptime: Int64) {
    milliseconds = position(at: uptime)
    setAt = uptime
    if isRunning, stalledSince != nil { stalledSince = uptime }
    self.isRunning = isRunning && stalledSince == nil
  }

  /// - Parameter runs: Whether it plays once there is data.
  mutating func stall(_ isStalled: Bool, runs: Bool, at uptime: Int64) {
    milliseconds = position(at: uptime)
    setAt = uptime
    stalledSince = isStalled ? stalledSince ?? uptime : nil
    isRunning = runs && !isStalled
  }

  mutating func seek(to position: Int64, at uptime: Int64) {
    milliseconds = position
    setAt = uptime
    isReported = false
    settlesAt = uptime + Self.settling
  }

  mutating func report(_ position: Int64, at uptime: Int64) {
    if let settles = settlesAt {
      let isNear = abs(position - self.position(at: uptime)) <= Self.nearTarget
      guard isNear || uptime >= settles else { return }
      settlesAt = nil
    }
    milliseconds = position
    setAt = uptime
    isReported = true
  }
}
