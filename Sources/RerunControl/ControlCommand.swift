import Glibc
public import RerunCore
import RerunJSON

/// `rerun-kiosk press up`, `tune 12`, `status`, `quit` and `screenshot FILE`.
public struct ControlCommand {
  /// What each begins with; other arguments are not for this type.
  public static let words = ["press", "tune", "status", "quit", "screenshot"]

  /// The exit statuses, from `sysexits.h`.
  public enum ExitStatus {
    public static let done: Int32 = 0
    /// The arguments make no sense.
    public static let usage: Int32 = 64
    /// There is no kiosk, or it refused.
    public static let unavailable: Int32 = 69
  }

  private static let usage = """
    usage: rerun-kiosk press KEY…       press keys of the remote: up, select, hold:back, 7, …
           rerun-kiosk tune NUMBER      tune to a channel
           rerun-kiosk status [--json]  what is on, and how the kiosk is
           rerun-kiosk screenshot FILE  save a picture of the screen (PNG)
           rerun-kiosk quit             end the kiosk
           each with --socket PATH to reach a kiosk that listens elsewhere
    """

  private let socketPath: SocketPath
  private let workingFolder: String
  private let describeTime: (Int64) -> String
  private let zones: ZoneDatabase?
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// - Parameters:
  ///   - workingFolder: What a screenshot's file name is relative to.
  ///   - describeTime: Words for an instant in seconds since 1970, where the kiosk's zone isn't known.
  ///   - zones: Where the kiosk's zone is looked up.
  ///   - print: Takes each line for standard output, without its end.
  ///   - complain: Likewise, for standard error.
  public init(
    socketPath: SocketPath,
    workingFolder: String,
    describeTime: @escaping (Int64) -> String,
    zones: ZoneDatabase? = nil,
    print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.socketPath = socketPath
    self.workingFolder = workingFolder
    self.describeTime = describeTime
    self.zones = zones
    self.print = print
    self.complain = complain
  }

  /// Runs a command in the process's own surroundings.
  ///
  /// - Parameter arguments: From the command's word on.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String], zones: ZoneDatabase) -> Int32 {
    ControlCommand(
      socketPath: .live,
      workingFolder: currentFolder(),
      describeTime: localTime,
      zones: zones,
      print: { write($0, to: 1) },
      complain: { write($0, to: 2) }
    ).run(arguments)
  }

  /// Runs a command; see the static `run(_:)`.
  public func run(_ arguments: [String]) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(Self.usage)
      return ExitStatus.done
    }
    let order: Order
    do throws(UsageError) {
      order = try parse(arguments)
    } catch {
      complain("rerun-kiosk: \(error.problem)")
      complain(Self.usage)
      return ExitStatus.usage
    }
    do throws(ControlError) {
      let path =
        if let path = order.socketPath { path } else { try socketPath.path(create: false) }
      report(try ControlClient.send(order.request, socketPath: path), of: order)
      return ExitStatus.done
    } catch {
      complain("rerun-kiosk: \(error)")
      return ExitStatus.unavailable
    }
  }

  private struct Order {
    var request: ControlRequest
    var socketPath: String?
    var wantsJSON = false
  }

  private struct UsageError: Error {
    var problem: String
  }

  private func report(_ answer: JSON, of order: Order) {
    guard case .status = order.request else { return }
    if order.wantsJSON {
      print(answer.text())
    } else {
      let describe = stationTime(answer["timeZone"]?.stringValue) ?? describeTime
      for line in StatusText(answer, describeTime: describe).lines { print(line) }
    }
  }

  /// Words for instants in the station's zone, whatever the one of this machine or user is.
  private func stationTime(_ name: String?) -> ((Int64) -> String)? {
    guard let name, let zone = try? zones?.rules(named: name) else { return nil }
    return { instant in
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      let clock = zone.clock(at: instant)
      return "\(zone.day(of: instant)) \(two(clock.hour)):\(two(clock.minute)):\(two(clock.second))"
    }
  }

  private func parse(_ arguments: [String]) throws(UsageError) -> Order {
    var words: [String] = []
    var path: String?
    var wantsJSON = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--socket":
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw UsageError(problem: "--socket needs a path")
        }
        path = value
      case "--json": wantsJSON = true
      case let option where option.hasPrefix("--"):
        throw UsageError(problem: "there is no option \(option)")
      default: words.append(argument)
      }
    }
    let request = try request(words)
    if wantsJSON, request != .status {
      throw UsageError(problem: "--json goes with status only")
    }
    return Order(request: request, socketPath: path, wantsJSON: wantsJSON)
  }

  private func request(_ words: [String]) throws(UsageError) -> ControlRequest {
    let operands = Array(words.dropFirst())
    switch words.first {
    case "press":
      guard (1...ControlRequest.keyLimit).contains(operands.count) else {
        throw UsageError(problem: "press needs 1 to \(ControlRequest.keyLimit) keys")
      }
      var events: [RemoteEvent] = []
      for word in operands {
        do throws(PressWordError) {
          events.append(try RemoteEvent(pressWord: word))
        } catch {
          throw UsageError(problem: error.description)
        }
      }
      return .press(events)
    case "tune":
      guard operands.count == 1, let number = Int64(operands[0]),
        ControlRequest.channelNumbers.contains(number)
      else { throw UsageError(problem: "tune needs a channel's number, such as: tune 12") }
      return .tune(channel: number)
    case "screenshot":
      guard operands.count == 1, !operands[0].isEmpty else {
        throw UsageError(problem: "screenshot needs a file, such as: screenshot guide.png")
      }
      let isAbsolute = operands[0].hasPrefix("/")
      return .screenshot(path: isAbsolute ? operands[0] : workingFolder + "/" + operands[0])
    case "status", "quit":
      guard operands.isEmpty else {
        throw UsageError(problem: "\(words[0]) takes nothing after it")
      }
      return words[0] == "status" ? .status : .quit
    case let other?: throw UsageError(problem: "there is no command \(other)")
    case nil: throw UsageError(problem: "a command is missing")
    }
  }

  // MARK: The process's surroundings

  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func localTime(_ instant: Int64) -> String {
    var time = time_t(clamping: instant)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return String(instant) }
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%F %T", &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func write(_ line: String, to descriptor: Int32) {
    var left = Array((line + "\n").utf8)[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      left = left.dropFirst(max(count, 0))
    }
  }
}
