import Testing

@testable import RerunStream

@Suite struct MP4IndexTests {
  /// A box as its header says it is.
  struct Box: Sendable {
    var type: String
    var length: UInt64
    /// Told in 64 bits.
    var isLong = false

    var header: [UInt8] {
      let letters = Array(type.unicodeScalars.map { UInt8($0.value & 255) })
      let short = bytes(isLong ? 1 : length, 4)
      return short + letters + (isLong ? bytes(length, 8) : [0, 0, 0, 0, 0, 0, 0, 0])
    }

    private func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var boxes: [Box]
    /// Of the file; nil is the sum of its boxes.
    var size: Int64?
    var need = MP4Index.Need.nothing
    var index: Range<Int64>?
  }

  static let rows = [
    Row(
      testDescription: "index behind the film",
      boxes: [Box("ftyp", 32), Box("free", 8), Box("mdat", 5000), Box("moov", 700)],
      index: 5040..<5740
    ),
    Row(
      testDescription: "index in front",
      boxes: [Box("ftyp", 32), Box("moov", 700), Box("free", 100), Box("mdat", 5000)],
      index: 32..<732
    ),
    Row(
      testDescription: "five gigabytes",
      boxes: [Box("ftyp", 24), Box("mdat", 5 << 30, isLong: true), Box("moov", 8_000_000)],
      index: (5 << 30) + 24..<(5 << 30) + 8_000_024
    ),
    Row(
      testDescription: "QuickTime",
      boxes: [Box("wide", 8), Box("mdat", 90), Box("moov", 50), Box("©too", 9)],
      index: 98..<148
    ),
    Row(
      testDescription: "film up to the end",
      boxes: [Box("ftyp", 24), Box("moov", 700), Box("mdat", 0)],
      size: 100_000,
      index: 24..<724
    ),
    Row(
      testDescription: "index up to the end",
      boxes: [Box("ftyp", 24), Box("mdat", 1000), Box("moov", 0)],
      size: 2000,
      index: 1024..<2000
    ),
    Row(
      testDescription: "in fragments",
      boxes: [Box("ftyp", 24), Box("moov", 700), Box("sidx", 60), Box("moof", 200)],
      size: 100_000,
      index: 24..<724
    ),
    Row(
      testDescription: "film breaks off behind its index",
      boxes: [Box("ftyp", 24), Box("moov", 700), Box("mdat", 50_000)],
      size: 20_000,
      index: 24..<724
    ),
    Row(
      testDescription: "film breaks off before its index",
      boxes: [Box("ftyp", 24), Box("mdat", 50_000)],
      size: 20_000,
      need: .unsuitable(.noIndex)
    ),
    Row(
      testDescription: "film up to the end, and no index",
      boxes: [Box("ftyp", 24), Box("mdat", 0)],
      size: 20_000,
      need: .unsuitable(.noIndex)
    ),
    Row(
      testDescription: "index breaks off",
      boxes: [Box("ftyp", 24), Box("mdat", 1000), Box("moov", 700)],
      size: 1500,
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "index and nothing to it",
      boxes: [Box("ftyp", 24), Box("moov", 700)],
      need: .unsuitable(.damaged),
      index: 24..<724
    ),
    Row(
      testDescription: "empty index",
      boxes: [Box("ftyp", 24), Box("mdat", 1000), Box("moov", 8)],
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "two indexes",
      boxes: [Box("ftyp", 24), Box("moov", 100), Box("moov", 100), Box("mdat", 100)],
      need: .unsuitable(.damaged),
      index: 24..<124
    ),
    Row(
      testDescription: "index of 17 megabytes",
      boxes: [Box("ftyp", 24), Box("mdat", 1000), Box("moov", 17 << 20)],
      need: .unsuitable(.tooLarge)
    ),
    Row(
      testDescription: "index of an exabyte",
      boxes: [Box("ftyp", 24), Box("mdat", 1000), Box("moov", 1 << 60, isLong: true)],
      size: 1 << 61,
      need: .unsuitable(.tooLarge)
    ),
    Row(
      testDescription: "length beyond all numbers",
      boxes: [Box("ftyp", 24), Box("mdat", .max, isLong: true)],
      size: 20_000,
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "largest length there is",
      boxes: [Box("ftyp", 24), Box("mdat", UInt64(Int64.max), isLong: true)],
      size: .max,
      need: .unsuitable(.noIndex)
    ),
    Row(
      testDescription: "length that leads backwards",
      boxes: [Box("ftyp", 24), Box("free", 4)],
      size: 20_000,
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "long length of nothing",
      boxes: [Box("ftyp", 24), Box("free", 0, isLong: true)],
      size: 20_000,
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "boxes without end",
      boxes: [Box("ftyp", 16)] + Array(repeating: Box("free", 16), count: 200),
      need: .unsuitable(.damaged)
    ),
    Row(
      testDescription: "zeros",
      boxes: [Box("\0\0\0\0", 0)],
      size: 20_000,
      need: .unsuitable(.notMP4)
    ),
    Row(
      testDescription: "zeros behind the first box",
      boxes: [Box("ftyp", 24), Box("\0\0\0\0", 0)],
      size: 20_000,
      need: .unsuitable(.damaged)
    ),
    Row(testDescription: "empty file", boxes: [], size: 0, need: .unsuitable(.notMP4)),
    Row(testDescription: "size below nothing", boxes: [], size: -5, need: .unsuitable(.notMP4)),
  ]

