import RerunApp
import RerunCore

/// Decides which streams are kept ready, when they are opened and moved, and whether one of them can go
/// on the air.
///
/// Pure: wishes, events and times in, actions out. A stream is known by its address. One thing is done
/// at a time, and nothing while the stream on the air is on its way: a change of channel comes first.
struct DeckPlan {
  struct Stream: Hashable {
    enum State: String, Hashable {
      case opening
      /// It holds a picture.
      case ready
      /// It is on its way to a newer one.
      case seeking
    }

    var wish: WarmStream
    var state: State
    /// The place that was asked for last; places are milliseconds from the beginning.
    var soughtPlace: Int64
    /// Where the picture is that it holds.
    var heldPlace: Int64?
    /// Since when it is opening or seeking, in uptime.
    var busySince: Int64

    var isBusy: Bool { state != .ready }
  }

  enum Action: Hashable {
    case open(WarmStream, place: Int64)
    case seek(url: String, place: Int64)
    case close(url: String)
  }

  /// How a stream that is kept ready serves a request.
  enum Match: Hashable {
    /// Its picture is the one to show.
    case atOnce
    /// It is on its way to the right picture.
    case soon
    /// It is open, but has to be moved.
    case elsewhere
  }

  private(set) var streams: [Stream] = []
  private var wishes: [WarmStream] = []
  private var failures: [String: Int64] = [:]
  /// How many may be kept.
  var limit = 0
  private var onAir: String?
  private var isOnAirOpening = false
  private var onAirSince = Int64.min / 2
  private var lastKey = Int64.min / 2

  /// After a change of what is on the air the viewer may go on.
  static let rest: Int64 = 500
  /// How old a picture may get while somebody uses the remote, and when nobody does.
  static let shortAge: Int64 = 5000
  static let longAge: Int64 = 60_000
  static let attention: Int64 = 180_000
  /// A stream that failed isn't tried again before.
  static let patience: Int64 = 60_000
  /// What takes longer has failed.
  static let longestBusy: Int64 = 20_000
  /// How much earlier than asked for a picture may be, and how much later.
  static let earliest: Int64 = 6000
  static let latest: Int64 = 500

  // MARK: What happens

  /// The most wanted first.
  mutating func want(_ wishes: [WarmStream]) {
    var seen: Set<String> = []
    self.wishes = wishes.filter { !$0.url.hasPrefix("sample:") && seen.insert($0.url).inserted }
    failures = failures.filter { seen.contains($0.key) }
  }

  mutating func keyPressed(at uptime: Int64) { lastKey = uptime }

  /// Another stream is on the air, or none.
  ///
  /// - Returns: What has to make way for it.
  mutating func onAirChanged(to url: String?, at uptime: Int64) -> [Action] {
    onAir = url
    onAirSince = uptime
    isOnAirOpening = url != nil
    guard url != nil else { return [] }
    let halfOpen = streams.filter { $0.state == .opening }.map(\.wish.url)
    streams.removeAll { $0.state == .opening }
    return halfOpen.map { .close(url: $0) }
  }

  /// A stream that was kept ready goes on the air.
  mutating func take(_ url: String) { streams.removeAll { $0.wish.url == url } }

  /// It has its picture, or won't get one.
  mutating func onAirSettled() { isOnAirOpening = false }

  mutating func ready(_ url: String, heldPlace: Int64?) {
    guard let index = index(of: url) else { return }
    streams[index].state = .ready
    streams[index].heldPlace = heldPlace
  }

  mutating func failed(_ url: String, at uptime: Int64) {
    streams.removeAll { $0.wish.url == url }
    failures[url] = uptime
  }

  // MARK: What to do

  /// Whether a stream that is kept ready can serve a request, and how.
  ///
  /// A picture counts as recent by the place that was asked for: a file with few key frames has none
  /// nearer, and moving it would bring up the same one.
  func match(_ request: MediaRequest) -> Match? {
    guard let stream = streams.first(where: { $0.wish.url == request.url }) else { return nil }
    let held = stream.heldPlace ?? stream.soughtPlace
    let wanted = request.positionInMilliseconds
    let isRight =
      request.isExact
      ? stream.state == .ready && abs(held - wanted) <= 100
      : held <= wanted + Self.latest
        && wanted - max(held, stream.soughtPlace) <= Self.earliest
    if isRight { return stream.isBusy ? .soon : .atOnce }
    return stream.state == .opening ? nil : .elsewhere
  }

