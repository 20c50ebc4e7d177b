import Testing

@testable import RerunCore

@Suite struct SeedTests {
  @Test func keysAreTheSpecifiedOnes() {
    #expect(Seed("a").key(of: "b".utf8) == Self.key("a|b"))
    #expect(
      Seed("day", "c", "2026-01-01").with("0").key(of: "m|x||1".utf8)
        == Self.key("day|c|2026-01-01|0|m|x||1")
    )
    #expect(Seed("turns").with(ArraySlice("é".utf8)).key(of: [] as [UInt8]) == Self.key("turns|é|"))
    // These two were computed apart from this code, with Python's integers.
    #expect(Seed("number").key(of: "genre:drama".utf8) == 0x3c4c_4f34_d6a8_5d86)
    #expect(Seed("break", "c1", "1767312000").key(of: "f".utf8) == 0x5fa1_b6e7_a70d_ba0e)
  }

  /// `key(s)`, word for word.
  private static func key(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var z = hash &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  @Test func aDrawKeepsTheOrderOfTheOthers() {
    let seed = Seed("day", "c")
    let names = (0..<50).map { "film \($0)" }
    let all = seed.drawn(names) { ArraySlice($0.utf8) }
    let fewer = seed.drawn(names.filter { $0 != "film 7" }) { ArraySlice($0.utf8) }
    #expect(all != names)
    #expect(all.sorted() == names.sorted())
    #expect(all.filter { $0 != "film 7" } == fewer)
    #expect(seed.firstDrawn(of: names) { ArraySlice($0.utf8) } == names.firstIndex(of: all[0]))
    #expect(seed.firstDrawn(of: [] as [String]) { ArraySlice($0.utf8) } == nil)
  }

  @Test func tiesKeepTheOrderOfTheList() {
    let drawn = Seed("x").drawn([3, 1, 2]) { _ in [] }
    #expect(drawn == [3, 1, 2])
  }

  @Test func onlyASCIIFolds() {
    #expect(foldedBytes("AZaz@[ÉÄ") == Array("azaz@[ÉÄ".utf8))
  }

  @Test func byteStringsDifferWhereTextsAreEqual() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(ByteString("\u{E9}") != ByteString("e\u{301}"))
    #expect(Set(["\u{E9}", "e\u{301}", "\u{E9}"].map { ByteString($0) }).count == 2)
    #expect(ByteString("ab") < ByteString("abc"))
    #expect(ByteString("z") < ByteString("\u{E9}"))
    // A text of the astral planes sorts last by bytes, not by UTF-16.
    #expect(ByteString("\u{FF5E}") < ByteString("\u{1F3AC}"))
  }
}
