/// Pictures in memory, made on a thread of their own; for any renderer, and for tests.
public final class SoftwareVideo: VideoOutput {
  private let renderer: SoftwareRenderer

  /// - Parameters:
  ///   - width: Pixels; the picture keeps its shape and gets black bars.
  ///   - height: Pixels.
  ///   - wake: Called on the rendering thread when there is a new picture, once until
  ///     `takeFrame` is called again. It must only signal.
  public init(
    player: Player,
    width: Int,
    height: Int,
    wake: @escaping @Sendable () -> Void
  ) throws(PlayerError) {
    let size = Self.size(width, height)
    renderer = try SoftwareRenderer(
      core: player.core,
      width: size.width,
      height: size.height,
      wake: wake
    )
    renderer.start()
  }

  deinit { renderer.close() }

  public var frameCount: UInt64 { renderer.core.ledger.frameCount }

  public func needsRedraw() -> Bool { renderer.hasNewPicture }

  public func close() { renderer.close() }

  /// Makes pictures of another size from now on, the one that stands still included.
  public func setSize(width: Int, height: Int) {
    let size = Self.size(width, height)
    renderer.setSize(width: size.width, height: size.height)
  }

  /// Lends the newest picture, if it has not been taken yet, or is wanted again.
  ///
  /// Pixels are 32 bits: in memory blue, green, red and a byte that means nothing, which on a
  /// little-endian machine is `SDL_PIXELFORMAT_RGB888` (or `ARGB8888` without blending).
  /// - Parameter body: Gets the bytes, width and height in pixels and the bytes from row to row.
  ///   The rendering thread waits for it: upload or copy, and no more.
  /// - Returns: False, without calling `body`, if there is nothing new.
  @discardableResult
  public func takeFrame(
    again: Bool = false,
    _ body: (_ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ stride: Int) -> Void
  ) -> Bool {
    renderer.takeFrame(again: again) { body($0.bytes, $0.width, $0.height, $0.stride) }
  }

  /// Lets go of the newest picture, which nobody will take.
  public func forgetFrame() { renderer.forgetFrame() }

  /// Sizes that can be allocated and that no display exceeds.
  private static func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    (min(max(width, 16), 8192), min(max(height, 16), 8192))
  }
}
