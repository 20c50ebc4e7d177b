import RerunCore

/// What menus and pages say.
extension Wording {
  var options: String { pick("Options", "Optionen") }
  var theme: String { pick("Theme", "Design") }
  var search: String { pick("Search", "Suche") }
  var settings: String { pick("Settings", "Einstellungen") }
  var aboutRow: String { pick("About", "Info") }
  var quit: String { pick("Quit", "Beenden") }
  var quitQuestion: String { pick("Quit?", "Beenden?") }
  var stay: String { pick("Go on watching", "Weiter ansehen") }
  var on: String { pick("On", "Ein") }
  var off: String { pick("Off", "Aus") }
  var programmeInfo: String { pick("Programme info", "Sendungs-Info") }
  var watchNow: String { pick("Watch now", "Jetzt ansehen") }
  var notFavourite: String { pick("Not a favourite", "Kein Favorit") }

  func watchChannel(_ channel: Channel) -> String {
    pick("Watch \(channel.number)", "\(channel.number) ansehen")
  }

  /// "Sat 2:10 PM on 7".
  func airs(at instant: Seconds, on number: Int64) -> String {
    let day = weekday(instant).prefix(language == .german ? 2 : 3)
    return pick(
      "\(day) \(timeWithSuffix(instant)) on \(number)",
      "\(day) \(timeWithSuffix(instant)) auf \(number)"
    )
  }

  /// A failure in a few words, for a small box.
  func shortReason(_ failure: PlayerFailure) -> String {
    switch failure {
    case .format: pick("A format this box can’t decode", "Unbekanntes Format")
    case .missing: pick("The file is gone", "Die Datei ist weg")
    case .network: pick("The server stopped answering", "Der Server antwortet nicht")
    case .refused: pick("This account may not play it", "Dieses Konto darf das nicht")
    case .slow: pick("The network is too slow", "Das Netz ist zu langsam")
    }
  }
}
