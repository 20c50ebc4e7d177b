import RerunCore

/// What the guide says.
extension Wording {
  var backToNow: String { pick("Back to now", "Zurück zu jetzt") }
  var earlier: String { pick("Earlier", "Vorhin") }
  var offAirCell: String { pick("Off the air", "Sendepause") }
  var offAirTitle: String { pick("Off the air", "Sendepause") }
  var offAirBody: String {
    pick(
      "This channel has nothing to show at this hour.",
      "Dieser Kanal zeigt um diese Zeit nichts."
    )
  }

  func channelShort(_ channel: Channel) -> String {
    pick(
      "Ch \(channel.number) \(channel.name.isolated)",
      "K \(channel.number) \(channel.name.isolated)"
    )
  }

  /// "Tonight", "Today", or the weekday, of an instant seen from `now`.
  func dayPart(_ instant: Seconds, now: Seconds) -> String {
    if zone.day(of: instant) == zone.day(of: now) {
      return zone.clock(at: instant).hour >= 18 ? tonight : today
    }
    return weekday(instant)
  }

  var loadingKicker: String { pick("One moment", "Einen Moment") }
  var loadingTitle: String { pick("Tuning in…", "Sender werden gesucht …") }
  var loadingMeta: String { pick("Setting tonight’s listings", "Das Programm wird gesetzt") }
  var loadingBody: String {
    pick(
      "Reading the library and laying out the next 24 hours. This takes a few seconds after a restart.",
      "Die Sammlung wird gelesen und das Programm der nächsten 24 Stunden gesetzt. Nach einem Neustart dauert das ein paar Sekunden."
    )
  }
  var pictureSoon: String { pick("Picture in a moment", "Bild kommt gleich") }
  var noPicture: String { pick("No picture yet", "Noch kein Bild") }
  var emptyKicker: String { pick("No channels", "Keine Kanäle") }
  var emptyTitle: String { pick("Nothing on the air", "Nichts auf Sendung") }
  var emptyMeta: String {
    pick("Off the air until there is something to show", "Sendepause, bis es etwas zu zeigen gibt")
  }
  var emptyBody: String {
    pick(
      "Channels appear here as soon as the library has something to air. Add films or series to the folder, then press Select to look again.",
      "Kanäle erscheinen hier, sobald die Sammlung etwas zu senden hat. Lege Filme oder Serien in den Ordner und drücke dann Auswahl."
    )
  }
  var emptyCard: String { pick("No channels yet", "Noch keine Kanäle") }
  var failedKicker: String { pick("No library", "Keine Sammlung") }
  var failedTitle: String { pick("The library can’t be read", "Die Sammlung ist nicht lesbar") }
  var lookAgain: String { pick("Look again", "Noch einmal suchen") }
}
