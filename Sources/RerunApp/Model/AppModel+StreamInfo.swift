import RerunCore
import RerunStage

/// What there is to know of what plays.
extension AppModel {
  mutating func openStreamInfo(at now: Moment) {
    guard tuner.picture != nil else { return }
    banner = BannerState()
    overlay = .streamInfo(openedAt: now.uptimeMilliseconds)
  }

  mutating func pressOnStreamInfo(_ event: RemoteEvent, at now: Moment) -> [Effect] {
    switch event {
    case .hold(.playPause), .tap(.back), .hold(.back), .tap(.exit), .tap(.select), .tap(.left):
      overlay = nil
    case .tap(.menu): openMenu(.options, at: now)
    case .tap(.info): openInfo(at: now)
    case .tap(.guide):
      overlay = nil
      openGuide(at: now)
    case .tap(.up), .tap(.channelUp): return surf(by: 1, at: now)
    case .tap(.down), .tap(.channelDown): return surf(by: -1, at: now)
    default: return pressPlayback(event, at: now) ?? []
    }
    return []
  }

  func drawStreamInfo(_ openedAt: Int64, on canvas: inout Canvas, at now: Moment) {
    StreamInfoPanel(
      title: words.streamInfo,
      rows: streamInfoRows(at: now),
      entry: theme.motion(.panelIn).progress(after: now.uptimeMilliseconds - openedAt)
    ).draw(on: &canvas)
  }

  func streamInfoRows(at now: Moment) -> [StreamInfoPanel.Row] {
    typealias Row = StreamInfoPanel.Row
    let known = statistics
    let source = SourceName(url: streamURL)
    let separator = Wording.separator
    let isKiosk = source == .kiosk
    let container = known?.container.map(StreamWords.container) ?? ""
    let dropped = known.map { words.dropped($0.droppedFrames) } ?? ""
    let playing = [isKiosk ? words.madeHere : words.directPlay, container]
    return [
      Row(
        label: words.playing,
        value: source == nil ? "" : playing.joined(apartBy: separator),
        tone: source == nil ? .plain : .good
      ),
      Row(label: words.video, value: videoFacts.joined(apartBy: separator)),
      Row(label: words.audio, value: audioFacts.joined(apartBy: separator)),
      Row(label: words.subtitles, value: subtitleFact),
      Row(label: words.bitRate, value: bitRateFact),
      Row(
        label: words.buffer,
        value: known?.cachedMilliseconds.map { words.ahead(max(0, $0) / 1000) } ?? ""
      ),
      sourceRow(source),
      Row(
        label: words.decoder,
        value: [decoderFact, dropped].joined(apartBy: separator),
        tone: isDropping || known?.hasFallenBack == true ? .bad : .plain
      ),
      Row(label: words.inProgramme, value: placeFact(at: now)),
      Row(label: words.liveClock, value: clockFact(at: now)),
    ]
  }

  // MARK: - Facts

  private var streamURL: String {
    switch tuner.show {
    case .programme(let airing, _): item(airing)?.details.url ?? ""
    case .filler(let airing, _): filler(airing)?.url ?? ""
    case .nothing, .interval, .offAir: ""
    }
  }

  private func sourceRow(_ source: SourceName?) -> StreamInfoPanel.Row {
    switch source {
    case .server(let host): StreamInfoPanel.Row(label: words.server, value: host)
    case .file(let name): StreamInfoPanel.Row(label: words.file, value: name)
    case .kiosk, nil: StreamInfoPanel.Row(label: words.file, value: "")
    }
  }

  private var videoFacts: [String] {
    guard let known = statistics else { return [] }
    var facts: [String] = []
    if let width = known.width, let height = known.height { facts.append("\(width) × \(height)") }
    if let codec = known.videoCodec { facts.append(StreamWords.codec(codec)) }
    if let rate = known.framesPerSecond, rate > 0 { facts.append(StreamWords.rate(rate, words)) }
    if known.isHighDynamicRange { facts.append("HDR") }
    return facts
  }

  private func chosen(_ kind: MediaTrack.Kind) -> MediaTrack? {
    tracks.first { $0.kind == kind && $0.isSelected }
  }

  private var audioFacts: [String] {
    let track = chosen(.audio)
    let codec = statistics?.audioCodec ?? track?.codec
    let channels = statistics?.audioChannels ?? track?.channelCount
    let sound = [codec.map(StreamWords.codec), channels.map(StreamWords.channels)]
      .compactMap { $0 }.joined(separator: " ")
    return [words.languageName(track?.language) ?? "", sound]
  }

