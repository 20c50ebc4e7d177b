/// A numbered channel: a pool of items and the order they air in.
public struct Channel: Sendable, Hashable, Identifiable {
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case inOrder, turns, shuffle
  }

  public enum Class: String, Sendable, Hashable, CaseIterable {
    case regular, new, unwatched
  }

  public var id: String
  public var number: Int64
  public var name = ""
  public var order: Order
  public var `class` = Class.regular
  /// Unknown ids are ignored and repeated ones count once; classes new and unwatched ignore it.
  public var itemIDs: [String] = []

  public init(id: String, number: Int64, order: Order) {
    self.id = id
    self.number = number
    self.order = order
  }
}
