import Foundation
import RerunJSON
import RerunSDL
import RerunStage
import Testing

@testable import RerunRuntime

/// What each bad input says, by the built program.
@Suite(.serialized) struct CommandLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    /// Must be in what is said on standard error.
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ status: Int32, _ message: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.status = status
      self.message = message
    }
  }

  static let rows = [
    Row("fly", 64, "“fly” is no command"),
    Row("help fly", 64, "“fly” is no command"),
    Row("run --library /nowhere", 66, "There is no folder /nowhere. Check the path"),
    Row(
      "run --theme lava",
      65,
      "--theme lava: no theme has this name; there are late-show, midnight-movie"
    ),
    Row("run --theme", 64, "run: --theme needs a value (NAME)"),
    Row("run --theme a --theme b", 64, "run: --theme is given twice"),
    Row("run --windowed=yes", 64, "run: --windowed takes no value"),
    Row("run --tune soap", 64, "--tune soap: should be a channel number, such as 12"),
    Row("run --now yesterday", 64, "--now yesterday: should be like 2026-11-14T21:42"),
    Row("run --time-zone Mars/Base", 64, "--time-zone Mars/Base"),
    Row("shot", 64, "shot: --out FILE.png is needed"),
    Row("shot --out x.png --size big", 64, "--size big: should be WIDTHxHEIGHT, 160 to 7680 each"),
    Row("shot --out x.png --keys flurb", 64, "--keys: 'flurb' is no key"),
    Row("shot --out /nowhere/x.png --settle 0", 73, "/nowhere/x.png"),
    Row("schedule", 64, "--library"),
    Row("schedule --library /nowhere.json", 65, "/nowhere.json cannot be read"),
    Row("library --library /nowhere", 66, "There is no folder /nowhere"),
    Row("status --socket /nowhere/k.sock", 69, "no kiosk is running at /nowhere/k.sock"),
    Row("press flurb", 64, "'flurb' is no key"),
  ]

  @Test(arguments: rows) func badInput(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let result = try KioskProcess.run(
      row.arguments,
      environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
    )
    #expect(result.status == row.status)
    #expect(result.errors.contains(row.message), "said: \(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func everySubcommandHasHelp() throws {
    for table in CommandLineTool.tables {
      let result = try KioskProcess.run([table.command, "--help"])
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("rerun-kiosk \(table.command)"))
      for option in table.options { #expect(result.output.contains(option.name)) }
    }
    #expect(try KioskProcess.run(["help", "run"]).output.contains("--spots DIR"))
    #expect(try KioskProcess.run(["--help"]).output.contains("screenshot"))
  }

  @Test(arguments: ["late-show", "midnight-movie"]) func shot(_ theme: String) throws {
    let folder = try TemporaryFolder()
    let picture = folder.path + "/shot.png"
    let result = try KioskProcess.run([
      "shot", "--out", picture, "--theme", theme, "--size", "960x540", "--data-dir",
      folder.path + "/data", "--now", "2026-11-13T21:42", "--time-zone", "America/New_York",
      "--keys", "down right",
    ])
    #expect(result.status == 0, "said: \(result.errors)")
    let bitmap = try #require(Bitmap(file: picture))
    #expect(bitmap.width == 960 && bitmap.height == 540)
    let colors = Set((0..<100).map { bitmap.color(Double($0) / 100, 0.5) })
    #expect(colors.count > 8)
  }

  @Test func aBadThemeFileNamesItsKey() throws {
    let folder = try TemporaryFolder()
    let themes = folder.path + "/themes"
    try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
    let good = try String(
      contentsOfFile: Repository.root + "/Themes/late-show.json",
      encoding: .utf8
    )
    try good.replacingOccurrences(of: "\"late-show\"", with: "\"mine\"")
      .replacingOccurrences(of: "\"rowH\": 80", with: "\"rowH\": \"tall\"")
      .write(toFile: themes + "/mine.json", atomically: true, encoding: .utf8)
    let library = ThemeLibrary(folders: [themes, Repository.root + "/Themes"])
    let found = library.all()
    #expect(found.themes.map(\.id) == ["late-show", "midnight-movie"])
    #expect(
      found.faults.map(\.description) == [
        "\(themes)/mine.json: geometry.guide.rowH: should be a number, but is a text"
      ]
    )
    #expect(throws: ThemeLibrary.Fault.self) { try library.theme("mine") }
  }

  @Test func aSecondKioskLeavesTheFirstAlone() throws {
    let folder = try TemporaryFolder()
    let first = try KioskProcess(["--headless"], folder: folder)
    try first.wait("the guide") { $0.at("screen")?.stringValue == "guide" }
    let second = try KioskProcess.run([
      "run", "--headless", "--socket", first.socket, "--data-dir", folder.path + "/other",
    ])
    #expect(second.status == 69)
    #expect(second.errors.contains("another kiosk runs already"))
    #expect(first.isRunning)
  }

  @Test func withoutADisplayItSaysSoAndRuns() throws {
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess([], folder: folder)
    try kiosk.wait("the guide") { $0.at("focus.channel") != nil && $0.at("focus") != .null }
    #expect(kiosk.errorText.contains("Running without a display"))
    #expect(kiosk.errorText.contains("rerun-kiosk screenshot FILE.png"))
  }
}
