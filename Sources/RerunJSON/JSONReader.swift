/// A value of the wrong kind or a missing key, and its place (`items[3].runtime`).
public struct JSONContentError: Error, Hashable, CustomStringConvertible {
  /// The way to the value from the top, such as `color.text.muted`; empty for the whole document.
  public var path: String
  public var problem: String

  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

/// A value together with the way to it, so that every complaint names its place.
public struct JSONReader: Sendable {
  public let value: JSON
  public let path: String

  public init(_ value: JSON, path: String = "") {
    self.value = value
    self.path = path
  }

  public func error(_ problem: String) -> JSONContentError {
    JSONContentError(path: path, problem: problem)
  }

  private func expected(_ what: String) -> JSONContentError {
    error("should be \(what), but is \(value.kindName)")
  }

  /// The value of `key`, or nil where it is absent or null (which mean the same).
  public func optional(_ key: String) throws(JSONContentError) -> JSONReader? {
    guard case .object = value else { throw expected("an object") }
    guard let child = value[key], child != .null else { return nil }
    return JSONReader(child, path: path.isEmpty ? key : "\(path).\(key)")
  }

  public func required(_ key: String) throws(JSONContentError) -> JSONReader {
    guard let child = try optional(key) else {
      throw JSONContentError(path: path.isEmpty ? key : "\(path).\(key)", problem: "is missing")
    }
    return child
  }

  public func string() throws(JSONContentError) -> String {
    guard let text = value.stringValue else { throw expected("a text") }
    return text
  }

  public func bool() throws(JSONContentError) -> Bool {
    guard let flag = value.boolValue else { throw expected("true or false") }
    return flag
  }

  public func number() throws(JSONContentError) -> Double {
    guard let number = value.numberValue, number.isFinite else { throw expected("a number") }
    return number
  }

  /// An integer within ±(2^53 − 1); `5400.0` counts.
  public func integer() throws(JSONContentError) -> Int64 {
    guard let number = value.numberValue else { throw expected("a whole number") }
    guard let integer = value.integerValue else {
      throw error("should be a whole number within ±(2^53 − 1), but is \(number)")
    }
    return integer
  }

  public func elements() throws(JSONContentError) -> [JSONReader] {
    guard let values = value.arrayValue else { throw expected("a list") }
    return values.enumerated().map { JSONReader($1, path: "\(path)[\($0)]") }
  }

  /// The members of an object in their order; a key that stands twice comes once, with its last value.
  public func members() throws(JSONContentError) -> [(key: String, reader: JSONReader)] {
    guard case .object(let members) = value else { throw expected("an object") }
    var seen: Set<[UInt8]> = []
    return members.reversed().filter { seen.insert(Array($0.key.utf8)).inserted }.reversed().map {
      (key: $0.key, reader: JSONReader($0.value, path: path.isEmpty ? $0.key : "\(path).\($0.key)"))
    }
  }
}
