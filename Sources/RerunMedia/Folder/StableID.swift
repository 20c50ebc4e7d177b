/// Ids that depend on nothing but a path, so that two kiosks which see one folder agree.
enum StableID {
  /// `kind` and 13 characters: short enough to live inside a Swift string without an allocation.
  static func make(_ kind: Character, _ bytes: [UInt8]) -> String {
    // FNV-1a, 64 bit.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 32)
    return "\(kind)\(String(repeating: "0", count: 13 - digits.count))\(digits)"
  }
}
