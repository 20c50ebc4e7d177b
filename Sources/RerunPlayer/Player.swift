public import RerunCore

/// Plays one file at a time with libmpv and tells what became of it.
///
/// For the main thread only, where nothing may wait: every call here is queued to mpv's own
/// thread and answered by the events. To see anything, a video output must be made
/// (`SoftwareVideo` or `OpenGLVideo`) before the first file is opened. Whoever holds the output
/// keeps mpv's core alive too; the core ends after the last of both, on a thread of its own.
public final class Player {
  /// What a stream is opened for.
  public enum Role: Sendable, Hashable {
    /// To be seen and heard.
    case onAir
    /// To hold a picture ready: paused, reading little ahead, and as a rule without sound.
    case warm
  }

  let core: MPVCore
  private let options: PlayerOptions
  private var tracker: RequestTracker
  private var log = LogMemory()
  private var ffmpegMark = 0
  private var lastSerial: UInt64 = 0
  private var isAudioEnabled: Bool
  /// Whether streams that are opened to be held ready have their sound ready too: where several may
  /// hold the audio device.
  public var keepsAudioReady: Bool
  private var role = Role.onAir
  /// The stream that is open was opened with its sound.
  private var isSoundReady = true
  /// The sound that was heard before it was switched off.
  private var silenced: (serial: UInt64, id: Int64)?
  /// The stream on the air was taken over without sound.
  private var isSoundAwaited = false
  /// Of the questions for statistics; the answers to one come together.
  private var lastQuestion: UInt64 = 0
  private var reading: StatisticsReading?
  private var statistics: (ticket: Int, statistics: StreamStatistics)?
  /// The hardware decoder that this board should have for the file; nil before it is known.
  private var wantedDecoder: String?
  /// Frames begun before the current file; later ones are its own.
  private var startMark: UInt64 = 0
  private var pictureRequest: UInt64?
  /// What is open, if it is read through `PlayerOptions.byteSource`.
  private var streamID: Int?

  /// - Parameter wake: Called on threads of mpv's when there is something to drain, once until
  ///   `drainEvents` is called again. It must only signal, and call nothing of the player.
  /// - Throws: `PlayerError` if there is no memory or mpv does not start. An option that this mpv
  ///   does not know is no error: it goes to the log.
  public init(
    options: PlayerOptions = PlayerOptions(),
    wake: @escaping @Sendable () -> Void
  ) throws(PlayerError) {
    self.options = options
    core = try MPVCore(options: options, wake: wake)
    tracker = RequestTracker(positionInterval: options.positionIntervalInMilliseconds)
    isAudioEnabled = options.isAudioEnabled
    keepsAudioReady = options.keepsAudioReady
  }

  deinit {
    // Silence at once, should somebody still hold the video output.
    core.send(["name": .string("stop")])
  }

  /// Waits until all players and video outputs that were let go of have really ended.
  ///
  /// For the end of the process, which should not pull the ground from under mpv's threads.
  /// - Returns: False if that took longer than `limit`.
  @discardableResult
  public static func waitForEnds(upToMilliseconds limit: Int) -> Bool {
    MPVCore.waitForEnds(upToMilliseconds: limit)
  }

  // MARK: Orders

