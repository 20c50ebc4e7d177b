/// A path or name as the file system has it: bytes, most often but not always UTF-8.
public struct FilePath: Sendable, Hashable, Comparable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// For people and for texts; what isn't UTF-8 is replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public static func < (a: FilePath, b: FilePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }

  /// This folder's entry `name`; an empty path is the folder that paths are relative to.
  public func appending(_ name: FilePath) -> FilePath {
    if bytes.isEmpty { return name }
    var joined = bytes
    joined.reserveCapacity(bytes.count + 1 + name.bytes.count)
    if bytes.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: name.bytes)
    return FilePath(joined)
  }

  /// What stands after the last slash.
  public var lastName: FilePath {
    FilePath(Array(bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]))
  }

  /// An absolute path as a `file:` URL, percent-encoded byte by byte, so that any name survives.
  public var url: String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var url = Array("file://".utf8)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        url.append(byte)
      default:
        url += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: url, as: UTF8.self)
  }

  /// Lends the path as C wants it.
  ///
  /// A NUL can't stand in a path; what followed one would be cut.
  func withCString<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) -> Answer {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer.initializeElement(at: index, to: CChar(bitPattern: byte))
      }
      buffer.initializeElement(at: bytes.count, to: 0)
      defer { buffer.deinitialize() }
      // The buffer has at least the NUL in it, so it has an address.
      return UnsafePointer(buffer.baseAddress).map(body) ?? "".withCString(body)
    }
  }
}
