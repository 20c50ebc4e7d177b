import RerunStage
import Testing

@testable import RerunSDL

/// Boxes, pixel by pixel.
@Suite @MainActor struct BoxTests {
  /// Draws one box on black.
  func frame(_ box: BoxItem, alpha: Double = 1, over color: RGBA = .black) throws -> Bitmap {
    let renderer = try Fixture.renderer()
    var list = DrawList()
    list.fill(.stage, color)
    list.faded(by: alpha) { $0.add(.box(box)) }
    renderer.draw(list, theme: try Fixture.lateShow.get())
    return renderer.capture()
  }

  @Test func squareFillIsExact() throws {
    let frame = try frame(BoxItem(Rect(10, 20, 30, 40), fill: .solid(.white)))
    #expect(frame.inkColumns((0, 0, 100, 100)) == 10...39)
    #expect(frame.inkRows((0, 0, 100, 100)) == 20...59)
    #expect(frame.rgb(10, 20) == [255, 255, 255])
  }

  @Test(arguments: [8.0, 16, 26, 999]) func roundCornersHaveTheirArea(_ radius: Double) throws {
    let frame = try frame(
      BoxItem(Rect(100, 100, 400, 120), fill: .solid(.white), corners: Corners(radius))
    )
    var area = 0.0
    for y in 90..<230 { for x in 90..<510 { area += Double(frame.rgb(x, y)[0]) / 255 } }
    let limited = min(60, radius)
    let expected = 400 * 120 - (4 - Double.pi) * limited * limited
    #expect(abs(area - expected) < 6)
    #expect(frame.rgb(100, 100)[0] < 40)
    #expect(frame.rgb(300, 160) == [255, 255, 255])
    // The four corners are mirror images.
    for y in 0..<60 {
      for x in 0..<60 {
        let corner = frame.rgb(100 + x, 100 + y)[0]
        #expect(abs(frame.rgb(499 - x, 219 - y)[0] - corner) <= 1)
        #expect(abs(frame.rgb(499 - x, 100 + y)[0] - corner) <= 1)
      }
    }
  }

  @Test func everyCornerHasItsOwnRadius() throws {
    let frame = try frame(
      BoxItem(
        Rect(100, 100, 400, 100),
        fill: .solid(.white),
        corners: Corners(left: 0, right: 30)
      )
    )
    #expect(frame.rgb(100, 100) == [255, 255, 255])
    #expect(frame.rgb(100, 199) == [255, 255, 255])
    #expect(frame.rgb(499, 100) == [0, 0, 0])
    #expect(frame.rgb(499, 199) == [0, 0, 0])
  }

  @Test func widthsOfAnySizeLookAlike() throws {
    // Both are cut from one picture, whose middle repeats.
    let fill = Paint.gradient(
      Gradient(.vertical, [.init(0, RGBA(200, 100, 0)), .init(1, RGBA(0, 100, 200))])
    )
    let ring = Ring(RGBA(255, 255, 255, 128), width: 2)
    let short = try frame(
      BoxItem(Rect(0, 0, 90, 80), fill: fill, corners: Corners(16), ring: ring)
    )
    let long = try frame(
      BoxItem(Rect(0, 0, 1111, 80), fill: fill, corners: Corners(16), ring: ring)
    )
    for y in 0..<80 {
      for x in 0..<40 {
        #expect(short.rgb(x, y) == long.rgb(x, y))
        #expect(short.rgb(89 - x, y) == long.rgb(1110 - x, y))
      }
      #expect(long.rgb(555, y) == short.rgb(45, y))
      #expect(long.rgb(1112, y) == [0, 0, 0])
    }
  }

  @Test(arguments: [
    Gradient.Direction.vertical, .horizontal, .diagonal,
  ]) func gradientsRunFromEndToEnd(_ direction: Gradient.Direction) throws {
    let gradient = Gradient(direction, [.init(0, RGBA(0, 0, 0)), .init(1, RGBA(200, 100, 50))])
    let frame = try frame(BoxItem(Rect(100, 100, 200, 200), fill: .gradient(gradient)))
    let middle = frame.rgb(200, 200)
    #expect(abs(middle[0] - 100) <= 1 && abs(middle[1] - 50) <= 1 && abs(middle[2] - 25) <= 1)
    let low = frame.rgb(100, 100)[0]
    let high = frame.rgb(299, 299)[0]
    #expect(low <= 1 && high >= 199)
    let right = frame.rgb(299, 100)[0]
    let left = frame.rgb(100, 299)[0]
    switch direction {
    case .vertical: #expect(right <= 1 && left >= 199)
    case .horizontal: #expect(right >= 199 && left <= 1)
    case .diagonal: #expect(abs(right - 100) <= 1 && abs(left - 100) <= 1)
    }
  }

