import RerunJSON
import RerunStage
import RerunTestSupport
import Testing

@Suite struct ThemeTests {
  @Test(arguments: ["late-show", "midnight-movie"])
  func bundledThemesAreComplete(_ id: String) throws {
    let theme = try BundledTheme.load(id)
    #expect(theme.id == id)
    #expect(theme.element("backdrop", of: "guide")?.box == .stage)
    #expect(theme.geometry.guide.pixelsPerMinute == (id == "late-show" ? 12 : 10))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout JSON) -> Void
    var message: String
  }

  static let faults = [
    Fault(
      testDescription: "missing colour",
      change: { $0.remove("color", "text.muted") },
      message: "color.text.muted: is missing"
    ),
    Fault(
      testDescription: "not a colour",
      change: { $0.set(.string("orange"), "color", "accent") },
      message: "color.accent: should be a colour such as #FFB454FF"
    ),
    Fault(
      testDescription: "unknown ornament",
      change: { $0.set(.string("lava"), "ornament", "backdrop") },
      message: "ornament.backdrop: “lava” is not known here"
    ),
    Fault(
      testDescription: "number as text",
      change: { $0.set(.string("6"), "geometry", "guide", "rowH") },
      message: "geometry.guide.rowH: should be a number, but is a text"
    ),
    Fault(
      testDescription: "a time scale of nothing",
      change: { $0.set(.int(0), "geometry", "guide", "pxPerMin") },
      message: "geometry.guide.pxPerMin: should be 1 to 100"
    ),
    Fault(
      testDescription: "rows without end",
      change: { $0.set(.int(1_000_000_000), "geometry", "guide", "rows") },
      message: "geometry.guide.rows: should be 1 to 20"
    ),
    Fault(
      testDescription: "a grid off the stage",
      change: { $0.set(.int(5000), "geometry", "guide", "gridX") },
      message: "geometry.guide.gridX: should be 0 to 1600"
    ),
    Fault(
      testDescription: "rows of no height",
      change: { $0.set(.int(0), "geometry", "guide", "rowH") },
      message: "geometry.guide.rowH: should be 24 to 540"
    ),
    Fault(
      testDescription: "cells that overlap",
      change: { $0.set(.int(-100), "geometry", "guide", "cellGap") },
      message: "geometry.guide.cellGap: should be 0 to 100"
    ),
    Fault(
      testDescription: "a box beyond counting",
      change: {
        $0.set(
          .array([.number(1e300), .int(0), .int(1), .int(1)]),
          "layout",
          "break",
          "break.kick",
          "box"
        )
      },
      message: "layout.break.break.kick.box[0]: should be -4000 to 4000"
    ),
    Fault(
      testDescription: "newer version",
      change: { $0.set(.int(2), "version") },
      message: "version: this kiosk reads themes of version 1"
    ),
    Fault(
      testDescription: "unknown role in the layout",
      change: { $0.set(.string("sparkle"), "layout", "break", "break.kick", "type") },
      message: "layout.break.break.kick.type: “sparkle” is not a type role of this theme"
    ),
  ]

  @Test(arguments: faults) func faultNamesTheKey(_ fault: Fault) throws {
    var json = try BundledTheme.json("late-show")
    fault.change(&json)
    let error = try #require(errorThrown(JSONContentError.self) { try Theme(json: json) })
    #expect(error.description == fault.message)
  }

  @Test func writtenColours() throws {
    let theme = try BundledTheme.load("late-show")
    #expect(theme.color(written: "accent@.5") == RGBA(0xFF, 0xB4, 0x54, 128))
    #expect(theme.color(written: "#0A0606FF") == RGBA(10, 6, 6))
    #expect(theme.color(written: "nothing") == nil)
  }
}
