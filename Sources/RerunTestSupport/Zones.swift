public import RerunCore

/// The zones of the tests: as the fixtures have them, else the machine's own.
public enum Zones {
  private static let system = "/usr/share/zoneinfo/"

  public static let database = ZoneDatabase { path in
    let pinned = Repository.bytes("Tests/Fixtures/zoneinfo/\(path.dropFirst(system.count))")
    let bytes = pinned.isEmpty ? FileBytes.read(path) : pinned
    return bytes.isEmpty ? nil : bytes
  }

  public static func named(_ name: String) throws -> ZoneRules {
    try database.rules(named: name)
  }
}

extension ZoneRules {
  /// The first instant of a local date at which the wall clock shows `hour`:`minute`, or the first
  /// after it where clocks jump over that.
  public func instant(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> Seconds {
    let date = Day(year: year, month: month, day: day)
    let start = dayStart(date)
    let end = dayStart(date.adding(days: 1))
    return stride(from: start, to: end, by: 60).first { instant in
      let clock = clock(at: instant)
      return (clock.hour, clock.minute) >= (hour, minute)
    } ?? end
  }
}
