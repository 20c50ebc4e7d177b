import Foundation
import Glibc
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunSDL

/// Windows without a screen: SDL's "offscreen" driver has a real OpenGL ES 2 (Mesa's), its "dummy"
/// nothing but a surface.
@Suite(.serialized) @MainActor struct WindowTests {
  func window(_ driver: String, _ graphics: Window.Graphics = .automatic) throws -> Window {
    setenv("SDL_VIDEODRIVER", driver, 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    return try Window(style: .windowed(width: 1280, height: 720), graphics: graphics)
  }

  @Test func noDisplayIsATypedError() throws {
    setenv("SDL_VIDEODRIVER", "no-such-driver", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let error = try #require(errorThrown(SDLError.self) { try Window(style: .fullScreen) })
    guard case .noDisplay(let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func softwareWindowShowsTheFrame() throws {
    let window = try window("dummy", .software)
    #expect(window.driver == "dummy")
    let theme = try Fixture.lateShow.get()
    let renderer = try Renderer(window: window, text: Fixture.text(), art: PlainArt())
    #expect(!renderer.hasOpenGL)
    #expect(renderer.size == (1280, 720))
    let list = GuideScene(theme: theme).list()
    #expect(renderer.draw(list, theme: theme))
    let memory = try Fixture.renderer(width: 1280, height: 720)
    memory.draw(list, theme: theme)
    #expect(renderer.capture() == memory.capture())
    try renderer.outputChanged()
    #expect(renderer.draw(list, theme: theme))
    #expect(renderer.capture() == memory.capture())
    #expect(!renderer.withVideoFramebuffer(width: 10, height: 10) { _ in })
  }

  @Test func keepsTheDisplayAwakeUntilTold() throws {
    let window = try window("offscreen")
    #expect(!window.mayDisplaySleep)
    window.mayDisplaySleep = true
    #expect(window.mayDisplaySleep)
    window.mayDisplaySleep = false
    #expect(!window.mayDisplaySleep)
  }

  @Test func wakesFromAnyThread() throws {
    let window = try window("dummy", .software)
    _ = window.pollEvents()
    let clock = ContinuousClock()
    #expect(clock.measure { window.wait(timeoutMilliseconds: 30) } >= .milliseconds(25))
    #expect(!window.pollEvents().contains(.wake))
    let waker = window.waker
    // A thread of its own: tests that wait may occupy the whole pool.
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      waker.wake()
      isDone.signal()
    }.start()
    window.wait(timeoutMilliseconds: 5000)
    // A wake is a byte and an event: both are there only at its end.
    isDone.wait()
    #expect(window.pollEvents().contains(.wake))
    #expect(!window.pollEvents().contains(.wake))
    for _ in 0..<100_000 { waker.wake() }
    #expect(window.pollEvents().filter { $0 == .wake }.count == 1)
    window.wait(timeoutMilliseconds: 0)
  }

  @Test func watchesDescriptors() throws {
    let window = try window("dummy", .software)
    _ = window.pollEvents()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    write(ends[1], [1], 1)
    let clock = ContinuousClock()
    let time = clock.measure {
      window.wait(timeoutMilliseconds: 5000, descriptors: [ends[0]])
    }
    #expect(time < .seconds(2))
  }

  @Test func openGLDrawsTheSamePicture() throws {
    let window = try window("offscreen")
    let theme = try Fixture.lateShow.get()
    let renderer = try Renderer(window: window, text: Fixture.text(), art: PlainArt())
    guard renderer.hasOpenGL else { return }  // A machine without Mesa.
    let memory = try Fixture.renderer(width: renderer.size.width, height: renderer.size.height)
    var scene = GuideScene(theme: theme)
    for row in [2, 3, 5] {
      scene.focusedRow = row
      renderer.draw(scene.list(), theme: theme)
      memory.draw(scene.list(), theme: theme)
      let difference = renderer.capture().difference(from: memory.capture(), tolerance: 6)
      #expect(difference.count < 200, "\(difference)")
    }
    try renderer.outputChanged(isDeviceLost: true)
    renderer.draw(scene.list(), theme: theme)
    #expect(
      renderer.capture().difference(from: memory.capture(), tolerance: 6).count < 200
    )
  }

  @Test func openGLVideoGoesIntoTheFrame() throws {
    let window = try window("offscreen")
    let theme = try Fixture.lateShow.get()
    let renderer = try Renderer(window: window, text: Fixture.text(), art: PlainArt())
    guard renderer.hasOpenGL else { return }
    let preview = Rect(150, 150, 480, 270)
    var list = DrawList()
    list.fill(.stage, RGBA(10, 20, 30))
    list.add(.video(VideoItem(preview)))
    list.text("Live", theme.style(.detailTitle), .white, in: Rect(160, 160, 300, 76))
    let size = renderer.videoSize(in: preview)
    var framebuffers: Set<UInt32> = []
    for shade in [Float(0.2), 0.8] {
      let isDrawn = renderer.withVideoFramebuffer(width: size.width, height: size.height) {
        framebuffers.insert($0)
        OpenGLProbe.clear($0, red: shade, green: 0.5, blue: 0)
      }
      #expect(isDrawn)
      renderer.draw(list, theme: theme)
      let frame = renderer.capture()
      #expect(abs(frame.rgb(400, 250)[0] - Int(shade * 255)) <= 1)
      #expect(abs(frame.rgb(400, 250)[1] - 127) <= 1)
      #expect(frame.rgb(50, 50) == [10, 20, 30])
      #expect(frame.inkColumns((107, 107, 200, 50), background: frame.rgb(400, 250)) != nil)
    }
    #expect(framebuffers.count == 1 && !framebuffers.contains(0))

    // The whole screen: straight to the window, and back to a frame afterwards.
    var whole = DrawList()
    whole.add(.video(VideoItem(.stage)))
    whole.fill(Rect(300, 300, 300, 300), .white)
    let isDrawn = renderer.withVideoFramebuffer(
      width: renderer.size.width,
      height: renderer.size.height
    ) { OpenGLProbe.clear($0, red: 0, green: 0, blue: 1) }
    #expect(isDrawn)
    renderer.draw(whole, theme: theme)
    #expect(renderer.capture().rgb(20, 20) == [0, 0, 255])
    #expect(renderer.capture().rgb(300, 300) == [255, 255, 255])
    renderer.videoChanged()
    #expect(renderer.draw(whole, theme: theme))
    renderer.draw(list, theme: theme)
    #expect(renderer.capture().rgb(50, 50) == [10, 20, 30])
  }
}

/// Draws as a player would, and leaves OpenGL's state as badly as one.
enum OpenGLProbe {
  static func clear(_ framebuffer: UInt32, red: Float, green: Float, blue: Float) {
    typealias Bind = @convention(c) (UInt32, UInt32) -> Void
    typealias Color = @convention(c) (Float, Float, Float, Float) -> Void
    typealias One = @convention(c) (UInt32) -> Void
    typealias Box = @convention(c) (Int32, Int32, Int32, Int32) -> Void
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      Renderer.glGetProcAddress(name).map { unsafeBitCast($0, to: type) }
    }
    find("glBindFramebuffer", Bind.self)?(0x8D40, framebuffer)
    find("glDisable", One.self)?(0x0C11)
    find("glClearColor", Color.self)?(red, green, blue, 1)
    find("glClear", One.self)?(0x4000)
    find("glDisable", One.self)?(0x0BE2)
    find("glViewport", Box.self)?(3, 3, 5, 5)
    find("glUseProgram", One.self)?(0)
    find("glBindTexture", Bind.self)?(0x0DE1, 0)
    find("glBindFramebuffer", Bind.self)?(0x8D40, 0)
    for index in UInt32(0)..<4 { find("glDisableVertexAttribArray", One.self)?(index) }
  }
}

@Suite @MainActor struct AudioTests {
  @Test func playsAndCloses() throws {
    setenv("SDL_AUDIODRIVER", "dummy", 1)
    defer { unsetenv("SDL_AUDIODRIVER") }
    let audio = Audio()
    #expect(!audio.isOpen)
    #expect(!audio.queue([1, 2]))
    #expect(audio.open())
    #expect(audio.notice == nil)
    #expect(audio.queue([Int16](repeating: 1000, count: 96_000)))
    #expect((1...1000).contains(audio.queuedMilliseconds))
    // All but 20 ms are unheard, less what the device has taken meanwhile.
    let unheard = audio.cut()
    #expect((30_000...47_040).contains(unheard))
    #expect(audio.queuedMilliseconds <= 20)
    #expect(!audio.queue([]))
    audio.close()
    #expect(!audio.isOpen)
    #expect(audio.cut() == 0)
  }

  @Test func noDeviceIsANotice() {
    setenv("SDL_AUDIODRIVER", "no-such-driver", 1)
    defer { unsetenv("SDL_AUDIODRIVER") }
    let audio = Audio()
    #expect(!audio.open())
    #expect(audio.notice != nil)
    #expect(audio.queuedMilliseconds == 0)
  }
}
