import Testing

@testable import RerunRuntime

/// How many streams a machine may keep ready.
@Suite struct WarmBudgetTests {
  struct Machine: Sendable, CustomTestStringConvertible {
    var megabytes: Int64?
    var processors = 4
    var override: Int?
    var streams: Int
    var reason: String
    var testDescription: String { "\(megabytes ?? -1) MB, \(processors), \(override ?? -1)" }
  }

  static let machines = [
    Machine(megabytes: 399, streams: 0, reason: "399 MB available"),
    Machine(megabytes: 400, streams: 1, reason: "400 MB available"),
    Machine(megabytes: 699, streams: 1, reason: "699 MB available"),
    Machine(megabytes: 700, streams: 2, reason: "700 MB available"),
    Machine(megabytes: 999, streams: 2, reason: "999 MB available"),
    Machine(megabytes: 1000, streams: 3, reason: "1000 MB available"),
    Machine(megabytes: 64_000, streams: 3, reason: "64000 MB available"),
    Machine(megabytes: 64_000, processors: 1, streams: 0, reason: "one processor"),
    Machine(megabytes: nil, streams: 1, reason: "memory unknown"),
    Machine(megabytes: 64_000, override: 0, streams: 0, reason: "--pre-tune off"),
    Machine(megabytes: 100, processors: 1, override: 2, streams: 2, reason: "--pre-tune 2"),
    Machine(megabytes: 100, override: 99, streams: 4, reason: "--pre-tune 4"),
  ]

  @Test(arguments: machines) func allows(_ machine: Machine) {
    let budget = WarmBudget.of(
      available: machine.megabytes.map { $0 << 20 },
      processors: machine.processors,
      override: machine.override
    )
    #expect(budget == WarmBudget(streams: machine.streams, reason: machine.reason))
  }

  @Test func memoryIsTheLesserOfMachineAndGroup() {
    let memory = "MemTotal:  2000000 kB\nMemFree: 5 kB\nMemAvailable:    1024 kB\n"
    func available(_ limit: String?, _ use: String?, _ statistics: String? = nil) -> Int64? {
      WarmBudget.available(
        memory: memory,
        groupLimit: limit,
        groupUse: use,
        groupStatistics: statistics
      )
    }
    #expect(available(nil, nil) == 1024 << 10)
    #expect(available("max\n", "5000\n") == 1024 << 10)
    #expect(available("600000\n", "500000\n") == 100_000)
    #expect(available("600000\n", "500000\n", "anon 7\ninactive_file 40000\n") == 140_000)
    #expect(available("600000\n", "700000\n") == 0)
    #expect(
      WarmBudget.available(memory: nil, groupLimit: nil, groupUse: nil, groupStatistics: nil) == nil
    )
  }
}
