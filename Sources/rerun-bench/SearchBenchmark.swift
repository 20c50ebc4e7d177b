import RerunCore
import RerunTestSupport

extension Benchmark {
  static let search = Benchmark(
    name: "search",
    method: """
      A synthetic library of 20 000 items, its titles and people in one index. Twelve words are \
      typed letter by letter, and everything is looked up at each letter; the slowest of the \
      letters counts, as the median of 9 rounds. CPU time of the process. Yardstick: sorting the \
      20 000 titles by their bytes.
      """
  ) { _ in
    let items = SyntheticLibrary(count: 20_000, seed: 1).items()
    var index = SearchIndex(items: [], isGerman: false)
    var builds: [Double] = []
    for _ in 0..<3 {
      builds.append(cpuSeconds { index = SearchIndex(items: items, isGerman: true) })
    }
    let words = items.filter { !$0.title.isEmpty }.prefix(12).map { $0.title.lowercased() }
    let yardstick = TitleSort(items)
    var slowest: [Double] = []
    var sticks: [Double] = []
    for _ in 0..<9 {
      var worst = 0.0
      for word in words {
        for end in 1...min(8, word.count) {
          let query = String(word.prefix(end))
          worst = max(worst, cpuSeconds { consume(index.matches(query)) })
        }
      }
      slowest.append(worst)
      sticks.append(yardstick.measure())
    }
    let stick = Figure.Yardstick(name: "sort of the titles", value: median(sticks) * 1000)
    return [
      Figure(
        name: "search: the slowest letter",
        value: median(slowest) * 1000,
        unit: "ms CPU",
        yardstick: stick,
        goal: .value(5)
      ),
      Figure(
        name: "search: making the index",
        value: median(builds) * 1000,
        unit: "ms CPU",
        yardstick: stick
      ),
    ]
  }
}
