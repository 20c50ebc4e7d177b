import Foundation
import RerunControl
import RerunCore
import RerunJSON
import RerunTestSupport
import Testing

/// What is heard of the built program: on a sound server of the test's own, and on SDL's disk.
///
/// The programmes are pure tones, far from each other and from the sting's notes and their octaves.
@Suite(.serialized) struct SoundEndToEndTests {
  static let first = 2_000.0
  static let second = 3_000.0
  /// The sting of Late Show.
  static let notes = [392.0, 587.33]
  /// ffmpeg's tone is an eighth of full scale.
  static let audible = 0.03

  /// Channels 5 and 6 show one film each, at the same time; 7 both, one after another.
  static func station(in folder: TemporaryFolder) throws -> String {
    let films = try [first, second].map { try film(hertz: Int($0)) }
    let items = films.enumerated().map { index, path in
      """
      {"id": "f\(index)", "kind": "movie", "title": "Film \(index)", "year": \(1990 + index),
       "runtime": 300, "url": "\(path)"}
      """
    }
    return try folder.write(
      """
      {"timeZone": "UTC", "items": [\(items.joined(separator: ","))], "channels": [
        {"id": "c5", "number": 5, "name": "Five", "order": "inOrder", "itemIDs": ["f0"]},
        {"id": "c6", "number": 6, "name": "Six", "order": "inOrder", "itemIDs": ["f1"]}]}
      """,
      to: "station.json"
    )
  }

  static func bothInOne(in folder: TemporaryFolder) throws -> String {
    let text = try String(contentsOfFile: station(in: folder), encoding: .utf8)
    let channels = try #require(text.range(of: "\"channels\""))
    return try folder.write(
      text[..<channels.lowerBound] + """
        "channels": [{"id": "c7", "number": 7, "name": "Seven", "order": "inOrder",
                      "itemIDs": ["f0", "f1"]}]}
        """,
      to: "both.json"
    )
  }

  private static func film(hertz: Int) throws -> String {
    let path = NSTemporaryDirectory() + "rerun-kiosk-test-tone-\(hertz).mkv"
    if FileManager.default.fileExists(atPath: path) { return path }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=size=64x36:rate=10",
      "-f", "lavfi", "-i", "sine=\(hertz):r=44100", "-t", "310", "-c:v", "libx264", "-preset",
      "ultrafast", "-pix_fmt", "yuv420p", "-g", "10", "-c:a", "aac", "-f", "matroska",
      path + ".part",
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "ffmpeg could not make \(path)")
    try FileManager.default.moveItem(atPath: path + ".part", toPath: path)
    return path
  }

  /// When each of the sting's notes begins, in milliseconds.
  private func stings(in meter: ToneMeter) -> [[Int]] {
    Self.notes.map { note in
      // Told apart from each other by a longer look.
      meter.spans(of: note, above: 0.03, window: 40).filter { $0.count >= 40 }.map(\.lowerBound)
    }
  }

  @Test(.enabled(if: SoundServer.isInstalled, "\(SoundServer.need)"))
  func aChangeIsTheStingAndNeverTwoProgrammes() throws {
    let server = try SoundServer()
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Self.station(in: folder), "--now", EndToEndTests.now,
        "--tune", "5", "--audio-output", "pulse",
      ],
      environment: server.environment,
      folder: folder
    )
    try kiosk.wait("the first channel", until: EndToEndTests.isPlaying(5))
    Thread.sleep(forTimeInterval: 1.5)
    try server.record()
    Thread.sleep(forTimeInterval: 1)
    for channel: Int64 in [6, 5, 6] {
      _ = try kiosk.send(.press([.tap(.channelUp)]))
      try kiosk.wait("channel \(channel)", until: EndToEndTests.isPlaying(channel))
      Thread.sleep(forTimeInterval: 2)
    }
    let meter = try server.finish()
    let notes = stings(in: meter)
    #expect(notes.map(\.count) == [3, 3], "the notes begin at \(notes)")
    for (low, high) in zip(notes[0], notes[1]) {
      #expect((150...300).contains(high - low), "the second note comes \(high - low) ms later")
    }
    #expect(meter.overlap(of: Self.first, Self.second, above: Self.audible) <= 20)
    // The old programme ends when the sting begins.
    let spans = [Self.first, Self.second].map { meter.spans(of: $0, above: Self.audible) }
    #expect(spans.allSatisfy { !$0.isEmpty })
    for (index, start) in notes[0].enumerated() {
      let old = spans[index % 2].map { $0.clamped(to: start..<(start + 600)).count }.reduce(0, +)
      #expect(old <= 60, "\(old) ms of the old programme under sting \(index): \(spans), \(notes)")
    }
    #expect(meter.peak < 0.9)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "\(SoundServer.need)"))
  func oneProgrammeFollowsAnother() throws {
    let server = try SoundServer()
    let folder = try TemporaryFolder()
    let kiosk = try KioskProcess(
      [
        "--headless", "--library", Self.bothInOne(in: folder), "--now", "2026-11-14T10:04:50Z",
        "--tune", "7", "--audio-output", "pulse",
      ],
      environment: server.environment,
      folder: folder
    )
    try kiosk.wait("the first", until: EndToEndTests.isPlaying(7))
    let before = try kiosk.status().at("tuned.programID")
    try server.record()
    try kiosk.wait("the second") {
      $0.at("tuned.programID") != before && EndToEndTests.isPlaying(7)($0)
    }
    Thread.sleep(forTimeInterval: 2)
    let meter = try server.finish()
    let spans = [Self.first, Self.second].map { meter.spans(of: $0, above: Self.audible) }
      .sorted { ($0.first?.lowerBound ?? 0) < ($1.first?.lowerBound ?? 0) }
    let end = try #require(spans[0].last?.upperBound)
    let start = try #require(spans[1].first?.lowerBound)
    // None by a quiet machine's measure; to open a file takes a busy one longer.
    #expect(start - end <= 250, "silent for \(start - end) ms; \(spans)")
    #expect(meter.overlap(of: Self.first, Self.second, above: Self.audible) <= 20)
  }

  @Test func theStingAlone() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/sound.raw"
    let kiosk = try KioskProcess(
      ["--headless", "--library", Self.station(in: folder), "--now", EndToEndTests.now],
      environment: ["SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": file],
      folder: folder
    )
    try kiosk.wait("the preview", until: EndToEndTests.isPlaying(5))
    _ = try kiosk.send(.press([.tap(.select)]))
    try kiosk.wait("watching") { $0.at("screen")?.stringValue == "watching" }
    _ = try kiosk.send(.press([.tap(.channelUp)]))
    try kiosk.wait("the next channel", until: EndToEndTests.isPlaying(6))
    Thread.sleep(forTimeInterval: 2.5)
    _ = try kiosk.send(.quit)
    #expect(kiosk.waitForEnd() == 0)
    let meter = ToneMeter(raw: try Data(contentsOf: URL(fileURLWithPath: file)))
    let notes = stings(in: meter)
    #expect(notes.map(\.count) == [1, 1], "the notes begin at \(notes)")
    // The device was open before, and fed with silence after.
    #expect((notes[0].first ?? 0) > 100)
    #expect(meter.milliseconds - (notes[1].first ?? 0) > 1_000)
  }
}
