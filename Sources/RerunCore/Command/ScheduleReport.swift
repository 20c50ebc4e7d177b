import RerunJSON

/// The line of JSON that `rerun-kiosk schedule` prints: keys sorted, integers only.
///
/// Written straight to bytes: a year of a large lineup has more than a million slots.
struct ScheduleReport {
  private let station: Station
  private let breaks: Breaks
  private var bytes: [UInt8] = []

  /// Reports the channels of `lineup` over `days`.
  static func text(station: Station, lineup: [Channel], days: [DaySchedule]) -> String {
    var report = ScheduleReport(station: station)
    report.add("{\"channels\":")
    report.list(lineup) { $0.add($1, days) }
    report.add(",\"timeZone\":\(quoted(station.zone.name)),\"version\":1}\n")
    return String(decoding: report.bytes, as: UTF8.self)
  }

  private init(station: Station) {
    self.station = station
    breaks = Breaks(fillers: station.fillers)
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func list<Element>(
    _ elements: some Sequence<Element>,
    _ add: (inout ScheduleReport, Element) -> Void
  ) {
    var separator = "["
    for element in elements {
      self.add(separator)
      add(&self, element)
      separator = ","
    }
    self.add(separator == "[" ? "[]" : "]")
  }

  private mutating func add(_ channel: Channel, _ days: [DaySchedule]) {
    add("{\"class\":\(quoted(channel.class.rawValue)),\"days\":")
    list(days) { report, day in
      report.add("{\"day\":\(quoted(day.day.description)),\"slots\":")
      report.list(day.slots[channel.id] ?? []) { $0.add($1, of: channel) }
      report.add("}")
    }
    add(",\"id\":\(quoted(channel.id)),\"name\":\(quoted(channel.name))")
    add(",\"number\":\(channel.number),\"order\":\(quoted(channel.order.rawValue))}")
  }

  private mutating func add(_ slot: Slot, of channel: Channel) {
    add("{\"end\":\(slot.end)")
    if !station.fillers.isEmpty {
      add(",\"fillers\":")
      list(breaks.fillers(of: channel.id, in: slot)) { report, airing in
        report.airing(report.station.fillers[airing.filler].id, airing.start, airing.end)
      }
    }
    add(",\"programs\":")
    list(slot.programs) { report, airing in
      report.airing(report.station.items[airing.item].id, airing.start, airing.end)
    }
    add(",\"start\":\(slot.start)}")
  }

  private mutating func airing(_ id: String, _ start: Seconds, _ end: Seconds) {
    add("{\"end\":\(end),\"id\":\(quoted(id)),\"start\":\(start)}")
  }
}
