public import RerunCore

/// What the cards and overlays of watching say.
extension Wording {
  /// What parts a line of facts: a dot with room around it.
  static let separator = "  ·  "

  // MARK: - Ident

  public func isOnNow(_ title: String) -> String {
    pick("\(title.isolated) is on now", "Jetzt läuft: \(title.isolated)")
  }

  // MARK: - Break

  public var shortBreak: String { pick("Short break", "Kurze Pause") }
  public var intermission: String { pick("Intermission", "Pause") }
  public var rightBack: String { pick("We’ll be right back", "Gleich geht’s weiter") }
  /// The same on the two lines of a marquee.
  public var rightBackLines: [String] {
    language == .german ? ["Gleich", "geht’s weiter"] : ["We’ll be", "Right back"]
  }
  public var backIn: String { pick("Back in", "Weiter in") }
  public var backAt: String { pick("Back at", "Weiter um") }
  public func comingUp(at instant: Seconds) -> String {
    pick("Coming up at \(time(instant))", "Als Nächstes um \(time(instant))")
  }
  public func nextFeature(at instant: Seconds) -> String {
    pick("Next feature", "Als Nächstes") + Self.separator + time(instant)
  }

  // MARK: - Banner

  public var startOver: String { pick("Start over", "Von vorn") }
  public var backToLive: String { pick("Back to live", "Zurück zu live") }
  public var audio: String { pick("Audio", "Ton") }
  public var subtitles: String { pick("Subtitles", "Untertitel") }
  public var audioAndSubtitles: String { pick("Audio & subtitles", "Ton & Untertitel") }
  public var skipIntro: String { pick("Skip intro", "Vorspann überspringen") }
  public var sleepTimer: String { pick("Sleep timer", "Einschlaf-Timer") }
  public var favourite: String { pick("Favourite", "Favorit") }
  public var streamInfo: String { pick("Stream info", "Stream-Info") }

  /// "Tonight on Lamplight" from five in the afternoon until four, else "Later on Lamplight".
  public func later(on channel: String, at instant: Seconds) -> String {
    let hour = zone.clock(at: instant).hour
    return hour >= 17 || hour < 4
      ? pick("Tonight on \(channel.isolated)", "Heute Abend auf \(channel.isolated)")
      : pick("Later on \(channel.isolated)", "Später auf \(channel.isolated)")
  }

  // MARK: - Behind live

  public var paused: String { pick("Paused", "Pause") }
  /// "4:12 behind".
  public func behind(_ seconds: Seconds) -> String {
    pick("\(countdown(seconds)) behind", "\(countdown(seconds)) später")
  }
  /// "4:12 behind live".
  public func behindLive(_ seconds: Seconds) -> String {
    pick("\(countdown(seconds)) behind live", "\(countdown(seconds)) nach live")
  }
  public var pausedHint: String {
    pick("Play to resume, Select to rejoin live", "Play: weiter, Select: zurück zu live")
  }

  // MARK: - Number box and volume

  public func noChannel(_ number: String) -> String {
    pick("No channel \(number)", "Kein Sender \(number)")
  }
  public var muted: String { pick("Muted", "Stumm") }

  // MARK: - Errors

  public var wontPlay: String { pick("This stream won’t play", "Das läuft gerade nicht") }

  /// One or two plain sentences.
  public func reason(_ failure: PlayerFailure) -> String {
    switch failure {
    case .format:
      pick(
        "The file is in a format this box can’t decode. Other channels are fine.",
        "Dieses Format kann das Gerät nicht abspielen. Andere Sender laufen."
      )
    case .missing:
      pick(
        "This file can’t be found any more. Other channels are fine.",
        "Diese Datei ist nicht mehr zu finden. Andere Sender laufen."
      )
    case .network:
      pick(
        "The server stopped answering. Check that it is on and on the network.",
        "Der Server antwortet nicht mehr. Ist er an und im Netz?"
      )
    case .refused:
      pick(
        "The server says this account may not play it. Other channels are fine.",
        "Dieses Konto darf das laut Server nicht abspielen. Andere Sender laufen."
      )
    case .slow:
      pick(
        "The network is too slow for this picture right now.",
        "Das Netz ist gerade zu langsam für dieses Bild."
      )
    }
  }

