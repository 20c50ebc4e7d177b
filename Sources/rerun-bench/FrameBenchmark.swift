import RerunApp
import RerunCore
import RerunSDL
import RerunSample

extension Benchmark {
  static let frame = Benchmark(
    name: "frame",
    method: """
      The Sample station's guide, theme Late Show, 1920×1080 onto a surface in memory by the CPU. \
      Full redraw: every pixel from the baked pictures. Focus move: one arrow key, the model's \
      answer, the draw list, its difference to the last one and the redraw, in the state where all \
      motion has ended; 60 moves in a round over rows and cells. During the motion: the same walk \
      drawn every 16 ms until it rests, a frame's mean. Clock minute: a tick onto the next minute; \
      the preview's address is taken away for it, as a moving preview has its own frames (next \
      figure). Channel 99: every frame of its 30 a second, over a scene. CPU time of the process, medians, each in turns with the yardstick: one memcpy of a \
      frame.
      """
  ) { workplace in
    let copy = FrameCopy()
    return try fullRedraw(workplace, copy) + focusMoves(workplace, copy)
      + clockMinutes(workplace, copy) + previewFrames(workplace, copy)
      + scrambledFrames(workplace, copy)
  }

  /// 2026-06-10, a Wednesday, 20:11 UTC.
  private static let evening: Seconds = 1_781_122_260

  private static func kiosk(_ workplace: Workplace, hasPreview: Bool = true) throws -> BenchKiosk {
    var items = SampleStation.items
    if !hasPreview {
      for index in items.indices { items[index].details.url = "" }
    }
    let station = Station(zone: .utc, items: items, fillers: SampleStation.fillers)
    return try BenchKiosk(workplace, station: station, wall: evening)
  }

  private static func figure(
    _ name: String,
    _ seconds: [Double],
    _ copies: [Double],
    goal: Double? = nil
  ) -> Figure {
    Figure(
      name: "frame: \(name)",
      value: median(seconds) * 1000,
      unit: "ms CPU",
      yardstick: .init(name: FrameCopy.name, value: median(copies) * 1000),
      goal: goal.map { .ratio($0) }
    )
  }

  private static func fullRedraw(
    _ workplace: Workplace,
    _ copy: FrameCopy
  ) throws -> [Figure] {
    let kiosk = try kiosk(workplace)
    var copies: [Double] = []
    var frames: [Double] = []
    for round in -3..<40 {
      let bare = copy.measure()
      let seconds = cpuSeconds {
        kiosk.renderer.invalidateAll()
        kiosk.render()
      }
      guard round >= 0 else { continue }
      copies.append(bare)
      frames.append(seconds)
    }
    return [figure("full guide redraw", frames, copies, goal: 6)]
  }

  /// A walk that comes back to where it began, over rows and cells, without scrolling.
  private static let walk: [RemoteCommand] = [
    .down, .right, .up, .right, .down, .left, .up, .left, .down, .up,
  ]

  private static func focusMoves(
    _ workplace: Workplace,
    _ copy: FrameCopy
  ) throws -> [Figure] {
    let kiosk = try kiosk(workplace)
    var copies: [Double] = []
    var moves: [Double] = []
    var pixels: [Double] = []
    for round in 0..<70 {
      let command = walk[round % walk.count]
      // Drawn as it would be seen later without the key: the key's own work is what remains.
      var settled = kiosk.now
      settled.uptimeMilliseconds += 9000
      kiosk.render(at: settled)
      let bare = copy.measure()
      let seconds = cpuSeconds {
        kiosk.receive(.remote(.tap(command)))
        kiosk.render(at: settled)
      }
      guard round >= walk.count else { continue }
      copies.append(bare)
      moves.append(seconds)
      pixels.append(Double(kiosk.renderer.statistics.pixels))
    }
    let moving = try movingFrames(workplace, copy)
    return [figure("focus move, settled", moves, copies, goal: 1.5)] + moving
  }

