import Glibc

/// The yardstick of everything that draws: one `memcpy` of a 1920×1080 frame, 8.3 MB.
///
/// Of several frames in turn, so that none of them is in the processor's caches: how much of a frame
/// is there depends on what was done before, and the copy can be three times as fast. Holds
/// pointers, as a measure of the bare machine has to.
final class FrameCopy {
  static let name = "memcpy of a frame"
  private static let byteCount = 1920 * 1080 * 4
  private let frames: [UnsafeMutableRawPointer]
  private var next = 0

  init() {
    frames = (0..<16).map { _ in
      let frame = UnsafeMutableRawPointer.allocate(byteCount: Self.byteCount, alignment: 64)
      // Written once, so that the copy doesn't measure the kernel giving pages.
      memset(frame, 0x5A, Self.byteCount)
      return frame
    }
  }

  deinit {
    for frame in frames { frame.deallocate() }
  }

  /// CPU seconds of one copy.
  func measure() -> Double { cpuSeconds { copy() } }

  func copy() {
    memcpy(frames[(next + 1) % frames.count], frames[next], Self.byteCount)
    next = (next + 2) % frames.count
  }
}
