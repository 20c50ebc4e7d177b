import Testing

@testable import RerunPlayer

/// Which decoder on which board.
@Suite struct DecoderTableTests {
  struct Model: Sendable, CustomTestStringConvertible {
    var text: String?
    var board: DecoderTable.Board
    var testDescription: String { text ?? "no device tree" }
  }

  static let models = [
    Model(text: nil, board: .pc),
    Model(text: "Raspberry Pi 4 Model B Rev 1.4\0", board: .pi4),
    Model(text: "Raspberry Pi 400 Rev 1.0\0", board: .pi4),
    Model(text: "Raspberry Pi Compute Module 4 Rev 1.1\0", board: .pi4),
    Model(text: "Raspberry Pi 5 Model B Rev 1.0\0", board: .pi5),
    Model(text: "Raspberry Pi 500 Rev 1.0\0", board: .pi5),
    Model(text: "Raspberry Pi Compute Module 5 Rev 1.0\0", board: .pi5),
    Model(text: "Raspberry Pi 3 Model B Plus Rev 1.4\0", board: .other),
    Model(text: "Raspberry Pi Zero 2 W Rev 1.0\0", board: .other),
    Model(text: "Pine64 Rock64\0", board: .other),
    Model(text: "", board: .other),
  ]

  @Test(arguments: models) func knows(_ model: Model) {
    #expect(DecoderTable.Board(deviceTreeModel: model.text) == model.board)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var table: DecoderTable
    var options: [String]
    var hevc: String?
    var warm: String?
  }

  static let rows = [
    Row(
      testDescription: "Pi 4: H.264 and HEVC, each its own; few at a time",
      table: DecoderTable(.pi4, hasGraphicsCard: true, hasOpenGL: true),
      options: ["v4l2m2m-copy", "h264"],
      hevc: "drm-copy",
      warm: "no"
    ),
    Row(
      testDescription: "Pi 5: HEVC only",
      table: DecoderTable(.pi5, hasGraphicsCard: true, hasOpenGL: true),
      options: ["drm-copy", "hevc"],
      hevc: nil,
      warm: "no"
    ),
    Row(
      testDescription: "PC with OpenGL",
      table: DecoderTable(.pc, hasGraphicsCard: true, hasOpenGL: true),
      options: ["auto-safe"]
    ),
    Row(
      testDescription: "PC that draws by the processor",
      table: DecoderTable(.pc, hasGraphicsCard: true, hasOpenGL: false),
      options: ["auto-copy-safe"]
    ),
    Row(
      testDescription: "PC without a graphics card",
      table: DecoderTable(.pc, hasGraphicsCard: false, hasOpenGL: false),
      options: ["no"]
    ),
    Row(
      testDescription: "any other board",
      table: DecoderTable(.other, hasGraphicsCard: true, hasOpenGL: true),
      options: ["no"]
    ),
    Row(
      testDescription: "the owner knows better, for everything",
      table: DecoderTable(.pi4, hasGraphicsCard: true, hasOpenGL: true, override: "drm-copy"),
      options: ["drm-copy"],
      warm: "no"
    ),
    Row(
      testDescription: "the owner wants none",
      table: DecoderTable(.pi4, hasGraphicsCard: true, hasOpenGL: true, override: "no"),
      options: ["no"]
    ),
  ]

  @Test(arguments: rows) func chooses(_ row: Row) {
    var options = PlayerOptions()
    options.use(row.table)
    let values = ["hwdec", "hwdec-codecs"].compactMap { name in
      options.mpvOptions.first { $0.name == name }?.value
    }
    #expect(values == row.options)
    #expect(options.decodersByCodec["hevc"] == row.hevc)
    #expect(options.warmHardwareDecoding == row.warm)
  }
}
