/// The names that items list under one key (genres, directors or actors), folded and interned; by
/// rank.
struct NameLists: Sendable {
  private let numbers: [NameTable.Number]
  /// Where each item's names start in `numbers`; one more entry for the end.
  private let starts: [Int]

  /// Reads what `list` gives for each item; empty names are left out, and a name that an item lists
  /// twice counts once.
  init(
    library: Library,
    items: [Item],
    names: inout NameTable,
    list: (Item) -> ArraySlice<String>
  ) {
    var numbers: [NameTable.Number] = []
    var starts = [0]
    for rank in library.ranks {
      for name in list(items[Int(library[rank].item)]) where !name.isEmpty {
        let number = names.number(of: foldedBytes(name))
        if !numbers[(starts.last ?? 0)...].contains(number) { numbers.append(number) }
      }
      starts.append(numbers.count)
    }
    self.numbers = numbers
    self.starts = starts
  }

  subscript(rank: Library.Rank) -> ArraySlice<NameTable.Number> {
    numbers[starts[Int(rank)]..<starts[Int(rank) + 1]]
  }
}

/// Ranks sorted into numbered groups, ascending within each.
struct RankGroups {
  private var starts: [Int]
  private var ranks: [Library.Rank]

  /// Puts each rank into the groups that `groups` gives for it, numbered from 0 up to, not
  /// including, `count`.
  init<Groups: Collection>(
    count: Int,
    ranks source: [Library.Rank],
    groups: (Library.Rank) -> Groups
  ) where Groups.Element == NameTable.Number {
    var ends = [Int](repeating: 0, count: count + 1)
    for rank in source {
      for group in groups(rank) { ends[Int(group) + 1] += 1 }
    }
    for group in 0..<count { ends[group + 1] += ends[group] }
    starts = ends
    ranks = [Library.Rank](repeating: 0, count: ends[count])
    for rank in source {
      for group in groups(rank) {
        ranks[ends[Int(group)]] = rank
        ends[Int(group)] += 1
      }
    }
  }

  var count: Int { starts.count - 1 }

  subscript(group: Int) -> ArraySlice<Library.Rank> { ranks[starts[group]..<starts[group + 1]] }
}
