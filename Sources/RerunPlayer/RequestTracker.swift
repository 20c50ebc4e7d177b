import CMPV
import RerunCore

/// Turns what libmpv says into what became of the request that counts: the newest.
///
/// Pure: events and times in, reports and orders out. libmpv works through requests one after
/// another and talks about each of them; an event is believed only if it belongs to the playlist
/// entry that the newest request made. Values of properties carry no entry. So a change only
/// makes the tracker ask: the answer has its place in the order of START_FILE and END_FILE.
struct RequestTracker {
  enum Order: Equatable {
    case ask(CoreProperty)
    case stop
    /// The request's file begins: what is rendered up to now is of files before it.
    case markStart
    /// The request's first frame is with the video output: find out when it has been rendered.
    case awaitPicture
    /// The file's tracks are known: hear and read what was asked for.
    case applyTracks
    /// The picture's codec is known: decode it with what the board has for it.
    case chooseDecoder(codec: String)
  }

  private struct Request {
    var media: MediaRequest
    let serial: UInt64
    let isRemote: Bool
    var entry: Int64?
    var isLoaded = false
    var hasRestarted = false
    var isReported = false
    var isPictureUp = false
    var isPictureReported = false
    var isEndReported = false
    var isStallReported = false
    var codec: String?
    var duration: Int64?
    var position: Int64?
    var reportedPosition: Int64?
    var errorCode: Int32?
    /// Nothing more is said about it.
    var isOver = false
  }

  /// The shortest time between two questions for the position.
  let positionInterval: Int64
  private var request: Request?
  private var playingEntry: Int64?
  private var isPaused: Bool?
  private var lastPositionQuestion: Int64?
  private var reports: [(ticket: Int, event: PlayerEvent)] = []

  /// Known of the current request's file.
  private(set) var tracks: [MediaTrack] = []
  private(set) var chapters: [Chapter] = []
  private(set) var decoder: String?
  private(set) var isWaitingForData = false
  /// Nothing is open.
  private(set) var isIdle = true

  init(positionInterval: Int64) {
    self.positionInterval = positionInterval
  }

  /// The request that counts.
  var media: MediaRequest? { request?.media }
  var codec: String? { request?.codec }
  var positionInMilliseconds: Int64? { request?.position }
  var durationInMilliseconds: Int64? { request?.duration }

  /// Whether what libmpv says now is about the newest request.
  private var isCurrent: Bool {
    guard let request, let entry = request.entry, request.errorCode == nil else { return false }
    return entry == playingEntry && !request.isOver
  }

  // MARK: What the app asks for

  mutating func open(_ media: MediaRequest, serial: UInt64, isRemote: Bool) {
    request = Request(media: media, serial: serial, isRemote: isRemote)
    isIdle = false
    forgetFile()
  }

  /// The stream that was opened for an older request is the one for this: what is known of it is
  /// reported again, and the rest when it comes.
  mutating func takeOver(_ media: MediaRequest) {
    guard let old = request else { return }
    request?.media = media
    request?.isPictureReported = false
    request?.isStallReported = false
    guard old.isReported else { return }
    reportLoaded()
    reportPicture()
    if let position = old.position { report(.position(milliseconds: position)) }
  }

  /// The stream is moved to another place, and its picture counts from there only.
  mutating func rejoin() {
    request?.hasRestarted = false
    request?.isPictureUp = false
    request?.isPictureReported = false
    request?.isEndReported = false
    request?.position = nil
  }

  mutating func stop() {
    request = nil
    forgetFile()
  }

  /// A seek leads away from the end, which may then be reached again.
  mutating func seek() {
    request?.isEndReported = false
  }

  mutating func fail(_ failure: PlayerFailure, detail: String) {
    guard let request, !request.isOver else { return }
    report(.failed(failure, detail: detail))
    self.request?.isOver = true
  }

