/// Memory of one picture: 32 bits a pixel, rows of a multiple of 64 bytes.
///
/// Unchecked, because one thread at a time has it: `SoftwareRenderer` passes it on under a lock.
final class PixelBuffer: @unchecked Sendable {
  static let alignment = 64

  let base: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width * 4 + Self.alignment - 1) / Self.alignment * Self.alignment
    base = .allocate(byteCount: stride * height, alignment: Self.alignment)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
  }

  deinit { base.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: stride * height) }
}
