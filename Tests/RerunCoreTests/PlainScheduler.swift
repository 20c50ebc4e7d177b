import RerunCore

/// docs/SCHEDULE.md read word for word, sections 1 to 7: no caches, no interning, one pass a channel.
///
/// Slow and simple on purpose. The scheduler keeps its pools and cursors from day to day; this one
/// works everything out again from the page each time, so that the two agree only if that is right.
struct PlainScheduler {
  let station: Station
  let channels: [Channel]
  private let works: [[UInt8]]
  /// The place of each item in canonical order.
  private var places: [Int]
  private let foundingEnd: Seconds

  /// A work on the air at one block, in a slot that started on a day.
  private typealias Shown = [Int: [(day: Day, work: [UInt8])]]

  init(station: Station, channels: [Channel]) {
    self.station = station
    self.channels = channels
    works = station.items.map { Self.work($0) }
    places = Array(repeating: 0, count: station.items.count)
    let sorted = station.items.indices.sorted {
      Self.sortsBefore(station.items[$0], station.items[$1])
    }
    for (place, item) in sorted.enumerated() { places[item] = place }
    let first = station.items.map(\.addedAt).filter { $0 > 0 }.min()
    foundingEnd =
      first.map {
        station.zone.dayStart(station.zone.day(of: $0).adding(days: 1))
      } ?? 0
  }

  struct PlainSlot {
    var day: Day
    var blocks: Range<Int>
    var items: [Int]
  }

  private struct Block {
    var day: Day
    var start: Seconds
    var end: Seconds
  }

  /// The slots that start on `day`, by channel id.
  func schedule(for day: Day) -> SlotTable {
    let year = blocks(of: day.year)
    var shown: Shown = [:]
    var table = SlotTable()
    for channel in inSchedulingOrder() {
      let slots: [PlainSlot]
      switch method(channel) {
      case 0: slots = tape(channel, to: day, year)
      case 1: slots = turns(channel, to: day, year, yieldingTo: shown)
      default: slots = daily(channel, day, year, yieldingTo: shown)
      }
      for slot in slots {
        for block in slot.blocks {
          shown[block, default: []] += slot.items.map { (slot.day, works[$0]) }
        }
      }
      table[channel.id] = slots.filter { $0.day == day }.map { slot(from: $0, year) }
    }
    return table
  }

  private func slot(from plain: PlainSlot, _ year: [Block]) -> Slot {
    var instant = year[plain.blocks.lowerBound].start
    var slot = Slot(start: instant, end: year[plain.blocks.upperBound - 1].end, programs: [])
    for item in plain.items {
      let end = instant + station.items[item].runtime
      slot.programs.append(Airing(item: item, start: instant, end: end))
      instant = end
    }
    return slot
  }

