public import RerunCore
public import RerunStage

/// What comes in: keys, results of effects, and the passing of time.
public enum Message: Sendable {
  case remote(RemoteEvent)
  /// Typed on a keyboard, while `AppModel.takesText`.
  case typed(TextInput)
  /// Tune to a channel number (from the command line or a script).
  case tune(number: Int64)
  case player(PlayerEvent, ticket: Int)
  case statistics(StreamStatistics, ticket: Int)
  /// A library was read, or couldn't be.
  case station(StationReport)
  case listings(Listings)
  /// What came of an effect that a page asked for.
  case page(PageReport)
  case theme(Theme)
  case notice(String)
  /// The files of these items are others than before: what was remembered of their length is void.
  case filesReplaced(itemIDs: [String])
  /// Picture files that can't be read: what stands for a missing picture is drawn instead.
  case picturesFailed(paths: [String])
  /// Themes the menu offers, in order.
  case themeList([ThemeChoice])
  /// Time has passed, or the clock was set; also sent when a deadline has come.
  case tick
  case zoneChanged(ZoneRules)
}

public struct ThemeChoice: Sendable, Hashable {
  public var id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// What became of reading a library.
public enum StationReport: Sendable {
  /// `itemCount` items are known, `leftOut` files couldn't be used.
  case ready(itemCount: Int, leftOut: Int, source: String)
  /// It can't be read at all: what happened and what to do.
  case failed(String, source: String)
}
