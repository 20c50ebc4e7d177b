/// What `rerun-kiosk schedule` was asked (docs/SCHEDULE.md section 10).
struct ScheduleOptions {
  /// The station file.
  var library = ""
  /// Today if nil.
  var day: Day?
  var days = 1
  /// Stands in for the file's zone.
  var zone: ZoneRules?
  /// Only channels with this number.
  var channel: Int64?

  /// A bad, unknown, repeated or missing option, in one line.
  struct Problem: Error {
    var description: String
  }

  /// The last day of which a day string of ten characters can be written.
  static let lastDay = Day(year: 9999, month: 12, day: 31)

  init(arguments: [String], zones: ZoneDatabase) throws(Problem) {
    var given: Set<String> = []
    var index = 0
    while index < arguments.count {
      let option = arguments[index]
      guard Self.known.contains(option) else {
        throw Problem(
          description: "unknown option \(quoted(option)); there are "
            + Self.known.joined(separator: ", ")
        )
      }
      guard given.insert(option).inserted else {
        throw Problem(description: "\(option) is given twice")
      }
      guard index + 1 < arguments.count else {
        throw Problem(description: "\(option) needs a value")
      }
      try set(option, to: arguments[index + 1], zones: zones)
      index += 2
    }
    guard given.contains("--library") else {
      throw Problem(description: "--library FILE is missing")
    }
    if let day { try checkEnd(from: day) }
  }

  private static let known = ["--library", "--day", "--days", "--time-zone", "--channel"]

  private mutating func set(
    _ option: String,
    to value: String,
    zones: ZoneDatabase
  ) throws(Problem) {
    switch option {
    case "--day":
      guard let day = Day(value) else {
        throw Problem(description: "--day \(quoted(value)) is not a date such as 2026-03-07")
      }
      self.day = day
    case "--days":
      guard let days = Self.integer(value), days >= 1 else {
        throw Problem(description: "--days \(quoted(value)) is not a number of days from 1 up")
      }
      self.days = Int(days)
    case "--time-zone":
      do { zone = try zones.rules(named: value) } catch {
        throw Problem(description: "--time-zone \(quoted(value)) \(error.problem)")
      }
    case "--channel":
      guard let number = Self.integer(value) else {
        throw Problem(description: "--channel \(quoted(value)) is not a channel number")
      }
      channel = number
    default: library = value
    }
  }

  /// Checks that the days asked, the first of which is `first`, can all be written.
  func checkEnd(from first: Day) throws(Problem) {
    if days - 1 > Self.lastDay.daysSince1970 - first.daysSince1970 {
      throw Problem(description: "--days \(days) reaches beyond \(Self.lastDay)")
    }
  }

  /// Decimal digits, with a minus sign perhaps.
  private static func integer(_ text: String) -> Int64? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
