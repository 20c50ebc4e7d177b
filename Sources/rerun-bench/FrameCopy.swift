import Glibc

/// The yardstick of everything that draws: one `memcpy` of a 1920×1080 frame, 8.3 MB.
///
/// Holds pointers, as a measure of the bare machine has to.
final class FrameCopy {
  static let name = "memcpy of a frame"
  private static let byteCount = 1920 * 1080 * 4
  private let source: UnsafeMutableRawPointer
  private let target: UnsafeMutableRawPointer

  init() {
    source = .allocate(byteCount: Self.byteCount, alignment: 64)
    target = .allocate(byteCount: Self.byteCount, alignment: 64)
    // Written once, so that the copy doesn't measure the kernel giving pages.
    memset(source, 0x5A, Self.byteCount)
    memset(target, 0, Self.byteCount)
  }

  deinit {
    source.deallocate()
    target.deallocate()
  }

  /// CPU seconds of one copy.
  func measure() -> Double { cpuSeconds { memcpy(target, source, Self.byteCount) } }
}
