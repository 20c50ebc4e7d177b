import Glibc
import RerunStage
import RerunTestSupport
import Testing

@testable import RerunSDL

/// Where a test may find Noto Color Emoji without the whole system having it.
private let colourEmoji =
  getenv("RERUN_EMOJI_FONTS").map { String(cString: $0) } ?? "/usr/share/fonts/truetype/noto"

/// Text in the real fonts; the system's are Debian's fonts-noto-core, -cjk and fonts-dejavu-core.
@Suite @MainActor struct TextEngineTests {
  nonisolated static let hasNoto =
    access("/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", R_OK) == 0
    && access("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", R_OK) == 0
    && access("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", R_OK) == 0

  @Test func everyStyleOfBothThemesHasItsOwnFont() throws {
    let book = FontBook(fontsDirectory: Repository.root + "/Fonts")
    let names: [String: String] = [
      "detail.title": "BricolageGrotesque96pt-Bold", "wordmark": "BricolageGrotesque24pt-ExtraBold",
      "clock.suffix": "BricolageGrotesque24pt-SemiBold", "cell.title": "HankenGrotesk-Bold",
      "cell.sub": "HankenGrotesk-Medium", "chip": "HankenGrotesk-SemiBold",
    ]
    for id in ["late-show", "midnight-movie"] {
      let theme = try BundledTheme.load(id)
      for role in TypeRole.allCases {
        let style = theme.style(role)
        let path = try #require(book.primary(for: style)).path
        let file = try #require(path.split(separator: "/").last).dropLast(4)
        #expect(file.hasPrefix(style.family.filter { $0 != " " }), "\(id) \(role)")
        #expect(file.hasSuffix("Italic") == style.italic, "\(id) \(role)")
        if id == "late-show", let name = names[role.rawValue] { #expect(file == name) }
      }
    }
  }

  @Test func missingCutsFallToTheNearest() throws {
    let book = FontBook(fontsDirectory: Repository.root + "/Fonts")
    func file(_ family: String, _ weight: Int, italic: Bool = false, opsz: Int? = nil) -> String? {
      let style = TextStyle(
        family: family,
        weight: weight,
        italic: italic,
        size: 20,
        lineHeight: 24,
        opticalSize: opsz
      )
      return book.primary(for: style)?.path.split(separator: "/").last.map(String.init)
    }
    #expect(file("Hanken Grotesk", 900) == "HankenGrotesk-Bold.ttf")
    #expect(file("Barlow Condensed", 500, italic: true) == "BarlowCondensed-BoldItalic.ttf")
    #expect(file("Bricolage Grotesque", 700, opsz: 72) == "BricolageGrotesque96pt-Bold.ttf")
    #expect(file("No Such Family", 700) != nil)
  }

  @Test func aBrokenFontGivesWayToItsNeighbour() throws {
    let folder = "/tmp/rerun-fonts-\(getpid())"
    mkdir(folder, 0o700)
    defer {
      unlink(folder + "/HankenGrotesk-Bold.ttf")
      unlink(folder + "/HankenGrotesk-Medium.ttf")
      rmdir(folder)
    }
    func write(_ bytes: [UInt8], _ name: String) throws {
      let file = try #require(fopen(folder + "/" + name, "wb"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    try write(Array("not a font".utf8), "HankenGrotesk-Bold.ttf")
    try write(Repository.bytes("Fonts/HankenGrotesk-Medium.ttf"), "HankenGrotesk-Medium.ttf")
    let engine = TextEngine(fontsDirectory: folder)
    let style = TextStyle(family: "Hanken Grotesk", weight: 700, size: 30, lineHeight: 38)
    let medium = TextStyle(family: "Hanken Grotesk", weight: 500, size: 30, lineHeight: 38)
    #expect(engine.width(of: "Lamplight", in: style) == engine.width(of: "Lamplight", in: medium))
    #expect(engine.width(of: "Lamplight", in: style) > 90)
  }

  @Test(.enabled(if: hasNoto)) func noFontsFolderStillSetsText() {
    let engine = TextEngine(fontsDirectory: "/nonexistent")
    #expect(engine.width(of: "Lamplight", in: Fixture.style) > 90)
  }

  @Test func widthsAddUpAndScale() {
    let engine = Fixture.text()
    let width = engine.width(of: "Lamplight", in: Fixture.style)
    #expect(abs(engine.width(of: "Lamplight", in: Fixture.style.sized(60)) - width * 2) < 0.01)
    #expect(engine.width(of: "", in: Fixture.style) == 0)
    #expect(
      engine.width(of: "AV", in: Fixture.style) < engine.width(of: "A", in: Fixture.style)
        + engine.width(of: "V", in: Fixture.style)
    )
    // Trailing spaces count, as in any advance.
    let space = engine.width(of: "a ", in: Fixture.style) - engine.width(of: "a", in: Fixture.style)
    #expect(space > 4 && space < 12)
  }

  @Test func trackingFromHalfAPixel() {
    let engine = Fixture.text()
    var style = Fixture.style
    let plain = engine.width(of: "Lamplight", in: style)
    style.tracking = 0.4
    #expect(engine.width(of: "Lamplight", in: style) == plain)
    style.tracking = 2
    #expect(abs(engine.width(of: "Lamplight", in: style) - plain - 18) < 1)
    style.tracking = -1
    #expect(abs(engine.width(of: "Lamplight", in: style) - plain + 9) < 1)
  }

  @Test(.enabled(if: hasNoto)) func shapedScriptsAreNeverTracked() {
    let engine = Fixture.text()
    var style = Fixture.style
    for text in ["مسلسل", "हिन्दी", "ภาพยนตร์"] {
      style.tracking = 0
      let plain = engine.width(of: text, in: style)
      style.tracking = 3
      #expect(engine.width(of: text, in: style) == plain)
      #expect(plain > 20)
    }
  }

  @Test func upperCaseIsMeasured() {
    let engine = Fixture.text()
    var style = Fixture.style
    let upper = engine.width(of: "LAMPLIGHT", in: style)
    style.upper = true
    #expect(engine.width(of: "Lamplight", in: style) == upper)
  }

  @Test func tabularDigitsHaveOneWidth() throws {
    let engine = Fixture.text()
    let style = try Fixture.lateShow.get().style(.clockL)
    func width(_ text: String) -> Double {
      engine.setLine(text, style: style, hasTabularDigits: true, isRightToLeft: false).width
    }
    #expect(width("1:11") == width("8:48"))
    #expect(engine.width(of: "1:11", in: style) < engine.width(of: "8:48", in: style))
    // The colon keeps its own width.
    #expect(width("1:1") < width("111"))
  }

  @Test(.enabled(if: access(colourEmoji + "/NotoColorEmoji.ttf", R_OK) == 0))
  func colourEmojiAreScaledToTheText() throws {
    let engine = TextEngine(
      fontsDirectory: Repository.root + "/Fonts",
      fallbackDirectories: [colourEmoji]
    )
    let renderer = try Renderer(width: 1920, height: 1080, text: engine, art: PlainArt())
    var list = DrawList()
    // A moose is too new for DejaVu's and Noto's one-colour fonts.
    list.text("🫎", Fixture.style, .white, in: Rect(100, 100, 200, 38))
    renderer.draw(list, theme: try Fixture.lateShow.get())
    let frame = renderer.capture()
    let columns = try #require(frame.inkColumns((0, 80, 400, 80)))
    let rows = try #require(frame.inkRows((0, 80, 400, 80)))
    #expect((24...40).contains(columns.count) && (24...40).contains(rows.count))
    #expect(rows.lowerBound >= 98 && rows.upperBound <= 140)
    // Brown, not white.
    let middle = frame.rgb((columns.lowerBound + columns.upperBound) / 2, 124)
    #expect(middle[0] > middle[2] + 20 && middle[0] > 60)
    let advance = engine.width(of: "🫎", in: Fixture.style)
    #expect(advance > 25 && advance < 45)
  }

  struct Piece: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    var text: String
    /// The font files from left to right.
    var files: [String]
  }

