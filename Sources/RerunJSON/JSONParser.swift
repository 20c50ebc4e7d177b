/// Text that is not JSON in UTF-8, and where.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  /// In bytes, counted from 1.
  public var column: Int
  public var problem: String

  public var description: String { "line \(line), column \(column): \(problem)" }
}

extension JSON {
  /// Reads one JSON document (RFC 8259) and nothing after it.
  ///
  /// - Throws: `JSONSyntaxError` for anything that is not strict JSON, invalid UTF-8, an unpaired
  ///   surrogate escape, and nesting deeper than 512 (so that no input can exhaust the stack).
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }

  public init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a document whose topmost object has a list under `key` that is too long to be kept as
  /// JSON: its elements are handed out one by one, and an empty list stands for them.
  ///
  /// - Parameters:
  ///   - begin: Called where such a list begins; once more if the key stands again, whose elements
  ///     then count.
  ///   - take: Gets each element and its place, from 0. Whether the document is good is only known
  ///     at its end.
  public init(
    parsing bytes: [UInt8],
    handingOut key: String,
    begin: () -> Void,
    take: (Int, JSON) -> Void
  ) throws(JSONSyntaxError) {
    // The parser is gone when this returns.
    self = try withoutActuallyEscaping(begin) { (begin) throws(JSONSyntaxError) in
      try withoutActuallyEscaping(take) { (take) throws(JSONSyntaxError) in
        var parser = JSONParser(bytes: bytes)
        parser.handOut = JSONParser.HandOut(key: key, begin: begin, take: take)
        return try parser.document()
      }
    }
  }
}

struct JSONParser {
  /// A list of the topmost object whose elements aren't kept.
  struct HandOut {
    let key: String
    let begin: () -> Void
    let take: (Int, JSON) -> Void
  }

  let bytes: [UInt8]
  var handOut: HandOut?
  private var index = 0
  private var depth = 0
  private static let deepest = 512

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func document() throws(JSONSyntaxError) -> JSON {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error("this is UTF-16, and has to be UTF-8")
    }
    skipSpace()
    let value = try value()
    skipSpace()
    if index < bytes.count { throw error("something follows the end of the document") }
    return value
  }

  private func error(_ problem: String, at place: Int? = nil) -> JSONSyntaxError {
    let end = min(place ?? index, bytes.count)
    var line = 1
    var lineStart = 0
    for i in 0..<end where bytes[i] == 0x0A {
      line += 1
      lineStart = i + 1
    }
    return JSONSyntaxError(line: line, column: end - lineStart + 1, problem: problem)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    guard let byte = current else { throw error("the document ends too early") }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { parser throws(JSONSyntaxError) in try parser.object() }
    case UInt8(ascii: "["):
      return try nested { parser throws(JSONSyntaxError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("a value was expected here")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONSyntaxError) -> JSON
  ) throws(JSONSyntaxError) -> JSON {
    depth += 1
    if depth > Self.deepest { throw error("nested deeper than \(Self.deepest)") }
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    for byte in word.utf8 {
      if current != byte { throw error("a value was expected here") }
      index += 1
    }
    return value
  }

  private mutating func object() throws(JSONSyntaxError) -> JSON {
    index += 1
    var members: [JSON.Member] = []
    skipSpace()
    if current == UInt8(ascii: "}") {
      index += 1
      return .object([])
    }
    while true {
      skipSpace()
      if current != UInt8(ascii: "\"") { throw error("a key in quotation marks was expected here") }
      let key = try string()
      skipSpace()
      if current != UInt8(ascii: ":") { throw error("a colon was expected after the key") }
      index += 1
      skipSpace()
      if let handOut, depth == 1, hasSameBytes(key, handOut.key), current == UInt8(ascii: "[") {
        members.append(JSON.Member(key, .array([])))
        handOut.begin()
        _ = try nested { parser throws(JSONSyntaxError) in
          try parser.elements(handOut.take)
          return .null
        }
      } else {
        members.append(JSON.Member(key, try value()))
      }
      skipSpace()
      switch current {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "}"):
        index += 1
        return .object(members)
      default: throw error("a comma or a closing brace was expected here")
      }
    }
  }

  private mutating func array() throws(JSONSyntaxError) -> JSON {
    var values: [JSON] = []
    try elements { values.append($1) }
    return .array(values)
  }

  private mutating func elements(_ take: (Int, JSON) -> Void) throws(JSONSyntaxError) {
    index += 1
    skipSpace()
    if current == UInt8(ascii: "]") {
      index += 1
      return
    }
    var count = 0
    while true {
      skipSpace()
      take(count, try value())
      count += 1
      skipSpace()
      switch current {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "]"):
        index += 1
        return
      default: throw error("a comma or a closing bracket was expected here")
      }
    }
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error("a digit was expected here") }
  }

  private mutating func number() throws(JSONSyntaxError) -> JSON {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let leading = index
    try digits()
    if bytes[leading] == UInt8(ascii: "0"), index > leading + 1 {
      throw error("a number may not start with 0", at: leading)
    }
    if current == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    // Digits, signs, point and exponent only: always valid UTF-8, and a form `Double` reads.
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text) else { throw error("this is not a number", at: start) }
    // A document is written in doubles; only what a double would change is kept as it stands.
    guard abs(number) <= 9_007_199_254_740_991 else { return .numeral(text) }
    let isWhole = Double(Int64(number)) == number
    return isWhole && !Self.isWhole(bytes[start..<index]) ? .numeral(text) : .number(number)
  }

  /// Whether the number that `text` spells has no fraction.
  private static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    var fractionDigits = 0
    var zeros = 0  // At the end of what was read of the digits.
    var isFraction = false
    var hasDigits = false  // Other than zeros.
    for (offset, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        // Beyond nine digits an exponent makes zero or more than any double.
        let exponent = Int(String(decoding: text[(offset + 1)...].prefix(10), as: UTF8.self))
        return !hasDigits || fractionDigits - zeros <= exponent ?? 0
      case UInt8(ascii: "0"):
        zeros += 1
        if isFraction { fractionDigits += 1 }
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        zeros = 0
        hasDigits = true
        if isFraction { fractionDigits += 1 }
      default: break
      }
    }
    return fractionDigits <= zeros
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    let start = index
    // Most strings have no escapes: find the end first and copy once.
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        let text = try decode(bytes[start..<index], from: start)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw error("a control character stands inside a text") }
      index += 1
    }
    throw error("a text is not closed", at: start - 1)
  }

  private func decode(
    _ utf8: some Collection<UInt8>,
    from start: Int
  ) throws(JSONSyntaxError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw error("a text is not valid UTF-8", at: start)
    }
    return text
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var utf8 = Array(bytes[start..<index])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return try decode(utf8, from: start)
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &utf8)
      case 0..<0x20: throw error("a control character stands inside a text")
      default:
        utf8.append(byte)
        index += 1
      }
    }
    throw error("a text is not closed", at: start - 1)
  }

  private mutating func escape(into utf8: inout [UInt8]) throws(JSONSyntaxError) {
    guard let byte = current else { throw error("a text is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "u"):
      let place = index - 2
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), current == UInt8(ascii: "\\"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else {
          throw error("an unpaired surrogate", at: place)
        }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw error("an unpaired surrogate", at: place)
      }
      utf8.append(contentsOf: Array(String(Character(scalar)).utf8))
    default: throw error("an unknown escape", at: index - 2)
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits were expected here")
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }
}
