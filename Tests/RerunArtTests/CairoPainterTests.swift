import RerunArt
import RerunStage
import RerunTestSupport
import Testing

@Suite struct CairoPainterTests {
  private let painter = CairoPainter()

  @Test(arguments: ["late-show", "midnight-movie"], ArtSample.themed)
  func paintsEveryArtAtEveryScale(_ theme: String, _ sample: ArtSample) throws {
    let theme = try BundledTheme.load(theme)
    for scale in [0.5, 2.0 / 3, 1] where scale < 1 || sample.width < 1920 {
      let bitmap = painter.paint(
        sample.art,
        width: sample.width,
        height: sample.height,
        scale: scale,
        theme: theme
      )
      #expect(bitmap.width == Int((sample.width * scale).rounded()))
      #expect(bitmap.height == Int((sample.height * scale).rounded()))
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      let alphas = bitmap.alphas
      #expect(alphas.contains { $0 > 0 })
      if sample.isOpaque { #expect(alphas.allSatisfy { $0 == 255 }) }
    }
  }

  @Test(arguments: ArtSample.scenes)
  func scenesCoverBoxesOfAnyShape(_ sample: ArtSample) throws {
    let theme = try BundledTheme.load("late-show")
    for (width, height) in [(480.0, 720.0), (192, 108), (333, 77)] {
      let bitmap = painter.paint(
        sample.art,
        width: width,
        height: height,
        scale: 2.0 / 3,
        theme: theme
      )
      #expect(bitmap.width == Int((width * 2 / 3).rounded()))
      #expect(bitmap.height == Int((height * 2 / 3).rounded()))
      #expect(bitmap.alphas.allSatisfy { $0 == 255 })
    }
  }

  @Test(arguments: ArtSample.themed + ArtSample.scenes)
  func paintsTheSameTwice(_ sample: ArtSample) throws {
    let theme = try BundledTheme.load("midnight-movie")
    func painted() -> Bitmap {
      CairoPainter().paint(
        sample.art,
        width: sample.width,
        height: sample.height,
        scale: 0.25,
        theme: theme
      )
    }
    #expect(painted() == painted())
  }

  @Test(arguments: [
    (0.0, 100.0, 1.0), (100, 0, 1), (100, 100, 0), (0.4, 100, 1), (-20, 100, 1), (.nan, 100, 1),
    (100, .infinity, 1), (100, 100, 1e9),
  ])
  func givesNothingForABoxWithoutPixels(width: Double, height: Double, scale: Double) throws {
    let bitmap = painter.paint(
      .leader,
      width: width,
      height: height,
      scale: scale,
      theme: try BundledTheme.load("late-show")
    )
    #expect(bitmap == Bitmap(width: 0, height: 0, pixels: []))
  }

  @Test func paintsOnSeveralThreads() async throws {
    let theme = try BundledTheme.load("late-show")
    let painter = painter
    @Sendable func painted() -> Bitmap {
      painter.paint(
        .scene(name: "ferry", hueShift: 40),
        width: 320,
        height: 180,
        scale: 1,
        theme: theme
      )
    }
    let expected = painted()
    let results = await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { painted() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }

  @Test func anUnknownSceneIsTheLamp() throws {
    let theme = try BundledTheme.load("late-show")
    func scene(_ name: String) -> Bitmap {
      painter.paint(.scene(name: name, hueShift: 0), width: 160, height: 90, scale: 1, theme: theme)
    }
    #expect(scene("no such film") == scene("lamp"))
  }

  @Test func huesTurnFullCircle() throws {
    let theme = try BundledTheme.load("late-show")
    func moth(_ hueShift: Int) -> Bitmap {
      painter.paint(
        .scene(name: "moth", hueShift: hueShift),
        width: 320,
        height: 180,
        scale: 1,
        theme: theme
      )
    }
    let original = moth(0)
    #expect(moth(360) == original)
    #expect(moth(-720) == original)
    #expect(moth(480) == moth(120))
    // The red sky turns green and stays about as light.
    let red = original.color(298, 83)
    let green = moth(120).color(298, 83)
    #expect(red.red > red.green + 60)
    #expect(green.green > green.red + 40)
    #expect(abs(luma(red) - luma(green)) < 16)
  }

  private func luma(_ color: RGBA) -> Double {
    0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
  }
}
