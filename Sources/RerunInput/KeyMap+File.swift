import RerunCore

/// A line of a key map that can't be used, and why; the other lines are.
public struct KeyMapProblem: Sendable, Hashable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  public var problem: String

  public var description: String { "line \(line): \(problem)" }
}

extension KeyMap {
  /// Puts the lines of an owner's file over this map; later lines win.
  ///
  /// A line is `KEY_NAME command`; the key may be a number (`0x1a0`), the command may be `none`.
  /// `#` starts a comment. `[Name]` starts the lines for the device of that name, `[CEC]` those
  /// for every television's remote, `[*]` those for every device, as at the beginning.
  ///
  /// - Returns: The lines that were skipped, in order.
  public mutating func read(_ text: String) -> [KeyMapProblem] {
    var lines: [Section: [Int: Assignment]] = [:]
    let problems = Self.parse(text, into: &lines)
    for (section, assignments) in lines {
      overrides[section, default: [:]].merge(assignments) { $1 }
    }
    return problems
  }

  /// The owner's lines as a file that `read(_:)` takes: sections by name, keys by number.
  public func fileText() -> String {
    let sections = overrides.map { (title: Self.title(of: $0.key), assignments: $0.value) }
      .sorted { $0.title < $1.title }
    var lines: [String] = []
    for (title, assignments) in sections where !assignments.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("[\(title)]")
      for (code, assignment) in assignments.sorted(by: { $0.key < $1.key }) {
        let word =
          switch assignment {
          case .command(let command): command.rawValue
          case .nothing: "none"
          }
        lines.append("\(KeyCode.name(of: code)) \(word)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static func parse(
    _ text: String,
    into map: inout [Section: [Int: Assignment]]
  ) -> [KeyMapProblem] {
    var section = Section.everyDevice
    var problems: [KeyMapProblem] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(LineProblem) {
        switch try content(of: line) {
        case .blank: break
        case .section(let next): section = next
        case .assignment(let code, let assignment):
          map[section, default: [:]][code] = assignment
        }
      } catch {
        problems.append(KeyMapProblem(line: index + 1, problem: error.text))
      }
    }
    return problems
  }

  private struct LineProblem: Error {
    var text: String
  }

  private enum Line {
    case blank
    case section(Section)
    case assignment(code: Int, Assignment)
  }

  private static func content(of line: Substring) throws(LineProblem) -> Line {
    let text = line.trimmingSpaces()
    // A device's name may hold a #, so a section is looked for before comments are cut.
    if text.first == "[" {
      guard let end = text.lastIndex(of: "]") else {
        throw LineProblem(text: "the section's ] is missing: [Name of the device]")
      }
      let rest = text[text.index(after: end)...].trimmingSpaces()
      guard rest.isEmpty || rest.first == "#" else {
        throw LineProblem(text: "only a comment may follow the section's ]")
      }
      return .section(try section(titled: text[text.index(after: text.startIndex)..<end]))
    }
    let words = text.prefix { $0 != "#" }.split { $0.isWhitespace || $0 == "=" }
    if words.isEmpty { return .blank }
    guard words.count == 2 else {
      throw LineProblem(text: "should be a key and a command, such as: KEY_UP up")
    }
    let code = try code(String(words[0]))
    if words[1].lowercased() == "none" { return .assignment(code: code, .nothing) }
    guard let command = RemoteCommand(rawValue: words[1].lowercased()) else {
      throw LineProblem(
        text: "'\(words[1])' is no command; commands are \(commandWords), or none"
      )
    }
    return .assignment(code: code, .command(command))
  }

  private static func section(titled title: Substring) throws(LineProblem) -> Section {
    let name = title.trimmingSpaces()
    return switch name.lowercased() {
    case "": throw LineProblem(text: "the section has no name: [Name of the device]")
    case "*": .everyDevice
    case "cec": .everyCEC
    default: .named(String(name))
    }
  }

  private static func code(_ word: String) throws(LineProblem) -> Int {
    let number =
      word.lowercased().hasPrefix("0x") ? Int(word.dropFirst(2), radix: 16) : Int(word)
    // A digit alone is the key of that name: 5 is KEY_5, as `KEY_5 5` reads; 05 is a number.
    if let number, word.count > 1 || KeyCode.code(named: word) == nil {
      guard (1..<KeyCode.limit).contains(number) else {
        throw LineProblem(text: "\(word) is no key; numbers go from 1 to \(KeyCode.limit - 1)")
      }
      return number
    }
    guard let code = KeyCode.code(named: word) else {
      throw LineProblem(text: "'\(word)' is no key the kernel knows; a number works too")
    }
    return code
  }

  private static func title(of section: Section) -> String {
    switch section {
    case .everyDevice: "*"
    case .everyCEC: "CEC"
    case .device(let name): name
    }
  }

  private static var commandWords: String {
    RemoteCommand.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
