import RerunStage

/// A number on its way to another: a scroll, a slide, a fade.
struct Transition: Sendable, Hashable {
  private(set) var from: Double
  private(set) var to: Double
  private(set) var start: Int64
  private(set) var motion: Theme.Motion

  /// At rest.
  init(_ value: Double) {
    from = value
    to = value
    start = 0
    motion = Theme.Motion(milliseconds: 0, easing: .linear)
  }

  func value(at uptime: Int64) -> Double {
    guard isRunning(at: uptime) else { return to }
    let progress = Double(uptime - start) / Double(motion.milliseconds)
    return from + (to - from) * motion.easing.value(at: progress)
  }

  func isRunning(at uptime: Int64) -> Bool {
    from != to && uptime < start + motion.milliseconds
  }

  /// Heads for `target` from where it is now.
  mutating func go(to target: Double, at uptime: Int64, _ motion: Theme.Motion) {
    from = value(at: uptime)
    to = target
    start = uptime
    self.motion = motion
  }

  /// Is at `value` at once.
  mutating func jump(to value: Double) { self = Transition(value) }
}
