/// Why a zone file can't be used.
public struct ZoneFileError: Error, Hashable, CustomStringConvertible {
  /// The zone that was asked for.
  public var name: String
  public var problem: String

  public var description: String { "time zone \(name): \(problem)" }
}

extension ZoneRules {
  /// Reads a compiled zone file of the tz database.
  ///
  /// Source: RFC 9636 (TZif), version 2 and later: the 64-bit data and the footer.
  ///
  /// - Throws: `ZoneFileError` for anything that isn't such a file, and for one that counts leap
  ///   seconds (the `right/` zones), since the schedule's seconds don't.
  public init(name: String, tzif bytes: [UInt8]) throws(ZoneFileError) {
    var reader = ZoneFileReader(name: name, bytes: bytes)
    self = try reader.rules()
  }
}

private struct ZoneFileReader {
  let name: String
  let bytes: [UInt8]
  private var index = 0

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private struct Counts {
    var isUTC: Int
    var isStandard: Int
    var leapSeconds: Int
    var times: Int
    var types: Int
    var characters: Int

    func length(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + isStandard
        + isUTC
    }
  }

  mutating func rules() throws(ZoneFileError) -> ZoneRules {
    let old = try header()
    try skip(old.length(timeSize: 4))
    let counts = try header()
    if counts.leapSeconds > 0 { throw error("counts leap seconds") }
    if counts.types == 0 { throw error("has no types of local time") }
    try need(counts.length(timeSize: 8))

    var transitions: [Seconds] = []
    transitions.reserveCapacity(counts.times)
    for _ in 0..<counts.times {
      let time = Seconds(bitPattern: bigEndian(8))
      let possible = -ZoneStretch.horizon...ZoneStretch.horizon
      if !possible.contains(time) || time <= transitions.last ?? .min {
        throw error("has transitions out of order")
      }
      transitions.append(time)
    }
    let typeOfTransition = (0..<counts.times).map { _ in Int(bigEndian(1)) }
    var offsetOfType: [Seconds] = []
    for _ in 0..<counts.types {
      let offset = Seconds(Int32(truncatingIfNeeded: bigEndian(4)))
      guard PosixZone.offsets.contains(offset) else { throw error("has an impossible offset") }
      offsetOfType.append(offset)
      index += 2  // whether it is daylight time, and its abbreviation
    }
    guard typeOfTransition.allSatisfy({ $0 < counts.types }) else {
      throw error("names a type of local time that it hasn't")
    }
    index += counts.characters + counts.isStandard + counts.isUTC
    return ZoneRules(
      name: name,
      transitions: transitions,
      // Before the first transition, type 0 holds.
      offsets: [offsetOfType[0]] + typeOfTransition.map { offsetOfType[$0] },
      rule: try footer()
    )
  }

  private mutating func header() throws(ZoneFileError) -> Counts {
    try need(44)
    guard bytes[index..<index + 4].elementsEqual("TZif".utf8) else {
      throw error("is not a TZif file")
    }
    guard bytes[index + 4] >= UInt8(ascii: "2") else {
      throw error("is a version 1 file, which can't tell times after 2037")
    }
    index += 20  // magic, version, reserved
    return Counts(
      isUTC: Int(bigEndian(4)),
      isStandard: Int(bigEndian(4)),
      leapSeconds: Int(bigEndian(4)),
      times: Int(bigEndian(4)),
      types: Int(bigEndian(4)),
      characters: Int(bigEndian(4))
    )
  }

  private mutating func footer() throws(ZoneFileError) -> PosixZone? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\n"),
      let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\n"))
    else { throw error("has no footer") }
    let text = bytes[(index + 1)..<end]
    if text.isEmpty { return nil }
    guard let zone = PosixZone(text) else { throw error("has a footer that makes no sense") }
    return zone
  }

  private func error(_ problem: String) -> ZoneFileError {
    ZoneFileError(name: name, problem: problem)
  }

  private func need(_ count: Int) throws(ZoneFileError) {
    if count > bytes.count - index { throw error("the file ends too early") }
  }

  private mutating func skip(_ count: Int) throws(ZoneFileError) {
    try need(count)
    index += count
  }

  private mutating func bigEndian(_ count: Int) -> UInt64 {
    defer { index += count }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
