import RerunStore

/// What a media file says of itself.
public struct MediaFacts: Sendable, Hashable {
  public var durationInMilliseconds: Int64
  /// FFmpeg's name of the first picture's codec, such as "h264".
  public var videoCodec: String
  /// In pixels; 0 if the header doesn't say.
  public var width: Int64
  public var height: Int64
  /// How many sound tracks there are.
  public var audioStreams: Int64

  public init(
    durationInMilliseconds: Int64,
    videoCodec: String,
    width: Int64,
    height: Int64,
    audioStreams: Int64
  ) {
    self.durationInMilliseconds = durationInMilliseconds
    self.videoCodec = videoCodec
    self.width = width
    self.height = height
    self.audioStreams = audioStreams
  }
}

/// Why a media file gave no facts.
public enum ProbeFailure: UInt8, Error, Hashable {
  case noPermission, unreadable, notMedia, noVideo, noLength, slow
  /// It is not there any more.
  case missing

  /// Whether it will be the same while the file's size and time are: then it is remembered, and the
  /// file isn't read again.
  var isLasting: Bool {
    switch self {
    case .notMedia, .noVideo, .noLength: true
    case .noPermission, .unreadable, .slow, .missing: false
    }
  }
}

/// How facts are read from a file; `.libav` is the real one.
public struct MediaProbe: Sendable {
  /// Reads the file at an absolute path.
  public var facts: @Sendable (FilePath) throws(ProbeFailure) -> MediaFacts

  public init(facts: @escaping @Sendable (FilePath) throws(ProbeFailure) -> MediaFacts) {
    self.facts = facts
  }

  /// In this process: the boxes of an MP4 where they tell all, else libavformat.
  ///
  /// A file that is shorter than its header says is `.notMedia`: libavformat would give the whole
  /// film's length, and the channel would stop in the middle.
  public static let libav = MediaProbe { (path) throws(ProbeFailure) in
    if let facts = try MP4Header.facts(of: path) { return facts }
    if MatroskaHeader.isCut(path) { throw .notMedia }
    return try LibavProbe.facts(of: path)
  }
}

// MARK: In the cache

/// What a probe came to, as it is remembered.
enum ProbeOutcome: Hashable {
  case facts(MediaFacts)
  case failed(ProbeFailure)

  private static let version: UInt8 = 1

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    switch self {
    case .failed(let failure):
      writer.byte(0)
      writer.byte(failure.rawValue)
    case .facts(let facts):
      writer.byte(1)
      writer.integer(facts.durationInMilliseconds)
      writer.string(facts.videoCodec)
      writer.integer(facts.width)
      writer.integer(facts.height)
      writer.integer(facts.audioStreams)
    }
    return writer.bytes
  }

  init?(encoded bytes: [UInt8]) {
    do {
      var reader = ByteReader(bytes)
      guard try reader.byte() == Self.version else { return nil }
      if try reader.byte() == 0 {
        guard let failure = ProbeFailure(rawValue: try reader.byte()) else { return nil }
        self = .failed(failure)
      } else {
        self = .facts(
          MediaFacts(
            durationInMilliseconds: try reader.integer(),
            videoCodec: try reader.string(),
            width: try reader.integer(),
            height: try reader.integer(),
            audioStreams: try reader.integer()
          )
        )
      }
    } catch {
      return nil
    }
  }
}
