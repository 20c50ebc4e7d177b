/// What a channel of the owner's own plays: chips such as "Genre: Western" and how they are joined.
///
/// Names, not items: what joins the library later joins the channel, and a library that was read
/// again has the same channels.
public struct ChannelRule: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case genre, decade, year, director, actor, series, studio
    case contentRating = "rating"
    case collection, library, unwatched
  }

  public struct Chip: Sendable, Hashable {
    public var kind: Kind
    /// A name; of a decade or year its four digits; empty for unwatched.
    public var value: String
    /// Takes away what fits, rather than adding it.
    public var isExcluding = false

    public init(_ kind: Kind, _ value: String = "", isExcluding: Bool = false) {
      self.kind = kind
      self.value = value
      self.isExcluding = isExcluding
    }
  }

  public enum Joining: String, Sendable, Hashable, CaseIterable {
    /// Chips of one kind by "or", different kinds by "and".
    case all
    /// All by "or".
    case any
  }

  public var chips: [Chip] = []
  public var joining = Joining.all

  public init(_ chips: [Chip] = [], joining: Joining = .all) {
    self.chips = chips
    self.joining = joining
  }
}

/// A channel of the owner's own.
///
/// Its pool is its rule's, each day anew.
public struct CustomChannel: Sendable, Hashable, Identifiable {
  /// `custom:` and a number that is never given again.
  public var id: String
  public var number: Int64
  public var name: String
  public var rule: ChannelRule
  public var order: Channel.Order
  /// Whether episodes of the rule air too, or films only; and the other way round.
  public var includesFilms = true
  public var includesEpisodes = true

  public init(
    id: String,
    number: Int64,
    name: String,
    rule: ChannelRule,
    order: Channel.Order = .shuffle
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.rule = rule
    self.order = order
  }
}

/// What the owner made of the automatic lineup, and the channels of their own.
///
/// Renaming, renumbering and hiding change no schedule (docs/SCHEDULE.md section 4): they are applied
/// to what is shown, not to what is computed.
public struct LineupEdits: Sendable, Hashable {
  public var custom: [CustomChannel] = []
  /// By channel id, also of custom channels.
  public var names: [String: String] = [:]
  public var numbers: [String: Int64] = [:]
  public var hidden: Set<String> = []

  public init() {}
}
