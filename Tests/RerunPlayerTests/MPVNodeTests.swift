import RerunCore
import Testing

@testable import RerunPlayer

@Suite struct MPVNodeTests {
  static let nodes: [MPVNode] = [
    .none, .string("ü\"x"), .string(""), .flag(true), .integer(-5), .double(1.5), .array([]),
    .map([:]),
    .map([
      "name": .string("loadfile"),
      "options": .map(["start": .string("+1.000"), "list": .array([.integer(1), .flag(false)])]),
    ]),
  ]

  @Test(arguments: nodes) func survivesTheWayThroughC(_ node: MPVNode) {
    #expect(node.withNode { MPVNode($0.pointee) } == node)
  }

  @Test func trackNeedsKindAndNumber() {
    #expect(MediaTrack(.map(["type": .string("audio")])) == nil)
    #expect(MediaTrack(.map(["type": .string("data"), "id": .integer(1)])) == nil)
    let track = MediaTrack(
      .map([
        "type": .string("sub"), "id": .integer(2), "lang": .string("de"), "forced": .flag(true),
      ])
    )
    #expect(track?.kind == .subtitle)
    #expect(track?.language == "de")
    #expect(track?.isForced == true)
    #expect(track?.isSelected == false)
  }
}
