import RerunJSON
import Testing

@Suite struct JSONParsingTests {
  @Test(arguments: [
    ("null", JSON.null), ("true", .bool(true)), (" false\r\n\t", .bool(false)), ("0", .number(0)),
    ("-0", .number(0)), ("5400.0", .number(5400)), ("40e-1", .number(4)),
    ("1.999E3", .number(1999)),
    ("[]", .array([])), ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
    ("{}", .object([])), (#""""#, .string("")),
    (#""\"\\\/\b\f\n\r\t\u00e9\u0000""#, .string("\"\\/\u{8}\u{C}\n\r\t\u{E9}\0")),
    (#""\ud83c\udfac""#, .string("\u{1F3AC}")), ("\"\u{1F3AC}é\"", .string("\u{1F3AC}é")),
    (
      #"{"a": 1, "b": {"c": null}}"#,
      .object([.init("a", .number(1)), .init("b", .object([.init("c", .null)]))])
    ),
    ("\u{FEFF}1", .number(1)),
  ])
  func reads(text: String, value: JSON) throws { #expect(try JSON(parsing: text) == value) }

  @Test(arguments: [
    ("", 1, 1), (" ", 1, 2), ("nul", 1, 4), ("nulll", 1, 5), ("01", 1, 1), ("-", 1, 2),
    ("-01", 1, 2), ("1.", 1, 3), (".5", 1, 1), ("1e", 1, 3), ("+1", 1, 1), ("NaN", 1, 1),
    ("[1,]", 1, 4), ("[1 2]", 1, 4), ("[", 1, 2), ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2),
    ("{\"a\" 1}", 1, 6), ("{\"a\":1", 1, 7), ("\"a", 1, 1), ("\"a\nb\"", 1, 3), ("'a'", 1, 1),
    (#""\x""#, 1, 2), (#""\u12g4""#, 1, 6), (#""\ud800""#, 1, 2), (#""\udc00""#, 1, 2),
    (#""\ud800\u0041""#, 1, 2), ("1 2", 1, 3), ("[1,\n 2,\n x]", 3, 2), ("// c\n1", 1, 1),
    ("\u{A0}1", 1, 1),
  ])
  func refuses(text: String, line: Int, column: Int) throws {
    do {
      _ = try JSON(parsing: text)
      Issue.record("was read")
    } catch {
      #expect(error.line == line, "\(error)")
      #expect(error.column == column, "\(error)")
    }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0xFF, 0xFE, 0x31, 0x00],
      [0x22, 0x5C, 0x6E, 0x80, 0x22],
    ] as [[UInt8]]
  )
  func refusesWhatIsNotUTF8(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: bytes) }
  }

  @Test func deepNestingIsRefusedNotRunInto() throws {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSON(parsing: deep(512))
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: deep(513)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSON(parsing: String(repeating: "{\"a\":[", count: 500_000))
    }
  }

  @Test func noBytesCanCrashIt() {
    let seed = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83c\udfac\n", true, null], "b": {}}"#.utf8)
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1
      bytes.removeLast(Int(state >> 33) % 5)
      guard let value = try? JSON(parsing: bytes) else { continue }
      #expect((try? JSON(parsing: value.text())) != nil)
    }
  }
}

@Suite struct JSONValueTests {
  @Test func ofAKeyThatStandsTwiceTheLastCounts() throws {
    let value = try JSON(parsing: #"{"a": 1, "b": 2, "a": 3}"#)
    #expect(value["a"] == .number(3))
    #expect(try JSONReader(value).members().map(\.key) == ["b", "a"])
    #expect(value["c"] == nil)
    #expect(JSON.array([])["a"] == nil)
  }

  @Test func textsAreToldApartByBytes() throws {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let value = JSON.object([.init(composed, .number(1)), .init(decomposed, .number(2))])
    #expect(value[composed] == .number(1))
    #expect(value[decomposed] == .number(2))
    #expect(JSON.string(composed) != .string(decomposed))
    #expect(JSON.object([.init(composed, .null)]) != .object([.init(decomposed, .null)]))
    #expect(try JSONReader(value).members().count == 2)
  }

  @Test(
    arguments: [
      ("5400.0", 5400), ("-0.0", 0), ("1e15", 1_000_000_000_000_000),
      ("9007199254740991", 9_007_199_254_740_991), ("-9007199254740991", -9_007_199_254_740_991),
      ("9007199254740992", nil), ("9007199254740993", nil), ("0.5", nil), ("1e400", nil),
      ("-1e400", nil), ("1e-400", nil), ("\"5\"", nil), ("true", nil),
    ] as [(String, Int64?)]
  )
  func integers(text: String, integer: Int64?) throws {
    #expect(try JSON(parsing: text).integerValue == integer)
  }

  @Test func writesOneLine() throws {
    let value = JSON.object([
      .init("b", .array([.number(1), .number(-2.5), .number(5400), .bool(false), .null])),
      .init("a", .string("\"\\\n\r\t\u{1}\u{1F}/é\u{1F3AC}")),
      .init("\u{1F3AC}", .object([])), .init("\u{FF5E}", .array([])),
    ])
    #expect(
      value.text() == #"{"b":[1,-2.5,5400,false,null],"a":"\"\\\n\r\t\u0001\u001f/é🎬","#
        + "\"\u{1F3AC}\":{},\"\u{FF5E}\":[]}"
    )
    let sorted = value.text(sortedKeys: true)
    #expect(sorted.hasPrefix(#"{"a":"#))
    #expect(sorted.hasSuffix("\"\u{FF5E}\":[],\"\u{1F3AC}\":{}}"))
    #expect(try JSON(parsing: value.text()) == value)
    #expect(JSON.number(.infinity).text() == "null")
  }
}

