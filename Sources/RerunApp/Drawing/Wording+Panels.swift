import RerunCore

/// What the panels over the picture say.
extension Wording {
  // MARK: - Audio and subtitles

  var skipCredits: String { pick("Skip credits", "Abspann überspringen") }
  var choose: String { pick("Choose", "Wählen") }
  var adjust: String { pick("Adjust", "Ändern") }
  var sync: String { pick("Sync", "Abgleich") }
  var audioDelay: String { pick("Audio delay", "Ton später") }
  var subtitleDelay: String { pick("Subtitle delay", "Untertitel später") }
  var noTracks: String {
    pick("There are no tracks to choose from", "Hier gibt es keine Spuren zur Auswahl")
  }

  /// "+50 ms".
  func delay(_ milliseconds: Int64) -> String {
    let sign = milliseconds > 0 ? "+" : milliseconds < 0 ? "\u{2212}" : ""
    return "\(sign)\(milliseconds.magnitude) ms"
  }

  /// What a track is for, where that needs saying.
  func role(_ role: TrackChoice.Wish.Role) -> String {
    switch role {
    case .normal: ""
    case .forced: pick("Forced", "Erzwungen")
    case .hearingImpaired: "SDH"
    case .commentary: pick("commentary", "Kommentar")
    case .description: pick("description", "Hörfassung")
    }
  }

  func track(_ number: Int64) -> String { pick("Track \(number)", "Spur \(number)") }

  // MARK: - Sleep timer

  func minutes(_ minutes: Int64) -> String { pick("\(minutes) min", "\(minutes) min") }
  var endOfProgramme: String { pick("End of programme", "Ende der Sendung") }
  var sleepSoon: String {
    pick(
      "Sleeping in one minute · any key keeps it on",
      "Gleich ist Nachtruhe · jede Taste hält wach"
    )
  }
  var sleepPostponed: String { pick("15 minutes more", "15 Minuten länger") }
  func sleeps(after choice: String) -> String {
    pick("Sleep timer: \(choice)", "Einschlaf-Timer: \(choice)")
  }
  var anyKey: String { pick("Any key", "Jede Taste") }
  var wakeUp: String { pick("Go on watching", "Weiter ansehen") }

  // MARK: - Stream info

  var playing: String { pick("Playing", "Wiedergabe") }
  var directPlay: String { pick("Direct play", "Direkt") }
  var madeHere: String { pick("Made by the kiosk", "Vom Kiosk gezeichnet") }
  var video: String { pick("Video", "Bild") }
  var bitRate: String { pick("Bit rate", "Bitrate") }
  var buffer: String { pick("Buffer", "Puffer") }
  func ahead(_ seconds: Int64) -> String { pick("\(seconds) s ahead", "\(seconds) s voraus") }
  var file: String { pick("File", "Datei") }
  var server: String { pick("Server", "Server") }
  var decoder: String { pick("Decoder", "Decoder") }
  var hardware: String { pick("Hardware", "Hardware") }
  var processor: String { pick("Processor", "Prozessor") }
  var fallenBack: String { pick("fell back to the processor", "nur der Prozessor") }
  func dropped(_ frames: Int64) -> String {
    frames == 1
      ? pick("1 frame dropped", "1 Bild verloren")
      : pick("\(frames) frames dropped", "\(frames) Bilder verloren")
  }
  var inProgramme: String { pick("In programme", "In Sendung") }
  func of(_ part: String, _ whole: String) -> String {
    pick("\(part) of \(whole)", "\(part) von \(whole)")
  }
  var liveClock: String { pick("Live clock", "Live-Uhr") }
  var onTime: String { pick("On time", "Pünktlich") }
  func drift(_ tenths: String) -> String { pick("drift \(tenths) s", "Versatz \(tenths) s") }

  /// Decimals as the language writes them; `tenths` is ten times the number.
  func decimal(tenths: Int64) -> String {
    "\(tenths / 10)\(pick(".", ","))\(abs(tenths % 10))"
  }
}
