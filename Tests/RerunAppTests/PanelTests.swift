import RerunCore
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunApp

/// Sound and subtitles, stream info, what the banner offers, what stands over the picture.
@Suite struct PanelTests {
  static func track(
    _ kind: MediaTrack.Kind,
    _ id: Int64,
    _ language: String?,
    title: String? = nil,
    isSelected: Bool = false
  ) -> MediaTrack {
    var track = MediaTrack(kind: kind, id: id)
    track.language = language
    track.title = title
    track.isSelected = isSelected
    if kind == .audio { track.channelCount = id == 1 ? 6 : 2 }
    return track
  }

  static let tracks = [
    track(.video, 1, nil),
    track(.audio, 1, "eng", isSelected: true),
    track(.audio, 2, "eng", title: "Commentary"),
    track(.audio, 3, "ger"),
    track(.subtitle, 1, "ger", title: "SDH"),
    track(.subtitle, 2, nil, title: "Signs"),
  ]

  private func watching(tracks: [MediaTrack] = tracks) throws -> KioskRig {
    var rig = try ModelTesting.watching(7, ModelTesting.numbered([5, 7]))
    rig.play(.tracks(tracks))
    return rig
  }

  private var key: String { "c7" }

  // MARK: - Tracks

  @Test func rowsSayLanguageAndPurpose() throws {
    var rig = try watching()
    rig.press(.audio)
    rig.advance(seconds: 1)
    for text in [
      "Audio & subtitles", "Audio", "English", "English, commentary", "German", "5.1", "2.0",
      "Subtitles", "Off", "SDH", "Signs", "Sync", "Audio delay", "0 ms",
    ] {
      #expect(rig.texts.contains(text), "\(text) in \(rig.texts)")
    }
  }

  @Test func choosingIsDoneAndRemembered() throws {
    var rig = try watching()
    rig.press(.audio, .down, .down, .select)
    #expect(rig.orders == ["audio 3"])
    var choice = TrackChoice()
    choice.audio = TrackChoice.Wish(language: "de", role: .normal)
    let item = try #require(rig.model.tuner.airing.flatMap(rig.model.item))
    #expect(rig.effects.contains(.save(.tracks(key: item.trackKey, choice))))
    #expect(rig.model.preferences.tracks[item.trackKey] == choice)
    #expect(rig.model.tracks.filter(\.isSelected).map(\.id) == [3])
    _ = rig.takeEffects()

    rig.press(.subtitle, .down, .select)
    choice.subtitle = .track(TrackChoice.Wish(language: "de", role: .hearingImpaired))
    #expect(rig.orders == ["sub 1"])
    #expect(rig.effects.contains(.save(.tracks(key: item.trackKey, choice))))
    _ = rig.takeEffects()

    rig.press(.up, .select)
    choice.subtitle = .off
    #expect(rig.orders == ["sub off"])
    #expect(rig.effects.contains(.save(.tracks(key: item.trackKey, choice))))
  }

  @Test func delaysStopAtFiveSeconds() throws {
    var rig = try watching()
    // Up from the first row is the last: the subtitles' delay.
    rig.press(.audio, .up, .right)
    #expect(rig.orders == ["delays 0 50"])
    rig.press(.left, .left)
    #expect(rig.orders.last == "delays 0 -50")
    #expect(rig.shows("−50 ms"))
    rig.press(.up)
    for _ in 0..<130 { rig.send(.remote(.again(.right))) }
    #expect(rig.orders.last == "delays 5000 -50")
    #expect(rig.effects.filter { if case .setDelays = $0 { true } else { false } }.count == 103)
    // Select puts it back.
    rig.press(.select)
    #expect(rig.orders.last == "delays 0 -50")
    rig.press(.back)
    #expect(rig.model.overlay == nil)
  }

  @Test func withoutTracksANoteSaysSo() throws {
    var rig = try watching(tracks: [])
    rig.press(.subtitle)
    #expect(rig.model.overlay == nil)
    #expect(rig.shows("no tracks to choose"))
    rig.press(.select)
    #expect(!rig.shows("Audio & subtitles"))
  }

  @Test func manyTracksScroll() throws {
    let many = (1...20).map { Self.track(.audio, Int64($0), "en", title: "Mix \($0)") }
    var rig = try watching(tracks: many)
    rig.press(.audio)
    for _ in 0..<19 { rig.press(.down) }
    rig.advance(seconds: 1)
    var rows: [(y: Double, isClipped: Bool)] = []
    for entry in rig.draw().entries {
      guard case .text(let text) = entry.item, text.string.contains("Mix 20") else { continue }
      rows.append((text.rect.y, entry.clip != nil))
    }
    let row = try #require(rows.first)
    #expect(row.y > 160 && row.y < 900)
    #expect(row.isClipped)
  }

  // MARK: - Stream info

  @Test func statisticsAreAskedForWhileTheyAreSeen() throws {
    var rig = try watching()
    rig.hold(.playPause)
    #expect(rig.orders == ["watch statistics"])
    var known = StreamStatistics()
    known.videoCodec = "hevc"
    known.width = 3840
    known.height = 2160
    known.framesPerSecond = 50
    known.hasFallenBack = true
    known.droppedFrames = 7
    rig.send(.statistics(known, ticket: rig.model.tuner.ticket))
    rig.advance(seconds: 1)
    #expect(rig.texts.contains("3840 × 2160  ·  HEVC  ·  50"))
    #expect(rig.texts.contains("fell back to the processor  ·  7 frames dropped"))
    // Nobody knows the bit rate.
    #expect(rig.texts.contains("–"))
    _ = rig.takeEffects()
    rig.press(.back)
    #expect(rig.orders == ["leave statistics"])
    #expect(rig.model.statistics == nil)
  }

