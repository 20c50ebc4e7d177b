/// Whole seconds; instants count from 1970 UTC.
///
/// Any arithmetic of the schedule is on these.
public typealias Seconds = Int64

/// A film or an episode of the library: what the schedule needs, and what the screens show of it.
///
/// Source: the schedule's input, docs/SCHEDULE.md section 2. Fields the schedule doesn't read are in
/// `Details`.
public struct Item: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case movie, episode
  }

  public var id: String
  public var kind: Kind
  public var title = ""
  public var sortTitle = ""
  public var edition = ""
  public var year: Int64?
  /// In seconds; 0 is unknown.
  public var runtime: Seconds = 0
  /// Not positive is unknown.
  public var addedAt: Seconds = 0
  public var showID = ""
  public var showTitle = ""
  public var season: Int64?
  public var episode: Int64?
  public var genres: [String] = []
  public var directors: [String] = []
  /// In billing order.
  public var actors: [String] = []
  public var watched = false
  public var watchedAt: Seconds?
  public var details = Details()

  public init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// What only the screens and the player read.
  public struct Details: Sendable, Hashable {
    /// Where the picture is: a `file:` or `http(s):` URL, or `sample:` for a synthesised one; empty
    /// if unknown.
    ///
    /// A film in parts has the parts' `file:` URLs, a line each.
    public var url = ""
    public var summary = ""
    /// As the library has it, such as "TV-PG".
    public var contentRating = ""
    /// A local file with a poster (2:3), empty if there is none.
    public var posterPath = ""

    public init() {}
  }
}
