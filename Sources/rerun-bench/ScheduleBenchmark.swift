import RerunCore
import RerunTestSupport

extension Benchmark {
  static let schedule = Benchmark(
    name: "schedule",
    method: """
      A synthetic library of 20 000 items, automatic lineup, UTC. From nothing: reading the items \
      in, the lineup, and every day of the year up to December 31; then January's neighbour, \
      December 30 to 31, as the next day. CPU time of the process; medians of 5 (from nothing), 20 \
      (next day) and 200 (window: 8 channels, 3 hours). Yardstick: sorting the 20 000 titles by \
      their bytes, in turns.
      """
  ) { _ in
    let station = SyntheticLibrary(count: 20_000, seed: 1).station()
    let yardstick = TitleSort(station.items)
    var sorts: [Double] = []
    var fromNothing: [Double] = []
    var december31 = Scheduler(station: station)
    for round in -1..<5 {
      let sort = yardstick.measure()
      let seconds = cpuSeconds {
        december31 = Scheduler(station: station)
        consume(december31.schedule(for: Day(year: 2026, month: 12, day: 31)))
      }
      guard round >= 0 else { continue }  // the first warms up
      sorts.append(sort)
      fromNothing.append(seconds)
    }

    // Days of June: none of them is a year's first.
    var nextDays: [Double] = []
    var scheduler = Scheduler(station: station)
    let first = Day(year: 2026, month: 6, day: 1)
    consume(scheduler.schedule(for: first))
    for offset in 1...21 {
      let seconds = cpuSeconds { consume(scheduler.schedule(for: first.adding(days: offset))) }
      if offset > 1 { nextDays.append(seconds) }
    }

    let windows = windowSeconds(&scheduler, from: first.adding(days: 22), station)
    let stick = Figure.Yardstick(name: "sort of the titles", value: median(sorts))
    let stickInMilliseconds = Figure.Yardstick(name: stick.name, value: stick.value * 1000)
    return [
      Figure(
        name: "schedule: December 31 from nothing",
        value: median(fromNothing),
        unit: "s CPU",
        yardstick: stick,
        goal: .value(1.0)
      ),
      Figure(
        name: "schedule: the next day",
        value: median(nextDays) * 1000,
        unit: "ms CPU",
        yardstick: stickInMilliseconds,
        goal: .value(20)
      ),
      Figure(
        name: "schedule: a guide window",
        value: median(windows) * 1000,
        unit: "ms CPU",
        yardstick: stickInMilliseconds,
        goal: .value(0.2)
      ),
    ]
  }

  /// Eight neighbouring channels over three hours, from another place each time.
  private static func windowSeconds(
    _ scheduler: inout Scheduler,
    from day: Day,
    _ station: Station
  ) -> [Double] {
    let listings = scheduler.listings(from: day, through: day)
    let start = station.zone.dayStart(day)
    let lineup = listings.lineup(at: start)
    return (0..<210).map { round in
      let from = start + Seconds(round % 21) * 3600
      let seconds = cpuSeconds {
        for place in 0..<8 {
          let channel = lineup[(round * 3 + place) % lineup.count]
          consume(listings.slots(of: channel.id, over: from..<from + 3 * 3600))
        }
      }
      return seconds
    }
    .dropFirst(10).map { $0 }
  }
}

/// The yardstick of what works on a library: its titles put in order once.
struct TitleSort {
  private let titles: [[UInt8]]

  init(_ items: [Item]) { titles = items.map { Array($0.title.utf8) } }

  /// CPU seconds of one sort.
  func measure() -> Double {
    cpuSeconds { consume(titles.sorted { $0.lexicographicallyPrecedes($1) }) }
  }
}
