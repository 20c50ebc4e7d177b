import Foundation
import RerunApp
import RerunCore
import RerunJSON
import RerunStage

/// What the way to the first frame with programmes in it took.
struct FirstGuide {
  /// Since the kiosk began.
  var milliseconds: Int64
  /// Processor time of the whole process, all threads.
  var cpuMilliseconds: Int64
}

/// What `rerun-kiosk status --json` says.
struct StatusReport {
  var model: AppModel
  var now: Moment
  /// Of the loop, since the last report, in milliseconds.
  var longestTurn: Int64
  var framesDrawn: Int
  var firstGuide: FirstGuide?
  var indexes: (files: Int, bytes: Int)
  var deck: Deck
  var uptimeMilliseconds: Int64

  var members: [JSON.Member] {
    [
      .init("screen", .string(screen)),
      .init("theme", .string(model.theme.id)),
      .init("now", .int(now.wall)),
      .init("timeZone", .string((model.listings?.station.zone ?? model.words.zone).name)),
      .init("longestTurn", .int(longestTurn)),
      .init("focus", focus),
      .init("tuned", tuned),
      .init("player", player),
      .init("frames", .int(framesDrawn)),
      .init("uptime", .int(uptimeMilliseconds / 1000)),
      .init(
        "firstGuide",
        firstGuide.map {
          .object([
            .init("milliseconds", .int($0.milliseconds)),
            .init("cpuMilliseconds", .int($0.cpuMilliseconds)),
          ])
        } ?? .null
      ),
      .init(
        "library",
        .object([
          .init("items", .int(model.itemCount)), .init("leftOut", .int(model.leftOut)),
          .init("source", .string(model.source)),
        ])
      ),
      .init(
        "indexes",
        .object([.init("files", .int(indexes.files)), .init("bytes", .int(indexes.bytes))])
      ),
      .init("warm", warm),
      .init(
        "preTuning",
        .object([
          .init("streams", .int(deck.budget.streams)), .init("reason", .string(deck.budget.reason)),
        ])
      ),
      .init("notice", model.notice.map(JSON.string) ?? .null),
    ]
  }

  private var screen: String {
    if model.isAsleep { return "asleep" }
    switch model.overlay {
    case .info: return "info"
    case .tracks: return "tracks"
    case .menu: return "options"
    case .streamInfo: return "stream-info"
    case nil: break
    }
    if let page = model.pageName { return page }
    guard model.base == .watching else { return "guide" }
    return "watching"
  }

  private func id(of airing: Airing?) -> JSON {
    guard let airing, let items = model.listings?.station.items, items.indices.contains(airing.item)
    else { return .null }
    return .string(items[airing.item].id)
  }

  private var focus: JSON {
    guard model.base == .guide, let focus = model.guideFocus(at: now) else { return .null }
    return .object([
      .init("channel", .int(focus.channel.number)), .init("programID", id(of: focus.airing)),
      .init("start", focus.airing.map { .int($0.start) } ?? .null),
    ])
  }

  private var tuned: JSON {
    guard let channel = model.tunedChannel else { return .null }
    let airing = model.tuner.airing
    let playback = model.playback(at: now)
    // Live is by the clock, however late the picture is by a second or two.
    let position = airing.map { airing in
      playback.isBehind ? playback.positionMilliseconds / 1000 : now.wall - airing.start
    }
    return .object([
      .init("channel", .int(channel.number)), .init("programID", id(of: airing)),
      .init("position", position.map { .int($0) } ?? .null),
      .init("behind", .int(playback.behindMilliseconds / 1000)),
    ])
  }

  private var warm: JSON {
    .array(
      deck.plan.report(at: now).map { wish, state, place in
        .object([
          .init("channel", .int(wish.channelNumber)),
          .init("purpose", .string(wish.purpose.rawValue)),
          .init("state", .string(state)),
          .init("positionMilliseconds", place.map { .int($0) } ?? .null),
        ])
      }
    )
  }

  private var player: JSON {
    let tuner = model.tuner
    var state = "idle"
    var error = JSON.null
    switch tuner.show {
    case .nothing: break
    case .programme(_, .opening), .filler(_, .opening): state = "opening"
    case .programme(_, .playing), .filler(_, .playing): state = "playing"
    case .programme(_, .paused): state = "paused"
    case .programme(_, .failed(let reason, let detail, _)):
      state = "failed"
      error = .string(detail.isEmpty ? reason.rawValue : "\(reason.rawValue): \(detail)")
    case .programme(_, .over), .filler, .interval, .offAir: state = "card"
    }
    let items = model.listings?.station.items
    let url = tuner.airing.flatMap { airing in items?[airing.item].details.url }
    return .object([
      .init("state", .string(state)),
      .init("decoder", tuner.decoder.isEmpty ? .null : .string(tuner.decoder)),
      .init("source", url.map { .string(SecretScrubber.scrub($0)) } ?? .null),
      .init("error", error),
    ])
  }
}

/// Takes what must not be seen out of an address.
enum SecretScrubber {
  private static let secretKeys = ["token", "api_key", "apikey", "password", "pass", "key", "auth"]

  /// The URL without user, password and secret query values.
  static func scrub(_ url: String) -> String {
    guard let scheme = url.range(of: "://") else { return url }
    var rest = String(url[scheme.upperBound...])
    let hostEnd = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) ?? rest.endIndex
    if let at = rest[..<hostEnd].lastIndex(of: "@") { rest.removeSubrange(...at) }
    guard let question = rest.firstIndex(of: "?") else { return url[..<scheme.upperBound] + rest }
    let query = rest[rest.index(after: question)...].split(separator: "&").map { pair in
      let name = pair.prefix(while: { $0 != "=" })
      let isSecret = secretKeys.contains { name.lowercased().contains($0) }
      return isSecret ? "\(name)=…" : String(pair)
    }
    return url[..<scheme.upperBound] + rest[...question] + query.joined(separator: "&")
  }
}
