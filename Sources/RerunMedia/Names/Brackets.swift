/// The `[…]` and `{…}` groups of a name: ids, qualities, editions.
///
/// They are not part of the title.
struct Brackets {
  /// The name without them.
  var rest: [UInt8]
  /// The inside of `{edition-…}`, empty if there is none.
  var edition = ""

  init(_ name: [UInt8]) {
    rest = []
    var index = 0
    while index < name.count {
      let closing: UInt8? =
        switch name[index] {
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
      guard let closing, let end = name[index...].firstIndex(of: closing) else {
        rest.append(name[index])
        index += 1
        continue
      }
      let inside = name[(index + 1)..<end]
      let mark = Array("edition-".utf8)
      if NameText.lowered(inside.prefix(mark.count)) == mark {
        edition = NameText.title(inside.dropFirst(mark.count))
      }
      index = end + 1
    }
    // A film may be called "[REC]": a name that is nothing but brackets keeps them.
    let bare = rest.filter { NameText.isWord($0) }
    if bare.isEmpty || Self.isOnlyYear(rest) {
      rest = name.filter { !"[]{}".utf8.contains($0) }
    }
  }

  private static func isOnlyYear(_ text: [UInt8]) -> Bool {
    let word = text.filter { NameText.isWord($0) }
    return word.count == 4 && word.allSatisfy(NameText.isDigit) && text.contains(UInt8(ascii: "("))
  }
}
