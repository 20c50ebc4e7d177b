import Foundation
import RerunArt
import RerunSDL
import RerunStage
import RerunTestSupport
import Testing

/// Every screen against the picture of it in `Tests/Fixtures/golden`, in both themes at half size.
///
/// The pictures are kept in coarse shades, and compared in them.
/// FreeType's versions place and smooth letters a little differently, hence `Tolerance`.
/// `RERUN_RECORD=1` writes the pictures anew, to be looked at before they are committed;
/// `RERUN_SHOTS=FOLDER` also writes them there at full size.
@Suite(.serialized) struct GoldenTests {
  static let themes = ["late-show", "midnight-movie"]
  static let size = (width: 960, height: 540)

  private static let environment = ProcessInfo.processInfo.environment

  private func picture(
    of scene: StageScene,
    _ themeID: String,
    width: Int,
    height: Int
  ) throws -> Bitmap {
    let theme = try BundledTheme.load(themeID)
    let text = TextEngine(fontsDirectory: Repository.root + "/Fonts")
    let renderer = try Renderer(width: width, height: height, text: text, art: CairoPainter())
    renderer.draw(try scene.list(theme: theme, measurer: text), theme: theme)
    return renderer.capture()
  }

  @Test(arguments: StageScene.allCases, themes)
  func looksAsRecorded(_ scene: StageScene, _ theme: String) throws {
    let name = "\(scene.rawValue).\(theme).png"
    let path = "\(Repository.root)/Tests/Fixtures/golden/\(name)"
    if let folder = Self.environment["RERUN_SHOTS"] {
      try picture(of: scene, theme, width: 1920, height: 1080).writePNG(to: "\(folder)/\(name)")
    }
    let actual = try picture(of: scene, theme, width: Self.size.width, height: Self.size.height)
      .coarse
    if Self.environment["RERUN_RECORD"] == "1" {
      try actual.writePNG(to: path)
      return
    }
    let recorded = try #require(
      Bitmap(file: path),
      "\(path) can’t be read; RERUN_RECORD=1 records it."
    )
    let difference = try #require(PictureDifference(of: actual, from: recorded))
    guard !difference.isTolerable else { return }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rerun-golden")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let actualPath = folder.appendingPathComponent(name).path
    let differencePath = folder.appendingPathComponent("difference.\(name)").path
    try actual.writePNG(to: actualPath)
    try difference.picture.writePNG(to: differencePath)
    Issue.record(
      "\(name): \(difference). Look at \(actualPath) and \(differencePath); RERUN_RECORD=1 records it anew."
    )
  }

  @Test func aMovedBoxIsNoticed() throws {
    let size = Self.size.width * Self.size.height * 4
    let dark = Bitmap(
      width: Self.size.width,
      height: Self.size.height,
      pixels: [UInt8](repeating: 20, count: size)
    )
    var box = dark
    for y in 100..<200 {
      for x in 100..<300 {
        for channel in 0..<3 { box.pixels[(y * box.width + x) * 4 + channel] = 200 }
      }
    }
    let same = try #require(PictureDifference(of: dark, from: dark))
    #expect(same.isTolerable && same.mean == 0)
    let other = try #require(PictureDifference(of: box, from: dark))
    #expect(!other.isTolerable && other.unlikeShare > 0.03)
    #expect(
      PictureDifference(of: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]), from: dark) == nil
    )
  }
}

extension Bitmap {
  /// In 32 steps a channel: film grain and the finest shades would make the files three times as large.
  fileprivate var coarse: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0 > 247 ? 255 : ($0 &+ 4) & 0xF8 })
  }
}

/// How far a picture is from another.
struct PictureDifference: CustomStringConvertible {
  /// The share of pixels that differ by more than `threshold` in a channel.
  let unlikeShare: Double
  /// Of all channels of all pixels, of 255.
  let mean: Double
  /// The differences, four times as strong.
  let picture: Bitmap

  static let threshold = 24
  static let mostUnlike = 0.02
  static let mostMean = 2.0

  var isTolerable: Bool { unlikeShare <= Self.mostUnlike && mean <= Self.mostMean }

  /// Nil for pictures of different sizes.
  init?(of actual: Bitmap, from expected: Bitmap) {
    guard actual.width == expected.width, actual.height == expected.height,
      actual.pixels.count == expected.pixels.count, !actual.pixels.isEmpty
    else { return nil }
    var unlike = 0
    var sum = 0
    var pixels = [UInt8](repeating: 255, count: actual.pixels.count)
    actual.pixels.withUnsafeBufferPointer { actual in
      expected.pixels.withUnsafeBufferPointer { expected in
        var at = 0
        while at < actual.count {
          var most = 0
          for channel in at..<(at + 3) {
            let difference = abs(Int(actual[channel]) - Int(expected[channel]))
            sum += difference
            most = max(most, difference)
            pixels[channel] = UInt8(min(255, difference * 4))
          }
          if most > Self.threshold { unlike += 1 }
          at += 4
        }
      }
    }
    let count = Double(actual.width * actual.height)
    unlikeShare = Double(unlike) / count
    mean = Double(sum) / count / 3
    picture = Bitmap(width: actual.width, height: actual.height, pixels: pixels)
  }

  var description: String {
    let share = (unlikeShare * 10_000).rounded() / 100
    return "\(share) % of its pixels differ by more than \(Self.threshold), on average by "
      + "\((mean * 100).rounded() / 100) of 255"
  }
}
