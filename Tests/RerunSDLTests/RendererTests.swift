import Glibc
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunSDL

/// A generator that gives the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite @MainActor struct RendererTests {
  static func randomEntry(_ random: inout SplitMix, _ theme: Theme) -> DrawList.Entry {
    func number(_ range: ClosedRange<Int>, _ random: inout SplitMix) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func rect(_ random: inout SplitMix) -> Rect {
      Rect(
        number(-40...1800, &random),
        number(-40...1000, &random),
        number(1...700, &random) + 0.5,
        number(1...300, &random)
      )
    }
    func color(_ random: inout SplitMix) -> RGBA {
      RGBA(
        .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random),
        Bool.random(using: &random) ? 255 : 140
      )
    }
    let place = rect(&random)
    let item: DrawItem
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1:
      item = .box(
        BoxItem(
          place,
          fill: .solid(color(&random)),
          corners: Corners(number(0...40, &random)),
          ring: Ring(color(&random), width: 3, inside: .random(using: &random)),
          glow: theme.glow(.focus)
        )
      )
    case 2:
      item = .box(
        BoxItem(
          place,
          fill: theme.paint(GradientRole.focusFill),
          corners: Corners(left: 0, right: 20),
          glow: theme.glow(.cell)
        )
      )
    case 3: item = .box(BoxItem(place, fill: .solid(color(&random))))
    case 4, 5:
      item = .text(
        TextItem(
          GuideScene.titles.randomElement(using: &random) ?? "",
          style: theme.style(.detailTitle),
          paint: .solid(color(&random)),
          rect: place,
          lines: 2,
          alignment: .center,
          overflow: .ellipsis
        )
      )
    case 6:
      item = .text(
        TextItem(
          "42",
          style: theme.style(.chanNumber),
          paint: .gradient(
            Gradient(.vertical, [.init(0, .white), .init(1, RGBA(255, 0, 0))])
          ),
          rect: place,
          overflow: .sliding(offset: 7),
          extrusion: TextItem.Extrusion(depth: 4, color: color(&random)),
          reflection: TextItem.Reflection(floorY: place.y + 60, height: 40, alpha: 0.5)
        )
      )
    case 7: item = .icon(IconItem(.star, Rect(place.x, place.y, 30, 30), color(&random)))
    case 8:
      item = .polygon(
        PolygonItem(
          [
            Point(place.x, place.y), Point(place.maxX, place.y + 13),
            Point(place.midX, place.maxY),
          ],
          color(&random)
        )
      )
    default:
      item = .art(ArtItem(.edge(.left, scroll: 0), Rect(place.x, place.y, 102, 200)))
    }
    return DrawList.Entry(
      item: item,
      clip: Bool.random(using: &random) ? nil : rect(&random),
      alpha: Bool.random(using: &random) ? 1 : 0.6
    )
  }

  /// Makes a draw list of entries, through its public face.
  static func list(_ entries: [DrawList.Entry]) -> DrawList {
    var list = DrawList()
    list.art(.backdrop(horizon: nil, strength: 1, isClear: true), .stage)
    for entry in entries {
      list.faded(by: entry.alpha) { list in
        if let clip = entry.clip {
          list.clipped(to: clip) { $0.add(entry.item) }
        } else {
          list.add(entry.item)
        }
      }
    }
    return list
  }

  @Test(arguments: [(1920, 1080), (1280, 720), (800, 600)])
  func whatChangedIsWhatAFullRedrawGives(_ width: Int, _ height: Int) throws {
    let theme = try Fixture.lateShow.get()
    var random = SplitMix(state: UInt64(width))
    let renderer = try Fixture.renderer(width: width, height: height)
    let text = Fixture.text()
    var entries = (0..<12).map { _ in Self.randomEntry(&random, theme) }
    for step in 0..<12 {
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        entries.insert(
          Self.randomEntry(&random, theme),
          at: .random(in: 0...entries.count, using: &random)
        )
      case 1 where entries.count > 4:
        entries.remove(at: .random(in: 0..<entries.count, using: &random))
      case 2: entries.swapAt(0, .random(in: 0..<entries.count, using: &random))
      default:
        entries[.random(in: 0..<entries.count, using: &random)] = Self.randomEntry(&random, theme)
      }
      renderer.draw(Self.list(entries), theme: theme)
      let fresh = try Renderer(width: width, height: height, text: text, art: PlainArt())
      fresh.draw(Self.list(entries), theme: theme)
      #expect(renderer.capture() == fresh.capture(), "step \(step)")
    }
  }

  @Test func nothingNewDrawsNothing() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    let list = GuideScene(theme: theme).list()
    #expect(renderer.draw(list, theme: theme))
    #expect(!renderer.draw(list, theme: theme))
    #expect(renderer.statistics == Renderer.Statistics())
    renderer.invalidateAll()
    #expect(renderer.draw(list, theme: theme))
    #expect(renderer.statistics.preparedEntries == 0)
  }

  @Test func movingTheFocusTouchesLittle() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    var scene = GuideScene(theme: theme)
    renderer.draw(scene.list(), theme: theme)
    scene.focusedRow = 3
    renderer.draw(scene.list(), theme: theme)
    #expect(renderer.statistics.pixels < 500_000)
    #expect(renderer.statistics.preparedEntries < 15)
    let moved = renderer.capture()
    let fresh = try Fixture.renderer()
    fresh.draw(scene.list(), theme: theme)
    #expect(moved == fresh.capture())
    scene.minute = 43
    renderer.draw(scene.list(), theme: theme)
    #expect(renderer.statistics.pixels < 60_000)
  }

  @Test func anotherThemeDrawsEverythingAnew() throws {
    let late = try Fixture.lateShow.get()
    let midnight = try BundledTheme.load("midnight-movie")
    let renderer = try Fixture.renderer()
    renderer.draw(GuideScene(theme: late).list(), theme: late)
    renderer.draw(GuideScene(theme: midnight).list(), theme: midnight)
    let fresh = try Fixture.renderer()
    fresh.draw(GuideScene(theme: midnight).list(), theme: midnight)
    #expect(renderer.capture() == fresh.capture())
  }

  struct Size: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(width) × \(height)" }
    var width: Int
    var height: Int
    /// Left, top, right and bottom of the stage.
    var stage: [Int]
  }

  @Test(arguments: [
    Size(width: 1920, height: 1080, stage: [0, 0, 1919, 1079]),
    Size(width: 1280, height: 720, stage: [0, 0, 1279, 719]),
    Size(width: 1024, height: 768, stage: [0, 96, 1023, 671]),
    Size(width: 2560, height: 1080, stage: [320, 0, 2239, 1079]),
    Size(width: 3840, height: 2160, stage: [0, 0, 3839, 2159]),
    Size(width: 33, height: 7, stage: [10, 0, 21, 6]),
  ]) func theStageIsCentred(_ size: Size) throws {
    let renderer = try Fixture.renderer(width: size.width, height: size.height)
    var list = DrawList()
    list.fill(.stage.inset(-500, -500), RGBA(10, 200, 30))
    renderer.draw(list, theme: try Fixture.lateShow.get())
    let frame = renderer.capture()
    let whole = (0, 0, size.width, size.height)
    #expect(frame.inkColumns(whole) == size.stage[0]...size.stage[2])
    #expect(frame.inkRows(whole) == size.stage[1]...size.stage[3])
  }

  @Test func textIsSharpAtEveryScale() throws {
    let theme = try Fixture.lateShow.get()
    for (width, height) in [(1280, 720), (3840, 2160)] {
      let renderer = try Fixture.renderer(width: width, height: height)
      var list = DrawList()
      list.text("HHHH", theme.style(.detailTitle), .white, in: Rect(96, 300, 600, 76))
      renderer.draw(list, theme: theme)
      let frame = renderer.capture()
      let scale = Double(width) / 1920
      let ink = try #require(
        frame.inkColumns((0, Int(300 * scale), width, Int(76 * scale)))
      )
      let advance = renderer.text.width(of: "HHHH", in: theme.style(.detailTitle)) * scale
      #expect(abs(Double(ink.count) - advance) < 12 * scale)
      // Stems are white through and through: nothing was stretched.
      let row = Int(340 * scale)
      #expect(ink.contains { frame.rgb($0, row) == [255, 255, 255] })
    }
  }

  @Test func cornersOfThePictureShowTheBackdrop() throws {
    let theme = try Fixture.lateShow.get()
    let backdrop = Art.backdrop(horizon: nil, strength: 1, isClear: true)
    let rect = Rect(1168, 58, 656, 369)
    let renderer = try Fixture.renderer()
    var list = DrawList()
    list.art(backdrop, .stage)
    renderer.draw(list, theme: theme)
    let bare = renderer.capture()
    list.add(.video(VideoItem(rect)))
    list.add(.cornerCover(CornerCoverItem(rect, radius: 26, art: backdrop, artRect: .stage)))
    renderer.draw(list, theme: theme)
    let frame = renderer.capture()
    for (x, y) in [(1168, 58), (1823, 58), (1168, 426), (1823, 426)] {
      #expect(frame.rgb(x, y) == bare.rgb(x, y))
    }
    #expect(frame.rgb(1500, 58) == [0, 0, 0])
    #expect(frame.rgb(1168, 200) == [0, 0, 0])
    #expect(frame.rgb(1176, 66) == [0, 0, 0])
  }

  @Test func videoIsShownAndOnlyItIsRedrawn() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    var list = DrawList()
    list.fill(.stage, RGBA(1, 2, 3))
    list.add(.video(VideoItem(Rect(100, 100, 64, 36))))
    list.fill(Rect(110, 110, 10, 10), RGBA(255, 0, 0, 128))
    renderer.draw(list, theme: theme)
    #expect(renderer.capture().rgb(130, 120) == [0, 0, 0])
    var pixels = [UInt8](repeating: 0, count: 64 * 36 * 4)
    for index in 0..<(64 * 36) {
      pixels[index * 4] = 30
      pixels[index * 4 + 1] = 20
      pixels[index * 4 + 2] = 10
    }
    #expect(renderer.videoSize(in: Rect(100, 100, 64, 36)) == (64, 36))
    renderer.uploadVideo(pixels: pixels, width: 64, height: 36, stride: 256)
    #expect(renderer.draw(list, theme: theme))
    #expect(renderer.statistics.pixels == 64 * 36)
    let frame = renderer.capture()
    #expect(frame.rgb(130, 120) == [10, 20, 30])
    #expect(frame.rgb(99, 120) == [1, 2, 3])
    #expect(abs(frame.rgb(115, 115)[0] - 132) <= 2)
    // A picture of another shape stands in the middle, black beside it.
    renderer.uploadVideo(pixels: pixels, width: 36, height: 36, stride: 256)
    renderer.draw(list, theme: theme)
    #expect(renderer.capture().inkColumns((100, 130, 64, 1)) == 114...149)
  }

  @Test func wrongNumbersDoNoHarm() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer(width: 320, height: 180)
    var list = DrawList()
    for value in [-1e300, -1, 0, 0.001, 5e5, 1e300, .infinity, .nan] {
      let rect = Rect(value, 10, value, 20)
      list.fill(rect, .white)
      list.art(.litSign(isFocused: true), rect)
      list.icon(.star, rect, .white)
      list.text("Lamplight", Fixture.style, .white, in: rect, lines: 2)
      list.text("Lamplight", Fixture.style.sized(value), .white, in: Rect(0, 0, 100, 50))
      list.add(.video(VideoItem(rect)))
      list.add(.polygon(PolygonItem([Point(value, 0), Point(0, value), Point(9, 9)], .white)))
      list.add(
        .cornerCover(
          CornerCoverItem(rect, radius: value, art: .litSign(isFocused: false), artRect: rect)
        )
      )
      list.clipped(to: rect) { $0.fill(.stage, RGBA(9, 9, 9)) }
    }
    renderer.draw(list, theme: theme)
    renderer.draw(DrawList(), theme: theme)
    #expect(renderer.capture().inkRows((0, 0, 320, 180)) == nil)
  }

  @Test func writesAPNG() throws {
    let path = "/tmp/rerun-\(getpid()).png"
    defer { unlink(path) }
    let renderer = try Fixture.renderer(width: 64, height: 36)
    var list = DrawList()
    list.fill(.stage, .white)
    renderer.draw(list, theme: try Fixture.lateShow.get())
    try renderer.writePNG(to: path)
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 8)
    #expect(fread(&head, 1, 8, file) == 8)
    #expect(head == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(throws: SDLError.self) { try renderer.writePNG(to: "/nonexistent/x.png") }
    #expect(throws: SDLError.outOfMemory) { try Fixture.renderer(width: 0, height: 10) }
    #expect(throws: SDLError.outOfMemory) { try Fixture.renderer(width: 100_000, height: 10) }
  }
}
