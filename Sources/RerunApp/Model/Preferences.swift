public import RerunCore

/// What was remembered from the last run, and what a viewer can change in Settings.
public struct Preferences: Sendable, Hashable {
  // MARK: Settings

  /// Whether a change of channel shows the channel card.
  public var idents = true
  /// Whether the channel card plays its two notes.
  public var sting = true
  /// How far one press of Rewind or Fast forward goes.
  public var skipSeconds = 10
  public var volume = 100
  public var clock = Clock.language
  public var language = LanguageChoice.system

  // MARK: Remembered by themselves

  public var lastChannel: String?
  public var favourites: Set<String> = []
  /// What to hear and read, by `Item.trackKey`.
  public var tracks: [String: TrackChoice] = [:]
  /// How long files really are that are over before their description says so, by item.
  public var shortFiles: [String: Int64] = [:]

  public init() {}

  /// How far one press of Rewind or Fast forward goes.
  public var skipMilliseconds: Int64 { Int64(skipSeconds) * 1000 }

  public enum Clock: String, Sendable, Hashable, CaseIterable {
    case language
    case twelve = "12"
    case twentyFour = "24"
  }
  public enum LanguageChoice: String, Sendable, Hashable, CaseIterable {
    case system
    case english = "en"
    case german = "de"
  }
}

/// What a viewer can change, by its name in the store.
public enum PreferenceKey: String, Sendable, Hashable, CaseIterable {
  // The name is older than the notes' own switch.
  case idents = "sting"
  case sting = "sting-notes"
  case skipSeconds = "skip-seconds"
  case volume
  case clock
  case language
}

// MARK: - As text

extension Preferences {
  /// How a preference is read and written: the store, Settings and the diagnostics use the same.
  public enum Field: Sendable {
    public typealias Path<Value> = any WritableKeyPath<Preferences, Value> & Sendable

    case flag(Path<Bool>)
    /// One of these numbers, ascending.
    case number(Path<Int>, [Int])
    /// One of a few words.
    case choice(
      [String],
      get: @Sendable (Preferences) -> String,
      set: @Sendable (inout Preferences, String) -> Void
    )

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
      _ path: Path<Choice>
    ) -> Field {
      .choice(
        Choice.allCases.map(\.rawValue),
        get: { $0[keyPath: path].rawValue },
        set: { preferences, text in
          if let choice = Choice(rawValue: text) { preferences[keyPath: path] = choice }
        }
      )
    }
  }

  public func value(of key: PreferenceKey) -> String {
    switch key.field {
    case .flag(let path): self[keyPath: path] ? "on" : "off"
    case .number(let path, _): String(self[keyPath: path])
    case .choice(_, let get, _): get(self)
    }
  }

  /// - Returns: Whether the text was understood; else nothing has changed.
  @discardableResult
  public mutating func set(_ key: PreferenceKey, to text: String) -> Bool {
    switch key.field {
    case .flag(let path):
      guard text == "on" || text == "off" else { return false }
      self[keyPath: path] = text == "on"
    case .number(let path, let numbers):
      guard let number = Int(text), numbers.contains(number) else { return false }
      self[keyPath: path] = number
    case .choice(let words, _, let set):
      guard words.contains(text) else { return false }
      set(&self, text)
    }
    return true
  }
}

extension PreferenceKey {
  public var field: Preferences.Field {
    switch self {
    case .idents: .flag(\.idents)
    case .sting: .flag(\.sting)
    case .skipSeconds: .number(\.skipSeconds, [5, 10, 15, 20, 30, 45, 60])
    case .volume: .number(\.volume, Array(0...100))
    case .clock: .choice(\.clock)
    case .language: .choice(\.language)
    }
  }
}
