import RerunCore

/// Puts together what mpv's properties say about a stream.
struct StatisticsReading {
  /// What is asked for, in one go.
  static let properties = [
    "video-format", "video-params", "container-fps", "estimated-vf-fps", "hwdec-current",
    "frame-drop-count", "decoder-frame-drop-count", "demuxer-cache-duration", "video-bitrate",
    "audio-bitrate", "audio-params", "audio-codec-name", "file-format",
  ]

  private var values: [String: MPVNode] = [:]
  private var missing = Set(properties)

  /// Every question has been answered.
  var isComplete: Bool { missing.isEmpty }

  /// - Parameter value: Nil if the stream has no such thing.
  mutating func take(_ name: String, _ value: MPVNode?) {
    missing.remove(name)
    values[name] = value
  }

  var statistics: StreamStatistics {
    var result = StreamStatistics()
    result.videoCodec = values["video-format"]?.string
    result.audioCodec = values["audio-codec-name"]?.string
    result.container = values["file-format"]?.string.map(Self.container)
    let picture = values["video-params"]
    result.width = picture?["w"]?.integer
    result.height = picture?["h"]?.integer
    result.framesPerSecond = rate("container-fps") ?? rate("estimated-vf-fps")
    result.hardwareDecoder = values["hwdec-current"]?.string.flatMap {
      $0.isEmpty || $0 == "no" ? nil : $0
    }
    result.audioChannels = values["audio-params"]?["channel-count"]?.integer
    result.droppedFrames =
      (values["frame-drop-count"]?.integer ?? 0)
      + (values["decoder-frame-drop-count"]?.integer ?? 0)
    result.cachedMilliseconds = values["demuxer-cache-duration"]?.double.flatMap { seconds in
      (0..<1e9).contains(seconds) ? Int64((seconds * 1000).rounded()) : nil
    }
    let rates = ["video-bitrate", "audio-bitrate"].compactMap { values[$0]?.double }
    let total = rates.reduce(0, +)
    result.bitsPerSecond = (1..<1e15).contains(total) ? Int64(total) : nil
    result.isHighDynamicRange = ["pq", "hlg"].contains(picture?["gamma"]?.string)
    return result
  }

  private func rate(_ name: String) -> Double? {
    values[name]?.double.flatMap { (0.1..<1000).contains($0) ? $0 : nil }
  }

  /// FFmpeg names some demuxers by all that they read: `mov,mp4,m4a,3gp,3g2,mj2`.
  private static func container(_ name: String) -> String {
    if name == "mkv" { return "matroska" }
    let names = name.split(separator: ",").map(String.init)
    return names.contains("mp4") ? "mp4" : names.first ?? name
  }
}
