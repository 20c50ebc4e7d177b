import Foundation
import RerunCore
import RerunStore
import Testing

@testable import RerunMedia

/// The real probe on real files.
@Suite struct ProbeTests {
  private func path(_ name: String) throws -> FilePath {
    FilePath(try RealMedia.folder.get().at(name))
  }

  @Test(arguments: [
    "both.mkv", "both.mp4", "quick.mp4", "both.ts", "both.avi", "fragmented.mp4", "streamed.mkv",
  ])
  func facts(_ name: String) throws {
    let facts = try MediaProbe.libav.facts(path(name))
    #expect((1_800...2_200).contains(facts.durationInMilliseconds))
    #expect(facts.videoCodec == "h264")
    #expect(facts.width == 64)
    #expect(facts.height == 36)
    #expect(facts.audioStreams == 1)
  }

  @Test func boxesAndLibavAgree() throws {
    for name in ["both.mp4", "silent.mp4"] {
      let boxes = try #require(try MP4Header.facts(of: path(name)))
      let libav = try LibavProbe.facts(of: path(name))
      #expect(abs(boxes.durationInMilliseconds - libav.durationInMilliseconds) <= 50)
      #expect(boxes.videoCodec == libav.videoCodec)
      #expect(boxes.audioStreams == libav.audioStreams)
      #expect((boxes.width, boxes.height) == (libav.width, libav.height))
    }
    #expect(try MP4Header.facts(of: path("fragmented.mp4")) == nil)
    #expect(try MP4Header.facts(of: path("both.mkv")) == nil)
  }

  @Test func soundAlone() throws {
    let path = try path("sound.mkv")
    #expect(throws: ProbeFailure.noVideo) { try MediaProbe.libav.facts(path) }
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var contents: @Sendable () throws -> Data
  }

  static let broken = [
    Broken(testDescription: "text") { Data("This is not a film.\n".utf8) },
    Broken(testDescription: "a playlist") {
      Data("#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n".utf8)
    },
    Broken(testDescription: "a concat script") {
      Data("ffconcat version 1.0\nfile /etc/passwd\n".utf8)
    },
    Broken(testDescription: "an MP4 without its end") {
      try RealMedia.data("both.mp4").prefix(2_000)
    },
    Broken(testDescription: "an MP4 whose index comes first, without its end") {
      try RealMedia.data("quick.mp4").dropLast(100)
    },
    Broken(testDescription: "an MKV without its end") {
      try RealMedia.data("both.mkv").dropLast(100)
    },
    Broken(testDescription: "the beginning of an MKV") {
      try RealMedia.data("both.mkv").prefix(40)
    },
    Broken(testDescription: "zeros") { Data(count: 100_000) },
  ]

  @Test(arguments: broken) func notMedia(_ row: Broken) throws {
    let folder = try TestFolder()
    try folder.add("x.mkv", try row.contents())
    #expect(throws: ProbeFailure.self) {
      try MediaProbe.libav.facts(FilePath(folder.at("x.mkv")))
    }
  }

  /// Bytes changed at every place in turn: any answer will do, but it must come, and not trap.
  @Test func damagedBoxesDoNotTrap() throws {
    let folder = try TestFolder()
    let whole = try RealMedia.data("silent.mp4")
    let path = FilePath(folder.at("x.mp4"))
    for index in stride(from: 0, to: min(whole.count, 200), by: 1) {
      var damaged = whole
      damaged[index] = 0xFF
      try folder.add("x.mp4", damaged)
      _ = try? MP4Header.facts(of: path)
    }
    let moov = try #require(whole.range(of: Data("moov".utf8))).lowerBound
    for index in moov..<min(moov + 700, whole.count) {
      var damaged = whole
      damaged[index] ^= 0xFF
      try folder.add("x.mp4", damaged)
      _ = try? MP4Header.facts(of: path)
    }
  }

  @Test func aFolderOfRealFiles() throws {
    let folder = try TestFolder()
    for ending in ["mkv", "mp4", "ts", "avi"] {
      try folder.add("Film \(ending) (1987).\(ending)", try RealMedia.data("both.\(ending)"))
    }
    try folder.add("Show/Season 1/S01E01.mp4", try RealMedia.data("both.mp4"))
    try folder.add("Text.mkv", "text")
    try folder.add("Sound.mkv", try RealMedia.data("sound.mkv"))
    try folder.add("Cut.mp4", try RealMedia.data("both.mp4").prefix(1_000))
    let scanner = FolderScanner(root: folder.path, store: try KioskStore())
    let first = try scanner.scan()
    #expect(first.snapshot.items.map(\.runtime) == [2, 2, 2, 2, 2])
    #expect(
      first.snapshot.leftOut == [
        LeftOut(path: "Cut.mp4", reason: .notMedia), LeftOut(path: "Sound.mkv", reason: .noVideo),
        LeftOut(path: "Text.mkv", reason: .notMedia),
      ]
    )
    #expect(first.filesRead == 8)
    #expect(try scanner.scan().filesRead == 0)
  }
}
