import RerunCore
import Testing

@Suite struct TrackMatchingTests {
  struct Code: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(code ?? "nil") is \(normal)" }
    var code: String?
    var normal: String
  }

  static let codes = [
    Code(code: "de", normal: "de"), Code(code: "ger", normal: "de"),
    Code(code: "deu", normal: "de"),
    Code(code: "DE-at", normal: "de"), Code(code: "en-GB", normal: "en"),
    Code(code: "eng", normal: "en"), Code(code: "fre", normal: "fr"),
    Code(code: "fra", normal: "fr"), Code(code: "zh_Hant", normal: "zh"),
    Code(code: "chi", normal: "zh"), Code(code: "cze", normal: "cs"),
    Code(code: "ces", normal: "cs"), Code(code: "nld", normal: "nl"),
    Code(code: "dut", normal: "nl"), Code(code: "iw", normal: "he"),
    Code(code: "tlh", normal: "tlh"), Code(code: "und", normal: ""),
    Code(code: "", normal: ""), Code(code: nil, normal: ""),
  ]

  @Test(arguments: codes) func languages(_ code: Code) {
    #expect(LanguageCode.normalized(code.code) == code.normal)
  }

  struct Title: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(kind.rawValue) \(title)" }
    var kind: MediaTrack.Kind
    var title: String
    var role: TrackChoice.Wish.Role
  }

  static let titles = [
    Title(kind: .audio, title: "English 5.1", role: .normal),
    Title(kind: .audio, title: "Director’s Commentary", role: .commentary),
    Title(kind: .audio, title: "Audiokommentar mit dem Regisseur", role: .commentary),
    Title(kind: .audio, title: "Audio Description", role: .description),
    Title(kind: .audio, title: "Hörfassung", role: .description),
    Title(kind: .subtitle, title: "English (SDH)", role: .hearingImpaired),
    Title(kind: .subtitle, title: "English [CC]", role: .hearingImpaired),
    Title(kind: .subtitle, title: "Deutsch (erzwungen)", role: .forced),
    Title(kind: .subtitle, title: "Forced", role: .forced),
    Title(kind: .subtitle, title: "Signs & Songs", role: .forced),
    Title(kind: .subtitle, title: "Commentary", role: .commentary),
    Title(kind: .subtitle, title: "Accents of the Ad Men", role: .normal),
    Title(kind: .audio, title: "Forced march", role: .normal),
  ]

  @Test(arguments: titles) func roles(_ title: Title) {
    var track = MediaTrack(kind: title.kind, id: 1)
    track.title = title.title
    #expect(track.role == title.role)
  }

  @Test func flagsCount() {
    var forced = MediaTrack(kind: .subtitle, id: 1)
    forced.isForced = true
    var deaf = MediaTrack(kind: .subtitle, id: 2)
    deaf.isHearingImpaired = true
    var blind = MediaTrack(kind: .audio, id: 3)
    blind.isVisualImpaired = true
    #expect([forced, deaf, blind].map(\.role) == [.forced, .hearingImpaired, .description])
  }

  static func track(
    _ kind: MediaTrack.Kind,
    _ id: Int64,
    _ language: String?,
    title: String? = nil,
    isDefault: Bool = false
  ) -> MediaTrack {
    var track = MediaTrack(kind: kind, id: id)
    track.language = language
    track.title = title
    track.isDefault = isDefault
    return track
  }

  static let file = [
    track(.video, 1, nil),
    track(.audio, 1, "eng", isDefault: true),
    track(.audio, 2, "eng", title: "Commentary"),
    track(.audio, 3, "ger"),
    track(.audio, 4, "deu", title: "Hörfassung"),
    track(.subtitle, 1, "ger", title: "forced"),
    track(.subtitle, 2, "ger", title: "SDH"),
    track(.subtitle, 3, "en"),
    track(.subtitle, 4, "en", isDefault: true),
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var audio: TrackChoice.Wish?
    var subtitle: TrackChoice.Subtitle?
    var expected: (TrackChoice.Selection.Order, TrackChoice.Selection.Order)
  }

  static func wish(
    _ language: String,
    _ role: TrackChoice.Wish.Role = .normal
  ) -> TrackChoice.Wish { TrackChoice.Wish(language: language, role: role) }

  static let rows = [
    Row(testDescription: "nothing chosen", expected: (.leave, .leave)),
    Row(
      testDescription: "by language",
      audio: wish("de"),
      subtitle: .off,
      expected: (.track(3), .off)
    ),
    Row(
      testDescription: "other letters for the same language",
      audio: wish("deu"),
      expected: (.track(3), .leave)
    ),
    Row(
      testDescription: "by what it is for",
      audio: wish("en", .commentary),
      subtitle: .track(wish("de", .forced)),
      expected: (.track(2), .track(1))
    ),
    Row(
      testDescription: "no commentary in German: the film",
      audio: wish("de", .commentary),
      expected: (.track(3), .leave)
    ),
    Row(
      testDescription: "subtitles for the deaf will do, and the other way about",
      audio: wish("de", .description),
      subtitle: .track(wish("de")),
      expected: (.track(4), .track(2))
    ),
    Row(
      testDescription: "the default of several",
      subtitle: .track(wish("en", .hearingImpaired)),
      expected: (.leave, .track(4))
    ),
    Row(
      testDescription: "a language it hasn't",
      audio: wish("fr"),
      subtitle: .track(wish("fr")),
      expected: (.leave, .leave)
    ),
    Row(
      testDescription: "full subtitles don't stand in for forced ones",
      subtitle: .track(wish("en", .forced)),
      expected: (.leave, .leave)
    ),
  ]

  @Test(arguments: rows) func chosen(_ row: Row) {
    var choice = TrackChoice()
    choice.audio = row.audio
    choice.subtitle = row.subtitle
    let selection = choice.selection(of: Self.file)
    #expect(selection.audio == row.expected.0)
    #expect(selection.subtitle == row.expected.1)
  }
}
