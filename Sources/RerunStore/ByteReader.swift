/// Bytes that are not what `ByteWriter` wrote: another version's, or damaged.
public struct MalformedBytes: Error, Hashable {
  public init() {}
}

/// Reads what `ByteWriter` wrote; no input makes it read outside its bytes or reserve more than
/// they can hold.
public struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var index = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var isAtEnd: Bool { index == bytes.count }

  public mutating func byte() throws(MalformedBytes) -> UInt8 {
    guard index < bytes.count else { throw MalformedBytes() }
    defer { index += 1 }
    return bytes[index]
  }

  public mutating func unsigned() throws(MalformedBytes) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw MalformedBytes() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
      guard shift < 64 else { throw MalformedBytes() }
    }
  }

  public mutating func integer() throws(MalformedBytes) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  public mutating func optional() throws(MalformedBytes) -> Int64? {
    try byte() == 0 ? nil : integer()
  }

  /// How many elements follow, each of at least one byte.
  public mutating func count() throws(MalformedBytes) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - index) else { throw MalformedBytes() }
    return Int(value)
  }

  public mutating func string() throws(MalformedBytes) -> String {
    let count = try count()
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  public mutating func strings() throws(MalformedBytes) -> [String] {
    let count = try count()
    var values: [String] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try string()) }
    return values
  }
}