  /// The next thing to do, if anything, and what has to be let go of.
  mutating func step(at now: Moment) -> [Action] {
    let uptime = now.uptimeMilliseconds
    var actions: [Action] = []
    for stream in streams where uptime - stream.busySince > Self.longestBusy && stream.isBusy {
      failed(stream.wish.url, at: uptime)
      actions.append(.close(url: stream.wish.url))
    }
    let wanted = wanted(at: now)
    for stream in streams where !wanted.contains(where: { $0.url == stream.wish.url }) {
      streams.removeAll { $0.wish.url == stream.wish.url }
      actions.append(.close(url: stream.wish.url))
    }
    for wish in wanted { index(of: wish.url).map { streams[$0].wish = wish } }
    guard isQuiet(at: uptime), !streams.contains(where: \.isBusy) else { return actions }
    if let missing = wanted.first(where: { index(of: $0.url) == nil }) {
      let place = missing.place(at: now)
      streams.append(
        Stream(wish: missing, state: .opening, soughtPlace: place, busySince: uptime)
      )
      actions.append(.open(missing, place: place))
    } else if let index = streams.indices.first(where: { isOld(streams[$0], at: now) }) {
      let place = streams[index].wish.place(at: now)
      streams[index].state = .seeking
      streams[index].soughtPlace = place
      streams[index].heldPlace = nil
      streams[index].busySince = uptime
      actions.append(.seek(url: streams[index].wish.url, place: place))
    }
    return actions
  }

  /// When `step` may have something to do, in uptime; nil if only what happens can bring it.
  func nextDeadline(at now: Moment) -> Int64? {
    let uptime = now.uptimeMilliseconds
    var times = failures.values.map { $0 + Self.patience }.filter { $0 > uptime }
    if let busy = streams.first(where: \.isBusy) {
      times.append(busy.busySince + Self.longestBusy + 1)
    } else if !isOnAirOpening, !wishes.isEmpty, limit > 0 {
      if !isQuiet(at: uptime) { times.append(onAirSince + Self.rest) }
      times += streams.map { stream in
        // Before its beginning it stands at the first picture.
        let start = max(0, stream.wish.startMilliseconds - now.wallMilliseconds)
        let age = stream.wish.place(at: now) - stream.soughtPlace
        return uptime + start + max(1, oldest(at: uptime) + 1 - age)
      }
    }
    return times.min()
  }

  /// What is wanted and may be tried, as many as may be kept.
  private func wanted(at now: Moment) -> [WarmStream] {
    let possible = wishes.filter { wish in
      if let failure = failures[wish.url], now.uptimeMilliseconds - failure < Self.patience {
        return false
      }
      // What plays already isn't kept as well, but for its own repeat.
      return wish.url != onAir
        || wish.purpose == .next && wish.startMilliseconds > now.wallMilliseconds
    }
    return Array(possible.prefix(limit))
  }

  private func isQuiet(at uptime: Int64) -> Bool {
    !isOnAirOpening && uptime - onAirSince >= Self.rest
  }

  private func oldest(at uptime: Int64) -> Int64 {
    uptime - lastKey < Self.attention ? Self.shortAge : Self.longAge
  }

  private func isOld(_ stream: Stream, at now: Moment) -> Bool {
    abs(stream.wish.place(at: now) - stream.soughtPlace) > oldest(at: now.uptimeMilliseconds)
  }

  private func index(of url: String) -> Int? {
    streams.firstIndex { $0.wish.url == url }
  }

  // MARK: What there is to tell

  /// What is wanted and how far it is: `ready`, `opening` or `failed`.
  func report(at now: Moment) -> [(wish: WarmStream, state: String, place: Int64?)] {
    wishes.compactMap { wish in
      if let stream = streams.first(where: { $0.wish.url == wish.url }) {
        let isOpening = stream.state == .opening
        return (wish, isOpening ? "opening" : "ready", stream.heldPlace ?? stream.soughtPlace)
      }
      return failures[wish.url].map { _ in (wish, "failed", nil) }
    }
  }
}

extension WarmStream {
  /// Where its picture should be by the clock.
  func place(at now: Moment) -> Int64 { max(0, now.wallMilliseconds - startMilliseconds) }
}
