/// A day's channels as they are scheduled.
struct Lineup {
  /// How a channel is scheduled (docs/SCHEDULE.md section 4); the first are scheduled first, and the
  /// others yield to them.
  enum Method: Int, Comparable {
    case tape, turns, shuffle, new, unwatched

    init(_ channel: Channel) {
      switch (channel.class, channel.order) {
      case (.new, _): self = .new
      case (.unwatched, _): self = .unwatched
      case (.regular, .inOrder): self = .tape
      case (.regular, .turns): self = .turns
      case (.regular, .shuffle): self = .shuffle
      }
    }

    static func < (a: Method, b: Method) -> Bool { a.rawValue < b.rawValue }
  }

  struct Entry {
    var channel: Channel
    var method: Method
    /// Its items that can air, all copies, in canonical order.
    var members: [Library.Rank]

    init(_ channel: Channel, members: [Library.Rank]) {
      self.channel = channel
      method = Method(channel)
      self.members = members
    }
  }

  /// By number, then id.
  let entries: [Entry]
  /// The tapes, then the turns, as places in `entries`.
  let running: [Int]
  /// The channels that are shuffled daily, as places in `entries`, in their order.
  let daily: [Int]

  init(_ entries: [Entry]) {
    let sorted = entries.sorted { a, b in
      a.channel.number == b.channel.number
        ? ByteString(a.channel.id) < ByteString(b.channel.id)
        : a.channel.number < b.channel.number
    }
    let order = sorted.indices.sorted { a, b in
      let (first, second) = (sorted[a], sorted[b])
      return first.method == second.method
        ? ByteString(first.channel.id) < ByteString(second.channel.id)
        : first.method < second.method
    }
    self.entries = sorted
    running = order.filter { sorted[$0].method <= .turns }
    daily = order.filter { sorted[$0].method > .turns }
  }

  /// The lineup that the station file lists.
  init(_ channels: [Channel], of station: Station, library: Library) {
    var ranks: [ByteString: Library.Rank] = [:]
    for rank in library.ranks {
      ranks[ByteString(station.items[Int(library[rank].item)].id)] = rank
    }
    self.init(
      channels.map { channel in
        let members = Set(channel.itemIDs.compactMap { ranks[ByteString($0)] })
        return Entry(channel, members: members.sorted())
      }
    )
  }

  var channels: [Channel] { entries.map(\.channel) }
}
