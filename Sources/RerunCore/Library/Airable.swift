/// What the schedule reads of an item that can air.
struct Airable: Sendable {
  typealias Block = BroadcastYear.Block

  /// Index into `Station.items`.
  var item: Int32
  /// What counts as the same thing twice; a name in `Library.works`.
  var work: NameTable.Number
  /// The show it takes turns as: a name in `Library.shows`; films, and episodes without a show,
  /// belong to "".
  var show: NameTable.Number
  /// The run time in seconds.
  var runtime: Int32
  /// How many blocks it takes in a slot of its own.
  var length: Block
  var isMovie: Bool
  /// Eligible on days that start after this.
  var availableFrom: Seconds
  /// 0 is unknown.
  var addedAt: Seconds
  /// Watched on days that start after this.
  var watchedFrom: Seconds

  /// The longest run time that can be scheduled, in seconds.
  static let longest: Seconds = 82_620
  /// The least break after a programme that has its slot alone, in seconds.
  static let leastBreak: Seconds = 180
  /// A slot whose first programme is no longer than this, in seconds, is shared.
  static let longestInSharedSlot: Int32 = 900
  /// What the programmes of a shared slot may fill, in seconds.
  static let sharedSlot = Int32(BroadcastYear.blockLength)

  var opensSharedSlot: Bool { runtime <= Self.longestInSharedSlot }
  /// How many blocks the slot that it opens takes.
  var blocks: Block { opensSharedSlot ? 1 : length }

  static func isSchedulable(_ item: Item) -> Bool { item.runtime > 0 && item.runtime <= longest }

  static func length(ofRuntime runtime: Seconds) -> Block {
    Block((runtime + leastBreak + BroadcastYear.blockLength - 1) / BroadcastYear.blockLength)
  }
}
