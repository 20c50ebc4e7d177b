/// One element of a description file: its text and its children, attributes passed over.
struct XMLElement: Hashable {
  /// Lower-cased.
  var name: String
  /// The text directly inside, entities replaced, without surrounding white space.
  var text = ""
  var children: [XMLElement] = []

  func texts(_ name: String) -> [String] {
    children.filter { $0.name == name && !$0.text.isEmpty }.map(\.text)
  }

  func text(_ names: String...) -> String {
    for name in names {
      if let text = texts(name).first { return text }
    }
    return ""
  }
}

/// Text that is not XML, and where.
struct XMLProblem: Error, Hashable {
  /// Counted from 1.
  var line: Int
  var problem: String
}

/// Reads the elements of an `.nfo` file: one, several in a row, or one with a link after it.
///
/// Nothing is ever fetched or expanded: document types are passed over, and of entities only XML's
/// own five and character numbers are replaced. A lone `&` is taken for what it looks like, as
/// Kodi's own files have had it.
struct XMLParser {
  private let bytes: [UInt8]
  private var index = 0
  private static let deepest = 32

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: The outermost elements; none where the text has no element at all.
  static func elements(of text: String) throws(XMLProblem) -> [XMLElement] {
    var parser = XMLParser(Array(text.utf8))
    return try parser.document()
  }

  private mutating func document() throws(XMLProblem) -> [XMLElement] {
    // The first entry stands for the document; what is open follows, outermost first.
    var open: [(element: XMLElement, text: [UInt8])] = [(XMLElement(name: ""), [])]
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        let text = character()
        open[open.count - 1].text += text
      } else if take("<!--") {
        try skip(past: "-->", "a comment is not closed")
      } else if take("<![CDATA[") {
        let start = index
        try skip(past: "]]>", "a CDATA section is not closed")
        open[open.count - 1].text += bytes[start..<(index - 3)]
      } else if take("<?") {
        try skip(past: "?>", "an instruction is not closed")
      } else if take("<!") {
        try skipDeclaration()
      } else if take("</") {
        let name = name()
        skipSpace()
        guard take(">") else { throw error("a closing tag is not complete") }
        guard open.count > 1, let closed = open.popLast() else {
          throw error("</\(name)> closes nothing")
        }
        guard closed.element.name == name else {
          throw error("</\(name)> stands where </\(closed.element.name)> should")
        }
        open[open.count - 1].element.children.append(Self.finished(closed))
      } else {
        index += 1
        try openElement(&open)
      }
    }
    guard open.count == 1 else {
      throw error("<\(open[open.count - 1].element.name)> is not closed")
    }
    return open[0].element.children
  }

  private mutating func openElement(
    _ open: inout [(element: XMLElement, text: [UInt8])]
  ) throws(XMLProblem) {
    let name = name()
    guard !name.isEmpty else {
      // Outside of every element this is prose or an ASCII picture, inside it a lone "<".
      open[open.count - 1].text.append(UInt8(ascii: "<"))
      return
    }
    guard open.count <= Self.deepest else { throw error("nested deeper than \(Self.deepest)") }
    let isEmpty = try skipAttributes()
    let element = XMLElement(name: name)
    if isEmpty {
      open[open.count - 1].element.children.append(element)
    } else {
      open.append((element, []))
    }
  }

  /// Up to and past the tag's `>`; true if it was `/>`.
  private mutating func skipAttributes() throws(XMLProblem) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: ">"): return bytes[index - 2] == UInt8(ascii: "/")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[index...].firstIndex(of: byte) else {
          throw error("an attribute is not closed")
        }
        index = end + 1
      case UInt8(ascii: "<"): throw error("a tag is not closed")
      default: break
      }
    }
    throw error("a tag is not closed")
  }

  /// `<!DOCTYPE …>`, its inner declarations included: read past, never acted upon.
  private mutating func skipDeclaration() throws(XMLProblem) {
    var depth = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    throw error("a declaration is not closed")
  }

  /// One character of text, or what an entity stands for.
  private mutating func character() -> [UInt8] {
    let start = index
    index += 1
    guard bytes[start] == UInt8(ascii: "&"),
      let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return [bytes[start]] }
    let entity = String(decoding: bytes[index..<end], as: UTF8.self)
    let replacement: [UInt8]
    switch entity {
    case "amp": replacement = [UInt8(ascii: "&")]
    case "lt": replacement = [UInt8(ascii: "<")]
    case "gt": replacement = [UInt8(ascii: ">")]
    case "quot": replacement = [UInt8(ascii: "\"")]
    case "apos": replacement = [UInt8(ascii: "'")]
    default:
      guard entity.hasPrefix("#") else { return [bytes[start]] }
      let digits = entity.dropFirst()
      let code =
        digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code, code >= 0x20 || code == 9 || code == 10,
        let scalar = Unicode.Scalar(code)
      else { return [bytes[start]] }
      replacement = Array(String(Character(scalar)).utf8)
    }
    index = end + 1
    return replacement
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count,
      NameText.isWord(bytes[index]) || "_:-.".utf8.contains(bytes[index])
    {
      index += 1
    }
    return String(decoding: NameText.lowered(bytes[start..<index]), as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let isHere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isHere { index += text.utf8CodeUnitCount }
    return isHere
  }

  private mutating func skip(past end: StaticString, _ problem: String) throws(XMLProblem) {
    while index < bytes.count {
      if take(end) { return }
      index += 1
    }
    throw error(problem)
  }

  private func error(_ problem: String) -> XMLProblem {
    let line = bytes[..<min(index, bytes.count)].count { $0 == 0x0A } + 1
    return XMLProblem(line: line, problem: problem)
  }

  private static func finished(_ closed: (element: XMLElement, text: [UInt8])) -> XMLElement {
    var element = closed.element
    var text = closed.text[...]
    while let first = text.first, first <= 0x20 { text = text.dropFirst() }
    while let last = text.last, last <= 0x20 { text = text.dropLast() }
    element.text = String(decoding: replaced(text), as: UTF8.self)
    return element
  }

  /// Some programs write entities of entities ("Tom &amp;amp; Jerry"): what is left of them after
  /// the first reading is replaced too.
  private static func replaced(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var parser = XMLParser(Array(text))
    var result: [UInt8] = []
    while parser.index < parser.bytes.count { result += parser.character() }
    return result
  }
}
