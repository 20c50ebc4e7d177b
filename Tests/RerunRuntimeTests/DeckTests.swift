import Dispatch
import Foundation
import RerunApp
import RerunArt
import RerunCore
import RerunPlayer
import RerunSDL
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunRuntime

/// Several players on one stage, with real films of one colour each.
@Suite(.serialized) @MainActor struct DeckTests {
  enum Output: String, CaseIterable, CustomTestStringConvertible {
    case memory
    case openGL
    var testDescription: String { rawValue }
  }

  @Test(arguments: Output.allCases) func heldReadyIsThereInTheNextFrame(_ output: Output) throws {
    guard let rig = try DeckRig(output) else { return }
    let films = try ColourFilms.made()
    #expect(rig.open(films.red, at: 20_000, ticket: 1))
    #expect(rig.run { rig.events(of: 1).contains(.pictureShown) && rig.colour == .red })
    rig.keepReady([films.green, films.blue], begunBefore: 30_000)
    #expect(rig.run { rig.states == ["ready", "ready"] })
    // Nothing of what is held ready is seen or told.
    #expect(rig.colours == [.red])
    #expect(Set(rig.events.map(\.ticket)) == [1])

    // One turn of the loop.
    #expect(rig.open(films.green, at: rig.place(begunBefore: 30_000), ticket: 2))
    #expect(rig.turn() == .green)
    guard case .loaded(let duration?, "h264 (software)") = rig.events(of: 2).first else {
      Issue.record("\(rig.events(of: 2))")
      return
    }
    #expect((60_000...60_100).contains(duration))
    #expect(rig.events(of: 2).contains(.pictureShown))
    #expect(rig.positions(of: 2).first.map { (26_000...31_500).contains($0) } == true)
    // It plays, with sound; the other one has stopped.
    let first = try #require(rig.positions(of: 2).first)
    #expect(rig.run { rig.positions(of: 2).last.map { $0 > first + 600 } ?? false })
    #expect(
      rig.run { rig.deck.player?.tracks.contains { $0.kind == .audio && $0.isSelected } ?? false }
    )
    #expect(rig.events(of: 1).allSatisfy { $0 != .paused(true) })
    #expect(Set(rig.colours) == [.red, .green])

