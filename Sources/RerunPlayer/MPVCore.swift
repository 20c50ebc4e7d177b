import CMPV
import Dispatch
import Foundation

/// One libmpv core.
///
/// Whoever uses it holds it; it ends after the last of them.
///
/// Nothing here waits: requests are queued to mpv's own thread and answered by events.
/// Unchecked, because libmpv's client API is thread-safe and `handle` is never changed; only
/// `nextEvent` must stay on one thread (the player's).
final class MPVCore: @unchecked Sendable {
  let handle: OpaquePointer
  let ledger = PictureLedger()
  /// Raised when there are events to drain.
  let eventSignal: WakeSignal
  /// Files that are read through us; nil if this mpv can't.
  let streams: StreamProtocol?

  private static let living = DispatchGroup()

  init(options: PlayerOptions, wake: @escaping @Sendable () -> Void) throws(PlayerError) {
    setlocale(LC_NUMERIC, "C")  // else mpv_create refuses: it reads and writes decimals
    _ = FFmpegLog.shared  // before any other core
    guard let handle = mpv_create() else { throw .outOfMemory }
    self.handle = handle
    let eventSignal = WakeSignal(wake)
    self.eventSignal = eventSignal
    let streams = StreamProtocol { eventSignal.raise() }
    self.streams = streams.register(with: handle) >= 0 ? streams : nil
    Self.living.enter()  // all properties set: a throw below still runs deinit
    for (name, value) in options.mpvOptions {
      let code = mpv_set_option_string(handle, name, value)
      // Options come and go between mpv versions; a picture without one beats no picture.
      if code < 0 { options.log("mpv has no \(name)=\(value): \(Self.reason(code))") }
    }
    try Self.check(mpv_request_log_messages(handle, "warn"), "send its log")
    try Self.check(mpv_initialize(handle), "start")
    for property in CoreProperty.observed {
      let code = mpv_observe_property(handle, 0, property.rawValue, MPV_FORMAT_NONE)
      try Self.check(code, "follow \(property.rawValue)")
    }
    // The callback captures nothing and only signals: it runs on mpv's threads. The signal lives
    // as long as the core, and deinit takes the callback away first.
    mpv_set_wakeup_callback(
      handle,
      { @Sendable context in
        guard let context else { return }
        Unmanaged<WakeSignal>.fromOpaque(context).takeUnretainedValue().raise()
      },
      Unmanaged.passUnretained(eventSignal).toOpaque()
    )
  }

  deinit {
    mpv_set_wakeup_callback(handle, nil, nil)
    // Ending a core waits for its threads, and one of those may be waiting for a name server.
    let end = EndOfCore(handle: handle, streams: streams)
    Thread.detachNewThread {
      withExtendedLifetime(end.streams) { mpv_terminate_destroy(end.handle) }
      MPVCore.living.leave()
    }
  }

  /// Waits until every core let go of has ended.
  ///
  /// - Returns: False if that took longer.
  static func waitForEnds(upToMilliseconds limit: Int) -> Bool {
    living.wait(timeout: .now() + .milliseconds(limit)) == .success
  }

  static func check(_ code: Int32, _ action: String) throws(PlayerError) {
    if code < 0 { throw .refused(action: action, code: code, reason: reason(code)) }
  }

  static func reason(_ code: Int32) -> String {
    mpv_error_string(code).map { String(cString: $0) } ?? "error \(code)"
  }

  // MARK: Requests

  /// Sends a command with named arguments: their order differs between mpv versions.
  ///
  /// - Returns: mpv's error code, negative if its queue is full: the core does not answer.
  @discardableResult
  func send(_ arguments: [String: MPVNode], serial: UInt64 = 0) -> Int32 {
    MPVNode.map(arguments).withNode { mpv_command_node_async(handle, serial, $0) }
  }

  @discardableResult
  func set(_ property: String, _ value: MPVNode) -> Int32 {
    value.withNode { mpv_set_property_async(handle, 0, property, MPV_FORMAT_NODE, $0) }
  }