  /// Opens a file in place of the one that is open; events of older requests end here.
  ///
  /// It starts at the key frame before the position asked for, unless the request is exact.
  public func open(_ request: MediaRequest, as role: Role = .onAir) {
    lastSerial += 1
    self.role = role
    isSoundAwaited = false
    isSoundReady = role == .onAir || keepsAudioReady
    wantedDecoder = nil
    reading = nil
    let address = MediaAddress(request.url)
    tracker.open(request, serial: lastSerial, isRemote: address?.isRemote ?? false)
    passOnFFmpegLines()
    log.beginRequest()
    ffmpegMark = FFmpegLog.shared.mark
    pictureRequest = nil
    withdrawStream()
    guard let address else {
      core.send(["name": .string("stop")])
      let detail = request.url.isEmpty ? "no address" : "not played: \(scrubbed(request.url))"
      tracker.fail(request.url.isEmpty ? .missing : .format, detail: detail)
      core.eventSignal.raise()
      return
    }
    var fileOptions = options(for: request)
    var path = address.path
    if let streams = core.streams, address.isRemote, let source = options.byteSource(request.url) {
      let offer = streams.offer(source)
      path = offer.address
      streamID = offer.id
      // mpv knows by itself only of its own protocols that they need a read-ahead.
      fileOptions["cache"] = .string("yes")
    } else if let http = address.httpOptions {
      fileOptions["stream-lavf-o"] = .string(http)
    }
    core.ledger.setOpening(true)
    let code = core.send(
      [
        "name": .string("loadfile"), "url": .string(path), "flags": .string("replace"),
        "options": .map(fileOptions),
      ],
      serial: lastSerial
    )
    if code < 0 {
      core.ledger.setOpening(false)
      tracker.fail(.network, detail: "mpv does not answer: \(MPVCore.reason(code))")
      core.eventSignal.raise()
    }
  }

  /// mpv's options for one file: they are forgotten with it, as are a track that is chosen or a pause
  /// that is made while it plays.
  private func options(for request: MediaRequest) -> [String: MPVNode] {
    let isPaused = role == .warm || request.startsPaused || options.startsPaused
    var values: [String: MPVNode] = [
      "aid": .string(hasSound ? "auto" : "no"),
      "sid": .string(request.tracks.subtitle == .off ? "no" : "auto"),
      "pause": .string(isPaused ? "yes" : "no"),
    ]
    let delays = request.tracks
    if delays.audioDelayMilliseconds != 0 {
      values["audio-delay"] = .string(seconds(delays.audioDelayMilliseconds))
    }
    if delays.subtitleDelayMilliseconds != 0 {
      values["sub-delay"] = .string(seconds(delays.subtitleDelayMilliseconds))
    }
    if request.isExact { values["hr-seek"] = .string("yes") }
    if request.positionInMilliseconds > 0 {
      values["start"] = .string("+" + seconds(request.positionInMilliseconds))
    }
    if role == .warm {
      for (name, value) in PlayerOptions.warmReading { values[name] = .string(value) }
      if let hardware = options.warmHardwareDecoding { values["hwdec"] = .string(hardware) }
    }
    return values
  }

  private var hasSound: Bool {
    isAudioEnabled && (role == .onAir ? !isSoundAwaited : isSoundReady)
  }

  /// Puts a stream that was opened to be held ready on the air under another request.
  ///
  /// What is known of it is reported again for that request, its picture at once unless it has to be
  /// moved first. Where sound wasn't kept ready, `letSoundIn` brings it.
  /// - Parameter isMoving: Whether the picture held isn't the one asked for.
  public func takeOver(_ request: MediaRequest, isMoving: Bool) {
    let isOtherChoice = tracker.media?.tracks != request.tracks
    isSoundAwaited = !isSoundReady
    role = .onAir
    if isMoving { rejoin(at: request.positionInMilliseconds, exact: request.isExact) }
    tracker.takeOver(request)
    if !request.startsPaused { core.set("pause", .flag(false)) }
    if let codec = tracker.codec {
      if isOtherChoice { applyTracks() }
      if options.warmHardwareDecoding != nil {
        core.set("hwdec", .string(options.hardwareDecoding))
      }
      chooseDecoder(for: codec)
    }
    setDelays(
      audioMilliseconds: request.tracks.audioDelayMilliseconds,
      subtitleMilliseconds: request.tracks.subtitleDelayMilliseconds
    )
    for (name, value) in options.reading { core.set(name, .string(value)) }
    core.eventSignal.raise()
  }

  /// Brings the sound of a stream that was taken over without: the audio device is free now.
  public func letSoundIn() {
    guard isSoundAwaited else { return }
    isSoundAwaited = false
    if isAudioEnabled { bringSound() }
  }

