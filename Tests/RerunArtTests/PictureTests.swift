import Glibc
import RerunArt
import RerunStage
import RerunTestSupport
import Testing

@Suite struct PictureTests {
  private func painted(
    _ picture: Bitmap?,
    width: Double,
    height: Double,
    scale: Double = 1
  ) throws -> Bitmap {
    CairoPainter(decodeFile: { _ in picture }).paint(
      .file(path: "poster", placeholder: RGBA(255, 180, 84)),
      width: width,
      height: height,
      scale: scale,
      theme: try BundledTheme.load("late-show")
    )
  }

  /// Red, green and blue columns of equal width.
  private func flag(width: Int, height: Int) -> Bitmap {
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    let row = (0..<width).flatMap { colors[$0 * 3 / width] }
    return Bitmap(width: width, height: height, pixels: (0..<height).flatMap { _ in row })
  }

  @Test func cutsTheSidesOfAWidePicture() throws {
    let bitmap = try painted(flag(width: 300, height: 100), width: 100, height: 100)
    #expect(bitmap.color(0, 0) == RGBA(0, 255, 0))
    #expect(bitmap.color(99, 99) == RGBA(0, 255, 0))
  }

  @Test func coversTheWholeBox() throws {
    let bitmap = try painted(flag(width: 30, height: 20), width: 301, height: 199, scale: 2.0 / 3)
    #expect(bitmap.width == 201)
    #expect(bitmap.height == 133)
    #expect(bitmap.color(0, 0) == RGBA(255, 0, 0))
    #expect(bitmap.color(100, 66) == RGBA(0, 255, 0))
    #expect(bitmap.color(200, 132) == RGBA(0, 0, 255))
    #expect(bitmap.alphas.allSatisfy { $0 == 255 })
  }

  @Test func shrinkingMixesEveryPixel() throws {
    // Black and white columns one pixel wide: anything that skips pixels keeps one of them.
    let row = (0..<400).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 3) + [255] }
    let stripes = Bitmap(width: 400, height: 40, pixels: (0..<40).flatMap { _ in row })
    let bitmap = try painted(stripes, width: 50, height: 5)
    for x in 4..<46 { #expect(abs(Int(bitmap.color(x, 2).red) - 128) < 24) }
  }

  @Test func keepsTransparency() throws {
    let pixels = (0..<64).flatMap { _ -> [UInt8] in [200, 100, 50, 128] }
    let bitmap = try painted(Bitmap(width: 8, height: 8, pixels: pixels), width: 20, height: 20)
    #expect(bitmap.color(10, 10).distance(to: RGBA(200, 100, 50, 128)) <= 2)
  }

  @Test(arguments: [
    nil, Bitmap(width: 0, height: 0, pixels: []), Bitmap(width: 4, height: 4, pixels: [1, 2, 3]),
    Bitmap(width: -1, height: -1, pixels: [0, 0, 0, 0]),
  ])
  func drawsThePlaceholderForWhatCannotBeRead(_ picture: Bitmap?) throws {
    let theme = try BundledTheme.load("late-show")
    let gradient = CairoPainter().paint(
      .posterGradient(RGBA(255, 180, 84)),
      width: 48,
      height: 72,
      scale: 1,
      theme: theme
    )
    #expect(try painted(picture, width: 48, height: 72) == gradient)
  }

  // MARK: - PNG files

  /// A PNG of 2 × 1 pixels: red, and green at half alpha.
  private static let twoPixels: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
    0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0xF4,
    0x22, 0x7F, 0x8A, 0x00, 0x00, 0x00, 0x0F, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8,
    0xCF, 0xC0, 0xF0, 0x1F, 0x08, 0x1B, 0x00, 0x10, 0x79, 0x03, 0x7E, 0x7D, 0x63, 0xCE, 0xD7,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private func withFile<Answer>(_ bytes: [UInt8], _ body: (String) throws -> Answer) throws
    -> Answer
  {
    var template = Array("/tmp/rerun-art-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    return try body(path)
  }

  @Test func readsPNG() throws {
    let bitmap = try withFile(Self.twoPixels) { PNGFile.decode(path: $0) }
    #expect(
      bitmap == Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 128])
    )
  }

  @Test func paintsAPNGFile() throws {
    let theme = try BundledTheme.load("late-show")
    let bitmap = try withFile(Self.twoPixels) { path in
      CairoPainter().paint(
        .file(path: path, placeholder: .black),
        width: 2,
        height: 1,
        scale: 8,
        theme: theme
      )
    }
    #expect(bitmap.width == 16)
    #expect(bitmap.color(0, 4) == RGBA(255, 0, 0))
  }

  @Test func refusesWhatIsNoPNG() throws {
    var huge = Self.twoPixels
    huge.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    var broken = Self.twoPixels
    broken[45] ^= 0xFF
    for bytes in [[], [0x89], Array("not a picture, but long enough to be one".utf8), huge, broken]
    {
      #expect(try withFile(bytes) { PNGFile.decode(path: $0) } == nil)
    }
    #expect(PNGFile.decode(path: "/nowhere") == nil)
    #expect(PNGFile.decode(path: "/") == nil)
  }
}
