public import RerunStage

/// Channel 99 is on: what it shows follows from its seed and how long it has been on, and from
/// nothing else.
public struct Scramble: Sendable, Hashable {
  /// Its number; a station's own channel of that number comes first.
  public static let number: Int64 = 99

  /// In uptime.
  public var startedAt: Int64
  public var seed: UInt64
  /// When the note in the corner came up last, in uptime.
  var notedAt: Int64
  /// Something else was tuned.
  var isOver = false

  public init(startedAt: Int64, seed: UInt64 = 0) {
    self.startedAt = startedAt
    self.seed = seed
    notedAt = startedAt
  }

  // MARK: - Time

  static let framesPerSecond: Int64 = 30
  /// How long the picture is in step, in milliseconds.
  static let clearTime: Int64 = 400

  private func elapsed(_ uptime: Int64) -> Int64 { max(0, uptime - startedAt) }

  /// When the `index`th time in step begins, in milliseconds from the start: 20 to 60 s after the
  /// one before.
  private func clearStart(_ index: Int64) -> Int64 {
    index * 40_000 - 10_000 + Int64(random(1, index) % 20_000)
  }

  /// The time in step that is on at `uptime` or comes next.
  private func clearWindow(at uptime: Int64) -> Range<Int64> {
    let passed = elapsed(uptime)
    var index = max(1, passed / 40_000)
    while clearStart(index) + Self.clearTime <= passed { index += 1 }
    let start = startedAt + clearStart(index)
    return start..<(start + Self.clearTime)
  }

  /// Whether the picture is as it should be at `uptime`, for a moment.
  public func isClear(at uptime: Int64) -> Bool { clearWindow(at: uptime).contains(uptime) }

  /// When it looks different by itself, in uptime.
  func nextChange(after uptime: Int64) -> Int64 {
    let window = clearWindow(at: uptime)
    if window.contains(uptime) { return window.upperBound }
    let frame = elapsed(uptime) * Self.framesPerSecond / 1000 + 1
    let next = startedAt + (frame * 1000 + Self.framesPerSecond - 1) / Self.framesPerSecond
    return max(uptime + 1, min(next, window.lowerBound))
  }

  // MARK: - Picture

  /// The picture at `uptime`, which has not to be clear.
  ///
  /// - Parameter bands: Which rows are inverted at first; they jump about with the picture.
  public func item(
    _ source: ScrambleItem.Source,
    bands: [ScrambleItem.Band],
    at uptime: Int64
  ) -> ScrambleItem {
    let frame = elapsed(uptime) * Self.framesPerSecond / 1000
    let seconds = Double(frame) / Double(Self.framesPerSecond)
    let stage = (width: Int(Rect.stage.width), height: Int(Rect.stage.height))
    let jump = jumps(at: frame)
    // Upwards, from the middle of the stage, over its whole height and the tear's own.
    let round = stage.height + ScrambleItem.tearHeight
    let risen = Int((seconds * 60).truncatingRemainder(dividingBy: Double(round)))
    let tearTop = (560 + ScrambleItem.tearHeight - risen + round) % round - ScrambleItem.tearHeight
    let roll = seconds * 180 + Double(jump.rolled)
    return ScrambleItem(
      source: source,
      offsets: (0..<ScrambleItem.stripCount).map { strip in
        offset(ofStrip: strip, seconds: seconds, frame: frame, tearTop: tearTop)
      },
      roll: Int(roll.truncatingRemainder(dividingBy: Double(stage.height)))
        / ScrambleItem.stripHeight,
      tearTop: tearTop,
      bands: jump.count == 0
        ? bands
        : bands.enumerated().map { index, band in
          var band = band
          let rows = UInt64(max(1, stage.height - band.height))
          band.top = Int(random(5 + UInt64(index), jump.count) % rows)
          return band
        },
      noise: random(2, frame)
    )
  }

  private func offset(ofStrip strip: Int, seconds: Double, frame: Int64, tearTop: Int) -> Int {
    let row = strip * ScrambleItem.stripHeight
    let t = Double(row) / Rect.stage.height
    var offset = Trigonometry.sine(9 * t + 1.2 + 1.7 * seconds) * 150
    offset += Trigonometry.sine(31 * t + 0.4 - 2.3 * seconds) * 46
    offset += Trigonometry.sine(83 * t + 9 * seconds) * 12
    offset += Double(random(3, frame &* 512 &+ Int64(strip)) % 801) / 100 - 4
    if row >= tearTop, row < tearTop + ScrambleItem.tearHeight {
      offset += Double(row - tearTop) * 5.2
    }
    let width = Int(Rect.stage.width)
    return (Int(offset.rounded()) % width + width) % width
  }

  /// How often the picture has jumped until `frame`, and how far in all, in stage pixels: 0 to 300
  /// at a time, 2 to 4 s apart.
  private func jumps(at frame: Int64) -> (count: Int64, rolled: Int64) {
    let milliseconds = frame * 1000 / Self.framesPerSecond
    func start(_ index: Int64) -> Int64 { index * 3000 - 500 + Int64(random(4, index) % 1000) }
    var count = milliseconds / 3000
    while start(count + 1) <= milliseconds { count += 1 }
    while count > 0, start(count) > milliseconds { count -= 1 }
    guard count > 0 else { return (0, 0) }
    // Each draw is added and taken away again: the sum of all jumps without adding them up.
    return (count, count * 150 + Int64(random(6, count) % 151))
  }

  /// The `index`th draw for one `purpose`.
  private func random(_ purpose: UInt64, _ index: Int64) -> UInt64 {
    var z = seed &+ purpose &* 0x9e37_79b9_7f4a_7c15
    for value in [UInt64(bitPattern: index), 0] {
      z = (z ^ value) &+ 0x9e37_79b9_7f4a_7c15
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      z ^= z >> 31
    }
    return z
  }
}

/// Presses of channel-down in a row, which may lead below the first channel.
struct Descent: Sendable, Hashable {
  private var count = 0
  private var lastAt: Int64 = 0

  /// The longest time between two presses, in milliseconds.
  static let pause: Int64 = 2000
  static let length = 3

  /// A press while the first channel is on or another.
  ///
  /// - Returns: Whether it is the last of three, all within two seconds of each other, that began on
  ///   the first channel. Whoever surfs down past the first channel began elsewhere.
  mutating func press(isOnFirst: Bool, at uptime: Int64) -> Bool {
    let goesOn = count > 0 && uptime - lastAt <= Self.pause
    lastAt = uptime
    if goesOn {
      // Beyond the third, or begun elsewhere, it is no descent until there is a pause.
      count = count == Int.max ? Int.max : count + 1
    } else {
      count = isOnFirst ? 1 : Int.max
    }
    guard count == Self.length else { return false }
    count = Int.max
    return true
  }

  /// Any other key.
  mutating func end() { count = 0 }
}
