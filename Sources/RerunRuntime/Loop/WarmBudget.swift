/// How many streams may be kept ready beside the one on the air.
struct WarmBudget: Hashable {
  var streams: Int
  /// In a few words, for whoever asks why it isn't more.
  var reason: String

  /// The most that `--pre-tune` may ask for.
  static let most = 4
  /// About what one costs.
  static let bytesEach: Int64 = 60 << 20

  /// - Parameters:
  ///   - available: Bytes of memory that are free, were none kept; nil if not known.
  ///   - processors: How many may be used.
  ///   - override: What the owner wants.
  static func of(available: Int64?, processors: Int, override: Int?) -> WarmBudget {
    if let override {
      let streams = min(max(override, 0), most)
      return WarmBudget(
        streams: streams,
        reason: "--pre-tune \(override == 0 ? "off" : "\(streams)")"
      )
    }
    guard processors > 1 else { return WarmBudget(streams: 0, reason: "one processor") }
    guard let available else { return WarmBudget(streams: 1, reason: "memory unknown") }
    let megabytes = available >> 20
    let streams =
      switch megabytes {
      case ..<400: 0
      case ..<700: 1
      case ..<1000: 2
      default: 3
      }
    return WarmBudget(streams: streams, reason: "\(megabytes) MB available")
  }

  /// Bytes that a process may still take, from the texts of Linux's files; nil if they say nothing.
  ///
  /// - Parameters:
  ///   - memory: `/proc/meminfo`.
  ///   - groupLimit: `memory.max` of the process's control group.
  ///   - groupUse: `memory.current` of it, which counts what was read from disks and can go.
  ///   - groupStatistics: `memory.stat` of it.
  static func available(
    memory: String?,
    groupLimit: String?,
    groupUse: String?,
    groupStatistics: String?
  ) -> Int64? {
    let free = value(of: "MemAvailable:", in: memory).map { $0 << 10 }
    guard let limit = groupLimit.flatMap(number), let use = groupUse.flatMap(number) else {
      return free
    }
    let cache = value(of: "inactive_file", in: groupStatistics) ?? 0
    return min(free ?? .max, max(0, limit - use + cache))
  }

  private static func number(_ text: String) -> Int64? {
    Int64(text.prefix { !$0.isNewline && $0 != " " })
  }

  private static func value(of name: String, in text: String?) -> Int64? {
    for line in text?.split(whereSeparator: \.isNewline) ?? [] {
      let words = line.split(separator: " ")
      if words.count >= 2, words[0] == name { return Int64(words[1]) }
    }
    return nil
  }
}
