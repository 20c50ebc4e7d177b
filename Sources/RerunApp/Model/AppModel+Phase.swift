extension AppModel {
  /// Nothing can be listed yet, and nothing has gone wrong.
  public var isLoading: Bool {
    if !isClockSet { return false }
    switch station {
    case .loading: return true
    case .ready: return listings == nil
    case .failed: return false
    }
  }
}
