/// What must be drawn again when one draw list follows another.
public enum Damage {
  /// For each entry of `new`, the index of the same entry in `old`, or nil where it is new,
  /// changed or above something it was below.
  ///
  /// Matched entries keep their order, so a pixel that no unmatched entry of either list touches
  /// is made of the same entries in the same order: it needn't be drawn again.
  public static func matches(
    from old: [DrawList.Entry],
    to new: [DrawList.Entry]
  ) -> [Int?] {
    var matches = [Int?](repeating: nil, count: new.count)
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] {
      matches[head] = head
      head += 1
    }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      matches[new.count - 1 - tail] = old.count - 1 - tail
      tail += 1
    }
    let newRest = head..<(new.count - tail)
    let oldRest = head..<(old.count - tail)
    guard !newRest.isEmpty, !oldRest.isEmpty else { return matches }
    let missed = walk(old[oldRest], new[newRest], &matches)
    if missed * 3 <= newRest.count { return matches }
    for index in newRest { matches[index] = nil }

    // Of equal entries, the first of the one goes with the first of the other.
    var places: [DrawList.Entry: [Int]] = [:]
    for index in oldRest.reversed() { places[old[index], default: []].append(index) }
    var pairs: [(new: Int, old: Int)] = []
    for index in newRest {
      if let place = places[new[index]]?.popLast() { pairs.append((index, place)) }
    }
    for pair in longestRising(pairs) { matches[pair.new] = pair.old }
    return matches
  }

  /// How far `walk` looks ahead.
  private static let reach = 8

  /// Walks along both and looks a few entries ahead where they differ: enough where little was
  /// added or taken out, as by a key, and much cheaper than hashing every entry.
  ///
  /// - Returns: How many of `new` have no match.
  private static func walk(
    _ old: ArraySlice<DrawList.Entry>,
    _ new: ArraySlice<DrawList.Entry>,
    _ matches: inout [Int?]
  ) -> Int {
    var (oldIndex, newIndex) = (old.startIndex, new.startIndex)
    var matched = 0
    while oldIndex < old.endIndex, newIndex < new.endIndex {
      if old[oldIndex] == new[newIndex] {
        matches[newIndex] = oldIndex
        matched += 1
        oldIndex += 1
        newIndex += 1
        continue
      }
      var step = (old: 1, new: 1)
      for ahead in 1...reach {
        let (oldAhead, newAhead) = (oldIndex + ahead, newIndex + ahead)
        let hasOld = oldAhead < old.endIndex
        let hasNew = newAhead < new.endIndex
        if hasOld, hasNew, old[oldAhead] == new[newAhead] {
          step = (ahead, ahead)
        } else if hasOld, old[oldAhead] == new[newIndex] {
          step = (ahead, 0)
        } else if hasNew, old[oldIndex] == new[newAhead] {
          step = (0, ahead)
        } else {
          continue
        }
        break
      }
      oldIndex += step.old
      newIndex += step.new
    }
    return new.count - matched
  }

  /// The longest part of `pairs` whose `old` ascends; `new` ascends already.
  private static func longestRising(
    _ pairs: [(new: Int, old: Int)]
  ) -> [(new: Int, old: Int)] {
    var ends: [Int] = []  // index of the pair that ends the best chain of each length
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[index].old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(new: Int, old: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  /// The rectangles in which `old` and `new` may differ; few, and together not much larger than
  /// what changed.
  ///
  /// - Parameter bounds: Everything an entry may draw on, in any unit; empty for nothing.
  public static func between(
    _ old: [DrawList.Entry],
    _ new: [DrawList.Entry],
    bounds: (DrawList.Entry) -> Rect
  ) -> [Rect] {
    let matches = matches(from: old, to: new)
    let kept = Set(matches.compactMap(\.self))
    var rects = old.indices.filter { !kept.contains($0) }.map { bounds(old[$0]) }
    rects += new.indices.filter { matches[$0] == nil }.map { bounds(new[$0]) }
    return coalesced(rects)
  }

  /// Fewer rectangles that cover the same: two become one where that costs little more area than
  /// they have, and the cheapest pairs do until at most `limit` are left.
  ///
  /// - Parameter slack: Area that one rectangle more is worth; drawing each has a fixed cost.
  public static func coalesced(
    _ rects: [Rect],
    limit: Int = 8,
    slack: Double = 4096
  ) -> [Rect] {
    var result: [Rect] = []
    for rect in rects where !rect.isEmpty { absorb(rect, into: &result, slack: slack) }
    while result.count > max(1, limit) {
      var best = (first: 0, second: 1, growth: Double.infinity)
      for first in result.indices {
        for second in result.indices where second > first {
          let growth = growth(result[first], result[second])
          if growth < best.growth { best = (first, second, growth) }
        }
      }
      let rect = result[best.first].union(result[best.second])
      result.remove(at: best.second)
      result.remove(at: best.first)
      absorb(rect, into: &result, slack: slack)
    }
    return result
  }

  /// Adds `rect`, joined with every one it goes well with; a joined one may attract more.
  private static func absorb(_ rect: Rect, into rects: inout [Rect], slack: Double) {
    var rect = rect
    while let index = rects.firstIndex(where: { growth(rect, $0) <= slack }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
  }

  /// How much larger the union is than the two; negative where they overlap much.
  private static func growth(_ a: Rect, _ b: Rect) -> Double {
    let union = a.union(b)
    return union.width * union.height - a.width * a.height - b.width * b.height
  }
}
