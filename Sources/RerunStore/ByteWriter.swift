/// Builds the compact encoding that `ByteReader` reads: LEB128 integers and counted UTF-8.
public struct ByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func byte(_ value: UInt8) { bytes.append(value) }

  public mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  public mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Small magnitudes of either sign are short.
  public mutating func integer(_ value: Int64) {
    unsigned(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  public mutating func optional(_ value: Int64?) {
    byte(value == nil ? 0 : 1)
    if let value { integer(value) }
  }

  public mutating func string(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  public mutating func strings(_ values: [String]) {
    count(values.count)
    for value in values { string(value) }
  }
}