  @Test func ringsInsideAndOutside() throws {
    let red = RGBA(255, 0, 0)
    let inside = try frame(
      BoxItem(Rect(100, 100, 50, 50), fill: .solid(.white), ring: Ring(red, width: 4))
    )
    #expect(inside.inkColumns((0, 0, 200, 200)) == 100...149)
    #expect(inside.rgb(103, 125) == [255, 0, 0])
    #expect(inside.rgb(104, 125) == [255, 255, 255])
    let outside = try frame(
      BoxItem(
        Rect(100, 100, 50, 50),
        fill: .solid(.white),
        ring: Ring(red, width: 4, inside: false)
      )
    )
    #expect(outside.inkColumns((0, 0, 200, 200)) == 96...153)
    #expect(outside.rgb(99, 125) == [255, 0, 0])
    #expect(outside.rgb(100, 125) == [255, 255, 255])
    let empty = try frame(BoxItem(Rect(100, 100, 50, 50), ring: Ring(red, width: 4)))
    #expect(empty.rgb(125, 125) == [0, 0, 0])
    #expect(empty.rgb(100, 100) == [255, 0, 0])
  }

  @Test func aTranslucentRingDoesNotDoubleAtCorners() throws {
    let frame = try frame(
      BoxItem(Rect(100, 100, 50, 50), ring: Ring(RGBA(255, 255, 255, 128), width: 4))
    )
    for x in 100..<150 { #expect(abs(frame.rgb(x, 101)[0] - 128) <= 1) }
  }

  @Test func glowIsOutsideOnlyAndFallsOff() throws {
    let glow = [GlowLayer(spread: 40, offsetY: 0, color: RGBA(255, 255, 255, 255))]
    let frame = try frame(
      BoxItem(
        Rect(300, 300, 400, 200),
        fill: .solid(RGBA(0, 0, 0, 0)),
        corners: Corners(16),
        glow: glow
      )
    )
    #expect(frame.rgb(500, 400) == [0, 0, 0])
    #expect(frame.rgb(500, 302) == [0, 0, 0])
    // Half of the light at the edge, 2.3 % two standard deviations out.
    #expect(abs(frame.rgb(500, 299)[0] - 126) <= 3)
    #expect(abs(frame.rgb(500, 299 - 40)[0] - 6) <= 2)
    #expect(frame.rgb(500, 299 - 60)[0] == 0)
    for distance in 1..<40 {
      #expect(frame.rgb(500, 299 - distance)[0] <= frame.rgb(500, 300 - distance)[0])
      #expect(frame.rgb(500, 299 - distance) == frame.rgb(500, 500 + distance))
      #expect(frame.rgb(299 - distance, 400) == frame.rgb(700 + distance, 400))
    }
    // The corner has less than the edge.
    #expect(frame.rgb(299, 299)[0] < 90)
  }

  @Test func aShadowMovesDown() throws {
    let glow = [GlowLayer(spread: 30, offsetY: 12, color: RGBA(255, 255, 255, 255))]
    let frame = try frame(BoxItem(Rect(300, 300, 400, 200), glow: glow))
    #expect(frame.rgb(500, 505)[0] > frame.rgb(500, 294)[0] + 60)
    #expect(frame.rgb(500, 499) == [0, 0, 0])
  }

  @Test func longAndShortGlowsMatchAtTheirEnds() throws {
    let glow = [GlowLayer(spread: 20, offsetY: 4, color: RGBA(255, 180, 80, 200))]
    let short = try frame(
      BoxItem(Rect(300, 300, 150, 80), corners: Corners(16), glow: glow)
    )
    let long = try frame(
      BoxItem(Rect(300, 300, 1000, 80), corners: Corners(16), glow: glow)
    )
    for y in 260..<420 {
      for x in 260..<340 { #expect(short.rgb(x, y) == long.rgb(x, y)) }
    }
  }

  @Test func fadingFadesEverything() throws {
    let box = BoxItem(
      Rect(100, 100, 100, 100),
      fill: .solid(.white),
      corners: Corners(10),
      ring: Ring(.white, width: 3, inside: false)
    )
    let frame = try frame(box, alpha: 0.5)
    for x in 97..<203 { #expect(abs(frame.rgb(x, 150)[0] - 128) <= 2) }
  }

  @Test func oddBoxesDoNoHarm() throws {
    let wild = [
      Rect(0, 0, 0, 0), Rect(100, 100, -5, 10), Rect(-50, -50, 60, 60), Rect(1900, 1060, 500, 500),
      Rect(1e12, 0, 10, 10), Rect(.nan, 0, 10, 10), Rect(0, 0, .infinity, 10),
    ]
    for rect in wild {
      _ = try frame(
        BoxItem(
          rect,
          fill: .solid(.white),
          corners: Corners(16),
          ring: Ring(.white, width: 2),
          glow: [GlowLayer(spread: 10, offsetY: 0, color: .white)]
        )
      )
    }
  }
}