  func ask(_ property: CoreProperty) {
    mpv_get_property_async(handle, 0, property.rawValue, MPV_FORMAT_NODE)
  }

  /// Asks for values of any properties; each is answered by an event with the number of the question.
  ///
  /// - Parameter question: Not 0.
  func ask(_ names: [String], question: UInt64) {
    for name in names { mpv_get_property_async(handle, question, name, MPV_FORMAT_NODE) }
  }

  /// mpv's clock; starts anywhere, never steps.
  var nowInMilliseconds: Int64 { mpv_get_time_us(handle) / 1000 }

  // MARK: Events

  /// The next event, if there is one.
  func nextEvent() -> CoreEvent? {
    guard let event = mpv_wait_event(handle, 0)?.pointee else { return nil }
    switch event.event_id {
    case MPV_EVENT_NONE: return nil
    case MPV_EVENT_COMMAND_REPLY:
      guard event.reply_userdata != 0 else { return .other }
      let reply = event.data?.assumingMemoryBound(to: mpv_event_command.self).pointee
      let entry = reply.map { MPVNode($0.result) }?["playlist_entry_id"]?.integer
      return .entryMade(serial: event.reply_userdata, entry: entry, error: event.error)
    case MPV_EVENT_START_FILE:
      return event.data.map {
        .started(
          entry: $0.assumingMemoryBound(to: mpv_event_start_file.self).pointee.playlist_entry_id
        )
      } ?? .other
    case MPV_EVENT_FILE_LOADED: return .loaded
    case MPV_EVENT_PLAYBACK_RESTART: return .restarted
    case MPV_EVENT_END_FILE:
      return event.data.map {
        Self.ended($0.assumingMemoryBound(to: mpv_event_end_file.self).pointee)
      } ?? .other
    case MPV_EVENT_PROPERTY_CHANGE:
      return Self.property(of: event).map { .changed($0) } ?? .other
    case MPV_EVENT_GET_PROPERTY_REPLY where event.reply_userdata != 0:
      return Self.name(of: event).map {
        let value = event.error < 0 ? nil : Self.value(of: event)
        return .statistic(question: event.reply_userdata, name: $0, value)
      } ?? .other
    case MPV_EVENT_GET_PROPERTY_REPLY:
      guard let property = Self.property(of: event) else { return .other }
      return .answered(property, event.error < 0 ? nil : Self.value(of: event))
    case MPV_EVENT_LOG_MESSAGE:
      return event.data.map {
        .log(LogLine($0.assumingMemoryBound(to: mpv_event_log_message.self).pointee))
      } ?? .other
    default: return .other
    }
  }

  private static func ended(_ end: mpv_event_end_file) -> CoreEvent {
    let reason: EndReason =
      switch end.reason {
      case MPV_END_FILE_REASON_EOF: .endOfFile
      case MPV_END_FILE_REASON_ERROR: .failed(code: end.error)
      case MPV_END_FILE_REASON_REDIRECT where end.playlist_insert_num_entries > 0:
        .redirected(entry: end.playlist_insert_id)
      default: .stopped
      }
    return .ended(entry: end.playlist_entry_id, reason: reason)
  }

  private static func property(of event: mpv_event) -> CoreProperty? {
    name(of: event).flatMap(CoreProperty.init)
  }

  private static func name(of event: mpv_event) -> String? {
    let property = event.data?.assumingMemoryBound(to: mpv_event_property.self).pointee
    return property?.name.map { String(cString: $0) }
  }

  private static func value(of event: mpv_event) -> MPVNode? {
    guard let property = event.data?.assumingMemoryBound(to: mpv_event_property.self).pointee,
      property.format == MPV_FORMAT_NODE
    else { return nil }
    return property.data.map { MPVNode($0.assumingMemoryBound(to: mpv_node.self).pointee) }
  }
}

/// A core on its way to the thread that ends it; unchecked, because nobody else has it any more.
private struct EndOfCore: @unchecked Sendable {
  let handle: OpaquePointer
  /// mpv calls it until it has ended.
  let streams: StreamProtocol?
}