  /// "“Night Train” follows at 10:46".
  public func follows(_ title: String, at start: Seconds) -> String {
    pick(
      "“\(title.isolated)” follows at \(time(start))",
      "„\(title.isolated)“ folgt um \(time(start))"
    )
  }

  /// "Moving on to “Night Train” in 0:12".
  public func movingOn(to title: String?, in seconds: Seconds) -> String {
    let left = countdown(seconds)
    guard let title, !title.isEmpty else {
      return pick("Moving on in \(left)", "Weiter in \(left)")
    }
    return pick(
      "Moving on to “\(title.isolated)” in \(left)",
      "Weiter mit „\(title.isolated)“ in \(left)"
    )
  }
  public func tryingAgain(in seconds: Seconds) -> String {
    pick("Trying again in \(countdown(seconds))", "Neuer Versuch in \(countdown(seconds))")
  }
  public var tryAgain: String { pick("Try again", "Noch einmal") }
  public var nextChannel: String { pick("Next channel", "Nächster Sender") }
  public var guide: String { pick("Guide", "Programm") }

  // MARK: - Off the air

  public var offTheAir: String { pick("Off the air", "Sendepause") }
  public var warmingUp: String { pick("Warming up", "Läuft warm") }
  public var serverSilent: String {
    pick("The server isn’t answering", "Der Server antwortet nicht")
  }
  public var cableOut: String { pick("The network cable is out", "Keine Verbindung zum Netz") }
  public var nothingMatches: String {
    pick("Nothing matches this channel’s rules", "Nichts passt zu diesem Sender")
  }
  public var nothingToPlay: String {
    pick("There is nothing to play yet", "Noch nichts zum Abspielen da")
  }
  public func resting(until instant: Seconds) -> String {
    pick(
      "This channel is resting until \(timeWithSuffix(instant))",
      "Dieser Sender pausiert bis \(timeWithSuffix(instant))"
    )
  }
  public var settingClock: String { pick("Waiting for the right time", "Wartet auf die Uhrzeit") }

  // MARK: - Sign-off

  /// By theme: the studio says good night, the cinema ends.
  public func thatsAll(isMarquee: Bool) -> String {
    isMarquee
      ? pick("The end… for tonight", "Ende … für heute")
      : pick("That’s all for tonight", "Das war’s für heute")
  }
  public func signsOn(_ channel: String, at instant: Seconds) -> String {
    pick(
      "\(channel.isolated) signs on again at \(timeWithSuffix(instant)) with",
      "\(channel.isolated) sendet wieder um \(timeWithSuffix(instant)) mit"
    )
  }
  public func risesAgain(_ channel: String, at instant: Seconds, with title: String) -> String {
    pick(
      "\(channel.isolated) rises again at \(timeWithSuffix(instant)) with \(title.isolated)",
      "\(channel.isolated) erwacht um \(timeWithSuffix(instant)) mit \(title.isolated)"
    )
  }
  public var goodNight: String { pick("Good night.", "Gute Nacht.") }
  public var otherChannels: String { pick("Other channels", "Andere Sender") }

  // MARK: - Keys, options and programme info

  public var selectKey: String { pick("Select", "OK") }
  public var backKey: String { pick("Back", "Zurück") }
  public var open: String { pick("Open", "Öffnen") }
  public var close: String { pick("Close", "Schließen") }
  public var noDescription: String { pick("No description.", "Keine Beschreibung.") }
  public var with: String { pick("With", "Mit") }
  public var airsNext: String { pick("Airs next", "Wieder am") }
  public var notAgainSoon: String {
    pick("Not again in the next 24 hours", "In den nächsten 24 Stunden nicht")
  }
  public var playItNow: String { pick("Play it now", "Jetzt abspielen") }
}

extension Item {
  /// The subtitle as separate facts, for a line that goes on: a film's year and director, an
  /// episode's number and name in one.
  func facts(_ words: Wording) -> [String] {
    let subtitle = subtitle(words)
    guard !subtitle.isEmpty else { return [] }
    switch kind {
    case .episode: return [subtitle]
    case .movie:
      guard let year else { return [subtitle] }
      let rest = subtitle.dropFirst("\(year) · ".count)
      return ["\(year)"] + (rest.isEmpty ? [] : [String(rest)])
    }
  }
}
