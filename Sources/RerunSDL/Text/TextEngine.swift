public import RerunStage

/// Measures and fits text in the fonts of a folder, and the system's where those lack a letter.
///
/// Widths come from the outlines, not from a size's pixels: a layout is the same on every output.
/// Main thread only.
public final class TextEngine: TextMeasurer {
  private let book: FontBook
  private var setLines = LRUCache<LineKey, SetLine>(budget: 4096)
  private var fitted = LRUCache<FitKey, FittedText>(budget: 2048)

  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var hasTabularDigits: Bool
    var isRightToLeft: Bool
  }

  private struct FitKey: Hashable {
    var text: String
    var style: TextStyle
    var hasTabularDigits: Bool
    var width: Double?
    var lines: Int
  }

  /// Lines of text that fit their box.
  struct FittedText {
    var lines: [String]
    var isRightToLeft: Bool
  }

  /// - Parameters:
  ///   - fontsDirectory: The folder of the themes' fonts; a missing font is replaced by its
  ///     nearest relative, then by the system's.
  ///   - fallbackDirectories: Searched before the system's folders for what the fonts lack.
  public init(fontsDirectory: String, fallbackDirectories: [String] = []) {
    book = FontBook(
      fontsDirectory: fontsDirectory,
      fallback: FallbackFonts(extraFolders: fallbackDirectories)
    )
  }

  public func width(of text: String, in style: TextStyle) -> Double {
    setLine(
      cased(text, style),
      style: style,
      hasTabularDigits: false,
      isRightToLeft: Bidi.isRightToLeft(text)
    ).width
  }

  /// The lines `item` is drawn as, in its style's case.
  func fit(_ item: TextItem) -> FittedText {
    let isEllipsis = item.overflow == .ellipsis
    let key = FitKey(
      text: item.string,
      style: item.style,
      hasTabularDigits: item.tabularDigits,
      width: isEllipsis || item.lines > 1 ? item.rect.width : nil,
      lines: item.lines
    )
    if let known = fitted.value(for: key) { return known }
    let text = cased(item.string, item.style)
    let isRightToLeft = Bidi.isRightToLeft(text)
    let measure = { (line: String) in
      self.setLine(
        line,
        style: item.style,
        hasTabularDigits: item.tabularDigits,
        isRightToLeft: isRightToLeft
      ).width
    }
    let lines: [String]
    if let width = key.width {
      lines = TextFit.lines(text, width: width, limit: max(1, item.lines), measure: measure)
    } else {
      lines = [text]
    }
    let result = FittedText(lines: lines, isRightToLeft: isRightToLeft)
    fitted.insert(result, for: key, cost: 1)
    return result
  }

  /// Places every run of `text`, which is in its final case.
  func setLine(
    _ text: String,
    style: TextStyle,
    hasTabularDigits: Bool,
    isRightToLeft: Bool
  ) -> SetLine {
    let key = LineKey(
      text: text,
      style: style,
      hasTabularDigits: hasTabularDigits,
      isRightToLeft: isRightToLeft
    )
    if let known = setLines.value(for: key) { return known }
    var setter = LineSetter(
      size: style.size,
      tracking: abs(style.tracking) >= 0.5 ? style.tracking : 0,
      hasTabularDigits: hasTabularDigits
    )
    if let primary = book.primary(for: style) {
      for run in Bidi.visualRuns(of: text, isRightToLeft: isRightToLeft) {
        let runs = FontRun.split(run, primary: primary, book: book)
        for part in run.isRightToLeft ? runs.reversed() : runs { setter.add(part) }
      }
    }
    setLines.insert(setter.line, for: key, cost: 1)
    return setter.line
  }

  private func cased(_ text: String, _ style: TextStyle) -> String {
    style.upper ? LetterCase.upper(text) : text
  }
}
