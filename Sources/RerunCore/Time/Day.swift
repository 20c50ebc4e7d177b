/// A calendar date, Gregorian.
public struct Day: Sendable, Hashable, Comparable {
  public var year: Int
  public var month: Int
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (a: Day, b: Day) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension Day {
  /// The date that is `count` days after 1970-01-01.
  ///
  /// Source: the 400-year cycle of the Gregorian calendar, counted from March 1 so that the leap day
  /// is a year's last.
  public init(daysSince1970 count: Int) {
    let shifted = count + 719_468
    let cycle = floorDivision(shifted, 146_097)
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// Negative before 1970-01-01.
  public var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = floorDivision(marchYear, 400)
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  /// The date `days` later, or earlier if negative.
  public func adding(days: Int) -> Day { Day(daysSince1970: daysSince1970 + days) }

  /// 0 is Sunday.
  public var weekday: Int { floorRemainder(daysSince1970 + 4, 7) }
}

extension Day: CustomStringConvertible {
  /// Reads `YYYY-MM-DD`, a date that exists, from year 1 on; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = decimal(bytes[0..<4]), let month = decimal(bytes[5..<7]),
      let day = decimal(bytes[8..<10]), year >= 1, (1...12).contains(month), day >= 1
    else { return nil }
    let date = Day(year: year, month: month, day: day)
    guard Day(daysSince1970: date.daysSince1970) == date else { return nil }
    self = date
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let sign = year < 0 ? "-" : ""
    return "\(sign)\(padded(abs(year), 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The year as the day string has it.
  var yearText: String { String(description.dropLast(6)) }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
}

private func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    value = value * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return value
}

/// The quotient rounded towards minus infinity; `divisor` is positive.
func floorDivision<Integer: BinaryInteger>(_ dividend: Integer, _ divisor: Integer) -> Integer {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// What `floorDivision` leaves, from 0 up to, not including, `divisor`.
func floorRemainder<Integer: BinaryInteger>(_ dividend: Integer, _ divisor: Integer) -> Integer {
  dividend - floorDivision(dividend, divisor) * divisor
}
