import RerunCore

/// When an item came to the library.
///
/// Fixed instants: the schedule is a function of the library, so
/// "new" can't mean new since the program was started.
enum Arrival {
  /// 15 January 2024, noon UTC.
  ///
  /// One instant for all that was there first, so that they are founding
  /// items in every time zone.
  static let founding: Seconds = 1_705_320_000

  static let week: Seconds = 604_800

  /// Noon UTC of a date written `2025-03-07`; nil if it is not one.
  static func instant(_ text: Substring) -> Seconds? {
    let parts = CardText.parts(of: text, separator: "-").compactMap { Seconds($0) }
    guard parts.count == 3 else { return nil }
    return daysSince1970(year: parts[0], month: parts[1], day: parts[2]) * 86_400 + 43_200
  }

  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  private static func daysSince1970(year: Seconds, month: Seconds, day: Seconds) -> Seconds {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
