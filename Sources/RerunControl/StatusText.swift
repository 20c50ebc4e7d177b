public import RerunJSON

/// A kiosk's status for a person: one line each, what is not known left out.
public struct StatusText {
  private let status: JSON
  private let describeTime: (Int64) -> String

  /// - Parameters:
  ///   - status: The answer to `status`; any key may be missing or of another kind.
  ///   - describeTime: Words for an instant in seconds since 1970.
  public init(_ status: JSON, describeTime: @escaping (Int64) -> String) {
    self.status = status
    self.describeTime = describeTime
  }

  public var lines: [String] {
    let rows: [(String, String?)] = [
      ("Screen", screen),
      ("Clock", status["now"].flatMap(time)),
      ("Watching", watching),
      ("Player", player),
      ("Focus", focus),
      ("Library", library),
      ("Ready", ready),
      ("Frames", status["frames"].flatMap(plain)),
      ("Running", status["uptime"].flatMap(runningTime)),
      ("Notice", status["notice"].flatMap(plain)),
    ]
    let width = 10
    return rows.compactMap { label, text in
      text.map { label + String(repeating: " ", count: width - label.count) + Self.oneLine($0) }
    }
  }

  private var screen: String? {
    joined([status["screen"].flatMap(plain), status["theme"].flatMap(plain).map { "theme \($0)" }])
  }

  private var watching: String? {
    guard let tuned = status["tuned"], tuned != .null else { return nil }
    let behind = tuned["behind"]?.numberValue.map { seconds in
      seconds >= 1 ? "\(duration(seconds)) behind" : "live"
    }
    return joined([
      channel(tuned), programme(tuned),
      tuned["position"]?.numberValue.map { "at \(duration($0))" }, behind,
    ])
  }

  private var focus: String? {
    guard let focus = status["focus"], focus != .null else { return nil }
    return joined([
      channel(focus), programme(focus), focus["start"].flatMap(time).map { "starts \($0)" },
    ])
  }

  private var player: String? {
    guard let player = status["player"] else { return nil }
    if case .object = player {
      return joined([
        player["state"].flatMap(plain), player["decoder"].flatMap(plain),
        player["source"].flatMap(plain).map { "from \($0)" },
        player["error"].flatMap(plain).map { "problem: \($0)" },
      ])
    }
    return plain(player)
  }

  /// `channel 6 up, channel 12 down (opening)`, or why nothing is.
  private var ready: String? {
    guard case .array(let streams) = status["warm"] else { return nil }
    let words = streams.compactMap { stream -> String? in
      guard let channel = channel(stream) else { return nil }
      let state = stream["state"]?.stringValue ?? ""
      return [
        channel, stream["purpose"].flatMap(plain) ?? "", state == "ready" ? "" : "(\(state))",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    guard words.isEmpty else { return words.joined(separator: ", ") }
    guard status["preTuning"]?["streams"]?.integerValue == 0 else { return nil }
    return joined(["nothing", status["preTuning"]?["reason"].flatMap(plain)])
  }

  private var library: String? {
    guard let library = status["library"] else { return nil }
    guard case .object = library else { return plain(library) }
    let leftOut = library["leftOut"].flatMap { $0.integerValue == 0 ? nil : plain($0) }
    return joined([
      library["items"].flatMap(plain).map { "\($0) items" }, leftOut.map { "\($0) left out" },
      library["source"].flatMap(plain).map { "from \($0)" },
    ])
  }

  private func channel(_ place: JSON) -> String? {
    place["channel"].flatMap(plain).map { "channel \($0)" }
  }

  private func programme(_ place: JSON) -> String? {
    place["programID"].flatMap(plain).map { "programme \($0)" }
  }

  private func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  /// Nil for null, empty texts and lists.
  private func plain(_ value: JSON) -> String? {
    switch value {
    case .null: return nil
    case .bool(let flag): return flag ? "yes" : "no"
    case .number, .numeral, .array([]), .object([]):
      return value.numberValue == nil ? nil : value.text()
    case .string(let text): return text.isEmpty ? nil : text
    case .array(let values): return joined(values.map(plain))
    case .object(let members):
      return joined(members.map { member in plain(member.value).map { "\(member.key) \($0)" } })
    }
  }

  private func time(_ value: JSON) -> String? {
    // Seconds may come with a fraction; a clock shows whole ones.
    guard let number = value.numberValue, let seconds = Int64(exactly: number.rounded(.down)) else {
      return plain(value)
    }
    return describeTime(seconds)
  }

  private func runningTime(_ value: JSON) -> String? {
    value.numberValue.map(duration) ?? plain(value)
  }

  /// `0:07`, `12:34`, `1:02:03`.
  private func duration(_ seconds: Double) -> String {
    guard let whole = Int64(exactly: seconds.rounded(.down)) else { return "\(seconds) s" }
    func two(_ number: UInt64) -> String { (number < 10 ? "0" : "") + String(number) }
    let size = whole.magnitude
    let minutes = size / 60 % 60
    let clock =
      size >= 3600
      ? "\(size / 3600):\(two(minutes)):\(two(size % 60))" : "\(minutes):\(two(size % 60))"
    return whole < 0 ? "-" + clock : clock
  }

  /// Titles and errors come from servers: no line breaks or terminal codes of theirs.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control ? " " : scalar
        }
      )
    )
  }
}