  // MARK: Primitives

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.lexicographicallyPrecedes(b)
  }

  private static func fold(_ text: String) -> [UInt8] {
    text.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  }

  private static func key(_ text: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    var z = hash &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private func bytes(_ text: String) -> [UInt8] { Self.bytes(text) }
  private func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool { Self.precedes(a, b) }

  private func drawn<Element>(
    _ list: [Element],
    _ seed: [UInt8],
    name: (Element) -> [UInt8]
  ) -> [Element] {
    let keys = list.map { Self.key(seed + bytes("|") + name($0)) }
    return list.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { list[$0] }
  }

  private func drawn(_ items: [Int], _ seed: String) -> [Int] {
    drawn(items, bytes(seed)) { work($0) }
  }

  private func length(_ item: Int) -> Int {
    Int((station.items[item].runtime + 180 + 1799) / 1800)
  }

  private func work(_ item: Int) -> [UInt8] { works[item] }

  private func sortsBefore(_ a: Int, _ b: Int) -> Bool { places[a] < places[b] }

  private static func work(_ item: Item) -> [UInt8] {
    if item.kind == .movie, let year = item.year {
      return bytes("m|") + fold(item.title) + bytes("|") + fold(item.edition) + bytes("|\(year)")
    }
    if item.kind == .episode, let season = item.season, let episode = item.episode,
      !item.showTitle.isEmpty
    {
      return bytes("e|") + fold(item.showTitle) + bytes("|\(season)|\(episode)|")
        + fold(item.title)
    }
    return bytes("i|" + item.id)
  }

  private static func sortsBefore(_ first: Item, _ second: Item) -> Bool {
    if first.kind != second.kind { return first.kind == .movie }
    let isEpisode = first.kind == .episode
    if isEpisode {
      let (one, other) = (fold(first.showTitle), fold(second.showTitle))
      if one != other { return precedes(one, other) }
      if bytes(first.showID) != bytes(second.showID) {
        return precedes(bytes(first.showID), bytes(second.showID))
      }
      let seasons = [first, second].map { $0.season.map { $0 == 0 ? 999_999 : $0 } ?? 1_000_000 }
      if seasons[0] != seasons[1] { return seasons[0] < seasons[1] }
      let episodes = [first, second].map { $0.episode ?? 1_000_000 }
      if episodes[0] != episodes[1] { return episodes[0] < episodes[1] }
    } else {
      let years = [first, second].map { $0.year ?? 1_000_000 }
      if years[0] != years[1] { return years[0] < years[1] }
    }
    let titles = [first, second].map { fold($0.sortTitle.isEmpty ? $0.title : $0.sortTitle) }
    if titles[0] != titles[1] { return precedes(titles[0], titles[1]) }
    return precedes(bytes(first.id), bytes(second.id))
  }

  // MARK: Pools

  private func isEligible(_ item: Int, on day: Day) -> Bool {
    let added = station.items[item].addedAt
    guard station.items[item].runtime > 0, station.items[item].runtime <= 82_620 else {
      return false
    }
    return added <= 0 || added < foundingEnd || added < station.zone.dayStart(day)
  }

  private func firstCopies(_ items: [Int], on day: Day) -> [Int] {
    var seen: Set<[UInt8]> = []
    return items.filter { isEligible($0, on: day) }.sorted(by: sortsBefore)
      .filter { seen.insert(work($0)).inserted }
  }

  private func pool(_ channel: Channel, on day: Day) -> [Int] {
    let start = station.zone.dayStart(day)
    let all = Array(station.items.indices)
    switch channel.class {
    case .regular:
      let wanted = Set(channel.itemIDs.map(bytes))
      return firstCopies(all.filter { wanted.contains(bytes(station.items[$0].id)) }, on: day)
    case .new:
      let pool = firstCopies(all, on: day)
      let newest = pool.sorted { a, b in
        let added = [a, b].map { max(station.items[$0].addedAt, 0) }
        return added[0] == added[1]
          ? precedes(bytes(station.items[a].id), bytes(station.items[b].id)) : added[0] > added[1]
      }
      let recent = newest.filter {
        let added = station.items[$0].addedAt
        return added > 0 && added >= start - 2_592_000 && added < start
      }
      return (recent.count < 20 ? Array(newest.prefix(20)) : Array(recent.prefix(60)))
        .sorted(by: sortsBefore)
    case .unwatched:
      let watched = all.filter { item in
        let at = station.items[item].watchedAt
        return isEligible(item, on: day) && station.items[item].watched
          && at.map { $0 < start } ?? true
      }
      let works = Set(watched.map { work($0) })
      return firstCopies(all, on: day).filter { !works.contains(work($0)) }
    }
  }

  // MARK: Channels and days

  private func method(_ channel: Channel) -> Int {
    switch channel.class {
    case .new: 3
    case .unwatched: 4
    case .regular: channel.order == .inOrder ? 0 : channel.order == .turns ? 1 : 2
    }
  }

  private func inSchedulingOrder() -> [Channel] {
    channels.sorted { a, b in
      method(a) == method(b) ? precedes(bytes(a.id), bytes(b.id)) : method(a) < method(b)
    }
  }

  private func blocks(of year: Int) -> [Block] {
    var blocks: [Block] = []
    var day = Day(year: year, month: 1, day: 1)
    while day.year == year {
      let (start, end) = (
        station.zone.dayStart(day), station.zone.dayStart(day.adding(days: 1))
      )
      let count = (end - start) / 1800
      for block in 0..<count {
        let isLast = block == count - 1
        blocks.append(
          Block(
            day: day,
            start: start + block * 1800,
            end: isLast ? end : start + (block + 1) * 1800
          )
        )
      }
      day = day.adding(days: 1)
    }
    return blocks
  }

  private func clashes(
    _ item: Int,
    _ blocks: Range<Int>,
    on day: Day,
    _ earlier: Shown
  ) -> Bool {
    blocks.contains { block in
      earlier[block, default: []].contains { $0.day <= day && $0.work == works[item] }
    }
  }

  // MARK: Section 6

  private func tape(_ channel: Channel, to last: Day, _ year: [Block]) -> [PlainSlot] {
    var slots: [PlainSlot] = []
    var aired: Int?
    var opener: [UInt8]?
    var block = 0
    var pools: [Day: [Int]] = [:]
    while block < year.count, year[block].day <= last {
      let day = year[block].day
      let pool = pools[day] ?? self.pool(channel, on: day)
      pools[day] = pool
      func next() -> Int {
        guard let aired else { return drawn(pool, "tape|\(channel.id)|\(yearText(day))")[0] }
        return pool.first { sortsBefore(aired, $0) } ?? pool[0]
      }
      guard !pool.isEmpty else {
        let end = year[block...].firstIndex { $0.day != day } ?? year.count
        slots.append(PlainSlot(day: day, blocks: block..<end, items: []))
        block = end
        continue
      }
      let opensDay = !slots.contains { $0.day == day }
      if opensDay, pool.count > 1, work(next()) == opener { aired = next() }
      let first = next()
      guard length(first) <= year.count - block else {
        slots.append(PlainSlot(day: day, blocks: block..<year.count, items: []))
        return slots
      }
      aired = first
      if opensDay { opener = work(first) }
      var slot = PlainSlot(day: day, blocks: block..<block + length(first), items: [first])
      if station.items[first].runtime <= 900 {
        while joins(next(), slot) {
          slot.items.append(next())
          aired = next()
        }
      }
      slots.append(slot)
      block = slot.blocks.upperBound
    }
    return slots
  }

  private func yearText(_ day: Day) -> Substring { day.description.dropLast(6) }

  private func joins(_ item: Int, _ slot: PlainSlot) -> Bool {
    let used = slot.items.map { station.items[$0].runtime }.reduce(0, +)
    return station.items[item].runtime <= 1800 - used
      && !slot.items.contains { work($0) == work(item) }
  }

  private func turns(
    _ channel: Channel,
    to last: Day,
    _ year: [Block],
    yieldingTo earlier: Shown
  ) -> [PlainSlot] {
    var slots: [PlainSlot] = []
    var queue: [[UInt8]] = []
    // The item a show's cursor stands before or after.
    var before: [[UInt8]: Int] = [:]
    var after: [[UInt8]: Int] = [:]
    var block = 0
    var pools: [Day: [Int]] = [:]
    while block < year.count, year[block].day <= last {
      let day = year[block].day
      let pool = pools[day] ?? self.pool(channel, on: day)
      pools[day] = pool
      guard !pool.isEmpty else {
        let end = year[block...].firstIndex { $0.day != day } ?? year.count
        slots.append(PlainSlot(day: day, blocks: block..<end, items: []))
        block = end
        continue
      }
      let seed = "turns|\(channel.id)|\(yearText(day))"
      if !slots.contains(where: { $0.day == day }) {
        let new = Set(pool.map(showOf)).subtracting(queue).sorted(by: precedes)
        for show in new {
          let episodes = pool.filter { showOf($0) == show }
          before[show] = drawn(episodes, bytes(seed + "|") + show) { work($0) }[0]
        }
        queue += queue.isEmpty ? drawn(new, bytes(seed)) { $0 } : new
      }
      func next(_ name: [UInt8]) -> Int? {
        let episodes = pool.filter { showOf($0) == name }
        if let aired = after[name] {
          return episodes.first { sortsBefore(aired, $0) } ?? episodes.first
        }
        guard let start = before[name] else { return nil }
        return episodes.first { !sortsBefore($0, start) } ?? episodes.first
      }
      func look(_ blocks: (Int) -> Range<Int>, _ mayTake: (Int) -> Bool) -> Int? {
        let candidates = queue.compactMap(next).filter(mayTake)
        return candidates.first { !clashes($0, blocks($0), on: day, earlier) } ?? candidates.first
      }
      func take(_ item: Int) {
        after[showOf(item)] = item
        queue.removeAll { $0 == showOf(item) }
        queue.append(showOf(item))
      }
      let start = block
      guard
        let first = look(
          { start..<start + length($0) },
          { length($0) <= year.count - start }
        )
      else {
        slots.append(PlainSlot(day: day, blocks: block..<year.count, items: []))
        return slots
      }
      take(first)
      var slot = PlainSlot(day: day, blocks: block..<block + length(first), items: [first])
      if station.items[first].runtime <= 900 {
        while let item = look({ _ in start..<start + 1 }, { joins($0, slot) }) {
          slot.items.append(item)
          take(item)
        }
      }
      slots.append(slot)
      block = slot.blocks.upperBound
    }
    return slots
  }

  private func showOf(_ item: Int) -> [UInt8] {
    station.items[item].kind == .movie ? [] : bytes(station.items[item].showID)
  }

  // MARK: Section 7

  private func openers(_ channel: Channel, _ day: Day) -> [[UInt8]] {
    let before = pool(channel, on: day.adding(days: -1))
    let pool = before.isEmpty ? self.pool(channel, on: day) : before
    return drawn(pool, "open|\(channel.id)|\(day)").prefix(2).map { work($0) }
  }

  private func waste(_ left: Int, _ lengths: Set<Int>) -> Int {
    var table = [0]
    for blocks in 1...max(left, 1) {
      let options = lengths.filter { $0 <= blocks }.map { table[blocks - $0] }
      table.append(options.min() ?? blocks)
    }
    return table[left]
  }

  private func daily(
    _ channel: Channel,
    _ day: Day,
    _ year: [Block],
    yieldingTo earlier: Shown
  ) -> [PlainSlot] {
    let dayBlocks = year.indices.filter { year[$0].day == day }
    guard let first = dayBlocks.first, let last = dayBlocks.last else { return [] }
    let end = last + 1
    let pool = self.pool(channel, on: day)
    var slots: [PlainSlot] = []
    guard !pool.isEmpty else { return [PlainSlot(day: day, blocks: first..<end, items: [])] }
    let lengths = Set(pool.map(length))
    let tomorrows = openers(channel, day.adding(days: 1))
    var round = 0
    var queue: [Int] = []
    var aired: [Int] = []
    func refill() {
      guard queue.isEmpty else { return }
      queue = drawn(pool, "day|\(channel.id)|\(day)|\(round)")
      round += 1
    }
    func air(_ item: Int) {
      queue.removeAll { $0 == item }
      aired.append(item)
    }
    refill()
    var block = first
    while block < end {
      let left = end - block
      var choice: Int?
      if block == first {
        let fitting = openers(channel, day).compactMap { opener in
          pool.first { work($0) == opener }
        }.filter { length($0) <= left }
        choice =
          fitting.first { !clashes($0, block..<block + length($0), on: day, earlier) }
          ?? fitting.first
      }
      if choice == nil {
        refill()
        let others = pool.filter { !queue.contains($0) }.sorted {
          (aired.lastIndex(of: $0) ?? -1) < (aired.lastIndex(of: $1) ?? -1)
        }
        let candidates = (queue + others).filter { item in
          length(item) <= left
            && !(pool.count > 1 && aired.last.map { work($0) == work(item) } ?? false)
        }
        func cost(_ item: Int) -> [Int] {
          let rest = left - length(item)
          let isLast = !lengths.contains { $0 <= rest }
          return [
            isLast && tomorrows.contains(work(item)) ? 1 : 0,
            waste(rest, lengths) - waste(left, lengths),
            queue.contains(item) ? 0 : 1,
            clashes(item, block..<block + length(item), on: day, earlier) ? 1 : 0,
          ]
        }
        let costs = candidates.map(cost)
        for (index, candidate) in candidates.enumerated()
        where costs.allSatisfy({ !$0.lexicographicallyPrecedes(costs[index]) }) {
          choice = candidate
          break
        }
      }
      guard let item = choice else {
        slots.append(PlainSlot(day: day, blocks: block..<end, items: []))
        return slots
      }
      air(item)
      var slot = PlainSlot(day: day, blocks: block..<block + length(item), items: [item])
      while station.items[item].runtime <= 900 {
        refill()
        let joining = queue.filter { joins($0, slot) }
        guard
          let next = joining.first(where: {
            !clashes($0, block..<block + 1, on: day, earlier)
          }) ?? joining.first
        else { break }
        slot.items.append(next)
        air(next)
      }
      slots.append(slot)
      block = slot.blocks.upperBound
    }
    return slots
  }
}
