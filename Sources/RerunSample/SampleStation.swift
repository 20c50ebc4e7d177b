public import RerunCore

/// The Sample station: a made-up library with which everything works without a server, a network
/// or an account.
///
/// Every title, person and listing is invented. Nothing here reads the clock: the same items on
/// every machine on every day.
public enum SampleStation {
  /// The films, then the episodes.
  public static let items: [Item] = films() + episodes()

  /// The item of a `sample:` URL or of an id.
  public static func item(withID id: String) -> Item? {
    indexByID[id].map { items[$0] }
  }

  /// The id in a URL of this station: that in `sample:film-otto` is `film-otto`.
  ///
  /// Nil for other URLs.
  public static func id(ofURL url: String) -> String? {
    CardText.rest(of: Substring(url), after: scheme).map { String($0) }
  }

  static let scheme = "sample:"

  private static let indexByID: [String: Int] = {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(items.count)
    for (index, item) in items.enumerated() { indices[item.id] = index }
    return indices
  }()
}
