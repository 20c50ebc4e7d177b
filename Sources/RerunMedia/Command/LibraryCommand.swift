import Foundation
import RerunCore
import RerunJSON
public import RerunStore

/// `rerun-kiosk library [--library PATH] [--spots DIR] [--left-out] [--json]`: what the kiosk makes of a library.
public struct LibraryCommand: Sendable, Hashable {
  /// What `--library` was given; nil is the sample.
  public var library: String?
  /// What `--spots` was given.
  public var spots: String?
  public var showsLeftOut = false
  public var isJSON = false

  /// A bad, unknown, repeated or incomplete option; the command's exit status is then 64.
  public struct UsageError: Error, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// - Parameter arguments: What follows `library` on the command line.
  public init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let option = rest.popFirst() {
      guard seen.insert(option).inserted else {
        throw UsageError(description: "\(option) is given twice.")
      }
      switch option {
      case "--left-out": showsLeftOut = true
      case "--json": isJSON = true
      case "--library":
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw UsageError(description: "--library needs a folder or a station file.")
        }
        library = value
      case "--spots":
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw UsageError(description: "--spots needs a folder.")
        }
        spots = value
      default:
        throw UsageError(
          description: "Unknown option \(printable(option)). "
            + "Known are --library PATH, --spots DIR, --left-out and --json."
        )
      }
    }
  }

  /// The text for standard output, which ends with a line break.
  ///
  /// - Parameter spots: What the folder of spots holds; nil if there is none.
  public func output(
    for snapshot: LibrarySnapshot,
    spots: LibrarySnapshot? = nil
  ) -> String {
    var all = snapshot
    all.leftOut += spots?.leftOut ?? []
    all.notes += spots?.notes ?? []
    if !isJSON, !showsLeftOut { return itemsText(all, spots: spots?.fillers) }
    all.fillers += spots?.fillers ?? []
    return isJSON ? json(of: all).text(sortedKeys: true) + "\n" : leftOutText(all)
  }

  // MARK: For people

  private func itemsText(_ snapshot: LibrarySnapshot, spots: [Filler]?) -> String {
    var rows: [(kind: String, runtime: Seconds, name: String)] = snapshot.items.map { item in
      (item.kind == .movie ? "film" : "episode", item.runtime, Self.name(of: item))
    }
    rows += snapshot.fillers.map { ("trailer", $0.runtime, Self.name(of: $0)) }
    rows += (spots ?? []).map { ("spot", $0.runtime, Self.name(of: $0)) }
    // The title comes last: how wide a text is in a terminal can't be told, numbers can.
    let runtimes = rows.map { Self.clock($0.runtime) }
    let width = runtimes.map(\.count).max() ?? 0
    var text = ""
    for (row, runtime) in zip(rows, runtimes) {
      let kind = row.kind + String(repeating: " ", count: 7 - row.kind.count)
      let gap = String(repeating: " ", count: width - runtime.count)
      text += "\(kind)  \(gap)\(runtime)  \(printable(row.name))\n"
    }
    return text + (text.isEmpty ? "" : "\n") + Self.summary(of: snapshot, spots: spots) + "\n"
  }

  private func leftOutText(_ snapshot: LibrarySnapshot) -> String {
    var text = snapshot.leftOut.map { "\(printable($0.path)): \($0.reason.text)\n" }.joined()
    text += snapshot.notes.map { "\(printable($0.path)): \(printable($0.text))\n" }.joined()
    return text.isEmpty ? "Nothing is left out.\n" : text
  }

  private static func name(of item: Item) -> String {
    switch item.kind {
    case .movie:
      let year = item.year.map { " (\($0))" } ?? ""
      let edition = item.edition.isEmpty ? "" : ", \(item.edition)"
      return item.title + year + edition
    case .episode:
      let number =
        (item.season.map { "S\(twoDigits($0))" } ?? "")
        + (item.episode.map { "E\(twoDigits($0))" } ?? "")
      return [item.showTitle, number, item.title].filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }

  /// A filler has no title; its file's name says most.
  private static func name(of filler: Filler) -> String {
    let name = filler.url.split(separator: "/").last.map(String.init) ?? filler.id
    return name.removingPercentEncoding ?? name
  }

  private static func summary(of snapshot: LibrarySnapshot, spots: [Filler]?) -> String {
    let films = snapshot.items.count { $0.kind == .movie }
    let episodes = snapshot.items.count - films
    let shows = Set(snapshot.items.filter { $0.kind == .episode }.map(\.showID)).count
    let problems = snapshot.leftOut.count { $0.reason.isProblem }
    let extras = snapshot.leftOut.count - problems
    var parts = [
      counted(films, "film"),
      counted(episodes, "episode") + " of " + counted(shows, "series", "series"),
      counted(snapshot.fillers.count, "trailer"),
    ]
    if let spots { parts.append(counted(spots.count, "spot")) }
    if extras > 0 { parts.append(counted(extras, "extra") + " passed over") }
    if problems > 0 { parts.append("\(problems) left out (--left-out says why)") }
    return parts.joined(separator: ", ") + "."
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  private static func clock(_ seconds: Seconds) -> String {
    let minutes = twoDigits(seconds / 60 % 60)
    return "\(seconds / 3_600):\(minutes):\(twoDigits(seconds % 60))"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  // MARK: For programs

  private func json(of snapshot: LibrarySnapshot) -> JSON {
    let leftOut = JSON.Member(
      "leftOut",
      .array(
        snapshot.leftOut.map {
          .object([
            JSON.Member("path", .string($0.path)), JSON.Member("reason", .string($0.reason.text)),
            JSON.Member("kind", .string($0.reason.rawValue)),
          ])
        }
      )
    )
    let notes = JSON.Member(
      "notes",
      .array(
        snapshot.notes.map {
          .object([JSON.Member("path", .string($0.path)), JSON.Member("text", .string($0.text))])
        }
      )
    )
    let source = JSON.Member("source", .string(snapshot.source))
    if showsLeftOut { return .object([leftOut, notes, source]) }
    return .object([
      JSON.Member("items", .array(snapshot.items.map(\.json))),
      JSON.Member("fillers", .array(snapshot.fillers.map(\.json))), leftOut, notes, source,
    ])
  }
}

/// `text` without what could move a terminal's cursor: a file may be called anything.
private func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
          ? "\u{FFFD}" : $0
      }
    )
  )
}
