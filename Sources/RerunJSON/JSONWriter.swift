extension JSON {
  /// This value as one line of JSON; with `sortedKeys`, object keys ascend by their bytes.
  public func text(sortedKeys: Bool = false) -> String {
    var bytes: [UInt8] = []
    write(into: &bytes, sortedKeys: sortedKeys)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8], sortedKeys: Bool) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number):
      if let integer = integerValue {
        bytes.append(contentsOf: String(integer).utf8)
      } else if number.isFinite {
        bytes.append(contentsOf: String(number).utf8)
      } else {
        bytes.append(contentsOf: "null".utf8)
      }
    case .numeral(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): Self.write(text, into: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(into: &bytes, sortedKeys: sortedKeys)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let ordered =
        sortedKeys
        ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
      for (index, member) in ordered.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(into: &bytes, sortedKeys: sortedKeys)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
