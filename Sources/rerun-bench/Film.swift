import Foundation
import RerunCore

/// A video that can be told from others by the colour of a band at its left edge.
struct Film: Equatable, Sendable {
  /// A file, or an address of a server.
  var path: String
  /// Six hexadecimal digits; each pair is 00, 80 or FF.
  var color: String

  static let colors = ["FF0000", "00FF00", "0000FF", "FFFF00", "FF00FF", "00FFFF"]

  var url: String { path.contains("://") ? path : "file://\(path)" }

  /// Whether a picture of it has `pixel` (0x00RRGGBB) in that band: coding changes it a little.
  func shows(_ pixel: UInt32) -> Bool {
    guard let wanted = UInt32(color, radix: 16) else { return false }
    return [16, 8, 0].allSatisfy { shift in
      let difference = Int(wanted >> shift & 255) - Int(pixel >> shift & 255)
      return abs(difference) < 64
    }
  }

  /// FFmpeg's filter that paints the band: a tenth of a picture 1280 wide, where the stage has
  /// nothing to say.
  static func band(_ color: String) -> String { "drawbox=w=128:h=ih:t=fill:color=0x\(color)" }

  /// One channel for each film, from 2 on, that shows nothing else.
  static func station(of films: [Film], runtime: Seconds) -> Station {
    var items: [Item] = []
    var channels: [Channel] = []
    for (index, film) in films.enumerated() {
      var item = Item(id: "film-\(index)", kind: .movie)
      item.title = "Film \(index)"
      item.runtime = runtime
      item.details.url = film.url
      items.append(item)
      var channel = Channel(id: "channel-\(index)", number: Int64(index + 2), order: .inOrder)
      channel.name = "Channel \(index)"
      channel.itemIDs = [item.id]
      channels.append(channel)
    }
    return Station(zone: .utc, items: items, channels: channels)
  }

  /// An instant at which every channel is a minute into a programme, and `margin` from its end.
  static func moment(_ station: Station, margin: Seconds = 300) throws -> Seconds {
    var scheduler = Scheduler(station: station)
    let day = Day(year: 2026, month: 6, day: 10)
    let listings = scheduler.listings(from: day, through: day)
    let noon = station.zone.dayStart(day) + 12 * 3600
    let moment = stride(from: noon, to: noon + 36_000, by: 60).first { instant in
      (station.channels ?? []).allSatisfy { channel in
        listings.slot(of: channel.id, at: instant)?.programs.contains {
          $0.start + 60 <= instant && instant < $0.end - margin
        } ?? false
      }
    }
    guard let moment else { throw BenchmarkError("no moment at which all channels play") }
    return moment
  }
}

/// Films of nearly three hours, in what films come in.
struct LongFilms {
  /// Long enough for an MP4's index of 7.9 MB.
  static let runtime: Seconds = 10_200

  var folder: String
  /// File names without their ends, and the band's colour.
  var films: [(name: String, color: String)]
  /// Of an MP4.
  var indexBytes: Int

  /// Three films; each twelve seconds over and over, which costs no encoding.
  init(_ workplace: Workplace) throws {
    let folder = try workplace.makeFolder("films")
    self.folder = folder.path
    films = Film.colors.prefix(3).enumerated().map { ("film-\($0.offset)", $0.element) }
    for film in films {
      let scene = folder.appendingPathComponent("scene-\(film.name).mkv").path
      try workplace.ffmpeg([
        "-f", "lavfi", "-i", "smptebars=s=1280x720:r=25:d=12,\(Film.band(film.color))", "-f",
        "lavfi", "-i", "sine=f=330:d=12", "-c:v", "libx264", "-preset", "veryfast", "-crf", "30",
        "-pix_fmt", "yuv420p", "-g", "50", "-bf", "2", "-c:a", "aac", "-b:a", "48k", scene,
      ])
      let path = folder.appendingPathComponent(film.name).path
      let loop = ["-stream_loop", "849", "-i", scene, "-c", "copy"]
      try workplace.ffmpeg(loop + [path + ".mkv"])
      try workplace.ffmpeg(loop + [path + ".mp4"])
      try workplace.ffmpeg(
        loop + [
          "-f", "hls", "-hls_time", "6", "-hls_list_size", "0", "-hls_segment_filename",
          path + "-%04d.ts", path + ".m3u8",
        ]
      )
    }
    indexBytes = try Self.indexBytes(of: folder.appendingPathComponent("film-0.mp4"))
    guard indexBytes > 7_500_000 else {
      throw BenchmarkError("the MP4 file's index has only \(indexBytes) bytes")
    }
  }

  /// Bytes of the box `moov`.
  private static func indexBytes(of file: URL) throws -> Int {
    let handle = try FileHandle(forReadingFrom: file)
    var place: UInt64 = 0
    while true {
      try handle.seek(toOffset: place)
      guard let head = try handle.read(upToCount: 16), head.count == 16 else { return 0 }
      let bytes = [UInt8](head)
      var size = bytes[0..<4].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      if size == 1 { size = bytes[8..<16].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
      if bytes[4..<8].elementsEqual("moov".utf8) { return Int(size) }
      guard size >= 8 else { return 0 }
      place += size
    }
  }
}
