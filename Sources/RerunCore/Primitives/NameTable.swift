/// Names numbered in the order in which they first came, equal only if their bytes are.
///
/// The schedule's inner loops compare these numbers instead of texts, and read the bytes only to
/// draw.
struct NameTable: Sendable {
  typealias Number = Int32

  /// All names, one after another.
  private var bytes: [UInt8] = []
  /// Where each name starts in `bytes`; one more entry for the end of the last.
  private var starts: [Int] = [0]
  private var numbers: [[UInt8]: Number] = [:]

  var count: Int { starts.count - 1 }

  /// The number of `name`, a new one if it hasn't come before.
  mutating func number(of name: [UInt8]) -> Number {
    if let known = numbers[name] { return known }
    let number = Number(count)
    numbers[name] = number
    bytes.append(contentsOf: name)
    starts.append(bytes.count)
    return number
  }

  /// This table for looking up only: what finds a name's number again takes more room than the names.
  func withoutIndex() -> NameTable {
    var table = self
    table.numbers = [:]
    return table
  }

  subscript(number: Number) -> ArraySlice<UInt8> {
    bytes[starts[Int(number)]..<starts[Int(number) + 1]]
  }

  func text(_ number: Number) -> String { String(decoding: self[number], as: UTF8.self) }

  func precedes(_ a: Number, _ b: Number) -> Bool { self[a].lexicographicallyPrecedes(self[b]) }
}