  /// Nothing of the film can be read, which mpv takes for its end.
  mutating func readingFailed(_ reason: String) -> [Order] {
    guard let request, !request.isOver, !request.hasRestarted else { return [] }
    let finding = FailureReading.read(
      code: MPV_ERROR_LOADING_FAILED.rawValue,
      lines: [LogLine(prefix: "stream", text: reason)],
      ffmpegLines: [],
      isRemote: request.isRemote
    )
    fail(finding.failure, detail: finding.detail)
    return [.stop]
  }

  /// The request's first frame has been rendered.
  mutating func pictureIsUp() {
    request?.isPictureUp = true
    reportPicture()
    reportStall()
  }

  mutating func takeReports() -> [(ticket: Int, event: PlayerEvent)] {
    defer { reports = [] }
    return reports
  }

  // MARK: What libmpv says

  /// - Parameter now: Milliseconds of a clock that never steps.
  mutating func receive(_ event: CoreEvent, at now: Int64) -> [Order] {
    switch event {
    case .entryMade(let serial, let entry, let error):
      guard request?.serial == serial else { return [] }
      request?.entry = entry
      if error < 0 { request?.errorCode = error }
      return []
    case .started(let entry):
      playingEntry = entry
      return isCurrent ? [.markStart] : []
    case .ended(let entry, let reason): return ended(entry, reason)
    case .loaded:
      guard isCurrent else { return [] }
      request?.isLoaded = true
      // The last of them reports: answers keep the order of the questions.
      return [
        .ask(.tracks), .ask(.chapters), .ask(.decoder), .ask(.duration), .ask(.videoFormat),
      ]
    case .restarted:
      guard isCurrent, request?.hasRestarted == false else {
        return isCurrent ? [.ask(.position)] : []
      }
      request?.hasRestarted = true
      lastPositionQuestion = now
      return [.awaitPicture, .ask(.position)]
    case .changed(let property): return changed(property, at: now)
    case .answered(let property, let value): return answered(property, value)
    case .statistic, .log, .other: return []
    }
  }

  /// All there was to say has been said: log lines come after the event they explain.
  ///
  /// - Parameters:
  ///   - lines: See `FailureReading`.
  ///   - ffmpegLines: See `FailureReading`.
  mutating func endDrain(lines: [LogLine], ffmpegLines: [LogLine]) {
    guard let request, !request.isOver, let code = request.errorCode else { return }
    let finding = FailureReading.read(
      code: code,
      lines: lines,
      ffmpegLines: ffmpegLines,
      isRemote: request.isRemote
    )
    fail(finding.failure, detail: finding.detail)
  }

  private mutating func ended(_ entry: Int64, _ reason: EndReason) -> [Order] {
    if playingEntry == entry { playingEntry = nil }
    guard let request, request.entry == entry, !request.isOver else { return [] }
    switch reason {
    case .redirected(let first):
      self.request?.entry = first
      return []
    case .failed(let code):
      self.request?.errorCode = code
      return []
    case .stopped: return []
    case .endOfFile:
      reportEnd()
      self.request?.isOver = true
      // Whatever else a playlist brought is not to follow by itself.
      return [.stop]
    }
  }

  private mutating func changed(_ property: CoreProperty, at now: Int64) -> [Order] {
    switch property {
    case .position:
      guard isCurrent, request?.hasRestarted == true else { return [] }
      if let last = lastPositionQuestion, now - last < positionInterval { return [] }
      lastPositionQuestion = now
      return [.ask(.position)]
    case .endReached: return isCurrent ? [.ask(.position), .ask(.endReached)] : []
    case .paused: return isCurrent ? [.ask(.position), .ask(.paused)] : [.ask(.paused)]
    case .waitingForData, .decoder, .tracks, .chapters: return isCurrent ? [.ask(property)] : []
    case .idle: return [.ask(.idle)]
    case .duration, .videoFormat: return []
    }
  }

