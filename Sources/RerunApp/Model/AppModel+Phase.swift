import RerunCore

extension AppModel {
  /// Nothing can be listed yet, and nothing has gone wrong.
  public var isLoading: Bool {
    if !isClockSet { return false }
    switch station {
    case .loading: return true
    case .ready: return !areListingsCurrent
    case .failed: return false
    }
  }

  /// Whether the listings answer for the present: after a large step of the clock, not yet.
  var areListingsCurrent: Bool { listings?.range.contains(last.wall) ?? false }
}