    // The same way back to blue; then cold to red, and no black on the way.
    #expect(rig.open(films.blue, at: rig.place(begunBefore: 30_000), ticket: 3))
    #expect(rig.turn() == .blue)
    #expect(rig.open(films.red, at: 40_000, ticket: 4))
    #expect(rig.run { rig.events(of: 4).contains(.pictureShown) && rig.colour == .red })
    #expect(rig.colours == [.red, .green, .blue, .red])
    rig.close()
  }

  @Test(arguments: Output.allCases) func whatIsOldIsMovedBeforeItIsShown(_ output: Output) throws {
    guard let rig = try DeckRig(output) else { return }
    let films = try ColourFilms.made()
    #expect(rig.open(films.red, at: 0, ticket: 1))
    #expect(rig.run { rig.events(of: 1).contains(.pictureShown) && rig.colour == .red })
    rig.keepReady([films.half], begunBefore: 10_000)
    #expect(rig.run { rig.states == ["ready"] })
    // Its first half is green, its second blue: the green that it holds must not be seen.
    #expect(rig.open(films.half, at: 45_000, ticket: 2))
    #expect(rig.turn() != .green)
    #expect(rig.run { rig.events(of: 2).contains(.pictureShown) && rig.colour == .blue })
    #expect(rig.colours == [.red, .blue])
    #expect(rig.run { rig.positions(of: 2).last.map { $0 > 44_500 } ?? false })
    rig.close()
  }

  @Test func startsPausedAndExactlyWhereAsked() throws {
    let rig = try #require(try DeckRig(.memory))
    let films = try ColourFilms.made()
    #expect(rig.open(films.red, at: 0, ticket: 1))
    #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
    rig.keepReady([films.green], begunBefore: 10_000)
    #expect(rig.run { rig.states == ["ready"] })
    var request = MediaRequest(url: films.green, positionInMilliseconds: 33_300, ticket: 2)
    request.isExact = true
    request.startsPaused = true
    #expect(rig.deck.open(request, at: rig.now))
    #expect(rig.run { rig.events(of: 2).contains(.pictureShown) })
    #expect(rig.run { rig.positions(of: 2).last.map { abs($0 - 33_300) <= 100 } ?? false })
    let count = rig.positions(of: 2).count
    rig.run(milliseconds: 400)
    #expect(rig.positions(of: 2).count == count, "it stands still")
    rig.deck.seek(toMilliseconds: 5000, isExact: false, ticket: 1)
    rig.deck.player?.setPaused(false)
    #expect(rig.run { rig.positions(of: 2).last.map { $0 > 33_900 } ?? false })
    rig.close()
  }

  @Test func statisticsComeWhileSomebodyLooks() throws {
    let rig = try #require(try DeckRig(.memory))
    let films = try ColourFilms.made()
    #expect(rig.open(films.red, at: 0, ticket: 7))
    #expect(rig.run { rig.events(of: 7).contains(.pictureShown) })
    #expect(rig.statistics.isEmpty)
    rig.deck.watchStatistics(true, at: rig.now)
    #expect(rig.run { rig.statistics.count == 2 })
    let (ticket, values) = try #require(rig.statistics.last)
    #expect(ticket == 7)
    #expect(values.videoCodec == "h264")
    #expect(values.audioCodec == "aac")
    #expect(values.container == "matroska")
    #expect(values.width == 320)
    #expect(values.height == 180)
    #expect(values.framesPerSecond == 10)
    #expect(values.audioChannels == 1)
    #expect(values.hardwareDecoder == nil)
    #expect(!values.hasFallenBack)
    #expect(!values.isHighDynamicRange)
    rig.deck.watchStatistics(false, at: rig.now)
    rig.run(milliseconds: 1200)
    #expect(rig.statistics.count == 2)
    rig.close()
  }

  @Test func aFailureIsDroppedQuietly() throws {
    let rig = try #require(try DeckRig(.memory))
    let films = try ColourFilms.made()
    #expect(rig.open(films.red, at: 0, ticket: 1))
    #expect(rig.run { rig.events(of: 1).contains(.pictureShown) })
    rig.keepReady(["/no/such/film.mkv", films.green], begunBefore: 10_000)
    #expect(rig.run { rig.states == ["failed", "ready"] })
    #expect(Set(rig.events.map(\.ticket)) == [1])
    rig.close()
  }
}

/// A deck with a stage, and the loop around it.
@MainActor final class DeckRig {
  enum Colour { case red, green, blue, black, other }

  let deck: Deck
  private let window: Window?
  private let renderer: Renderer
  private let theme: Theme
  private var list = DrawList()
  private(set) var events: [(ticket: Int, event: PlayerEvent)] = []
  private(set) var statistics: [(ticket: Int, statistics: StreamStatistics)] = []
  /// What the stage showed, one after another, from the first picture on.
  private(set) var colours: [Colour] = []
  private let bell = DispatchSemaphore(value: 0)

  /// Nil if this machine has no OpenGL off screen.
  init?(_ output: DeckTests.Output) throws {
    theme = try BundledTheme.load("late-show")
    let text = TextEngine(fontsDirectory: Repository.root + "/Fonts")
    let painter = CairoPainter(decodeFile: { _ in nil })
    switch output {
    case .memory:
      window = nil
      renderer = try Renderer(width: 640, height: 360, text: text, art: painter)
    case .openGL:
      setenv("SDL_VIDEODRIVER", "offscreen", 1)
      defer { unsetenv("SDL_VIDEODRIVER") }
      let window = try Window(style: .windowed(width: 640, height: 360))
      self.window = window
      renderer = try Renderer(window: window, text: text, art: painter)
      guard renderer.hasOpenGL else {
        print("no OpenGL off screen here: it is not tested")
        return nil
      }
    }
    list.add(.video(VideoItem(.stage)))
    var options = PlayerOptions()
    options.hardwareDecoding = "no"
    options.audioOutput = "null"
    let bell = bell
    deck = Deck(options: options, renderer: renderer) { bell.signal() }
  }

