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
  /// The way to a value, written out only when somebody asks: most values are good.
  private indirect enum Place: Sendable {
    case start(String)
    case member(String, of: Place)
    case element(Int, of: Place)

    var path: String {
      switch self {
      case .start(let path): path
      case .member(let key, let parent):
        parent.path.isEmpty ? key : "\(parent.path).\(key)"
      case .element(let index, let parent): "\(parent.path)[\(index)]"
      }
    }
  }

  public let value: JSON
  private let place: Place

  public init(_ value: JSON, path: String = "") {
    self.init(value, at: .start(path))
  }

  /// An element of the list at `path`.
  public init(_ value: JSON, element index: Int, of path: String) {
    self.init(value, at: .element(index, of: .start(path)))
  }

  private init(_ value: JSON, at place: Place) {
    self.value = value
    self.place = place
  }

  /// The way to the value from the top, such as `color.text.muted` or `items[3].runtime`.
  public var path: String { place.path }

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
    return JSONReader(child, at: .member(key, of: place))
  }

  public func required(_ key: String) throws(JSONContentError) -> JSONReader {
    guard let child = try optional(key) else {
      throw JSONReader(.null, at: .member(key, of: place)).error("is missing")
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
      var written = String(number)
      if case .numeral(let text) = value { written = text }
      if written.utf8.count > 40 { written = written.prefix(40) + "…" }
      throw error("should be a whole number within ±(2^53 − 1), but is \(written)")
    }
    return integer
  }

  public func elements() throws(JSONContentError) -> [JSONReader] {
    guard let values = value.arrayValue else { throw expected("a list") }
    return values.enumerated().map { JSONReader($1, at: .element($0, of: place)) }
  }

  /// The members of an object in their order; a key that stands twice comes once, with its last value.
  public func members() throws(JSONContentError) -> [(key: String, reader: JSONReader)] {
    guard case .object(let members) = value else { throw expected("an object") }
    var seen: Set<[UInt8]> = []
    return members.reversed().filter { seen.insert(Array($0.key.utf8)).inserted }.reversed().map {
      (key: $0.key, reader: JSONReader($0.value, at: .member($0.key, of: place)))
    }
  }
}
