public import RerunCore

/// Every sentence the kiosk says, in the viewer's language, and how it writes times.
public struct Wording: Sendable, Hashable {
  public enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case german = "de"
  }

  public var language: Language
  public var uses24Hours: Bool
  public var zone: ZoneRules

  public init(language: Language, uses24Hours: Bool, zone: ZoneRules) {
    self.language = language
    self.uses24Hours = uses24Hours
    self.zone = zone
  }

  /// From a POSIX locale name such as "de_DE.UTF-8": German for `de`, else English; a 12-hour clock
  /// where English is spoken with one.
  public init(locale: String, zone: ZoneRules) {
    let isGerman = locale.lowercased().hasPrefix("de")
    let twelveHourRegions = ["US", "CA", "AU", "NZ", "IN", "PH", "IE"]
    let region = locale.split(separator: "_").dropFirst().first?.prefix(2) ?? ""
    let isPlain =
      locale.isEmpty || locale.hasPrefix("C") || locale.hasPrefix("POSIX") || locale == "en"
    self.init(
      language: isGerman ? .german : .english,
      uses24Hours: !(isPlain || twelveHourRegions.contains(String(region).uppercased())),
      zone: zone
    )
  }

  func pick(_ english: String, _ german: String) -> String {
    language == .german ? german : english
  }

  // MARK: - Times

  /// "9:42" or "21:42".
  public func time(_ instant: Seconds) -> String {
    let clock = zone.clock(at: instant)
    let minutes = clock.minute < 10 ? "0\(clock.minute)" : "\(clock.minute)"
    return "\(uses24Hours ? clock.hour : (clock.hour + 11) % 12 + 1):\(minutes)"
  }

  /// "PM"; empty with a 24-hour clock.
  public func suffix(_ instant: Seconds) -> String {
    uses24Hours ? "" : zone.clock(at: instant).hour < 12 ? "AM" : "PM"
  }

  /// "9:42 PM" or "21:42".
  public func timeWithSuffix(_ instant: Seconds) -> String {
    uses24Hours ? time(instant) : "\(time(instant)) \(suffix(instant))"
  }

  /// "9:20–10:16 PM".
  public func span(_ start: Seconds, _ end: Seconds) -> String {
    "\(time(start))–\(timeWithSuffix(end))"
  }

  static let englishDays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let germanDays = [
    "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
  ]
  static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
    "Oktober", "November", "Dezember",
  ]

  /// "Friday".
  public func weekday(_ instant: Seconds) -> String {
    let index = zone.clock(at: instant).weekday
    return language == .german ? Self.germanDays[index] : Self.englishDays[index]
  }

  /// The date in words, such as "November 14".
  public func date(_ instant: Seconds) -> String {
    let day = zone.day(of: instant)
    let month = (language == .german ? Self.germanMonths : Self.englishMonths)[day.month - 1]
    return pick("\(month) \(day.day)", "\(day.day). \(month)")
  }

  /// The date in few letters, such as "Fri Nov 14".
  public func shortDate(_ instant: Seconds, comma: Bool = false) -> String {
    let day = zone.day(of: instant)
    let weekday = weekday(instant).prefix(language == .german ? 2 : 3)
    let month = (language == .german ? Self.germanMonths : Self.englishMonths)[day.month - 1]
      .prefix(3)
    return pick(
      "\(weekday)\(comma ? "," : "") \(month) \(day.day)",
      "\(weekday)\(comma ? "," : "") \(day.day). \(month)"
    )
  }

  /// "34 min", "1 h 20 min".
  public func duration(_ seconds: Seconds) -> String {
    let minutes = max(1, (seconds + 59) / 60)
    if minutes < 90 { return "\(minutes) min" }
    return minutes % 60 == 0
      ? pick("\(minutes / 60) h", "\(minutes / 60) Std.")
      : pick("\(minutes / 60) h \(minutes % 60) min", "\(minutes / 60) Std. \(minutes % 60) min")
  }

  /// "1:42", "12:05", "1:02:03".
  public func countdown(_ seconds: Seconds) -> String {
    let left = max(0, seconds)
    func two(_ n: Seconds) -> String { n < 10 ? "0\(n)" : "\(n)" }
    return left < 3600
      ? "\(left / 60):\(two(left % 60))"
      : "\(left / 3600):\(two(left / 60 % 60)):\(two(left % 60))"
  }

  // MARK: - Words

  public var live: String { pick("Live", "Live") }
  public var onNow: String { pick("On now", "Läuft jetzt") }
  public var tonight: String { pick("Tonight", "Heute Abend") }
  public var today: String { pick("Today", "Heute") }
  public func left(_ seconds: Seconds) -> String {
    pick("\(duration(seconds)) left", "noch \(duration(seconds))")
  }
  public func starts(in seconds: Seconds) -> String {
    pick("In \(duration(seconds))", "In \(duration(seconds))")
  }
}
