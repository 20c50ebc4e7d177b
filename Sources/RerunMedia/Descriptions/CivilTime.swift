import RerunCore

/// A date and time as a clock on the wall shows it, in seconds since 1970 as if that clock were UTC.
struct CivilTime: Hashable {
  var seconds: Seconds

  init(seconds: Seconds) { self.seconds = seconds }

  /// Reads `2011-11-15` or `2011-11-15 20:15:00`, with a `T` for the space too.
  init?(_ text: String) {
    let parts = text.split { !$0.isASCII || !$0.isNumber }
    guard parts.count >= 3, parts[0].count == 4, parts[1].count <= 2, parts[2].count <= 2,
      let year = Int64(parts[0]), let month = Int64(parts[1]), let day = Int64(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var time: Seconds = 0
    if parts.count >= 6, let hour = Int64(parts[3].prefix(2)),
      let minute = Int64(parts[4].prefix(2)),
      let second = Int64(parts[5].prefix(2)), hour < 24, minute < 60, second < 61
    {
      time = hour * 3_600 + minute * 60 + second
    }
    seconds = Self.days(year: year, month: month, day: day) * 86_400 + time
  }

  /// The instant at which a clock in `zone` shows this.
  func instant(in zone: ZoneRules) -> Seconds {
    let guess = seconds - zone.offset(at: seconds)
    return seconds - zone.offset(at: guess)
  }

  /// Days since 1970-01-01 in the Gregorian calendar: years counted from March, so that the leap
  /// day is a year's last.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
