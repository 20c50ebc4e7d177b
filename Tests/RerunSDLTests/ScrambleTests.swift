import Foundation
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunSDL

/// Channel 99 in pixels.
@Suite(.serialized) @MainActor struct ScrambleTests {
  private static let still = Art.scene(name: "sitcom", hueShift: 0)

  /// Without noise and tear where those would be in the way.
  private func item(
    _ source: ScrambleItem.Source = .art(still),
    offset: (Int) -> Int = { $0 * 7 % 1920 },
    roll: Int = 0,
    tearTop: Int = -ScrambleItem.tearHeight,
    bands: [ScrambleItem.Band] = []
  ) -> ScrambleItem {
    ScrambleItem(
      source: source,
      offsets: (0..<ScrambleItem.stripCount).map(offset),
      roll: roll,
      tearTop: tearTop,
      bands: bands,
      noise: 5
    )
  }

  private func draw(_ item: ScrambleItem, _ width: Int, _ height: Int) throws -> Bitmap {
    let renderer = try Fixture.renderer(width: width, height: height)
    renderer.draw(list(item), theme: try Fixture.lateShow.get())
    return renderer.capture()
  }

  private func list(_ item: ScrambleItem) -> DrawList {
    var list = DrawList()
    list.add(.scramble(item))
    return list
  }

  private func still(_ width: Int, _ height: Int) throws -> Bitmap {
    let renderer = try Fixture.renderer(width: width, height: height)
    var list = DrawList()
    list.art(Self.still, .stage)
    renderer.draw(list, theme: try Fixture.lateShow.get())
    return renderer.capture()
  }

  /// The share of a row's pixels, of those right of `from`, that are as in `expected`.
  private func share(
    _ actual: Bitmap,
    _ expected: Bitmap,
    row: Int,
    of sourceRow: Int,
    shift: Int,
    columns: Range<Int>
  ) -> Double {
    let same = columns.filter {
      let x = ($0 - shift % actual.width + actual.width) % actual.width
      return actual.rgb($0, row) == expected.rgb(x, sourceRow)
    }
    return Double(same.count) / Double(columns.count)
  }

  @Test func everyStripIsMovedAndRolled() throws {
    let still = try still(1920, 1080)
    let scrambled = try draw(item(roll: 75), 1920, 1080)
    for strip in stride(from: 0, to: 270, by: 13) {
      // The third row of a strip has no dark line.
      let row = strip * 4 + 2
      let shift = strip * 7 % 1920
      let bar = (shift + ScrambleItem.barOffset) % 1920
      let columns = (0..<1920).filter { x in
        let beside = (x - bar + 1920) % 1920
        return beside >= ScrambleItem.barWidth + ScrambleItem.barLight
      }
      let same = columns.filter { x in
        let from = still.rgb((x - shift + 1920) % 1920, (row + 300) % 1080)
        return scrambled.rgb(x, row) == from
      }
      // Noise covers one or two of a hundred.
      #expect(Double(same.count) > 0.85 * Double(columns.count), "strip \(strip)")
      let inBar = (bar + 90) % 1920
      #expect(scrambled.rgb(inBar, row).max() ?? 255 < 60, "the sync bar of strip \(strip)")
    }
  }

