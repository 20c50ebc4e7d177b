import Dispatch
import RerunCore
import Testing

@testable import RerunPlayer

extension MPVTests {
  /// mpv draws into a texture of a context that another renderer thinks it owns.
  @Suite(.serialized, .enabled(if: MediaFiles.made != nil, "needs ffmpeg with libx264"))
  struct OpenGLVideoTests {
    private let width = MediaFiles.width
    private let height = MediaFiles.height

    /// Every piece of state, set to what mpv would not leave behind, and read back.
    private struct State: Equatable, CustomStringConvertible {
      var values: [String]
      var description: String { values.joined(separator: " ") }

      init(_ gl: GLFunctions) {
        let integers: [(String, UInt32, Int)] = [
          ("program", 0x8B8D, 1), ("unit", 0x84E0, 1), ("texture", 0x8069, 1),
          ("array", 0x8894, 1), ("element", 0x8895, 1), ("framebuffer", 0x8CA6, 1),
          ("viewport", 0x0BA2, 4), ("scissor", 0x0C10, 4), ("unpack", 0x0CF5, 1),
          ("srcRGB", 0x80C9, 1), ("dstRGB", 0x80C8, 1), ("srcA", 0x80CB, 1), ("dstA", 0x80CA, 1),
          ("equationRGB", 0x8009, 1), ("equationA", 0x883D, 1),
        ]
        values = integers.map { "\($0.0)=\(gl.integers($0.1, count: $0.2))" }
        for (name, capability) in [
          ("blend", 0x0BE2), ("scissoring", 0x0C11), ("depth", 0x0B71), ("cull", 0x0B44),
          ("stencil", 0x0B90), ("dither", 0x0BD0),
        ] as [(String, UInt32)] {
          values.append("\(name)=\(gl.isEnabled(capability))")
        }
        var colour = [Float](repeating: 0, count: 4)
        gl.getFloats(0x0C22, &colour)
        values.append("clear=\(colour)")
        for index in 0..<4 as Range<UInt32> {
          let names = [0x8622, 0x8623, 0x8624, 0x8625, 0x886A, 0x889F] as [UInt32]
          let attribute = names.map { name in
            var value: Int32 = 0
            gl.getAttribute(index, name, &value)
            return value
          }
          values.append("attribute\(index)=\(attribute)")
        }
      }
    }

    private func setOddState(_ gl: GLFunctions) {
      gl.activeTexture(0x84C0 + 1)
      gl.bindTexture(0x0DE1, gl.make(gl.makeTextures))
      gl.viewport(3, 4, 50, 60)
      gl.scissor(1, 2, 30, 40)
      gl.enable(0x0C11)
      gl.enable(0x0BE2)
      gl.blendFunction(0x0302, 0x0303, 1, 0x0303)
      gl.blendEquation(0x8006, 0x800A)
      gl.clearColour(0.25, 0.5, 0.75, 1)
      gl.pixelStore(0x0CF5, 1)
      for index in 0..<3 as Range<UInt32> {
        gl.bindBuffer(0x8892, gl.make(gl.makeBuffers))
        gl.attributePointer(index, Int32(index) + 2, 0x1406, 0, 32, nil)
        if index != 1 { gl.enableAttribute(index) }
      }
      gl.bindBuffer(0x8893, gl.make(gl.makeBuffers))
    }

    @Test func drawsAndLeavesNoTrace() throws {
      let files = try #require(MediaFiles.made)
      guard let context = SurfacelessGL(), let gl = GLFunctions(context) else {
        print("no EGL without a window here: OpenGL is not tested")
        return
      }
      let texture = gl.make(gl.makeTextures)
      gl.bindTexture(0x0DE1, texture)
      gl.image(0x0DE1, 0, 0x1908, Int32(width), Int32(height), 0, 0x1908, 0x1401, nil)
      let framebuffer = gl.make(gl.makeFramebuffers)
      gl.bindFramebuffer(0x8D40, framebuffer)
      gl.attach(0x8D40, 0x8CE0, 0x0DE1, texture, 0)
      gl.bindFramebuffer(0x8D40, 0)
      setOddState(gl)
      let before = State(gl)

      let bell = DispatchSemaphore(value: 0)
      let options = PlayerRig.options { $0.startsPaused = true }
      let player = try Player(options: options) { bell.signal() }
      let video = try OpenGLVideo(
        player: player,
        getProcAddress: { context.address($0) },
        wake: { bell.signal() }
      )
      #expect(State(gl) == before, "after making mpv's renderer")

      player.open(MediaRequest(url: files.mp4, positionInMilliseconds: 8_000, ticket: 1))
      var isShown = false
      var renderedBeforeShown: UInt64 = 0
      let loop = {
        for (_, event) in player.drainEvents() where event == .pictureShown {
          isShown = true
          renderedBeforeShown = video.frameCount
        }
        if video.needsRedraw() {
          video.render(
            framebuffer: Int32(framebuffer),
            width: width,
            height: height,
            flipped: false
          )
          #expect(State(gl) == before, "after drawing")
          video.reportSwap()
        }
        _ = bell.wait(timeout: .now() + .milliseconds(20))
      }
      let end = DispatchTime.now() + 10
      while !isShown, DispatchTime.now() < end { loop() }
      #expect(isShown)
      #expect(renderedBeforeShown > 0)
      #expect(gl.getError() == 0)

      // The bar tells the time, as in memory.
      let first = try barSeconds(gl, framebuffer)
      #expect((6.9...8.1).contains(first), "picture of \(first) s")
      player.setPaused(false)
      let count = video.frameCount
      while video.frameCount < count + 10, DispatchTime.now() < end { loop() }
      #expect(try barSeconds(gl, framebuffer) > first)

      // Let go while it plays, on the thread of the context.
      video.close()
      #expect(State(gl) == before, "after freeing mpv's renderer")
      #expect(gl.getError() == 0)
      #expect(!video.needsRedraw())
    }

    private func barSeconds(_ gl: GLFunctions, _ framebuffer: UInt32) throws -> Double {
      let bound = UInt32(bitPattern: gl.integers(0x8CA6)[0])
      gl.bindFramebuffer(0x8D40, framebuffer)
      defer { gl.bindFramebuffer(0x8D40, bound) }
      var pixels = [UInt8](repeating: 0, count: width * 4)
      gl.readPixels(0, 10, Int32(width), 1, 0x1908, 0x1401, &pixels)
      let row = (0..<width).map { pixels[$0 * 4 + 1] }
      #expect(row.filter { $0 < 60 }.count > width - 12)
      let left = try #require(row.firstIndex { $0 > 128 })
      return Double(left) / MediaFiles.pixelsPerSecond
    }

    @Test func incompleteContextIsRefused() throws {
      let player = try Player(options: PlayerRig.options()) {}
      #expect(throws: PlayerError.openGLIncomplete) {
        try OpenGLVideo(player: player, getProcAddress: { _ in nil }, wake: {})
      }
    }
  }
}