@Suite struct JSONReaderTests {
  static let document = #"{"a": {"b": [1, "x", {"c": true, "n": null}]}, "f": 1.5}"#

  private func reader() throws -> JSONReader { JSONReader(try JSON(parsing: Self.document)) }

  @Test func readsWhatIsThere() throws {
    let list = try reader().required("a").required("b").elements()
    #expect(try list[0].integer() == 1)
    #expect(try list[1].string() == "x")
    #expect(try list[2].required("c").bool())
    #expect(try list[2].optional("n") == nil)
    #expect(try list[2].optional("missing") == nil)
    #expect(try reader().required("f").number() == 1.5)
    #expect(list[2].path == "a.b[2]")
    #expect(JSONReader(.null, path: "theme").path == "theme")
  }

  @Test(
    arguments: [
      ("5400.0", 5_400), ("54e2", 5_400), ("5400000e-3", 5_400), ("-0.0", 0), ("0e-999", 0),
      ("9007199254740991", 9_007_199_254_740_991),
    ] as [(String, Int64)]
  )
  func wholeNumbers(_ text: String, _ value: Int64) throws {
    #expect(try JSONReader(JSON(parsing: text)).integer() == value)
  }

  /// A double has no room for what is wrong with these: they are named as they are written.
  @Test(arguments: [
    ("5400.00000000000000000001", "5400.00000000000000000001"),
    ("9007199254740992", "9007199254740992"), ("9007199254740991.2", "9007199254740991.2"),
    ("1e400", "1e400"), ("1e-400", "1e-400"), ("1.5", "1.5"),
    (String(repeating: "9", count: 400), String(repeating: "9", count: 40) + "…"),
  ])
  func numbersThatAreNotWhole(_ text: String, _ said: String) throws {
    let reader = JSONReader(try JSON(parsing: text), path: "n")
    #expect(
      throws: JSONContentError(
        path: "n",
        problem: "should be a whole number within ±(2^53 − 1), but is \(said)"
      )
    ) { try reader.integer() }
    #expect(try JSON(parsing: text).text() == text)
  }

  @Test func byteOrderMarks() throws {
    #expect(try JSON(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == .array([.int(1)]))
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      do {
        _ = try JSON(parsing: mark + [0x5B, 0, 0x5D, 0])
        Issue.record("UTF-16 was read")
      } catch {
        #expect("\(error)" == "line 1, column 1: this is UTF-16, and has to be UTF-8")
      }
    }
  }

  @Test func everyComplaintNamesItsPlace() throws {
    let list = try reader().required("a").required("b").elements()
    #expect(throws: JSONContentError(path: "a.b[2].n", problem: "is missing")) {
      try list[2].required("n")
    }
    #expect(
      throws: JSONContentError(path: "a.b[1]", problem: "should be true or false, but is a text")
    ) { try list[1].bool() }
    #expect(throws: JSONContentError(path: "", problem: "should be a list, but is an object")) {
      try reader().elements()
    }
    #expect(
      throws: JSONContentError(path: "a.b[0]", problem: "should be an object, but is a number")
    ) { try list[0].optional("x") }
    let fraction = try reader().required("f")
    do {
      _ = try fraction.integer()
      Issue.record("1.5 is a whole number")
    } catch {
      #expect(error.description.hasPrefix("f: should be a whole number"))
    }
  }
}
