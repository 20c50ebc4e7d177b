#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The system's fonts for what a theme's own lack, where Debian's packages put them.
///
/// Order: Chinese, Japanese and Korean; Arabic and Hebrew; other scripts; emoji in one colour;
/// symbols; DejaVu; last, emoji in colours. Each file is opened when first asked for.
final class FallbackFonts {
  private struct Source {
    /// The first that exists is taken.
    var names: [String]
    /// Only looked at for these; nil is for everything.
    var scalars: [ClosedRange<UInt32>]?
    var isColor = false
  }

  private static let folders = [
    "/usr/share/fonts/opentype/noto/", "/usr/share/fonts/truetype/noto/",
    "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/ancient-scripts/",
    "/usr/share/fonts/noto/", "/usr/share/fonts/noto-cjk/", "/usr/share/fonts/TTF/",
    "/usr/local/share/fonts/",
  ]

  private static let sources: [Source] = [
    Source(
      names: ["NotoSansCJK-Medium.ttc", "NotoSansCJK-Regular.ttc"],
      scalars: [
        0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
      ]
    ),
    noto("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE),
    noto("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    noto("Devanagari", 0x900...0x97F, 0xA8E0...0xA8FF),
    noto("Bengali", 0x980...0x9FF),
    noto("Gurmukhi", 0xA00...0xA7F),
    noto("Gujarati", 0xA80...0xAFF),
    noto("Tamil", 0xB80...0xBFF),
    noto("Telugu", 0xC00...0xC7F),
    noto("Kannada", 0xC80...0xCFF),
    noto("Malayalam", 0xD00...0xD7F),
    noto("Sinhala", 0xD80...0xDFF),
    noto("Thai", 0xE00...0xE7F),
    noto("Lao", 0xE80...0xEFF),
    noto("Myanmar", 0x1000...0x109F),
    noto("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    noto("Ethiopic", 0x1200...0x139F),
    noto("Khmer", 0x1780...0x17FF),
    noto("Armenian", 0x530...0x58F, 0xFB13...0xFB17),
    Source(names: ["NotoSans-Medium.ttf", "NotoSans-Regular.ttf"]),
    Source(names: ["NotoEmoji-Medium.ttf", "NotoEmoji-Regular.ttf"]),
    Source(names: ["Symbola_hint.ttf", "Symbola.ttf"]),
    Source(names: ["NotoSansSymbols-Regular.ttf"]),
    Source(names: ["NotoSansSymbols2-Regular.ttf"]),
    Source(names: ["NotoSansMath-Regular.ttf"]),
    Source(names: ["DejaVuSans.ttf"]),
    Source(names: ["NotoColorEmoji.ttf"], isColor: true),
  ]

  private static func noto(_ script: String, _ scalars: ClosedRange<UInt32>...) -> Source {
    Source(
      names: ["NotoSans\(script)-Medium.ttf", "NotoSans\(script)-Regular.ttf"],
      scalars: scalars
    )
  }

  private let folders: [String]
  private var files: [Int: FontFile?] = [:]
  private var answers: [[Unicode.Scalar]: FontFile?] = [:]

  /// - Parameter extraFolders: Looked in before the system's.
  init(extraFolders: [String] = [], systemFolders: [String] = FallbackFonts.folders) {
    folders = extraFolders.map { $0.hasSuffix("/") ? $0 : $0 + "/" } + systemFolders
  }

  /// A font for plain text.
  var anything: FontFile? {
    font(for: Array("Ag0".unicodeScalars))
  }

  /// The first font of the chain that has all of `scalars`, or else the first of them.
  func font(for scalars: [Unicode.Scalar]) -> FontFile? {
    guard let first = scalars.first else { return nil }
    if let known = answers[scalars] { return known }
    let answer = search(for: scalars) ?? (scalars.count > 1 ? search(for: [first]) : nil)
    if answers.count > 4096 { answers.removeAll() }
    answers[scalars] = .some(answer)
    return answer
  }

  private func search(for scalars: [Unicode.Scalar]) -> FontFile? {
    for index in Self.sources.indices {
      if let ranges = Self.sources[index].scalars {
        guard scalars.contains(where: { scalar in ranges.contains { $0 ~= scalar.value } }) else {
          continue
        }
      }
      if let file = file(at: index), scalars.allSatisfy(file.provides) { return file }
    }
    return nil
  }

  private func file(at index: Int) -> FontFile? {
    if let known = files[index] { return known }
    let source = Self.sources[index]
    let paths = source.names.flatMap { name in folders.map { $0 + name } }
    let file = paths.lazy.filter { FileManager.default.fileExists(atPath: $0) }
      .map { FontFile(path: $0, isColor: source.isColor) }
      .first { $0.isUsable }
    files[index] = .some(file)
    return file
  }
}
