import CAVFormat  // For the members of `timespec`; see FileStatus.swift.
import Glibc

/// Tells whether a Matroska file is all there.
///
/// Source: RFC 8794 (EBML), RFC 9559 (Matroska): the EBML header, then one Segment with everything.
enum MatroskaHeader {
  private static let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
  private static let segment: [UInt8] = [0x18, 0x53, 0x80, 0x67]

  /// Whether the file ends before its Segment does; false for any other container.
  static func isCut(_ path: FilePath) -> Bool {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    var start = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &start, start.count, 0)
    guard count > 0 else { return false }
    return isCut(start[..<count], fileSize: Int64(status.st_size))
  }

  static func isCut(_ start: ArraySlice<UInt8>, fileSize: Int64) -> Bool {
    guard start.starts(with: header), let head = size(at: 4, in: start),
      let length = head.value, length < Int64(start.count)
    else { return false }
    let segmentStart = head.end + Int(length)
    guard start.dropFirst(segmentStart).starts(with: segment),
      let size = size(at: segmentStart + 4, in: start), let length = size.value
    else { return false }
    return length > fileSize - Int64(size.end)
  }

  /// An element's size and where it ends; the value is nil where the size isn't known, as in a live
  /// recording.
  private static func size(
    at index: Int,
    in bytes: ArraySlice<UInt8>
  ) -> (value: Int64?, end: Int)? {
    guard index < bytes.count else { return nil }
    // As many zero bits as bytes follow; the rest of the bits is the number.
    let more = bytes[index].leadingZeroBitCount
    guard more < 8, index + more < bytes.count else { return nil }
    let mask: UInt64 = (1 << (7 * UInt64(more + 1))) - 1
    let value = bytes[index...(index + more)].reduce(0) { $0 << 8 | UInt64($1) } & mask
    return (value == mask ? nil : Int64(value), index + more + 1)
  }
}