  @Test(
    .enabled(if: hasNoto),
    arguments: [
      Piece(text: "夜の東京", files: ["NotoSansCJK"]),
      Piece(text: "Tokyo 夜", files: ["HankenGrotesk", "NotoSansCJK"]),
      Piece(text: "مسلسل", files: ["NotoSansArabic"]),
      Piece(text: "שלום 24", files: ["HankenGrotesk", "NotoSansHebrew"]),
      Piece(text: "हिन्दी", files: ["NotoSansDevanagari"]),
      Piece(text: "ไทย", files: ["NotoSansThai"]),
      Piece(text: "Привет", files: ["NotoSans-"]),
      Piece(text: "\u{E000}\u{10FFFD}", files: []),
      Piece(text: "a\u{E000}b", files: ["HankenGrotesk"]),
      Piece(text: "a\u{200B}\u{0007}\u{FEFF}b", files: ["HankenGrotesk"]),
    ]
  )
  func fallback(_ row: Piece) {
    let engine = Fixture.text()
    let line = engine.setLine(
      row.text,
      style: Fixture.style,
      hasTabularDigits: false,
      isRightToLeft: Bidi.isRightToLeft(row.text)
    )
    let files = line.pieces.map {
      $0.run.file.path.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(files.count == row.files.count, "\(files)")
    for (file, expected) in zip(files, row.files) { #expect(file.hasPrefix(expected)) }
  }

  @Test(.enabled(if: hasNoto)) func emojiAreOneColourAndNeverABox() throws {
    let engine = Fixture.text()
    let line = engine.setLine(
      "😀❤️👍🏽",
      style: Fixture.style,
      hasTabularDigits: false,
      isRightToLeft: false
    )
    #expect(!line.pieces.isEmpty)
    #expect(line.pieces.allSatisfy { !$0.run.file.path.contains("Hanken") })
    for piece in line.pieces {
      for scalar in piece.run.text.unicodeScalars { #expect(piece.run.file.provides(scalar)) }
    }
  }

  @Test func baselineFollowsTheThemesMetrics() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    var list = DrawList()
    let style = theme.style(.cellTitle)
    list.text("HHH", style, .white, in: Rect(100, 100, 300, style.lineHeight))
    renderer.draw(list, theme: theme)
    // Hanken 29/34: (34 - 1.303 × 29) / 2 + 29 = 27.1; capitals are .697 × 29 = 20.2 high.
    let rows = try #require(renderer.capture().inkRows((100, 80, 200, 80)))
    #expect(rows.upperBound == 126)
    #expect((106...107).contains(rows.lowerBound))
  }

  @Test func alignmentAndEllipsisStayInTheBox() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    var list = DrawList()
    let style = Fixture.style
    list.text("Hill", style, .white, in: Rect(100, 0, 400, 38))
    list.text("Hill", style, .white, in: Rect(100, 100, 400, 38), alignment: .center)
    list.text("Hill", style, .white, in: Rect(100, 200, 400, 38), alignment: .right)
    list.text("A very long title that never ends", style, .white, in: Rect(100, 300, 200, 38))
    list.text(
      "A very long title that never ends",
      style,
      .white,
      in: Rect(100, 400, 200, 38),
      overflow: .visible
    )
    list.text(
      "HHHHHHHHHHHHHHHHHHHH",
      style,
      .white,
      in: Rect(100, 500, 200, 38),
      overflow: .sliding(offset: 50)
    )
    renderer.draw(list, theme: theme)
    let frame = renderer.capture()
    func ink(_ y: Int) throws -> ClosedRange<Int> {
      try #require(frame.inkColumns((0, y, 1000, 40)))
    }
    let width = Int(renderer.text.width(of: "Hill", in: style))
    #expect(abs(try ink(0).lowerBound - 102) <= 1)
    #expect(abs(try ink(100).lowerBound - (302 - width / 2)) <= 2)
    #expect(abs(try ink(200).upperBound - 497) <= 2)
    #expect(try ink(300).upperBound < 300)
    #expect(try ink(400).upperBound > 400)
    #expect(try ink(500) == 100...299)
  }

  @Test(.enabled(if: hasNoto)) func rightToLeftAlignsRightWithTheEllipsisAtTheLeft() throws {
    let theme = try Fixture.lateShow.get()
    let renderer = try Fixture.renderer()
    var list = DrawList()
    list.text("שלום", Fixture.style, .white, in: Rect(100, 0, 400, 38))
    list.text(
      "שלום עולם זה שם ארוך מאוד שלא נכנס",
      Fixture.style,
      .white,
      in: Rect(100, 100, 200, 38)
    )
    renderer.draw(list, theme: theme)
    let frame = renderer.capture()
    let short = try #require(frame.inkColumns((0, 0, 1000, 40)))
    #expect(short.upperBound > 490 && short.lowerBound > 350)
    let long = try #require(frame.inkColumns((0, 100, 1000, 40)))
    #expect(long.lowerBound >= 100 && long.upperBound <= 300 && long.upperBound > 290)
    // The left end is three dots near the baseline, nothing higher.
    let dots = try #require(frame.inkRows((long.lowerBound, 100, 12, 40)))
    #expect(dots.lowerBound > 120)
  }
}
