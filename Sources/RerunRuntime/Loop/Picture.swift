import RerunCore
import RerunPlayer
import RerunSDL
import RerunStage

/// A player and its way onto the stage: OpenGL where the window has it, else pixels in memory.
final class Picture {
  let player: Player
  private let output: Output
  private unowned let renderer: Renderer
  private var size = (width: 0, height: 0)

  private enum Output {
    case memory(SoftwareVideo)
    case openGL(OpenGLVideo)
  }

  init(
    options: PlayerOptions,
    renderer: Renderer,
    wake: @escaping @Sendable () -> Void
  ) throws(PlayerError) {
    let player = try Player(options: options, wake: wake)
    self.player = player
    self.renderer = renderer
    if renderer.hasOpenGL, let video = Self.openGL(player, renderer, wake) {
      output = .openGL(video)
    } else {
      output = .memory(try SoftwareVideo(player: player, width: 1920, height: 1080, wake: wake))
    }
  }

  private static func openGL(
    _ player: Player,
    _ renderer: Renderer,
    _ wake: @escaping @Sendable () -> Void
  ) -> OpenGLVideo? {
    var video: OpenGLVideo?
    renderer.withOpenGL {
      video = try? OpenGLVideo(
        player: player,
        getProcAddress: Renderer.glGetProcAddress,
        wake: wake
      )
    }
    return video
  }

  /// Puts the player's newest picture on the stage, made for `rect`.
  ///
  /// - Parameter isForced: Also if it has been there before: what is on the stage is of somebody else.
  /// - Returns: Whether there was one.
  @discardableResult
  func refresh(in rect: Rect?, isForced: Bool = false) -> Bool {
    guard let rect else { return false }
    let wanted = renderer.videoSize(in: rect)
    switch output {
    case .memory(let video):
      if wanted != size {
        size = wanted
        video.setSize(width: wanted.width, height: wanted.height)
      }
      return video.takeFrame(again: isForced) { pixels, width, height, stride in
        guard let base = pixels.baseAddress else { return }
        renderer.uploadVideo(pixels: base, width: width, height: height, stride: stride)
      }
    case .openGL(let video):
      let isNew = video.needsRedraw()
      guard isNew || isForced || wanted != size else { return false }
      size = wanted
      return renderer.withVideoFramebuffer(width: wanted.width, height: wanted.height) { buffer in
        video.render(
          framebuffer: Int32(buffer),
          width: wanted.width,
          height: wanted.height,
          flipped: false
        )
      }
    }
  }

  /// Lets the player's newest picture be ready, without putting it on the stage.
  func prepare(in rect: Rect?) {
    switch output {
    case .memory(let video):
      // Its own thread renders it, and keeps it until it is taken.
      guard let rect else { return }
      size = renderer.videoSize(in: rect)
      video.setSize(width: size.width, height: size.height)
    case .openGL(let video):
      guard video.needsRedraw() else { return }
      // As large as it may be asked for, mpv would have to compile no other shaders: small will do.
      _ = renderer.withHiddenFramebuffer { buffer, width, height in
        video.render(framebuffer: Int32(buffer), width: width, height: height, flipped: false)
      }
      video.reportSwap()
    }
  }

  /// Lets go of pictures of a file that was closed.
  func forget() {
    player.stop()
    if case .memory(let video) = output { video.forgetFrame() }
  }

  /// After a frame was shown.
  func reportShown() {
    if case .openGL(let video) = output { video.reportSwap() }
  }

  func close() {
    switch output {
    case .memory(let video): video.close()
    case .openGL(let video): renderer.withOpenGL { video.close() }
    }
  }
}