  /// Switches on what was heard before, or what is chosen for this stream, or what mpv would choose.
  private func bringSound() {
    if let silenced, silenced.serial == lastSerial {
      selectTrack(.audio, id: silenced.id)
      return
    }
    let choice = tracker.media?.tracks.selection(of: tracker.tracks)
    if case .track(let id) = choice?.audio {
      selectTrack(.audio, id: id)
    } else {
      core.set("aid", .string("auto"))
    }
  }

  /// Moves a stream to another place, where its picture counts as a new one: `pictureShown` is
  /// reported again.
  public func rejoin(at position: Int64, exact: Bool = false) {
    tracker.rejoin()
    startMark = core.ledger.startedCount
    pictureRequest = nil
    seek(toMilliseconds: position, exact: exact)
  }

  /// Closes the file; nothing more is reported of it.
  public func stop() {
    tracker.stop()
    withdrawStream()
    reading = nil
    core.ledger.setOpening(false)
    pictureRequest = nil
    core.send(["name": .string("stop")])
  }

  /// Moves within the file that is open; ignored if there is none.
  ///
  /// - Parameter exact: False goes to the key frame before, which is quicker.
  public func seek(toMilliseconds position: Int64, exact: Bool) {
    tracker.seek()
    core.send([
      "name": .string("seek"), "target": .string(seconds(max(position, 0))),
      "flags": .string(exact ? "absolute+exact" : "absolute+keyframes"),
    ])
  }

  /// Whether sound is decoded and the audio device held, for this file and those opened later.
  public func setAudioEnabled(_ enabled: Bool) {
    guard enabled != isAudioEnabled else { return }
    let heard = tracker.tracks.first { $0.kind == .audio && $0.isSelected }
    silenced = hasSound ? heard.map { (lastSerial, $0.id) } : silenced
    isAudioEnabled = enabled
    if !enabled {
      core.set("aid", .string("no"))
    } else if hasSound {
      bringSound()
    }
  }

  // MARK: What is known

  /// The tracks of the file that is open, in its own order; empty until it has been read.
  public var tracks: [MediaTrack] { tracker.tracks }
  /// Of the request that counts.
  public var ticket: Int? { tracker.media?.ticket }
  /// Nothing is open, and the audio device has been let go of.
  public var isIdle: Bool { tracker.isIdle }
  /// mpv's name of the hardware decoder at work, such as `v4l2m2m-copy`; nil is software.
  public var hardwareDecoder: String? { tracker.decoder }
  /// The last position seen in the file that is open.
  public var positionInMilliseconds: Int64? { tracker.positionInMilliseconds }
  public var durationInMilliseconds: Int64? { tracker.durationInMilliseconds }
  /// Whether the picture stands still for want of data.
  ///
  /// When that lasts, the app should say so:
  /// `PlayerFailure.slow` is never reported by the player, which has no idea of patience.
  public var isWaitingForData: Bool { tracker.isWaitingForData }
  /// New frames rendered so far, of all files.
  public var videoFrameCount: UInt64 { core.ledger.frameCount }

  /// Asks for what there is to know of the stream that is open; `takeStatistics` has it soon.
  public func askStatistics() {
    guard tracker.codec != nil, reading == nil else { return }
    lastQuestion += 1
    reading = StatisticsReading()
    core.ask(StatisticsReading.properties, question: lastQuestion)
  }

  /// What was asked for, once.
  public func takeStatistics() -> (ticket: Int, statistics: StreamStatistics)? {
    defer { statistics = nil }
    return statistics
  }

  private func take(_ name: String, _ value: MPVNode?, of question: UInt64) {
    guard question == lastQuestion, var reading else { return }
    reading.take(name, value)
    self.reading = reading
    guard reading.isComplete else { return }
    self.reading = nil
    guard let media = tracker.media else { return }
    var result = reading.statistics
    result.hasFallenBack = hasFallenBack
    statistics = (media.ticket, result)
  }

  /// Whether a hardware decoder should be at work and isn't.
  private var hasFallenBack: Bool {
    guard let wantedDecoder, wantedDecoder != "no" else { return false }
    return tracker.decoder == nil
  }

