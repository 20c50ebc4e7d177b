import RerunCore
import RerunStage

/// Films, series and people by name, and when they are on next.
///
/// The query goes to a worker and its answer comes back by ticket: no key waits for it, and what was
/// found before stays until then.
struct SearchPage: Page {
  enum Focus: Sendable, Hashable {
    case key(row: Int, column: Int)
    case result(Int)
  }

  enum WideKey: Int, Sendable, Hashable, CaseIterable { case space, delete, clear }

  static let columns = 6
  static let keys = "ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890".map(String.init)
  static let rows = keys.count / columns
  /// In characters.
  private static let longest = 60
  static let visibleResults = 5

  private(set) var query = ""
  private(set) var focus = Focus.key(row: 0, column: 0)
  /// The key to go back to from the results.
  private var lastKey = Focus.key(row: 0, column: 0)
  private(set) var results: [SearchResult] = []
  private var ticket = 0
  private(set) var isSearching = false
  /// The places of `results` are of listings that are no more.
  private var isOutdated = false

  var name: String { "search" }
  var takesText: Bool { true }
  var isWaiting: Bool { isSearching }

  // MARK: - Keys

  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch event {
    case .hold(.back): return [.closeEverything]
    case .tap(.back), .tap(.exit), .tap(.menu): return [.close]
    case .tap(.guide): return [.openGuide]
    default: break
    }
    if let digit = event.command.digit { return type(.insert(String(digit)), in: model, at: now) }
    switch focus {
    case .key(let row, let column):
      return press(event.command, row: row, column: column, in: model, at: now)
    case .result(let index): return press(event.command, result: index, in: model, at: now)
    }
  }

  private mutating func press(
    _ command: RemoteCommand,
    row: Int,
    column: Int,
    in model: AppModel,
    at now: Moment
  ) -> [PageOrder] {
    let isWide = row == Self.rows
    let last = isWide ? WideKey.allCases.count - 1 : Self.columns - 1
    switch command {
    case .up where row > 0:
      focus = .key(row: row - 1, column: isWide ? column * 2 : column)
    case .down where row < Self.rows:
      focus = .key(row: row + 1, column: row + 1 == Self.rows ? column / 2 : column)
    case .left: focus = .key(row: row, column: column == 0 ? last : column - 1)
    case .right where column < last: focus = .key(row: row, column: column + 1)
    case .right where !results.isEmpty:
      lastKey = focus
      focus = .result(0)
    case .select:
      guard isWide else {
        let key = Self.keys[row * Self.columns + column]
        return type(.insert(key.lowercased()), in: model, at: now)
      }
      switch WideKey(rawValue: column) {
      case .space: return query.isEmpty ? [] : type(.insert(" "), in: model, at: now)
      case .delete: return type(.deleteBackward, in: model, at: now)
      case .clear, nil:
        query = ""
        return search(at: now, model)
      }
    default: break
    }
    return []
  }

  private mutating func press(
    _ command: RemoteCommand,
    result index: Int,
    in model: AppModel,
    at now: Moment
  ) -> [PageOrder] {
    switch command {
    case .up: focus = .result(max(0, index - 1))
    case .down: focus = .result(min(results.count - 1, index + 1))
    case .channelDown:
      focus = .result(min(results.count - 1, index + Self.visibleResults))
    case .channelUp: focus = .result(max(0, index - Self.visibleResults))
    case .left: focus = lastKey
    case .select:
      let result = results[index]
      if result.kind == .person {
        query = String(result.title.prefix(Self.longest))
        focus = lastKey
        return search(at: now, model)
      }
      if isOutdated { return [] }
      guard let place = result.place else {
        return [.toast(.info, "\(result.title.isolated): \(model.words.notScheduled)")]
      }
      return place.airing.start <= now.wall && now.wall < place.airing.end
        ? [.tune(channelID: place.channelID)]
        : [.openInfo(channelID: place.channelID, place.airing)]
    default: break
    }
    return []
  }

  mutating func type(_ input: TextInput, in model: AppModel, at now: Moment) -> [PageOrder] {
    switch input {
    case .insert(let text): query = String((query + text).prefix(Self.longest))
    case .deleteBackward: _ = query.popLast()
    }
    return search(at: now, model)
  }

  private mutating func search(at now: Moment, _ model: AppModel) -> [PageOrder] {
    ticket += 1
    isSearching = !query.isEmpty
    guard isSearching else {
      results = []
      return []
    }
    return [
      .effect(
        .search(
          query,
          around: now.wall,
          isGerman: model.words.language == .german,
          ticket: ticket
        )
      )
    ]
  }

  mutating func take(_ report: PageReport, in model: AppModel) -> [PageOrder] {
    guard case .found(let found, let ticket) = report, ticket == self.ticket else { return [] }
    results = found
    isSearching = false
    isOutdated = false
    if case .result(let index) = focus {
      focus = results.isEmpty ? lastKey : .result(min(index, results.count - 1))
    }
    return []
  }

  mutating func listingsChanged(in model: AppModel, at now: Moment) -> [PageOrder] {
    isOutdated = true
    return search(at: now, model)
  }
}
