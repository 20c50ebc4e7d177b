import RerunCore
import RerunPlayer
import RerunSDL
import RerunStage

/// The player and its way onto the stage: OpenGL where the window has it, else pixels in memory.
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
  /// - Returns: Whether there was a new one.
  @discardableResult
  func refresh(in rect: Rect?) -> Bool {
    guard let rect else { return false }
    let wanted = renderer.videoSize(in: rect)
    switch output {
    case .memory(let video):
      if wanted != size {
        size = wanted
        video.setSize(width: wanted.width, height: wanted.height)
      }
      return video.takeFrame { pixels, width, height, stride in
        guard let base = pixels.baseAddress else { return }
        renderer.uploadVideo(pixels: base, width: width, height: height, stride: stride)
      }
    case .openGL(let video):
      let isNew = video.needsRedraw()
      guard isNew || wanted != size else { return false }
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