  @Test func aChangeOfChannelLeavesThem() throws {
    var rig = try watching()
    rig.hold(.playPause)
    rig.press(.up)
    #expect(rig.orders.contains("leave statistics"))
  }

  struct Source: Sendable, CustomTestStringConvertible {
    var testDescription: String { url }
    var url: String
    var name: SourceName?
  }

  static let sources = [
    Source(url: "file:///films/A%20Film%20%C3%A9.mkv", name: .file("A Film é.mkv")),
    Source(url: "file:///films/cd1.avi\nfile:///films/cd2.avi", name: .file("cd1.avi")),
    Source(url: "/films/100%.mkv", name: .file("100%.mkv")),
    Source(
      url: "https://user:pass@attic.local:32400/library/1?X-Token=abc",
      name: .server("attic.local:32400")
    ),
    Source(url: "http://attic?token=abc", name: .server("attic")),
    Source(url: "sample:spot", name: .kiosk),
    Source(url: "", name: nil),
  ]

  @Test(arguments: sources) func sourcesWithoutSecrets(_ source: Source) {
    #expect(SourceName(url: source.url) == source.name)
  }

  @Test func figuresAsPeopleWriteThem() throws {
    let words = try watching().model.words
    #expect(
      [23.976, 25, 29.97, 59.94].map { StreamWords.rate($0, words) } == [
        "23.976", "25", "29.97", "59.94",
      ]
    )
    #expect([1, 2, 6, 8].map { StreamWords.channels($0) } == ["1.0", "2.0", "5.1", "7.1"])
    #expect(StreamWords.container("mov,mp4,m4a,3gp,3g2,mj2") == "MP4")
    #expect(StreamWords.codec("pcm_s16le") == "PCM")
  }

  // MARK: - Banner

  @Test func liveOffersTheBeginningAndBehindTheClock() throws {
    var rig = try watching()
    rig.press(.select)
    #expect(
      rig.model.chips(at: rig.now)
        == [.startOver, .tracks, .sleepTimer, .favourite, .streamInfo, .info, .options]
    )
    rig.press(.select)
    #expect(rig.orders == ["seek 0 exactly"])
    #expect(rig.model.chips(at: rig.now).first == .backToLive)
    #expect(rig.shows("behind"))
    _ = rig.takeEffects()
    rig.press(.select)
    #expect(rig.orders.first?.hasPrefix("seek") == true)
    #expect(!rig.model.playback(at: rig.now).isBehind)
  }

  @Test func anIntroCanBeSkippedBehindTheClock() throws {
    var rig = try watching()
    rig.play(
      .chapters([
        Chapter(title: "Intro", startMilliseconds: 0),
        Chapter(title: "Act one", startMilliseconds: 90_000),
      ])
    )
    rig.press(.select, .select)
    #expect(rig.model.chips(at: rig.now).first == .skip(.intro))
    _ = rig.takeEffects()
    rig.advance(seconds: 6)
    rig.press(.select)
    #expect(rig.shows("Skip intro"))
    rig.press(.select)
    #expect(rig.orders == ["seek 90 exactly"])
    #expect(rig.model.chips(at: rig.now).first == .backToLive)
  }

  @Test func arrowsStopAtTheEnds() throws {
    var rig = try watching()
    rig.press(.select, .left)
    #expect(rig.model.overlay == nil)
    #expect(rig.model.chipFocus(rig.model.chips(at: rig.now)) == 0)
    for _ in 0..<20 { rig.press(.right) }
    #expect(rig.model.banner.focus == .options)
    #expect(rig.model.overlay == nil)
    // Each press restarts the five seconds.
    rig.advance(seconds: 4)
    rig.press(.left)
    rig.advance(seconds: 4)
    #expect(rig.model.banner.shownAt != nil)
    rig.advance(seconds: 2)
    #expect(rig.model.banner.shownAt == nil)
  }

  // MARK: - Behind and buffering

  @Test func pausedStaysSaidAndBehindIsSaidForAMoment() throws {
    var rig = try watching()
    rig.press(.playPause)
    rig.advance(minutes: 1)
    #expect(rig.texts.contains("Paused  ·  1:00 behind"))
    rig.press(.guide)
    #expect(!rig.has("Paused"))
    rig.press(.exit)
    rig.advance(seconds: 10)
    #expect(rig.has("Paused"))
    rig.press(.playPause)
    rig.advance(seconds: 3)
    #expect(rig.texts.contains("1:10 behind live"))
    rig.advance(seconds: 2)
    #expect(!rig.has("behind live"))
    rig.press(.rewind)
    #expect(rig.has("1:20 behind live"))
    rig.press(.stop)
    #expect(!rig.has("behind live"))
  }

  @Test func aPictureThatWaitsDims() throws {
    var rig = try watching()
    rig.play(.stalled(true))
    rig.advance(milliseconds: 690)
    #expect(rig.model.beadPhase(at: rig.now) == nil)
    rig.advance(milliseconds: 10)
    #expect(rig.model.beadPhase(at: rig.now) == 0)
    rig.advance(milliseconds: 600)
    #expect(rig.model.beadPhase(at: rig.now) == 0.5)
    rig.play(.stalled(false))
    #expect(rig.model.beadPhase(at: rig.now) == nil)
    #expect(rig.pastDeadlines == [])
  }

  // MARK: - Cards

  @Test func theErrorCardLiesOverTheLastPicture() throws {
    var rig = try watching()
    rig.player = .fails(.format)
    rig.press(.up)
    rig.advance(seconds: 5)
    #expect(rig.has("won’t play"))
    #expect(rig.showsVideo)
    // Half a minute later a card takes its place.
    rig.advance(seconds: 30)
    #expect(!rig.showsVideo)
  }
}
