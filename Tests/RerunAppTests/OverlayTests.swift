import RerunApp
import RerunCore
import RerunStage
import Testing

/// Number box, toast, volume, behind live, buffering.
@Suite struct OverlayTests {
  private func drawn(_ theme: String, _ draw: (inout Canvas) -> Void) throws -> (DrawList, Canvas) {
    var canvas = try CardTesting.canvas(theme)
    draw(&canvas)
    return (canvas.list, canvas)
  }

  struct Number: Sendable, CustomTestStringConvertible {
    var typed: String
    var longest: Int
    var match: NumberBox.Match
    var digits: String
    var line: String
    var color: ColorRole
    var testDescription: String { typed }
  }

  static let numbers = [
    Number(
      typed: "10",
      longest: 3,
      match: .possible(CardTesting.channel(108, "Kitchen Light")),
      digits: "10–",
      line: "108 Kitchen Light",
      color: .textMuted
    ),
    Number(
      typed: "13",
      longest: 3,
      match: .channel(CardTesting.channel(13, "Creature Hall")),
      digits: "13–",
      line: "13 Creature Hall",
      color: .textAccent
    ),
    Number(
      typed: "1204",
      longest: 4,
      match: .channel(CardTesting.channel(1204, "Uncle Ray’s Back Room")),
      digits: "1204",
      line: "1204 Uncle Ray’s Back Room",
      color: .textAccent
    ),
    Number(
      typed: "10",
      longest: 3,
      match: .none,
      digits: "10",
      line: "No channel 10",
      color: .textDanger
    ),
  ]

  @Test(arguments: numbers) func numberBox(_ row: Number) throws {
    for theme in CardTesting.themes {
      let box = NumberBox(
        typed: row.typed,
        longestLength: row.longest,
        match: row.match,
        fractionLeft: 0.6
      )
      let (list, canvas) = try drawn(theme) { box.draw(on: &$0) }
      let digits = try list.text(row.digits)
      #expect(canvas.width(digits.string, digits.style) <= digits.rect.width)
      #expect(try list.text(row.line).paint == canvas.theme.paint(row.color))
      let timer = list.boxes.first { $0.rect.height == 5 }
      #expect(
        timer?.rect.width
          == (row.match == .none
            ? nil : ((canvas.theme.geometry.numberBox.width - 56) * 0.6).rounded())
      )
    }
  }

  @Test func digitsShakeTwice() {
    let offsets = [-1, 0, 90, 170, 250, 320, 5000].map { NumberBox.shakeOffset(after: $0) }
    #expect(offsets == [0, -8, 8, -8, 8, 0, 0])
  }

  @Test(arguments: CardTesting.themes) func toast(_ theme: String) throws {
    let short = ToastView(icon: .star, text: "Added to favourites")
    let (list, canvas) = try drawn(theme) { short.draw(on: &$0) }
    let box = try #require(list.boxes.first)
    #expect(box.rect.x == 96 && box.rect.y == 938 && box.rect.height == 84)
    #expect(box.rect.width == canvas.width(short.text, .toast) + 116)
    #expect(try list.text(short.text).rect.x == 180)

    let long = ToastView(icon: nil, text: String(repeating: "long ", count: 60), entry: 0.5)
    let moved = try drawn(theme) { long.draw(on: &$0) }.0
    #expect(moved.boxes.first?.rect == Rect(96, 950, 900, 84))
    #expect(moved.texts.first.map { $0.rect.x == 126 && $0.rect.maxX <= 996 - 32 } == true)
    #expect(moved.entries.allSatisfy { $0.alpha == 0.5 })
  }

  @Test(arguments: [(0, 0), (1, 1), (65, 13), (98, 20), (100, 20), (130, 20)])
  func volumeBars(_ volume: Int, _ lit: Int) throws {
    let (list, canvas) = try drawn("late-show") {
      VolumeView(volume: volume, isMuted: false).draw(on: &$0)
    }
    let bars = list.boxes.filter { $0.rect.width == 10 }
    #expect(bars.count == 20)
    #expect(bars.filter { $0.fill == canvas.theme.paint(ColorRole.accentSoft) }.count == lit)
    #expect(bars.map(\.rect.x) == (0..<20).map { 1396 + Double($0) * 16 })
    _ = try list.text("\(min(100, volume))")
  }

  @Test func mutedSaysSoAndLeavesAnIcon() throws {
    let (list, canvas) = try drawn("midnight-movie") {
      VolumeView(volume: 65, isMuted: true).draw(on: &$0)
    }
    #expect(list.icons.map(\.icon) == [.mute])
    #expect(try list.text("65").paint == canvas.theme.paint(ColorRole.textMuted))
    _ = try list.text("Muted")
    let bug = try drawn("midnight-movie") { MuteBug().draw(on: &$0) }.0
    let icon = try #require(list.icons.first)
    #expect(bug.icons.first?.rect.midX == icon.rect.midX)
    #expect(bug.icons.first?.rect.width == 44)
  }

  struct Behind: Sendable {
    var view: BehindView
    var title: String
    var height: Double
  }

  static let behinds = [
    Behind(
      view: BehindView(isPaused: true, behindSeconds: 252, isCompact: false),
      title: "Paused  ·  4:12 behind",
      height: 124
    ),
    Behind(
      view: BehindView(isPaused: true, behindSeconds: 0, isCompact: false),
      title: "Paused",
      height: 124
    ),
    Behind(
      view: BehindView(isPaused: false, behindSeconds: 3725, isCompact: true),
      title: "1:02:05 behind live",
      height: 68
    ),
  ]

  @Test(arguments: behinds) func behind(_ row: Behind) throws {
    for theme in CardTesting.themes {
      let (list, canvas) = try drawn(theme) { row.view.draw(on: &$0) }
      let box = try #require(list.boxes.first).rect
      #expect(box.x == 96 && box.y == 54 && box.height == row.height)
      #expect(box.contains(list.ink(try list.text(row.title), canvas)))
      #expect(list.icons.map(\.icon) == [row.view.isPaused ? .pause : .play])
    }
  }

  @Test(arguments: CardTesting.themes) func bufferingPulses(_ theme: String) throws {
    let lists = try [0, 0.4, 0.8, 1.4].map { phase in
      try drawn(theme) { BufferingBead(phase: phase).draw(on: &$0) }.0
    }
    #expect(lists[0] != lists[1])
    #expect(lists[1].boxes.count == lists[3].boxes.count)
    #expect(lists[0].boxes.first?.rect == .stage)
    #expect(lists.allSatisfy { $0.texts.isEmpty })
    let preview = Rect(1168, 54, 656, 369)
    let small = try drawn(theme) { BufferingBead(phase: 0.3, picture: preview).draw(on: &$0) }.0
    #expect(small.boxes.allSatisfy { preview.contains($0.rect) })
  }
}
