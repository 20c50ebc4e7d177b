import Foundation

// rerun-bench [NAME …] [--json FILE] [--list]
//
// Exit status: 0 when every goal is met, 1 when one is missed or a benchmark could not be run, 64
// for arguments that make no sense.

/// Says something on standard error.
func complain(_ text: String) {
  FileHandle.standardError.write(Data("rerun-bench: \(text)\n".utf8))
}

/// A table of `figures`, its columns as wide as what is in them.
func table(_ figures: [Figure]) -> String {
  var rows = [["", "value", "yardstick", "ratio", "goal", ""]]
  for figure in figures {
    rows.append([
      figure.name, "\(short(figure.value)) \(figure.unit)",
      "\(figure.yardstick.name): \(short(figure.yardstick.value))", "\(short(figure.ratio)) ×",
      figure.goalText, figure.isMet.map { $0 ? "met" : "MISSED" } ?? "",
    ])
  }
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    var line = ""
    for (text, width) in zip(row, widths) {
      line += text + String(repeating: " ", count: width - text.count + 2)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
  .joined(separator: "\n")
}

var names: [String] = []
var jsonPath: String?
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--list":
    for benchmark in Benchmark.all { print("\(benchmark.name)\n  \(benchmark.method)\n") }
    exit(0)
  case "--bare-mpv":
    // For the benchmark watch, which needs bare mpv in a process of its own.
    guard let path = rest.popFirst(), let color = rest.popFirst() else { exit(64) }
    try Benchmark.playBare(Film(path: path, color: color))
  case "--json":
    guard let path = rest.popFirst() else {
      complain("--json needs the path of a file")
      exit(64)
    }
    jsonPath = path
  default:
    guard Benchmark.all.contains(where: { $0.name == argument }) else {
      let known = Benchmark.all.map(\.name).joined(separator: ", ")
      complain("“\(argument)” is no benchmark; there are \(known), and the options --json, --list")
      exit(64)
    }
    names.append(argument)
  }
}

#if DEBUG
  complain("this is a debug build: no figure of it means anything")
#endif

var figures: [Figure] = []
var isGood = true
do {
  let workplace = try Workplace()
  for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
    print("\(benchmark.name): \(benchmark.method)\n")
    do {
      let new = try benchmark.run(workplace)
      print(table(new) + "\n")
      // Into a file too, each when it is known.
      fflush(nil)
      figures += new
    } catch {
      complain("\(benchmark.name) could not be run: \(error)")
      isGood = false
    }
  }
} catch {
  complain("\(error)")
  exit(69)
}

if let jsonPath {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    try encoder.encode(figures).write(to: URL(fileURLWithPath: jsonPath), options: .atomic)
  } catch {
    complain("\(jsonPath) can’t be written: \(error.localizedDescription)")
    isGood = false
  }
}
exit(isGood && figures.allSatisfy { $0.isMet != false } ? 0 : 1)
