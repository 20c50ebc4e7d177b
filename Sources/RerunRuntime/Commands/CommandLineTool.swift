import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunInput
import RerunMedia
import RerunSample
import RerunStore

/// `rerun-kiosk COMMAND …`: reads the command line and runs the command.
public struct CommandLineTool {
  private let executable: String
  private let arguments: [String]
  private let environment: [String: String]

  public static let version = "0.1.0"

  public init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  static let schedule = OptionTable(
    "schedule",
    "Prints the schedule of a station file as one line of JSON (docs/SCHEDULE.md).",
    [
      .init("--library", "FILE", "the station file; needed"),
      .init("--day", "YYYY-MM-DD", "the first day; else today in the station's zone"),
      .init("--days", "N", "how many days (default 1)"),
      RunOptions.spotsOption,
      .init("--time-zone", "ZONE", "in place of the file's"),
      .init("--channel", "NUMBER", "only channels with this number"),
      .init("--help", nil, "this page"),
    ]
  )

  static let library = OptionTable(
    "library",
    "Lists what the kiosk makes of a library.",
    [
      .init("--library", "PATH", "a folder or a station file; else the Sample station"),
      RunOptions.spotsOption,
      .init("--left-out", nil, "what is left out, and why"),
      .init("--json", nil, "items as in a station file"),
      .init("--data-dir", "DIR", "where the library's cache is kept"),
      .init("--help", nil, "this page"),
    ]
  )

  static let scripts: [OptionTable] = {
    let socket = OptionTable.Option("--socket", "PATH", "of another kiosk than the usual one")
    let help = OptionTable.Option("--help", nil, "this page")
    return [
      OptionTable(
        "press",
        "Presses keys of a running kiosk: rerun-kiosk press up down select hold:back.",
        [socket, help]
      ),
      OptionTable(
        "tune",
        "Tunes a running kiosk to a channel: rerun-kiosk tune 12.",
        [socket, help]
      ),
      OptionTable(
        "status",
        "Says what a running kiosk shows and plays.",
        [.init("--json", nil, "for scripts: one JSON object"), socket, help]
      ),
      OptionTable(
        "screenshot",
        "Writes what a running kiosk shows: rerun-kiosk screenshot FILE.png.",
        [socket, help]
      ),
      OptionTable("quit", "Ends a running kiosk.", [socket, help]),
    ]
  }()

  /// Every subcommand, in the order of the help page.
  public static let tables: [OptionTable] =
    [RunOptions.run, RunOptions.shot, library, schedule] + scripts

  /// The page of `rerun-kiosk --help`.
  public static var help: String {
    let width = (tables.map(\.command.count).max() ?? 0) + 3
    let rows = tables.map { table in
      "  \(table.command)" + String(repeating: " ", count: width - table.command.count)
        + table.summary
    }
    return """
      Rerun Kiosk \(version): a full-screen TV channel guide for your own library.

      rerun-kiosk [COMMAND] [options]

      \(rows.joined(separator: "\n"))

      Without a command it runs. rerun-kiosk COMMAND --help says more.
      """
  }

  /// - Returns: The exit status (sysexits.h).
  public func run() -> Int32 {
    var rest = arguments[...]
    let first = rest.first ?? "run"
    if first == "--help" || first == "-h" || first == "help" {
      guard let topic = rest.dropFirst().first, first == "help" else {
        print(Self.help)
        return 0
      }
      guard let table = Self.tables.first(where: { $0.command == topic }) else {
        complain("“\(topic)” is no command; rerun-kiosk --help lists them")
        return 64
      }
      print(table.help)
      return 0
    }
    if first == "--version" {
      print("rerun-kiosk \(Self.version)")
      return 0
    }
    let command: String
    if first.hasPrefix("-") {
      command = "run"
    } else {
      command = first
      rest = rest.dropFirst()
    }
    guard let table = Self.tables.first(where: { $0.command == command }) else {
      complain("“\(command)” is no command; rerun-kiosk --help lists them")
      return 64
    }
    let options = Array(rest)
    if options.contains("--help") || options.contains("-h") {
      print(table.help)
      return 0
    }
    switch command {
    case "run": return start(options, table)
    case "shot": return shoot(options, table)
    case "schedule": return schedule(options)
    case "library": return list(options)
    default: return ControlCommand.run([command] + options, zones: .system)
    }
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data("rerun-kiosk: \(message)\n".utf8))
  }

  private func start(_ arguments: [String], _ table: OptionTable) -> Int32 {
    FreedMemory.giveBackLargeBlocks()
    do {
      let options = try RunOptions(
        table.read(arguments),
        zones: .system,
        environment: environment
      )
      return try Kiosk(options: options, executable: executable, environment: environment).run()
    } catch let error as OptionTable.UsageError {
      complain(error.description)
      return 64
    } catch let error as Kiosk.StartError {
      complain(error.description)
      return error.exitStatus
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private func shoot(_ arguments: [String], _ table: OptionTable) -> Int32 {
    do {
      let options = try RunOptions(
        table.read(arguments),
        zones: .system,
        environment: environment
      )
      try Shot.take(
        options,
        executable: executable,
        environment: environment,
        log: .standardError
      )
      return 0
    } catch let error as OptionTable.UsageError {
      complain(error.description)
      return 64
    } catch let error as Kiosk.StartError {
      complain(error.description)
      return error.exitStatus
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private func schedule(_ arguments: [String]) -> Int32 {
    var arguments = arguments
    var spots: [Filler] = []
    if let index = arguments.firstIndex(of: "--spots"), index + 1 < arguments.count {
      let folder = arguments[index + 1]
      arguments.removeSubrange(index...(index + 1))
      do {
        let resources = try Resources(
          executable: executable,
          environment: environment,
          dataDirectory: nil
        )
        spots = try LibraryReader.readSpots(folder, resources: resources).fillers
      } catch {
        complain("--spots: \(error)")
        return 65
      }
    }
    let result = ScheduleCommand.run(
      arguments: arguments,
      readFile: { path in
        guard let data = FileManager.default.contents(atPath: path) else {
          throw Unreadable()
        }
        return [UInt8](data)
      },
      zones: .system,
      spots: { SpotsReader.joined($0, with: spots) },
      now: KioskClock.live.now().wall
    )
    FileHandle.standardOutput.write(Data(result.output.utf8))
    FileHandle.standardError.write(Data(result.errors.utf8))
    return result.exitStatus
  }

  private struct Unreadable: Error, CustomStringConvertible {
    var description: String { "there is no such file, or it may not be read" }
  }

  private func list(_ arguments: [String]) -> Int32 {
    do {
      var arguments = arguments
      var dataDirectory: String?
      if let index = arguments.firstIndex(of: "--data-dir"), index + 1 < arguments.count {
        dataDirectory = RunOptions.absolute(arguments[index + 1])
        arguments.removeSubrange(index...(index + 1))
      }
      let command = try LibraryCommand(arguments: arguments)
      let resources = try Resources(
        executable: executable,
        environment: environment,
        dataDirectory: dataDirectory
      )
      let snapshot = try LibraryReader.read(
        LibrarySource(libraryOption: command.library),
        resources: resources,
        zoneName: LocalZone.name(environment: environment)
      )
      let spots = try command.spots.map { try LibraryReader.readSpots($0, resources: resources) }
      FileHandle.standardOutput.write(Data(command.output(for: snapshot, spots: spots).utf8))
      return 0
    } catch let error as LibraryCommand.UsageError {
      complain(error.description)
      return 64
    } catch let error as FolderError {
      complain(error.description)
      return 66
    } catch {
      complain("\(error)")
      return 65
    }
  }
}
