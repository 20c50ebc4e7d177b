public import RerunCore

/// Plays one file at a time with libmpv and tells what became of it.
///
/// For the main thread only, where nothing may wait: every call here is queued to mpv's own
/// thread and answered by the events. To see anything, a video output must be made
/// (`SoftwareVideo` or `OpenGLVideo`) before the first file is opened. Whoever holds the output
/// keeps mpv's core alive too; the core ends after the last of both, on a thread of its own.
public final class Player {
  let core: MPVCore
  private let options: PlayerOptions
  private var tracker: RequestTracker
  private var log = LogMemory()
  private var ffmpegMark = 0
  private var lastSerial: UInt64 = 0
  private var isAudioEnabled: Bool
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
  /// It starts at the key frame before the position asked for. Whether it starts paused is what
  /// `setPaused` said last.
  public func open(_ request: MediaRequest) {
    lastSerial += 1
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
    // Of the file only: a track chosen while it plays is forgotten with it.
    var fileOptions: [String: MPVNode] = [
      "aid": .string(isAudioEnabled ? "auto" : "no"), "sid": .string("auto"),
    ]
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
    if request.positionInMilliseconds > 0 {
      fileOptions["start"] = .string("+" + seconds(request.positionInMilliseconds))
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

  /// Closes the file; nothing more is reported of it.
  public func stop() {
    tracker.stop()
    withdrawStream()
    core.ledger.setOpening(false)
    pictureRequest = nil
    core.send(["name": .string("stop")])
  }

  /// Holds or lets run, this file and those opened later; answered by `PlayerEvent.paused`.
  public func setPaused(_ paused: Bool) {
    core.set("pause", .flag(paused))
  }

  /// - Parameter percent: 0 to 100; anything else is brought into that range.
  public func setVolume(percent: Int) {
    core.set("volume", .double(Double(min(max(percent, 0), 100))))
  }

  public func setMuted(_ muted: Bool) {
    core.set("mute", .flag(muted))
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
    isAudioEnabled = enabled
    core.set("aid", .string(enabled ? "auto" : "no"))
  }

  /// Chooses a track of the file that is open; nil switches that kind off.
  public func selectTrack(_ kind: MediaTrack.Kind, id: Int64?) {
    let property =
      switch kind {
      case .video: "vid"
      case .audio: "aid"
      case .subtitle: "sid"
      }
    core.set(property, id.map { .integer($0) } ?? .string("no"))
  }

  // MARK: What is known

  /// The tracks of the file that is open, in its own order; empty until it has been read.
  public var tracks: [MediaTrack] { tracker.tracks }
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
    case .awaitPicture:
      if core.ledger.startedCount > startMark, core.ledger.isIdle {
        tracker.pictureIsUp()
      } else {
        pictureRequest = core.ledger.requestPicture()
      }
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
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