  var now: Moment { KioskClock.live.now() }

  func place(begunBefore milliseconds: Int64) -> Int64 {
    milliseconds + now.uptimeMilliseconds - startOfPlaces
  }
  private lazy var startOfPlaces = now.uptimeMilliseconds

  func open(_ url: String, at place: Int64, ticket: Int) -> Bool {
    deck.open(MediaRequest(url: url, positionInMilliseconds: place, ticket: ticket), at: now)
  }

  func keepReady(_ urls: [String], begunBefore milliseconds: Int64) {
    startOfPlaces = now.uptimeMilliseconds
    deck.keepReady(
      urls.enumerated().map { index, url in
        WarmStream(
          purpose: .channelUp,
          channelNumber: Int64(index + 2),
          url: url,
          startMilliseconds: now.wallMilliseconds - milliseconds
        )
      },
      within: WarmBudget(streams: 3, reason: "test"),
      at: now
    )
  }

  var states: [String] { deck.plan.report(at: now).map(\.state) }

  /// The stage's colour in its middle.
  var colour: Colour {
    let picture = renderer.capture()
    let pixel = picture.color(0.5, 0.5)
    let parts = [pixel.red, pixel.green, pixel.blue].map { $0 > 100 }
    return switch parts {
    case [true, false, false]: .red
    case [false, true, false]: .green
    case [false, false, true]: .blue
    case [false, false, false]: .black
    default: .other
    }
  }

  /// One turn of the loop; the colour after it.
  @discardableResult
  func turn() -> Colour {
    events += deck.drainEvents(at: now)
    if let (ticket, values, _) = deck.takeStatistics() { statistics.append((ticket, values)) }
    deck.step(at: now)
    deck.refresh(in: .stage)
    if renderer.draw(list, theme: theme) { deck.reportShown() }
    let colour = colour
    if colours.last != colour, !(colours.isEmpty && colour == .black) { colours.append(colour) }
    return colour
  }

  @discardableResult
  func run(seconds: Double = 30, until isDone: () -> Bool) -> Bool {
    let end = DispatchTime.now() + seconds
    repeat {
      turn()
      if isDone() { return true }
      _ = bell.wait(timeout: .now() + .milliseconds(20))
    } while DispatchTime.now() < end
    return false
  }

  func run(milliseconds: Int) {
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    run { DispatchTime.now() >= end }
  }

  func events(of ticket: Int) -> [PlayerEvent] {
    events.filter { $0.ticket == ticket }.map(\.event)
  }

  func positions(of ticket: Int) -> [Int64] {
    events(of: ticket).compactMap { if case .position(let position) = $0 { position } else { nil } }
  }

  /// Lets go of all players, while they play.
  func close() {
    deck.close()
    // Other suites' players count too, and those wait for these.
    Player.waitForEnds(upToMilliseconds: 1000)
  }
}

/// A minute each, made once: red, green, blue, and one whose halves are green and blue.
enum ColourFilms {
  struct Made {
    var red: String
    var green: String
    var blue: String
    var half: String
  }

  static func made() throws -> Made { try result.get() }

  private static let result: Result<Made, any Error> = Result {
    let folder = NSTemporaryDirectory() + "rerun-kiosk-test-colours-1"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func film(_ name: String, _ picture: String) throws -> String {
      let path = "\(folder)/\(name)"
      try Films.encode(
        [
          "-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", "sine=440:d=60", "-c:v", "libx264",
          "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "10", "-c:a", "aac", "-b:a", "32k",
        ],
        to: path
      )
      return path
    }
    func colour(_ name: String, seconds: Int = 60) -> String {
      "color=\(name):s=320x180:r=10:d=\(seconds)"
    }
    return Made(
      red: try film("red.mkv", colour("red")),
      green: try film("green.mp4", colour("lime")),
      blue: try film("blue.mkv", colour("blue")),
      half: try film(
        "half.mp4",
        "\(colour("lime", seconds: 30))[a];\(colour("blue", seconds: 30))[b];[a][b]concat"
      )
    )
  }
}
