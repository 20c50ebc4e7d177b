/// One airing of an item.
public struct Airing: Sendable, Hashable {
  /// Index into `Station.items` of the station this was scheduled from.
  public var item: Int
  public var start: Seconds
  public var end: Seconds

  public init(item: Int, start: Seconds, end: Seconds) {
    self.item = item
    self.start = start
    self.end = end
  }
}

/// A stretch of a channel's day: one programme or several back to back, then the break.
///
/// Without programmes it is off the air, a sign-off, or what is left between two days.
public struct Slot: Sendable, Hashable {
  public var start: Seconds
  public var end: Seconds
  public var programs: [Airing]

  public init(start: Seconds, end: Seconds, programs: [Airing]) {
    self.start = start
    self.end = end
    self.programs = programs
  }
}

/// A trailer or spot that fills breaks.
public struct Filler: Sendable, Hashable {
  public var id: String
  public var runtime: Seconds
  /// Where the picture is; empty if unknown.
  ///
  /// The schedule doesn't read it.
  public var url = ""

  public init(id: String, runtime: Seconds) {
    self.id = id
    self.runtime = runtime
  }
}