  private static func movingFrames(_ workplace: Workplace, _ copy: FrameCopy) throws -> [Figure] {
    let kiosk = try kiosk(workplace)
    var copies: [Double] = []
    var frames: [Double] = []
    for round in 0..<40 {
      let command = walk[round % walk.count]
      let start = kiosk.now
      copies.append(copy.measure())
      var drawn = 0
      var seconds = cpuSeconds { kiosk.receive(.remote(.tap(command))) }
      // The wall clock stands: the preview's own frames are not the move's.
      for step in 1...30 {
        var moment = start
        moment.uptimeMilliseconds += Int64(step) * 16
        var isDrawn = false
        seconds += cpuSeconds { isDrawn = kiosk.render(at: moment) }
        if isDrawn { drawn += 1 }
      }
      if round >= walk.count, drawn > 0 { frames.append(seconds / Double(drawn)) }
    }
    return [figure("a frame of a moving focus", frames, copies)]
  }

  private static func clockMinutes(
    _ workplace: Workplace,
    _ copy: FrameCopy
  ) throws -> [Figure] {
    let kiosk = try kiosk(workplace, hasPreview: false)
    var copies: [Double] = []
    var minutes: [Double] = []
    for round in -3..<40 {
      kiosk.advance(milliseconds: 60_000 - kiosk.now.wallMilliseconds % 60_000 - 1)
      kiosk.receive(.tick)
      kiosk.render()
      kiosk.advance(milliseconds: 1)
      let bare = copy.measure()
      let seconds = cpuSeconds {
        kiosk.receive(.tick)
        kiosk.render()
      }
      guard round >= 0 else { continue }
      copies.append(bare)
      minutes.append(seconds)
    }
    return [figure("clock minute", minutes, copies, goal: 1)]
  }

  private static func previewFrames(
    _ workplace: Workplace,
    _ copy: FrameCopy
  ) throws -> [Figure] {
    let kiosk = try kiosk(workplace)
    kiosk.render()
    // A break's card counts no frames: on to the next programme.
    for _ in 0..<60 where kiosk.model.tuner.airing == nil {
      kiosk.advance(milliseconds: 60_000)
      kiosk.receive(.tick)
      kiosk.render()
    }
    var copies: [Double] = []
    var frames: [Double] = []
    for round in -3..<100 {
      guard let deadline = kiosk.deadline else { break }
      kiosk.advance(milliseconds: deadline - kiosk.now.uptimeMilliseconds)
      // The clock's own minute is another figure.
      if kiosk.now.wallMilliseconds % 60_000 < 200 {
        kiosk.receive(.tick)
        kiosk.render()
        continue
      }
      let bare = copy.measure()
      let seconds = cpuSeconds {
        kiosk.receive(.tick)
        kiosk.render()
      }
      guard round >= 0 else { continue }
      copies.append(bare)
      frames.append(seconds)
    }
    guard !frames.isEmpty else { throw BenchmarkError("the Sample preview shows no picture") }
    return [figure("a frame of the Sample preview", frames, copies)]
  }

  private static func scrambledFrames(
    _ workplace: Workplace,
    _ copy: FrameCopy
  ) throws -> [Figure] {
    let kiosk = try kiosk(workplace)
    kiosk.receive(.tune(number: 99))
    kiosk.render()
    guard kiosk.model.scramble != nil else { throw BenchmarkError("there is no channel 99") }
    // Until the note in its corner is gone.
    kiosk.advance(milliseconds: 6000)
    var copies: [Double] = []
    var frames: [Double] = []
    for round in -3..<100 {
      kiosk.advance(milliseconds: 34)
      let bare = copy.measure()
      let seconds = cpuSeconds {
        kiosk.receive(.tick)
        kiosk.render()
      }
      guard round >= 0 else { continue }
      copies.append(bare)
      frames.append(seconds)
    }
    return [figure("a frame of channel 99", frames, copies, goal: 8)]
  }
}
