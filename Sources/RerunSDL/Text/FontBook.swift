import RerunStage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts of a folder, by what their file names say, and the system's for what they lack.
///
/// Names are `<Family>[<optical size>pt]-<Weight>[Italic].ttf`, as Google Fonts has them.
final class FontBook {
  private struct Cut {
    var family: String
    var weight: Int
    var italic: Bool
    var opticalSize: Int?
    var file: FontFile
  }

  private struct StyleKey: Hashable {
    var family: String
    var weight: Int
    var italic: Bool
    var opticalSize: Int?
  }

  private let cuts: [Cut]
  private let fallback: FallbackFonts
  private var chosen: [StyleKey: FontFile?] = [:]

  /// - Parameter fontsDirectory: Where `Fonts/` is; if it isn't, the system's fonts do.
  init(fontsDirectory: String, fallback: FallbackFonts = FallbackFonts()) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fontsDirectory)) ?? []
    cuts = names.sorted().compactMap { Self.cut(named: $0, in: fontsDirectory) }
    self.fallback = fallback
  }

  /// The file nearest to what `style` asks for that can be opened; nil on a system without fonts.
  func primary(for style: TextStyle) -> FontFile? {
    let key = StyleKey(
      family: style.family,
      weight: style.weight,
      italic: style.italic,
      opticalSize: style.opticalSize
    )
    if let known = chosen[key] { return known }
    let family = style.family.filter { $0 != " " }
    let candidates = cuts.sorted { Self.distance($0, key, family) < Self.distance($1, key, family) }
    let file = candidates.first { $0.file.isUsable }?.file ?? fallback.anything
    chosen[key] = .some(file)
    return file
  }

  /// The first font that has every visible part of `character`: the style's own, then the
  /// fallback chain; nil if none has, and then nothing is drawn.
  func font(for character: Character, primary: FontFile) -> FontFile? {
    let visible = Array(character.unicodeScalars.lazy.filter { !Self.isIgnorable($0) })
    if visible.allSatisfy(primary.provides) { return primary }
    return fallback.font(for: visible)
  }

  /// Joiners and selectors have no glyph of their own.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Another family is worse than any other weight, slant than weight, weight than optical size.
  private static func distance(_ cut: Cut, _ wanted: StyleKey, _ family: String) -> Int {
    var distance = abs(cut.weight - wanted.weight)
    if cut.family != family { distance += 100_000 }
    if cut.italic != wanted.italic { distance += 10_000 }
    switch (cut.opticalSize, wanted.opticalSize) {
    case (let has?, let wants?): distance += min(99, abs(has - wants))
    case (nil, nil): break
    default: distance += 50
    }
    return distance
  }

  private static let weights: [(name: String, weight: Int)] = [
    ("ExtraLight", 200), ("SemiBold", 600), ("ExtraBold", 800), ("Regular", 400), ("Medium", 500),
    ("Black", 900), ("Light", 300), ("Bold", 700), ("Thin", 100),
  ]

  private static func cut(named name: String, in directory: String) -> Cut? {
    guard name.hasSuffix(".ttf") || name.hasSuffix(".otf"),
      let dash = name.lastIndex(of: "-")
    else { return nil }
    var family = String(name[..<dash])
    let style = name[name.index(after: dash)...].dropLast(4)
    var opticalSize: Int?
    if family.hasSuffix("pt") {
      let digits = String(family.dropLast(2).reversed().prefix { $0.isNumber }.reversed())
      opticalSize = Int(digits)
      if opticalSize != nil { family.removeLast(digits.count + 2) }
    }
    let weight = weights.first { style.hasPrefix($0.name) }?.weight ?? 400
    return Cut(
      family: family,
      weight: weight,
      italic: style.hasSuffix("Italic"),
      opticalSize: opticalSize,
      file: FontFile(path: directory + "/" + name)
    )
  }
}
