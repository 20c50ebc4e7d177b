/// Which hardware decoders are worth using, by board; values are those of mpv's `hwdec`.
///
/// mpv's own choice (`auto-safe`) is right for PCs. On a Raspberry Pi it leaves the H.264 decoder out.
public struct DecoderTable: Sendable, Hashable {
  public enum Board: Sendable, Hashable, CaseIterable {
    case pi4
    case pi5
    /// A machine without a device tree: x86, or ARM with UEFI.
    case pc
    case other

    /// - Parameter model: The text of `/proc/device-tree/model`; nil if there is none.
    public init(deviceTreeModel model: String?) {
      guard let model else {
        self = .pc
        return
      }
      let words = model.lowercased().split { !$0.isLetter && !$0.isNumber }
      guard words.starts(with: ["raspberry", "pi"]) else {
        self = .other
        return
      }
      switch words.dropFirst(2).first(where: { $0 != "compute" && $0 != "module" }) {
      case "4", "400": self = .pi4
      case "5", "500": self = .pi5
      default: self = .other
      }
    }
  }

  /// For the codecs in `codecs`.
  public var hardware: String
  /// FFmpeg's names; nil is mpv's own list.
  public var codecs: [String]?
  /// Codecs that have a decoder of their own.
  public var exceptions: [String: String] = [:]
  /// For streams that are only held ready; nil is as on the air.
  public var warm: String?

  /// - Parameters:
  ///   - hasGraphicsCard: Whether there is one that may decode (`/dev/dri/renderD…`).
  ///   - hasOpenGL: Whether pictures are drawn by it too, and needn't be copied back.
  ///   - override: What the owner wants for everything.
  public init(
    _ board: Board,
    hasGraphicsCard: Bool,
    hasOpenGL: Bool,
    override: String? = nil
  ) {
    switch board {
    case .pi4:
      hardware = "v4l2m2m-copy"
      codecs = ["h264"]
      exceptions = ["hevc": "drm-copy"]
    case .pi5:
      hardware = "drm-copy"
      codecs = ["hevc"]
    case .pc where hasGraphicsCard: hardware = hasOpenGL ? "auto-safe" : "auto-copy-safe"
    case .pc, .other: hardware = "no"
    }
    if let override {
      hardware = override
      codecs = nil
      exceptions = [:]
    }
    // These boards decode one or two streams at a time.
    if board != .pc, hardware != "no" { warm = "no" }
  }
}

extension PlayerOptions {
  public mutating func use(_ table: DecoderTable) {
    hardwareDecoding = table.hardware
    hardwareCodecs = table.codecs
    decodersByCodec = table.exceptions
    warmHardwareDecoding = table.warm
  }
}