  private var subtitleFact: String {
    guard let track = chosen(.subtitle) else {
      return tracks.isEmpty && statistics == nil ? "" : words.off
    }
    return [label(of: track), words.role(track.role)].joined(apartBy: Wording.separator)
  }

  private var bitRateFact: String {
    guard let rate = statistics?.bitsPerSecond, rate > 0 else { return "" }
    return "\(words.decimal(tenths: (rate + 50_000) / 100_000)) Mb/s"
  }

  private var decoderFact: String {
    guard let known = statistics else { return "" }
    if known.hasFallenBack { return words.fallenBack }
    return known.hardwareDecoder.map { "\(words.hardware) (\($0))" } ?? words.processor
  }

  private func placeFact(at now: Moment) -> String {
    guard let airing = tuner.airing else { return "" }
    let length = tuner.durationInMilliseconds.map { $0 / 1000 } ?? airing.end - airing.start
    return words.of(
      words.countdown(playback(at: now).positionMilliseconds / 1000),
      words.countdown(length)
    )
  }

  private func clockFact(at now: Moment) -> String {
    guard let airing = tuner.airing, tuner.picture == .playing || tuner.picture == .paused else {
      return ""
    }
    let playback = playback(at: now)
    if playback.isBehind { return words.behind(playback.behindMilliseconds / 1000) }
    let late = now.wallMilliseconds - airing.start * 1000 - playback.positionMilliseconds
    let drift = words.drift(words.decimal(tenths: (abs(late) + 50) / 100))
    return words.onTime + Wording.separator + drift
  }

  // MARK: - Dropped frames

  private var isDropping: Bool { droppedFrames.isRising }

  mutating func followDroppedFrames(at now: Moment) {
    droppedFrames.follow(statistics?.droppedFrames, at: now.uptimeMilliseconds)
  }
}

/// Whether frames are being dropped just now.
struct DroppedFrames: Sendable, Hashable {
  private var count: Int64?
  private var roseAt: Int64?
  private(set) var isRising = false

  /// How long after the last one it still counts, in milliseconds.
  private static let hold: Int64 = 2000

  mutating func follow(_ count: Int64?, at uptime: Int64) {
    if let before = self.count, let count, count > before { roseAt = uptime }
    self.count = count
    if count == nil { roseAt = nil }
    isRising = roseAt.map { uptime < $0 + Self.hold } ?? false
  }
}

/// FFmpeg's short names as people know them.
enum StreamWords {
  static func codec(_ name: String) -> String {
    let known = [
      "h264": "H.264", "hevc": "HEVC", "mpeg2video": "MPEG-2", "mpeg4": "MPEG-4", "av1": "AV1",
      "vp8": "VP8", "vp9": "VP9", "vc1": "VC-1", "aac": "AAC", "ac3": "AC-3", "eac3": "E-AC-3",
      "dts": "DTS", "dca": "DTS", "truehd": "TrueHD", "flac": "FLAC", "mp3": "MP3", "mp2": "MP2",
      "opus": "Opus", "vorbis": "Vorbis", "subrip": "SRT", "ass": "ASS",
      "hdmv_pgs_subtitle": "PGS", "dvd_subtitle": "DVD", "mov_text": "Text",
      "theora": "Theora", "mjpeg": "MJPEG",
    ]
    if let word = known[name] { return word }
    return name.hasPrefix("pcm_") ? "PCM" : name.uppercased()
  }

  static func container(_ names: String) -> String {
    let known = [
      "matroska": "MKV", "webm": "WebM", "mov": "MP4", "mp4": "MP4", "mpegts": "MPEG-TS",
      "mpeg": "MPEG-PS", "avi": "AVI", "hls": "HLS", "ogg": "Ogg", "flv": "FLV", "asf": "WMV",
    ]
    // One demuxer reads several kinds: "mov,mp4,m4a,3gp,3g2,mj2".
    let first = names.split(separator: ",").first.map(String.init) ?? names
    return known[first] ?? first.uppercased()
  }

  /// "5.1" for six channels.
  static func channels(_ count: Int64) -> String {
    switch count {
    case 6: "5.1"
    case 7: "6.1"
    case 8: "7.1"
    default: "\(count).0"
    }
  }

  /// "23.976", "25": to a thousandth, as far as it says something.
  static func rate(_ framesPerSecond: Double, _ words: Wording) -> String {
    let thousandths = Int64((framesPerSecond * 1000).rounded())
    let whole = "\(thousandths / 1000)"
    var rest = String(1000 + thousandths % 1000).dropFirst()
    while rest.hasSuffix("0") { rest.removeLast() }
    return rest.isEmpty ? whole : whole + words.pick(".", ",") + rest
  }
}
