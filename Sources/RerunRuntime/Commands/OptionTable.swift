/// The options a subcommand takes: read from arguments, and printed by `--help`.
///
/// One table serves both, so the help can't lag behind.
public struct OptionTable: Sendable {
  public struct Option: Sendable {
    public var name: String
    /// What stands after it, such as "DIR"; nil for a switch.
    public var value: String?
    public var help: String

    public init(_ name: String, _ value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }
  }

  /// Arguments that can't be understood, in one line.
  public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// What was given.
  public struct Values: Sendable {
    fileprivate var values: [String: String] = [:]
    fileprivate var switches: Set<String> = []

    public subscript(name: String) -> String? { values[name] }
    public func has(_ name: String) -> Bool { switches.contains(name) }
  }

  public var command: String
  public var summary: String
  public var options: [Option]

  public init(_ command: String, _ summary: String, _ options: [Option]) {
    self.command = command
    self.summary = summary
    self.options = options
  }

  /// - Throws: `UsageError` for an option that is unknown, given twice, or lacks its value.
  public func read(_ arguments: [String]) throws(UsageError) -> Values {
    var values = Values()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = argument.hasPrefix("--") ? parts[0] : argument
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          description: "\(command): “\(argument)” is not an option here; "
            + "rerun-kiosk \(command) --help lists them"
        )
      }
      guard values.values[name] == nil, !values.switches.contains(name) else {
        throw UsageError(description: "\(command): \(name) is given twice")
      }
      if option.value == nil {
        guard parts.count == 1 else {
          throw UsageError(description: "\(command): \(name) takes no value")
        }
        values.switches.insert(name)
      } else if parts.count == 2 {
        values.values[name] = parts[1]
      } else {
        guard let value = rest.popFirst() else {
          throw UsageError(
            description: "\(command): \(name) needs a value (\(option.value ?? ""))"
          )
        }
        values.values[name] = value
      }
    }
    return values
  }

  /// The help page of this subcommand.
  public var help: String {
    var lines = ["rerun-kiosk \(command)" + (options.isEmpty ? "" : " [options]"), "", summary]
    if !options.isEmpty {
      let heads = options.map { "  \($0.name)" + ($0.value.map { " \($0)" } ?? "") }
      let width = (heads.map(\.count).max() ?? 0) + 3
      lines.append("")
      for (head, option) in zip(heads, options) {
        var column = head + String(repeating: " ", count: width - head.count)
        for word in option.help.split(separator: " ") {
          if column.count + word.count > 96 {
            lines.append(column)
            column = String(repeating: " ", count: width)
          }
          column += (column.hasSuffix(" ") ? "" : " ") + word
        }
        lines.append(column)
      }
    }
    return lines.joined(separator: "\n")
  }
}
