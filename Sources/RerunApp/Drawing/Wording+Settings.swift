import RerunCore

/// What Settings and Search say.
extension Wording {
  // MARK: - Settings

  func category(_ category: SettingsPage.Category) -> String {
    switch category {
    case .picture: pick("Picture & sound", "Bild & Ton")
    case .guide: pick("Guide", "Programm")
    case .appearance: pick("Appearance", "Aussehen")
    case .about: pick("About", "Info")
    }
  }

  func label(_ row: SettingsPage.Row) -> String {
    switch row {
    case .preference(.idents): pick("Channel idents", "Senderkennung")
    case .preference(.sting): pick("Ident notes", "Töne der Senderkennung")
    case .preference(.skipSeconds): pick("Skip distance", "Sprungweite")
    case .preference(.volume): pick("Volume", "Lautstärke")
    case .preference(.clock): pick("Clock", "Uhr")
    case .preference(.language): pick("Language", "Sprache")
    case .theme: theme
    case .library: pick("Library", "Bibliothek")
    case .rescan: pick("Look again", "Neu einlesen")
    case .restore: pick("Restore defaults", "Standard wiederherstellen")
    case .quit: quit
    }
  }

  func hint(_ row: SettingsPage.Row) -> String {
    switch row {
    case .preference(.idents):
      pick(
        "A card with the channel’s number at each change",
        "Eine Karte mit der Sendernummer bei jedem Wechsel"
      )
    case .preference(.sting): pick("Two notes with the card", "Zwei Töne zur Karte")
    case .preference(.skipSeconds):
      pick("How far Rewind and Fast forward go", "Wie weit Rück- und Vorlauf springen")
    case .preference(.volume): pick("As the volume keys set it", "Wie mit den Lautstärketasten")
    case .preference(.clock): pick("12 or 24 hours", "12 oder 24 Stunden")
    case .preference(.language): pick("Of all that is written here", "Für alles, was hier steht")
    case .theme: pick("How the whole kiosk looks", "Wie der ganze Kiosk aussieht")
    case .library: ""
    case .rescan:
      pick(
        "Reads the library and the spots once more",
        "Liest Bibliothek und Spots noch einmal ein"
      )
    case .restore: pick("Everything on this page", "Alles auf dieser Seite")
    case .quit: pick("Ends the kiosk", "Beendet den Kiosk")
    }
  }

  func value(_ value: String, of key: PreferenceKey) -> String {
    switch key {
    case .idents, .sting: value == "on" ? on : off
    case .skipSeconds: "\(value) s"
    case .volume: "\(value) %"
    case .clock:
      value == "12"
        ? pick("12 hours", "12 Std.") : value == "24" ? pick("24 hours", "24 Std.") : system
    case .language: value == "en" ? "English" : value == "de" ? "Deutsch" : system
    }
  }

  private var system: String { pick("System", "System") }

  // MARK: - Search

  func found(_ count: Int) -> String {
    count == 0
      ? pick("No matches", "Keine Treffer")
      : count == 1 ? pick("1 match", "1 Treffer") : pick("\(count) matches", "\(count) Treffer")
  }
  var searching: String { pick("Searching…", "Suche läuft …") }
  var typeToSearch: String { pick("Type a title or a name", "Titel oder Namen eingeben") }
  func nothingFound(_ query: String) -> String {
    pick(
      "Nothing called “\(query.isolated)” in the library",
      "Nichts namens „\(query.isolated)“ in der Bibliothek"
    )
  }
  var searchHelp: String {
    pick(
      "Try fewer letters. Titles and people are searched.",
      "Weniger Buchstaben versuchen. Gesucht werden Titel und Personen."
    )
  }
  var typeKey: String { pick("Type", "Tippen") }
  var rightKey: String { pick("Right", "Rechts") }
  var results: String { pick("Results", "Treffer") }
  var change: String { pick("Change", "Umschalten") }
  var inYourLibrary: String { pick("In your library", "In der Bibliothek") }

  /// "Tonight 10:16", "Today 2:10 PM", "Sat 8:00 AM".
  func soon(_ instant: Seconds, now: Seconds) -> String {
    let part = dayPart(instant, now: now)
    if part == tonight { return "\(part) \(time(instant))" }
    let day = part == today ? part : String(part.prefix(language == .german ? 2 : 3))
    return "\(day) \(timeWithSuffix(instant))"
  }
  var notScheduled: String { pick("Not scheduled", "Nicht im Programm") }
  var person: String { pick("Person", "Person") }
  var space: String { pick("Space", "Leerzeichen") }
  var delete: String { pick("Delete", "Löschen") }
  var clear: String { pick("Clear", "Leeren") }
}
