/// What there is to know about a stream that plays, for the curious; nil is unknown.
public struct StreamStatistics: Sendable, Hashable {
  /// FFmpeg's short names: `h264`, `aac`, `matroska`.
  public var videoCodec: String?
  public var audioCodec: String?
  public var container: String?
  /// Pixels.
  public var width: Int64?
  public var height: Int64?
  public var framesPerSecond: Double?
  /// The hardware decoder at work, such as `v4l2m2m-copy`; nil is the processor.
  public var hardwareDecoder: String?
  /// A hardware decoder was wanted, and the processor has to do it.
  public var hasFallenBack = false
  public var audioChannels: Int64?
  public var droppedFrames: Int64 = 0
  /// How far ahead of the picture it has been read.
  public var cachedMilliseconds: Int64?
  public var bitsPerSecond: Int64?
  /// Brighter than the display can show: it is mapped down.
  public var isHighDynamicRange = false

  public init() {}
}