  @Test(arguments: rows) func isFoundOrGivenUp(_ row: Row) {
    var headers: [Int64: [UInt8]] = [:]
    var end: Int64 = 0
    for box in row.boxes {
      headers[end] = box.header
      end = end.addingReportingOverflow(Int64(clamping: box.length)).partialValue
    }
    var walk = MP4Index(fileSize: row.size ?? end)
    var steps = 0
    while case .header(let start) = walk.need, steps < 1000 {
      steps += 1
      #expect(start >= 0 && start < row.size ?? end)
      walk.read(headers[start] ?? [])
    }
    #expect(walk.need == row.need)
    #expect(walk.index == row.index)
    #expect(steps <= 65)
  }

  struct Text: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
  }

  static let texts = [
    Text(testDescription: "web page", bytes: Array("<!DOCTYPE html><html><body>".utf8)),
    Text(
      testDescription: "Matroska",
      bytes: [0x1A, 0x45, 0xDF, 0xA3] + Array(repeating: 1, count: 30)
    ),
    Text(testDescription: "playlist", bytes: Array("#EXTM3U\n#EXTINF:-1,One\nhttp://a/b".utf8)),
    Text(testDescription: "transport stream", bytes: Array(repeating: 0x47, count: 188)),
    Text(testDescription: "fewer bytes than promised", bytes: [0, 0, 0]),
  ]

  @Test(arguments: texts) func isNoFilm(_ text: Text) {
    var walk = MP4Index(fileSize: 100_000)
    walk.read(text.bytes)
    #expect(walk.need == .unsuitable(.notMP4))
    #expect(walk.index == nil)
  }

  /// Whatever the bytes, it ends and stays within the file.
  @Test func endsWithAnyBytes() {
    var seed: UInt64 = 7
    func random() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 20
    }
    let types = ["ftyp", "moov", "mdat", "free", "uuid"].map { Array($0.utf8) }
    for _ in 0..<5000 {
      let size = Int64(random() % 100_000)
      var walk = MP4Index(fileSize: size)
      var steps = 0
      while case .header(let start) = walk.need {
        steps += 1
        #expect(steps <= 65 && start < size)
        var header = (0..<16).map { _ in UInt8(random() & (random() % 3 == 0 ? 255 : 15)) }
        header.replaceSubrange(4..<8, with: steps == 1 ? types[0] : types[Int(random() % 5)])
        if random() % 2 == 0 { header.replaceSubrange(0..<2, with: [0, 0]) }
        walk.read(header.prefix(random() % 50 == 0 ? 5 : 16))
      }
      if let index = walk.index { #expect(index.upperBound <= size) }
    }
  }
}

extension MP4IndexTests.Box {
  init(_ type: String, _ length: UInt64, isLong: Bool = false) {
    self.init(type: type, length: length, isLong: isLong)
  }
}
