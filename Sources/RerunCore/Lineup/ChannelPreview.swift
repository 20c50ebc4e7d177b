/// What a channel of the owner's own would be: for its editor, before it is saved.
public struct ChannelPreview: Sendable, Hashable {
  public struct Programme: Sendable, Hashable {
    public var item: Item
    public var start: Seconds
    public var end: Seconds

    public init(item: Item, start: Seconds, end: Seconds) {
      self.item = item
      self.start = start
      self.end = end
    }
  }

  /// Works that fit the rule and can air; copies of one count once.
  public var films: Int
  public var episodes: Int
  /// Different series among the episodes.
  public var series: Int
  /// Of all its programmes back to back with their breaks: how many days pass before one comes again.
  public var daysBeforeRepeat: Int
  /// What it would air from now on, the soonest first.
  public var programmes: [Programme]

  public init(
    films: Int,
    episodes: Int,
    series: Int,
    daysBeforeRepeat: Int,
    programmes: [Programme]
  ) {
    self.films = films
    self.episodes = episodes
    self.series = series
    self.daysBeforeRepeat = daysBeforeRepeat
    self.programmes = programmes
  }
}

/// What a library has to make rules of: each kind's values, the most frequent first.
public struct RuleFacets: Sendable, Hashable {
  public struct Value: Sendable, Hashable {
    /// As a chip has it.
    public var value: String
    /// Works it fits; of series, episodes.
    public var count: Int

    public init(value: String, count: Int) {
      self.value = value
      self.count = count
    }
  }

  public var values: [ChannelRule.Kind: [Value]]

  public init(values: [ChannelRule.Kind: [Value]] = [:]) { self.values = values }
}
