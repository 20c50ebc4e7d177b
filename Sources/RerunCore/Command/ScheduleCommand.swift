/// `rerun-kiosk schedule`: prints the days of a station file (docs/SCHEDULE.md section 10).
public enum ScheduleCommand {
  /// What a command leaves behind.
  public struct Result: Sendable, Hashable {
    /// 0, or 64 for a bad option, or 65 for a bad file.
    public var exitStatus: Int32
    /// For standard output: one line, or nothing.
    public var output = ""
    /// For standard error: one line, or nothing.
    public var errors = ""
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Those after `schedule`.
  ///   - readFile: Gives the bytes of the file at a path; the description of what it throws is shown.
  ///   - spots: Adds to the file's fillers.
  ///   - now: The present, for the default day.
  public static func run(
    arguments: [String],
    readFile: (String) throws -> [UInt8],
    zones: ZoneDatabase,
    spots: ([Filler]) -> [Filler] = { $0 },
    now: Seconds
  ) -> Result {
    let options: ScheduleOptions
    do { options = try ScheduleOptions(arguments: arguments, zones: zones) } catch {
      return failure(64, error.description)
    }
    let bytes: [UInt8]
    do { bytes = try readFile(options.library) } catch {
      return failure(65, "\(options.library) cannot be read: \(error)")
    }
    var station: Station
    do { station = try Station(file: bytes, zones: zones, zone: options.zone) } catch {
      return failure(65, "\(options.library): \(error)")
    }
    station.fillers = spots(station.fillers)
    let first = options.day ?? station.zone.day(of: now)
    do { try options.checkEnd(from: first) } catch { return failure(64, error.description) }
    return Result(exitStatus: 0, output: report(on: station, from: first, options))
  }

  private static func report(
    on station: Station,
    from first: Day,
    _ options: ScheduleOptions
  ) -> String {
    var scheduler = Scheduler(station: station)
    let channels = scheduler.lineup(on: first).filter {
      options.channel == nil || $0.number == options.channel
    }
    let days = channels.isEmpty ? [] : scheduler.schedules(from: first, count: options.days)
    return ScheduleReport.text(station: station, lineup: channels, days: days)
  }

  private static func failure(_ status: Int32, _ message: String) -> Result {
    // Names in the message may hold anything; what is printed is one line.
    let scalars = message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    return Result(
      exitStatus: status,
      errors: "rerun-kiosk schedule: \(String(scalars))\n"
    )
  }
}
