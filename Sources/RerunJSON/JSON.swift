/// A JSON value, kept as the text had it: object keys in order, equal only if their bytes are.
///
/// Foundation's decoder folds canonically equal keys and accepts less than strict input; the
/// schedule is specified to the byte, so station files are read by this type instead.
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// Every number, as IEEE double; integers are exact up to ±(2^53 − 1).
  case number(Double)
  /// A number as it is written, where its double would be another: beyond ±(2^53 − 1), or a
  /// fraction so fine that the double is whole.
  case numeral(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key and its value; of a key that stands twice the last counts (see `subscript`).
  public struct Member: Sendable, Hashable {
    public var key: String
    public var value: JSON

    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }

    public static func == (a: Member, b: Member) -> Bool {
      hasSameBytes(a.key, b.key) && a.value == b.value
    }
  }

  public static func == (a: JSON, b: JSON) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.numeral(let first), .numeral(let second)): first == second
    case (.string(let first), .string(let second)): hasSameBytes(first, second)
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  /// The value of `key` in an object, compared by bytes; nil for anything but an object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { hasSameBytes($0.key, key) }?.value
  }

  public static func int(_ value: Int64) -> JSON { .number(Double(value)) }
  public static func int(_ value: Int) -> JSON { .number(Double(value)) }

  public var stringValue: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  public var numberValue: Double? {
    switch self {
    case .number(let number): number
    case .numeral(let text): Double(text)
    default: nil
    }
  }

  public var boolValue: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  public var arrayValue: [JSON]? {
    if case .array(let values) = self { return values }
    return nil
  }

  /// The number as an integer, if it is one within ±(2^53 − 1); `5400.0` is 5400.
  public var integerValue: Int64? {
    guard case .number(let number) = self, abs(number) <= 9_007_199_254_740_991 else {
      return nil
    }
    // Neither `rounded()` nor `exactly:`: in a debug build they need the C library's mathematics.
    let integer = Int64(number)
    return Double(integer) == number ? integer : nil
  }

  /// What a person would call this kind of value, for messages.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number, .numeral: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Whether two texts are equal to the byte; `==` would fold canonically equivalent forms.
func hasSameBytes(_ a: String, _ b: String) -> Bool {
  a.utf8.count == b.utf8.count && a.utf8.elementsEqual(b.utf8)
}
