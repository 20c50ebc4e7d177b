/// Something that is measured, by the name it is asked for.
struct Benchmark: Sendable {
  var name: String
  /// What is measured and how, for whoever reads the figures.
  var method: String
  var run: @Sendable (Workplace) throws -> [Figure]

  /// In the order in which they run.
  static let all: [Benchmark] = [
    .schedule, .search, .frame, .banner, .picture, .surf, .link, .index, .surf200, .warm, .watch,
    .sequence, .scan, .start, .rest,
  ]
}

/// Why a benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