  // MARK: Events

  /// What has happened to the newest request since the last call, oldest first.
  ///
  /// To be called after each wake, before the video output is looked at. Never waits.
  public func drainEvents() -> [(ticket: Int, event: PlayerEvent)] {
    core.eventSignal.rearm()
    let now = core.nowInMilliseconds
    var remaining = Self.eventsPerDrain
    while remaining > 0, let event = core.nextEvent() {
      remaining -= 1
      if case .log(let line) = event {
        log.remember(line)
        passOn(line)
      } else if case .statistic(let question, let name, let value) = event {
        take(name, value, of: question)
      } else {
        noticeFailedReading()
        for order in tracker.receive(event, at: now) { perform(order) }
      }
    }
    noticeFailedReading()
    if remaining == 0 { core.eventSignal.raise() }
    passOnFFmpegLines()
    tracker.endDrain(lines: log.lines, ffmpegLines: FFmpegLog.shared.lines(since: ffmpegMark))
    if let pictureRequest, core.ledger.answeredRequest >= pictureRequest {
      self.pictureRequest = nil
      tracker.pictureIsUp()
    }
    return tracker.takeReports()
  }

  /// Before what mpv makes of it, which is the end of the file.
  private func noticeFailedReading() {
    guard let streamID, let reason = core.streams?.failure(of: streamID) else { return }
    self.streamID = nil
    for order in tracker.readingFailed(reason) { perform(order) }
  }

  private func withdrawStream() {
    core.streams?.withdraw()
    streamID = nil
  }

  /// An end to the loop, whatever mpv has to say; the rest comes with the next wake.
  private static let eventsPerDrain = 2000

  private func perform(_ order: RequestTracker.Order) {
    switch order {
    case .ask(let property): core.ask(property)
    case .stop: core.send(["name": .string("stop")])
    case .markStart:
      startMark = core.ledger.startedCount
      core.ledger.setOpening(false)
    case .applyTracks: applyTracks()
    case .chooseDecoder(let codec): chooseDecoder(for: codec)
    case .awaitPicture:
      if core.ledger.startedCount > startMark, core.ledger.isIdle {
        tracker.pictureIsUp()
      } else {
        pictureRequest = core.ledger.requestPicture()
      }
    }
  }

  private func applyTracks() {
    guard let choice = tracker.media?.tracks else { return }
    let selection = choice.selection(of: tracker.tracks)
    if hasSound { apply(selection.audio, to: .audio) }
    apply(selection.subtitle, to: .subtitle)
  }

  private func apply(_ order: TrackChoice.Selection.Order, to kind: MediaTrack.Kind) {
    switch order {
    case .leave: break
    case .off: selectTrack(kind, id: nil)
    case .track(let id):
      let selected = tracker.tracks.first { $0.kind == kind && $0.isSelected }
      if selected?.id != id { selectTrack(kind, id: id) }
    }
  }

  /// mpv takes one hardware decoder for a file before it knows what is in it.
  private func chooseDecoder(for codec: String) {
    guard role == .onAir || options.warmHardwareDecoding == nil else { return }
    if let other = options.decodersByCodec[codec] {
      core.set("hwdec-codecs", .string(codec))
      core.set("hwdec", .string(other))
      wantedDecoder = other
    } else if options.hardwareCodecs?.contains(codec) ?? true {
      wantedDecoder = options.hardwareDecoding
    }
  }

  private func passOn(_ line: LogLine) {
    if let text = log.passOn(line) { options.log(text) }
  }

  private func passOnFFmpegLines() {
    for line in FFmpegLog.shared.drain() { passOn(line) }
  }

  /// `12.345`, as mpv reads times; in whole numbers, so that nothing is rounded.
  private func seconds(_ milliseconds: Int64) -> String {
    let size = milliseconds.magnitude
    let fraction = String(size % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds < 0 ? "-" : "")\(size / 1000).\(zeros)\(fraction)"
  }
}
