public import RerunCore

/// What was remembered from the last run, and what a viewer can change in Settings.
public struct Preferences: Sendable, Hashable {
  // MARK: Picture and sound

  /// Whether a change of channel shows the channel card.
  public var idents = true
  /// Whether the channel card plays its two notes.
  public var sting = true
  public var breaks = Breaks.spots
  public var skipIntro = SkipIntro.ask
  /// Of what is heard where a show has no choice of its own: an ISO 639 code; empty is the film's own.
  public var audioLanguage = ""
  public var subtitles = Subtitles.forced
  /// An ISO 639 code; empty is the language of the screens.
  public var subtitleLanguage = ""
  public var subtitleSize = SubtitleSize.medium
  public var subtitleStyle = SubtitleStyle.outline
  /// How far one press of Rewind or Fast forward goes.
  public var skipSeconds = 10
  public var decoder = Decoder.automatic
  /// mpv's name of an audio device; empty is the system's.
  public var audioDevice = ""
  /// How much of the picture's width and height a television hides, in per cent of each.
  public var overscan = 0
  public var volume = 100

  // MARK: Guide

  /// How long the guide is left alone before the listings wall; 0 is never.
  public var attractMinutes = 10
  public var clock = Clock.language
  public var startPage = StartPage.picture
  public var reduceMotion = false
  public var largerText = false
  public var highContrast = false

  // MARK: Appearance

  public var language = LanguageChoice.system

  // MARK: Storefront

  public var startsInAttract = false
  /// Only the unlock sequence is heard.
  public var locksRemote = false
  /// Ids of the channels the wall shows in turn; empty is all, favourites first.
  public var attractChannels: [String] = []
  /// A line under the wall's clock.
  public var message = ""
  /// Minutes after local midnight; equal ones are always open.
  public var opensAt = 0
  public var closesAt = 0

  // MARK: Remembered by themselves

  public var lastChannel: String?
  public var favourites: Set<String> = []
  /// Channels a profile doesn't want to see.
  public var hidden: Set<String> = []
  /// What to hear and read, by `Item.trackKey`.
  public var tracks: [String: TrackChoice] = [:]
  /// How long files really are that are over before their description says so, by item.
  public var shortFiles: [String: Int64] = [:]

  public init() {}

  /// How far one press of Rewind or Fast forward goes.
  public var skipMilliseconds: Int64 { Int64(skipSeconds) * 1000 }

  public enum Breaks: String, Sendable, Hashable, CaseIterable {
    /// Trailers and spots, then the card.
    case spots
    case card
  }
  public enum SkipIntro: String, Sendable, Hashable, CaseIterable { case ask, automatic, off }
  public enum Subtitles: String, Sendable, Hashable, CaseIterable { case off, forced, on }
  public enum SubtitleSize: String, Sendable, Hashable, CaseIterable { case small, medium, large }
  public enum SubtitleStyle: String, Sendable, Hashable, CaseIterable { case outline, shadow, box }
  public enum Decoder: String, Sendable, Hashable, CaseIterable { case automatic, software }
  public enum Clock: String, Sendable, Hashable, CaseIterable {
    case language
    case twelve = "12"
    case twentyFour = "24"
  }
  public enum StartPage: String, Sendable, Hashable, CaseIterable { case picture, guide }
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
  case breaks
  case skipIntro = "skip-intro"
  case audioLanguage = "audio-language"
  case subtitles
  case subtitleLanguage = "subtitle-language"
  case subtitleSize = "subtitle-size"
  case subtitleStyle = "subtitle-style"
  case skipSeconds = "skip-seconds"
  case decoder
  case audioDevice = "audio-device"
  case overscan
  case volume
  case attractMinutes = "attract-minutes"
  case clock
  case startPage = "start-page"
  case reduceMotion = "reduce-motion"
  case largerText = "larger-text"
  case highContrast = "high-contrast"
  case language
  case startsInAttract = "starts-in-attract"
  case locksRemote = "locks-remote"
  case attractChannels = "attract-channels"
  case message
  case opensAt = "opens-at"
  case closesAt = "closes-at"

  /// Whether each profile has its own.
  public var isOfProfile: Bool {
    switch self {
    case .audioLanguage, .subtitles, .subtitleLanguage, .subtitleSize, .subtitleStyle, .language,
      .clock, .reduceMotion, .largerText, .highContrast, .skipIntro, .skipSeconds, .startPage:
      true
    case .idents, .sting, .breaks, .decoder, .audioDevice, .overscan, .volume, .attractMinutes,
      .startsInAttract, .locksRemote, .attractChannels, .message, .opensAt, .closesAt:
      false
    }
  }
}

// MARK: - As text

extension Preferences {
  /// How a preference is read and written: the store, Settings and the diagnostics use the same.
  public enum Field: Sendable {
    public typealias Path<Value> = any WritableKeyPath<Preferences, Value> & Sendable

    case flag(Path<Bool>)
    /// One of these numbers, ascending.
    case number(Path<Int>, [Int])
    case text(Path<String>)
    /// One of a few words.
    case choice(
      [String],
      get: @Sendable (Preferences) -> String,
      set: @Sendable (inout Preferences, String) -> Void
    )
    case list(Path<[String]>)

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
    case .text(let path): self[keyPath: path]
    case .choice(_, let get, _): get(self)
    case .list(let path): self[keyPath: path].joined(separator: "\n")
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
    case .text(let path): self[keyPath: path] = String(text.prefix(200))
    case .choice(let words, _, let set):
      guard words.contains(text) else { return false }
      set(&self, text)
    case .list(let path):
      self[keyPath: path] = text.split(separator: "\n").map(String.init)
    }
    return true
  }
}

extension PreferenceKey {
  public var field: Preferences.Field {
    switch self {
    case .idents: .flag(\.idents)
    case .sting: .flag(\.sting)
    case .breaks: .choice(\.breaks)
    case .skipIntro: .choice(\.skipIntro)
    case .audioLanguage: .text(\.audioLanguage)
    case .subtitles: .choice(\.subtitles)
    case .subtitleLanguage: .text(\.subtitleLanguage)
    case .subtitleSize: .choice(\.subtitleSize)
    case .subtitleStyle: .choice(\.subtitleStyle)
    case .skipSeconds: .number(\.skipSeconds, [5, 10, 15, 20, 30, 45, 60])
    case .decoder: .choice(\.decoder)
    case .audioDevice: .text(\.audioDevice)
    case .overscan: .number(\.overscan, Array(0...10))
    case .volume: .number(\.volume, Array(0...100))
    case .attractMinutes: .number(\.attractMinutes, [0, 1, 2, 5, 10, 30])
    case .clock: .choice(\.clock)
    case .startPage: .choice(\.startPage)
    case .reduceMotion: .flag(\.reduceMotion)
    case .largerText: .flag(\.largerText)
    case .highContrast: .flag(\.highContrast)
    case .language: .choice(\.language)
    case .startsInAttract: .flag(\.startsInAttract)
    case .locksRemote: .flag(\.locksRemote)
    case .attractChannels: .list(\.attractChannels)
    case .message: .text(\.message)
    case .opensAt: .number(\.opensAt, Array(stride(from: 0, to: 24 * 60, by: 15)))
    case .closesAt: .number(\.closesAt, Array(stride(from: 0, to: 24 * 60, by: 15)))
    }
  }
}
