/// A file that is read for mpv by someone else.
///
/// mpv's threads call, one call at a time, but for `cancel`, which comes from any thread at any
/// time. No thread of the app's ever waits for it.
public protocol MediaByteSource: AnyObject, Sendable {
  var sizeInBytes: Int64 { get }

  /// Reads what is there, as `read(2)` does: blocks until there is at least one byte.
  ///
  /// - Returns: How many bytes were read, 0 at the file's end, nil if they can't be had.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int?

  /// Why the film can't be read, in FFmpeg's words and without the address.
  ///
  /// Asked after a read that failed, on its thread. Nil if some of the film has been read before:
  /// then it is no failure but an early end, as with a connection of mpv's own.
  var failure: String? { get }

  /// Makes the read that is under way, and all later ones, fail soon. Doesn't wait.
  func cancel()

  /// Lets go of everything; nothing is called after it.
  func close()
}