  private mutating func answered(_ property: CoreProperty, _ value: MPVNode?) -> [Order] {
    if property == .paused {
      // The pause outlives the file, so it is followed whether or not one is open.
      guard let paused = value?.flag, paused != isPaused else { return [] }
      let isNews = isPaused != nil
      isPaused = paused
      if isNews, isCurrent {
        report(.paused(paused))
        reportStall()
      }
      return []
    }
    if property == .idle {
      if request == nil { isIdle = value?.flag ?? false }
      return []
    }
    guard isCurrent, let request else { return [] }
    switch property {
    case .position:
      guard request.hasRestarted, let seconds = value?.double else { return [] }
      let position = milliseconds(seconds)
      self.request?.position = position
      guard position != request.reportedPosition else { return [] }
      self.request?.reportedPosition = position
      report(.position(milliseconds: position))
    case .duration:
      let duration = milliseconds(value?.double ?? 0)
      self.request?.duration = duration > 0 ? duration : nil
    case .videoFormat:
      guard request.isLoaded, !request.isReported else { return [] }
      guard let format = value?.string else { return noPicture() }
      self.request?.isReported = true
      self.request?.codec = format
      reportLoaded()
      reportPicture()
      return [.applyTracks, .chooseDecoder(codec: format)]
    case .decoder:
      decoder = value?.string.flatMap { $0.isEmpty || $0 == "no" ? nil : $0 }
    case .endReached:
      guard value?.flag == true else {
        self.request?.isEndReported = false
        return []
      }
      reportEnd()
    case .waitingForData:
      isWaitingForData = value?.flag ?? false
      reportStall()
    case .tracks:
      let old = tracks
      tracks = value?.array?.compactMap { MediaTrack($0) } ?? []
      if request.isReported, tracks != old { report(.tracks(tracks)) }
    case .chapters:
      let old = chapters
      chapters = value?.array?.compactMap { Chapter($0) } ?? []
      if request.isReported, chapters != old { report(.chapters(chapters)) }
    case .paused, .idle: break
    }
    return []
  }

  /// Opened, but there is nothing to look at: sound alone, or no decoder for the picture.
  private mutating func noPicture() -> [Order] {
    request?.errorCode = MPV_ERROR_NOTHING_TO_PLAY.rawValue
    return [.stop]
  }

  // MARK: Reports

  private mutating func report(_ event: PlayerEvent) {
    guard let request else { return }
    reports.append((request.media.ticket, event))
  }

  private mutating func reportLoaded() {
    guard let request, let codec = request.codec else { return }
    let how = decoder.map { " (\($0))" } ?? " (software)"
    report(.loaded(durationInMilliseconds: request.duration, decoder: codec + how))
    report(.tracks(tracks))
    report(.chapters(chapters))
  }

  /// A picture that stands still because the viewer wants it so isn't waiting for anything.
  private mutating func reportStall() {
    guard let request, request.isPictureReported, !request.isOver else { return }
    let isStalled = isWaitingForData && isPaused != true
    guard isStalled != request.isStallReported else { return }
    self.request?.isStallReported = isStalled
    report(.stalled(isStalled))
  }

  private mutating func reportPicture() {
    guard let request, request.isReported, request.isPictureUp, !request.isPictureReported,
      !request.isOver
    else { return }
    self.request?.isPictureReported = true
    report(.pictureShown)
  }

  private mutating func reportEnd() {
    guard let request, !request.isEndReported else { return }
    self.request?.isEndReported = true
    let position = request.position ?? request.media.positionInMilliseconds
    report(.ended(positionInMilliseconds: position))
  }

  private mutating func forgetFile() {
    tracks = []
    chapters = []
    decoder = nil
    isWaitingForData = false
    lastPositionQuestion = nil
  }

  private func milliseconds(_ seconds: Double) -> Int64 {
    // Far beyond any run time, and safe to convert.
    let limit = 1e12
    guard seconds.isFinite else { return 0 }
    return Int64((min(max(seconds, -limit), limit) * 1000).rounded())
  }
}