  @Test func bandsAreInvertedAndTinted() throws {
    let tint = RGBA(200, 160, 120)
    let plain = try draw(item(), 1920, 1080)
    let banded = try draw(
      item(bands: [ScrambleItem.Band(top: 400, height: 100, tint: tint)]),
      1920,
      1080
    )
    for (x, y) in [(300, 402), (900, 450), (1500, 498)] {
      let before = plain.rgb(x, y)
      let after = banded.rgb(x, y)
      for (channel, value) in [200, 160, 120].enumerated() {
        let expected = value * (255 - before[channel]) / 255
        #expect(abs(after[channel] - expected) <= 3, "\(x), \(y): \(before) \(after)")
      }
    }
    for y in [398, 502] { #expect(plain.rgb(900, y) == banded.rgb(900, y)) }
  }

  @Test func theTearIsDarkInItsMiddle() throws {
    let plain = try draw(item(), 1920, 1080)
    let torn = try draw(item(tearTop: 500), 1920, 1080)
    func brightness(_ picture: Bitmap, _ row: Int) -> Int {
      stride(from: 0, to: 1920, by: 3).reduce(0) { $0 + picture.rgb($1, row).reduce(0, +) }
    }
    #expect(brightness(torn, 542) * 4 < brightness(plain, 542))
    #expect(brightness(torn, 498) == brightness(plain, 498))
    #expect(brightness(torn, 582) == brightness(plain, 582))
  }

  /// Other shapes than the stage's: the bars beside it stay black.
  @Test(arguments: [(1280, 1024), (1000, 500), (720, 576), (640, 360)])
  func nothingIsDrawnBesideTheStage(_ width: Int, _ height: Int) throws {
    let frame = try draw(item(roll: 11, tearTop: 300), width, height)
    let stage = StageMapping(width: width, height: height).stage
    var isBright = false
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x >= stage.x && x < stage.maxX && y >= stage.y && y < stage.maxY
        if isInside { isBright = isBright || frame.rgb(x, y)[2] > 30 }
        if !isInside, frame.rgb(x, y) != [0, 0, 0] {
          Issue.record("\(x), \(y) beside the stage is \(frame.rgb(x, y))")
          return
        }
      }
    }
    #expect(isBright)
  }

  /// A part of a frame has the pixels that the whole would have.
  @Test func aPartIsAsTheWhole() throws {
    let theme = try Fixture.lateShow.get()
    let item = item(roll: 30, tearTop: 200, bands: [.init(top: 0, height: 250, tint: .white)])
    let whole = try draw(item, 960, 540)
    let renderer = try Fixture.renderer(width: 960, height: 540)
    var covered = list(item)
    covered.fill(Rect(301, 333, 517, 211), .white)
    renderer.draw(covered, theme: theme)
    #expect(renderer.capture() != whole)
    #expect(renderer.draw(list(item), theme: theme))
    #expect(renderer.statistics.pixels < 960 * 540 / 4)
    #expect(renderer.capture() == whole)
  }

  @Test func aVideoIsScrambledAndItsNextFrameToo() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer(width: 960, height: 540)
    let list = list(item(.video, offset: { _ in 100 }))
    renderer.draw(list, theme: theme)
    // No picture yet: black but for noise and scratches.
    #expect(renderer.capture().rgb(20, 20).max() ?? 255 < 200)
    for size in [(960, 540), (640, 360)] {
      for shade: UInt8 in [200, 90] {
        let pixels = [UInt8](repeating: shade, count: size.0 * size.1 * 4)
        pixels.withUnsafeBytes {
          guard let start = $0.baseAddress else { return }
          renderer.uploadVideo(
            pixels: start,
            width: size.0,
            height: size.1,
            stride: size.0 * 4
          )
        }
        #expect(renderer.draw(list, theme: theme))
        let frame = renderer.capture()
        // Strips have two rows here, of which every second strip's first is dark.
        let plain = (0..<60).filter {
          frame.rgb($0 * 10 + 100, 301) == Array(repeating: Int(shade), count: 3)
        }
        #expect(plain.count > 45, "\(size) \(shade): \(plain.count)")
      }
    }
    #expect(!renderer.draw(list, theme: theme))
  }

  @Test(arguments: [(1920, 1080), (1280, 720)])
  func openGLDrawsTheSame(_ width: Int, _ height: Int) throws {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let window = try Window(
      style: .windowed(width: width, height: height),
      graphics: .automatic
    )
    let renderer = try Renderer(window: window, text: Fixture.text(), art: PlainArt())
    guard renderer.hasOpenGL else { return }
    let (width, height) = renderer.size
    let item = item(
      roll: 75,
      tearTop: 560,
      bands: [
        .init(top: 0, height: 250, tint: RGBA(216, 160, 200)),
        .init(top: 770, height: 110, tint: RGBA(160, 200, 224)),
      ]
    )
    renderer.draw(list(item), theme: try Fixture.lateShow.get())
    let difference = renderer.capture()
      .difference(from: try draw(item, width, height), tolerance: 6)
    #expect(difference.count < width * height / 200, "\(difference)")
  }
}

@Suite struct ToningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var toning: Toning
    var expected: @Sendable (Double, Int) -> Double
  }

  static let rows = [
    Row(testDescription: "darker", toning: .darker(71)) { value, _ in value * 184 / 255 },
    Row(testDescription: "black", toning: .darker(255)) { _, _ in 0 },
    Row(testDescription: "as it is", toning: .darker(0)) { value, _ in value },
    Row(testDescription: "lighter", toning: .lighter(26)) { value, _ in value * 229 / 255 + 26 },
    Row(testDescription: "white", toning: .lighter(255)) { _, _ in 255 },
    Row(testDescription: "inverted", toning: .inverted(255, 128, 10)) { value, channel in
      (255 - value) * [255, 128, 10][channel] / 255
    },
  ]

  /// Every brightness of every channel, one pixel at a time and eight: the same, and right.
  @Test(arguments: rows) func isTheSameBothWays(_ row: Row) {
    let before = (0..<261).map { value -> UInt32 in
      let (a, b, c) = (UInt32(value % 256), UInt32(value * 7 % 256), UInt32(255 - value % 256))
      return a << 16 | b << 8 | c
    }
    let results = [false, true].map { byEight in
      var pixels = before
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        row.toning.apply(to: start, count: buffer.count, byEight: byEight)
      }
      return pixels.map { $0 & 0xFF_FFFF }
    }
    #expect(results[0] == results[1])
    for (old, new) in zip(before, results[0]) {
      for (channel, shift) in [16, 8, 0].enumerated() {
        let expected = row.expected(Double(old >> UInt32(shift) & 255), channel)
        #expect(abs(Double(new >> UInt32(shift) & 255) - expected) <= 1.5)
      }
    }
  }
}
