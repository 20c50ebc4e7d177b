public import RerunCore

/// One line of what a search found.
public struct SearchResult: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case film, series, person }

  public var kind: Kind
  /// Of a film its title, of a series its show's, of a person their name.
  public var title: String
  /// Nil for a person.
  public var item: Item?
  /// When it is on next within the coming day; nil if it isn't, and for a person.
  public var place: NextAirings.Place?

  public init(kind: Kind, title: String, item: Item? = nil, place: NextAirings.Place? = nil) {
    self.kind = kind
    self.title = title
    self.item = item
    self.place = place
  }

  /// As many as are shown, people not counted, and as many people.
  public static let most = 50
}
