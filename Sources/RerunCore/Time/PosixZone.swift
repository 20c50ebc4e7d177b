/// A POSIX TZ string with the extensions of RFC 9636 section 3.3.1, the footer of a zone file: what
/// holds after the last transition that the file lists.
struct PosixZone: Sendable, Hashable {
  /// A rule for one date a year and a time of that day, which may lie days before or after it.
  struct YearlyInstant: Sendable, Hashable {
    enum Date: Sendable, Hashable {
      /// 1 to 365; February 29 is never counted.
      case julian(Int)
      /// 0 to 365, February 29 counted.
      case ordinal(Int)
      /// Week 5 is the month's last; weekday 0 is Sunday.
      case weekday(Int, week: Int, month: Int)
    }

    var date: Date
    /// Seconds of local time from that date's midnight.
    var time: Seconds

    /// In local time, as if it were UTC.
    func local(in year: Int) -> Seconds {
      let newYear = Day(year: year, month: 1, day: 1).daysSince1970
      let day: Int
      switch date {
      case .ordinal(let ordinal): day = newYear + ordinal
      case .julian(let julian):
        let march = Day(year: year, month: 3, day: 1).daysSince1970
        day = julian < 60 ? newYear + julian - 1 : march + julian - 60
      case .weekday(let weekday, let week, let month):
        let first = Day(year: year, month: month, day: 1)
        let next =
          month == 12
          ? Day(year: year + 1, month: 1, day: 1) : Day(year: year, month: month + 1, day: 1)
        let inFirstWeek = first.daysSince1970 + floorRemainder(weekday - first.weekday, 7)
        var candidate = inFirstWeek + 7 * (week - 1)
        if candidate >= next.daysSince1970 { candidate -= 7 }
        day = candidate
      }
      return Seconds(day) * secondsInDay + time
    }
  }

  struct Daylight: Sendable, Hashable {
    /// Seconds east of UTC.
    var offset: Seconds
    var start: YearlyInstant
    var end: YearlyInstant
  }

  /// Seconds east of UTC.
  var standard: Seconds
  var daylight: Daylight?

  /// The offsets that a zone file may have (RFC 9636 section 3.2), in seconds east of UTC.
  static let offsets: ClosedRange<Seconds> = -89_999...93_599

  /// The stretch of one offset that `instant` is in.
  func stretch(at instant: Seconds) -> ZoneStretch {
    guard let daylight else {
      return ZoneStretch(
        start: -ZoneStretch.horizon,
        end: ZoneStretch.horizon + 1,
        offset: standard
      )
    }
    let year = Day(daysSince1970: Int(floorDivision(instant, secondsInDay))).year
    var found = ZoneStretch(
      start: -ZoneStretch.horizon,
      end: ZoneStretch.horizon + 1,
      offset: standard
    )
    // An instant may belong to a year before or after that of its date in UTC.
    var changes: [(instant: Seconds, offset: Seconds)] = []
    for year in (year - 2)...(year + 2) {
      changes.append((daylight.start.local(in: year) - standard, daylight.offset))
      changes.append((daylight.end.local(in: year) - daylight.offset, standard))
    }
    // Where an end meets a start (daylight time all year), the start comes last and counts.
    changes.sort { a, b in
      a.instant == b.instant
        ? a.offset == standard && b.offset != standard : a.instant < b.instant
    }
    for change in changes {
      if change.instant > instant {
        found.end = change.instant
        break
      }
      found.start = change.instant
      found.offset = change.offset
    }
    return found
  }
}

extension PosixZone {
  /// Reads a TZ string such as `EST5EDT,M3.2.0,M11.1.0`; nil if it isn't one.
  init?(_ text: some Collection<UInt8>) {
    var scanner = PosixZoneScanner(bytes: Array(text))
    guard let zone = scanner.zone(), scanner.isAtEnd else { return nil }
    self = zone
  }
}

private struct PosixZoneScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func zone() -> PosixZone? {
    guard name(), let standard = time(hours: 0...24) else { return nil }
    var zone = PosixZone(standard: -standard)
    if isAtEnd { return zone }
    guard name() else { return nil }
    var offset = zone.standard + 3600
    if !next(is: ",") {
      guard let written = time(hours: 0...24) else { return nil }
      offset = -written
    }
    guard take(","), let start = yearlyInstant(), take(","), let end = yearlyInstant() else {
      return nil
    }
    zone.daylight = PosixZone.Daylight(offset: offset, start: start, end: end)
    return zone
  }

  /// Three letters or more, or anything of letters, digits and signs in angle brackets.
  private mutating func name() -> Bool {
    let start = index
    if take("<") {
      while let byte = current, isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D {
        index += 1
      }
      return index - start >= 4 && take(">")
    }
    while let byte = current, isLetter(byte) { index += 1 }
    return index - start >= 3
  }

  private mutating func yearlyInstant() -> PosixZone.YearlyInstant? {
    guard let date = date() else { return nil }
    guard take("/") else { return PosixZone.YearlyInstant(date: date, time: 7200) }
    return time(hours: 0...167).map { PosixZone.YearlyInstant(date: date, time: $0) }
  }

  private mutating func date() -> PosixZone.YearlyInstant.Date? {
    if take("J") { return number(in: 1...365).map { .julian($0) } }
    guard take("M") else { return number(in: 0...365).map { .ordinal($0) } }
    guard let month = number(in: 1...12), take("."), let week = number(in: 1...5), take("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// `[+-]hh[:mm[:ss]]`, in seconds.
  private mutating func time(hours: ClosedRange<Int>) -> Seconds? {
    let sign: Seconds = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hour = number(in: hours) else { return nil }
    var seconds = Seconds(hour) * 3600
    if take(":") {
      guard let minute = number(in: 0...59) else { return nil }
      seconds += Seconds(minute) * 60
      if take(":") {
        guard let second = number(in: 0...59) else { return nil }
        seconds += Seconds(second)
      }
    }
    return sign * seconds
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let start = index
    var value = 0
    while let byte = current, isDigit(byte), index - start < 4 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    return index > start && range.contains(value) ? value : nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }
  private func next(is character: Unicode.Scalar) -> Bool { current == UInt8(ascii: character) }
  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next(is: character) else { return false }
    index += 1
    return true
  }
}
